/* test-documents-cards.c - result slips in cutting order, badges and their code
 *
 * With BERGER_KEEP_PAGES set to a folder the files stay there to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-badge-code.h"
#include "brg-badges.h"
#include "brg-card.h"
#include "brg-code39.h"
#include "brg-document-pdf.h"
#include "brg-form-style.h"
#include "brg-result-slips.h"
#include "brg-test.h"
#include "documents-fixture.h"
#include "page-check.h"

#include <math.h>
#include <string.h>

#define SLIPS_ON_A4 8
#define BADGES_ON_A4 8

#define LEAST_MARGIN (4.4 * BRG_MM)

static const BrgPrintPageText *
find_text (const BrgPrintPage *page,
           double left,
           double top,
           double width,
           double height,
           double size)
{
  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, i);

      if (text->x >= left && text->x < left + width && text->baseline >= top &&
          text->baseline < top + height && text->type.size == size)
        return text;
    }
  return NULL;
}

/* The number of the board on a place of a sheet; 0 for a spare slip. */
static gint
find_board (const BrgPrintPage *page, guint place)
{
  double width = page->width / 2;
  double height = page->height / 4;
  const BrgPrintPageText *text =
      find_text (page, place % 2 * width, place / 2 * height, width, height, 25);

  return text != NULL ? (gint) g_ascii_strtoll (text->markup, NULL, 10) : 0;
}

static void
keep (const BrgDocument *document, const char *name)
{
  g_autofree char *path = fixture_dup_output (name);
  g_autoptr (GError) error = NULL;

  brg_document_write_pdf (document, path, &error);
  g_assert_no_error (error);
}

static BrgDocument *
lay_out_slips (const Fixture *fixture, const char *language, gint round, gint board)
{
  g_autoptr (BrgWords) words =
      g_str_equal (language, "ru") ? fixture_open_russian () : brg_words_open (language);
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  return brg_result_slips_lay_out (fixture->snapshot, round, board, &options);
}

/* rus-draughts-2022 5.4.5.3: nobody sits at the board of a player who has left. */
static void
test_slip_of_leaver (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  BrgRound *round = fixture->snapshot->rounds->pdata[0];
  BrgGame *game = &g_array_index (round->games, BrgGame, 0);
  g_autoptr (BrgDocument) before = NULL;

  game->white_outcome = BRG_OUTCOME_NONE;
  game->black_outcome = BRG_OUTCOME_NONE;
  before = lay_out_slips (fixture, "en", 1, game->board);
  g_assert_nonnull (before);
  ((BrgEntry *) fixture->snapshot->entries->pdata[game->black])->left_after = 0;
  g_assert_null (lay_out_slips (fixture, "en", 1, game->board));
}

/* Sheets cut together: stack by stack the boards follow each other. */
static void
check_order (const BrgDocument *document, guint n_boards)
{
  guint n_sheets = brg_document_get_n_pages (document);
  gint board = 0;

  g_assert_cmpuint (n_sheets, ==, (n_boards + SLIPS_ON_A4 - 1) / SLIPS_ON_A4);
  for (guint place = 0; place < SLIPS_ON_A4; place++)
    for (guint sheet = 0; sheet < n_sheets; sheet++)
      {
        gint found = find_board (brg_document_get_page (document, sheet), place);

        board++;
        g_assert_cmpint (found, ==, board <= (gint) n_boards ? board : 0);
      }
}

static void
test_order (void)
{
  for (gint n_players = 2; n_players <= 300; n_players += n_players < 40 ? 1 : 37)
    {
      g_autoptr (Fixture) fixture = fixture_new_large_swiss (n_players, 1);
      g_autoptr (BrgDocument) document = NULL;
      guint n_boards = 0;

      for (guint i = 0; i < brg_snapshot_get_round (fixture->snapshot, 1)->games->len; i++)
        n_boards += g_array_index (brg_snapshot_get_round (fixture->snapshot, 1)->games, BrgGame, i)
                                .black != BRG_NOBODY
                        ? 1
                        : 0;
      document = lay_out_slips (fixture, "en", 1, 0);
      check_order (document, n_boards);
    }
}

