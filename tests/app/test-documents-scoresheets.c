/* test-documents-scoresheets.c - sheets on which the players write their games
 *
 * With BERGER_KEEP_PAGES set to a folder the files stay there to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-pdf.h"
#include "brg-form-style.h"
#include "brg-rulebooks.h"
#include "brg-scoresheets.h"
#include "brg-test.h"
#include "documents-fixture.h"
#include "page-check.h"

#include <string.h>

#define MARGIN (4.4 * BRG_MM)

static const PageCards two_a5 = { 148.5 * BRG_MM, 210 * BRG_MM, 0, 0, 1 };

static BrgDocument *
make (const Fixture *fixture,
      const char *language,
      gint round,
      const char *chosen,
      gboolean is_blank,
      gboolean is_large)
{
  g_autoptr (BrgWords) words = fixture_open_words (language);
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.chosen = chosen;
  options.is_blank = is_blank;
  options.is_large = is_large;
  return brg_scoresheets_lay_out (fixture->snapshot, round, 0, &options);
}

static void
keep (const BrgDocument *document, const char *name)
{
  g_autofree char *path = fixture_dup_output (name);
  g_autoptr (GError) error = NULL;

  brg_document_write_pdf (document, path, &error);
  g_assert_no_error (error);
}

static void
assert_has (const BrgDocument *document, const char *const *parts)
{
  g_autofree char *text = page_check_dup_text (document);

  for (guint i = 0; parts[i] != NULL; i++)
    if (strstr (text, parts[i]) == NULL)
      g_error ("“%s” is missing in\n%s", parts[i], text);
}

/* Texts that are just @text. */
static guint
count_equal (const BrgDocument *document, const char *text)
{
  guint n = 0;

  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      for (guint j = 0; j < page->texts->len; j++)
        n += g_str_equal (g_array_index (page->texts, BrgPrintPageText, j).markup, text) ? 1 : 0;
    }
  return n;
}

