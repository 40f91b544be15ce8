/* test-contest-desk.c - marks become places, answers become a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-desk.h"

#include "brg-contest-words.h"
#include "brg-test.h"
#include "contest-values.h"

static const char *const players[] = { "Сизова Дарья", "Ребров Артём", "Гущин Павел", NULL };
static const char *const works[] = { "p002", "p003", "p011", "p006", NULL };

static BrgContestWork *
get_work (BrgContest *contest, guint number)
{
  return contest->works->pdata[number - 1];
}

static void
add_author (BrgContest *contest, guint number, gint64 entry_id, const char *name)
{
  g_ptr_array_add (get_work (contest, number)->authors,
                   brg_contest_author_new (entry_id, name, entry_id == 0 ? "Минск" : ""));
}

static BrgContestDesk *
new_desk (BrgContest *contest, BrgContestEyes eyes, gint64 section_id)
{
  g_autoptr (BrgSnapshot) snapshot = contest_values_players (players);
  g_autoptr (BrgWords) words = brg_words_open ("en");

  return brg_contest_desk_new (snapshot, contest, eyes, section_id, words);
}

/* Number, marks, result and places of the works. */
static char *
dup_works (const BrgContestDesk *desk)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < desk->works->len; i++)
    {
      const BrgContestWorkRow *row = desk->works->pdata[i];
      g_autofree char *places = brg_contest_words_dup_places (row->first, row->last);

      g_string_append_printf (text, "%s%u:%d,%d=%" G_GINT64_FORMAT " [%s]", i > 0 ? " " : "",
                              row->work->number, row->marks[0], row->marks[1], row->result, places);
    }
  return g_string_free (text, FALSE);
}

static BrgContest *
new_marked (void)
{
  BrgContest *contest = contest_values_composing (works);

  contest_values_hand_in (contest);
  contest_values_mark (contest, 1, 1, 7000);
  contest_values_mark (contest, 1, 2, 8000);
  contest_values_mark (contest, 2, 1, 7500);
  contest_values_mark (contest, 2, 2, 7500);
  contest_values_mark (contest, 3, 1, 9000);
  contest_values_mark (contest, 4, 1, 4000);
  contest_values_mark (contest, 4, 2, 5000);
  add_author (contest, 1, 1, NULL);
  add_author (contest, 2, 2, NULL);
  add_author (contest, 2, 0, "Иванов И.");
  add_author (contest, 3, 1, NULL);
  add_author (contest, 4, 0, "Петров П.");
  contest->is_register_open = TRUE;
  return contest;
}

/* rus-draughts-2022 11.7 */
static void
test_marks (void)
{
  BrgContest *contest = new_marked ();
  g_autoptr (BrgContestDesk) desk = NULL;
  g_autofree char *text = NULL;

  desk = new_desk (contest, BRG_CONTEST_EYES_JUDGE, 0);
  text = dup_works (desk);
  g_assert_cmpstr (text, ==,
                   "1:7000,8000=7500 [1–2] 2:7500,7500=7500 [1–2] 3:9000,-1=-1 [] "
                   "4:4000,5000=4500 [3–4]");
  g_assert_cmpuint (brg_contest_desk_count_missing (desk, 1), ==, 0);
  g_assert_cmpuint (brg_contest_desk_count_missing (desk, 2), ==, 1);
}

/* rus-draughts-2022 11.5.2: a judge who still holds his sheet may change every mark. */
static void
test_before_sheets (void)
{
  BrgContest *contest = new_marked ();
  BrgContestSection *section = contest->sections->pdata[0];
  BrgContestJudge *judge = section->judges->pdata[1];
  g_autoptr (BrgContestDesk) desk = NULL;
  g_autofree char *text = NULL;

  g_clear_pointer (&judge->handed, g_free);
  judge->handed = g_strdup ("");
  desk = new_desk (contest, BRG_CONTEST_EYES_SECRETARY, 0);
  text = dup_works (desk);
  g_assert_cmpstr (text, ==,
                   "1:7000,8000=7500 [] 2:7500,7500=7500 [] 3:9000,-1=-1 [] "
                   "4:4000,5000=4500 []");
  for (guint i = 0; i < desk->authors->len; i++)
    g_assert_cmpuint (((const BrgContestAuthorRow *) desk->authors->pdata[i])->first, ==, 0);
}

