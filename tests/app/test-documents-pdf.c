/* test-documents-pdf.c - documents as PDF, read by programs that are not ours
 *
 * With BERGER_KEEP_PAGES set to a folder the files stay there to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-layout.h"
#include "brg-document-pdf.h"
#include "brg-document.h"
#include "brg-pairings-form.h"
#include "brg-protocol-form.h"
#include "brg-table-form.h"
#include "brg-test.h"
#include "documents-fixture.h"
#include "page-check.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  const char *path;
  const char *file;
  Fixture *(*make_fixture) (void);
  BrgForm *(*make_form) (const Fixture *fixture, const BrgDocumentOptions *options);
  const char *texts[12]; /* lines or parts of lines as pdftotext -layout writes them */
} PdfCase;

static Fixture *
new_round_robin_2022 (void)
{
  return fixture_new_round_robin ("rus-draughts-2022");
}

static Fixture *
new_round_robin_1956 (void)
{
  return fixture_new_round_robin ("ussr-chess-1956");
}

static Fixture *
new_swiss_284 (void)
{
  return fixture_new_large_swiss (284, 9);
}

static Fixture *
new_swiss_120 (void)
{
  return fixture_new_large_swiss (120, 9);
}

static Fixture *
new_square_30 (void)
{
  return fixture_new_large_round_robin (30, 1);
}

static Fixture *
new_square_60 (void)
{
  return fixture_new_large_round_robin (60, 1);
}

static Fixture *
new_square_twice (void)
{
  return fixture_new_large_round_robin (9, 2);
}

static BrgForm *
make_table (const Fixture *fixture, const BrgDocumentOptions *options)
{
  return brg_table_form_new (&fixture->source, options);
}

static BrgForm *
make_standings (const Fixture *fixture, const BrgDocumentOptions *options)
{
  return brg_table_form_new_standings (&fixture->source, options);
}

static BrgForm *
make_protocol (const Fixture *fixture, const BrgDocumentOptions *options)
{
  return brg_protocol_form_new (fixture->snapshot, 5, options);
}

static BrgForm *
make_pairings (const Fixture *fixture, const BrgDocumentOptions *options)
{
  g_autofree gint *points = fixture_points_before (fixture, 5);

  return brg_pairings_form_new (fixture->snapshot, points, 5, options);
}

static BrgForm *
make_pairings_by_name (const Fixture *fixture, const BrgDocumentOptions *options)
{
  BrgDocumentOptions by_name = *options;

  by_name.order = BRG_DOCUMENT_BY_NAME;
  return make_pairings (fixture, &by_name);
}

static const PdfCase cases[] = {
  { "/documents/pdf/swiss-24",
    "swiss-24.pdf",
    fixture_new_swiss,
    make_table,
    { "Форма: приложение № 10", "Протокол (таблица результатов)",
      "швейцарская система, 9 туров, 24 участника", "16 – 22 ноября 2026 г.", "Давлетов Алексей",
      "Черта отделяет призовые места.", "Главный судья:", "О. И. Перминова",
      "(судья второй категории)", "М. П.",
      "напечатано 22.11.2026 17:40 · после 9-го тура, окончательно", "лист 1 из 1" } },
  { "/documents/pdf/standings-24",
    "standings-24.pdf",
    fixture_new_swiss,
    make_standings,
    { "Итоговое положение", "Тагиров Дмитрий" } },
  { "/documents/pdf/protocol-12",
    "protocol-12.pdf",
    fixture_new_swiss,
    make_protocol,
    { "ПРОТОКОЛ № 12", "20 ноября 2026 г.", "5-й тур", "Результат", "Белые", "Чёрные",
      "Пахомов Роман", "Давлетов Алексей" } },
  { "/documents/pdf/pairings-12",
    "pairings-12.pdf",
    fixture_new_swiss,
    make_pairings,
    { "Пары 5-го тура", "начало в 10:00", "Доска" } },
  { "/documents/pdf/pairings-by-name-24",
    "pairings-by-name-24.pdf",
    fixture_new_swiss,
    make_pairings_by_name,
    { "по алфавиту", "Соперник", "Галиуллина Д." } },
  { "/documents/pdf/round-robin-2022",
    "round-robin-2022.pdf",
    new_round_robin_2022,
    make_table,
    { "Форма: приложение № 9", "вне зачёта", "(выбыла)", "отложенная партия" } },
  { "/documents/pdf/round-robin-1956",
    "round-robin-1956.pdf",
    new_round_robin_1956,
    make_table,
    { "аннулировано", "половина – 5½", "7–11" } },
  { "/documents/pdf/swiss-284",
    "swiss-284.pdf",
    new_swiss_284,
    make_table,
    { "284 участника", "лист 7 из 7" } },
  { "/documents/pdf/standings-284",
    "standings-284.pdf",
    new_swiss_284,
    make_standings,
    { "лист 6 из 6" } },
  { "/documents/pdf/protocol-60",
    "protocol-60.pdf",
    new_swiss_120,
    make_protocol,
    { "ПРОТОКОЛ № 12", "лист 1 из 1" } },
  { "/documents/pdf/pairings-60",
    "pairings-60.pdf",
    new_swiss_120,
    make_pairings,
    { "лист 2 из 2" } },
  { "/documents/pdf/pairings-by-name-120",
    "pairings-by-name-120.pdf",
    new_swiss_120,
    make_pairings_by_name,
    { "по алфавиту" } },
  { "/documents/pdf/round-robin-30",
    "round-robin-30.pdf",
    new_square_30,
    make_table,
    { "29 туров, 30 участников" } },
  { "/documents/pdf/round-robin-60",
    "round-robin-60.pdf",
    new_square_60,
    make_table,
    { "лист 4 из 4" } },
  { "/documents/pdf/round-robin-twice",
    "round-robin-twice.pdf",
    new_square_twice,
    make_table,
    { "круговая система в два круга, 18 туров, 9 участников" } },
};

