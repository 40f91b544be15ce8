/* test-documents-hall.c - what stands in the hall: numbers of boards, cards before the players
 *
 * With BERGER_KEEP_PAGES set to a folder the files stay there to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-numbers.h"
#include "brg-document-pdf.h"
#include "brg-form-style.h"
#include "brg-place-cards.h"
#include "brg-test.h"
#include "documents-fixture.h"
#include "page-check.h"

#include <string.h>

#define MARGIN (4.4 * BRG_MM)

typedef BrgDocument *(*LayOut) (const BrgSnapshot *snapshot, const BrgDocumentOptions *options);

static BrgDocument *
make (const Fixture *fixture,
      LayOut lay_out,
      const char *language,
      const char *chosen,
      BrgCardSize size)
{
  g_autoptr (BrgWords) words = fixture_open_words (language);
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.chosen = chosen;
  options.card_size = size;
  return lay_out (fixture->snapshot, &options);
}

static void
keep (const BrgDocument *document, const char *name)
{
  g_autofree char *path = fixture_dup_output (name);
  g_autoptr (GError) error = NULL;

  brg_document_write_pdf (document, path, &error);
  g_assert_no_error (error);
}

/* Every board once, its number 100 pt and more, in three languages and two sizes. */
static void
test_numbers (void)
{
  static const char *const languages[] = { "ru", "uk", "en" };
  static const char *const labels[] = { "доска", "дошка", "board" };
  static const PageCards large = { 210 * BRG_MM, 148.5 * BRG_MM, 0, 0, 2 };
  static const PageCards small = { 105 * BRG_MM, 148.5 * BRG_MM, 0, 0, 2 };
  g_autoptr (Fixture) fixture = fixture_new_swiss ();

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    for (guint is_small = 0; is_small < 2; is_small++)
      {
        g_autoptr (BrgDocument) document = make (fixture, brg_board_numbers_lay_out, languages[i],
                                                 "", is_small ? BRG_CARD_A6 : BRG_CARD_USUAL);

        g_assert_cmpuint (brg_document_get_n_pages (document), ==, is_small ? 3 : 6);
        g_assert_cmpuint (page_check_count (document, labels[i]), ==, 12);
        page_check_document (document, MARGIN, is_small ? &small : &large);
        keep (document, is_small ? "board-numbers-a6.pdf" : "board-numbers.pdf");
        for (guint board = 1; board <= 12; board++)
          {
            g_autofree char *number = g_strdup_printf ("%u", board);
            guint n_found = 0;

            for (guint j = 0; j < brg_document_get_n_pages (document); j++)
              {
                const BrgPrintPage *page = brg_document_get_page (document, j);

                for (guint k = 0; k < page->texts->len; k++)
                  {
                    const BrgPrintPageText *text =
                        &g_array_index (page->texts, BrgPrintPageText, k);

                    if (!g_str_equal (text->markup, number))
                      continue;
                    g_assert_cmpfloat (text->type.size, >=, 100);
                    n_found++;
                  }
              }
            g_assert_cmpuint (n_found, ==, 1);
          }
      }
}

static void
test_numbers_chosen (void)
{
  g_autoptr (Fixture) fixture = fixture_new_large_swiss (301, 3);
  g_autoptr (BrgDocument) all = make (fixture, brg_board_numbers_lay_out, "en", "", BRG_CARD_A6);
  g_autoptr (BrgDocument) some =
      make (fixture, brg_board_numbers_lay_out, "en", "7-9,150", BRG_CARD_USUAL);

  g_assert_cmpuint (brg_document_get_n_pages (all), ==, 38);
  g_assert_cmpuint (brg_document_get_n_pages (some), ==, 2);
  g_assert_cmpuint (page_check_count (some, "150"), ==, 1);
  g_assert_null (make (fixture, brg_board_numbers_lay_out, "en", "151", BRG_CARD_USUAL));
}

