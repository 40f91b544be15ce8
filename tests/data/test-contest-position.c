/* test-contest-position.c - works of a contest as the engine takes them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-position.h"

#include "brg-test.h"
#include "brg-uci.h"

#define GOOD "W:W8,11,16,27,30:B9,15,17,18,22"
#define MATE "2N5/6R1/8/2Q5/2pB4/5k2/8/K7 w - - 0 1"

static const struct
{
  const char *board;
  const char *kind;
  const char *group;
  const char *task;
  guint n_moves;
  const char *fen;
  const char *solution;
  BrgContestPositionFault fault;
} rows[] = {
  { "64", "problem", "miniature", "win", 4, GOOD, "1.c1-d2", BRG_CONTEST_POSITION_FINE },
  { "100", "study", "-", "draw", 30, "W:WK5:B46", "", BRG_CONTEST_POSITION_FINE },
  { "64", "zadacha", "", "block:2,1", 4, GOOD, "1.c1-d2\n| 1.c1-d2", BRG_CONTEST_POSITION_FINE },
  { "64", "special", "-", "win", 4, "b:W19:B15", "nonsense", BRG_CONTEST_POSITION_FINE },
  { "giveaway", "special", "-", "giveaway", 4, "W:W19:B15", "", BRG_CONTEST_POSITION_FINE },
  { "chess", "mate", "-", "mate", 2, MATE, "Qe5", BRG_CONTEST_POSITION_FINE },
  { "144", "problem", "-", "win", 4, GOOD, "", BRG_CONTEST_POSITION_BOARD },
  { "64", "problem", "-", "win", 4, "W:W33:B1", "", BRG_CONTEST_POSITION_FEN },
  { "64", "problem", "-", "win", 4, "", "", BRG_CONTEST_POSITION_FEN },
  { "chess", "mate", "-", "mate", 2, "2N5/6R1/8/2Q5/2pB4/5k2/8/K7 b - - 0 1", "",
    BRG_CONTEST_POSITION_FEN },
  { "chess", "mate", "-", "mate", 2, GOOD, "", BRG_CONTEST_POSITION_FEN },
  { "64", "mate", "-", "win", 4, GOOD, "", BRG_CONTEST_POSITION_KIND },
  { "chess", "problem", "-", "mate", 2, MATE, "", BRG_CONTEST_POSITION_KIND },
  { "64", "problem", "huge", "win", 4, GOOD, "", BRG_CONTEST_POSITION_GROUP },
  { "64", "problem", "-", "mate", 4, GOOD, "", BRG_CONTEST_POSITION_TASK },
  { "64", "zadacha", "-", "block:0,0", 4, GOOD, "", BRG_CONTEST_POSITION_TASK },
  { "giveaway", "special", "-", "win", 4, "W:W19:B15", "", BRG_CONTEST_POSITION_TASK },
  { "giveaway", "problem", "-", "giveaway", 4, "W:W19:B15", "", BRG_CONTEST_POSITION_TASK },
  { "100", "special", "-", "giveaway", 4, "W:W19:B15", "", BRG_CONTEST_POSITION_TASK },
  { "chess", "mate", "-", "win", 2, MATE, "", BRG_CONTEST_POSITION_TASK },
  { "64", "problem", "-", "win", 0, GOOD, "", BRG_CONTEST_POSITION_MOVES },
  { "64", "problem", "-", "win", 31, GOOD, "", BRG_CONTEST_POSITION_MOVES },
  { "chess", "mate", "-", "mate", 9, MATE, "", BRG_CONTEST_POSITION_MOVES },
  { "64", "problem", "-", "win", 4, GOOD,
    "||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||",
    BRG_CONTEST_POSITION_SOLUTION },
};

static void
set (char **field, const char *text)
{
  g_free (*field);
  *field = g_strdup (text);
}

static BrgContestWork *
new_work (const char *board, const char *kind, const char *task, const char *fen)
{
  BrgContestWork *work = brg_contest_work_new (1);

  set (&work->board, board);
  set (&work->kind, kind);
  set (&work->task, task);
  set (&work->fen, fen);
  return work;
}

/* rus-draughts-2022 11.1.2, 11.1.3, 11.1.4 */
static void
test_read (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BrgContestWork *work = new_work (rows[i].board, rows[i].kind, rows[i].task, rows[i].fen);
      g_auto (BrgContestPosition) position = { 0 };

      work->n_moves = rows[i].n_moves;
      set (&work->group, rows[i].group);
      set (&work->solution, rows[i].solution);
      g_test_message ("%s %s %s %s", rows[i].board, rows[i].kind, rows[i].task, rows[i].fen);
      g_assert_cmpint (brg_contest_position_read (work, &position), ==, rows[i].fault);
      if (rows[i].fault != BRG_CONTEST_POSITION_FINE)
        g_assert_null (position.draughts.solution);
      brg_contest_work_free (work);
    }
}

static void
test_draughts (void)
{
  BrgContestWork *work = new_work ("giveaway", "special", "giveaway", "W:W19:B15");
  g_auto (BrgContestPosition) position = { 0 };

  work->n_moves = 3;
  set (&work->solution, " 1.f4-g5\t| 1.f4-g5\n");
  g_assert_cmpint (brg_contest_position_read (work, &position), ==, BRG_CONTEST_POSITION_FINE);
  g_assert_false (position.is_chess);
  g_assert_cmpint (position.draughts.position.variant, ==, BRG_DRAUGHTS_GIVEAWAY);
  g_assert_cmpint (position.draughts.task.goal, ==, BRG_COMPOSITION_GIVE);
  g_assert_cmpuint (position.draughts.task.limit, ==, 3);
  g_assert_cmpstr (position.draughts.solution, ==, "1.f4-g5 | 1.f4-g5");
  brg_contest_work_free (work);
}

/* The key as it may be written; the letter of a knight is that of a king elsewhere. */
static void
test_key (void)
{
  static const char *const keys[] = {
    "1.Qe5!", "1. Qe5 Kf2 2.Qe1#", "Qc5-e5", "c5e5", "1.Фe5", "1.Фe5 Крf2", "12 Qe5",
  };
  static const char *const none[] = { "", "1...", "Qh8", "Be9", "1.Лh8" };

  for (gsize i = 0; i < G_N_ELEMENTS (keys) + G_N_ELEMENTS (none); i++)
    {
      gboolean is_key = i < G_N_ELEMENTS (keys);
      BrgContestWork *work = new_work ("chess", "mate", "mate", MATE);
      g_auto (BrgContestPosition) position = { 0 };
      char text[BRG_UCI_LENGTH];

      work->n_moves = 2;
      set (&work->solution, is_key ? keys[i] : none[i - G_N_ELEMENTS (keys)]);
      g_assert_cmpint (brg_contest_position_read (work, &position), ==, BRG_CONTEST_POSITION_FINE);
      g_assert_true (position.is_chess);
      g_assert_cmpuint (position.n_moves, ==, 2);
      if (is_key)
        g_assert_cmpstr (brg_uci_write (position.key, BRG_CHESS_ORTHODOX, text), ==, "c5e5");
      else
        g_assert_true (position.key == BRG_MOVE_NONE);
      brg_contest_work_free (work);
    }
}

BRG_TEST_TOPIC ("contest-position")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/contest-position/rus-draughts-2022/11.1.3/read", test_read);
  g_test_add_func ("/data/contest-position/rus-draughts-2022/11.1.4/draughts", test_draughts);
  g_test_add_func ("/data/contest-position/key", test_key);
  return g_test_run ();
}
