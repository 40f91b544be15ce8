/* test-contest-paper.c - papers of contests of composition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-contest.h"

#include <sqlite3.h>
#include <string.h>

#include "brg-contest-doubts.h"
#include "brg-paper-list.h"
#include "brg-print-page.h"
#include "brg-regulation-words.h"
#include "brg-test.h"
#include "contest-fixture.h"

typedef struct
{
  StoreFixture store;
  BrgSnapshot *snapshot;
  BrgWords *words;
  BrgDocumentOptions options;
} Fixture;

static void
open_fixture (Fixture *fixture, BrgContestKind kind)
{
  contest_fixture_open (&fixture->store, kind);
  contest_fixture_fill (&fixture->store);
  fixture->snapshot = store_fixture_load (&fixture->store);
  fixture->words = brg_words_open ("en");
  fixture->options = (BrgDocumentOptions){ .words = fixture->words,
                                           .printed_at = "2026-12-20T12:00:00Z",
                                           .number = "",
                                           .chosen = "",
                                           .text = "",
                                           .signatures = TRUE };
}

static void
close_fixture (Fixture *fixture)
{
  brg_snapshot_unref (fixture->snapshot);
  brg_words_unref (fixture->words);
  store_fixture_close (&fixture->store);
}

static BrgPaperSource
get_source (Fixture *fixture)
{
  BrgPaperSource source = { .snapshot = fixture->snapshot, .store = fixture->store.store };

  return source;
}

/* The cells of a table, a line a row; its notes behind. */
static char *
dup_table (Fixture *fixture, const char *id)
{
  const BrgPaper *paper = brg_paper_list_find (id);
  BrgPaperSource source = get_source (fixture);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgForm) form = brg_paper_new_form (paper, &source, &fixture->options, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  g_assert_nonnull (form);
  for (guint i = 0; i < form->rows->len; i++)
    {
      const BrgFormRow *row = brg_form_get_row (form, i);

      for (guint n = 0; n < form->columns->len; n++)
        g_string_append_printf (text, "%s%s", n > 0 ? "|" : "", row->cells[n].text);
      g_string_append_c (text, '\n');
    }
  for (guint i = 0; i < form->notes->len; i++)
    g_string_append_printf (text, "%s\n", (const char *) form->notes->pdata[i]);
  return g_string_free (text, FALSE);
}

/* All texts of a paper that is laid out. */
static char *
dup_sheets (Fixture *fixture, const char *id, guint *n_sheets)
{
  const BrgPaper *paper = brg_paper_list_find (id);
  BrgPaperSource source = get_source (fixture);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgDocument) document =
      brg_paper_new_document (paper, &source, &fixture->options, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  g_assert_nonnull (document);
  *n_sheets = brg_document_get_n_pages (document);
  for (guint i = 0; i < *n_sheets; i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      for (guint n = 0; n < page->texts->len; n++)
        g_string_append_printf (text, "%s\n",
                                g_array_index (page->texts, BrgPrintPageText, n).markup);
    }
  return g_string_free (text, FALSE);
}

static const char *const of_all[] = { "contest-register",     "contest-works",
                                      "contest-diagrams",     "contest-solutions",
                                      "contest-certificates", NULL };
static const char *const of_composing[] = { "contest-judge-sheet", "contest-preliminary",
                                            "contest-report",      "contest-final",
                                            "contest-booklet",     NULL };
static const char *const of_solving[] = { "contest-solvers", "contest-solving", NULL };
static const char *const of_games[] = { "pairings", "standings", "protocol",    "table",
                                        "slips",    "badges",    "scoresheets", "duties",
                                        "why",      "matches",   "statistics",  "postal-chart",
                                        "summary",  "minutes",   "draw",        "order-of-play",
                                        NULL };

