/* brg-acceleration.h - Baku acceleration
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * brg_acceleration_is_allowed:
 * @scoring: a scoring
 *
 * Returns: whether the method may be used: a win is worth two draws and a loss nothing
 *   (fide-acceleration-2026 1.1)
 */
gboolean brg_acceleration_is_allowed (const BrgScoring *scoring);

/**
 * brg_acceleration_count_group:
 * @n_players: number of players before the first round
 *
 * Returns: how many of them, from the top, are in the group with virtual points
 *   (fide-acceleration-2026 1.2)
 */
gint brg_acceleration_count_group (gint n_players);

/**
 * brg_acceleration_apply:
 * @tournament: a Swiss
 * @last_number: start number of the last player of the upper group. He stays the last one when late
 *   entries come in above him (fide-acceleration-2026 1.3)
 *
 * Gives everybody the virtual points of all rounds (fide-acceleration-2026 1.4).
 */
void brg_acceleration_apply (BrgTournament *tournament, gint last_number);

G_END_DECLS
