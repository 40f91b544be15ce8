/* test-contest-doubts.c - what the book says against contests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-doubts.h"

#include "brg-test.h"
#include "contest-values.h"

static const char *const players[] = { "Сизова Дарья", "Гуляев С.", NULL };
static const char *const works[] = { "p002", "p003", "p002", NULL };

static void
set (char **field, const char *text)
{
  g_free (*field);
  *field = g_strdup (text);
}

static void
fill_terms (BrgContestTerms *terms)
{
  set (&terms->status, "областной");
  set (&terms->conditions, "сумма двух лучших");
  set (&terms->address, "Пермь, а/я 12");
  set (&terms->announced, "2026-08-01");
  set (&terms->closing, "2026-11-01");
  set (&terms->preliminary, "2026-12-20");
  set (&terms->final, "2027-02-20");
}

/* Articles and texts, a line each. */
static char *
dup_doubts (GArray *taken)
{
  g_autoptr (GArray) doubts = taken;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < doubts->len; i++)
    {
      const BrgContestDoubt *doubt = &g_array_index (doubts, BrgContestDoubt, i);

      g_string_append_printf (text, "%s %s (%d)\n", doubt->article, doubt->text,
                              (gint) doubt->work_id);
    }
  return g_string_free (text, FALSE);
}

static char *
dup_of_terms (const BrgContestTerms *terms)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");

  return dup_doubts (brg_contest_doubts_of_terms (terms, words));
}

static void
test_terms (void)
{
  g_autoptr (BrgContestTerms) terms = brg_contest_terms_new (BRG_CONTEST_COMPOSING);
  g_autoptr (BrgContestTerms) solving = brg_contest_terms_new (BRG_CONTEST_SOLVING);
  g_autofree char *gaps = dup_of_terms (terms);
  g_autofree char *gaps_of_solving = dup_of_terms (solving);
  g_autofree char *good = NULL;
  g_autofree char *short_days = NULL;

  g_assert_cmpstr (gaps, ==,
                   "11.5.2 The regulations do not name: status, how winners are decided, address, "
                   "day of the announcement, last day for sending, day of preliminary results, "
                   "day of final results (0)\n");
  g_assert_cmpstr (gaps_of_solving, ==,
                   "11.6.1 The regulations do not name: status, how winners are decided, address, "
                   "last day for sending, day of final results (0)\n");
  fill_terms (terms);
  good = dup_of_terms (terms);
  g_assert_cmpstr (good, ==, "");
  set (&terms->announced, "2026-08-02");
  set (&terms->final, "2027-02-19");
  set (&terms->preliminary_done, "2026-12-21");
  short_days = dup_of_terms (terms);
  g_assert_cmpstr (
      short_days, ==,
      "11.5.2 Works are taken for less than three months from the announcement (0)\n"
      "11.5.2 There are less than two months from preliminary to final results (0)\n"
      "11.5.2 Preliminary results were published later than the regulations say (0)\n");
}

static char *
dup_of_contest (BrgContest *contest, BrgContestEyes eyes, const char *today)
{
  g_autoptr (BrgSnapshot) snapshot = contest_values_players (players);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgContestDesk) desk = NULL;

  g_ptr_array_add (snapshot->event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "Сизова Д.", "1"));
  desk = brg_contest_desk_new (snapshot, contest, eyes, 0, words);
  return dup_doubts (brg_contest_doubts_new (desk, today, words));
}

static BrgContest *
new_contest (void)
{
  BrgContest *contest = contest_values_composing (works);

  fill_terms (contest->terms);
  set (&contest->terms->closing, "2026-11-04");
  return contest;
}

static BrgContestWork *
get_work (BrgContest *contest, guint number)
{
  return contest->works->pdata[number - 1];
}

/* rus-draughts-2022 11.4.1, 11.4.2, 11.5.2 */
static void
test_works (void)
{
  BrgContest *contest = new_contest ();
  BrgContestWork *third = get_work (contest, 3);
  g_autofree char *text = NULL;

  set (&get_work (contest, 2)->received, "2026-11-05");
  /* Published before the contest, but in too few copies for No. 1. */
  set (&get_work (contest, 1)->first, "2020-01-01");
  get_work (contest, 1)->first_copies = 49;
  set (&third->first, "2021-01-01");
  third->first_copies = 500;
  set (&third->fen, "W:W8,30,27,16,11:B9,15,17,18,22");
  text = dup_of_contest (contest, BRG_CONTEST_EYES_JUDGE, "2026-12-20");
  g_assert_cmpstr (text, ==,
                   "11.4.1 No. 1: a publication of 49 copies does not count (1)\n"
                   "11.5.2 No. 2 came after the last day (2)\n"
                   "11.4.2 No. 3 has the position of No. 1; priority: 3 (3)\n");
}

