/* test-store-contest-answers.c - what solvers hand in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-time.h"
#include "brg-sql.h"
#include "brg-store-event.h"
#include "brg-store-removal.h"
#include "brg-test.h"
#include "contest-fixture.h"
#include "postal-fixture.h"

static BrgContestAnswer *
find (BrgContest *contest, StoreFixture *fixture, guint work, gint player)
{
  const BrgContestWork *of = contest->works->pdata[work - 1];
  const BrgContestAnswer *found =
      brg_contest_find_answer (contest, of->id, contest_fixture_player (fixture, player));

  g_assert_nonnull (found);
  return (BrgContestAnswer *) found;
}

static gint64
get_points (const BrgContestAnswer *answer, guint n)
{
  return g_array_index (answer->points, gint64, n);
}

/* Everything is read as it was written; what was not looked at is open. */
static void
test_answers (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgContest) contest = NULL;
  const BrgContestAnswer *answer;
  guint n_open = 0;

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  contest_fixture_fill (&fixture);
  store_fixture_reopen (&fixture);
  contest = contest_fixture_load (&fixture);
  g_assert_true (brg_contest_hides_authors (contest));
  g_assert_cmpuint (contest->answers->len, ==, 80);
  answer = find (contest, &fixture, 8, 4);
  g_assert_cmpuint (answer->points->len, ==, 2);
  g_assert_cmpint (get_points (answer, 0), ==, 5000);
  g_assert_cmpint (get_points (answer, 1), ==, -1);
  answer = find (contest, &fixture, 4, 2);
  g_assert_cmpuint (answer->n_side, ==, 1);
  g_assert_cmpint (get_points (answer, 0), ==, 5000);
  g_assert_cmpstr (answer->sheet, ==, "3");
  for (guint i = 0; i < contest->answers->len; i++)
    {
      answer = contest->answers->pdata[i];
      for (guint n = 0; n < answer->points->len; n++)
        n_open += get_points (answer, n) < 0;
    }
  g_assert_cmpuint (n_open, ==, 3);
  store_fixture_close (&fixture);
}

typedef struct
{
  const char *path;
  gint64 points[2];
  guint n_side;
  guint n_unsolvable;
  guint n_inexact;
  const char *handed_at;
  const char *message;
} AnswerCase;

/* To work no. 8 of two variants, five points each; side solutions and unsolvability have a bonus.
 */
static const AnswerCase answer_cases[] = {
  { "full", { 5000, 5000 }, 1, 0, 0, "2026-11-28T10:52:00Z", NULL },
  { "open", { 2500, -1 }, 0, 1, 0, "2026-11-20", NULL },
  { "too-many", { 5000, 5001 }, 0, 0, 0, "", "Variant 2 gives from 0 to 5 points." },
  { "below-none", { -2, 0 }, 0, 0, 0, "", "Variant 1 gives from 0 to 5 points." },
  { "bonus-not-given",
    { 0, 0 },
    0,
    0,
    1,
    "",
    "The regulations give no bonus for that (art. 11.6.1)." },
  { "solved-and-unsolvable",
    { 5000, 5000 },
    0,
    1,
    0,
    "",
    "Who solved the work cannot have shown that it is not solvable." },
  { "twice-unsolvable",
    { 0, 0 },
    0,
    2,
    0,
    "",
    "The number of what was found is out of its range." },
  { "no-moment",
    { 0, 0 },
    0,
    0,
    0,
    "noon",
    "When the answer was handed in is no moment and no day." },
};

