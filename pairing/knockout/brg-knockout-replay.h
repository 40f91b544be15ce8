/* brg-knockout-replay.h - how far a knock-out has come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-bracket.h"
#include "brg-micro-match.h"
#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_knockout_get_stage:
 * @tournament: a tournament; #BrgTournament.cycles is the number of games of a meeting
 * @round: a round
 *
 * Returns: the stage to which the round belongs, from 1
 */
gint brg_knockout_get_stage (const BrgTournament *tournament, gint round);

/**
 * brg_knockout_get_first_round:
 * @tournament: a tournament
 * @stage: a stage
 *
 * Returns: the round of the first games of the stage
 */
gint brg_knockout_get_first_round (const BrgTournament *tournament, gint stage);

/**
 * brg_knockout_replay:
 * @tournament: a tournament with at least two players; their order is that of the seeds
 * @scope: who goes on playing
 * @request: the round before which the replay stops, with decisions and locked pairs
 * @article: article for @undecided
 * @undecided: (element-type BrgReason) (nullable): where to say which meetings of the first stage
 *   without a result are not decided
 *
 * Plays all stages that are over before the round. The winner of a meeting is, in this order,
 * who #BrgPairingRequest.decisions says; who has more from its games, see brg_micro_match_read();
 * where losers are out, who stands on a board of the next stage, or in a locked pair of it. If
 * there was no game, because neither came, the first in the line goes on.
 *
 * Returns: (transfer full): the bracket before the stage of the round, or before the first stage
 *   that is not decided
 */
BrgBracket *brg_knockout_replay (const BrgTournament *tournament,
                                 BrgBracketScope scope,
                                 const BrgPairingRequest *request,
                                 const char *article,
                                 GArray *undecided);

/**
 * BrgMeeting:
 * @first: index of the player who stands first in the bracket
 * @second: index of the other
 * @first_round: round of the first game
 * @last_round: round of the last game
 * @best_place: best place that either may reach at the beginning of the stage
 * @worst_place: worst place of a player that either may reach then
 * @games: how the games stand, those of @first first
 * @winner: index of the player who goes on, or has the better place; %BRG_NOBODY while that is open
 * @is_by_decision: whether one of #BrgPairingRequest.decisions says so
 *
 * Two players of a stage of a knock-out.
 */
typedef struct
{
  gint first;
  gint second;
  gint first_round;
  gint last_round;
  gint best_place;
  gint worst_place;
  BrgMicroMatch games;
  gint winner;
  gboolean is_by_decision;
} BrgMeeting;

/**
 * brg_meeting_is_level:
 * @meeting: a meeting
 *
 * Returns: whether all games are over and leave open who goes on: somebody has to decide, or has
 */
gboolean brg_meeting_is_level (const BrgMeeting *meeting);

/**
 * brg_knockout_list_meetings:
 * @tournament: a tournament with at least two players
 * @scope: who goes on playing
 * @stage: a stage, from 1
 * @decisions: (array length=n_decisions) (nullable): as in #BrgPairingRequest
 * @n_decisions: number of @decisions
 *
 * Returns: (transfer full) (element-type BrgMeeting): the meetings of two players in the stage, in
 *   the order of the bracket; none while an earlier stage is not decided, or after the last one
 */
GArray *brg_knockout_list_meetings (const BrgTournament *tournament,
                                    BrgBracketScope scope,
                                    gint stage,
                                    const BrgMeetingDecision *decisions,
                                    guint n_decisions);

/**
 * brg_meeting_draw:
 * @seed: the event's seed
 * @round: last round of the meeting
 * @number: start number of one player
 * @other: start number of the other
 *
 * Draws who goes on from a level meeting. The lot is one of those of the meeting alone: the same
 * for both orders of the two, and not touched by other draws.
 *
 * Returns: @number or @other
 */
gint brg_meeting_draw (guint64 seed, gint round, gint number, gint other);

G_END_DECLS
