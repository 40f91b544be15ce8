/* test-contest-words.c - works of composition in words, and their boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-words.h"

#include "brg-contest-board.h"
#include "brg-test.h"
#include "contest-values.h"

static BrgContestWork *
new_work (const char *board, const char *kind, const char *task, guint n_moves, const char *fen)
{
  BrgContestWork *work = brg_contest_work_new (1);
  char **const fields[] = { &work->board, &work->kind, &work->task, &work->fen };
  const char *const texts[] = { board, kind, task, fen };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_free (*fields[i]);
      *fields[i] = g_strdup (texts[i]);
    }
  work->n_moves = n_moves;
  return work;
}

static const struct
{
  const char *board;
  const char *kind;
  const char *task;
  guint n_moves;
  const char *fen;
  const char *text;
  const char *material;
} tasks[] = {
  { "64", "problem", "win", 4, "W:W8,11,16,27,30:B9,15,17,18,22", "White begins and wins",
    "5 × 5" },
  { "64", "study", "draw", 4, "W:WK5,6:B20", "White begins and draws", "2 × 1" },
  { "64", "zadacha", "block:1,0", 4, "W:WK3,K5,6,K9,10:B1,11", "White begins and locks 1 man",
    "5 × 2" },
  { "100", "zadacha", "block:2,1", 4, "W:WK3,K5,6,K9,10:B1,11",
    "White begins and locks 2 men and 1 king", "5 × 2" },
  { "100", "zadacha", "block:0,2", 4, "W:WK3,K5:BK1,K11", "White begins and locks 2 kings",
    "2 × 2" },
  { "64", "special", "win", 4, "B:W19:B15", "Black begins, White wins", "1 × 1" },
  { "giveaway", "special", "giveaway", 4, "W:W19:B15", "White begins and gives all away", "1 × 1" },
  { "chess", "mate", "mate", 2, "2N5/6R1/8/2Q5/2pB4/5k2/8/K7 w - - 0 1", "Mate in 2 moves",
    "5 × 2" },
  { "64", "problem", "win", 4, "nonsense", "win", "" },
};

/* rus-draughts-2022 11.1.3, 11.1.4, 11.2.8.2 */
static void
test_tasks (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");

  for (gsize i = 0; i < G_N_ELEMENTS (tasks); i++)
    {
      BrgContestWork *work =
          new_work (tasks[i].board, tasks[i].kind, tasks[i].task, tasks[i].n_moves, tasks[i].fen);
      g_autofree char *text = brg_contest_words_dup_task (work, words);
      g_autofree char *material = brg_contest_words_dup_material (work);

      g_assert_cmpstr (text, ==, tasks[i].text);
      g_assert_cmpstr (material, ==, tasks[i].material);
      brg_contest_work_free (work);
    }
}

static const struct
{
  gint64 points;
  const char *text;
} points[] = { { -1, "—" },      { 0, "0" },     { 500, "½" },   { 7000, "7" },
               { 7500, "7½" },   { 250, "¼" },   { 8750, "8¾" }, { 7333, "7.333" },
               { 6670, "6.67" }, { 300, "0.3" }, { 10000, "10" } };

static void
test_points (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");

  for (gsize i = 0; i < G_N_ELEMENTS (points); i++)
    {
      g_autofree char *text = brg_contest_words_dup_points (points[i].points, words);

      g_assert_cmpstr (text, ==, points[i].text);
    }
}

static void
test_places (void)
{
  g_autofree char *one = brg_contest_words_dup_places (3, 3);
  g_autofree char *several = brg_contest_words_dup_places (1, 3);
  g_autofree char *none = brg_contest_words_dup_places (0, 0);

  g_assert_cmpstr (one, ==, "3");
  g_assert_cmpstr (several, ==, "1–3");
  g_assert_cmpstr (none, ==, "");
}

static void
test_class (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autofree char *zadacha = brg_contest_words_dup_class ("64/zadacha/lock-men+miniature", words);
  g_autofree char *study = brg_contest_words_dup_class ("100/study", words);

  g_assert_cmpstr (zadacha, ==, "64 squares, lock task, men locked, miniature");
  g_assert_cmpstr (study, ==, "100 squares, study");
  g_assert_cmpstr (brg_contest_words_get_board ("", words), ==, "any board");
  g_assert_cmpstr (brg_contest_words_get_kind ("unheard", words), ==, "unheard");
}

static void
test_board (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgContestWork *draughts = new_work ("64", "study", "win", 4, "W:WK5,30:B20");
  BrgContestWork *large = new_work ("100", "study", "win", 4, "W:WK5,30:B20");
  BrgContestWork *chess = new_work ("chess", "mate", "mate", 2, "7k/8/6KP/8/8/8/8/R7 w - - 0 1");
  BrgContestWork *bad = new_work ("100", "study", "win", 4, "");
  g_autofree char *of_draughts = brg_contest_board_dup_text (draughts, words);
  g_autofree char *of_large = brg_contest_board_dup_text (large, words);
  g_autofree char *of_chess = brg_contest_board_dup_text (chess, words);
  BrgBoardPicture picture;

  g_assert_cmpstr (of_draughts, ==, "White: c1, king a7\nBlack: h4");
  g_assert_cmpstr (of_large, ==, "White: 30, king 5\nBlack: 20");
  g_assert_cmpstr (of_chess, ==, "White: Kg6, Ra1, h6\nBlack: Kh8");
  g_assert_true (brg_contest_board_draw (chess, &picture));
  g_assert_cmpint (picture.pieces[0], !=, BRG_PIECE_NONE);
  g_assert_true (brg_contest_board_draw (draughts, &picture));
  g_assert_cmpuint (picture.n_files, ==, 8);
  g_assert_false (brg_contest_board_draw (bad, &picture));
  g_assert_cmpuint (picture.n_files, ==, 10);
  brg_contest_work_free (draughts);
  brg_contest_work_free (large);
  brg_contest_work_free (chess);
  brg_contest_work_free (bad);
}

BRG_TEST_TOPIC ("contest-words")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/contest-words/rus-draughts-2022/11.1.3/tasks", test_tasks);
  g_test_add_func ("/desk/contest-words/points", test_points);
  g_test_add_func ("/desk/contest-words/places", test_places);
  g_test_add_func ("/desk/contest-words/rus-draughts-2022/11.1.2/class", test_class);
  g_test_add_func ("/desk/contest-words/board", test_board);
  return g_test_run ();
}
