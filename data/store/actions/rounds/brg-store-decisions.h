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
