/* test-final-report.c - all papers of an event in one document
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-final-report.h"
#include "brg-paper-list.h"
#include "brg-summary-form.h"
#include "brg-test.h"
#include "event-fixture.h"
#include "paper-samples.h"
#include "store-fixture.h"

#include <string.h>

static BrgDocument *
make_report_in (const BrgSnapshot *snapshot, BrgStore *store, BrgDocumentState state)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgPaperSource source = { .snapshot = snapshot, .store = store };
  g_autoptr (GError) error = NULL;
  BrgDocumentOptions options;
  BrgDocument *document;

  brg_document_options_init (&options, words);
  options.state = state;
  document = brg_final_report_lay_out (&source, &options, brg_paper_list_find, &error);
  g_assert_no_error (error);
  g_assert_nonnull (document);
  return document;
}

static BrgDocument *
make_report (const BrgSnapshot *snapshot, BrgStore *store)
{
  return make_report_in (snapshot, store, BRG_DOCUMENT_STATE_NONE);
}

/* The first text of a page that begins so; NULL for none. */
static char *
find_text (const BrgDocument *document, guint page, const char *begin)
{
  const BrgPrintPage *sheet = brg_document_get_page (document, page);

  for (guint i = 0; i < sheet->texts->len; i++)
    {
      char *plain =
          brg_typesetter_dup_plain (g_array_index (sheet->texts, BrgPrintPageText, i).markup);

      if (g_str_has_prefix (plain, begin))
        return plain;
      g_free (plain);
    }
  return NULL;
}

static void
check_foot (const BrgPrintPage *sheet)
{
  const BrgPrintPageText *before = NULL;
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("en");

  for (guint i = 0; i < sheet->texts->len; i++)
    {
      const BrgPrintPageText *text = &g_array_index (sheet->texts, BrgPrintPageText, i);
      double wide = brg_typesetter_measure (typesetter, &text->type, text->markup).natural;
      double x = text->x + (text->width - wide) * text->align;

      if (text->role != BRG_PRINT_ROLE_FOOT)
        continue;
      if (before != NULL && ABS (before->baseline - text->baseline) < 0.1)
        {
          double natural =
              brg_typesetter_measure (typesetter, &before->type, before->markup).natural;
          double end = before->x + natural + (before->width - natural) * before->align;

          g_test_message ("%s | %s", before->markup, text->markup);
          g_assert_cmpfloat (end, <, x);
        }
      before = text;
    }
}

/* The number that stands in the contents behind a line. */
static guint
find_sheet (const BrgDocument *document, const char *title)
{
  const BrgPrintPage *sheet = brg_document_get_page (document, 1);

  for (guint i = 0; i + 1 < sheet->texts->len; i++)
    {
      g_autofree char *plain =
          brg_typesetter_dup_plain (g_array_index (sheet->texts, BrgPrintPageText, i).markup);

      if (g_str_equal (plain, title))
        return (guint) g_ascii_strtoull (
            g_array_index (sheet->texts, BrgPrintPageText, i + 1).markup, NULL, 10);
    }
  g_test_message ("%s", title);
  g_assert_not_reached ();
}

/* rus-chess-2014 21.8, 21.9: cover, contents whose numbers are those of the sheets, every round. */
static void
test_parts (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autoptr (BrgStore) store = paper_sample_open_workspace (folder);
  g_autoptr (BrgSnapshot) snapshot = paper_sample_new ("dutch", "rus-draughts-2022", 12, 3);
  g_autoptr (BrgDocument) report = NULL;
  guint n;

  g_free (snapshot->event->name);
  snapshot->event->name = g_strdup ("Championship of the district in draughts among boys and girls "
                                    "up to fourteen years in memory of the honoured trainer");
  report = make_report (snapshot, store);
  n = brg_document_get_n_pages (report);
  for (guint i = 0; i < n; i++)
    {
      check_foot (brg_document_get_page (report, i));
      g_autofree char *expected = g_strdup_printf ("page %u of %u", i + 1, n);
      g_autofree char *found = find_text (report, i, expected);

      g_assert_nonnull (found);
    }
  for (guint round = 1; round <= 3; round++)
    {
      g_autofree char *line = g_strdup_printf ("Result sheet of round %u", round);
      g_autofree char *title = g_strdup_printf ("RESULT SHEET No. %u", round);
      guint sheet = find_sheet (report, line);
      g_autofree char *found = find_text (report, sheet - 1, title);

      g_assert_nonnull (found);
    }
  /* Sections without papers are left out, the others numbered through. */
  g_assert_cmpuint (find_sheet (report, "1. Event and regulations"), ==, 3);
  g_assert_cmpuint (find_sheet (report, "3. Final results"), >, 3);
  g_clear_pointer (&store, brg_store_free);
  store_fixture_remove_folder (folder);
}

