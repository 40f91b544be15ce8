/* test-paper-files.c - forms as CSV, workbooks and pages for a browser
 *
 * What spreadsheets and browsers read is looked at in tests/app/bergerctl-paper-files.py.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-form-cells.h"
#include "brg-form-file.h"
#include "brg-paper-list.h"
#include "brg-store-lists.h"
#include "brg-store-load.h"
#include "brg-test.h"
#include "paper-samples.h"
#include "store-fixture.h"

#include <string.h>

static BrgForm *
new_form (BrgFormColumnKind kind, const char *text)
{
  BrgForm *form = brg_form_new (BRG_FORM_LIST);

  brg_form_add_column (form, kind, "Рей\302\255тинг");
  brg_form_set_cell (brg_form_add_row (form), 0, g_strdup (text), BRG_FORM_PLAIN);
  return form;
}

static void
test_numbers (void)
{
  static const struct
  {
    const char *text;
    gboolean is_number;
    double number;
  } cells[] = {
    { "19½", TRUE, 19.5 },
    { "½", TRUE, 0.5 },
    { "6", TRUE, 6 },
    { "−5½", TRUE, -5.5 },
    { "0", TRUE, 0 },
    { "12\302\240"
      "345,50",
      TRUE, 12345.5 },
    { "2.25", TRUE, 2.25 },
    { "16¾", TRUE, 16.75 },
    { "+", FALSE, 0 },
    { "−", FALSE, 0 },
    { "1–3", FALSE, 0 },
    { "007", FALSE, 0 },
    { "", FALSE, 0 },
    { "12345678901234567", FALSE, 0 },
    { "5б", FALSE, 0 },
    { "1.", FALSE, 0 },
    { "½½", FALSE, 0 },
    { "=1+1", FALSE, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autoptr (BrgForm) form = new_form (BRG_COLUMN_NUMBER, cells[i].text);
      g_auto (BrgFormValue) value = brg_form_cells_get (form, 0, 0);

      g_test_message ("%s", cells[i].text);
      g_assert_cmpint (value.is_number, ==, cells[i].is_number);
      if (value.is_number)
        g_assert_cmpfloat_with_epsilon (value.number, cells[i].number, 1e-9);
      g_assert_cmpstr (value.text, ==, cells[i].text);
    }
}

/* What stands in a column of texts is a text, a number or not. */
static void
test_texts (void)
{
  g_autoptr (BrgForm) form = new_form (BRG_COLUMN_TEXT, "2100");
  g_auto (BrgFormValue) value = brg_form_cells_get (form, 0, 0);
  g_autofree char *head = brg_form_dup_head (form, 0);

  g_assert_false (value.is_number);
  g_assert_cmpstr (head, ==, "Рейтинг");
}

static void
test_kinds (void)
{
  BrgFormFileKind kind;

  g_assert_true (brg_form_file_find_kind ("/tmp/a.b/table.XLSX", &kind));
  g_assert_cmpint (kind, ==, BRG_FORM_FILE_XLSX);
  g_assert_true (brg_form_file_find_kind ("a.fods", &kind));
  g_assert_cmpint (kind, ==, BRG_FORM_FILE_FODS);
  g_assert_true (brg_form_file_find_kind ("a.html", &kind));
  g_assert_cmpint (kind, ==, BRG_FORM_FILE_HTML);
  g_assert_true (brg_form_file_find_kind ("a.csv", &kind));
  g_assert_false (brg_form_file_find_kind ("a.pdf", &kind));
  g_assert_false (brg_form_file_find_kind ("csv", &kind));
}

/* A formula in a name stays a name; decimals are those of the language. */
/* Board 10 of match 1 is not one and a tenth. */
static void
test_label (void)
{
  g_autoptr (BrgForm) form = new_form (BRG_COLUMN_NUMBER, "1.10");
  BrgFormValue value = brg_form_cells_get (form, 0, 0);

  g_assert_true (value.is_number);
  brg_form_value_clear (&value);
  brg_form_set_cell (form->rows->pdata[0], 0, g_strdup ("1.10"), BRG_FORM_LABEL);
  value = brg_form_cells_get (form, 0, 0);
  g_assert_false (value.is_number);
  g_assert_cmpstr (value.text, ==, "1.10");
  brg_form_value_clear (&value);
}

