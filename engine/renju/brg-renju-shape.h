/* brg-renju-shape.h - what a black stone makes of one line, by a constant table
 *
 * For the library's own use. The table is written by make-renju-shapes.c at build time: a row for
 * everything that can surround a point on a line up to five points to each side, which is as far
 * as five in a row through the point, and the stone that would make it too long, can reach.
 * Rules: rus-draughts-2022 9.2.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-renju-board.h"

G_BEGIN_DECLS

/* Three to the power of ten: each point around is empty, black or blocked. */
#define BRG_RENJU_N_SHAPES 59049

/**
 * BrgRenjuShape:
 *
 * What a black stone makes of a line through its point: the flags below, the number of fours, and
 * the steps to the points where one more stone could make a straight four.
 */
typedef guint16 BrgRenjuShape;

#define BRG_RENJU_SHAPE_FIVE 0x1000
#define BRG_RENJU_SHAPE_LONG_ROW 0x2000

/* The fours, 0 to 2. */
#define BRG_RENJU_SHAPE_N_FOURS(shape) ((shape) >> 8 & 3u)

/* The extensions: bit 3 + n is a step of n points, -3 to 3. */
#define BRG_RENJU_SHAPE_EXTENSIONS(shape) ((shape) &0x7fu)
#define BRG_RENJU_SHAPE_REACH 3

extern const BrgRenjuShape brg_renju_shapes[BRG_RENJU_N_SHAPES];

/* A set of ten points around, with the digits of its number in base three. */
extern const guint16 brg_renju_ternary[1024];

/** brg_renju_surroundings: Returns: the five bits to each side of @place in @line */
static inline guint
brg_renju_surroundings (guint32 line, guint place)
{
  guint32 around = line >> place;

  return (around & 0x1f) | (around >> 1 & 0x3e0);
}

/** brg_renju_shape_at: Returns: what a black stone makes of a line through its point */
static inline BrgRenjuShape
brg_renju_shape_at (const BrgRenjuBoard *board,
                    guint column,
                    guint row,
                    BrgRenjuDirection direction)
{
  guint line = brg_renju_line_of (column, row, direction);
  guint place = brg_renju_place_of (column, row, direction);

  return brg_renju_shapes[brg_renju_ternary[brg_renju_surroundings (board->black[line], place)] +
                          2 * brg_renju_ternary[brg_renju_surroundings (board->blocked[line],
                                                                        place)]];
}

G_END_DECLS
