/* test-paper-pdf.c - what a PDF says of itself, read by a program that is not ours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-layout.h"
#include "brg-document-pdf.h"
#include "brg-event-document.h"
#include "brg-pdf-catalog.h"
#include "brg-test.h"
#include "paper-samples.h"
#include "pdf-reader.h"
#include "store-fixture.h"

#include <string.h>

static BrgDocument *
make_table (const BrgSnapshot *snapshot, const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgWords) words = brg_words_load ("ru", g_getenv ("DOCUMENTS_RU_MO"), &error);
  BrgDocumentOptions options;

  g_assert_no_error (error);
  brg_document_options_init (&options, words);
  options.printed_at = "2026-11-22T14:40:00Z";
  return brg_event_document_new (snapshot, id, 3, &options);
}

static gboolean
holds (const char *bytes, gsize length, const char *text)
{
  for (gsize i = 0; i + strlen (text) <= length; i++)
    if (memcmp (bytes + i, text, strlen (text)) == 0)
      return TRUE;
  return FALSE;
}

/* Every font is embedded, and only the letters that are used. */
static void
assert_fonts (const char *fonts)
{
  g_auto (GStrv) lines = g_strsplit (fonts, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), >, 3);
  for (guint i = 2; lines[i] != NULL && *lines[i] != '\0'; i++)
    g_assert_nonnull (strstr (lines[i], " yes yes yes "));
}

/* Language, title, author, tags; bookmarks of several parts; fonts embedded; no soft hyphens. */
static void
test_quality (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "papers.pdf", NULL);
  g_autoptr (BrgSnapshot) snapshot = paper_sample_new ("dutch", "rus-draughts-2022", 20, 5);
  g_autoptr (BrgDocument) table = NULL;
  g_autoptr (BrgDocument) standings = NULL;
  const BrgDocument *documents[2];
  g_autoptr (GError) error = NULL;
  g_autofree char *info = NULL;
  g_autofree char *fonts = NULL;
  g_autofree char *structure = NULL;
  g_autofree char *text = NULL;
  g_autofree char *bytes = NULL;
  gsize length;

  g_free (snapshot->event->organiser);
  snapshot->event->organiser = g_strdup ("Федерация");
  table = make_table (snapshot, "table");
  standings = make_table (snapshot, "standings");
  documents[0] = table;
  documents[1] = standings;
  brg_documents_write_pdf (documents, 2, path, BRG_OUTPUT_PUBLIC, &error);
  g_assert_no_error (error);
  g_file_get_contents (path, &bytes, &length, &error);
  g_assert_no_error (error);
  g_assert_true (holds (bytes, length, "/Lang (ru)"));
  g_assert_true (holds (bytes, length, "/Outlines"));
  info = pdf_reader_ask ("pdfinfo", "-isodates", path);
  fonts = pdf_reader_ask ("pdffonts", NULL, path);
  structure = pdf_reader_ask ("pdfinfo", "-struct", path);
  text = pdf_reader_ask ("pdftotext", "-layout", path);
  store_fixture_remove_folder (folder);
  if (info == NULL)
    return;
  g_assert_nonnull (strstr (info, "Tagged:          yes"));
  g_assert_nonnull (strstr (info, "Федерация"));
  assert_fonts (fonts);
  g_assert_nonnull (strstr (info, "2026-11-22T14:40:00Z"));
  g_assert_nonnull (strstr (structure, "H1"));
  g_assert_nonnull (strstr (structure, "TH"));
  g_assert_nonnull (strstr (structure, "TD"));
  g_assert_null (strstr (text, "\302\255"));
}

/* What is no PDF, or one without a plain table, stays as it is. */
static void
test_broken (void)
{
  static const char *const texts[] = {
    "", "trailer", "%PDF-1.4 trailer << /Size 3 >> startxref 9",
    "trailer << /Size 2 /Root 1 0 R /Info 1 0 R >> startxref 1"
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GByteArray) bytes = g_byte_array_new ();

      g_byte_array_append (bytes, (const guint8 *) texts[i], (guint) strlen (texts[i]));
      g_assert_false (brg_pdf_catalog_set_language (bytes, "ru"));
      g_assert_cmpuint (bytes->len, ==, strlen (texts[i]));
    }
}

BRG_TEST_TOPIC ("paper-pdf")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-pdf/quality", test_quality);
  g_test_add_func ("/app/paper-pdf/broken", test_broken);
  return g_test_run ();
}