static void
test_csv (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) name = new_form (BRG_COLUMN_NAME, "=cmd|' /C calc'!A0");
  g_autoptr (BrgForm) points = new_form (BRG_COLUMN_NUMBER, "19½");
  g_autoptr (BrgForm) less = new_form (BRG_COLUMN_NUMBER, "−5½");
  g_autoptr (GBytes) first = brg_form_file_make (name, BRG_FORM_FILE_CSV, words, "", NULL);
  g_autoptr (GBytes) second = brg_form_file_make (points, BRG_FORM_FILE_CSV, words, "", NULL);
  g_autoptr (GBytes) third = brg_form_file_make (less, BRG_FORM_FILE_CSV, words, "", NULL);
  static const char expected[] = "\xef\xbb\xbfРейтинг\r\n'=cmd|' /C calc'!A0\r\n";
  static const char half[] = "\xef\xbb\xbfРейтинг\r\n19.5\r\n";
  static const char negative[] = "\xef\xbb\xbfРейтинг\r\n-5.5\r\n";

  g_assert_cmpmem (g_bytes_get_data (first, NULL), g_bytes_get_size (first), expected,
                   strlen (expected));
  g_assert_cmpmem (g_bytes_get_data (second, NULL), g_bytes_get_size (second), half, strlen (half));
  g_assert_cmpmem (g_bytes_get_data (third, NULL), g_bytes_get_size (third), negative,
                   strlen (negative));
}

static void
test_html (void)
{
  g_autoptr (BrgWords) words = brg_words_load ("ru", g_getenv ("DOCUMENTS_RU_MO"), NULL);
  g_autoptr (BrgForm) form = new_form (BRG_COLUMN_NAME, "<script>alert(1)</script>");
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;

  brg_form_set_text (&form->title, g_strdup ("A & B"));
  bytes = brg_form_file_make (form, BRG_FORM_FILE_HTML, words, "", NULL);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_null (strstr (text, "<script"));
  g_assert_nonnull (strstr (text, "<html lang=\"ru\">"));
  g_assert_nonnull (strstr (text, "<h1>A &amp; B</h1>"));
  g_assert_null (strstr (text, "http"));
}

/* A half is a number, a formula a text; the same bytes for the same time. */
static void
test_flat (void)
{
  static const struct
  {
    BrgFormColumnKind kind;
    const char *text;
    const char *cell;
  } cases[] = {
    { BRG_COLUMN_NUMBER, "19½", " office:value-type=\"float\" office:value=\"19.5\"><text:p>19½<" },
    { BRG_COLUMN_NAME, "=1+1 & <b>",
      " office:value-type=\"string\"><text:p>=1+1 &amp; &lt;b&gt;<" },
    { BRG_COLUMN_TEXT, "2100", " office:value-type=\"string\"><text:p>2100<" },
  };
  g_autoptr (BrgWords) words = brg_words_open ("en");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgForm) form = new_form (cases[i].kind, cases[i].text);
      g_autoptr (GBytes) one =
          brg_form_file_make (form, BRG_FORM_FILE_FODS, words, "2026-11-22T14:40:00Z", NULL);
      g_autoptr (GBytes) two =
          brg_form_file_make (form, BRG_FORM_FILE_FODS, words, "2026-11-22T14:40:00Z", NULL);
      g_autofree char *text = g_strndup (g_bytes_get_data (one, NULL), g_bytes_get_size (one));

      g_assert_true (g_bytes_equal (one, two));
      g_assert_nonnull (strstr (text, cases[i].cell));
      g_assert_null (strstr (text, "table:formula"));
      g_assert_nonnull (strstr (text, ">2026-11-22T14:40:00Z<"));
    }
}

/* The same bytes for the same time. */
static void
test_workbook (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgForm) form = new_form (BRG_COLUMN_NUMBER, "19½");
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) one =
      brg_form_file_make (form, BRG_FORM_FILE_XLSX, words, "2026-11-22T14:40:00Z", &error);
  g_autoptr (GBytes) two = NULL;

  g_assert_no_error (error);
  two = brg_form_file_make (form, BRG_FORM_FILE_XLSX, words, "2026-11-22T14:40:00Z", &error);
  g_assert_no_error (error);
  g_assert_cmpint (memcmp (g_bytes_get_data (one, NULL), "PK", 2), ==, 0);
  g_assert_true (g_bytes_equal (one, two));
}

