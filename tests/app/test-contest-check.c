/* test-contest-check.c - works are checked in a thread, told of on the way, and given up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-check.h"

#include "brg-draughts-moves.h"
#include "brg-test.h"
#include "contest-values.h"

typedef struct
{
  BrgContestFinding *finding;
  GError *error;
  GThread *thread;
  guint depth;
  guint n_told;
  guint n_late;
} Told;

static void
on_answered (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  Told *told = data;

  told->thread = g_thread_self ();
  told->finding = brg_contest_check_ask_finish (result, &told->error);
}

static void
on_progress (guint depth, guint limit, guint64 n_nodes G_GNUC_UNUSED, gpointer data)
{
  Told *told = data;

  g_assert_cmpuint (depth, >=, told->depth);
  g_assert_cmpuint (depth, <=, limit);
  told->depth = depth;
  told->n_told++;
  told->n_late += told->thread != NULL;
}

static void
wait_answer (const Told *told)
{
  while (told->thread == NULL)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
told_clear (Told *told)
{
  g_clear_pointer (&told->finding, brg_contest_finding_unref);
  g_clear_error (&told->error);
}

static void
test_asked (void)
{
  BrgContestWork *work = contest_values_work ("p013", 1, 1);
  Told told = { 0 };
  Told again = { 0 };
  g_autoptr (BrgContestFinding) kept = NULL;

  g_assert_null (brg_contest_check_look_up (work));
  brg_contest_check_ask (work, NULL, on_progress, &told, on_answered, &told);
  g_assert_null (told.thread);
  wait_answer (&told);
  g_assert_no_error (told.error);
  g_assert_true (told.thread == g_thread_self ());
  g_assert_cmpint (brg_contest_finding_get_verdict (told.finding), ==, BRG_COMPOSITION_SOUND);
  g_assert_cmpuint (told.depth, ==, work->n_moves);
  g_assert_cmpuint (told.n_told, >=, work->n_moves);
  g_assert_cmpuint (told.n_late, ==, 0);

  /* Number, note and authors are not checked. */
  work->number = 7;
  kept = brg_contest_check_look_up (work);
  g_assert_true (kept == told.finding);
  brg_contest_check_ask (work, NULL, on_progress, &again, on_answered, &again);
  g_assert_null (again.thread);
  wait_answer (&again);
  g_assert_true (again.finding == kept);
  g_assert_cmpuint (again.n_told, ==, 0);
  work->n_moves--;
  g_assert_null (brg_contest_check_look_up (work));
  told_clear (&told);
  told_clear (&again);
  brg_contest_work_free (work);
}

/* A position that no search comes to the end of in a minute. */
static BrgContestWork *
new_endless (void)
{
  BrgContestWork *work = contest_values_work ("p002", 1, 1);

  g_free (work->fen);
  work->fen = g_strdup ("W:WK29,K30,K31,26,27,28:BK1,K2,K3,5,6,7");
  g_free (work->solution);
  work->solution = g_strdup ("1.c3-d4");
  work->n_moves = 30;
  return work;
}

static void
on_first_progress (guint depth G_GNUC_UNUSED,
                   guint limit G_GNUC_UNUSED,
                   guint64 n_nodes G_GNUC_UNUSED,
                   gpointer data)
{
  g_cancellable_cancel (data);
}

/* Who gives up while it is looked for, and who has not come to the head of the queue; what was
 * given up is not kept. */
static void
test_cancelled (void)
{
  BrgContestWork *work = new_endless ();
  BrgContestWork *other = contest_values_work ("p003", 1, 2);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GCancellable) of_other = g_cancellable_new ();
  Told told = { 0 };
  Told waiting = { 0 };
  Told early = { 0 };

  brg_contest_check_ask (work, cancellable, on_first_progress, cancellable, on_answered, &told);
  brg_contest_check_ask (other, of_other, on_progress, &waiting, on_answered, &waiting);
  g_cancellable_cancel (of_other);
  g_assert_null (waiting.thread);
  wait_answer (&waiting);
  g_assert_error (waiting.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  wait_answer (&told);
  g_assert_error (told.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (brg_contest_check_look_up (work));
  brg_contest_check_ask (work, cancellable, NULL, NULL, on_answered, &early);
  wait_answer (&early);
  g_assert_error (early.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  told_clear (&told);
  told_clear (&waiting);
  told_clear (&early);
  brg_contest_work_free (work);
  brg_contest_work_free (other);
}

static void
test_not_decided (void)
{
  BrgContestWork *work = new_endless ();
  g_autoptr (BrgContestFinding) finding = brg_contest_check_run (work, 20000);

  g_assert_cmpint (brg_contest_finding_get_verdict (finding), ==, BRG_COMPOSITION_NOT_DECIDED);
  g_assert_null (brg_contest_check_look_up (work));
  brg_contest_work_free (work);
}

/* Every move of a side line is legal, and at its end Black cannot move. */
static void
test_side_lines (void)
{
  static const char *const ids[] = { "p001", "p004", "p005", "p010" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      BrgContestWork *work = contest_values_work (ids[i], 1, 1);
      g_autoptr (BrgContestFinding) finding = brg_contest_check_run (work, 0);

      g_assert_cmpuint (finding->side_lines->len, ==, finding->report.sides->len);
      for (guint n = 0; n < finding->side_lines->len; n++)
        {
          const BrgContestSideLine *line = finding->side_lines->pdata[n];
          const BrgCompositionSide *side = finding->report.sides->pdata[line->side];
          g_autofree char *first = g_strdup_printf (
              "%u.%s", side->number, (const char *) line->texts->pdata[line->n_common]);
          const BrgDraughtsPosition *last =
              &g_array_index (line->positions, BrgDraughtsPosition, line->positions->len - 1);

          g_assert_cmpstr (first, ==, side->text);
          g_assert_cmpuint (line->n_common, ==, 2 * (side->number - 1));
          g_assert_cmpuint (line->texts->len, ==, line->positions->len);
          g_assert_cmpuint (line->texts->len, <=, 2 * work->n_moves - 1);
          g_assert_cmpint (last->turn, ==, BRG_COLOUR_BLACK);
          g_assert_false (brg_draughts_moves_any (last));
        }
      brg_contest_work_free (work);
    }
}

BRG_TEST_TOPIC ("contest-check")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/contest-check/asked", test_asked);
  g_test_add_func ("/desk/contest-check/cancelled", test_cancelled);
  g_test_add_func ("/desk/contest-check/not-decided", test_not_decided);
  g_test_add_func ("/desk/contest-check/rus-draughts-2022/11.2.6/side-lines", test_side_lines);
  return g_test_run ();
}
