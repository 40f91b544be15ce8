/* test-paper-contest.c - papers of contests of composition, read from their files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-final-report.h"
#include "brg-paper-contest.h"
#include "brg-paper-list.h"
#include "brg-paper-moment.h"
#include "brg-test.h"
#include "contest-fixture.h"
#include "pdf-reader.h"
#include "words-fixture.h"

#include <string.h>

static const char *const languages[] = { "en", "ru", "uk" };

/* A paper, its heading and what of the contest stands on it in every language. */
typedef struct
{
  const char *id;
  const char *title;
  const char *texts[5];
} Row;

static const Row composing[] = {
  { "contest-register", N_ ("Register of works"), { "Сизова", "04", "11.2.4" } },
  { "contest-works", N_ ("List of works"), { "Сизова", "11.2.6" } },
  { "contest-diagrams", N_ ("Diagrams of works"), { "Дарья Сизова", "Проблемы-64" } },
  { "contest-solutions", N_ ("Solutions"), { "h6-g7", "Сизова" } },
  { "contest-judge-sheet", N_ ("Sheet of a judge"), { "О. Л. Гордеев", "h6-g7", "7½" } },
  { "contest-preliminary",
    N_ ("Preliminary results of the contest"),
    { "Ребров", "О. Л. Гордеев", "11.2.3" } },
  { "contest-report", N_ ("Report on a section"), { "Проблемы-64", "1998", "11.2.4" } },
  { "contest-final", N_ ("Final results of the contest"), { "Сизова", "Проблемы-64" } },
  { "contest-booklet", N_ ("Award of the contest"), { "Тарасова", "h6-g7", "Проблемы-64" } },
  { "contest-certificates", NULL, { "Сизова Дарья", "Проблемы-64" } },
};

static const Row solving[] = {
  { "contest-register", N_ ("Register of works"), { "64" } },
  { "contest-diagrams", N_ ("Diagrams of works"), { "Тур 1", "Тур 2" } },
  { "contest-solutions", N_ ("Solutions"), { "f4-g5" } },
  { "contest-solvers", N_ ("Sheet of a solver"), { "Тур 1", "______" } },
  { "contest-solving", N_ ("Table of solvers"), { "Сизова Дарья", "1–2", "45", "10/10" } },
};

static void
look_at (const BrgPaperSource *source, const Row *row, const BrgDocumentOptions *options)
{
  const BrgPaper *paper = brg_paper_list_find (row->id);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgDocument) document = NULL;
  g_autofree char *text = NULL;

  g_assert_nonnull (paper);
  g_assert_true (brg_paper_is_listed (paper, source->snapshot));
  g_assert_null (brg_paper_find_lack (paper, source));
  document = brg_paper_new_document (paper, source, options, &error);
  g_assert_no_error (error);
  text = pdf_reader_dup_line (document);
  if (text == NULL)
    return;
  if (row->title != NULL && strstr (text, brg_words_get (options->words, row->title)) == NULL)
    g_error ("%s: no “%s” in “%s”", row->id, brg_words_get (options->words, row->title), text);
  for (guint i = 0; i < G_N_ELEMENTS (row->texts) && row->texts[i] != NULL; i++)
    if (strstr (text, row->texts[i]) == NULL)
      g_error ("%s: no “%s” in “%s”", row->id, row->texts[i], text);
}

static void
look_at_all (StoreFixture *fixture, const Row *rows, guint n_rows)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  BrgPaperSource source = { .snapshot = snapshot, .store = fixture->store };

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autoptr (BrgWords) words = fixture_open_words (languages[i]);
      BrgDocumentOptions options;

      brg_document_options_init (&options, words);
      options.printed_at = "2027-02-20T12:00:00Z";
      for (guint n = 0; n < n_rows; n++)
        look_at (&source, &rows[n], &options);
    }
}

/* ----- The final report ----- */

static gboolean
is_missing (StoreFixture *fixture, const char *text)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  BrgPaperSource source = { .snapshot = snapshot, .store = fixture->store };
  g_autoptr (GPtrArray) missing = brg_final_report_list_missing (&source);

  for (guint i = 0; i < missing->len; i++)
    {
      const BrgReportGap *gap = missing->pdata[i];

      g_assert_cmpstr (gap->page, !=, "rounds");
      if (g_str_equal (gap->text, text))
        return TRUE;
    }
  return FALSE;
}