static gboolean
has_line (const BrgDocument *report, guint page, const char *text)
{
  g_autofree char *found = find_text (report, page, text);

  return g_strcmp0 (found, text) == 0;
}

/* No chapter is called by what it has not, and before the end nothing is final. */
static void
test_chapters (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autoptr (BrgStore) store = paper_sample_open_workspace (folder);
  g_autoptr (BrgSnapshot) snapshot = paper_sample_new ("dutch", "rus-draughts-2022", 12, 3);
  g_autoptr (BrgSnapshot) norms = paper_sample_new_norms ();
  g_autoptr (BrgDocument) begun = NULL;
  g_autoptr (BrgDocument) awarded = NULL;
  g_autoptr (BrgDocument) reached = NULL;

  begun = make_report_in (snapshot, store, BRG_DOCUMENT_PROVISIONAL);
  g_assert_true (has_line (begun, 0, "provisional: rounds closed: 2 of 3"));
  g_assert_true (has_line (begun, 0, "2 of 3"));
  g_assert_true (has_line (begun, 1, "3. Results so far"));
  g_assert_true (has_line (begun, 1, "4. Ratings"));
  g_ptr_array_add (snapshot->prizes, brg_prize_new ());
  awarded = make_report (snapshot, store);
  g_assert_true (has_line (awarded, 1, "3. Final results"));
  g_assert_true (has_line (awarded, 1, "4. Prizes, ratings"));
  reached = make_report (norms, store);
  g_assert_true (has_line (reached, 1, "4. Ratings, norms"));
  g_clear_pointer (&store, brg_store_free);
  store_fixture_remove_folder (folder);
}

/* The norms of an event in which nobody reached one are no chapter. */
static void
test_no_norms (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autoptr (BrgStore) store = paper_sample_open_workspace (folder);
  g_autoptr (BrgSnapshot) snapshot = paper_sample_new ("dutch", "fide-2023", 12, 3);
  g_autoptr (BrgDocument) report = NULL;

  snapshot->event->discipline = BRG_DISCIPLINE_CHESS;
  report = make_report (snapshot, store);
  g_assert_true (has_line (report, 1, "4. Ratings"));
  g_clear_pointer (&store, brg_store_free);
  store_fixture_remove_folder (folder);
}

static gboolean
is_missing (const GPtrArray *missing, const char *begin)
{
  for (guint i = 0; i < missing->len; i++)
    if (g_str_has_prefix (((const BrgReportGap *) missing->pdata[i])->text, begin))
      return TRUE;
  return FALSE;
}

/* papers.md 3.7: regulations, arbiters with days and marks; no draft in what is over. */
static void
test_arbiters (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autoptr (BrgStore) store = paper_sample_open_workspace (folder);
  g_autoptr (BrgSnapshot) snapshot = paper_sample_new ("dutch", "fide-2023", 12, 3);
  g_autoptr (BrgDocument) bare = make_report (snapshot, store);
  g_autoptr (BrgDocument) report = NULL;
  BrgPaperSource source = { .snapshot = snapshot, .store = store };
  g_autoptr (GPtrArray) missing = NULL;

  g_assert_true (has_line (bare, 1, "Regulations of the event"));
  g_assert_false (has_line (bare, 1, "Panel of arbiters"));
  g_ptr_array_add (snapshot->event->officials,
                   brg_official_new (BRG_OFFICIAL_ARBITER, "V. Tokarev", "1"));
  g_ptr_array_add (snapshot->timetable, brg_timetable_row_new (BRG_TIMETABLE_OTHER));
  report = make_report (snapshot, store);
  g_assert_true (has_line (report, 1, "Panel of arbiters"));
  missing = brg_final_report_list_missing (&source);
  g_assert_true (is_missing (missing, "The timetable is not announced"));
  g_clear_pointer (&store, brg_store_free);
  store_fixture_remove_folder (folder);
}

