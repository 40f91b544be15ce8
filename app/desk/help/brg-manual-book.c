/* brg-manual-book.c - the manual as pages for a browser and as a PDF
 *
 * Tests: tests/app/bergerctl-manual.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-manual-book.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#include "brg-document-pdf.h"
#include "brg-manual-html.h"
#include "brg-manual-print.h"
#include "brg-manual.h"
#include "brg-output.h"

static char *
dup_book (const BrgWords *words)
{
  return g_strdup_printf ("Berger: %s", W_ (words, "Manual"));
}

static gboolean
write_file (const char *folder, const char *name, const void *data, gsize length, GError **error)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return brg_output_write (path, data, (gssize) length, BRG_OUTPUT_PUBLIC, error);
}

static gboolean
make_folder (const char *folder, GError **error)
{
  if (g_mkdir_with_parents (folder, 0755) == 0)
    return TRUE;
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (errno), "%s: %s", folder,
               g_strerror (errno));
  return FALSE;
}

static const BrgManualEntry *
get_entry (const GPtrArray *entries, guint index)
{
  return index < entries->len ? entries->pdata[index] : NULL;
}

static gboolean
write_topic (const char *folder,
             const GPtrArray *entries,
             guint index,
             const char *language,
             const char *book,
             GError **error)
{
  const BrgManualEntry *entry = get_entry (entries, index);
  const BrgManualEntry *previous = index > 0 ? get_entry (entries, index - 1) : NULL;
  const BrgManualEntry *next = get_entry (entries, index + 1);
  BrgManualPlace place = { .language = language, .book = book, .part = entry->part };
  g_autofree char *name = g_strconcat (entry->id, ".html", NULL);
  g_autofree char *html = NULL;

  if (previous != NULL)
    {
      place.previous = previous->id;
      place.previous_title = previous->topic->title;
    }
  if (next != NULL)
    {
      place.next = next->id;
      place.next_title = next->topic->title;
    }
  html = brg_manual_html_make (entry->topic, &place);
  return write_file (folder, name, html, strlen (html), error);
}

static gboolean
write_index (const char *folder,
             const GPtrArray *entries,
             const char *language,
             const char *book,
             GError **error)
{
  g_autoptr (GString) html = g_string_new (NULL);
  const char *part = NULL;

  brg_manual_html_append_head (html, language, book);
  g_string_append_printf (html, "<body>\n<main>\n<h1>%s</h1>\n", book);
  for (guint i = 0; i < entries->len; i++)
    {
      const BrgManualEntry *entry = entries->pdata[i];
      g_autofree char *title = g_markup_escape_text (entry->topic->title, -1);
      g_autofree char *part_title = g_markup_escape_text (entry->part, -1);

      if (g_strcmp0 (part, entry->part) != 0)
        g_string_append_printf (html, "%s<h2>%s</h2>\n<ul>\n", part != NULL ? "</ul>\n" : "",
                                part_title);
      part = entry->part;
      g_string_append_printf (html, "<li><a href=\"%s.html\">%s</a></li>\n", entry->id, title);
    }
  g_string_append (html, "</ul>\n</main>\n</body>\n</html>\n");
  return write_file (folder, "index.html", html->str, html->len, error);
}

static gboolean
write_pictures (const char *folder, const GPtrArray *entries, const char *language, GError **error)
{
  g_autofree char *pictures = g_build_filename (folder, "pictures", NULL);

  if (!make_folder (pictures, error))
    return FALSE;
  for (guint i = 0; i < entries->len; i++)
    {
      const BrgManualEntry *entry = entries->pdata[i];

      for (guint k = 0; k < entry->topic->blocks->len; k++)
        {
          const BrgManualBlock *block = entry->topic->blocks->pdata[k];
          g_autoptr (GBytes) png = NULL;
          g_autofree char *name = NULL;

          if (block->kind != BRG_MANUAL_PICTURE)
            continue;
          png = brg_manual_load_picture (language, block->picture, error);
          name = g_strconcat (block->picture, ".png", NULL);
          if (png == NULL || !write_file (pictures, name, g_bytes_get_data (png, NULL),
                                          g_bytes_get_size (png), error))
            return FALSE;
        }
    }
  return TRUE;
}

gboolean
brg_manual_book_write_html (const char *language, const char *folder, GError **error)
{
  g_autoptr (BrgManual) manual = brg_manual_open (language, error);
  g_autoptr (BrgWords) words = brg_words_open (language);
  g_autofree char *book = dup_book (words);
  const GPtrArray *entries;

  g_return_val_if_fail (folder != NULL, FALSE);

  if (manual == NULL || !make_folder (folder, error))
    return FALSE;
  entries = brg_manual_get_entries (manual);
  for (guint i = 0; i < entries->len; i++)
    if (!write_topic (folder, entries, i, language, book, error))
      return FALSE;
  return write_index (folder, entries, language, book, error) &&
         write_pictures (folder, entries, language, error);
}

static GBytes *
find_picture (const char *name, gpointer data)
{
  return brg_manual_load_picture (data, name, NULL);
}

gboolean
brg_manual_book_write_pdf (const char *language, const char *path, GError **error)
{
  g_autoptr (BrgManual) manual = brg_manual_open (language, error);
  g_autoptr (BrgWords) words = brg_words_open (language);
  g_autofree char *book = dup_book (words);
  g_autoptr (BrgDocument) document = NULL;
  BrgManualPrint *print;
  const BrgDocument *documents[1];
  const GPtrArray *entries;

  g_return_val_if_fail (path != NULL, FALSE);

  if (manual == NULL)
    return FALSE;
  entries = brg_manual_get_entries (manual);
  print = brg_manual_print_new (words, book, find_picture, (gpointer) language);
  for (guint i = 0; i < entries->len; i++)
    {
      const BrgManualEntry *entry = entries->pdata[i];

      brg_manual_print_add (print, entry->part, entry->topic);
    }
  document = brg_manual_print_finish (print);
  documents[0] = document;
  return brg_documents_write_pdf (documents, 1, path, BRG_OUTPUT_PUBLIC, error);
}