static void
test_slips (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  g_autoptr (BrgDocument) usual = lay_out_slips (fixture, "ru", 6, 0);
  g_autoptr (BrgDocument) one = lay_out_slips (fixture, "ru", 6, 3);
  g_autoptr (BrgDocument) long_ones = NULL;

  check_order (usual, 12);
  g_assert_cmpuint (brg_document_get_n_pages (one), ==, 1);
  g_assert_cmpint (find_board (brg_document_get_page (one, 0), 0), ==, 3);
  g_assert_cmpint (find_board (brg_document_get_page (one, 0), 1), ==, 0);
  keep (usual, "slips.pdf");
  fixture_set_long_names (fixture);
  long_ones = lay_out_slips (fixture, "ru", 6, 0);
  keep (long_ones, "slips-long.pdf");
  for (guint i = 0; i < 2; i++)
    {
      const BrgPrintPage *page = brg_document_get_page (usual, i);
      PageCards cards = { page->width / 2, page->height / 4, 0, 0, 4 };

      page_check_texts (page, typesetter, LEAST_MARGIN, &cards);
      page_check_texts (brg_document_get_page (long_ones, i), typesetter, LEAST_MARGIN, &cards);
      /* A box beside each name, a disc for each colour, once more where both sign. */
      g_assert_cmpuint (page->discs->len, ==, 4 * SLIPS_ON_A4);
    }
}

/* A ring stands beside White's name, a disc beside Black's. */
static void
test_colours (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgDocument) document = lay_out_slips (fixture, "en", 6, 1);
  const BrgPrintPage *page = brg_document_get_page (document, 0);
  const BrgGame *game =
      &g_array_index (brg_snapshot_get_round (fixture->snapshot, 6)->games, BrgGame, 0);
  const BrgEntry *white = brg_snapshot_get_entry (fixture->snapshot, game->white);
  const BrgPrintPageDisc *first = &g_array_index (page->discs, BrgPrintPageDisc, 0);
  const BrgPrintPageText *name =
      find_text (page, 19 * BRG_MM, 17 * BRG_MM, 40 * BRG_MM, 12 * BRG_MM, 12.5);

  g_assert_false (first->is_black);
  g_assert_true (g_array_index (page->discs, BrgPrintPageDisc, 1).is_black);
  g_assert_nonnull (name);
  g_assert_nonnull (strstr (name->markup, white->family_name));
  g_assert_cmpfloat (fabs (name->baseline - first->y), <, 3 * BRG_MM);
}

/* A head is set smaller before a word of it breaks, and a soft hyphen is no word's middle. */
static void
test_heads (void)
{
  static const struct
  {
    const char *text;
    guint n_lines;
  } cases[] = { { "Цвет", 1 }, { "Звание, р/д", 2 }, { "Резуль\u00adтат", 2 } };
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  BrgCard card = { NULL, typesetter, 0, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BrgCardText head = brg_card_fit_head (&card, brg_card_sans (9, TRUE), cases[i].text, 7, 3);

      g_assert_cmpuint (head.n_lines, ==, cases[i].n_lines);
      g_assert_cmpfloat (head.type.size, <=, 9);
      g_assert_cmpfloat (head.type.size, >=, 5);
    }
}

/* An address that left two words on its last line has two lines of one length. */
static void
test_even_lines (void)
{
  static const char address[] = "г. Йошкар-Ола, Дворец культуры, ул. Пролетарская, д. 27";
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  BrgCard card = { NULL, typesetter, 0, 0 };
  BrgType type = brg_card_serif (12, FALSE);
  double whole = brg_card_text_width (&card, type, address);
  BrgCardText text = brg_card_wrap (&card, type, address, whole - 1);
  double even = brg_card_even_width (&card, &text, whole - 1);

  g_assert_cmpuint (text.n_lines, ==, 2);
  g_assert_cmpfloat (even, <, whole * 0.7);
  g_assert_cmpuint (brg_card_wrap (&card, type, address, even).n_lines, ==, 2);
  text = brg_card_wrap (&card, type, address, whole + 1);
  g_assert_cmpfloat (brg_card_even_width (&card, &text, whole + 1), ==, whole + 1);
}