static void
test_put (gconstpointer data)
{
  const AnswerCase *test = data;
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  BrgContestAnswer *answer;
  gboolean is_done;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  contest_fixture_fill (&fixture);
  contest = contest_fixture_load (&fixture);
  /* What others were given of it goes, so that the regulations may give no bonus for it. */
  for (guint i = 0; i < contest->answers->len; i++)
    {
      answer = contest->answers->pdata[i];
      if (answer->n_inexact == 0)
        continue;
      answer->n_inexact = 0;
      brg_store_put_contest_answer (fixture.store, answer, &error);
      g_assert_no_error (error);
    }
  contest->terms->bonus_inexact = 0;
  brg_store_set_contest_terms (fixture.store, fixture.group_id, contest->terms, &error);
  g_assert_no_error (error);
  answer = find (contest, &fixture, 8, 4);
  for (guint i = 0; i < 2; i++)
    g_array_index (answer->points, gint64, i) = test->points[i];
  answer->n_side = test->n_side;
  answer->n_unsolvable = test->n_unsolvable;
  answer->n_inexact = test->n_inexact;
  g_free (answer->handed_at);
  answer->handed_at = g_strdup (test->handed_at);
  n_before = postal_fixture_count_journal (&fixture);
  is_done = brg_store_put_contest_answer (fixture.store, answer, &error);
  if (test->message != NULL)
    postal_fixture_assert_refused (&fixture, n_before, is_done, &error, test->message);
  else
    g_assert_true (is_done);
  store_fixture_close (&fixture);
}

/* One sheet for all works: in one entry, or not at all. */
static void
test_several (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (BrgContestAnswer) fresh = NULL;
  g_autofree char *full = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *title = NULL;
  BrgContestAnswer *answers[3];
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  contest_fixture_fill (&fixture);
  contest = contest_fixture_load (&fixture);
  answers[0] = find (contest, &fixture, 1, 1);
  answers[1] = find (contest, &fixture, 2, 1);
  fresh = brg_contest_answer_copy (find (contest, &fixture, 3, 1));
  brg_store_remove_contest_answer (fixture.store, fresh->id, &error);
  g_assert_no_error (error);
  fresh->id = 0;
  answers[2] = fresh;
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      g_free (answers[i]->handed_at);
      answers[i]->handed_at = g_strdup (i == 1 ? "noon" : "2026-11-28T10:52:00Z");
    }
  before = contest_fixture_dup_rows (&fixture);
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_put_contest_answers (fixture.store, answers, G_N_ELEMENTS (answers), &error),
      &error, "When the answer was handed in is no moment and no day.");
  after = contest_fixture_dup_rows (&fixture);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpint (fresh->id, ==, 0);
  g_free (answers[1]->handed_at);
  answers[1]->handed_at = g_strdup ("2026-11-28");
  brg_store_put_contest_answers (fixture.store, answers, G_N_ELEMENTS (answers), &error);
  g_assert_no_error (error);
  g_assert_cmpint (fresh->id, !=, 0);
  g_assert_cmpuint (postal_fixture_count_journal (&fixture), ==, n_before + 1);
  title = postal_fixture_dup_title (&fixture);
  g_assert_cmpstr (title, ==, "Answers of Сизова Дарья, 3 works, after the time");
  g_clear_pointer (&contest, brg_contest_free);
  contest = contest_fixture_load (&fixture);
  g_assert_cmpstr (find (contest, &fixture, 2, 1)->handed_at, ==, "2026-11-28");
  g_assert_cmpstr (find (contest, &fixture, 3, 1)->handed_at, ==, "2026-11-28T10:52:00Z");
  g_assert_cmpint (brg_contest_get_answer (contest, fresh->id)->work_id, ==, fresh->work_id);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  full = contest_fixture_dup_rows (&fixture);
  g_assert_cmpstr (full, ==, before);
  store_fixture_close (&fixture);
}

static void
set_handed (StoreFixture *fixture, BrgContestAnswer *answer, const char *handed_at)
{
  g_autoptr (GError) error = NULL;

  g_free (answer->handed_at);
  answer->handed_at = g_strdup (handed_at);
  brg_store_put_contest_answer (fixture->store, answer, &error);
  g_assert_no_error (error);
}

/* rus-draughts-2022 11.6.1: within the time that is named: the round begins at 6.00 and takes two
 * hours; by mail until the last day. Nobody is refused: the judges decide. */
