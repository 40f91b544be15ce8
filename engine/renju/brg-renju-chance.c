/* brg-renju-chance.c - whether a row that wins can still arise
 *
 * White needs five points of a line in a row without a black stone. Black needs five without a
 * white one and without a black one just beyond either end; two threes or two fours on the way are
 * no obstacle, because White may fill every other point first while Black passes, which leaves
 * Black nothing but the five points themselves. What does stay is a long row across one of them: of
 * such points only one can be taken, the last, where the five takes precedence. Rules:
 * rus-draughts-2022 9.2.4.2, 9.2.4.4, 9.2.7.1
 * Tests: tests/engine/test-renju-chance.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-chance.h"

#include "brg-renju-foul.h"

/* The places where five bits in a row begin. */
static guint32
find_runs (guint32 bits)
{
  return bits & bits >> 1 & bits >> 2 & bits >> 3 & bits >> 4;
}

static gboolean
can_white (const BrgRenjuBoard *board)
{
  for (guint line = 0; line < BRG_RENJU_N_LINES; line++)
    if (find_runs (brg_renju_line_inside (line) & ~board->black[line]) != 0)
      return TRUE;
  return FALSE;
}

/* The point at a place of a line, the margin counted. */
static BrgRenjuPoint
find_point (guint line, guint place)
{
  guint at = place - BRG_RENJU_MARGIN;

  if (line < 15)
    return brg_renju_point (at, line);
  if (line < 30)
    return brg_renju_point (line - 15, at);
  return line < 59 ? brg_renju_point (at, at + 44 - line) : brg_renju_point (at, line - 59 - at);
}

/* Whether Black can fill five points of a line, those that are empty in some order. */
static gboolean
can_fill (const BrgRenjuBoard *board, guint line, guint place)
{
  guint n_long_rows = 0;

  for (guint i = 0; i < 5; i++)
    {
      BrgRenjuPoint point = find_point (line, place + i);

      n_long_rows += board->stones[point] == BRG_COLOUR_NONE &&
                     brg_renju_board_makes_long_row (board, point, BRG_COLOUR_BLACK);
    }
  return n_long_rows < 2;
}

static gboolean
can_black (const BrgRenjuBoard *board)
{
  for (guint line = 0; line < BRG_RENJU_N_LINES; line++)
    {
      guint32 black = board->black[line];
      guint32 runs = find_runs (~board->blocked[line]) & ~(black << 1) & ~(black >> 5);

      for (; runs != 0; runs &= runs - 1)
        if (can_fill (board, line, (guint) __builtin_ctz (runs)))
          return TRUE;
    }
  return FALSE;
}

gboolean
brg_renju_board_can_five (const BrgRenjuBoard *board, BrgColour colour)
{
  return colour == BRG_COLOUR_BLACK ? can_black (board) : can_white (board);
}

gboolean
brg_renju_board_is_dead (const BrgRenjuBoard *board)
{
  /* rus-draughts-2022 9.2.7.1: c, a draw when no five of Black and no row of White can arise. */
  return !can_white (board) && !can_black (board);
}
