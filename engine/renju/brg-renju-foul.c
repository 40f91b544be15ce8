/* brg-renju-foul.c - moves that are forbidden to Black
 *
 * What a stone makes of its four lines comes from the table of shapes; only threes need the board:
 * whether one of their extensions may be played. Costs some 20 ns for a point without threes.
 * Rules: rus-draughts-2022 9.2.3, 9.2.4.2
 * Tests: tests/engine/test-renju-fouls.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-foul.h"

#include "brg-renju-shape.h"

/* A stone on its four lines. */
typedef struct
{
  BrgRenjuShape shapes[BRG_RENJU_N_DIRECTIONS];
  guint all;
  guint n_fours;
  guint n_threes; /* lines that may hold a three */
} Look;

static Look
look_at (const BrgRenjuBoard *board, BrgRenjuPoint point)
{
  guint column = brg_renju_point_column (point);
  guint row = brg_renju_point_row (point);
  Look look = { .all = 0 };

  for (guint i = 0; i < BRG_RENJU_N_DIRECTIONS; i++)
    {
      BrgRenjuShape shape = brg_renju_shape_at (board, column, row, (BrgRenjuDirection) i);

      look.shapes[i] = shape;
      look.all |= shape;
      look.n_fours += BRG_RENJU_SHAPE_N_FOURS (shape);
      look.n_threes += BRG_RENJU_SHAPE_EXTENSIONS (shape) != 0;
    }
  return look;
}

static gboolean has_two_threes (BrgRenjuBoard *board, BrgRenjuPoint point, const Look *look);

/* Whether Black may place a stone here and makes no five by it. */
static gboolean
is_quiet (BrgRenjuBoard *board, BrgRenjuPoint point)
{
  Look look = look_at (board, point);

  return (look.all & (BRG_RENJU_SHAPE_FIVE | BRG_RENJU_SHAPE_LONG_ROW)) == 0 && look.n_fours < 2 &&
         !has_two_threes (board, point, &look);
}

/* Finds where a line with the stone on @point, which is on the board, can be made a straight four
 * by a stone that is allowed. */
static gboolean
find_extension (BrgRenjuBoard *board,
                BrgRenjuPoint point,
                BrgRenjuDirection direction,
                BrgRenjuShape shape,
                BrgRenjuPoint *extension)
{
  for (guint rest = BRG_RENJU_SHAPE_EXTENSIONS (shape); rest != 0; rest &= rest - 1)
    {
      *extension =
          brg_renju_point_walk (point, direction, __builtin_ctz (rest) - BRG_RENJU_SHAPE_REACH);
      if (is_quiet (board, *extension))
        return TRUE;
    }
  return FALSE;
}

/* rus-draughts-2022 9.2.3: a three can be made a straight four by an allowed move. */
static gboolean
has_two_threes (BrgRenjuBoard *board, BrgRenjuPoint point, const Look *look)
{
  guint n_left = look->n_threes;
  guint n_found = 0;

  if (n_left < 2)
    return FALSE;
  brg_renju_board_place (board, point, BRG_COLOUR_BLACK);
  for (guint i = 0; n_found < 2 && n_found + n_left >= 2; i++)
    {
      BrgRenjuPoint extension;

      if (BRG_RENJU_SHAPE_EXTENSIONS (look->shapes[i]) == 0)
        continue;
      n_left--;
      n_found +=
          find_extension (board, point, (BrgRenjuDirection) i, look->shapes[i], &extension) ? 1 : 0;
    }
  brg_renju_board_lift (board, point);
  return n_found == 2;
}

/* The board is left as it was. */
static guint
judge (BrgRenjuBoard *board, BrgRenjuPoint point)
{
  Look look = look_at (board, point);
  guint fouls = 0;

  /* rus-draughts-2022 9.2.4.2: a foul is forbidden only if no five arises at the same time. */
  if (look.all == 0 || (look.all & BRG_RENJU_SHAPE_FIVE) != 0)
    return 0;
  if (has_two_threes (board, point, &look))
    fouls |= BRG_RENJU_FOUL_THREES;
  if (look.n_fours >= 2)
    fouls |= BRG_RENJU_FOUL_FOURS;
  if ((look.all & BRG_RENJU_SHAPE_LONG_ROW) != 0)
    fouls |= BRG_RENJU_FOUL_LONG_ROW;
  return fouls;
}

guint
brg_renju_fouls_get_number (guint fouls)
{
  return (fouls & BRG_RENJU_FOUL_LONG_ROW) != 0 ? 6
         : (fouls & BRG_RENJU_FOUL_FOURS) != 0  ? 44
         : (fouls & BRG_RENJU_FOUL_THREES) != 0 ? 33
                                                : 0;
}

guint
brg_renju_board_find_fouls (const BrgRenjuBoard *board, BrgRenjuPoint point)
{
  BrgRenjuBoard scratch = *board;

  g_return_val_if_fail (point < BRG_RENJU_N_POINTS && board->stones[point] == BRG_COLOUR_NONE, 0);
  return judge (&scratch, point);
}