static void
test_late (void)
{
  static const struct
  {
    const char *handed_at;
    gboolean is_late;
    gboolean is_late_by_mail;
    gboolean is_early;
  } sheets[] = {
    { "2026-11-28T05:59:00Z", FALSE, FALSE, TRUE },
    { "2026-11-28T06:00:00Z", FALSE, FALSE, FALSE },
    { "2026-11-28T07:59:00Z", FALSE, FALSE, FALSE },
    { "2026-11-28T08:00:00Z", FALSE, FALSE, FALSE },
    { "2026-11-28T08:01:00Z", TRUE, FALSE, FALSE },
    { "2026-11-29T07:00:00Z", TRUE, FALSE, FALSE },
    { "2026-11-15", FALSE, FALSE, FALSE },
    { "2026-11-16", FALSE, TRUE, FALSE },
    { "", FALSE, FALSE, FALSE },
  };
  StoreFixture fixture = { 0 };
  g_autoptr (BrgContest) contest = NULL;
  BrgContestSection *section;

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  contest_fixture_fill (&fixture);
  contest = contest_fixture_load (&fixture);
  section = contest->sections->pdata[0];
  g_free (contest->terms->closing);
  contest->terms->closing = g_strdup ("2026-11-15");
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autofree char *title = NULL;
      BrgContestAnswer *answer = find (contest, &fixture, 1, 1);

      set_handed (&fixture, answer, sheets[i].handed_at);
      title = postal_fixture_dup_title (&fixture);
      section->minutes = 120;
      g_assert_cmpint (brg_contest_is_late (contest->terms, section, answer->handed_at), ==,
                       sheets[i].is_late);
      g_assert_cmpint (brg_contest_is_early (section, answer->handed_at), ==, sheets[i].is_early);
      g_assert_cmpstr (title, ==,
                       sheets[i].is_late
                           ? "Answer of Сизова Дарья to work no. 1, points: 3, after the time"
                           : "Answer of Сизова Дарья to work no. 1, points: 3");
      section->minutes = 0;
      g_assert_cmpint (brg_contest_is_late (contest->terms, section, answer->handed_at), ==,
                       sheets[i].is_late_by_mail);
    }
  store_fixture_close (&fixture);
}

