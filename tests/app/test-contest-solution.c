/* test-contest-solution.c - the solution of a work as moves with variations, and back as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-solution.h"

#include "brg-composition-text.h"
#include "brg-draughts-fen.h"
#include "brg-test.h"
#include "contest-values.h"

static const struct
{
  const char *board;
  const char *fen;
  const char *text;
  const char *back; /* NULL for the same */
  const char *rest; /* NULL where all is read */
  const char *first;
  guint n_moves;
} rows[] = {
  { "64", "W:W8,11,16,27,30:B9,15,17,18,22", "1.c1-d2 c3:h4 2.g7-h8 e5:g7 3.h8:d8 h4:e7 4.d8:h4",
    NULL, NULL, "c1-d2", 4 },
  /* Lines with a common beginning are one tree; a number of its own is no move. */
  { "64", "W:W8,11,16,27,30:B9,15,17,18,22",
    "1. c1-d2 c3:h4 2. g7-h8 | 1.c1-d2 c3:h4 2.g7-f8 | 1.c1-d2 c3:e1",
    "1.c1-d2 c3:h4 2.g7-h8 | 1.c1-d2 c3:h4 2.g7-f8", "1...c3:e1", "c1-d2", 2 },
  { "64", "W:W8,11,16,27,30:B9,15,17,18,22", "1.c1-d2 c3:h4 2.h8-g7", "1.c1-d2 c3:h4", "2.h8-g7",
    "c1-d2", 1 },
  { "64", "W:W8,11,16,27,30:B9,15,17,18,22", "", NULL, NULL, "", 0 },
  /* What Black begins has its first number with dots. */
  { "64", "B:W26:B11", "1...f6-e5 2.d2-c3", "1...f6-e5 2.d2-c3", NULL, "f6-e5", 1 },
  { "100", "W:W32:B19", "1.32-28 19-23", NULL, NULL, "32-28", 1 },
  { "chess", "2N5/6R1/8/2Q5/2pB4/5k2/8/K7 w - - 0 1", "1.c5e5", "1.Qe5", NULL, "Qe5", 1 },
};

/* rus-draughts-2022 6.1.6.2, 11.1.1 */
static void
test_text (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *rest = NULL;
      g_autoptr (BrgDeskGame) game =
          brg_contest_solution_open (rows[i].board, rows[i].fen, rows[i].text, &rest);
      g_autofree char *back = NULL;
      g_autofree char *first = NULL;
      guint n_moves = 99;

      g_assert_nonnull (game);
      back = brg_contest_solution_dup_text (game);
      first = brg_contest_solution_dup_first (game, &n_moves);
      g_assert_cmpstr (back, ==, rows[i].back != NULL ? rows[i].back : rows[i].text);
      g_assert_cmpstr (rest, ==, rows[i].rest);
      g_assert_cmpstr (first, ==, rows[i].first);
      g_assert_cmpuint (n_moves, ==, rows[i].n_moves);
      g_assert_null (game->node->parent);
    }
}

static void
test_no_position (void)
{
  g_assert_null (brg_contest_solution_open ("64", "nonsense", "1.c1-d2", NULL));
  g_assert_null (brg_contest_solution_open ("64", "", "", NULL));
  g_assert_null (brg_contest_solution_open ("chess", "W:W19:B15", "", NULL));
  for (guint i = 0; i < 4; i++)
    {
      static const char *const boards[] = { "64", "100", "giveaway", "chess" };
      BrgDiscipline discipline = brg_contest_solution_find_discipline (boards[i]);

      g_assert_nonnull (brg_desk_rules_find (discipline));
      g_assert_nonnull (brg_contest_solution_get_empty (boards[i]));
    }
}

static guint
count_plies (const BrgContestWork *work, const char *text)
{
  BrgDraughtsPosition position;
  g_autoptr (GPtrArray) lines = NULL;
  guint n_plies = 0;

  g_assert_true (brg_draughts_fen_read (
      work->fen,
      g_str_equal (work->board, "100") ? BRG_DRAUGHTS_INTERNATIONAL : BRG_DRAUGHTS_RUSSIAN,
      &position, NULL));
  lines = brg_composition_text_read (&position, text);
  for (guint i = 0; i < lines->len; i++)
    n_plies += ((const BrgCompositionLine *) lines->pdata[i])->plies->len;
  return n_plies;
}

/* What is written is read by the check of works just as the author's text is: as many half-moves
 * in all lines. */
static void
test_check_reads (void)
{
  static const char *const ids[] = { "p001", "p002", "p003" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      BrgContestWork *work = contest_values_work (ids[i], 1, 1);
      g_autofree char *rest = NULL;
      g_autoptr (BrgDeskGame) game =
          brg_contest_solution_open (work->board, work->fen, work->solution, &rest);
      g_autofree char *back = brg_contest_solution_dup_text (game);

      g_assert_null (rest);
      g_assert_cmpuint (count_plies (work, back), ==, count_plies (work, work->solution));
      g_assert_cmpuint (count_plies (work, back), >, 0);
      brg_contest_work_free (work);
    }
}

BRG_TEST_TOPIC ("contest-solution")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/contest-solution/rus-draughts-2022/11.1.1/text", test_text);
  g_test_add_func ("/desk/contest-solution/no-position", test_no_position);
  g_test_add_func ("/desk/contest-solution/check-reads", test_check_reads);
  return g_test_run ();
}
