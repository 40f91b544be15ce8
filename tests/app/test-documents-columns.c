/* test-documents-columns.c - figures under each other, rows that stay together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-layout.h"
#include "brg-document.h"
#include "brg-table-metrics.h"
#include "brg-test.h"
#include "brg-typesetter.h"
#include "documents-fixture.h"

#include <string.h>

/* Rounding of a text's width, in points. */
#define EPSILON 0.05

static void
add_end (BrgForm *form, guint n_notes)
{
  for (guint i = 0; i < n_notes; i++)
    g_ptr_array_add (form->notes, g_strdup ("A note on a coefficient and its article (5.4.8.7)."));
  for (guint i = 0; i < 2; i++)
    {
      BrgFormSignature *signature = g_new0 (BrgFormSignature, 1);

      signature->role = g_strdup ("Arbiter:");
      signature->name = g_strdup ("A. B.");
      signature->category = g_strdup ("(1)");
      g_ptr_array_add (form->signatures, signature);
    }
}

/* A list of numbers with everything that a page has. */
static BrgForm *
make_numbers (guint n_rows, guint n_notes, const char *const *figures, guint n_figures)
{
  BrgForm *form = brg_form_new (BRG_FORM_LIST);

  brg_form_set_text (&form->title, g_strdup ("Title"));
  brg_form_add_column (form, BRG_COLUMN_NAME, "Name");
  brg_form_add_column (form, BRG_COLUMN_NUMBER, "Points");
  for (guint i = 0; i < n_rows; i++)
    {
      BrgFormRow *row = brg_form_add_row (form);

      brg_form_set_cell (row, 0, g_strdup_printf ("name %u", i), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 1, g_strdup (figures[i % n_figures]),
                         i % 2 == 0 ? BRG_FORM_PLAIN : BRG_FORM_BOLD);
    }
  add_end (form, n_notes);
  return form;
}

/* Where the whole digits of a figure end. */
static double
find_end_of_digits (const BrgPrintPage *page, BrgTypesetter *typesetter, const char *figure)
{
  static const char *const tails[] = { "½", "¼", ",25" };

  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, i);
      double end = text->x + text->width;

      if (!g_str_equal (text->markup, figure))
        continue;
      g_assert_cmpfloat (text->align, ==, 1);
      for (guint k = 0; k < G_N_ELEMENTS (tails); k++)
        if (g_str_has_suffix (figure, tails[k]))
          end -= brg_typesetter_text_width (typesetter, &text->type, tails[k]);
      return end;
    }
  g_assert_not_reached ();
}

/* Six stands on the six of six and a half. */
static void
test_fractions (void)
{
  static const char *const figures[] = { "6", "6½", "12,25", "10¼", "–", "½" };
  static const char *const whole[] = { "6", "12", "7" };
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  g_autoptr (BrgForm) form = make_numbers (12, 1, figures, G_N_ELEMENTS (figures));
  g_autoptr (BrgForm) plain = make_numbers (3, 1, whole, G_N_ELEMENTS (whole));
  g_autoptr (BrgDocument) document = NULL;
  g_autoptr (BrgDocument) other = NULL;
  BrgDocumentOptions options;
  const BrgPrintPage *page;
  double first;

  brg_document_options_init (&options, words);
  document = brg_document_layout (form, &options);
  other = brg_document_layout (plain, &options);
  page = brg_document_get_page (document, 0);
  first = find_end_of_digits (page, typesetter, "6");
  for (guint i = 1; i < G_N_ELEMENTS (figures); i++)
    g_assert_cmpfloat (ABS (find_end_of_digits (page, typesetter, figures[i]) - first), <, EPSILON);
  /* Nothing is kept free where there is no fraction. */
  page = brg_document_get_page (other, 0);
  g_assert_cmpfloat (ABS (find_end_of_digits (page, typesetter, "6") -
                          find_end_of_digits (page, typesetter, "12")),
                     <, EPSILON);
}

