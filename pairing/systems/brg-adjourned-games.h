/* brg-adjourned-games.h - games that are not over when a round is paired, and how they count
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_adjourned_games_list:
 * @system: a system
 * @tournament: the tournament with all earlier rounds
 * @round: a round to be paired
 *
 * Lists the adjourned games of the rounds before @round, where the system pairs by points: each a
 * reason of kind %BRG_REASON_ADJOURNED, or %BRG_REASON_ADJOURNED_NOTHING where it counts for
 * nothing yet, by round and White's index, about no pair.
 *
 * Returns: (transfer full) (element-type BrgReason): the games; empty for a table and a bracket
 */
GArray *brg_adjourned_games_list (const BrgPairingSystem *system,
                                  const BrgTournament *tournament,
                                  gint round);

/**
 * brg_adjourned_games_explain:
 * @system: a system
 * @tournament: the tournament with all earlier rounds
 * @round: the round
 * @pairing: the answer for @round
 *
 * Puts before the reasons of each pair the adjourned games of its two players: their points rest on
 * them.
 */
void brg_adjourned_games_explain (const BrgPairingSystem *system,
                                  const BrgTournament *tournament,
                                  gint round,
                                  BrgPairing *pairing);

G_END_DECLS