static BrgDocumentOptions
final_options (const BrgWords *words)
{
  BrgDocumentOptions options;

  brg_document_options_init (&options, words);
  options.printed_at = "2026-11-22T14:40:00Z";
  options.number = "12";
  options.state = BRG_DOCUMENT_FINAL;
  options.n_prizes = 3;
  return options;
}

/* What another program says of a file; NULL when it is not installed. */
static char *
ask (const char *program, const char *option, const char *path, const char *last)
{
  g_autofree char *found = g_find_program_in_path (program);
  g_autoptr (GError) error = NULL;
  char *output = NULL;
  int status;
  const char *arguments[] = { program, NULL, NULL, NULL, NULL };
  guint n = 1;

  if (found == NULL)
    {
      g_test_skip ("poppler-utils are not installed");
      return NULL;
    }
  if (option != NULL)
    arguments[n++] = option;
  arguments[n++] = path;
  arguments[n] = last;
  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output, NULL,
                &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, &error));
  return output;
}

/* Removes what a test wrote, unless it is to be looked at. */
static void
clean_up (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_getenv ("BERGER_KEEP_PAGES") != NULL)
    return;
  g_remove (path);
  g_rmdir (folder);
}

static char *
write_case (const PdfCase *c)
{
  g_autoptr (Fixture) fixture = c->make_fixture ();
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = final_options (words);
  g_autoptr (BrgForm) form = c->make_form (fixture, &options);
  g_autoptr (BrgDocument) document = brg_document_layout (form, &options);
  g_autoptr (GError) error = NULL;
  char *path = fixture_dup_output (c->file);

  brg_document_write_pdf (document, path, &error);
  g_assert_no_error (error);
  return path;
}

static void
test_text (gconstpointer data)
{
  const PdfCase *c = data;
  g_autofree char *path = write_case (c);
  g_autofree char *text = ask ("pdftotext", "-layout", path, "-");

  for (guint i = 0; text != NULL && i < G_N_ELEMENTS (c->texts) && c->texts[i] != NULL; i++)
    if (strstr (text, c->texts[i]) == NULL)
      g_error ("%s: not found: %s", c->file, c->texts[i]);
  clean_up (path);
}

/* Every font is in the file, as a subset. */
static void
test_fonts (void)
{
  g_autofree char *path = write_case (&cases[0]);
  g_autofree char *fonts = ask ("pdffonts", NULL, path, NULL);
  g_auto (GStrv) lines = NULL;
  guint n_fonts = 0;

  clean_up (path);
  if (fonts == NULL)
    return;
  lines = g_strsplit (fonts, "\n", -1);
  /* Two lines of heading; the columns emb, sub, uni end in fixed places from the right. */
  for (guint i = 2; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_assert_nonnull (strstr (lines[i], "yes yes yes"));
      n_fonts++;
    }
  g_assert_cmpuint (n_fonts, >=, 3);
}

static void
test_metadata (void)
{
  g_autofree char *path = write_case (&cases[2]);
  g_autofree char *info = ask ("pdfinfo", "-isodates", path, NULL);

  clean_up (path);
  if (info == NULL)
    return;
  g_assert_nonnull (strstr (info, "ПРОТОКОЛ № 12 – Первенство области по русским шашкам"));
  g_assert_nonnull (strstr (info, "Областная федерация шашек"));
  g_assert_nonnull (strstr (info, "2026-11-22T14:40:00Z"));
  g_assert_nonnull (strstr (info, "Pages:           1"));
  g_assert_nonnull (strstr (info, "(A4)"));
}

