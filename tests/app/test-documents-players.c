/* test-documents-players.c - cards about players: the player's card, what stands on a table
 *
 * With BERGER_KEEP_PAGES set to a folder the files stay there to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-pdf.h"
#include "brg-form-style.h"
#include "brg-number-ranges.h"
#include "brg-player-cards.h"
#include "brg-test.h"
#include "documents-fixture.h"
#include "page-check.h"

#include <string.h>

#define MARGIN (4.4 * BRG_MM)

static const PageCards two_a5 = { 148.5 * BRG_MM, 210 * BRG_MM, 0, 0, 1 };

static void
keep (const BrgDocument *document, const char *name)
{
  g_autofree char *path = fixture_dup_output (name);
  g_autoptr (GError) error = NULL;

  brg_document_write_pdf (document, path, &error);
  g_assert_no_error (error);
}

static void
test_ranges (void)
{
  static const char *const wrong[] = {
    "a",  "0", "3,", ",3", "7-3", "3--4", "-1", "100000", "1 2", "1;2", "99999999999999999999",
    "1-", "½"
  };
  g_autoptr (GError) error = NULL;

  g_assert_true (brg_number_ranges_check ("", &error));
  g_assert_true (brg_number_ranges_check (" 3, 5 ,7 - 9 ", &error));
  g_assert_no_error (error);
  for (gint i = 1; i < 20; i++)
    {
      g_assert_true (brg_number_ranges_has ("", i));
      g_assert_cmpint (brg_number_ranges_has ("3,5,7-9", i), ==,
                       i == 3 || i == 5 || (i >= 7 && i <= 9));
    }
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_assert_false (brg_number_ranges_check (wrong[i], &error));
      g_assert_error (error, BRG_NUMBER_RANGES_ERROR, BRG_NUMBER_RANGES_ERROR_TEXT);
      g_clear_error (&error);
      g_assert_false (brg_number_ranges_has (wrong[i], 3));
    }
}

static BrgDocument *
lay_out (const Fixture *fixture,
         const char *language,
         const char *chosen,
         BrgCardSize size,
         gboolean is_blank)
{
  g_autoptr (BrgWords) words = fixture_open_words (language);
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.chosen = chosen;
  options.card_size = size;
  options.is_blank = is_blank;
  options.printed_at = "2026-11-22T11:05:00Z";
  return brg_player_cards_lay_out (fixture->snapshot, &options);
}

static void
assert_has (const char *text, const char *const *parts)
{
  for (guint i = 0; parts[i] != NULL; i++)
    if (strstr (text, parts[i]) == NULL)
      g_error ("“%s” is missing in\n%s", parts[i], text);
}

/* rus-draughts-2022 appendix 8, field by field, of number 14 whose rounds the fixture has. */
static void
test_fields (void)
{
  static const struct
  {
    const char *language;
    const char *fields[20];
  } cases[] = {
    { "ru",
      { "Карточка участника", "Участник", "Звание/разряд", "№ тура", "Фамилия, имя соперника",
        "Звание, р/д", "Цвет", "Регион", "Рейтинг", "Главный судья:", "Главный секретарь:",
        "(судья первой категории)", "приложение № 8", "не проводится", "Очки 2–1–0", NULL } },
    { "uk",
      { "Картка учасника", "Учасник", "Звання/розряд", "№ туру", "Колір", "Регіон", "Рейтинг",
        "Головний суддя:", "Головний секретар:", "додаток", "не проводиться", NULL } },
    { "en",
      { "Player's card", "Participant", "Title", "Rd.", "Name of the opponent", "Colour", "Result",
        "Running total", "Region", "Rating", "Chief arbiter:", "Chief secretary:", "appendix no. 8",
        "no such round: 9 rounds are played", NULL } },
  };
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  const BrgEntry *entry = brg_snapshot_get_entry (fixture->snapshot, 13);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgDocument) document =
          lay_out (fixture, cases[i].language, "14", BRG_CARD_A5, FALSE);
      g_autofree char *text = page_check_dup_text (document);
      g_autofree char *name = g_strdup_printf ("player-card-%s.pdf", cases[i].language);
      g_autofree char *player = brg_entry_dup_name (entry);
      const char *title = g_str_equal (cases[i].language, "en") ? "CMS" : entry->title;
      const char *const own[] = { player, title, entry->organisation, NULL };
      g_autofree char *plain = page_check_drop_soft_hyphens (text);

      assert_has (plain, cases[i].fields);
      assert_has (plain, own);
      keep (document, name);
      page_check_document (document, MARGIN, NULL);
      g_assert_cmpuint (brg_document_get_n_pages (document), ==, 1);
      /* Nine games, and the two colours of the legend. */
      g_assert_cmpuint (brg_document_get_page (document, 0)->discs->len, ==, 11);
    }
}

