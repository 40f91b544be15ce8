/* test-documents-diplomas.c - diplomas and certificates, and the text that they are made from
 *
 * With BERGER_KEEP_PAGES set to a folder the files stay there to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-award-text.h"
#include "brg-awards.h"
#include "brg-diplomas.h"
#include "brg-document-pdf.h"
#include "brg-form-style.h"
#include "brg-test.h"
#include "documents-fixture.h"
#include "page-check.h"

#include <string.h>

#define MARGIN (10 * BRG_MM)

static void
keep (const BrgDocument *document, const char *name)
{
  g_autofree char *path = fixture_dup_output (name);
  g_autoptr (GError) error = NULL;

  brg_document_write_pdf (document, path, &error);
  g_assert_no_error (error);
}

static gboolean
check (const char *text, GError **error)
{
  return brg_award_text_check (text, strlen (text), error);
}

/* A text of a stranger is bounded, and what is wrong is told with its place. */
static void
test_hostile (void)
{
  static const struct
  {
    const char *text;
    const char *told;
  } wrong[] = {
    { "", "1:1:" },
    { "a\n{nmae}", "2:1: there is no such field; known: {event}" },
    { "a {name", "1:3:" },
    { "{}", "1:1:" },
    { "{name", "1:1:" },
    { "good\nь}", "2:2: a closing brace" },
    { "a\tb", "1:2: a control character" },
    { "a\x1b[31m", "1:2: a control character" },
    { "\xff\xfe", "1:1: the text is not UTF-8" },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_assert_false (check (wrong[i].text, &error));
      g_assert_error (error, BRG_AWARD_TEXT_ERROR, BRG_AWARD_TEXT_ERROR_SYNTAX);
      g_assert_true (g_str_has_prefix (error->message, wrong[i].told));
      g_clear_error (&error);
    }
  g_assert_false (brg_award_text_check ("a\0b", 3, &error));
  g_clear_error (&error);
  for (guint i = 0; i < BRG_AWARD_TEXT_MOST_LINES; i++)
    g_string_append (text, "line {name}\r\n");
  g_assert_true (check (text->str, &error));
  g_string_append (text, "one more");
  g_assert_false (check (text->str, &error));
  g_assert_true (g_str_has_prefix (error->message, "41:1:"));
  g_clear_error (&error);
  g_string_set_size (text, 0);
  for (guint i = 0; i < BRG_AWARD_TEXT_MOST_LETTERS; i++)
    g_string_append (text, "щ");
  g_assert_true (check (text->str, &error));
  g_string_append (text, "щ");
  g_assert_false (check (text->str, &error));
  g_clear_error (&error);
  g_string_set_size (text, 0);
  while (text->len <= BRG_AWARD_TEXT_MOST_BYTES)
    g_string_append (text, "words\n");
  g_assert_false (check (text->str, &error));
}

/* Fields are filled, doubled braces are braces, a line whose fields are all empty goes. */
static void
test_fill (void)
{
  const char *values[BRG_N_AWARD_FIELDS];
  g_autoptr (GArray) lines = NULL;
  static const struct
  {
    BrgAwardStyle style;
    const char *text;
  } expected[] = {
    { BRG_AWARD_HEADLINE, "Diploma" }, { BRG_AWARD_TEXT, "{Anna} & 1" },
    { BRG_AWARD_SMALL, "place 1 " },   { BRG_AWARD_TEXT, "" },
    { BRG_AWARD_HEADING, "end" },
  };

  for (guint i = 0; i < BRG_N_AWARD_FIELDS; i++)
    values[i] = "";
  values[BRG_AWARD_NAME] = "Anna";
  values[BRG_AWARD_PLACE] = "1";
  lines = brg_award_text_fill ("# Diploma\n{{{name}}} & {place}\n{region}\n> place {place} {coach}"
                               "\n\n## end",
                               values);
  g_assert_cmpuint (lines->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < lines->len; i++)
    {
      g_assert_cmpstr (g_array_index (lines, BrgAwardLine, i).text, ==, expected[i].text);
      g_assert_cmpint (g_array_index (lines, BrgAwardLine, i).style, ==, expected[i].style);
    }
}

