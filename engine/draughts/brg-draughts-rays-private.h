/* brg-draughts-rays-private.h - constant tables of the draughts boards, made at build time
 *
 * For the sources of engine/draughts only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts.h"

G_BEGIN_DECLS

/* Directions seen from White; the opposite of d is 3 - d. Those that lead to Black's side come
 * first, and along them the bits fall. */
enum
{
  BRG_DRAUGHTS_UP_LEFT,
  BRG_DRAUGHTS_UP_RIGHT,
  BRG_DRAUGHTS_DOWN_LEFT,
  BRG_DRAUGHTS_DOWN_RIGHT,
  BRG_DRAUGHTS_N_DIRECTIONS,
};

/* By board (0 the smaller), direction and square: all squares up to the edge. */
extern const BrgDraughtsSet brg_draughts_rays[2][BRG_DRAUGHTS_N_DIRECTIONS][64];

/* By board and number less one: the square. */
extern const guint8 brg_draughts_squares[2][BRG_DRAUGHTS_MAX_SQUARES];

/* By board and square: the number, 0 for none. */
extern const guint8 brg_draughts_numbers[2][64];

/* By square: column from the left and row from Black's side, 64 where no square is. */
extern const guint8 brg_draughts_columns[64];
extern const guint8 brg_draughts_rows[64];

/* The squares of a board. */
#define BRG_DRAUGHTS_SMALL_BOARD                                   \
  (G_GUINT64_CONSTANT (0x3cf) | G_GUINT64_CONSTANT (0x3cf) << 13 | \
   G_GUINT64_CONSTANT (0x3cf) << 26 | G_GUINT64_CONSTANT (0x3cf) << 39)
#define BRG_DRAUGHTS_LARGE_BOARD                                         \
  (G_GUINT64_CONSTANT (0x7df) | G_GUINT64_CONSTANT (0x7df) << 13 |       \
   G_GUINT64_CONSTANT (0x7df) << 26 | G_GUINT64_CONSTANT (0x7df) << 39 | \
   G_GUINT64_CONSTANT (0x7df) << 52)

/* Last rows: White's is the same bits on both boards but for their length. */
#define BRG_DRAUGHTS_TOP_ROW G_GUINT64_CONSTANT (0x1f)
#define BRG_DRAUGHTS_SMALL_BOTTOM_ROW (G_GUINT64_CONSTANT (0x3c0) << 39)
#define BRG_DRAUGHTS_LARGE_BOTTOM_ROW (G_GUINT64_CONSTANT (0x7c0) << 52)

/* Moves every square of a set by one step; what leaves the board is to be masked off. */
static inline BrgDraughtsSet
brg_draughts_set_step (BrgDraughtsSet set, guint direction)
{
  switch (direction)
    {
    case BRG_DRAUGHTS_UP_LEFT:
      return set >> 7;
    case BRG_DRAUGHTS_UP_RIGHT:
      return set >> 6;
    case BRG_DRAUGHTS_DOWN_LEFT:
      return set << 6;
    default:
      return set << 7;
    }
}

G_END_DECLS
