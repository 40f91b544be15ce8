/* test-draughts-position.c - squares of the draughts boards, and how a game ends on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-end.h"
#include "brg-draughts-fen.h"
#include "brg-draughts-moves.h"
#include "brg-test.h"

/* The corners and a few squares of the figures of rus-draughts-2022 6.1.6.1 and 7.3. */
static const struct
{
  BrgDraughtsVariant variant;
  guint number;
  gint column;
  gint row;
  const char *name;
} squares[] = {
  { BRG_DRAUGHTS_RUSSIAN, 1, 1, 7, "b8" },        { BRG_DRAUGHTS_RUSSIAN, 4, 7, 7, "h8" },
  { BRG_DRAUGHTS_RUSSIAN, 5, 0, 6, "a7" },        { BRG_DRAUGHTS_64, 18, 3, 3, "d4" },
  { BRG_DRAUGHTS_GIVEAWAY, 29, 0, 0, "a1" },      { BRG_DRAUGHTS_64_MAJORITY, 32, 6, 0, "g1" },
  { BRG_DRAUGHTS_INTERNATIONAL, 1, 1, 9, "1" },   { BRG_DRAUGHTS_INTERNATIONAL, 5, 9, 9, "5" },
  { BRG_DRAUGHTS_INTERNATIONAL, 6, 0, 8, "6" },   { BRG_DRAUGHTS_INTERNATIONAL, 28, 4, 4, "28" },
  { BRG_DRAUGHTS_INTERNATIONAL, 46, 0, 0, "46" }, { BRG_DRAUGHTS_INTERNATIONAL, 50, 8, 0, "50" },
};

static void
test_squares (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (squares); i++)
    {
      BrgDraughtsVariant variant = squares[i].variant;
      BrgDraughtsSquare square = brg_draughts_square_from_number (variant, squares[i].number);
      char name[BRG_DRAUGHTS_SQUARE_LENGTH];

      g_assert_cmpint (brg_draughts_square_at (variant, squares[i].column, squares[i].row), ==,
                       square);
      g_assert_cmpuint (brg_draughts_square_number (variant, square), ==, squares[i].number);
      g_assert_cmpint (brg_draughts_square_column (square), ==, squares[i].column);
      g_assert_cmpint (brg_draughts_square_row (variant, square), ==, squares[i].row);
      brg_draughts_square_write (variant, square, name);
      g_assert_cmpstr (name, ==, squares[i].name);
    }
}

static void
test_board (gconstpointer data)
{
  BrgDraughtsVariant variant = (BrgDraughtsVariant) GPOINTER_TO_UINT (data);
  gint size = (gint) brg_draughts_variant_size (variant);
  BrgDraughtsSet board = 0, road = 0, top = 0, bottom = 0;

  for (gint row = -1; row <= size; row++)
    for (gint column = -1; column <= size; column++)
      {
        BrgDraughtsSquare square = brg_draughts_square_at (variant, column, row);

        if (row < 0 || row >= size || column < 0 || column >= size || (row + column) % 2 != 0)
          {
            g_assert_cmpint (square, ==, BRG_DRAUGHTS_NO_SQUARE);
            continue;
          }
        board |= brg_draughts_set_of (square);
        road |= row == column ? brg_draughts_set_of (square) : 0;
        top |= row == size - 1 ? brg_draughts_set_of (square) : 0;
        bottom |= row == 0 ? brg_draughts_set_of (square) : 0;
      }
  g_assert_cmphex (brg_draughts_board (variant), ==, board);
  g_assert_cmphex (brg_draughts_main_road (variant), ==, road);
  g_assert_cmphex (brg_draughts_last_row (variant, BRG_COLOUR_WHITE), ==, top);
  g_assert_cmphex (brg_draughts_last_row (variant, BRG_COLOUR_BLACK), ==, bottom);
  g_assert_cmpuint (brg_draughts_set_size (board), ==, brg_draughts_variant_n_squares (variant));
  g_assert_cmpint (brg_draughts_square_from_number (variant, 0), ==, BRG_DRAUGHTS_NO_SQUARE);
  g_assert_cmpint (
      brg_draughts_square_from_number (variant, brg_draughts_variant_n_squares (variant) + 1), ==,
      BRG_DRAUGHTS_NO_SQUARE);
}