/* Scores stand on their dash, whichever side has the longer number. */
static void
test_scores (void)
{
  static const char *const scores[] = { "2 – 1", "1½ – ½", "½ – 10", "10½ – 9½" };
  g_autoptr (BrgWords) words = fixture_open_russian ();
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  g_autoptr (BrgForm) form = brg_form_new (BRG_FORM_LIST);
  g_autoptr (BrgDocument) document = NULL;
  const BrgPrintPage *page;
  BrgDocumentOptions options;
  double first = 0;
  guint n = 0;

  brg_form_set_text (&form->title, g_strdup ("Title"));
  brg_form_add_column (form, BRG_COLUMN_CENTRED, "Score");
  for (guint i = 0; i < G_N_ELEMENTS (scores); i++)
    brg_form_set_cell (brg_form_add_row (form), 0, g_strdup (scores[i]), BRG_FORM_PLAIN);
  brg_document_options_init (&options, words);
  document = brg_document_layout (form, &options);
  page = brg_document_get_page (document, 0);
  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, i);
      const char *dash = strstr (text->markup, " – ");
      g_autofree char *left = NULL;
      double x;

      if (dash == NULL)
        continue;
      left = g_strndup (text->markup, (gsize) (dash - text->markup));
      x = text->x +
          text->align *
              (text->width - brg_typesetter_text_width (typesetter, &text->type, text->markup)) +
          brg_typesetter_text_width (typesetter, &text->type, left);
      if (n++ == 0)
        first = x;
      g_assert_cmpfloat (ABS (x - first), <, 3 * EPSILON);
    }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (scores));
}

/* As wide as a sheet can be: what is long takes two lines. */
static void
add_values (BrgForm *form, guint n_rows)
{
  static const char *const regions[] = { "Пермский край", "Удмуртия", "Воронежская обл.",
                                         "Москва" };

  brg_form_add_column (form, BRG_COLUMN_NAME, "Фамилия, имя");
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, "Организация");
  for (guint i = 0; i < 10; i++)
    brg_form_add_column (form, BRG_COLUMN_NUMBER, "Кт10");
  for (guint i = 0; i < n_rows; i++)
    {
      BrgFormRow *row = brg_form_add_row (form);

      brg_form_set_cell (row, 0, g_strdup ("Абросимов Александр Викторович"), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 1, g_strdup (regions[i % G_N_ELEMENTS (regions)]), BRG_FORM_PLAIN);
      for (guint k = 0; k < 10; k++)
        brg_form_set_cell (row, 2 + k, g_strdup ("28½"), BRG_FORM_PLAIN);
    }
}

/* The last two of forty do not go to a sheet of their own. */
static void
test_stray_rows (void)
{
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options;
  guint n_stray = 0;

  brg_document_options_init (&options, words);
  for (guint n_rows = 30; n_rows <= 60; n_rows++)
    {
      g_autoptr (BrgForm) form = brg_form_new (BRG_FORM_LIST);
      g_autoptr (BrgDocument) document = NULL;
      guint n_pages;

      brg_form_set_text (&form->title, g_strdup ("Title"));
      add_values (form, n_rows);
      add_end (form, 10);
      document = brg_document_layout (form, &options);
      n_pages = brg_document_get_n_pages (document);
      if (n_pages > 1 && brg_document_get_page (document, n_pages - 1)->n_rows <= 3)
        {
          n_stray++;
          g_test_message ("%u rows", n_rows);
        }
    }
  g_assert_cmpuint (n_stray, ==, 0);
}

/* How many lines the heading takes that has @text when its hyphens are taken out. */
static guint
count_head_lines (const BrgDocument *document, const char *text)
{
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("en");
  const BrgPrintPage *page = brg_document_get_page (document, 0);

  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *head = &g_array_index (page->texts, BrgPrintPageText, i);
      g_auto (GStrv) pieces = g_strsplit (head->markup, "\302\255", -1);
      g_autofree char *whole = g_strjoinv ("", pieces);

      if (g_str_equal (whole, text))
        return brg_typesetter_count_lines (typesetter, &head->type, head->markup, head->width);
    }
  g_assert_not_reached ();
}

/* A word of a heading is broken at its hyphens where room is wanting, and only there. */
static void
test_heads (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  for (guint n_columns = 1; n_columns <= 20; n_columns += 19)
    {
      g_autoptr (BrgForm) form = brg_form_new (BRG_FORM_LIST);
      g_autoptr (BrgDocument) document = NULL;
      BrgFormRow *row;

      brg_form_add_column (form, BRG_COLUMN_NAME, "Name");
      for (guint i = 0; i < n_columns; i++)
        brg_form_add_column (form, BRG_COLUMN_NUMBER, "Per\302\255for\302\255mance");
      row = brg_form_add_row (form);
      brg_form_set_cell (row, 0, g_strdup ("Somebody"), BRG_FORM_PLAIN);
      for (guint i = 0; i < n_columns; i++)
        brg_form_set_cell (row, i + 1, g_strdup ("7"), BRG_FORM_PLAIN);
      document = brg_document_layout (form, &options);
      g_assert_cmpint (count_head_lines (document, "Performance") == 1, ==, n_columns == 1);
    }
}

