/* brg-document-kept.c - a document as it was kept
 *
 * Tests: tests/app/papers/test-paper-archive.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-kept.h"

#include "brg-document-private.h"
#include "brg-document-words.h"

#include <string.h>

/* Where the kept texts are read: lines, of a row of a table its cells. */
typedef struct
{
  char **lines;
  char **cells; /* owned; NULL outside a table */
  guint cell;
} Reader;

static void
reader_clear (Reader *reader)
{
  g_strfreev (reader->cells);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reader, reader_clear)

static char *
read_line (Reader *reader)
{
  return *reader->lines != NULL ? *reader->lines++ : NULL;
}

/* The next cell of the row, else the first of the next row; NULL where none is. */
static char *
read_cell (Reader *reader, const BrgPrintPageText *text, gboolean goes_on)
{
  const char *word = text->role == BRG_PRINT_ROLE_HEAD ? BRG_WORDS_HEAD : BRG_WORDS_ROW;
  const char *line;
  const char *cell;
  char *end;

  if (!goes_on)
    {
      line = read_line (reader);
      g_strfreev (reader->cells);
      reader->cells = g_strsplit (line != NULL ? line : "", "\t", -1);
      reader->cell = 0;
      if (g_strcmp0 (reader->cells[0], word) != 0)
        return NULL;
    }
  cell = reader->cells[++reader->cell];
  if (cell == NULL || g_ascii_strtoull (cell, &end, 10) != text->column || *end == '\0')
    return NULL;
  return g_strdup (end + 1);
}

/* As many lines as the text has today. */
static char *
read_text (Reader *reader, const BrgPrintPageText *text)
{
  gsize skipped = text->role == BRG_PRINT_ROLE_FOOT ? strlen (BRG_WORDS_FOOT "\t") : 0;
  const char *line = read_line (reader);
  g_autoptr (GString) lines = NULL;

  if (line == NULL || (skipped > 0 && !g_str_has_prefix (line, BRG_WORDS_FOOT "\t")))
    return NULL;
  lines = g_string_new (line + skipped);
  for (const char *p = strchr (text->markup, '\n'); p != NULL; p = strchr (p + 1, '\n'))
    {
      line = read_line (reader);
      g_string_append_printf (lines, "\n%s", line != NULL ? line : "\t");
    }
  return strchr (lines->str, '\t') == NULL ? g_string_free (g_steal_pointer (&lines), FALSE) : NULL;
}

/* Whether every cell of the row that was read has its text. */
static gboolean
has_ended (const Reader *reader)
{
  return reader->cells == NULL || reader->cells[reader->cell] == NULL ||
         reader->cells[reader->cell + 1] == NULL;
}

/* What the texts of a page were, one each; FALSE where it had others. */
static gboolean
read_page (Reader *reader, const BrgPrintPage *page, GPtrArray *kept)
{
  const BrgPrintPageText *before = NULL;

  for (guint i = 0; i < page->texts->len; i++)
    {
      const BrgPrintPageText *text = &g_array_index (page->texts, BrgPrintPageText, i);
      gboolean goes_on = before != NULL && brg_print_page_text_is_of_table (text) &&
                         text->role == before->role && text->row == before->row;
      char *was;

      if (!goes_on && !has_ended (reader))
        return FALSE;
      was = brg_print_page_text_is_of_table (text) ? read_cell (reader, text, goes_on)
                                                   : read_text (reader, text);
      if (was == NULL)
        return FALSE;
      g_ptr_array_add (kept, was);
      before = text;
    }
  return has_ended (reader);
}

/* What reads the same stays as it is set: with its marks and the places where it may be broken. */
static void
set_text (BrgPrintPageText *text, const char *was)
{
  g_autofree char *today = brg_document_dup_plain (text->markup);

  if (brg_print_page_text_is_of_table (text))
    g_strdelimit (today, "\t\n", ' ');
  if (g_str_equal (today, was))
    return;
  g_free (text->markup);
  text->markup = g_markup_escape_text (was, -1);
}

gboolean
brg_document_take_rows (BrgDocument *document, const char *rows)
{
  g_auto (GStrv) lines = NULL;
  g_autoptr (GPtrArray) kept = g_ptr_array_new_with_free_func (g_free);
  g_auto (Reader) reader = { 0 };
  guint n = 0;

  g_return_val_if_fail (document != NULL && rows != NULL, FALSE);

  lines = g_strsplit (rows, "\n", -1);
  reader.lines = lines;
  for (guint i = 0; i < document->pages->len; i++)
    if (!read_page (&reader, document->pages->pdata[i], kept))
      return FALSE;
  /* Behind the last line nothing stands. */
  if (reader.lines[0] == NULL || *reader.lines[0] != '\0' || reader.lines[1] != NULL)
    return FALSE;
  for (guint i = 0; i < document->pages->len; i++)
    {
      BrgPrintPage *page = document->pages->pdata[i];

      for (guint k = 0; k < page->texts->len; k++)
        set_text (&g_array_index (page->texts, BrgPrintPageText, k), kept->pdata[n++]);
    }
  return TRUE;
}
