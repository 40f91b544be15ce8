/* brg-knockout-replay.h - how far a knock-out has come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-bracket.h"
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
 * @is_all_places: whether losers go on playing
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
                                 gboolean is_all_places,
                                 const BrgPairingRequest *request,
                                 const char *article,
                                 GArray *undecided);

G_END_DECLS