/* The last total is what the table says; every opponent is named. */
static void
test_totals (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();

  for (gint player = 0; player < 24; player++)
    {
      g_autofree char *number = g_strdup_printf ("%d", player + 1);
      g_autoptr (BrgDocument) document = lay_out (fixture, "en", number, BRG_CARD_A5, FALSE);
      g_autofree char *text = page_check_dup_text (document);
      gint points = fixture->standings.lines[fixture->standings.line_of[player]].points / BRG_POINT;
      g_autofree char *total = g_strdup_printf ("\n%d\n10\n", points);

      g_assert_nonnull (strstr (text, total));
      for (gint round = 1; round <= 9; round++)
        {
          const BrgCell *cell =
              brg_tournament_cell (fixture->withdrawals.tournament, player, round);
          g_autofree char *opponent =
              brg_entry_dup_name (brg_snapshot_get_entry (fixture->snapshot, cell->opponent));

          g_assert_nonnull (strstr (text, opponent));
        }
    }
}

/* Two a sheet in the order of numbers; a blank set ends with a card for nobody. */
static void
test_sheets (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgDocument) all = lay_out (fixture, "ru", "", BRG_CARD_USUAL, FALSE);
  g_autoptr (BrgDocument) some = lay_out (fixture, "ru", "1-3,9", BRG_CARD_USUAL, FALSE);
  g_autoptr (BrgDocument) blank = lay_out (fixture, "ru", "", BRG_CARD_USUAL, TRUE);

  g_assert_cmpuint (brg_document_get_n_pages (all), ==, 12);
  g_assert_cmpuint (brg_document_get_n_pages (some), ==, 2);
  g_assert_cmpuint (brg_document_get_n_pages (blank), ==, 13);
  g_assert_null (lay_out (fixture, "ru", "77", BRG_CARD_USUAL, FALSE));
  /* No opponent and no result on blank ones: each name stands on its own card alone. */
  for (gint i = 0; i < 24; i++)
    {
      g_autofree char *name = brg_entry_dup_name (brg_snapshot_get_entry (fixture->snapshot, i));

      g_assert_cmpuint (page_check_count (blank, name), ==, 1);
      g_assert_cmpuint (page_check_count (all, name), ==, 10);
    }
  /* rus-draughts-2022 app. 1: on every card, where the event names neither town nor days too. */
  g_assert_cmpuint (page_check_count (all, "усские шашки"), ==, 24);
  page_check_document (all, MARGIN, &two_a5);
  page_check_document (blank, MARGIN, &two_a5);
  keep (all, "player-cards.pdf");
  keep (blank, "player-cards-blank.pdf");
}

/* One name of an opponent that needs the tight columns gives them to all cards that are cut from a
 * sheet. */
static void
test_same_columns (void)
{
  g_autoptr (Fixture) fixture = fixture_new_large_swiss (24, 11);
  BrgEntry *entry = fixture->snapshot->entries->pdata[0];
  g_autoptr (BrgDocument) document = NULL;
  g_autoptr (GHashTable) places = g_hash_table_new (g_int_hash, g_int_equal);
  gint lefts[24];
  guint n_heads = 0;

  g_free (entry->family_name);
  entry->family_name = g_strdup ("Рождественская-Благовещенская-Константинопольская-Преображенская-"
                                 "Верхнеднепровская-Александрийская-Подгорная-Заречная");
  document = lay_out (fixture, "ru", "", BRG_CARD_USUAL, FALSE);
  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      for (guint k = 0; k < page->texts->len; k++)
        {
          const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, k);
          g_autofree char *plain = brg_typesetter_dup_plain (text->markup);

          if (!g_str_equal (plain, "Цвет"))
            continue;
          lefts[n_heads] = (gint) (text->x > page->width / 2 ? text->x - page->width / 2 : text->x);
          g_hash_table_add (places, &lefts[n_heads++]);
        }
    }
  g_assert_cmpuint (n_heads, ==, 24);
  g_assert_cmpuint (g_hash_table_size (places), ==, 1);
}

