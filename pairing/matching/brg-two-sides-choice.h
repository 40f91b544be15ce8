/* brg-two-sides-choice.h - which of the cheapest matchings between two sides comes first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-two-sides.h"

G_BEGIN_DECLS

/**
 * brg_two_sides_dup_tight:
 * @sides: sides for which brg_two_sides_prove() was %TRUE
 *
 * Returns: (transfer full): the edges without slack; the cheapest perfect matchings are just the
 *   perfect matchings of this graph
 */
BrgGraph *brg_two_sides_dup_tight (const BrgTwoSides *sides);

/**
 * brg_two_sides_begin_choice:
 * @sides: solved sides
 *
 * Must be called once before brg_two_sides_choose().
 */
void brg_two_sides_begin_choice (BrgTwoSides *sides);

/**
 * brg_two_sides_choose:
 * @sides: solved sides
 * @vertex: a vertex of the left side that has not yet chosen
 *
 * Matches @vertex for good with the lowest vertex that it has in any cheapest matching across that
 * keeps to the earlier choices.
 *
 * Returns: that vertex
 */
gint brg_two_sides_choose (BrgTwoSides *sides, gint vertex);

G_END_DECLS
