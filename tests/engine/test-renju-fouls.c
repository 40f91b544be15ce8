/* test-renju-fouls.c - moves that are forbidden to Black
 *
 * The boards of ../fixtures/renju/forbidden.txt; cases by hand; and boards at random, fixed by a
 * seed, compared with the rules written once more in renju-reference.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-foul.h"
#include "brg-test.h"
#include "renju-reference.h"

#define N_RANDOM 1500
#define N_RANDOM_SLOW 40000
#define WHOLE_DEPTH 225

/* Stones, the point that Black thinks of, and what is wrong with it. */
typedef struct
{
  const char *path;
  const char *black;
  const char *white;
  const char *point;
  guint fouls;
} FoulCase;

#define A BRG_RENJU_FOUL_THREES
#define B BRG_RENJU_FOUL_FOURS
#define C BRG_RENJU_FOUL_LONG_ROW
#define PATH "/engine/renju-fouls/rus-draughts-2022/9.2.4.2/"
#define PATH_WORDS "/engine/renju-fouls/rus-draughts-2022/9.2.3/"

static const FoulCase cases[] = {
  { PATH "a/two-threes", "G8 I8 H9 H10", "", "H8", A },
  { PATH "a/one-three", "G8 I8 H9", "", "H8", 0 },
  { PATH "a/three-and-three-apart", "G8 K8 H9 H11", "", "H8", A },
  { PATH "a/three-threes", "G8 I8 H9 H10 I9 K10", "", "H8", A },
  { PATH "a/stopped-on-one-side", "G8 I8 H9 H10", "H7", "H8", 0 },
  { PATH "a/stopped-two-points-away-on-one-side", "G8 I8 H9 H10", "H6", "H8", A },
  { PATH "a/no-room", "G8 I8 H9 H10", "H6 H12", "H8", 0 },
  { PATH "a/at-the-edge", "A2 A3 B1 C1", "", "A1", 0 },
  { PATH "a/next-to-the-edge", "B3 B4 C2 D2", "", "B2", A },
  { PATH "b/two-fours", "E8 F8 G8 H9 H10 H11", "", "H8", B },
  { PATH "b/two-fours-stopped", "E8 F8 G8 H9 H10 H11", "D8 H12", "H8", B },
  { PATH "b/four-and-three", "E8 F8 G8 H9 H10", "D8", "H8", 0 },
  { PATH "b/one-line-x.xPx.x", "E8 G8 I8 L8", "", "H8", B },
  { PATH "b/one-line-x.Pxx.x", "D8 G8 H8 K8", "", "F8", B },
  { PATH "b/one-line-xx.Px.xx", "E8 F8 I8 L8 M8", "", "H8", B },
  { PATH "b/one-line-xxx.P.xxx", "D8 E8 F8 K8 L8 M8", "", "H8", B },
  { PATH "b/one-line-other-end-makes-six", "F8 H8 I8 L8", "", "G8", 0 },
  { PATH "b/straight-four-is-one", "E8 F8 G8", "", "H8", 0 },
  { PATH "b/would-be-five-is-six", "E8 F8 G8 K8 L8 H9 H10 H11", "D8", "H8", 0 },
  { PATH "c/six", "E8 F8 G8 I8 K8", "", "H8", C },
  { PATH "c/seven", "D8 E8 F8 G8 I8 K8", "", "H8", C },
  { PATH "five-takes-precedence-of-a", "D8 E8 F8 G8 H9 H10 G7 I9", "", "H8", 0 },
  { PATH "five-takes-precedence-of-b", "D8 E8 F8 G8 H9 H10 H11 G7 F6 E5", "", "H8", 0 },
  { PATH "five-takes-precedence-of-c", "D8 E8 F8 G8 H9 H10 H11 H7 H6", "", "H8", 0 },
  { PATH_WORDS "three-with-room-for-six-only", "G8 I8 H9 H10 H13 H5", "", "H8", 0 },
  /* H7 and H11 would be long rows: what stands on the H file can not be made a straight four. */
  { PATH_WORDS "extensions-are-long-rows", "G8 I8 H9 H10 E7 F7 G7 I7 K7 E11 F11 G11 I11 K11", "",
    "H8", 0 },
  { PATH_WORDS "one-extension-is-a-long-row", "G8 I8 H9 H10 E7 F7 G7 I7 K7", "", "H8", A },
};

static void
place_all (BrgRenjuBoard *board, const char *text, BrgColour colour)
{
  BrgRenjuPoint points[BRG_RENJU_MAX_MOVES];
  guint n;

  g_assert_true (brg_renju_moves_read (text, points, &n, NULL));
  for (guint i = 0; i < n; i++)
    brg_renju_board_place (board, points[i], colour);
}

