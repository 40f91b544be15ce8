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
  return g_test_run ();
}