guint
brg_renju_board_find_all_fouls (const BrgRenjuBoard *board, guint8 fouls[BRG_RENJU_N_POINTS])
{
  BrgRenjuBoard scratch = *board;
  guint n_points = 0;

  for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
    {
      fouls[point] = board->stones[point] != BRG_COLOUR_NONE
                         ? 0
                         : (guint8) judge (&scratch, (BrgRenjuPoint) point);
      n_points += fouls[point] != 0;
    }
  return n_points;
}

/* The points of a line that complete a five with the stone on @point, which is on the board: to
 * each side the first empty one behind the unbroken row, if it is one. Both ends of a straight four
 * would complete the same four: one is enough. */
static guint
add_fours (const BrgRenjuBoard *board,
           BrgRenjuPoint point,
           BrgRenjuDirection direction,
           guint n_fours,
           BrgRenjuFigure *figures)
{
  guint line =
      brg_renju_line_of (brg_renju_point_column (point), brg_renju_point_row (point), direction);
  guint at = BRG_RENJU_MARGIN + brg_renju_place_of (brg_renju_point_column (point),
                                                    brg_renju_point_row (point), direction);
  guint n = 0;

  for (gint side = -1; side <= 1 && n < n_fours; side += 2)
    {
      gint step = side;
      BrgRenjuPoint end;

      while ((board->black[line] >> ((gint) at + step) & 1) != 0)
        step += side;
      if ((board->blocked[line] >> ((gint) at + step) & 1) != 0)
        continue;
      end = brg_renju_point_walk (point, direction, step);
      if ((brg_renju_shape_at (board, brg_renju_point_column (end), brg_renju_point_row (end),
                               direction) &
           BRG_RENJU_SHAPE_FIVE) != 0)
        figures[n++] = (BrgRenjuFigure){ BRG_RENJU_FOUL_FOURS, direction, end };
    }
  return n;
}

guint
brg_renju_board_explain_fouls (const BrgRenjuBoard *board,
                               BrgRenjuPoint point,
                               BrgRenjuFigure figures[BRG_RENJU_MAX_FIGURES])
{
  guint fouls = brg_renju_board_find_fouls (board, point);
  BrgRenjuBoard scratch = *board;
  guint n = 0;
  Look look;

  if (fouls == 0)
    return 0;
  look = look_at (board, point);
  brg_renju_board_place (&scratch, point, BRG_COLOUR_BLACK);
  for (guint i = 0; i < BRG_RENJU_N_DIRECTIONS; i++)
    {
      BrgRenjuDirection direction = (BrgRenjuDirection) i;
      BrgRenjuShape shape = look.shapes[i];
      BrgRenjuPoint extension;

      if ((shape & BRG_RENJU_SHAPE_LONG_ROW) != 0)
        figures[n++] = (BrgRenjuFigure){ BRG_RENJU_FOUL_LONG_ROW, direction, BRG_RENJU_PASS };
      if ((fouls & BRG_RENJU_FOUL_FOURS) != 0)
        n += add_fours (&scratch, point, direction, BRG_RENJU_SHAPE_N_FOURS (shape), figures + n);
      if ((fouls & BRG_RENJU_FOUL_THREES) != 0 &&
          find_extension (&scratch, point, direction, shape, &extension))
        figures[n++] = (BrgRenjuFigure){ BRG_RENJU_FOUL_THREES, direction, extension };
    }
  return n;
}

/* Which rows a stone is in: a bit set, 1 for a five, 2 for a longer one. */
static guint
measure_rows (const BrgRenjuBoard *board, BrgRenjuPoint point, BrgColour colour)
{
  guint column = brg_renju_point_column (point);
  guint row = brg_renju_point_row (point);
  guint rows = 0;

  for (guint i = 0; i < BRG_RENJU_N_DIRECTIONS; i++)
    {
      guint line = brg_renju_line_of (column, row, (BrgRenjuDirection) i);
      guint at = brg_renju_place_of (column, row, (BrgRenjuDirection) i) + BRG_RENJU_MARGIN;
      guint32 stones = colour == BRG_COLOUR_BLACK
                           ? board->black[line]
                           : board->blocked[line] & brg_renju_line_inside (line);
      guint up = (guint) __builtin_ctz (~(stones >> (at + 1)));
      guint down = (guint) __builtin_clz (~(stones << (32 - at)));

      rows |= up + down == 4 ? 1 : up + down > 4 ? 2 : 0;
    }
  return rows;
}

gboolean
brg_renju_board_makes_five (const BrgRenjuBoard *board, BrgRenjuPoint point, BrgColour colour)
{
  return (measure_rows (board, point, colour) & 1) != 0;
}

gboolean
brg_renju_board_makes_long_row (const BrgRenjuBoard *board, BrgRenjuPoint point, BrgColour colour)
{
  return (measure_rows (board, point, colour) & 2) != 0;
}