/* Each kind of contest has its papers, and none of rounds and boards. */
static void
test_belongs (void)
{
  static const BrgContestKind kinds[] = { BRG_CONTEST_COMPOSING, BRG_CONTEST_SOLVING };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      gboolean is_solving = kinds[i] == BRG_CONTEST_SOLVING;
      Fixture fixture = { 0 };
      BrgRegulationCase around;
      guint n_papers;
      const BrgPaper *papers = brg_paper_list (&n_papers);

      open_fixture (&fixture, kinds[i]);
      for (guint n = 0; n < n_papers; n++)
        {
          gboolean is_listed = brg_paper_is_listed (&papers[n], fixture.snapshot);

          if (g_strv_contains (of_all, papers[n].id))
            g_assert_true (is_listed);
          if (g_strv_contains (of_composing, papers[n].id))
            g_assert_true (is_listed == !is_solving);
          if (g_strv_contains (of_solving, papers[n].id))
            g_assert_true (is_listed == is_solving);
          if (g_strv_contains (of_games, papers[n].id))
            g_assert_false (is_listed);
        }
      around = brg_regulation_words_get_case (fixture.snapshot);
      g_assert_false (
          brg_regulation_words_is_asked (brg_regulations_find ("rule-phone-sanction"), &around));
      g_assert_true (
          brg_regulation_words_is_asked (brg_regulations_find ("rule-report-days"), &around));
      close_fixture (&fixture);
    }
}

/* The name of the author of the first work. */
static char *
dup_author (Fixture *fixture)
{
  g_autoptr (BrgContest) contest = contest_fixture_load (&fixture->store);
  const BrgContestWork *work = contest->works->pdata[0];
  const BrgContestAuthor *author = work->authors->pdata[0];
  gint index = brg_snapshot_find_entry (fixture->snapshot, author->entry_id);

  g_assert_cmpint (index, >=, 0);
  return g_strdup (brg_snapshot_get_entry (fixture->snapshot, index)->family_name);
}

static void
open_register (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_store_open_contest_register (fixture->store.store, fixture->store.group_id, "Ильина Е.",
                                   "реестр", &error);
  g_assert_no_error (error);
}

/* rus-draughts-2022 11.5.2: judges of a closed contest do not read the authors anywhere; 11.7: the
 * secretary's register has them when the journal says who opened it. */
static void
test_hidden (void)
{
  Fixture fixture = { 0 };
  guint n_sheets;

  open_fixture (&fixture, BRG_CONTEST_COMPOSING);
  {
    g_autofree char *author = dup_author (&fixture);
    g_autofree char *kept = dup_table (&fixture, "contest-register");
    g_autofree char *opened = NULL;
    g_autofree char *works = dup_table (&fixture, "contest-works");
    g_autofree char *solutions = dup_table (&fixture, "contest-solutions");
    g_autofree char *sheets = dup_sheets (&fixture, "contest-judge-sheet", &n_sheets);
    g_autofree char *diagrams = dup_sheets (&fixture, "contest-diagrams", &n_sheets);
    g_autofree char *report = dup_sheets (&fixture, "contest-report", &n_sheets);

    g_assert_null (strstr (kept, author));
    g_assert_nonnull (strstr (kept, "Authors stand here once the register is opened"));
    g_assert_null (strstr (works, author));
    g_assert_nonnull (strstr (works, "Authors are named when the results are published"));
    g_assert_null (strstr (solutions, author));
    g_assert_null (strstr (sheets, author));
    g_assert_null (strstr (diagrams, author));
    g_assert_null (strstr (report, author));
    open_register (&fixture);
    opened = dup_table (&fixture, "contest-register");
    g_assert_nonnull (strstr (opened, author));
    g_free (works);
    works = dup_table (&fixture, "contest-works");
    g_assert_null (strstr (works, author));
  }
  close_fixture (&fixture);
}

static void
publish (Fixture *fixture, BrgContestStage stage, const char *day)
{
  contest_fixture_publish (&fixture->store, stage, day);
  brg_snapshot_unref (fixture->snapshot);
  fixture->snapshot = store_fixture_load (&fixture->store);
}

