/* pdf-reader.c - what poppler's programs say of a PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "pdf-reader.h"

#include <glib/gstdio.h>

#include "brg-document-pdf.h"

char *
pdf_reader_ask (const char *program, const char *option, const char *path)
{
  g_autofree char *found = g_find_program_in_path (program);
  const char *arguments[] = { found, option, path, g_str_equal (program, "pdftotext") ? "-" : NULL,
                              NULL };
  const char *plain[] = { found, path, NULL };
  g_autoptr (GError) error = NULL;
  char *text = NULL;
  g_autofree char *complaints = NULL;

  if (found == NULL)
    {
      g_test_skip ("poppler-utils are not installed");
      return NULL;
    }
  g_spawn_sync (NULL, (char **) (option != NULL ? arguments : plain), NULL, G_SPAWN_DEFAULT, NULL,
                NULL, &text, &complaints, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (complaints, ==, "");
  return text;
}

char *
pdf_reader_dup_line (const BrgDocument *document)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("berger-pdf-XXXXXX", &error);
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;
  GString *line;

  g_assert_no_error (error);
  path = g_build_filename (folder, "paper.pdf", NULL);
  brg_document_write_pdf (document, path, &error);
  g_assert_no_error (error);
  text = pdf_reader_ask ("pdftotext", "-layout", path);
  g_unlink (path);
  g_rmdir (folder);
  if (text == NULL)
    return NULL;
  words = g_strsplit_set (text, " \n\f", -1);
  line = g_string_new (NULL);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_string_append_printf (line, "%s%s", line->len > 0 ? " " : "", words[i]);
  return g_string_free (line, FALSE);
}
