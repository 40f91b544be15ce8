/* brg-scheveningen.h - everybody of one side meets everybody of the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_scheveningen_system:
 *
 * The system `scheveningen`, rus-draughts-2022 1.4. In the order of start numbers the first half
 * are side A, the others side B; for an odd number side A has one more, and the partner of the
 * player whom B lacks is free. The table is fixed: who is absent or has left still stands on his
 * boards. Every second cycle has the colours reversed.
 */
extern const BrgPairingSystem brg_scheveningen_system;

/**
 * brg_scheveningen_find_opponent:
 * @n: number of boards, at least 1
 * @number: number of a player of side A, 1 to @n
 * @round: a round of the table, 1 to @n
 * @has_white: (out) (nullable): whether the player of side A has White
 *
 * The table of @n rounds. In round 1 equal numbers meet. Every player has White in half of his
 * games, every side in half of the games of a round, for odd @n the nearest to it, and so in all;
 * nobody has one colour three times in a row. For two boards side A has White on both in round 1.
 *
 * Returns: number of his opponent of side B, 1 to @n
 */
gint brg_scheveningen_find_opponent (gint n, gint number, gint round, gboolean *has_white);

G_END_DECLS
