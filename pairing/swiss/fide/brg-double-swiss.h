/* brg-double-swiss.h - the Double-Swiss system
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_double_swiss_system:
 *
 * The system `double-swiss`, FIDE Handbook C.04.5 in force since 1 February 2026. Its articles are
 * named `fide-double-swiss-2026`.
 *
 * A match is two rounds of the tournament, one a game: rounds 1 and 2 are the first match, 3 and 4
 * the second. So every game has its own result and its own forfeit. An odd round is paired by the
 * rules; an even one repeats the pairs of the round before with the other colours, whoever has left
 * meanwhile. The bye of a match stands in both of its rounds; brg_double_swiss_get_scoring() makes
 * it worth a win and a draw.
 */
extern const BrgPairingSystem brg_double_swiss_system;

/**
 * brg_double_swiss_get_scoring:
 *
 * Returns: 1, ½, 0 a game; half of a win and a draw for each round of the bye
 *   (fide-double-swiss-2026 1.4)
 */
BrgScoring brg_double_swiss_get_scoring (void);

G_END_DECLS