/* The score of every match stands on a sheet of its own before the protocols of the boards. */
static void
test_teams (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autoptr (BrgStore) store = paper_sample_open_workspace (folder);

  for (guint i = 0; paper_samples[i].name != NULL; i++)
    {
      g_autoptr (BrgSnapshot) snapshot = paper_samples[i].make ();
      g_autoptr (BrgDocument) report = NULL;

      if (!brg_snapshot_has_teams (snapshot))
        continue;
      report = make_report (snapshot, store);
      g_assert_true (has_line (report, 1, "Summary of the matches of round 1"));
      g_clear_pointer (&store, brg_store_free);
      store_fixture_remove_folder (folder);
      return;
    }
  g_assert_not_reached ();
}

static void
test_missing (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "fide-2023", 4, 2);
  BrgPaperSource source = { .snapshot = snapshot };
  g_autoptr (GPtrArray) missing = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2:1 3-4");
  missing = brg_final_report_list_missing (&source);
  g_assert_true (is_missing (missing, "Rounds that are closed: 0 of 2"));
  g_assert_true (is_missing (missing, "Round 1: results missing: 1"));
  g_assert_true (is_missing (missing, "No chief arbiter"));
  g_ptr_array_add (snapshot->event->officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "V. Tokarev", "1"));
  g_ptr_array_unref (missing);
  missing = brg_final_report_list_missing (&source);
  g_assert_false (is_missing (missing, "No chief arbiter"));
}

static const char *
find_count (const BrgForm *form, const char *what)
{
  for (guint i = 0; i < form->rows->len; i++)
    if (g_str_equal (brg_form_get_row (form, i)->cells[0].text, what))
      return brg_form_get_row (form, i)->cells[1].text;
  return NULL;
}

static guint
find_row (const BrgForm *form, const char *what)
{
  guint i = 0;

  while (i < form->rows->len && !g_str_equal (brg_form_get_row (form, i)->cells[0].text, what))
    i++;
  return i;
}

/* papers.md 3.7: games by what became of them, participants by what is known of them. */
static void
test_figures (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "fide-2023", 6, 2);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;
  BrgEntry *entry = snapshot->entries->pdata[0];

  brg_document_options_init (&options, words);
  g_free (entry->sex);
  entry->sex = g_strdup ("f");
  g_free (entry->title);
  entry->title = g_strdup ("WGM");
  /* In the order of their rank, and not of the alphabet. */
  entry = snapshot->entries->pdata[1];
  g_free (entry->title);
  entry->title = g_strdup ("GM");
  entry = snapshot->entries->pdata[2];
  g_free (entry->title);
  entry->title = g_strdup ("FM");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1 3-4:0 5-6:=");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "2-1:+ 4-3:* 6-5");
  form = brg_summary_form_new (snapshot, &options);
  g_assert_cmpstr (find_count (form, "Won by White"), ==, "1");
  g_assert_cmpstr (find_count (form, "Won by Black"), ==, "1");
  g_assert_cmpstr (find_count (form, "Drawn"), ==, "1");
  g_assert_cmpstr (find_count (form, "Not played"), ==, "1");
  g_assert_cmpstr (find_count (form, "Adjourned"), ==, "1");
  g_assert_cmpstr (find_count (form, "Without a result"), ==, "1");
  g_assert_cmpstr (find_count (form, "WGM"), ==, "1");
  g_assert_cmpuint (find_row (form, "GM"), <, find_row (form, "FM"));
  g_assert_cmpstr (find_count (form, "women"), ==, "1");
  g_assert_cmpstr (find_count (form, "not known"), ==, "3");
}

BRG_TEST_TOPIC ("final-report")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/final-report/rus-chess-2014 21.8/parts", test_parts);
  g_test_add_func ("/app/final-report/rus-draughts-2022 14.2/missing", test_missing);
  g_test_add_func ("/app/final-report/figures", test_figures);
  g_test_add_func ("/app/final-report/chapters", test_chapters);
  g_test_add_func ("/app/final-report/no-norms", test_no_norms);
  g_test_add_func ("/app/final-report/arbiters", test_arbiters);
  g_test_add_func ("/app/final-report/teams", test_teams);
  return g_test_run ();
}