static void
test_code39 (void)
{
  static const char characters[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%";
  /* `*1*` as the standard prints it: bars in capitals, wide ones twice. */
  static const double sample[] = { 1, 2.5, 1, 1,   2.5, 1, 2.5, 1, 1, 1,   2.5, 1,   1, 2.5, 1,
                                   1, 1,   1, 2.5, 1,   1, 2.5, 1, 1, 2.5, 1,   2.5, 1, 1 };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) one = brg_code39_new ("1");

  g_assert_cmpuint (one->len, ==, G_N_ELEMENTS (sample));
  for (guint i = 0; i < one->len; i++)
    g_assert_cmpfloat (g_array_index (one, double, i), ==, sample[i]);
  for (guint i = 0; characters[i] != '\0'; i++)
    {
      char text[] = { characters[i], '\0' };
      g_autoptr (GArray) widths = brg_code39_new (text);
      g_autoptr (GString) pattern = g_string_new (NULL);
      guint n_wide = 0;

      g_assert_cmpuint (widths->len, ==, 29);
      for (guint j = 10; j < 19; j++)
        {
          gboolean is_wide = g_array_index (widths, double, j) == BRG_CODE39_WIDE;

          g_string_append_c (pattern, is_wide ? 'w' : 'n');
          n_wide += is_wide ? 1 : 0;
        }
      /* Three of nine are wide, which has given the code its name. */
      g_assert_cmpuint (n_wide, ==, 3);
      g_assert_true (g_hash_table_add (seen, g_strdup (pattern->str)));
    }
  g_assert_null (brg_code39_new ("b"));
  g_assert_null (brg_code39_new ("*"));
  g_assert_null (brg_code39_new ("Б1"));
}

static void
test_badges (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  g_autoptr (BrgDocument) document = NULL;
  BrgDocumentOptions options;
  guint n_before = fixture->snapshot->event->officials->len;
  guint n_codes = 0;
  PageCards cards = { 90 * BRG_MM, 60 * BRG_MM, 15 * BRG_MM, 26 * BRG_MM, 4 };

  g_ptr_array_add (
      fixture->snapshot->event->officials,
      brg_official_new (BRG_OFFICIAL_ARBITER,
                        "Преображенская-Константинопольская Александра Мухаметгалиевна", "1"));
  for (guint i = 0; i < fixture->snapshot->entries->len; i++)
    ((BrgEntry *) fixture->snapshot->entries->pdata[i])->id = 17 * (i + 1);
  ((BrgEntry *) fixture->snapshot->entries->pdata[4])->left_after = 3;
  brg_document_options_init (&options, words);
  for (guint is_long = 0; is_long < 2; is_long++)
    {
      g_clear_pointer (&document, brg_document_free);
      if (is_long)
        fixture_set_long_names (fixture);
      document = brg_badges_lay_out (fixture->snapshot, &options);
      keep (document, is_long ? "badges-long.pdf" : "badges.pdf");
      g_assert_cmpuint (brg_document_get_n_pages (document), ==,
                        (23 + n_before + 1 + BADGES_ON_A4 - 1) / BADGES_ON_A4);
      for (guint i = 0; i < brg_document_get_n_pages (document); i++)
        page_check_texts (brg_document_get_page (document, i), typesetter, LEAST_MARGIN, &cards);
    }
  /* Every code is that of a player who may come. */
  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      for (guint j = 0; j < page->texts->len; j++)
        {
          const char *text = g_array_index (page->texts, BrgPrintPageText, j).markup;

          if (!brg_badge_code_is_one (text))
            continue;
          n_codes++;
          g_assert_cmpint (brg_badge_code_find (fixture->snapshot, text), !=, BRG_NOBODY);
          g_assert_cmpint (brg_badge_code_find (fixture->snapshot, text), !=, 4);
        }
    }
  g_assert_cmpuint (n_codes, ==, 23);
}