/* ----- Every table ----- */

/* Whether a text is figures and nothing else, or a sum with its currency. */
static gboolean
is_plain_number (const char *text, const char *currency)
{
  g_autofree char *end = g_strconcat ("\u00a0", currency, NULL);
  gboolean is_sum = *currency != '\0' && g_str_has_suffix (text, end);
  g_autofree char *figures = g_strndup (text, strlen (text) - (is_sum ? strlen (end) : 0));
  g_autoptr (BrgForm) form = new_form (BRG_COLUMN_NUMBER, figures);
  g_auto (BrgFormValue) value = brg_form_cells_get (form, 0, 0);

  return value.is_number;
}

/* Cells of a column that other programs take for texts, where all that stands in it are numbers. */
static guint
count_texts (const BrgForm *form, guint column, const char *currency)
{
  guint n_texts = 0;

  for (guint row = 0; row < form->rows->len; row++)
    {
      const BrgFormCell *cell = &brg_form_get_row (form, row)->cells[column];
      g_auto (BrgFormValue) value = { 0 };

      if (cell->span != 1 || *cell->text == '\0' || (cell->mark & BRG_FORM_LABEL) != 0)
        continue;
      value = brg_form_cells_get (form, row, column);
      if (!is_plain_number (value.text, currency))
        return 0;
      n_texts += !value.is_number;
    }
  return n_texts;
}

static guint
look_at_columns (const BrgPaperSource *source)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  const char *currency = source->snapshot->group->prize_currency;
  guint n_faults = 0;
  BrgDocumentOptions options;
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);

  brg_document_options_init (&options, words);
  options.columns = "number,name,title,rating,year,birth,federation,region,organisation,coach,fide";
  for (guint i = 0; i < n_papers; i++)
    {
      g_autoptr (BrgForm) form =
          brg_paper_is_form (&papers[i]) && brg_paper_is_available (&papers[i], source)
              ? brg_paper_new_form (&papers[i], source, &options, NULL)
              : NULL;

      for (guint column = 0; form != NULL && column < form->columns->len; column++)
        if (count_texts (form, column, currency) > 0)
          {
            g_test_message ("%s: the numbers of column %u, “%s”, are texts", papers[i].id, column,
                            brg_form_get_column (form, column)->head);
            n_faults++;
          }
    }
  return n_faults;
}

/* A column of numbers can be added up, sorted and averaged, in whatever paper it stands. */
static void
test_every_column (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autoptr (BrgStore) store = paper_sample_open_workspace (folder);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) events = brg_store_list_events (store, &error);
  guint n_faults = 0;

  g_assert_no_error (error);
  for (guint i = 0; paper_samples[i].name != NULL; i++)
    {
      g_autoptr (BrgSnapshot) snapshot = paper_samples[i].make ();
      BrgPaperSource source = { .snapshot = snapshot, .round = (gint) snapshot->rounds->len };

      n_faults += look_at_columns (&source);
    }
  for (guint i = 0; i < events->len; i++)
    {
      g_autoptr (BrgSnapshot) snapshot =
          brg_store_load (store, ((BrgEventSummary *) events->pdata[i])->group_id, &error);
      BrgPaperSource source = { .snapshot = snapshot, .store = store };

      g_assert_no_error (error);
      source.round = (gint) MIN (snapshot->rounds->len, 2);
      n_faults += look_at_columns (&source);
    }
  g_clear_pointer (&store, brg_store_free);
  store_fixture_remove_folder (folder);
  g_assert_cmpuint (n_faults, ==, 0);
}

BRG_TEST_TOPIC ("paper-files")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-files/numbers", test_numbers);
  g_test_add_func ("/app/paper-files/texts", test_texts);
  g_test_add_func ("/app/paper-files/kinds", test_kinds);
  g_test_add_func ("/app/paper-files/label", test_label);
  g_test_add_func ("/app/paper-files/csv", test_csv);
  g_test_add_func ("/app/paper-files/html", test_html);
  g_test_add_func ("/app/paper-files/flat", test_flat);
  g_test_add_func ("/app/paper-files/workbook", test_workbook);
  g_test_add_func ("/app/paper-files/every-column", test_every_column);
  return g_test_run ();
}