static void
add_prize (Fixture *fixture, gint first, gint last)
{
  BrgPrize *prize = brg_prize_new ();

  prize->category = -1;
  prize->first_place = first;
  prize->last_place = last;
  prize->amount = 100000;
  g_ptr_array_add (fixture->snapshot->prizes, prize);
}

static BrgDocument *
make (Fixture *fixture,
      const char *language,
      gboolean is_diploma,
      BrgCardSize size,
      const char *chosen,
      const char *text,
      GError **error)
{
  g_autoptr (BrgWords) words = fixture_open_words (language);
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.card_size = size;
  options.chosen = chosen;
  options.text = text;
  return is_diploma
             ? brg_diplomas_lay_out (&fixture->source, &options, error)
             : brg_certificates_lay_out (fixture->snapshot, &fixture->source, &options, error);
}

/* A diploma for each prize, in three languages and two sizes, the winner's own place and name. */
static void
test_diplomas (void)
{
  static const char *const cases[][4] = { { "ru", "ДИПЛОМ", "за 1 место", "Главный судья:" },
                                          { "uk", "ДИПЛОМ", "за 1 місце", "Головний суддя:" },
                                          { "en", "DIPLOMA", "for place 1", "Chief arbiter:" } };
  g_autoptr (Fixture) fixture = fixture_new_swiss ();

  add_prize (fixture, 1, 1);
  add_prize (fixture, 2, 3);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint is_small = 0; is_small < 2; is_small++)
      {
        g_autoptr (GError) error = NULL;
        g_autoptr (BrgDocument) document = make (
            fixture, cases[i][0], TRUE, is_small ? BRG_CARD_A5 : BRG_CARD_USUAL, "", "", &error);
        g_autofree char *text = NULL;
        g_autofree char *name =
            g_strdup_printf ("diplomas-%s%s.pdf", cases[i][0], is_small ? "-a5" : "");

        g_assert_no_error (error);
        g_assert_cmpuint (brg_document_get_n_pages (document), ==, 3);
        text = page_check_dup_text (document);
        for (guint j = 1; j < 4; j++)
          g_assert_nonnull (strstr (text, cases[i][j]));
        for (gint place = 1; place <= 3; place++)
          {
            g_autofree char *winner = brg_entry_dup_name (brg_snapshot_get_entry (
                fixture->snapshot, fixture->standings.lines[place - 1].player));

            g_assert_cmpuint (page_check_count (document, winner), ==, 1);
          }
        g_assert_cmpfloat_with_epsilon (brg_document_get_page (document, 0)->width,
                                        (is_small ? 148 : 210) * BRG_MM, 0.01);
        page_check_document (document, MARGIN * (is_small ? 0.6 : 1), NULL);
        keep (document, name);
      }
}

/* A certificate for everybody; who was excluded has none (rus-draughts-2022 1.5.4). */
static void
test_certificates (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgDocument) document = NULL;
  g_autoptr (BrgDocument) one = NULL;
  g_autoptr (GError) error = NULL;
  static const char *const cases[][3] = { { "ru", "СЕРТИФИКАТ", "очков: " },
                                          { "uk", "СЕРТИФІКАТ", "очок: " },
                                          { "en", "CERTIFICATE", "points: " } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strdup_printf ("certificates-%s.pdf", cases[i][0]);

      g_clear_pointer (&document, brg_document_free);
      document = make (fixture, cases[i][0], FALSE, BRG_CARD_USUAL, "", "", NULL);
      g_assert_cmpuint (brg_document_get_n_pages (document), ==, 24);
      g_assert_cmpuint (page_check_count (document, cases[i][1]), ==, 24);
      g_assert_cmpuint (page_check_count (document, cases[i][2]), ==, 24);
      page_check_document (document, MARGIN, NULL);
      keep (document, name);
    }
  ((BrgEntry *) fixture->snapshot->entries->pdata[4])->is_excluded = TRUE;
  ((BrgEntry *) fixture->snapshot->entries->pdata[4])->left_after = 3;
  one = make (fixture, "ru", FALSE, BRG_CARD_USUAL, "4-6", "# {number}\n{coach}", NULL);
  g_assert_cmpuint (brg_document_get_n_pages (one), ==, 2);
  g_assert_null (make (fixture, "ru", FALSE, BRG_CARD_USUAL, "5", "", &error));
  g_assert_error (error, BRG_DIPLOMAS_ERROR, BRG_DIPLOMAS_ERROR_NOBODY);
}