/* rus-draughts-2022 11.5.2, 11.4.1: with the results everything has its author. */
static void
test_results (void)
{
  Fixture fixture = { 0 };
  BrgPaperSource source;
  guint n_sheets;

  open_fixture (&fixture, BRG_CONTEST_COMPOSING);
  source = get_source (&fixture);
  g_assert_false (brg_paper_is_available (brg_paper_list_find ("contest-preliminary"), &source));
  contest_fixture_judge (&fixture.store);
  publish (&fixture, BRG_CONTEST_STAGE_PRELIMINARY, "2026-12-20");
  source = get_source (&fixture);
  g_assert_true (brg_paper_is_available (brg_paper_list_find ("contest-preliminary"), &source));
  g_assert_false (brg_paper_is_available (brg_paper_list_find ("contest-booklet"), &source));
  publish (&fixture, BRG_CONTEST_STAGE_FINAL, "2027-02-20");
  {
    g_autofree char *author = dup_author (&fixture);
    g_autofree char *results = dup_table (&fixture, "contest-final");
    g_autofree char *booklet = dup_sheets (&fixture, "contest-booklet", &n_sheets);
    g_autofree char *certificates = NULL;

    g_assert_nonnull (strstr (results, author));
    g_assert_nonnull (strstr (results, "excluded"));
    g_assert_nonnull (strstr (results, "Totals of the authors"));
    g_assert_nonnull (strstr (booklet, author));
    g_assert_nonnull (strstr (booklet, "White begins and wins"));
    g_assert_nonnull (strstr (booklet, "Place 1, mark "));
    g_assert_nonnull (strstr (booklet, "1."));
    certificates = dup_sheets (&fixture, "contest-certificates", &n_sheets);
    g_assert_nonnull (strstr (certificates, author));
    g_assert_cmpuint (n_sheets, >, 1);
  }
  close_fixture (&fixture);
}

/* rus-draughts-2022 11.5.2: final results that come too early say so; 11.4.1: given name first;
 * 11.7: judges of sections belong to the panel. */
static void
test_early (void)
{
  Fixture fixture = { 0 };
  guint n_sheets;

  open_fixture (&fixture, BRG_CONTEST_COMPOSING);
  {
    g_autofree char *report = dup_sheets (&fixture, "contest-report", &n_sheets);
    g_autofree char *jury = dup_table (&fixture, "jury");

    g_assert_null (strstr (report, "7.75"));
    g_autofree char *panel = dup_table (&fixture, "panel");
    g_autofree char *meeting = dup_table (&fixture, "meeting");

    g_assert_nonnull (strstr (jury, "Senior judge of the section|О. Л. Гордеев"));
    g_assert_nonnull (strstr (panel, "Senior judge of the section|О. Л. Гордеев"));
    g_assert_nonnull (strstr (meeting, "Protests: to whom and until when: Chief arbiter ("));
    g_assert_nonnull (strstr (meeting, "11.7)"));
    g_assert_null (strstr (meeting, "5.4.17.1"));
  }
  contest_fixture_judge (&fixture.store);
  publish (&fixture, BRG_CONTEST_STAGE_PRELIMINARY, "2026-12-20");
  publish (&fixture, BRG_CONTEST_STAGE_FINAL, "2027-02-19");
  {
    g_autofree char *results = dup_table (&fixture, "contest-final");
    g_autofree char *booklet = dup_sheets (&fixture, "contest-booklet", &n_sheets);
    g_autoptr (BrgContest) contest = contest_fixture_load (&fixture.store);
    const BrgContestWork *work = contest->works->pdata[0];
    const BrgContestAuthor *author = work->authors->pdata[0];
    const BrgEntry *entry = brg_snapshot_get_entry (
        fixture.snapshot, brg_snapshot_find_entry (fixture.snapshot, author->entry_id));
    g_autofree char *signature = g_strdup_printf ("%s %s", entry->given_name, entry->family_name);

    g_assert_nonnull (strstr (
        results, "There are less than two months from preliminary to final results (11.5.2)."));
    g_assert_nonnull (strstr (results, "The day of publication is still to come."));
    g_assert_nonnull (strstr (booklet, signature));
  }
  close_fixture (&fixture);
}

/* rus-draughts-2022 11.6.1: solvers get neither authors nor solutions. */
static void
test_solving (void)
{
  Fixture fixture = { 0 };
  guint n_sheets;

  open_fixture (&fixture, BRG_CONTEST_SOLVING);
  {
    g_autoptr (BrgContest) contest = contest_fixture_load (&fixture.store);
    const BrgContestWork *work = contest->works->pdata[0];
    g_auto (GStrv) words = g_strsplit (work->solution, " ", 3);
    g_autofree char *sheets = dup_sheets (&fixture, "contest-solvers", &n_sheets);
    g_autofree char *table = dup_table (&fixture, "contest-solving");
    g_autofree char *solutions = dup_table (&fixture, "contest-solutions");

    g_assert_null (strstr (sheets, words[0]));
    g_assert_nonnull (strstr (sheets, "________"));
    g_assert_nonnull (strstr (sheets, "Points: "));
    g_assert_nonnull (strstr (solutions, words[0]));
    g_assert_nonnull (strstr (table, "…"));
    g_assert_nonnull (strstr (table, "3 answers are not checked yet"));
    g_assert_nonnull (strstr (table, "Solved in full"));
  }
  close_fixture (&fixture);
}