static void
test_case (gconstpointer data)
{
  const FoulCase *test = data;
  BrgRenjuBoard board;
  BrgRenjuPoint point;
  Field field;

  brg_renju_board_clear (&board);
  place_all (&board, test->black, BRG_COLOUR_BLACK);
  place_all (&board, test->white, BRG_COLOUR_WHITE);
  g_assert_true (brg_renju_point_read (test->point, -1, &point));
  field = field_of_board (&board);
  g_assert_cmpuint (field_fouls (&field, point % 15 + 1, point / 15 + 1, WHOLE_DEPTH), ==,
                    test->fouls);
  g_assert_cmpuint (brg_renju_board_find_fouls (&board, point), ==, test->fouls);
}

static guint
read_kinds (const char *text)
{
  g_auto (GStrv) kinds = g_strsplit (text, "+", -1);
  guint fouls = 0;

  for (guint i = 0; kinds[i] != NULL; i++)
    fouls |= g_str_equal (kinds[i], "6") ? C : g_str_equal (kinds[i], "44") ? B : A;
  return fouls;
}

static void
read_answer (const char *text, guint8 expected[BRG_RENJU_N_POINTS])
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  memset (expected, 0, BRG_RENJU_N_POINTS);
  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *colon = strchr (words[i], ':');
      BrgRenjuPoint point;

      if (*words[i] == '\0')
        continue;
      g_assert_true (brg_renju_point_read (words[i], colon - words[i], &point));
      expected[point] = (guint8) read_kinds (colon + 1);
    }
}

static void
test_boards (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "renju", "forbidden.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n_boards = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      guint8 expected[BRG_RENJU_N_POINTS];
      guint8 fouls[BRG_RENJU_N_POINTS];
      g_auto (GStrv) fields = g_strsplit (lines[i], ";", 3);
      BrgRenjuBoard board;

      if (*lines[i] == '#' || *lines[i] == '\0')
        continue;
      g_test_message ("line %u: %s", i + 1, fields[2]);
      g_assert_true (brg_renju_board_read (fields[0], -1, &board, NULL));
      read_answer (fields[1], expected);
      brg_renju_board_find_all_fouls (&board, fouls);
      g_assert_cmpmem (fouls, sizeof fouls, expected, sizeof expected);
      n_boards++;
    }
  g_assert_cmpuint (n_boards, ==, 165);
}

/* How the boards at random are filled: the square, and how many stones at most. */
static const struct
{
  gint side;
  gint n_black;
  gint n_white;
} fillings[] = {
  { 15, 60, 60 }, { 15, 80, 30 }, { 15, 100, 100 }, { 11, 40, 20 }, { 9, 25, 8 },
  { 9, 30, 15 },  { 9, 20, 0 },   { 7, 18, 6 },     { 13, 40, 10 },
};

static void
fill_at_random (GRand *rand, guint i, BrgRenjuBoard *board)
{
  guint filling = i % G_N_ELEMENTS (fillings);
  gint n_black =
      g_rand_int_range (rand, fillings[filling].n_black / 3, fillings[filling].n_black + 1);
  gint n_white = g_rand_int_range (rand, 0, fillings[filling].n_white + 1);

  scatter (rand, fillings[filling].side, n_black, n_white, board);
}

/* Every empty point answered once more; says how deep that had to go, by noting at which depths
 * the answer would have been another. */
static void
compare_board (const BrgRenjuBoard *board, guint n_deep[4])
{
  guint8 fouls[BRG_RENJU_N_POINTS];
  Field field = field_of_board (board);
  guint deepest = 0;

  brg_renju_board_find_all_fouls (board, fouls);
  for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
    {
      gint c = (gint) point % 15 + 1;
      gint r = (gint) point / 15 + 1;
      guint expected;

      if (board->stones[point] != BRG_COLOUR_NONE)
        {
          g_assert_cmpuint (fouls[point], ==, 0);
          continue;
        }
      expected = field_fouls (&field, c, r, WHOLE_DEPTH);
      g_assert_cmpuint (fouls[point], ==, expected);
      for (guint depth = 0; depth < 4; depth++)
        if (depth >= deepest && field_fouls (&field, c, r, depth) != expected)
          deepest = depth + 1;
    }
  for (guint depth = 0; depth < deepest; depth++)
    n_deep[depth]++;
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9242);
  guint n = g_test_slow () ? N_RANDOM_SLOW : N_RANDOM;
  guint n_deep[4] = { 0 };

  for (guint i = 0; i < n; i++)
    {
      BrgRenjuBoard board;

      fill_at_random (rand, i, &board);
      compare_board (&board, n_deep);
    }
  g_test_message ("%u boards; %u, %u, %u, %u would differ with 0, 1, 2, 3 levels", n, n_deep[0],
                  n_deep[1], n_deep[2], n_deep[3]);
  /* Two and three levels were really needed. */
  g_assert_cmpuint (n_deep[0], >, n / 20);
  g_assert_cmpuint (n_deep[1], >, n / 200);
  g_assert_cmpuint (n_deep[2], >, 0);
}

