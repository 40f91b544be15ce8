/* brg-baku.h - Baku acceleration: points that count for pairing only
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * brg_baku_is_possible:
 * @scoring: a scoring
 *
 * Returns: whether a Swiss with this scoring may be accelerated: a win is worth two draws and a
 *   loss nothing (fide-acceleration-2026 1.1)
 */
gboolean brg_baku_is_possible (const BrgScoring *scoring);

/**
 * brg_baku_count_leaders:
 * @n_players: number of players when round 1 is paired
 *
 * Returns: how many of them, from the top of the list, have virtual points
 *   (fide-acceleration-2026 1.2)
 */
gint brg_baku_count_leaders (gint n_players);

/**
 * brg_baku_points:
 * @scoring: a scoring for which brg_baku_is_possible() holds
 * @n_rounds: number of rounds of the event
 * @round: a round
 *
 * Returns: the virtual points of the leaders in this round, in units of %BRG_POINT
 *   (fide-acceleration-2026 1.4)
 */
gint brg_baku_points (const BrgScoring *scoring, gint n_rounds, gint round);

/**
 * brg_baku_accelerate:
 * @tournament: a Swiss whose scoring allows it
 * @last_number: start number of the last of the leaders
 *
 * Gives every player up to @last_number his virtual points, those who came late as well: the last
 * of the leaders stays the same person (fide-acceleration-2026 1.3).
 */
void brg_baku_accelerate (BrgTournament *tournament, gint last_number);

G_END_DECLS
