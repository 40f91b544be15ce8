/* brg-document-words.c - what can be read on a document
 *
 * Tests: tests/app/bergerctl-paper-archive.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-words.h"

#include <pango/pango.h>

#define SOFT_HYPHEN "\302\255"

static void
append_text (GString *words, const char *markup)
{
  g_autofree char *text = NULL;

  if (!pango_parse_markup (markup, -1, 0, NULL, &text, NULL, NULL))
    text = g_strdup (markup);
  g_string_append (words, text);
  g_string_append_c (words, '\n');
}

char *
brg_document_dup_words (const BrgDocument *document)
{
  g_autoptr (GString) words = g_string_new (NULL);

  g_return_val_if_fail (document != NULL, NULL);

  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      for (guint k = 0; k < page->texts->len; k++)
        append_text (words, g_array_index (page->texts, BrgPrintPageText, k).markup);
      /* Sheets are parted, so that a row that moves to another one is a change. */
      g_string_append_c (words, '\f');
    }
  g_string_replace (words, SOFT_HYPHEN, "", 0);
  return g_string_free (g_steal_pointer (&words), FALSE);
}