/* Where the text stands, in points. */
static const BrgPrintPageText *
find_text (const BrgPrintPage *page, const char *markup)
{
  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, i);

      if (g_str_equal (text->markup, markup))
        return text;
    }
  return NULL;
}

/* On sheets that are printed already: everything is moved by whole millimetres, and nothing is
 * drawn but the lines to sign on. */
static void
test_preprinted (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = fixture_open_words ("en");
  g_autoptr (BrgLetterhead) letterhead = brg_letterhead_new ();
  BrgDocumentOptions options;
  const BrgPrintPageText *before;
  const BrgPrintPageText *after;
  const BrgPrintPage *page;
  g_autoptr (BrgDocument) plain = NULL;
  g_autoptr (BrgDocument) moved = NULL;

  g_free (letterhead->approval);
  letterhead->approval = g_strdup ("APPROVED");
  brg_document_options_init (&options, words);
  options.letterhead = letterhead;
  options.chosen = "1";
  options.text = "# {name}";
  plain = brg_certificates_lay_out (fixture->snapshot, &fixture->source, &options, NULL);
  g_assert_cmpuint (page_check_count (plain, "APPROVED"), ==, 1);
  before = find_text (brg_document_get_page (plain, 0), "Chief arbiter:");
  options.is_preprinted = TRUE;
  options.shift_right = 3;
  options.shift_down = -2;
  moved = brg_certificates_lay_out (fixture->snapshot, &fixture->source, &options, NULL);
  g_assert_cmpuint (page_check_count (moved, "APPROVED"), ==, 0);
  page = brg_document_get_page (moved, 0);
  after = find_text (page, "Chief arbiter:");
  g_assert_cmpfloat_with_epsilon (after->x - before->x, 3 * BRG_MM, 0.001);
  g_assert_cmpfloat_with_epsilon (after->baseline - before->baseline, -2 * BRG_MM, 0.001);
  for (guint i = 0; i < page->lines->len; i++)
    g_assert_cmpint (g_array_index (page->lines, BrgPrintPageLine, i).style, ==,
                     BRG_PRINT_PAGE_LINE_BLANK);
  g_assert_cmpuint (brg_document_get_page (plain, 0)->lines->len, ==, page->lines->len + 4);
}

/* A picture of the whole sheet lies under the text, and the frame gives way to it. */
static void
test_picture (void)
{
  static const guint8 png[] = {
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48,
    0x44, 0x52, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00,
    0x00, 0x3a, 0x7e, 0x9b, 0x55, 0x00, 0x00, 0x00, 0x0a, 0x49, 0x44, 0x41, 0x54, 0x78,
    0x9c, 0x63, 0x68, 0x00, 0x00, 0x00, 0x82, 0x00, 0x81, 0x77, 0xcd, 0x72, 0xb6, 0x00,
    0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
  };
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = fixture_open_words ("en");
  g_autoptr (BrgLetterhead) letterhead = brg_letterhead_new ();
  g_autoptr (BrgDocument) document = NULL;
  g_autoptr (BrgDocument) preprinted = NULL;
  g_autoptr (GBytes) pdf = NULL;
  g_autoptr (GError) error = NULL;
  BrgDocumentOptions options;
  const BrgPrintPage *page;

  letterhead->picture = g_bytes_new_static (png, sizeof png);
  brg_document_options_init (&options, words);
  options.letterhead = letterhead;
  options.chosen = "1-3";
  document = brg_certificates_lay_out (fixture->snapshot, &fixture->source, &options, NULL);
  page = brg_document_get_page (document, 0);
  g_assert_true (page->ground == letterhead->picture);
  for (guint i = 0; i < page->lines->len; i++)
    g_assert_cmpint (g_array_index (page->lines, BrgPrintPageLine, i).style, ==,
                     BRG_PRINT_PAGE_LINE_BLANK);
  /* Tags and an image under them. */
  pdf = brg_document_to_pdf (document, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (pdf), >, 0);
  options.is_preprinted = TRUE;
  preprinted = brg_certificates_lay_out (fixture->snapshot, &fixture->source, &options, NULL);
  g_assert_null (brg_document_get_page (preprinted, 0)->ground);
}