/* (transfer full): its text in one line */
static char *
dup_report (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  BrgPaperSource source = { .snapshot = snapshot, .store = fixture->store };
  g_autoptr (BrgWords) words = brg_words_open ("en");
  const BrgPaper *paper = brg_paper_list_find ("final-report");
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgDocument) document = NULL;
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.printed_at = "2027-02-20T12:00:00Z";
  options.state = brg_paper_contest_find_state (paper, &source, 0);
  g_assert_null (brg_paper_find_lack (paper, &source));
  document = brg_paper_new_document (paper, &source, &options, &error);
  g_assert_no_error (error);
  return pdf_reader_dup_line (document);
}

/* rus-draughts-2022 11.5.2: a contest begins with no round. */
static void
test_moment (void)
{
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();

  g_assert_cmpstr (brg_paper_moment_get_title (BRG_PAPER_BEFORE_EVENT, snapshot), ==,
                   "Before the first round");
  snapshot->group->contest = BRG_CONTEST_COMPOSING;
  g_assert_cmpstr (brg_paper_moment_get_title (BRG_PAPER_BEFORE_EVENT, snapshot), ==,
                   "Before the contest");
}

/* rus-draughts-2022 11.7: the chief judge gives the organisers a report; nothing of it waits for
 * rounds, but for sheets, marks, remarks and the final results. */
static void
test_report (void)
{
  StoreFixture fixture = { 0 };
  g_autofree char *so_far = NULL;
  g_autofree char *whole = NULL;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  contest_fixture_fill (&fixture);
  g_assert_true (is_missing (&fixture, "Marks that are missing: 3"));
  g_assert_true (is_missing (&fixture, "Sheets of judges not handed in: 2"));
  g_assert_true (is_missing (&fixture, "Remarks that are not answered: 1"));
  g_assert_true (is_missing (&fixture, "Final results are not published"));
  so_far = dup_report (&fixture);
  contest_fixture_judge (&fixture);
  contest_fixture_publish (&fixture, BRG_CONTEST_STAGE_PRELIMINARY, "2026-12-20");
  contest_fixture_publish (&fixture, BRG_CONTEST_STAGE_FINAL, "2027-02-20");
  g_assert_false (is_missing (&fixture, "Sheets of judges not handed in: 2"));
  g_assert_false (is_missing (&fixture, "Final results are not published"));
  whole = dup_report (&fixture);
  if (so_far != NULL && whole != NULL)
    {
      g_assert_nonnull (strstr (so_far, "provisional"));
      g_assert_null (strstr (whole, "provisional"));
      g_assert_nonnull (strstr (whole, "Final results of the contest"));
      g_assert_null (strstr (whole, "Preliminary results of the contest"));
      g_assert_nonnull (strstr (whole, "Reports on the sections"));
      g_assert_null (strstr (whole, "Rounds"));
    }
  store_fixture_close (&fixture);
}

static void
test_composing (void)
{
  StoreFixture fixture = { 0 };

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  contest_fixture_fill (&fixture);
  contest_fixture_judge (&fixture);
  contest_fixture_publish (&fixture, BRG_CONTEST_STAGE_PRELIMINARY, "2026-12-20");
  contest_fixture_publish (&fixture, BRG_CONTEST_STAGE_FINAL, "2027-02-20");
  look_at_all (&fixture, composing, G_N_ELEMENTS (composing));
  store_fixture_close (&fixture);
}

static void
test_solving (void)
{
  StoreFixture fixture = { 0 };

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  contest_fixture_fill (&fixture);
  look_at_all (&fixture, solving, G_N_ELEMENTS (solving));
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("paper-contest")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-contest/rus-draughts-2022/11.5.2/composing", test_composing);
  g_test_add_func ("/app/paper-contest/rus-draughts-2022/11.6.1/solving", test_solving);
  g_test_add_func ("/app/paper-contest/rus-draughts-2022/11.7/report", test_report);
  g_test_add_func ("/app/paper-contest/rus-draughts-2022/11.5.2/moment", test_moment);
  return g_test_run ();
}