/* Three hundred players with their regions; the names and regions of @n_long of them are far
 * longer.
 */
static BrgForm *
make_players (guint n_long)
{
  BrgForm *form = brg_form_new (BRG_FORM_LIST);

  brg_form_set_text (&form->title, g_strdup ("Standings"));
  brg_form_add_column (form, BRG_COLUMN_NUMBER, "No.");
  brg_form_add_column (form, BRG_COLUMN_NAME, "Name");
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, "Region");
  for (guint i = 0; i < 4; i++)
    brg_form_add_column (form, BRG_COLUMN_NUMBER, "Points");
  for (guint i = 0; i < 300; i++)
    {
      BrgFormRow *row = brg_form_add_row (form);
      gboolean is_long = i >= 6 && i < 6 + n_long;

      brg_form_set_cell (row, 0, g_strdup_printf ("%u", i + 1), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 1,
                         g_strdup (is_long ? "Preobrazhenskaya-Konstantinopolskaya-Mukhametgalieva "
                                             "Aleksandra-Ekaterina Vsevolodovna"
                                           : "Abrosimov Aleksandr"),
                         BRG_FORM_PLAIN);
      brg_form_set_cell (row, 2, g_strdup ("Voronezhskaya oblast"), BRG_FORM_PLAIN);
      for (guint k = 3; k < 7; k++)
        brg_form_set_cell (row, k, g_strdup_printf ("%u", 100 + i), BRG_FORM_PLAIN);
    }
  return form;
}

/* Few long names take lines of their own; type, sheets and how they lie stay as they were. */
static void
test_few_long_names (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) short_form = make_players (0);
  g_autoptr (BrgForm) long_form = make_players (3);
  g_autoptr (BrgDocument) short_one = NULL;
  g_autoptr (BrgDocument) long_one = NULL;
  BrgDocumentOptions options;
  const BrgPrintPage *page;

  brg_document_options_init (&options, words);
  short_one = brg_document_layout (short_form, &options);
  long_one = brg_document_layout (long_form, &options);
  page = brg_document_get_page (long_one, 0);
  g_assert_cmpfloat (page->height, >, page->width);
  g_assert_cmpuint (brg_document_get_n_pages (long_one), ==, brg_document_get_n_pages (short_one));
  g_assert_cmpuint (page->n_rows + 3 * 3, >=, brg_document_get_page (short_one, 0)->n_rows);
}

/* Names come before organisations, but where both are long none is a column of single words. */
static void
test_shares (void)
{
  g_autoptr (BrgForm) form = brg_form_new (BRG_FORM_LIST);
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");
  g_autoptr (BrgTableMetrics) metrics = NULL;
  static const guint columns[] = { 0, 1 };
  double widths[2];

  brg_form_add_column (form, BRG_COLUMN_NAME, "Name");
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, "Organisation");
  for (guint i = 0; i < 4; i++)
    {
      BrgFormRow *row = brg_form_add_row (form);

      brg_form_set_cell (row, 0,
                         g_strdup ("Рождественская-Благовещенская-Константинопольская Александра "
                                   "(Спортивная школа олимпийского резерва)"),
                         BRG_FORM_PLAIN);
      brg_form_set_cell (row, 1,
                         g_strdup ("Спортивная школа олимпийского резерва по шашкам и шахматам, "
                                   "Каменск-Уральский"),
                         BRG_FORM_PLAIN);
    }
  metrics = brg_table_metrics_new (form, typesetter);
  for (BrgWrapping wrapping = BRG_WRAP_TO_WORDS; wrapping <= BRG_WRAP_ALL; wrapping++)
    {
      g_assert_true (brg_table_metrics_fit (metrics, columns, 2, 9, wrapping, 20, 320, widths));
      g_assert_cmpfloat_with_epsilon (widths[0] + widths[1], 320, EPSILON);
      g_assert_cmpfloat (widths[0], >, widths[1]);
      g_assert_cmpfloat (widths[1], >, 0.3 * 320);
    }
}

BRG_TEST_TOPIC ("documents-columns")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/documents/columns/fractions", test_fractions);
  g_test_add_func ("/documents/columns/scores", test_scores);
  g_test_add_func ("/documents/columns/stray-rows", test_stray_rows);
  g_test_add_func ("/documents/columns/heads", test_heads);
  g_test_add_func ("/documents/columns/few-long-names", test_few_long_names);
  g_test_add_func ("/documents/columns/shares", test_shares);
  return g_test_run ();
}
