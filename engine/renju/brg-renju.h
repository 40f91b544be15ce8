/* brg-renju.h - points, lines and symmetries of the board of renju
 *
 * Rules: rus-draughts-2022 9.2.2.2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-colour.h"

G_BEGIN_DECLS

#define BRG_RENJU_SIDE 15
#define BRG_RENJU_N_POINTS 225

/**
 * BrgRenjuPoint:
 *
 * A point of the board: A1 is 0, B1 is 1, A2 is 15, H8 is 112, P15 is 224. As a move
 * %BRG_RENJU_PASS is the refusal to place a stone, rus-draughts-2022 9.2.4.4.
 */
typedef guint8 BrgRenjuPoint;

#define BRG_RENJU_CENTRE 112
#define BRG_RENJU_PASS 225

/**
 * BrgRenjuDirection:
 *
 * How a line runs.
 */
typedef enum
{
  BRG_RENJU_ACROSS,
  BRG_RENJU_UP,
  BRG_RENJU_RISING,
  BRG_RENJU_FALLING,
} BrgRenjuDirection;

#define BRG_RENJU_N_DIRECTIONS (BRG_RENJU_FALLING + 1)

/* A board can be turned and mirrored in eight ways, 0 being as it is. */
#define BRG_RENJU_N_SYMMETRIES 8

/** brg_renju_point: Returns: the point in @column and @row, both from 0 to 14 */
static inline BrgRenjuPoint
brg_renju_point (guint column, guint row)
{
  return (BrgRenjuPoint) (row * BRG_RENJU_SIDE + column);
}

/** brg_renju_point_column: Returns: 0 for the column A to 14 for P */
static inline guint
brg_renju_point_column (BrgRenjuPoint point)
{
  return point % BRG_RENJU_SIDE;
}

/** brg_renju_point_row: Returns: 0 for the row 1 to 14 for 15 */
static inline guint
brg_renju_point_row (BrgRenjuPoint point)
{
  return point / BRG_RENJU_SIDE;
}

/** brg_renju_point_walk: Returns: the point @n steps from @point, which must be on the board */
static inline BrgRenjuPoint
brg_renju_point_walk (BrgRenjuPoint point, BrgRenjuDirection direction, gint n)
{
  static const gint steps[BRG_RENJU_N_DIRECTIONS] = {
    [BRG_RENJU_ACROSS] = 1,
    [BRG_RENJU_UP] = BRG_RENJU_SIDE,
    [BRG_RENJU_RISING] = BRG_RENJU_SIDE + 1,
    [BRG_RENJU_FALLING] = 1 - BRG_RENJU_SIDE,
  };

  return (BrgRenjuPoint) ((gint) point + n * steps[direction]);
}

/** brg_renju_point_turn: Returns: where @symmetry, below 8, brings @point */
static inline BrgRenjuPoint
brg_renju_point_turn (BrgRenjuPoint point, guint symmetry)
{
  guint column = brg_renju_point_column (point);
  guint row = brg_renju_point_row (point);
  guint across = (symmetry & 4) != 0 ? row : column;
  guint up = (symmetry & 4) != 0 ? column : row;

  return brg_renju_point ((symmetry & 1) != 0 ? BRG_RENJU_SIDE - 1 - across : across,
                          (symmetry & 2) != 0 ? BRG_RENJU_SIDE - 1 - up : up);
}

G_END_DECLS