/* The same content with the same options gives the same file. */
static void
test_deterministic (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *first_path = write_case (&cases[5]);
  g_autofree char *first = NULL;
  g_autofree char *second_path = NULL;
  g_autofree char *second = NULL;
  gsize first_length;
  gsize second_length;

  g_file_get_contents (first_path, &first, &first_length, &error);
  g_assert_no_error (error);
  clean_up (first_path);
  second_path = write_case (&cases[5]);
  g_file_get_contents (second_path, &second, &second_length, &error);
  g_assert_no_error (error);
  clean_up (second_path);
  g_assert_cmpmem (first, first_length, second, second_length);
}

/* Everything for a round in one file, upright and broad sheets together. */
static void
test_several (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = final_options (words);
  g_autoptr (BrgForm) protocol = make_protocol (fixture, &options);
  g_autoptr (BrgForm) table = make_table (fixture, &options);
  g_autoptr (BrgDocument) first = brg_document_layout (protocol, &options);
  g_autoptr (BrgDocument) second = brg_document_layout (table, &options);
  const BrgDocument *const documents[] = { first, second };
  g_autoptr (GError) error = NULL;
  g_autofree char *path = fixture_dup_output ("round-5.pdf");
  g_autofree char *info = NULL;

  g_assert_true (brg_documents_write_pdf (documents, 2, path, BRG_OUTPUT_PUBLIC, &error));
  g_assert_no_error (error);
  info = ask ("pdfinfo", NULL, path, NULL);
  if (info != NULL)
    g_assert_nonnull (strstr (info, "Pages:           2"));
  clean_up (path);
}