/* Every game, in three languages, with what its own sheet has. */
static void
test_games (void)
{
  static const struct
  {
    BrgDiscipline discipline;
    const char *rulebook;
    gboolean has_board;
    const char *ru[8];
    const char *uk[4];
    const char *en[8];
  } games[] = {
    { BRG_DISCIPLINE_CHESS,
      "fide-2023",
      FALSE,
      { "Шахматы", "Тур", "Доска", "Дата", "Результат", "Белые", "(=)", NULL },
      { "Шахи", "Результат", NULL },
      { "Chess", "Round", "Board", "Date", "Result", "Time: White", "a draw was offered", NULL } },
    { BRG_DISCIPLINE_DRAUGHTS64,
      "rus-draughts-2022",
      FALSE,
      { "взятие :", "Белые", "Чёрные", "Подпись", NULL },
      { "взяття :", NULL },
      { "capture :", "blunder ??", "Signature", NULL } },
    { BRG_DISCIPLINE_INTERNATIONAL,
      "rus-draughts-2022",
      FALSE,
      { "взятие :", NULL },
      { "взяття :", NULL },
      { "capture :", NULL } },
    { BRG_DISCIPLINE_GIVEAWAY,
      "rus-draughts-2022",
      FALSE,
      { "взятие :", NULL },
      { "взяття :", NULL },
      { "capture :", NULL } },
    { BRG_DISCIPLINE_RENJU,
      "rus-draughts-2022",
      TRUE,
      { "Рэндзю", "Дебют", "Свап", "5-е ходы", "65 –", NULL },
      { "Дебют", NULL },
      { "Opening", "Swap", "Fifth moves", "odd numbers", NULL } },
  };
  static const char *const languages[] = { "ru", "uk", "en" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (guint j = 0; j < G_N_ELEMENTS (languages); j++)
      for (guint is_large = 0; is_large < 2; is_large++)
        {
          g_autoptr (Fixture) fixture = fixture_new_swiss ();
          g_autoptr (BrgDocument) document = NULL;
          g_autofree char *name =
              g_strdup_printf ("scoresheet-%s-%s%s.pdf", brg_discipline_to_id (games[i].discipline),
                               languages[j], is_large ? "-large" : "");
          guint n_pages = is_large ? (games[i].has_board ? 2 : 4) : 1;

          fixture->snapshot->event->discipline = games[i].discipline;
          fixture->snapshot->event->rulebook = brg_rulebook_find (games[i].rulebook);
          document = make (fixture, languages[j], 6, "3", FALSE, is_large);
          keep (document, name);
          g_assert_cmpuint (brg_document_get_n_pages (document), ==, n_pages);
          assert_has (document, j == 0 ? games[i].ru : j == 1 ? games[i].uk : games[i].en);
          page_check_document (document, MARGIN, is_large ? NULL : &two_a5);
          g_assert_cmpuint (brg_document_get_page (document, 0)->boards->len, ==,
                            games[i].has_board ? (is_large ? 1 : 2) : 0);
          /* Room for 60 moves on the sheet of White and on that of Black. */
          for (guint move = 1; move <= BRG_SCORESHEET_MOVES && !games[i].has_board; move++)
            {
              g_autofree char *number = g_strdup_printf ("%u", move);

              g_assert_cmpuint (count_equal (document, number), >=, 2);
            }
        }
}

/* A filled head has both names, round, board and day; each player has his own sheet. */
static void
test_heads (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgDocument) document = make (fixture, "en", 6, "", FALSE, FALSE);
  g_autoptr (BrgDocument) blank = make (fixture, "en", 6, "", TRUE, FALSE);
  g_autoptr (BrgDocument) unpaired = make (fixture, "en", 10, "", FALSE, FALSE);
  const GArray *games = brg_snapshot_get_round (fixture->snapshot, 6)->games;

  g_assert_cmpuint (brg_document_get_n_pages (document), ==, 12);
  g_assert_cmpuint (brg_document_get_n_pages (blank), ==, 1);
  g_assert_cmpuint (brg_document_get_n_pages (unpaired), ==, 1);
  for (guint i = 0; i < 12; i++)
    {
      const BrgGame *game = &g_array_index (games, BrgGame, i);
      g_autofree char *white =
          brg_entry_dup_name (brg_snapshot_get_entry (fixture->snapshot, game->white));
      g_autofree char *black =
          brg_entry_dup_name (brg_snapshot_get_entry (fixture->snapshot, game->black));

      g_assert_cmpuint (page_check_count (document, white), ==, 2);
      g_assert_cmpuint (page_check_count (document, black), ==, 2);
      g_assert_cmpuint (page_check_count (blank, white), ==, 0);
    }
  g_assert_cmpuint (page_check_count (document, "the sheet of Black"), ==, 12);
  g_assert_cmpuint (page_check_count (document, "21 November 2026"), ==, 24);
  g_assert_cmpuint (page_check_count (blank, "the sheet of"), ==, 0);
  g_assert_null (make (fixture, "en", 6, "13", FALSE, FALSE));
}

/* The partially sighted get 18 pt and more, rows of more than 11 mm. */
static void
test_large (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgDocument) document = make (fixture, "ru", 6, "1", FALSE, TRUE);

  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      for (guint j = 0; j < page->texts->len; j++)
        g_assert_cmpfloat (g_array_index (page->texts, BrgPrintPageText, j).type.size, >=, 12);
    }
}

/* Names of 80 letters and a long event, 2 and 300 players. */
static void
test_geometry (void)
{
  static const gint sizes[] = { 2, 300 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint is_large = 0; is_large < 2; is_large++)
      {
        g_autoptr (Fixture) fixture = fixture_new_large_swiss (sizes[i], 1);
        g_autoptr (BrgDocument) document = NULL;

        fixture_set_long_names (fixture);
        document = make (fixture, "ru", 1, i == 0 ? "" : "1-20,150", FALSE, is_large);
        page_check_document (document, MARGIN, is_large ? NULL : &two_a5);
        g_assert_cmpuint (brg_document_get_n_pages (document), ==,
                          (i == 0 ? 1 : 21) * (is_large ? 4 : 1));
        keep (document, is_large ? "scoresheets-long-large.pdf" : "scoresheets-long.pdf");
      }
}

BRG_TEST_TOPIC ("documents-scoresheets")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/scoresheets/rus-draughts-2022 5.4.3.1, 9.3.2.1, "
                   "appendix 5/games",
                   test_games);
  g_test_add_func ("/documents/scoresheets/heads", test_heads);
  g_test_add_func ("/documents/scoresheets/large", test_large);
  g_test_add_func ("/documents/scoresheets/geometry", test_geometry);
  return g_test_run ();
}
