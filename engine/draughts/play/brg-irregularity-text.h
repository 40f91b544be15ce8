/* brg-irregularity-text.h - deeds as text: move:b4:d6 off:c5 reply:e7:c5
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-irregularity.h"

G_BEGIN_DECLS

/**
 * brg_irregularity_read:
 * @position: the position before the move
 * @text: deeds, in the order in which they happened
 * @deeds: (out caller-allocates) (array fixed-size=64): what was done
 * @n_deeds: (out): how much
 * @column: (out): where the fault is, in characters from 1; untouched without fault
 *
 * Reads deeds with one blank between:
 *
 *   deed = "touch:" square
 *        | ( "move:" | "again:" | "then:" | "reply:" ) walk
 *        | ( "off:" | "off-early:" ) square { "," square }
 *        | "adjust" | "pause" | "uncrowned" | "back" | "over"
 *   walk = square "-" square | square ( ":" | "x" ) square { ( ":" | "x" ) square }
 *
 * A square is `a1` to `h8` on 64 squares, a number on 100.
 *
 * Returns: what is wrong; @deeds and @n_deeds are then of no use
 */
BrgDeedFault brg_irregularity_read (const BrgDraughtsPosition *position,
                                    const char *text,
                                    BrgDeed deeds[BRG_DEED_MAX],
                                    guint *n_deeds,
                                    gint *column);

/**
 * brg_irregularity_write_moves:
 * @answer: an answer
 * @position: the position of which its moves are: the corrected one, or the one before the move
 *
 * Writes the moves that may be made, in the order of their texts with blanks between. A capture has
 * the squares where it turns only where there are several with the same ends (6.1.6.2).
 *
 * Returns: (transfer full): the moves, `-` for none
 */
char *brg_irregularity_write_moves (const BrgIrregularity *answer,
                                    const BrgDraughtsPosition *position);

/**
 * brg_irregularity_describe_fault:
 * @fault: a fault
 *
 * Returns: a plain English clause for logs and the command line; a constant string
 */
const char *brg_irregularity_describe_fault (BrgDeedFault fault);

G_END_DECLS