/* rus-draughts-2022 5.4.13.1: pieces, kings and the player having the move make a position. */
static void
test_same (void)
{
  static const char *const texts[] = { "W:W30:B1,K7", "B:W30:B1,K7", "W:WK30:B1,K7", "W:W30:B1,7",
                                       "W:B30:W1,K7", "W:W31:B1,K7", "W:W30:B1" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (texts); k++)
      {
        BrgDraughtsPosition a, b;

        g_assert_true (brg_draughts_fen_read (texts[i], BRG_DRAUGHTS_RUSSIAN, &a, NULL));
        g_assert_true (brg_draughts_fen_read (texts[k], BRG_DRAUGHTS_RUSSIAN, &b, NULL));
        g_assert_cmpint (brg_draughts_position_is_same (&a, &b), ==, i == k);
        g_assert_cmpint (brg_draughts_position_hash (&a) == brg_draughts_position_hash (&b), ==,
                         i == k);
      }
}

/* Kept in files, so it must never change: computed by the definition with other means. */
static void
test_hash_is_fixed (void)
{
  BrgDraughtsPosition position;

  g_assert_true (brg_draughts_fen_read ("W:W:B", BRG_DRAUGHTS_RUSSIAN, &position, NULL));
  g_assert_cmphex (brg_draughts_position_hash (&position), ==,
                   G_GUINT64_CONSTANT (0x71cac37448049ce4));
}

typedef struct
{
  const char *path;
  BrgDraughtsVariant variant;
  const char *text;
  BrgDraughtsEnd end;
  BrgColour winner;
} End;

static const End ends[] = {
  { "/engine/draughts-position/rus-draughts-2022 6.1.7/bare", BRG_DRAUGHTS_RUSSIAN, "W:W:B1",
    BRG_DRAUGHTS_BARE, BRG_COLOUR_BLACK },
  { "/engine/draughts-position/rus-draughts-2022 6.1.7/blocked", BRG_DRAUGHTS_RUSSIAN, "W:W13:B9,6",
    BRG_DRAUGHTS_BLOCKED, BRG_COLOUR_BLACK },
  { "/engine/draughts-position/rus-draughts-2022 6.1.7/can-take", BRG_DRAUGHTS_RUSSIAN, "W:W13:B9",
    BRG_DRAUGHTS_PLAY_ON, BRG_COLOUR_NONE },
  { "/engine/draughts-position/rus-draughts-2022 6.1.7/100-squares", BRG_DRAUGHTS_INTERNATIONAL,
    "B:W40,44:B35", BRG_DRAUGHTS_BLOCKED, BRG_COLOUR_WHITE },
  { "/engine/draughts-position/rus-draughts-2022 8.1/bare", BRG_DRAUGHTS_GIVEAWAY, "W:W:B1",
    BRG_DRAUGHTS_BARE, BRG_COLOUR_WHITE },
  { "/engine/draughts-position/rus-draughts-2022 8.1/blocked", BRG_DRAUGHTS_GIVEAWAY, "W:W13:B9,6",
    BRG_DRAUGHTS_BLOCKED, BRG_COLOUR_WHITE },
};

static void
test_end (gconstpointer data)
{
  const End *end = data;
  BrgDraughtsPosition position;
  BrgColour winner;

  g_assert_true (brg_draughts_fen_read (end->text, end->variant, &position, NULL));
  g_assert_cmpint (brg_draughts_position_end (&position, &winner), ==, end->end);
  g_assert_cmpint (winner, ==, end->winner);
  g_assert_cmpint (brg_draughts_moves_any (&position), ==, end->end == BRG_DRAUGHTS_PLAY_ON);
}

BRG_TEST_TOPIC ("draughts-position")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/draughts-position/rus-draughts-2022 6.1.6.1, 7.3/squares",
                   test_squares);
  for (guint variant = 0; variant < BRG_N_DRAUGHTS_VARIANTS; variant++)
    {
      g_autofree char *path =
          g_strdup_printf ("/engine/draughts-position/%s/board-%u",
                           variant == BRG_DRAUGHTS_INTERNATIONAL ? "rus-draughts-2022 7.1"
                                                                 : "rus-draughts-2022 6.1.1, 6.1.2",
                           variant);

      g_test_add_data_func (path, GUINT_TO_POINTER (variant), test_board);
    }
  g_test_add_func ("/engine/draughts-position/rus-draughts-2022 5.4.13.1/same", test_same);
  g_test_add_func ("/engine/draughts-position/hash-is-fixed", test_hash_is_fixed);
  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    g_test_add_data_func (ends[i].path, &ends[i], test_end);
  return g_test_run ();
}