/* Names of 80 letters, one player and 300, more rounds than a card holds: nothing is lost. */
static void
test_geometry (void)
{
  static const gint sizes[][2] = { { 2, 1 }, { 24, 11 }, { 300, 9 }, { 60, 25 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint is_long = 0; is_long < 2; is_long++)
      {
        g_autoptr (Fixture) fixture = fixture_new_large_swiss (sizes[i][0], sizes[i][1]);
        g_autoptr (BrgDocument) document = NULL;
        gint n_rows = MAX (sizes[i][1], BRG_PLAYER_CARD_ROWS);

        if (is_long)
          fixture_set_long_names (fixture);
        document = lay_out (fixture, "ru", sizes[i][0] == 2 ? "1" : "", BRG_CARD_USUAL, FALSE);
        page_check_document (document, MARGIN, &two_a5);
        if (sizes[i][0] == 2)
          g_assert_cmpuint (brg_document_get_n_pages (document), ==, 1);
        if (i == 2 && !is_long)
          g_assert_cmpuint (brg_document_get_n_pages (document), ==, 150);
        if (i == 3)
          {
            g_autofree char *last = g_strdup_printf ("%d", n_rows);
            g_autofree char *text = page_check_dup_text (document);
            g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
            guint n_last = 0;

            for (guint j = 0; lines[j] != NULL; j++)
              n_last += g_str_equal (lines[j], last) ? 1 : 0;
            g_assert_cmpuint (n_last, >=, 60);
            if (is_long)
              keep (document, "player-cards-long.pdf");
          }
      }
}

/* rus-draughts-2022 appendix 8: opponents of 80 letters each leave a card of eleven rounds whole:
 * one is signed, not two. */
static void
test_one_card (void)
{
  for (gint n_rounds = 3; n_rounds <= BRG_PLAYER_CARD_ROWS; n_rounds += 4)
    {
      g_autoptr (Fixture) fixture = fixture_new_large_swiss (24, n_rounds);
      g_autoptr (BrgDocument) document = NULL;

      fixture_set_long_names (fixture);
      document = lay_out (fixture, "ru", "", BRG_CARD_A5, FALSE);
      page_check_document (document, MARGIN, NULL);
      g_assert_cmpuint (brg_document_get_n_pages (document), ==, 24);
      if (n_rounds == BRG_PLAYER_CARD_ROWS)
        keep (document, "player-cards-tight.pdf");
    }
}

static void
repeat_names (Fixture *fixture, guint n_times)
{
  for (guint i = 0; i < fixture->snapshot->entries->len; i++)
    {
      BrgEntry *entry = fixture->snapshot->entries->pdata[i];
      GString *longer = g_string_new (entry->family_name);

      for (guint k = 1; k < n_times; k++)
        g_string_append_printf (longer, " %s", entry->family_name);
      g_free (entry->family_name);
      entry->family_name = g_string_free (longer, FALSE);
    }
}

/* rus-draughts-2022 appendix 8: rows of rounds that are not held are one before a second card is to
 * be signed; where it is to be signed all the same, all eleven are there. */
static void
test_not_held (void)
{
  for (guint n_times = 4; n_times <= 12; n_times += 8)
    {
      g_autoptr (Fixture) fixture = fixture_new_large_swiss (24, 4);
      g_autoptr (BrgDocument) document = NULL;
      g_autofree char *text = NULL;

      fixture_set_long_names (fixture);
      repeat_names (fixture, n_times);
      document = lay_out (fixture, "ru", "", BRG_CARD_A5, FALSE);
      page_check_document (document, MARGIN, NULL);
      text = page_check_dup_text (document);
      if (n_times == 4)
        {
          g_assert_nonnull (strstr (text, "5–11"));
          g_assert_cmpuint (brg_document_get_n_pages (document), ==, 24);
          continue;
        }
      g_assert_null (strstr (text, "–11"));
      g_assert_nonnull (strstr (text, "\n11\n"));
      g_assert_cmpuint (brg_document_get_n_pages (document), >=, 48);
    }
}

BRG_TEST_TOPIC ("documents-players")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/players/ranges", test_ranges);
  g_test_add_func ("/documents/players/rus-draughts-2022 14.1.2 appendix 8/fields", test_fields);
  g_test_add_func ("/documents/players/card/totals", test_totals);
  g_test_add_func ("/documents/players/card/sheets", test_sheets);
  g_test_add_func ("/documents/players/card/geometry", test_geometry);
  g_test_add_func ("/documents/players/card/same-columns", test_same_columns);
  g_test_add_func ("/documents/players/rus-draughts-2022 appendix 8/one-card", test_one_card);
  g_test_add_func ("/documents/players/rus-draughts-2022 appendix 8/not-held", test_not_held);
  return g_test_run ();
}
