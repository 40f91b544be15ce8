/* brg-renju-board.c - the stones on a board of renju
 *
 * Tests: tests/engine/test-renju-board.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-board.h"

#include <string.h>

void
brg_renju_board_clear (BrgRenjuBoard *board)
{
  memset (board, 0, sizeof *board);
  for (guint line = 0; line < BRG_RENJU_N_LINES; line++)
    board->blocked[line] = ~brg_renju_line_inside (line);
}

/* Turns the stone of a colour on a point over: there or not there. */
static void
toggle (BrgRenjuBoard *board, BrgRenjuPoint point, BrgColour colour)
{
  guint32 *lines = colour == BRG_COLOUR_BLACK ? board->black : board->blocked;
  guint column = brg_renju_point_column (point);
  guint row = brg_renju_point_row (point);

  for (guint i = 0; i < BRG_RENJU_N_DIRECTIONS; i++)
    lines[brg_renju_line_of (column, row, (BrgRenjuDirection) i)] ^=
        1u << (brg_renju_place_of (column, row, (BrgRenjuDirection) i) + BRG_RENJU_MARGIN);
}

void
brg_renju_board_place (BrgRenjuBoard *board, BrgRenjuPoint point, BrgColour colour)
{
  g_return_if_fail (point < BRG_RENJU_N_POINTS && board->stones[point] == BRG_COLOUR_NONE);
  g_return_if_fail (colour != BRG_COLOUR_NONE);

  toggle (board, point, colour);
  board->stones[point] = (guint8) colour;
  board->n_stones++;
}

void
brg_renju_board_lift (BrgRenjuBoard *board, BrgRenjuPoint point)
{
  g_return_if_fail (point < BRG_RENJU_N_POINTS && board->stones[point] != BRG_COLOUR_NONE);

  toggle (board, point, (BrgColour) board->stones[point]);
  board->stones[point] = BRG_COLOUR_NONE;
  board->n_stones--;
}

void
brg_renju_board_turn (const BrgRenjuBoard *board, guint symmetry, BrgRenjuBoard *turned)
{
  g_return_if_fail (symmetry < BRG_RENJU_N_SYMMETRIES);

  brg_renju_board_clear (turned);
  for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
    if (board->stones[point] != BRG_COLOUR_NONE)
      brg_renju_board_place (turned, brg_renju_point_turn ((BrgRenjuPoint) point, symmetry),
                             (BrgColour) board->stones[point]);
}

static gboolean
is_brought_to (const BrgRenjuBoard *board, guint symmetry, const BrgRenjuBoard *other)
{
  for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
    if (board->stones[point] !=
        other->stones[brg_renju_point_turn ((BrgRenjuPoint) point, symmetry)])
      return FALSE;
  return TRUE;
}

gboolean
brg_renju_board_is_alike (const BrgRenjuBoard *board, const BrgRenjuBoard *other)
{
  if (board->n_stones != other->n_stones)
    return FALSE;
  for (guint symmetry = 0; symmetry < BRG_RENJU_N_SYMMETRIES; symmetry++)
    if (is_brought_to (board, symmetry, other))
      return TRUE;
  return FALSE;
}