/* A picture keeps its proportions: all of it is seen in the middle of the sheet, or it covers the
 * sheet and is cut at the edges. */
static void
test_proportions (void)
{
  /* What a measure reads: the sign, and a head of twice as wide as high. */
  static const guint8 png[24] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 0x0d,
                                  'I',  'H', 'D', 'R', 0,    0,    2,    0,    0, 0, 1, 0 };
  g_autoptr (GBytes) bytes = g_bytes_new_static (png, sizeof png);

  for (guint covers = 0; covers < 2; covers++)
    for (guint is_broad = 0; is_broad < 2; is_broad++)
      {
        g_autoptr (BrgPrintPage) page =
            is_broad ? brg_print_page_new (300, 200) : brg_print_page_new (200, 300);
        double x;
        double y;
        double width;
        double height;

        brg_print_page_set_ground (page, bytes, covers);
        brg_print_page_place_ground (page, &x, &y, &width, &height);
        g_assert_cmpfloat (width, ==, 2 * height);
        g_assert_cmpfloat (x, ==, (page->width - width) / 2);
        g_assert_cmpfloat (y, ==, (page->height - height) / 2);
        g_assert_cmpfloat (width, ==, covers ? is_broad ? 400 : 600 : is_broad ? 300 : 200);
      }
}

/* Names of 80 letters; a text that does not go on a sheet is refused, not cut. */
static void
test_geometry (void)
{
  g_autoptr (Fixture) fixture = fixture_new_large_swiss (300, 1);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgDocument) document = NULL;

  fixture_set_long_names (fixture);
  for (guint is_small = 0; is_small < 2; is_small++)
    {
      g_autoptr (BrgDocument) batch =
          make (fixture, "ru", FALSE, is_small ? BRG_CARD_A5 : BRG_CARD_A4, "", "", &error);

      g_assert_no_error (error);
      g_assert_cmpuint (brg_document_get_n_pages (batch), ==, 300);
      page_check_document (batch, MARGIN * (is_small ? 0.6 : 1), NULL);
      keep (batch, is_small ? "certificates-long-a5.pdf" : "certificates-long.pdf");
    }
  for (guint i = 0; i < BRG_AWARD_TEXT_MOST_LINES; i++)
    g_string_append (text, "# {name} {name} {name} {name} {name} {event} {event} {event} {name}\n");
  g_assert_true (check (text->str, NULL));
  document = make (fixture, "ru", FALSE, BRG_CARD_A5, "1", text->str, &error);
  g_assert_null (document);
  g_assert_error (error, BRG_DIPLOMAS_ERROR, BRG_DIPLOMAS_ERROR_ROOM);
}

BRG_TEST_TOPIC ("documents-diplomas")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/diplomas/text/hostile", test_hostile);
  g_test_add_func ("/documents/diplomas/text/fill", test_fill);
  g_test_add_func ("/documents/diplomas/batch", test_diplomas);
  g_test_add_func ("/documents/diplomas/rus-draughts-2022 1.5.4/certificates", test_certificates);
  g_test_add_func ("/documents/diplomas/picture", test_picture);
  g_test_add_func ("/documents/diplomas/preprinted", test_preprinted);
  g_test_add_func ("/documents/diplomas/proportions", test_proportions);
  g_test_add_func ("/documents/diplomas/geometry", test_geometry);
  return g_test_run ();
}