/* rus-draughts-2022 11.7: the chief judge revises; what was excluded has no place. */
static void
test_revised (void)
{
  BrgContest *contest = new_marked ();
  g_autoptr (BrgContestDesk) desk = NULL;
  g_autofree char *text = NULL;

  get_work (contest, 4)->revised = 8000;
  get_work (contest, 1)->state = BRG_CONTEST_WORK_EXCLUDED;
  desk = new_desk (contest, BRG_CONTEST_EYES_JUDGE, 0);
  text = dup_works (desk);
  g_assert_cmpstr (text, ==,
                   "1:7000,8000=-1 [] 2:7500,7500=7500 [2–3] 3:9000,-1=-1 [] "
                   "4:4000,5000=8000 [1–2]");
  g_assert_false (((const BrgContestWorkRow *) desk->works->pdata[0])->is_judged);
}

/* rus-draughts-2022 11.5.2: of a closed contest judges know no author before the results are
 * published; 11.7: the secretary does. */
static void
test_hidden (void)
{
  g_autoptr (BrgContestDesk) closed = new_desk (new_marked (), BRG_CONTEST_EYES_JUDGE, 0);
  g_autoptr (BrgContestDesk) registered = new_desk (new_marked (), BRG_CONTEST_EYES_SECRETARY, 0);
  BrgContest *shut = new_marked ();
  BrgContest *published = new_marked ();
  BrgContest *opened = new_marked ();
  g_autoptr (BrgContestDesk) unopened = NULL;
  g_autoptr (BrgContestDesk) after = NULL;
  g_autoptr (BrgContestDesk) open = NULL;
  const BrgContestWorkRow *row = closed->works->pdata[1];

  g_assert_true (closed->hides_authors);
  g_assert_cmpstr (row->authors, ==, "");
  g_assert_cmpstr (row->residences, ==, "");
  g_assert_cmpuint (closed->authors->len, ==, 0);
  /* The register names them once somebody has opened it. */
  shut->is_register_open = FALSE;
  unopened = new_desk (shut, BRG_CONTEST_EYES_SECRETARY, 0);
  g_assert_true (unopened->hides_authors);
  row = unopened->works->pdata[1];
  g_assert_cmpstr (row->authors, ==, "");
  row = registered->works->pdata[1];
  g_assert_cmpstr (row->authors, ==, "Ребров Артём, Иванов И.");
  g_assert_cmpstr (row->residences, ==, "Пермь, Минск");
  published->terms->stage = BRG_CONTEST_STAGE_PRELIMINARY;
  after = new_desk (published, BRG_CONTEST_EYES_JUDGE, 0);
  g_assert_false (after->hides_authors);
  opened->terms->is_open = TRUE;
  open = new_desk (opened, BRG_CONTEST_EYES_JUDGE, 0);
  g_assert_false (open->hides_authors);
}

static char *
dup_authors (const BrgContestDesk *desk)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < desk->authors->len; i++)
    {
      const BrgContestAuthorRow *row = desk->authors->pdata[i];
      g_autofree char *places = brg_contest_words_dup_places (row->first, row->last);

      g_string_append_printf (text, "%s=%" G_GINT64_FORMAT " (%u of %u, %u open) [%s]\n", row->name,
                              row->total, row->n_counted, row->numbers->len, row->n_open, places);
    }
  return g_string_free (text, FALSE);
}

/* rus-draughts-2022 11.5.2: how many works count say the regulations; a mark that is missing leaves
 * the places open. */
static void
test_authors (void)
{
  BrgContest *contest = new_marked ();
  BrgContest *best = new_marked ();
  g_autoptr (BrgContestDesk) desk = new_desk (contest, BRG_CONTEST_EYES_SECRETARY, 0);
  g_autoptr (BrgContestDesk) desk_of_best = NULL;
  g_autofree char *text = dup_authors (desk);
  g_autofree char *text_of_best = NULL;

  g_assert_cmpstr (text, ==,
                   "Ребров Артём, Иванов И.=7500 (1 of 1, 0 open) [1–2]\n"
                   "Сизова Дарья=7500 (1 of 2, 1 open) [1]\n"
                   "Петров П.=4500 (1 of 1, 0 open) [3]\n");
  contest_values_mark (best, 3, 2, 7000);
  best->terms->n_counted = 1;
  desk_of_best = new_desk (best, BRG_CONTEST_EYES_SECRETARY, 0);
  text_of_best = dup_authors (desk_of_best);
  g_assert_cmpstr (text_of_best, ==,
                   "Сизова Дарья=8000 (1 of 2, 0 open) [1]\n"
                   "Ребров Артём, Иванов И.=7500 (1 of 1, 0 open) [2]\n"
                   "Петров П.=4500 (1 of 1, 0 open) [3]\n");
}

/* ----- Solving ----- */