static void
add_to_timetable (const Fixture *fixture, guint n_rounds)
{
  for (guint i = 1; i <= n_rounds; i++)
    {
      BrgTimetableRow *row = brg_timetable_row_new (BRG_TIMETABLE_ROUND);

      row->round = (gint) i;
      g_free (row->starts_at);
      row->starts_at = g_strdup_printf ("2026-11-%02uT07:00Z", i);
      g_ptr_array_add (fixture->snapshot->timetable, row);
    }
}

/* On which of the two columns of a sheet a text stands; 2 for none. */
static guint
find_column (const BrgPrintPage *page, const char *text)
{
  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *at = &g_array_index (page->texts, BrgPrintPageText, i);
      g_autofree char *plain = brg_typesetter_dup_plain (at->markup);

      if (strstr (plain, text) != NULL)
        return at->x > page->width / 2;
    }
  return 2;
}

/* Every sheet is followed by its other side: name, club and timetable of each behind his front when
 * the paper is turned about its long edge. */
static void
test_backs (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  g_autoptr (BrgDocument) document = NULL;
  g_autoptr (BrgDocument) fronts = NULL;
  PageCards cards = { 90 * BRG_MM, 60 * BRG_MM, 15 * BRG_MM, 26 * BRG_MM, 4 };
  BrgDocumentOptions options;

  add_to_timetable (fixture, 9);
  brg_document_options_init (&options, words);
  fronts = brg_badges_lay_out (fixture->snapshot, &options);
  options.has_backs = TRUE;
  document = brg_badges_lay_out (fixture->snapshot, &options);
  g_assert_cmpuint (brg_document_get_n_pages (document), ==, 2 * brg_document_get_n_pages (fronts));
  for (guint i = 0; i < BADGES_ON_A4; i++)
    {
      const BrgEntry *entry = fixture->snapshot->entries->pdata[i];

      g_assert_cmpuint (find_column (brg_document_get_page (document, 0), entry->family_name), ==,
                        i % 2);
      g_assert_cmpuint (find_column (brg_document_get_page (document, 1), entry->family_name), ==,
                        1 - i % 2);
    }
  keep (document, "badges-backs.pdf");
  g_assert_cmpuint (page_check_count (document, "Тур 9"), ==,
                    24 + fixture->snapshot->event->officials->len);
  /* Long names and more rows than a column holds. */
  add_to_timetable (fixture, 19);
  fixture_set_long_names (fixture);
  g_clear_pointer (&document, brg_document_free);
  document = brg_badges_lay_out (fixture->snapshot, &options);
  keep (document, "badges-backs-long.pdf");
  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    page_check_texts (brg_document_get_page (document, i), typesetter, LEAST_MARGIN, &cards);
}

BRG_TEST_TOPIC ("documents-cards")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/cards/slips/cutting-order", test_order);
  g_test_add_func ("/documents/cards/slips/texts", test_slips);
  g_test_add_func ("/documents-cards/rus-draughts-2022 5.4.5.3/slip-of-leaver",
                   test_slip_of_leaver);
  g_test_add_func ("/documents/cards/slips/colours", test_colours);
  g_test_add_func ("/documents/cards/heads", test_heads);
  g_test_add_func ("/documents/cards/even-lines", test_even_lines);
  g_test_add_func ("/documents/cards/badges/code39", test_code39);
  g_test_add_func ("/documents/cards/badges/texts-and-codes", test_badges);
  g_test_add_func ("/documents/cards/badges/backs", test_backs);
  return g_test_run ();
}