/* A board turned has its fouls turned. */
static void
test_symmetry (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  guint n_fouls = 0;

  for (guint i = 0; i < 3000; i++)
    {
      guint8 fouls[BRG_RENJU_N_POINTS];
      BrgRenjuBoard board;

      fill_at_random (rand, i, &board);
      n_fouls += brg_renju_board_find_all_fouls (&board, fouls);
      for (guint symmetry = 1; symmetry < BRG_RENJU_N_SYMMETRIES; symmetry++)
        {
          guint8 turned_fouls[BRG_RENJU_N_POINTS];
          BrgRenjuBoard turned;

          brg_renju_board_turn (&board, symmetry, &turned);
          brg_renju_board_find_all_fouls (&turned, turned_fouls);
          for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
            g_assert_cmpuint (fouls[point], ==,
                              turned_fouls[brg_renju_point_turn ((BrgRenjuPoint) point, symmetry)]);
        }
    }
  g_assert_cmpuint (n_fouls, >, 10000);
}

/* What is shown of a foul is there: by the reference, after the stone has been placed. */
static void
check_figure (const BrgRenjuBoard *board, BrgRenjuPoint point, const BrgRenjuFigure *figure)
{
  const gint *step = field_steps[figure->direction];
  Field field = field_of_board (board);
  gint c = point % 15 + 1;
  gint r = point / 15 + 1;
  gint first, last;

  field.at[c][r] = 'x';
  if (figure->kind == BRG_RENJU_FOUL_LONG_ROW)
    {
      g_assert_cmpint (field_row (&field, c, r, step, &first, &last), >, 5);
      g_assert_cmpuint (figure->extension, ==, BRG_RENJU_PASS);
      return;
    }
  g_assert_cmpuint (figure->extension, <, BRG_RENJU_N_POINTS);
  if (figure->kind == BRG_RENJU_FOUL_THREES)
    g_assert_cmpuint (
        field_fouls (&field, figure->extension % 15 + 1, figure->extension / 15 + 1, WHOLE_DEPTH),
        ==, 0);
  g_assert_cmpint (field.at[figure->extension % 15 + 1][figure->extension / 15 + 1], ==, '.');
  field.at[figure->extension % 15 + 1][figure->extension / 15 + 1] = 'x';
  if (figure->kind == BRG_RENJU_FOUL_THREES)
    g_assert_true (field_is_straight_four (&field, c, r, step));
  else
    g_assert_cmpint (field_row (&field, c, r, step, &first, &last), ==, 5);
}

static void
test_explanation (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (44);

  for (guint i = 0; i < brg_test_rounds (1000); i++)
    {
      guint8 fouls[BRG_RENJU_N_POINTS];
      BrgRenjuBoard board;

      fill_at_random (rand, i, &board);
      brg_renju_board_find_all_fouls (&board, fouls);
      for (guint point = 0; point < BRG_RENJU_N_POINTS; point++)
        {
          BrgRenjuFigure figures[BRG_RENJU_MAX_FIGURES];
          guint n_kinds[5] = { 0 };
          guint n;

          if (board.stones[point] != BRG_COLOUR_NONE)
            continue;
          n = brg_renju_board_explain_fouls (&board, (BrgRenjuPoint) point, figures);
          for (guint j = 0; j < n; j++)
            {
              check_figure (&board, (BrgRenjuPoint) point, &figures[j]);
              n_kinds[figures[j].kind]++;
            }
          g_assert_cmpint (n_kinds[A] >= 2, ==, (fouls[point] & A) != 0);
          g_assert_cmpint (n_kinds[B] >= 2, ==, (fouls[point] & B) != 0);
          g_assert_cmpint (n_kinds[C] >= 1, ==, (fouls[point] & C) != 0);
          g_assert_cmpint (n_kinds[A] == 1 || n_kinds[B] == 1, ==, FALSE);
        }
    }
}

BRG_TEST_TOPIC ("renju-fouls")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/engine/renju-fouls/boards-of-others", test_boards);
  g_test_add_func (PATH "random-by-the-text", test_random);
  g_test_add_func (PATH "symmetry", test_symmetry);
  g_test_add_func (PATH "explanation", test_explanation);
  return g_test_run ();
}