/* A jury without the judges of its sections is not printed as if it were whole. */
static void
test_unreadable (void)
{
  Fixture fixture = { 0 };
  BrgPaperSource source;
  sqlite3 *database = NULL;
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (GError) error = NULL;

  open_fixture (&fixture, BRG_CONTEST_COMPOSING);
  g_assert_cmpint (sqlite3_open (fixture.store.path, &database), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (database, "DROP TABLE contest_judge", NULL, NULL, NULL), ==,
                   SQLITE_OK);
  sqlite3_close (database);
  source = get_source (&fixture);
  form = brg_paper_new_form (brg_paper_list_find ("jury"), &source, &fixture.options, &error);
  g_assert_nonnull (error);
  g_assert_null (form);
  close_fixture (&fixture);
}

/* rus-draughts-2022 11.6.1: what came after the time is marked, on paper and among the doubts. */
static void
test_late (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture, BRG_CONTEST_SOLVING);
  {
    g_autofree char *in_time = dup_table (&fixture, "contest-solving");
    g_autoptr (BrgContest) contest = contest_fixture_load (&fixture.store);
    BrgContestAnswer *answer = NULL;
    g_autoptr (BrgContestDesk) desk = NULL;
    g_autoptr (GArray) doubts = NULL;
    g_autoptr (GError) error = NULL;
    g_autofree char *table = NULL;
    const BrgContestDoubt *doubt;

    g_assert_null (strchr (in_time, '*'));
    answer = (BrgContestAnswer *) brg_contest_find_answer (
        contest, ((BrgContestWork *) contest->works->pdata[0])->id,
        contest_fixture_player (&fixture.store, 1));
    g_free (answer->handed_at);
    answer->handed_at = g_strdup ("2026-11-28T08:01:00Z");
    brg_store_put_contest_answer (fixture.store.store, answer, &error);
    g_assert_no_error (error);
    table = dup_table (&fixture, "contest-solving");
    g_assert_nonnull (strstr (table, "|3*|4|"));
    g_assert_nonnull (strstr (table, "*: handed in after the time."));
    desk = brg_contest_desk_new (fixture.snapshot, g_steal_pointer (&contest),
                                 BRG_CONTEST_EYES_JUDGE, 0, fixture.words);
    g_assert_cmpuint (desk->n_late, ==, 1);
    doubts = brg_contest_doubts_new (desk, "2026-11-28", fixture.words);
    doubt = &g_array_index (doubts, BrgContestDoubt, doubts->len - 1);
    g_assert_cmpstr (doubt->article, ==, "11.6.1");
    g_assert_cmpstr (doubt->text, ==,
                     "Сизова Дарья handed the sheet of round “Тур 1” in after the time");
  }
  close_fixture (&fixture);
}

/* rus-draughts-2022 11.6.1: the regulations name the genre and number of works, what each gives,
 * and when solutions are published. */
static void
test_terms_of_solving (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture, BRG_CONTEST_SOLVING);
  {
    g_autofree char *event = dup_table (&fixture, "event");
    g_autofree char *regulations = dup_table (&fixture, "regulations");
    const char *texts[] = { "No. 1: 64 squares, ", ", points: ", "Begins: ", " min",
                            "Works to be solved" };

    g_test_message ("%s\n%s", event, regulations);
    for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
      {
        g_assert_nonnull (strstr (event, texts[i]));
        g_assert_nonnull (strstr (regulations, texts[i]));
      }
    g_assert_null (strstr (event, "any board"));
  }
  close_fixture (&fixture);
}