/* A file that cannot be written is an error, and nothing is left behind. */
static void
test_unwritable (void)
{
  g_autoptr (Fixture) fixture = fixture_new_swiss ();
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options = final_options (words);
  g_autoptr (BrgForm) form = make_protocol (fixture, &options);
  g_autoptr (BrgDocument) document = brg_document_layout (form, &options);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("berger-documents-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "no-such-folder", "a.pdf", NULL);

  g_assert_false (brg_document_write_pdf (document, path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

#define N_LONG_WORDS 2500
#define MARGIN 15.0

/* 20,000 letters, every word another one. */
static char *
dup_long_text (char first)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < N_LONG_WORDS; i++)
    g_string_append_printf (text, "%c%06u%s", first, i, i % 97 == 96 ? "\n" : " ");
  return g_strdup (g_strchomp (text->str));
}

static BrgForm *
make_log (char *incident, char *decision)
{
  BrgForm *form = brg_form_new (BRG_FORM_LIST);

  brg_form_set_text (&form->title, g_strdup ("Log"));
  brg_form_add_column (form, BRG_COLUMN_NUMBER, "No.");
  brg_form_add_column (form, BRG_COLUMN_NAME, "Player");
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, "Incident");
  brg_form_add_column (form, BRG_COLUMN_REMARK, "Decision");
  for (guint i = 0; i < 3; i++)
    {
      BrgFormRow *row = brg_form_add_row (form);

      brg_form_set_cell (row, 0, g_strdup_printf ("%u", i + 1), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 1, g_strdup ("Ковтун Артём"), BRG_FORM_BOLD);
      brg_form_set_cell (row, 2, i == 1 ? incident : g_strdup ("Late"), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 3, i == 1 ? decision : g_strdup ("Warned"), BRG_FORM_PLAIN);
    }
  return form;
}

static BrgForm *
make_fields (char *text)
{
  BrgForm *form = brg_form_new (BRG_FORM_PROTOCOL);

  brg_form_add_column (form, BRG_COLUMN_TEXT, "");
  brg_form_add_column (form, BRG_COLUMN_NAME, "");
  for (guint i = 0; i < 3; i++)
    {
      BrgFormRow *row = brg_form_add_row (form);

      brg_form_set_cell (row, 0, g_strdup ("Field"), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 1, i == 2 ? text : g_strdup ("short"), BRG_FORM_BOLD);
    }
  return form;
}

/* Every word of @first stands once in the PDF, in its order. */
static void
check_words (const char *text, char first)
{
  guint next = 0;

  for (const char *at = strchr (text, first); at != NULL; at = strchr (at + 1, first))
    if (g_ascii_isdigit (at[1]))
      g_assert_cmpuint (g_ascii_strtoull (at + 1, NULL, 10), ==, next++);
  g_assert_cmpuint (next, ==, N_LONG_WORDS);
}

static void
check_long (const BrgForm *form, const BrgDocumentOptions *options, const char *firsts)
{
  g_autoptr (BrgDocument) document = brg_document_layout (form, options);
  g_autofree char *path = fixture_dup_output ("long-row.pdf");
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  guint n_pages = brg_document_get_n_pages (document);

  page_check_document (document, MARGIN, NULL);
  g_assert_cmpuint (n_pages, >, 2);
  g_assert_true (brg_document_get_page (document, n_pages - 1)->has_end);
  if (*brg_form_get_column (form, 1)->head != '\0')
    g_assert_cmpuint (page_check_count (document, "Player"), ==, n_pages);
  g_assert_cmpuint (page_check_count (document, "Ковтун"), ==,
                    *brg_form_get_column (form, 1)->head != '\0' ? 3 : 0);
  brg_document_write_pdf (document, path, &error);
  g_assert_no_error (error);
  text = ask ("pdftotext", "-raw", path, "-");
  for (const char *first = firsts; *first != '\0' && text != NULL; first++)
    check_words (text, *first);
  clean_up (path);
}

/* What is taller than a sheet goes on on the next one under the same heads; no word is lost, none
 * stands on the foot. */
static void
test_long_row (void)
{
  g_autoptr (BrgWords) words = fixture_open_russian ();
  const BrgSheetSize sizes[] = { BRG_SHEET_A4, BRG_SHEET_A5 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      BrgDocumentOptions options = final_options (words);
      g_autoptr (BrgForm) log = make_log (dup_long_text ('w'), g_strdup ("Warned"));
      g_autoptr (BrgForm) both = make_log (dup_long_text ('w'), dup_long_text ('v'));
      g_autoptr (BrgForm) fields = make_fields (dup_long_text ('w'));
      g_autoptr (BrgForm) notes = make_log (g_strdup ("Late"), g_strdup ("Warned"));
      g_autoptr (BrgForm) preface = make_log (g_strdup ("Late"), g_strdup ("Warned"));

      options.sheet = sizes[i];
      g_ptr_array_add (notes->notes, dup_long_text ('w'));
      g_ptr_array_add (notes->notes, g_strdup ("Nobody else."));
      g_ptr_array_add (notes->notes, dup_long_text ('v'));
      check_long (log, &options, "w");
      check_long (both, &options, "");
      check_long (fields, &options, "w");
      g_ptr_array_add (preface->preface, dup_long_text ('w'));
      g_ptr_array_add (preface->preface, dup_long_text ('v'));
      check_long (notes, &options, "wv");
      check_long (preface, &options, "wv");
    }
}

/* Where the last line of a text stands. */
static double
find_bottom (const BrgPrintPageText *text, BrgTypesetter *typesetter)
{
  guint n_lines = brg_typesetter_count_lines (typesetter, &text->type, text->markup, text->width);

  return text->baseline + (n_lines - 1) * text->type.size * BRG_LEADING;
}

static void
check_bottoms (const BrgDocument *document)
{
  g_autoptr (BrgTypesetter) typesetter = brg_typesetter_new ("ru");

  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      for (guint k = 0; k < page->texts->len; k++)
        g_assert_cmpfloat (
            find_bottom (&g_array_index (page->texts, BrgPrintPageText, k), typesetter), <,
            page->height - MARGIN);
    }
}

/* A text without a space is broken anywhere; the time is bounded by that of the test. */
static void
test_solid_text (void)
{
  g_autoptr (BrgWords) words = fixture_open_russian ();
  BrgDocumentOptions options = final_options (words);
  g_autoptr (BrgForm) form = make_log (g_strnfill (60000, 'w'), g_strdup ("Warned"));
  g_autoptr (BrgDocument) document = brg_document_layout (form, &options);
  g_autofree char *text = NULL;
  guint n_letters = 0;

  check_bottoms (document);
  text = page_check_dup_text (document);
  for (const char *at = text; *at != '\0'; at++)
    n_letters += *at == 'w' ? 1 : 0;
  g_assert_cmpuint (n_letters, ==, 60000);
}

BRG_TEST_TOPIC ("documents-pdf")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_text);
  g_test_add_func ("/documents/pdf/fonts", test_fonts);
  g_test_add_func ("/documents/pdf/metadata", test_metadata);
  g_test_add_func ("/documents/pdf/deterministic", test_deterministic);
  g_test_add_func ("/documents/pdf/several", test_several);
  g_test_add_func ("/documents/pdf/unwritable", test_unwritable);
  g_test_add_func ("/documents/pdf/long-row", test_long_row);
  g_test_add_func ("/documents/pdf/solid-text", test_solid_text);
  return g_test_run ();
}
