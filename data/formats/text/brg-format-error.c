/* brg-format-error.c - what can be wrong with a file, and where
 *
 * Tests: tests/data/test-encoding.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-format-error.h"

#include <glib/gi18n-lib.h>

#include "brg-text-limits.h"

G_DEFINE_QUARK (brg_format_error, brg_format_error)

void
brg_format_set_error (GError **error,
                      BrgFormatError code,
                      const char *file,
                      guint line,
                      guint column,
                      const char *format,
                      ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = brg_text_dup_message (format, arguments);
  va_end (arguments);
  g_set_error (error, BRG_FORMAT_ERROR, (gint) code, "%s:%u:%u: %s", file, line, column, text);
}

char *
brg_format_error_dup_words (const GError *error)
{
  g_autoptr (GRegex) regex = NULL;
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *line = NULL;
  g_autofree char *column = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (error != NULL, NULL);

  regex = g_regex_new ("^.+?:(\\d+):(\\d+): (.*)$", G_REGEX_DOTALL, 0, NULL);
  if (error->domain != BRG_FORMAT_ERROR || !g_regex_match (regex, error->message, 0, &match))
    return g_strdup (error->message);
  line = g_match_info_fetch (match, 1);
  column = g_match_info_fetch (match, 2);
  text = g_match_info_fetch (match, 3);
  /* Translators: numbers of a line and of a character in a file, and what is wrong there */
  return g_strdup_printf (_ ("Line %s, character %s: %s"), line, column, text);
}

void
brg_format_note_free (BrgFormatNote *note)
{
  if (note == NULL)
    return;
  g_free (note->text);
  g_free (note);
}

GPtrArray *
brg_format_notes_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) brg_format_note_free);
}

void
brg_format_notes_add (GPtrArray *notes, guint line, guint column, const char *format, ...)
{
  BrgFormatNote *note;
  va_list arguments;

  if (notes == NULL || notes->len >= BRG_FORMAT_MOST_NOTES)
    return;
  note = g_new0 (BrgFormatNote, 1);
  note->line = line;
  note->column = column;
  va_start (arguments, format);
  note->text = notes->len + 1 < BRG_FORMAT_MOST_NOTES
                   ? brg_text_dup_message (format, arguments)
                   : g_strdup (_ ("there is more that is doubtful; it is not listed"));
  va_end (arguments);
  g_ptr_array_add (notes, note);
}

static gint
compare_notes (gconstpointer a, gconstpointer b)
{
  const BrgFormatNote *one = *(BrgFormatNote *const *) a;
  const BrgFormatNote *other = *(BrgFormatNote *const *) b;

  if (one->line != other->line)
    return one->line < other->line ? -1 : 1;
  return one->column < other->column ? -1 : one->column > other->column;
}

void
brg_format_notes_sort (GPtrArray *notes)
{
  g_return_if_fail (notes != NULL);

  g_ptr_array_sort (notes, compare_notes);
}
