/* test-documents-statistics.c - what is counted in a group, and its bars
 *
 * With BERGER_KEEP_PAGES set to a folder the files stay there to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-card.h"
#include "brg-document-pdf.h"
#include "brg-form-style.h"
#include "brg-statistics-sheet.h"
#include "brg-statistics.h"
#include "brg-test.h"
#include "documents-fixture.h"
#include "page-check.h"

#include <math.h>
#include <string.h>

#define MARGIN (8 * BRG_MM)

static GPtrArray *
count (const Fixture *fixture, gint round)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  return brg_statistics_new (fixture->snapshot, round, &options);
}

static const BrgStatisticsRow *
find_row (const GPtrArray *rows, const char *label)
{
  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (((BrgStatisticsRow *) rows->pdata[i])->label, label))
      return rows->pdata[i];
  g_error ("there is no row “%s”", label);
}

static gint
number_of (const GPtrArray *rows, const char *label)
{
  return (gint) g_ascii_strtoll (find_row (rows, label)->number, NULL, 10);
}

/* The same games counted another way: cell by cell of the fixture's own table. */
static void
test_colours (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (GPtrArray) rows = count (fixture, 9);
  gint n[3] = { 0, 0, 0 };

  for (gint player = 0; player < 24; player++)
    for (gint round = 1; round <= 9; round++)
      {
        const BrgCell *cell = brg_tournament_cell (fixture->withdrawals.tournament, player, round);

        if (cell->colour == BRG_COLOUR_WHITE)
          n[cell->outcome == BRG_OUTCOME_WIN ? 0 : cell->outcome == BRG_OUTCOME_DRAW ? 1 : 2]++;
      }
  g_assert_cmpint (number_of (rows, "Games played"), ==, 108);
  g_assert_cmpint (number_of (rows, "Won by White"), ==, n[0]);
  g_assert_cmpint (number_of (rows, "Drawn"), ==, n[1]);
  g_assert_cmpint (number_of (rows, "Won by Black"), ==, n[2]);
  g_assert_cmpint (n[0] + n[1] + n[2], ==, 108);
  g_assert_cmpint (number_of (rows, "Not played"), ==, 0);
  g_assert_cmpfloat_with_epsilon (find_row (rows, "Won by White")->share, n[0] / 108.0, 1e-9);
  g_assert_cmpint (find_row (rows, "Won by White")->percent, ==, (gint) round (n[0] / 1.08));
}

/* Every player has some points; the leader's are those of the table. */
static void
test_points (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (GPtrArray) rows = count (fixture, 9);
  gint n_players = 0;
  gint last = G_MAXINT;
  gint first = -1;

  for (guint i = 0; i < rows->len; i++)
    {
      const BrgStatisticsRow *row = rows->pdata[i];
      gint points;

      if (!g_str_has_prefix (row->label, "points: "))
        continue;
      points = (gint) g_ascii_strtoll (row->label + strlen ("points: "), NULL, 10);
      first = first < 0 ? points : first;
      g_assert_cmpint (points, <, last);
      last = points;
      n_players += (gint) g_ascii_strtoll (row->number, NULL, 10);
    }
  g_assert_cmpint (n_players, ==, 24);
  g_assert_cmpint (first, ==, fixture->standings.lines[0].points / BRG_POINT);
}

/* The lower rated one has won, by less and less; regions add up. */
static void
test_upsets (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (GPtrArray) rows = count (fixture, 9);
  const char *section = "";
  gint last = G_MAXINT;
  guint n_upsets = 0;
  gint n_players = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      const BrgStatisticsRow *row = rows->pdata[i];
      gint number = (gint) g_ascii_strtoll (row->number, NULL, 10);

      section = row->section != NULL ? row->section : section;
      if (g_str_has_prefix (section, "Upsets"))
        {
          g_assert_cmpint (number, >, 0);
          g_assert_cmpint (number, <=, last);
          last = number;
          n_upsets++;
        }
      if (g_str_has_prefix (section, "Regions"))
        n_players += number;
    }
  g_assert_cmpuint (n_upsets, >, 0);
  g_assert_cmpuint (n_upsets, <=, BRG_STATISTICS_MOST_UPSETS);
  g_assert_cmpint (n_players, ==, 24);
}

