/* test-card-sheets.c - how many cards a sheet of every size holds, and in which order they are cut
 *
 * The numbers are counted by hand from the sizes of cards and paper.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-card-sheet.h"
#include "brg-form-style.h"
#include "brg-result-slips.h"
#include "brg-test.h"
#include "documents-fixture.h"

#include <locale.h>
#include <stdlib.h>

static const BrgCardKind slip = { .width = 105,
                                  .height = 74.25,
                                  .least_width = 103,
                                  .least_height = 73 };
static const BrgCardKind badge = { .width = 90,
                                   .height = 60,
                                   .least_width = 90,
                                   .least_height = 60,
                                   .border = 12,
                                   .foot = 5,
                                   .fit = BRG_CARD_EXACT,
                                   .lies = BRG_ORIENTATION_PORTRAIT };
static const BrgCardKind number = { .width = 210,
                                    .height = 148.5,
                                    .least_width = 205,
                                    .least_height = 138,
                                    .fit = BRG_CARD_TURNABLE };
static const BrgCardKind strip = { .width = 70,
                                   .height = 210,
                                   .least_width = 70,
                                   .least_height = 210,
                                   .fit = BRG_CARD_EXACT };
static const BrgCardKind tall = { .width = 148.5,
                                  .height = 210,
                                  .least_width = 138,
                                  .least_height = 206 };

typedef struct
{
  const char *name;
  const BrgCardKind *kind;
  BrgSheetSize sheet;
  BrgOrientation lies;
  guint n_across;
  guint n_down;
  gboolean is_landscape;
} Case;

#define ANY BRG_ORIENTATION_AUTO
#define UP BRG_ORIENTATION_PORTRAIT
#define BROAD BRG_ORIENTATION_LANDSCAPE

static const Case cases[] = {
  { "slips, usual", &slip, BRG_SHEET_USUAL, ANY, 2, 4, FALSE },
  { "slips, A4 broad", &slip, BRG_SHEET_A4, BROAD, 2, 2, TRUE },
  { "slips, A5: four of 105 x 74 mm", &slip, BRG_SHEET_A5, ANY, 2, 2, TRUE },
  { "slips, A5 upright", &slip, BRG_SHEET_A5, UP, 1, 2, FALSE },
  { "slips, A3", &slip, BRG_SHEET_A3, ANY, 4, 4, TRUE },
  { "slips, Letter", &slip, BRG_SHEET_LETTER, ANY, 2, 3, FALSE },
  { "badges, usual", &badge, BRG_SHEET_USUAL, ANY, 2, 4, FALSE },
  { "badges, A4 broad", &badge, BRG_SHEET_A4, BROAD, 3, 3, TRUE },
  { "badges, A5", &badge, BRG_SHEET_A5, ANY, 1, 3, FALSE },
  { "badges, Letter", &badge, BRG_SHEET_LETTER, ANY, 2, 4, FALSE },
  { "board numbers, usual", &number, BRG_SHEET_USUAL, ANY, 1, 2, FALSE },
  { "board numbers, A4 broad, turned", &number, BRG_SHEET_A4, BROAD, 2, 1, TRUE },
  { "board numbers, A5", &number, BRG_SHEET_A5, BROAD, 1, 1, TRUE },
  { "board numbers, A5 upright, turned", &number, BRG_SHEET_A5, UP, 1, 1, FALSE },
  { "board numbers, Letter", &number, BRG_SHEET_LETTER, UP, 1, 2, FALSE },
  { "strips, A4 upright", &strip, BRG_SHEET_A4, UP, 3, 1, FALSE },
  { "strips, A5 broad: only upright", &strip, BRG_SHEET_A5, BROAD, 2, 1, FALSE },
  { "player's cards, A4", &tall, BRG_SHEET_A4, ANY, 2, 1, TRUE },
  { "player's cards, A4 upright", &tall, BRG_SHEET_A4, UP, 1, 1, FALSE },
  { "player's cards, A5 broad: only upright", &tall, BRG_SHEET_A5, BROAD, 1, 1, FALSE },
  { "player's cards, Letter", &tall, BRG_SHEET_LETTER, BROAD, 2, 1, TRUE },
  { "player's cards, A3", &tall, BRG_SHEET_A3, UP, 2, 2, FALSE },
};

static BrgDocumentOptions
ask_for (const BrgWords *words, BrgSheetSize sheet, BrgOrientation lies)
{
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.sheet = sheet;
  options.orientation = lies;
  return options;
}

static void
test_counts (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BrgDocumentOptions options = ask_for (words, cases[i].sheet, cases[i].lies);
      BrgCardSheet sheet = brg_card_sheet_find (cases[i].kind, &options);

      g_test_message ("%s: %u x %u", cases[i].name, sheet.n_across, sheet.n_down);
      g_assert_cmpuint (sheet.n_across, ==, cases[i].n_across);
      g_assert_cmpuint (sheet.n_down, ==, cases[i].n_down);
      g_assert_true ((sheet.paper_width > sheet.paper_height) == cases[i].is_landscape);
      /* All cards are on the paper, those that share it fill it. */
      g_assert_cmpfloat (sheet.left + sheet.n_across * sheet.width, <=, sheet.paper_width + 0.01);
      g_assert_cmpfloat (sheet.top + sheet.n_down * sheet.height, <=, sheet.paper_height + 0.01);
      if (cases[i].kind->fit != BRG_CARD_EXACT)
        g_assert_cmpfloat_with_epsilon (sheet.n_across * sheet.width * sheet.n_down * sheet.height,
                                        sheet.paper_width * sheet.paper_height, 0.5);
      else
        g_assert_cmpfloat (sheet.width, ==, cases[i].kind->width);
    }
}