/* rus-draughts-2022 11.6.1: what is handed in before the round begins is doubted. */
static void
test_before_round (void)
{
  Fixture fixture = { 0 };

  open_fixture (&fixture, BRG_CONTEST_SOLVING);
  {
    BrgContest *contest = contest_fixture_load (&fixture.store);
    BrgContestAnswer *answer = (BrgContestAnswer *) brg_contest_find_answer (
        contest, ((BrgContestWork *) contest->works->pdata[0])->id,
        contest_fixture_player (&fixture.store, 1));
    g_autoptr (BrgContestDesk) desk = NULL;
    g_autoptr (GArray) doubts = NULL;

    g_free (answer->handed_at);
    answer->handed_at = g_strdup ("2026-11-28T05:00:00Z");
    desk =
        brg_contest_desk_new (fixture.snapshot, contest, BRG_CONTEST_EYES_JUDGE, 0, fixture.words);
    doubts = brg_contest_doubts_new (desk, "2026-11-28", fixture.words);
    g_assert_cmpstr (g_array_index (doubts, BrgContestDoubt, doubts->len - 1).text, ==,
                     "Сизова Дарья handed the sheet of round “Тур 1” in before it began");
  }
  close_fixture (&fixture);
}

/* The first move stands on the sheet of a judge with its number, also where a blank is between. */
static void
test_first_move (void)
{
  static const char *const solutions[][2] = { { "1. h6-g7 f8:h6 2.e1", "|1. h6-g7|" },
                                              { "1.e3-d4 c5:e3", "|1.e3-d4|" },
                                              { "f4-g5|e3-f4", "|f4-g5|" },
                                              { "32-28 23:32", "|32-28|" } };
  Fixture fixture = { 0 };

  open_fixture (&fixture, BRG_CONTEST_COMPOSING);
  for (gsize i = 0; i < G_N_ELEMENTS (solutions); i++)
    {
      g_autoptr (BrgContest) contest = contest_fixture_load (&fixture.store);
      g_autoptr (BrgContestWork) work = brg_contest_work_copy (contest->works->pdata[0]);
      g_autoptr (GError) error = NULL;
      g_autofree char *sheets = NULL;
      guint n_sheets;

      g_free (work->solution);
      work->solution = g_strdup (solutions[i][0]);
      brg_store_put_contest_work (fixture.store.store, work, &error);
      g_assert_no_error (error);
      sheets = dup_sheets (&fixture, "contest-judge-sheet", &n_sheets);
      g_strdelimit (sheets, "\n", '|');
      g_assert_nonnull (strstr (sheets, solutions[i][1]));
    }
  close_fixture (&fixture);
}

/* From one to twelve a sheet. */
static void
test_per_sheet (void)
{
  static const struct
  {
    BrgCardSize size;
    guint n_sheets;
  } sizes[] = {
    { BRG_CARD_USUAL, 1 },
    { BRG_CARD_A4, 9 },
    { BRG_CARD_A5, 5 },
    { BRG_CARD_A6, 3 },
  };
  Fixture fixture = { 0 };

  open_fixture (&fixture, BRG_CONTEST_COMPOSING);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *text = NULL;
      guint n_sheets;

      fixture.options.card_size = sizes[i].size;
      text = dup_sheets (&fixture, "contest-diagrams", &n_sheets);
      g_assert_cmpuint (n_sheets, ==, sizes[i].n_sheets);
    }
  fixture.options.chosen = "1,4";
  fixture.options.card_size = BRG_CARD_A4;
  {
    guint n_sheets;
    g_autofree char *text = dup_sheets (&fixture, "contest-diagrams", &n_sheets);

    g_assert_cmpuint (n_sheets, ==, 2);
  }
  close_fixture (&fixture);
}

BRG_TEST_TOPIC ("contest-paper")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/contest-paper/belongs", test_belongs);
  g_test_add_func ("/desk/contest-paper/rus-draughts-2022/11.5.2/hidden", test_hidden);
  g_test_add_func ("/desk/contest-paper/rus-draughts-2022/11.5.2/early", test_early);
  g_test_add_func ("/desk/contest-paper/rus-draughts-2022/11.4.1/results", test_results);
  g_test_add_func ("/desk/contest-paper/rus-draughts-2022/11.6.1/solving", test_solving);
  g_test_add_func ("/desk/contest-paper/rus-draughts-2022/11.6.1/late", test_late);
  g_test_add_func ("/desk/contest-paper/rus-draughts-2022/11.6.1/before-round", test_before_round);
  g_test_add_func ("/desk/contest-paper/rus-draughts-2022/11.6.1/terms", test_terms_of_solving);
  g_test_add_func ("/desk/contest-paper/unreadable", test_unreadable);
  g_test_add_func ("/desk/contest-paper/first-move", test_first_move);
  g_test_add_func ("/desk/contest-paper/per-sheet", test_per_sheet);
  return g_test_run ();
}
