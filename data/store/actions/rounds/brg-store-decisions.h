/* brg-store-decisions.h - actions on level meetings of a knock-out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-knockout-replay.h"
#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_snapshot_list_meetings:
 * @snapshot: a group
 * @round: a round
 *
 * Returns: (transfer full) (element-type BrgMeeting): the meetings of the stage to which the round
 *   belongs, with players as indices of entries; empty where the group plays no knock-out, and
 *   while an earlier stage is not decided
 */
GArray *brg_snapshot_list_meetings (const BrgSnapshot *snapshot, gint round);

/**
 * brg_snapshot_find_decision:
 * @snapshot: a group
 * @meeting: one of its meetings
 *
 * Returns: (transfer none) (nullable): how it was decided, if not by its games
 */
const BrgMeetingNote *brg_snapshot_find_decision (const BrgSnapshot *snapshot,
                                                  const BrgMeeting *meeting);

/**
 * BRG_EXTRA_GAMES_MOST:
 *
 * How many games of extra micro-matches a decision can have.
 */
#define BRG_EXTRA_GAMES_MOST 12

/**
 * brg_extra_games_read:
 * @text: games as #BrgMeetingNote.extra_games has them
 * @winner: (out) (array fixed-size=12): what the winner got in them
 * @loser: (out) (array fixed-size=12): what the other got
 *
 * Returns: how many there are; -1 where @text is none
 */
gint brg_extra_games_read (const char *text, BrgOutcome *winner, BrgOutcome *loser);

/**
 * brg_extra_games_dup_turned:
 * @text: games as one side has them
 *
 * Returns: (transfer full): the same as the other side has them
 */
char *brg_extra_games_dup_turned (const char *text);

/**
 * brg_store_decide_meeting_extra:
 * @store: a store
 * @group_id: row of a group that plays a knock-out
 * @winner_id: row of the player who goes on
 * @decided: a round of the meeting, method, note, and the extra micro-match; its other fields are
 *   not looked at
 * @error: return location for an error
 *
 * brg_store_decide_meeting() with an extra micro-match (rus-draughts-2022 5.4.6): whoever has the
 * greater sum in it goes on by it, and with equal sums it decides nothing.
 *
 * Returns: whether it went well
 */
gboolean brg_store_decide_meeting_extra (BrgStore *store,
                                         gint64 group_id,
                                         gint64 winner_id,
                                         const BrgMeetingNote *decided,
                                         GError **error);

/**
 * brg_store_decide_meeting:
 * @store: a store
 * @group_id: row of a group that plays a knock-out
 * @round: a round of the meeting
 * @winner_id: row of the player who goes on
 * @method: how that came about
 * @note: what else is to be known; may be empty
 * @error: return location for an error
 *
 * Decides a meeting that its games left level. Refused when it is not level, is decided already, or
 * the next stage is paired.
 *
 * Returns: whether it went well
 */
gboolean brg_store_decide_meeting (BrgStore *store,
                                   gint64 group_id,
                                   gint round,
                                   gint64 winner_id,
                                   BrgDecisionMethod method,
                                   const char *note,
                                   GError **error);

/**
 * brg_store_reopen_meeting:
 * @store: a store
 * @group_id: row of the group
 * @decision_id: row of a decision, see #BrgMeetingNote
 * @error: return location for an error
 *
 * Takes a decision back. Refused once the next stage is paired.
 *
 * Returns: whether it went well
 */
gboolean brg_store_reopen_meeting (BrgStore *store,
                                   gint64 group_id,
                                   gint64 decision_id,
                                   GError **error);

/* Only for the files of data/store. Before the result of a game changes: a decision about its
 * meeting is refused to lose its ground; it goes with the rounds from @remove_from on, 0 for none,
 * and stays when the next stage does. */
gboolean brg_store_check_decision (BrgStore *store,
                                   gint64 game_id,
                                   gint remove_from,
                                   GError **error);

G_END_DECLS