static char *
dup_solvers (const BrgContestDesk *desk)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < desk->solvers->len; i++)
    {
      const BrgContestSolverRow *row = desk->solvers->pdata[i];
      g_autofree char *places = brg_contest_words_dup_places (row->first, row->last);

      g_string_append (text, row->name);
      for (guint n = 0; n < desk->solved->len; n++)
        g_string_append_printf (text, " %" G_GINT64_FORMAT "%s%s", row->cells[n].points,
                                row->cells[n].is_full ? "!" : "", row->cells[n].is_open ? "?" : "");
      g_string_append_printf (text, " +%" G_GINT64_FORMAT "=%" G_GINT64_FORMAT " [%s]\n",
                              row->bonus, row->total, places);
    }
  return g_string_free (text, FALSE);
}

static BrgContest *
new_solved (void)
{
  static const gint full[] = { 3 };
  static const gint none[] = { 0 };
  static const gint both[] = { 5, 5 };
  static const gint half[] = { 5, -1 };
  BrgContest *contest = contest_values_solving ();

  contest_values_answer (contest, 1, 1, full, 1);
  contest_values_answer (contest, 1, 2, full, 1)->n_inexact = 2;
  contest_values_answer (contest, 1, 3, none, 1);
  contest_values_answer (contest, 2, 1, both, 2);
  contest_values_answer (contest, 2, 2, half, 2);
  return contest;
}

/* rus-draughts-2022 11.6.1: while an answer is open places are ranges of what can still come. */
static void
test_solvers (void)
{
  g_autoptr (BrgContestDesk) desk = new_desk (new_solved (), BRG_CONTEST_EYES_JUDGE, 0);
  g_autofree char *text = dup_solvers (desk);
  const BrgContestFull *full = &g_array_index (desk->full, BrgContestFull, 1);

  g_assert_cmpstr (text, ==,
                   "Сизова Дарья 3000! 10000! +0=13000 [1–2]\n"
                   "Ребров Артём 3000! 5000? +2000=10000 [1–2]\n"
                   "Гущин Павел 0 0 +0=0 [3]\n");
  g_assert_cmpuint (full->n_full, ==, 1);
  g_assert_cmpuint (full->n_checked, ==, 2);
  g_assert_cmpuint (desk->n_answers, ==, 5);
  g_assert_cmpuint (desk->n_open_answers, ==, 1);
  g_assert_cmpint (desk->most, ==, 13000);
}

static void
test_round (void)
{
  g_autoptr (BrgContestDesk) desk = new_desk (new_solved (), BRG_CONTEST_EYES_JUDGE, 1);
  g_autofree char *text = dup_solvers (desk);

  g_assert_cmpstr (text, ==,
                   "Ребров Артём 3000! +2000=5000 [1]\n"
                   "Сизова Дарья 3000! +0=3000 [2]\n"
                   "Гущин Павел 0 +0=0 [3]\n");
  g_assert_cmpint (desk->most, ==, 3000);
}

static void
test_preview (void)
{
  g_autoptr (BrgContestDesk) desk = new_desk (new_solved (), BRG_CONTEST_EYES_JUDGE, 0);
  gint64 total;
  guint first;
  guint last;

  brg_contest_desk_preview (desk, 1, 1, 10000, 0, &total, &first, &last);
  g_assert_cmpint (total, ==, 15000);
  g_assert_cmpuint (first, ==, 1);
  g_assert_cmpuint (last, ==, 1);
  /* Its bonus is counted once. */
  brg_contest_desk_preview (desk, 1, 0, 3000, 3000, &total, &first, &last);
  g_assert_cmpint (total, ==, 11000);
  g_assert_cmpuint (last, ==, 2);
}

static void
test_none (void)
{
  g_assert_null (new_desk (brg_contest_new (1), BRG_CONTEST_EYES_JUDGE, 0));
}

BRG_TEST_TOPIC ("contest-desk")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/contest/rus-draughts-2022/11.7/marks", test_marks);
  g_test_add_func ("/desk/contest/rus-draughts-2022/11.5.2/before-sheets", test_before_sheets);
  g_test_add_func ("/desk/contest/rus-draughts-2022/11.7/revised", test_revised);
  g_test_add_func ("/desk/contest/rus-draughts-2022/11.5.2/hidden", test_hidden);
  g_test_add_func ("/desk/contest/rus-draughts-2022/11.5.2/authors", test_authors);
  g_test_add_func ("/desk/contest/rus-draughts-2022/11.6.1/solvers", test_solvers);
  g_test_add_func ("/desk/contest/round", test_round);
  g_test_add_func ("/desk/contest/preview", test_preview);
  g_test_add_func ("/desk/contest/none", test_none);
  return g_test_run ();
}