/* The number of the board is the only text of its size on a slip; 0 for a spare one. */
static gint
find_board (const BrgPrintPage *page, const BrgCardSheet *sheet, guint place)
{
  double left = place % sheet->n_across * sheet->width * BRG_MM;
  double top = place / sheet->n_across * sheet->height * BRG_MM;

  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, i);

      if (text->type.size == 25 && text->x > left && text->x < left + sheet->width * BRG_MM &&
          text->baseline > top && text->baseline < top + sheet->height * BRG_MM)
        return atoi (text->markup);
    }
  return 0;
}

/* Whatever the sheet: cut together and laid stack upon stack, the boards follow each other. */
static void
test_cutting_order (void)
{
  g_autoptr (Fixture) fixture = fixture_new_large_swiss (90, 1);
  g_autoptr (BrgWords) words = brg_words_open ("en");

  for (guint k = 0; k < 3 * BRG_N_SHEET_SIZES; k++)
    {
      BrgDocumentOptions options = ask_for (words, k / 3, k % 3);
      BrgCardSheet sheet = brg_card_sheet_find (&slip, &options);
      g_autoptr (BrgDocument) document =
          brg_result_slips_lay_out (fixture->snapshot, 1, 0, &options);
      guint n_sheets = brg_document_get_n_pages (document);
      gint board = 0;

      g_assert_cmpuint (n_sheets, ==,
                        (45 + brg_card_sheet_count (&sheet) - 1) / brg_card_sheet_count (&sheet));
      for (guint place = 0; place < brg_card_sheet_count (&sheet); place++)
        for (guint i = 0; i < n_sheets; i++)
          {
            const BrgPrintPage *page = brg_document_get_page (document, i);

            board++;
            g_assert_cmpfloat_with_epsilon (page->width, sheet.paper_width * BRG_MM, 0.01);
            g_assert_cmpint (find_board (page, &sheet, place), ==, board <= 45 ? board : 0);
          }
    }
}

BRG_TEST_TOPIC ("card-sheets")
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/card-sheets/counts", test_counts);
  g_test_add_func ("/app/card-sheets/cutting-order", test_cutting_order);
  return g_test_run ();
}