static BrgDocument *
lay_out (const Fixture *fixture, gint round, const char *language)
{
  g_autoptr (BrgWords) words = fixture_open_words (language);
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  return brg_statistics_sheet_lay_out (fixture->snapshot, round, &options);
}

/* Each share is a bar of that length, in three languages. */
static void
test_sheet (void)
{
  static const char *const cases[][4] = {
    { "ru", "Статистика", "Результаты по цвету", "Распределение очков" },
    { "uk", "Статистика", "Результати за кольором", "Розподіл очок" },
    { "en", "Statistics", "Results by colour", "Distribution of points" },
  };
  static const char *const kinds[] = { "Русские шашки", "Російські шашки", "Draughts-64" };
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (GPtrArray) rows = count (fixture, 9);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgDocument) document = lay_out (fixture, 9, cases[i][0]);
      g_autofree char *path = fixture_dup_output ("statistics.pdf");
      guint n_bars = 0;
      guint n_shares = 0;

      /* rus-draughts-2022 app. 1: as on every paper. */
      g_assert_cmpuint (page_check_count (document, kinds[i]), >, 0);
      for (guint j = 1; j < 4; j++)
        g_assert_cmpuint (page_check_count (document, cases[i][j]), >, 0);
      page_check_document (document, MARGIN, NULL);
      for (guint j = 0; j < brg_document_get_n_pages (document); j++)
        {
          const BrgPrintPage *page = brg_document_get_page (document, j);

          for (guint k = 0; k < page->areas->len; k++, n_bars++)
            g_assert_cmpint (g_array_index (page->areas, BrgPrintPageArea, k).kind, ==,
                             BRG_PRINT_PAGE_AREA_TINT);
        }
      for (guint j = 0; j < rows->len; j++)
        n_shares += ((BrgStatisticsRow *) rows->pdata[j])->share >= 0 ? 1 : 0;
      g_assert_cmpuint (n_bars, ==, n_shares);
      g_assert_true (brg_document_write_pdf (document, path, NULL));
    }
}

/* On the smallest sheet two long names of a row take more lines rather than type nobody reads. */
static void
test_small_sheet (void)
{
  g_autoptr (Fixture) fixture = fixture_new_large_swiss (24, 9);
  g_autoptr (BrgWords) words = fixture_open_words ("ru");
  g_autoptr (BrgDocument) document = NULL;
  BrgDocumentOptions options;

  fixture_set_long_names (fixture);
  brg_document_options_init (&options, words);
  options.sheet = BRG_SHEET_A5;
  document = brg_statistics_sheet_lay_out (fixture->snapshot, 9, &options);
  page_check_document (document, MARGIN, NULL);
  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      for (guint k = 0; k < page->texts->len; k++)
        {
          const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, k);

          g_assert_cmpfloat (text->type.size, >=,
                             text->role == BRG_PRINT_ROLE_FOOT ? 5.7 : BRG_CARD_READABLE);
        }
    }
}

/* Names of 80 letters, 2 and 300 players, no round at all. */
static void
test_geometry (void)
{
  static const gint sizes[][2] = { { 2, 1 }, { 300, 11 }, { 24, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (Fixture) fixture = fixture_new_large_swiss (sizes[i][0], MAX (sizes[i][1], 1));
      g_autoptr (BrgDocument) document = NULL;
      g_autofree char *path = fixture_dup_output ("statistics-long.pdf");

      fixture_set_long_names (fixture);
      document = lay_out (fixture, sizes[i][1], "ru");
      page_check_document (document, MARGIN, NULL);
      g_assert_true (brg_document_write_pdf (document, path, NULL));
    }
}

BRG_TEST_TOPIC ("documents-statistics")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/statistics/colours", test_colours);
  g_test_add_func ("/documents/statistics/points", test_points);
  g_test_add_func ("/documents/statistics/upsets-and-regions", test_upsets);
  g_test_add_func ("/documents/statistics/sheet", test_sheet);
  g_test_add_func ("/documents/statistics/small-sheet", test_small_sheet);
  g_test_add_func ("/documents/statistics/geometry", test_geometry);
  return g_test_run ();
}
