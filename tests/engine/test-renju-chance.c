/* test-renju-chance.c - whether a row that wins can still arise
 *
 * Boards that are nearly full are also answered by trying every series of moves, passes included,
 * with the rules as renju-reference.h has them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-chance.h"
#include "brg-test.h"
#include "renju-reference.h"

#define N_RANDOM 600
#define N_RANDOM_SLOW 20000
#define PATH "/engine/renju-chance/rus-draughts-2022/9.2.7.1c/"

/* What was found of a position: both sides need the empty points and what lies there now. */
typedef struct
{
  Field field;
  gint points[8][2];
  guint n_points;
  gint8
      answers[2 * 2 * 6561]; /* by turn, whether the last move was a pass, and the stones placed */
} Search;

static gboolean search_from (Search *search, gboolean is_black, gboolean has_passed, guint key);

static gboolean
try_stone (Search *search, guint i, gboolean is_black, guint key, guint weight)
{
  gint c = search->points[i][0];
  gint r = search->points[i][1];
  gboolean answer;

  if (is_black && field_fouls (&search->field, c, r, 225) != 0)
    return FALSE;
  search->field.at[c][r] = is_black ? 'x' : 'o';
  answer = field_has_row (&search->field, c, r, 5, is_black ? 5 : 15) ||
           search_from (search, !is_black, FALSE, key + (is_black ? 1 : 2) * weight);
  search->field.at[c][r] = '.';
  return answer;
}

/* Whether some series of moves leads to a row that wins, whoever makes it. */
static gboolean
search_from (Search *search, gboolean is_black, gboolean has_passed, guint key)
{
  gint8 *known = &search->answers[(is_black ? 1 : 0) + (has_passed ? 2 : 0) + 4 * key];
  guint weight = 1;

  if (*known != 0)
    return *known > 0;
  for (guint i = 0; i < search->n_points; i++, weight *= 3)
    if (search->field.at[search->points[i][0]][search->points[i][1]] == '.' &&
        try_stone (search, i, is_black, key, weight))
      {
        *known = 1;
        return TRUE;
      }
  /* A second pass would end the game. */
  *known = !has_passed && search_from (search, !is_black, TRUE, key) ? 1 : -1;
  return *known > 0;
}

static gboolean
can_row_arise (const BrgRenjuBoard *board)
{
  Search search = { .field = field_of_board (board) };

  for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
    if (board->stones[point] == BRG_COLOUR_NONE)
      {
        g_assert_cmpuint (search.n_points, <, 8);
        search.points[search.n_points][0] = (gint) point % 15 + 1;
        search.points[search.n_points++][1] = (gint) point / 15 + 1;
      }
  return search_from (&search, FALSE, FALSE, 0);
}

/* Stones so that no five points of a line are of one colour or empty; then some are lifted, mostly
 * black ones near each other. */
static void
fill_nearly (GRand *rand, BrgRenjuBoard *board)
{
  guint shift = (guint) g_rand_int_range (rand, 0, 4);
  gint column = g_rand_int_range (rand, 0, 15);
  gint row = g_rand_int_range (rand, 0, 15);

  brg_renju_board_clear (board);
  for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
    {
      guint pattern = (point % 15 + shift + 2 * (point / 15)) % 4;
      gboolean is_black = pattern < 2;

      if (g_rand_int_range (rand, 0, 12) == 0)
        is_black = TRUE;
      brg_renju_board_place (board, (BrgRenjuPoint) point,
                             is_black ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE);
    }
  for (guint i = 0; i < 5; i++)
    {
      gint c = column + g_rand_int_range (rand, -2, 3);
      gint r = row + g_rand_int_range (rand, -2, 3);
      BrgRenjuPoint point = brg_renju_point ((guint) CLAMP (c, 0, 14), (guint) CLAMP (r, 0, 14));

      if (board->stones[point] != BRG_COLOUR_NONE)
        brg_renju_board_lift (board, point);
    }
}

/* A five that stands already is no chance to make one: such boards are left out. */
static gboolean
has_five (const BrgRenjuBoard *board)
{
  Field field = field_of_board (board);

  for (gint c = 1; c <= 15; c++)
    for (gint r = 1; r <= 15; r++)
      if ((field.at[c][r] == 'x' && field_has_row (&field, c, r, 5, 5)) ||
          (field.at[c][r] == 'o' && field_has_row (&field, c, r, 5, 15)))
        return TRUE;
  return FALSE;
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9271);
  guint n = g_test_slow () ? N_RANDOM_SLOW : N_RANDOM;
  guint n_dead = 0;

  for (guint i = 0; i < n;)
    {
      BrgRenjuBoard board;
      gboolean can;

      fill_nearly (rand, &board);
      if (has_five (&board))
        continue;
      can = can_row_arise (&board);
      g_assert_cmpint (brg_renju_board_is_dead (&board), ==, !can);
      n_dead += !can;
      i++;
    }
  g_test_message ("%u of %u are dead", n_dead, n);
  g_assert_cmpuint (n_dead, >, n / 10);
  g_assert_cmpuint (n_dead, <, n - n / 10);
}