/* rus-draughts-2022 11.7: said to judges without saying whose work it is. */
static void
test_bans (void)
{
  for (guint i = 0; i < 2; i++)
    {
      BrgContestEyes eyes = i == 0 ? BRG_CONTEST_EYES_JUDGE : BRG_CONTEST_EYES_SECRETARY;
      BrgContest *contest = new_contest ();
      BrgContestSection *section = contest->sections->pdata[0];
      BrgContestJudge *judge = section->judges->pdata[0];
      g_autofree char *text = NULL;

      contest->is_register_open = TRUE;
      g_ptr_array_set_size (contest->works, 2);
      set (&judge->name, "ГУЛЯЕВ С.");
      g_ptr_array_add (get_work (contest, 1)->authors, brg_contest_author_new (1, NULL, NULL));
      g_ptr_array_add (get_work (contest, 2)->authors, brg_contest_author_new (2, NULL, NULL));
      text = dup_of_contest (contest, eyes, "2026-12-20");
      g_assert_cmpstr (text, ==,
                       i == 0 ? "11.7 The chief arbiter is among the authors (0)\n"
                                "11.7 A judge of section “Проблемы-64” is among its authors (0)\n"
                              : "11.7 The chief arbiter is among the authors (1)\n"
                                "11.7 A judge of section “Проблемы-64” is among its authors (2)\n");
    }
}

/* rus-draughts-2022 11.7: a judge who is written with initials is found as where he is refused. */
static void
test_initials (void)
{
  static const struct
  {
    const char *judge;
    gboolean is_author;
  } names[] = {
    { "С. А. Гуляев", TRUE }, { "Гуляев", TRUE }, { "Гуляев П. А.", FALSE }, { "Гуляева С.", FALSE }
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      BrgContest *contest = new_contest ();
      BrgContestSection *section = contest->sections->pdata[0];
      g_autofree char *text = NULL;

      g_ptr_array_set_size (contest->works, 1);
      set (&((BrgContestJudge *) section->judges->pdata[0])->name, names[i].judge);
      g_ptr_array_add (get_work (contest, 1)->authors, brg_contest_author_new (2, NULL, NULL));
      text = dup_of_contest (contest, BRG_CONTEST_EYES_JUDGE, "2026-12-20");
      g_assert_cmpstr (text, ==,
                       names[i].is_author
                           ? "11.7 A judge of section “Проблемы-64” is among its authors (0)\n"
                           : "");
    }
}

/* rus-draughts-2022 11.5.2: whether a work is late is known of one whose day is; one that is only
 * declared has none. */
static void
test_received (void)
{
  static const struct
  {
    BrgContestWorkState state;
    const char *received;
    const char *doubts;
  } cases[] = {
    { BRG_CONTEST_WORK_RECEIVED, "2026-11-04", "" },
    { BRG_CONTEST_WORK_RECEIVED, "2026-11-05", "11.5.2 No. 1 came after the last day (1)\n" },
    { BRG_CONTEST_WORK_RECEIVED, "",
      "11.5.2 No. 1 has no day of receipt: it is not known whether it is late (1)\n" },
    { BRG_CONTEST_WORK_DECLARED, "", "" },
    { BRG_CONTEST_WORK_EXCLUDED, "", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BrgContest *contest = new_contest ();
      g_autofree char *text = NULL;

      g_ptr_array_set_size (contest->works, 1);
      get_work (contest, 1)->state = cases[i].state;
      set (&get_work (contest, 1)->received, cases[i].received);
      text = dup_of_contest (contest, BRG_CONTEST_EYES_JUDGE, "2026-12-20");
      g_assert_cmpstr (text, ==, cases[i].doubts);
    }
}

/* rus-draughts-2022 11.5.2, 11.7 */
static void
test_contest (void)
{
  BrgContest *contest = new_contest ();
  BrgContestSection *section = contest->sections->pdata[0];
  g_autofree char *text = NULL;

  g_ptr_array_set_size (contest->works, 2);
  ((BrgContestJudge *) section->judges->pdata[0])->is_senior = FALSE;
  contest->terms->n_works = 1;
  for (guint i = 1; i <= 2; i++)
    g_ptr_array_add (get_work (contest, i)->authors, brg_contest_author_new (0, "Петров П.", NULL));
  text = dup_of_contest (contest, BRG_CONTEST_EYES_JUDGE, "2026-12-21");
  g_assert_cmpstr (text, ==,
                   "11.5.2 Preliminary results were due on 2026-12-20 (0)\n"
                   "11.7 Section “Проблемы-64” has no senior judge (0)\n"
                   "11.5.2 No. 2 is more than the regulations take of an author (2)\n");
}

static char *
dup_of_publication (const BrgContest *contest, BrgContestStage stage, const char *day)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");

  return dup_doubts (brg_contest_doubts_of_publication (contest, stage, day, "2027-02-21", words));
}

