/* brg-renju-board.h - the stones on a board of renju
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-renju.h"

G_BEGIN_DECLS

/* 15 lines across, 15 up, and 29 of each slope; the short ones in the corners are kept too. */
#define BRG_RENJU_N_LINES 88

/* A line is a word with five bits of margin before its first point, so that what surrounds a point
 * can be cut out of it anywhere. */
#define BRG_RENJU_MARGIN 5

/**
 * BrgRenjuBoard:
 * @black: of each line the black stones
 * @blocked: of each line where Black can have no stone: white stones, and all beyond the edge
 * @stones: by point a #BrgColour
 * @n_stones: how many stones there are
 *
 * The stones on the board. The numbers of the two colours need not fit each other: players may
 * pass, and composed boards are welcome.
 */
typedef struct
{
  guint32 black[BRG_RENJU_N_LINES];
  guint32 blocked[BRG_RENJU_N_LINES];
  guint8 stones[BRG_RENJU_N_POINTS];
  guint8 n_stones;
} BrgRenjuBoard;

/** brg_renju_line_of: Returns: the number of the line through a point */
static inline guint
brg_renju_line_of (guint column, guint row, BrgRenjuDirection direction)
{
  switch (direction)
    {
    case BRG_RENJU_ACROSS:
      return row;
    case BRG_RENJU_UP:
      return 15 + column;
    case BRG_RENJU_RISING:
      return 44 + column - row;
    case BRG_RENJU_FALLING:
    default:
      return 59 + column + row;
    }
}

/** brg_renju_place_of: Returns: the place of a point on its line, from 0; one step on is one more
 */
static inline guint
brg_renju_place_of (guint column, guint row, BrgRenjuDirection direction)
{
  return direction == BRG_RENJU_UP ? row : column;
}

/** brg_renju_line_inside: Returns: the part of a line that lies on the board */
static inline guint32
brg_renju_line_inside (guint line)
{
  guint first = 0;
  guint last = BRG_RENJU_SIDE - 1;

  if (line >= 30)
    {
      guint slope = line < 59 ? line - 30 : line - 59;

      first = slope < BRG_RENJU_SIDE ? 0 : slope - (BRG_RENJU_SIDE - 1);
      last = slope < BRG_RENJU_SIDE ? slope : BRG_RENJU_SIDE - 1;
    }
  return ((2u << last) - (1u << first)) << BRG_RENJU_MARGIN;
}

/**
 * brg_renju_board_clear:
 * @board: (out): gets no stones
 */
void brg_renju_board_clear (BrgRenjuBoard *board);

/**
 * brg_renju_board_place:
 * @board: a board
 * @point: an empty point
 * @colour: Black or White
 *
 * Places a stone, allowed or not.
 */
void brg_renju_board_place (BrgRenjuBoard *board, BrgRenjuPoint point, BrgColour colour);

/**
 * brg_renju_board_lift:
 * @board: a board
 * @point: a point with a stone
 *
 * Takes a stone off the board.
 */
void brg_renju_board_lift (BrgRenjuBoard *board, BrgRenjuPoint point);

/** brg_renju_board_get: Returns: whose stone lies on @point, none if it is empty */
static inline BrgColour
brg_renju_board_get (const BrgRenjuBoard *board, BrgRenjuPoint point)
{
  return (BrgColour) board->stones[point];
}

/**
 * brg_renju_board_turn:
 * @board: a board
 * @symmetry: how, below %BRG_RENJU_N_SYMMETRIES
 * @turned: (out): the board turned or mirrored; not @board itself
 */
void brg_renju_board_turn (const BrgRenjuBoard *board, guint symmetry, BrgRenjuBoard *turned);

/**
 * brg_renju_board_is_alike:
 * @board: a board
 * @other: another
 *
 * Returns: whether a symmetry brings @board to @other
 */
gboolean brg_renju_board_is_alike (const BrgRenjuBoard *board, const BrgRenjuBoard *other);

G_END_DECLS