/* A board full of white stones in which a line is cut out. */
typedef struct
{
  const char *path;
  const char *empty;
  const char *black;
  gboolean can;
} LineCase;

static const LineCase lines[] = {
  { PATH "five-points", "C3 D3 E3 F3 G3", "", TRUE },
  { PATH "four-points", "C3 D3 E3 F3", "", FALSE },
  { PATH "five-points-at-the-edge", "L3 M3 N3 O3 P3", "", TRUE },
  { PATH "five-points-sloping", "A11 B12 C13 D14 E15", "", TRUE },
  { PATH "four-points-in-the-corner", "A12 B13 C14 D15", "", FALSE },
  { PATH "five-points-falling", "A5 B4 C3 D2 E1", "", TRUE },
  { PATH "black-stone-at-one-end-is-part-of-it", "C3 D3 E3 F3 G3", "H3", TRUE },
  { PATH "black-beyond-one-end-but-room-at-the-other", "B3 C3 D3 E3 F3 G3", "H3", TRUE },
  { PATH "only-six", "D3 E3", "B3 C3 F3 G3", FALSE },
  /* D3 would be a long row upwards: it is taken last. */
  { PATH "one-point-across-a-long-row", "C3 D3 E3 F3 G3", "D1 D2 D4 D5 D6 D7", TRUE },
  { PATH "two-points-across-long-rows", "C3 D3 E3 F3 G3", "D1 D2 D4 D5 D6 D7 F1 F2 F4 F5 F6 F7",
    FALSE },
  /* Across F3 there is a five to be made. */
  { PATH "one-of-two-is-a-five", "C3 D3 E3 F3 G3", "D1 D2 D4 D5 D6 D7 F1 F2 F4 F5", TRUE },
};

static void
put_all (BrgRenjuBoard *board, const char *text, BrgColour colour)
{
  BrgRenjuPoint points[BRG_RENJU_MAX_MOVES];
  guint n;

  g_assert_true (brg_renju_moves_read (text, points, &n, NULL));
  for (guint i = 0; i < n; i++)
    {
      if (board->stones[points[i]] != BRG_COLOUR_NONE)
        brg_renju_board_lift (board, points[i]);
      if (colour != BRG_COLOUR_NONE)
        brg_renju_board_place (board, points[i], colour);
    }
}

/* White has rows here: only Black's chance is asked. */
static void
test_line (gconstpointer data)
{
  const LineCase *test = data;
  BrgRenjuBoard board;

  brg_renju_board_clear (&board);
  for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
    brg_renju_board_place (&board, (BrgRenjuPoint) point, BRG_COLOUR_WHITE);
  put_all (&board, test->empty, BRG_COLOUR_NONE);
  put_all (&board, test->black, BRG_COLOUR_BLACK);
  g_assert_cmpint (brg_renju_board_can_five (&board, BRG_COLOUR_BLACK), ==, test->can);
}

/* White needs no exact five: black stones beyond the ends do not matter, nor do white ones. */
static void
test_white (void)
{
  BrgRenjuBoard board;

  brg_renju_board_clear (&board);
  for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
    brg_renju_board_place (&board, (BrgRenjuPoint) point, BRG_COLOUR_BLACK);
  g_assert_false (brg_renju_board_can_five (&board, BRG_COLOUR_WHITE));
  put_all (&board, "B2 C3 D4 E5", BRG_COLOUR_NONE);
  g_assert_false (brg_renju_board_can_five (&board, BRG_COLOUR_WHITE));
  put_all (&board, "F6", BRG_COLOUR_WHITE);
  g_assert_true (brg_renju_board_can_five (&board, BRG_COLOUR_WHITE));
  put_all (&board, "G7 H8", BRG_COLOUR_WHITE);
  g_assert_true (brg_renju_board_can_five (&board, BRG_COLOUR_WHITE));
  g_assert_false (brg_renju_board_is_dead (&board));
}

static void
test_empty (void)
{
  BrgRenjuBoard board;

  brg_renju_board_clear (&board);
  g_assert_true (brg_renju_board_can_five (&board, BRG_COLOUR_BLACK));
  g_assert_true (brg_renju_board_can_five (&board, BRG_COLOUR_WHITE));
  g_assert_false (brg_renju_board_is_dead (&board));
}

BRG_TEST_TOPIC ("renju-chance")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    g_test_add_data_func (lines[i].path, &lines[i], test_line);
  g_test_add_func (PATH "white", test_white);
  g_test_add_func (PATH "empty-board", test_empty);
  g_test_add_func (PATH "random-by-every-series-of-moves", test_random);
  return g_test_run ();
}