/* Two answers to one work do not become one by being handed in together. */
static void
test_several_to_one (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (BrgContestAnswer) one = NULL;
  g_autoptr (BrgContestAnswer) two = NULL;
  BrgContestAnswer *answers[2];
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  contest_fixture_fill (&fixture);
  contest = contest_fixture_load (&fixture);
  one = brg_contest_answer_copy (find (contest, &fixture, 3, 1));
  brg_store_remove_contest_answer (fixture.store, one->id, &error);
  g_assert_no_error (error);
  one->id = 0;
  two = brg_contest_answer_copy (one);
  answers[0] = one;
  answers[1] = two;
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (
      &fixture, n_before, brg_store_put_contest_answers (fixture.store, answers, 2, &error), &error,
      "The solver has handed in an answer to this work already.");
  two->id = 4711;
  g_assert_false (brg_store_put_contest_answers (fixture.store, answers, 2, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  g_assert_cmpstr (error->message, ==, "The answer is no longer there.");
  g_clear_error (&error);
  two->id = 0;
  two->work_id = 4711;
  g_assert_false (brg_store_put_contest_answers (fixture.store, answers, 2, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  g_assert_cmpstr (error->message, ==, "The work is no longer there.");
  store_fixture_close (&fixture);
}

/* One answer of a solver of the group to a work, and it stays his. */
static void
test_whose (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autoptr (BrgContestAnswer) second = NULL;
  BrgContestAnswer *answer;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  contest_fixture_fill (&fixture);
  contest = contest_fixture_load (&fixture);
  answer = find (contest, &fixture, 1, 1);
  second = brg_contest_answer_new (answer->work_id, answer->entry_id, 1);
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (
      &fixture, n_before, brg_store_put_contest_answer (fixture.store, second, &error), &error,
      "The solver has handed in an answer to this work already.");
  second->entry_id = 1;
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_put_contest_answer (fixture.store, second, &error),
                                 &error, "The solver does not take part in this group.");
  answer->entry_id = contest_fixture_player (&fixture, 2);
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_put_contest_answer (fixture.store, answer, &error),
                                 &error, "An answer stays that of its solver and its work.");
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_remove_entry (fixture.store, contest_fixture_player (&fixture, 2), &error), &error,
      "There are works or answers of this participant, who can be withdrawn but not removed.");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.6.1: what was checked stays within what the work gives. */
static void
test_work_changes (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  BrgContestWork *work;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  contest_fixture_fill (&fixture);
  contest = contest_fixture_load (&fixture);
  n_before = postal_fixture_count_journal (&fixture);
  work = contest->works->pdata[7];
  ((BrgContestVariant *) work->variants->pdata[0])->points = 4000;
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_put_contest_work (fixture.store, work, &error), &error,
                                 "A solver has more points for a variant than it would be worth.");
  g_ptr_array_set_size (work->variants, 1);
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_put_contest_work (fixture.store, work, &error), &error,
                                 "Answers were handed in: the number of variants stays.");
  contest->terms->bonus_side = 0;
  postal_fixture_assert_refused (
      &fixture, n_before,
      brg_store_set_contest_terms (fixture.store, fixture.group_id, contest->terms, &error), &error,
      "Solvers were given this bonus: take it back there first.");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.6.1: final results wait for what is not checked. */
static void
test_publication (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  guint n_before;

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  contest_fixture_fill (&fixture);
  brg_store_publish_contest (fixture.store, fixture.group_id, BRG_CONTEST_STAGE_PRELIMINARY,
                             "2026-11-28", &error);
  g_assert_no_error (error);
  contest = contest_fixture_load (&fixture);
  g_assert_false (brg_contest_hides_authors (contest));
  n_before = postal_fixture_count_journal (&fixture);
  postal_fixture_assert_refused (&fixture, n_before,
                                 brg_store_publish_contest (fixture.store, fixture.group_id,
                                                            BRG_CONTEST_STAGE_FINAL, "2026-11-29",
                                                            &error),
                                 &error, "3 answers are not checked.");
  for (guint i = 0; i < contest->answers->len; i++)
    {
      BrgContestAnswer *answer = contest->answers->pdata[i];
      guint last = answer->points->len - 1;

      if (get_points (answer, last) >= 0)
        continue;
      g_array_index (answer->points, gint64, last) = 0;
      brg_store_put_contest_answer (fixture.store, answer, &error);
      g_assert_no_error (error);
    }
  brg_store_publish_contest (fixture.store, fixture.group_id, BRG_CONTEST_STAGE_FINAL, "2026-11-29",
                             &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* Titles name solver, work and points; what was taken out comes back whole. */
static void
test_removed (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgContest) contest = NULL;
  g_autofree char *title = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *undone = NULL;
  BrgContestAnswer *answer;

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  contest_fixture_fill (&fixture);
  before = contest_fixture_dup_rows (&fixture);
  title = postal_fixture_dup_title (&fixture);
  g_assert_cmpstr (title, ==, "Answer of Жуков Марк to work no. 8, points: 0");
  contest = contest_fixture_load (&fixture);
  answer = find (contest, &fixture, 8, 1);
  brg_store_remove_contest_answer (fixture.store, answer->id, &error);
  g_assert_no_error (error);
  after = contest_fixture_dup_rows (&fixture);
  g_assert_cmpstr (after, !=, before);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  undone = contest_fixture_dup_rows (&fixture);
  g_assert_cmpstr (undone, ==, before);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-contest-answers")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-contest-answers/answers", test_answers);
  for (guint i = 0; i < G_N_ELEMENTS (answer_cases); i++)
    {
      g_autofree char *path = g_strdup_printf (
          "/data/store-contest-answers/rus-draughts-2022/11.6.1/%s", answer_cases[i].path);

      g_test_add_data_func (path, &answer_cases[i], test_put);
    }
  g_test_add_func ("/data/store-contest-answers/several", test_several);
  g_test_add_func ("/data/store-contest-answers/rus-draughts-2022/11.6.1/late", test_late);
  g_test_add_func ("/data/store-contest-answers/several-to-one", test_several_to_one);
  g_test_add_func ("/data/store-contest-answers/whose", test_whose);
  g_test_add_func ("/data/store-contest-answers/rus-draughts-2022/11.6.1/work-changes",
                   test_work_changes);
  g_test_add_func ("/data/store-contest-answers/rus-draughts-2022/11.6.1/publication",
                   test_publication);
  g_test_add_func ("/data/store-contest-answers/removed", test_removed);
  return g_test_run ();
}
