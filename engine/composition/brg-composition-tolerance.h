/* brg-composition-tolerance.h - other ways that are no side solutions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-composition-text.h"

G_BEGIN_DECLS

/**
 * BRG_COMPOSITION_MAX_ORDERS:
 *
 * How many positions may be looked at for the transpositions of one work.
 */
#define BRG_COMPOSITION_MAX_ORDERS 5000000

/**
 * BrgCompositionTolerance:
 * @BRG_COMPOSITION_ANOTHER_WAY: a side solution
 * @BRG_COMPOSITION_LAST_STROKE: the last stroke of a king ends on another square of the diagonal
 * @BRG_COMPOSITION_STROKE: alternative stroke: to the same square over other pieces
 * @BRG_COMPOSITION_TRANSPOSITION: a later move of the line is made before
 * @BRG_COMPOSITION_STEPS: alternative move: two steps to the same square over another one
 *
 * What another move is beside the author's.
 */
typedef enum
{
  BRG_COMPOSITION_ANOTHER_WAY,
  BRG_COMPOSITION_LAST_STROKE,
  BRG_COMPOSITION_STROKE,
  BRG_COMPOSITION_TRANSPOSITION,
  BRG_COMPOSITION_STEPS,
} BrgCompositionTolerance;

/**
 * brg_composition_tolerance_find:
 * @line: a line that can be played to its end
 * @n: number of a half-move of White in it
 * @other: another move of White in the same place, which solves as well
 * @n_left: (inout): how many positions may still be looked at; 0 if they did not suffice, and the
 * answer is not to be believed
 *
 * Returns: what @other is; whether that is allowed depends on the board (11.2.7.3, 11.3.7.5)
 */
BrgCompositionTolerance brg_composition_tolerance_find (const BrgCompositionLine *line,
                                                        guint n,
                                                        const BrgDraughtsMove *other,
                                                        guint *n_left);

G_END_DECLS
