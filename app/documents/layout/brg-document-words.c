/* brg-document-words.c - what can be read on a document
 *
 * Tests: tests/app/bergerctl-paper-archive.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-words.h"

#include <pango/pango.h>

#define SOFT_HYPHEN "\302\255"

static char *
dup_text (const char *markup)
{
  char *text = NULL;

  return pango_parse_markup (markup, -1, 0, NULL, &text, NULL, NULL) ? text : g_strdup (markup);
}

char *
brg_document_dup_plain (const char *markup)
{
  g_autofree char *text = NULL;
  g_autoptr (GString) plain = NULL;

  g_return_val_if_fail (markup != NULL, NULL);

  text = dup_text (markup);
  plain = g_string_new (text);
  g_string_replace (plain, SOFT_HYPHEN, "", 0);
  return g_string_free (g_steal_pointer (&plain), FALSE);
}

static void
append_text (GString *words, const char *markup)
{
  g_autofree char *text = dup_text (markup);

  g_string_append (words, text);
  g_string_append_c (words, '\n');
}

/* What closing a round, or another sheet, does not change: no feet, and the heads of a table once.
 */
static gboolean
is_content (const BrgPrintPageText *text, guint page)
{
  return text->role != BRG_PRINT_ROLE_FOOT && (page == 0 || text->role != BRG_PRINT_ROLE_HEAD);
}

/* @of_content: without what only the sheets have */
static char *
dup_words (const BrgDocument *document, gboolean of_content)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      for (guint k = 0; k < page->texts->len; k++)
        {
          const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, k);

          if (!of_content || is_content (text, i))
            append_text (words, text->markup);
        }
      /* Sheets are parted, so that a row that moves to another one is a change. */
      if (!of_content)
        g_string_append_c (words, '\f');
    }
  g_string_replace (words, SOFT_HYPHEN, "", 0);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

char *
brg_document_dup_words (const BrgDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return dup_words (document, FALSE);
}

char *
brg_document_dup_content (const BrgDocument *document)
{
  g_return_val_if_fail (document != NULL, NULL);

  return dup_words (document, TRUE);
}

static gboolean
is_of_same_row (const BrgPrintPageText *text, const BrgPrintPageText *before)
{
  return text->role == before->role && text->row == before->row;
}

static void
append_cell (GString *rows, const BrgPrintPageText *text)
{
  static const char keys[] = {
    [BRG_PRINT_KEY_NONE] = BRG_WORDS_PLAIN,
    [BRG_PRINT_KEY_NUMBER] = BRG_WORDS_NUMBER,
    [BRG_PRINT_KEY_NAME] = BRG_WORDS_NAME,
  };
  g_autofree char *words = dup_text (text->markup);

  g_strdelimit (words, "\t\n", ' ');
  g_string_append_printf (rows, "\t%u%c%s", text->column, keys[text->key], words);
}

char *
brg_document_dup_rows (const BrgDocument *document)
{
  g_autoptr (GString) rows = g_string_new (NULL);
  const BrgPrintPageText *before = NULL;

  g_return_val_if_fail (document != NULL, NULL);

  for (guint i = 0; i < brg_document_get_n_pages (document); i++)
    {
      const BrgPrintPage *page = brg_document_get_page (document, i);

      for (guint k = 0; k < page->texts->len; k++)
        {
          const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, k);
          gboolean goes_on = before != NULL && brg_print_page_text_is_of_table (text) &&
                             is_of_same_row (text, before);

          if (before != NULL && brg_print_page_text_is_of_table (before) && !goes_on)
            g_string_append_c (rows, '\n');
          if (brg_print_page_text_is_of_table (text) && !goes_on)
            g_string_append (rows,
                             text->role == BRG_PRINT_ROLE_HEAD ? BRG_WORDS_HEAD : BRG_WORDS_ROW);
          if (brg_print_page_text_is_of_table (text))
            append_cell (rows, text);
          else
            {
              if (text->role == BRG_PRINT_ROLE_FOOT)
                g_string_append (rows, BRG_WORDS_FOOT "\t");
              append_text (rows, text->markup);
            }
          before = text;
        }
      if (before != NULL && brg_print_page_text_is_of_table (before))
        g_string_append_c (rows, '\n');
      before = NULL;
    }
  g_string_replace (rows, SOFT_HYPHEN, "", 0);
  return g_string_free (g_steal_pointer (&rows), FALSE);
}