/* rus-draughts-2022 11.5.2: the term of the regulations, two months for remarks, no day to come. */
static void
test_publication (void)
{
  g_autoptr (BrgContest) contest = brg_contest_new (1);
  static const struct
  {
    BrgContestStage stage;
    const char *day;
    const char *doubts;
  } cases[] = {
    { BRG_CONTEST_STAGE_PRELIMINARY, "2026-12-20", "" },
    { BRG_CONTEST_STAGE_PRELIMINARY, "2026-12-21",
      "11.5.2 Preliminary results were published later than the regulations say (0)\n" },
    { BRG_CONTEST_STAGE_PRELIMINARY, "2030-05-05",
      " The day of publication is still to come (0)\n"
      "11.5.2 Preliminary results were published later than the regulations say (0)\n" },
    { BRG_CONTEST_STAGE_FINAL, "2027-02-20", "" },
    { BRG_CONTEST_STAGE_FINAL, "2027-02-19",
      "11.5.2 There are less than two months from preliminary to final results (0)\n" },
    { BRG_CONTEST_STAGE_FINAL, "2027-02-21",
      "11.5.2 Final results were published later than the regulations say (0)\n" },
  };

  contest->terms = brg_contest_terms_new (BRG_CONTEST_COMPOSING);
  fill_terms (contest->terms);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = NULL;

      set (&contest->terms->preliminary_done,
           cases[i].stage == BRG_CONTEST_STAGE_FINAL ? "2026-12-20" : "");
      text = dup_of_publication (contest, cases[i].stage, cases[i].day);
      g_assert_cmpstr (text, ==, cases[i].doubts);
    }
}

/* rus-draughts-2022 11.5.2: of two works of an author five cannot count. */
static void
test_counted (void)
{
  g_autoptr (BrgContestTerms) terms = brg_contest_terms_new (BRG_CONTEST_COMPOSING);
  g_autofree char *more = NULL;
  g_autofree char *as_many = NULL;

  fill_terms (terms);
  terms->n_works = 2;
  terms->n_counted = 5;
  more = dup_of_terms (terms);
  g_assert_cmpstr (more, ==, "11.5.2 More works of an author count than are taken (0)\n");
  terms->n_counted = 2;
  as_many = dup_of_terms (terms);
  g_assert_cmpstr (as_many, ==, "");
}

/* rus-draughts-2022 11.7, 11.5.2: first the sheets, then the preliminary results. */
static void
test_before_sheets (void)
{
  BrgContest *contest = new_contest ();
  BrgContestSection *section = contest->sections->pdata[0];
  const char *doubt = "11.7 Preliminary results were published before the judges handed their "
                      "sheets in (0)\n";
  g_autofree char *early = NULL;
  g_autofree char *in_time = NULL;
  g_autofree char *kept = NULL;

  set (&((BrgContestJudge *) section->judges->pdata[0])->handed, "2026-12-18");
  early = dup_of_publication (contest, BRG_CONTEST_STAGE_PRELIMINARY, "2026-11-20");
  in_time = dup_of_publication (contest, BRG_CONTEST_STAGE_PRELIMINARY, "2026-12-18");
  g_assert_cmpstr (early, ==, doubt);
  g_assert_cmpstr (in_time, ==, "");
  contest->terms->stage = BRG_CONTEST_STAGE_PRELIMINARY;
  set (&contest->terms->preliminary_done, "2026-11-20");
  kept = dup_of_contest (contest, BRG_CONTEST_EYES_JUDGE, "2026-12-19");
  g_assert_nonnull (strstr (kept, doubt));
}

static void
test_steps (void)
{
  g_autoptr (BrgContestTerms) terms = brg_contest_terms_new (BRG_CONTEST_COMPOSING);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GArray) steps = NULL;
  const BrgContestStep *step;

  fill_terms (terms);
  terms->stage = BRG_CONTEST_STAGE_PRELIMINARY;
  set (&terms->preliminary_done, "2026-12-18");
  steps = brg_contest_steps_new (terms, words);
  g_assert_cmpuint (steps->len, ==, 4);
  step = &g_array_index (steps, BrgContestStep, 1);
  g_assert_cmpstr (step->day, ==, "2026-12-18");
  g_assert_true (step->is_done);
  step = &g_array_index (steps, BrgContestStep, 2);
  g_assert_cmpstr (step->title, ==, "remarks");
  g_assert_true (step->is_now);
  g_assert_false (step->is_done);
}

BRG_TEST_TOPIC ("contest-doubts")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/contest/rus-draughts-2022/11.5.2/terms", test_terms);
  g_test_add_func ("/desk/contest/rus-draughts-2022/11.4.2/works", test_works);
  g_test_add_func ("/desk/contest/rus-draughts-2022/11.7/bans", test_bans);
  g_test_add_func ("/desk/contest/rus-draughts-2022/11.7/initials", test_initials);
  g_test_add_func ("/desk/contest/rus-draughts-2022/11.5.2/received", test_received);
  g_test_add_func ("/desk/contest/rus-draughts-2022/11.5.2/contest", test_contest);
  g_test_add_func ("/desk/contest/rus-draughts-2022/11.5.2/publication", test_publication);
  g_test_add_func ("/desk/contest/rus-draughts-2022/11.7/before-sheets", test_before_sheets);
  g_test_add_func ("/desk/contest/rus-draughts-2022/11.5.2/counted", test_counted);
  g_test_add_func ("/desk/contest/steps", test_steps);
  return g_test_run ();
}