/* Both faces say the same, the upper one upside down on its own half. */
static void
test_faces (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgDocument) document =
      make (fixture, brg_place_cards_lay_out, "ru", "", BRG_CARD_USUAL);
  static const PageCards faces = { 210 * BRG_MM, 49.5 * BRG_MM, 0, 0, 6 };

  g_assert_cmpuint (brg_document_get_n_pages (document), ==, 8);
  page_check_document (document, MARGIN, &faces);
  for (gint i = 0; i < 24; i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, (guint) i / 3);
      g_autofree char *name = brg_entry_dup_name (brg_snapshot_get_entry (fixture->snapshot, i));
      const BrgPrintPageText *found[2] = { NULL, NULL };

      for (guint j = 0; j < page->texts->len; j++)
        {
          const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, j);

          if (g_str_equal (text->markup, name))
            found[text->is_turned ? 1 : 0] = text;
        }
      g_assert_nonnull (found[0]);
      g_assert_nonnull (found[1]);
      g_assert_cmpfloat (found[0]->type.size, >=, 27);
      /* As far below the fold as the other is above it. */
      g_assert_cmpfloat_with_epsilon (page->height - found[1]->baseline +
                                          (found[0]->baseline - 2 * (i % 3 * 99 + 49.5) * BRG_MM),
                                      0, 0.01);
    }
  keep (document, "place-cards.pdf");
}

static void
test_place_card_fields (void)
{
  static const struct
  {
    const char *language;
    const char *rating;
    const char *fold;
  } cases[] = { { "ru", "рейтинг 2024", "сгиб" },
                { "uk", "рейтинг 2024", "згин" },
                { "en", "rating 2024", "fold" } };
  g_autoptr (Fixture) fixture = fixture_new_swiss ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgDocument) document =
          make (fixture, brg_place_cards_lay_out, cases[i].language, "14", BRG_CARD_USUAL);

      g_assert_cmpuint (page_check_count (document, cases[i].rating), ==, 2);
      g_assert_cmpuint (page_check_count (document, cases[i].fold), ==, 1);
      g_assert_cmpuint (page_check_count (document, "Ярославская обл."), ==, 2);
      g_assert_cmpuint (
          page_check_count (document, g_str_equal (cases[i].language, "en") ? "CMS" : "кмс"), ==,
          2);
    }
}

/* Names of 80 letters; one player and 300; who has left has no card. */
static void
test_place_card_geometry (void)
{
  static const PageCards faces = { 210 * BRG_MM, 49.5 * BRG_MM, 0, 0, 6 };
  g_autoptr (Fixture) fixture = fixture_new_large_swiss (300, 1);
  g_autoptr (BrgDocument) one = NULL;
  g_autoptr (BrgDocument) all = NULL;

  fixture_set_long_names (fixture);
  ((BrgEntry *) fixture->snapshot->entries->pdata[7])->left_after = 1;
  one = make (fixture, brg_place_cards_lay_out, "ru", "300", BRG_CARD_USUAL);
  all = make (fixture, brg_place_cards_lay_out, "ru", "", BRG_CARD_USUAL);
  g_assert_cmpuint (brg_document_get_n_pages (one), ==, 1);
  g_assert_cmpuint (brg_document_get_n_pages (all), ==, 100);
  g_assert_cmpuint (page_check_count (all, "Преображенская"), ==, 2 * 299);
  g_assert_null (make (fixture, brg_place_cards_lay_out, "ru", "8", BRG_CARD_USUAL));
  page_check_document (all, MARGIN, &faces);
  keep (one, "place-cards-long.pdf");
}

BRG_TEST_TOPIC ("documents-hall")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/hall/board-numbers/each", test_numbers);
  g_test_add_func ("/documents/hall/board-numbers/chosen", test_numbers_chosen);
  g_test_add_func ("/documents/hall/place-cards/faces", test_faces);
  g_test_add_func ("/documents/hall/place-cards/fields", test_place_card_fields);
  g_test_add_func ("/documents/hall/place-cards/geometry", test_place_card_geometry);
  return g_test_run ();
}
