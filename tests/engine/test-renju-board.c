/* test-renju-board.c - stones and symmetries of the board of renju
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-foul.h"
#include "brg-test.h"
#include "renju-reference.h"

/* Every word of a board, found again from the stones alone. */
static void
check_lines (const BrgRenjuBoard *board)
{
  guint32 black[BRG_RENJU_N_LINES] = { 0 };
  guint32 open[BRG_RENJU_N_LINES] = { 0 };
  guint n_stones = 0;

  for (guint column = 0; column < 15; column++)
    for (guint row = 0; row < 15; row++)
      for (guint i = 0; i < BRG_RENJU_N_DIRECTIONS; i++)
        {
          guint line = brg_renju_line_of (column, row, (BrgRenjuDirection) i);
          guint bit = brg_renju_place_of (column, row, (BrgRenjuDirection) i) + BRG_RENJU_MARGIN;
          guint8 stone = board->stones[brg_renju_point (column, row)];

          black[line] |= (stone == BRG_COLOUR_BLACK ? 1u : 0) << bit;
          open[line] |= (stone != BRG_COLOUR_WHITE ? 1u : 0) << bit;
          n_stones += i == 0 && stone != BRG_COLOUR_NONE;
        }
  for (guint line = 0; line < BRG_RENJU_N_LINES; line++)
    {
      g_assert_cmphex (board->black[line], ==, black[line]);
      g_assert_cmphex (board->blocked[line], ==, ~open[line]);
    }
  g_assert_cmpuint (board->n_stones, ==, n_stones);
}

static void
test_stones (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (225);
  BrgRenjuBoard board;

  brg_renju_board_clear (&board);
  check_lines (&board);
  for (guint i = 0; i < 3000; i++)
    {
      BrgRenjuPoint point = (BrgRenjuPoint) g_rand_int_range (rand, 0, BRG_RENJU_N_POINTS);

      if (brg_renju_board_get (&board, point) != BRG_COLOUR_NONE)
        brg_renju_board_lift (&board, point);
      else
        brg_renju_board_place (&board, point,
                               g_rand_boolean (rand) ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE);
      if (i % 50 == 0)
        check_lines (&board);
    }
}

/* Steps along a line stay on it, one place on. */
static void
test_walk (void)
{
  for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
    for (guint i = 0; i < BRG_RENJU_N_DIRECTIONS; i++)
      {
        guint column = point % 15;
        guint row = point / 15;
        gint next_column = (gint) column + field_steps[i][0];
        gint next_row = (gint) row + field_steps[i][1];
        BrgRenjuDirection direction = (BrgRenjuDirection) i;
        BrgRenjuPoint next;

        if (next_column > 14 || next_row > 14 || next_row < 0)
          continue;
        next = brg_renju_point_walk ((BrgRenjuPoint) point, direction, 1);
        g_assert_cmpuint (next, ==, brg_renju_point ((guint) next_column, (guint) next_row));
        g_assert_cmpuint (brg_renju_line_of ((guint) next_column, (guint) next_row, direction), ==,
                          brg_renju_line_of (column, row, direction));
        g_assert_cmpuint (brg_renju_place_of ((guint) next_column, (guint) next_row, direction), ==,
                          brg_renju_place_of (column, row, direction) + 1);
      }
}

/* The eight are different, keep the centre and keep distances. */
static void
test_symmetries (void)
{
  BrgRenjuPoint images[BRG_RENJU_N_SYMMETRIES];

  for (guint symmetry = 0; symmetry < BRG_RENJU_N_SYMMETRIES; symmetry++)
    {
      gboolean is_hit[BRG_RENJU_N_POINTS] = { FALSE };

      g_assert_cmpuint (brg_renju_point_turn (BRG_RENJU_CENTRE, symmetry), ==, BRG_RENJU_CENTRE);
      images[symmetry] = brg_renju_point_turn (brg_renju_point (1, 5), symmetry);
      for (guint other = 0; other < symmetry; other++)
        g_assert_cmpuint (images[other], !=, images[symmetry]);
      for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
        {
          BrgRenjuPoint image = brg_renju_point_turn ((BrgRenjuPoint) point, symmetry);
          gint across = ABS ((gint) point % 15 - 7);
          gint up = ABS ((gint) point / 15 - 7);

          g_assert_false (is_hit[image]);
          is_hit[image] = TRUE;
          g_assert_cmpint (MAX (ABS (image % 15 - 7), ABS (image / 15 - 7)), ==, MAX (across, up));
          g_assert_cmpint (MIN (ABS (image % 15 - 7), ABS (image / 15 - 7)), ==, MIN (across, up));
        }
    }
}

static void
test_alike (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < 300; i++)
    {
      BrgRenjuBoard board;
      BrgRenjuBoard turned;

      scatter (rand, 11, 12, 12, &board);
      brg_renju_board_turn (&board, i % BRG_RENJU_N_SYMMETRIES, &turned);
      check_lines (&turned);
      g_assert_true (brg_renju_board_is_alike (&board, &turned));
      for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
        if (turned.stones[point] == BRG_COLOUR_BLACK)
          {
            brg_renju_board_lift (&turned, (BrgRenjuPoint) point);
            g_assert_false (brg_renju_board_is_alike (&board, &turned));
            brg_renju_board_place (&turned, (BrgRenjuPoint) point, BRG_COLOUR_WHITE);
            g_assert_false (brg_renju_board_is_alike (&board, &turned));
            break;
          }
    }
}

/* Rows of five and longer ones, for both colours, asked of a stone and of an empty point. */
static void
test_rows (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_rows = 0;

  for (guint i = 0; i < 300; i++)
    {
      BrgRenjuBoard board;
      Field field;

      scatter (rand, 8, 30 - (gint) (i % 25), 5 + (gint) (i % 25), &board);
      field = field_of_board (&board);
      for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
        for (guint colour = BRG_COLOUR_WHITE; colour <= BRG_COLOUR_BLACK; colour++)
          {
            gint c = (gint) point % 15 + 1;
            gint r = (gint) point / 15 + 1;
            char stone = colour == BRG_COLOUR_BLACK ? 'x' : 'o';
            char before = field.at[c][r];

            if (before != '.' && before != stone)
              continue;
            field.at[c][r] = stone;
            g_assert_cmpint (
                brg_renju_board_makes_five (&board, (BrgRenjuPoint) point, (BrgColour) colour), ==,
                field_has_row (&field, c, r, 5, 5));
            g_assert_cmpint (
                brg_renju_board_makes_long_row (&board, (BrgRenjuPoint) point, (BrgColour) colour),
                ==, field_has_row (&field, c, r, 6, 15));
            n_rows += field_has_row (&field, c, r, 5, 15);
            field.at[c][r] = before;
          }
    }
  g_assert_cmpuint (n_rows, >, 1000);
}

BRG_TEST_TOPIC ("renju-board")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/renju-board/stones-and-lines", test_stones);
  g_test_add_func ("/engine/renju-board/walk", test_walk);
  g_test_add_func ("/engine/renju-board/symmetries", test_symmetries);
  g_test_add_func ("/engine/renju-board/alike", test_alike);
  g_test_add_func ("/engine/renju-board/rows", test_rows);
  return g_test_run ();
}
