/* brg-trf-output.c - lines of fixed columns, for the writer of report files
 *
 * Tests: tests/data/test-trf-write.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <stdarg.h>
#include <string.h>

#include "brg-date-text.h"

#include "brg-trf-writer-private.h"

#define LINE_END "\r\n"

gboolean
brg_trf_writing_fail (BrgTrfWriting *writing, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (writing->error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_UNSUPPORTED, message);
  return FALSE;
}

/* Text of one line: line ends and other control characters become blanks. */
char *
brg_trf_make_line_text (const char *text)
{
  char *copy = g_strdup (text);

  for (char *p = copy; *p != '\0'; p++)
    if (g_ascii_iscntrl (*p))
      *p = ' ';
  return g_strstrip (copy);
}

static char *
cut_to_width (const char *text, guint width)
{
  return g_utf8_strlen (text, -1) > width ? g_utf8_substring (text, 0, width) : g_strdup (text);
}

/* Fills up with blanks to the column before @column. */
void
brg_trf_pad_to (BrgTrfWriting *writing, guint column)
{
  const char *line = writing->text->str + writing->line_start;
  glong length = g_utf8_strlen (line, -1);

  for (; length < (glong) column - 1; length++)
    g_string_append_c (writing->text, ' ');
}

void
brg_trf_end_line (BrgTrfWriting *writing)
{
  GString *text = writing->text;

  while (text->len > writing->line_start && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  g_string_append (text, LINE_END);
  writing->line_start = text->len;
}

void
brg_trf_put_left (BrgTrfWriting *writing, guint first, guint last, const char *text)
{
  g_autofree char *line_text = brg_trf_make_line_text (text);
  g_autofree char *cut = cut_to_width (line_text, last - first + 1);

  brg_trf_pad_to (writing, first);
  g_string_append (writing->text, cut);
}

void
brg_trf_put_right (BrgTrfWriting *writing, guint first, guint last, const char *text)
{
  g_autofree char *line_text = brg_trf_make_line_text (text);
  g_autofree char *cut = cut_to_width (line_text, last - first + 1);

  brg_trf_pad_to (writing, last + 1 - (guint) g_utf8_strlen (cut, -1));
  g_string_append (writing->text, cut);
}

/* Points with one decimal, all that the format has room for. */
char *
brg_trf_format_points (BrgTrfWriting *writing, gint points, guint width)
{
  const gint tenth = BRG_POINT / 10;
  g_autofree char *text = g_strdup_printf (
      "%s%d.%d", points < 0 ? "-" : "", ABS (points) / BRG_POINT, ABS (points) % BRG_POINT / tenth);

  if (points % tenth == 0 && strlen (text) <= width)
    return g_steal_pointer (&text);
  brg_trf_writing_fail (
      writing,
      _ ("the points %d/%d do not fit into a tournament report, expected tenths below 100"), points,
      BRG_POINT);
  return NULL;
}

void
brg_trf_write_record (BrgTrfWriting *writing, const char *tag, const char *text)
{
  g_string_append_printf (writing->text, "%s %s", tag, text);
  brg_trf_end_line (writing);
}

void
brg_trf_note_left_out (BrgTrfWriting *writing, const char *tag)
{
  brg_format_notes_add (writing->notes, 0, 0, _ ("TRF16 has no record %s: it was left out"), tag);
}

char *
brg_trf_make_date (const char *text)
{
  char *date = brg_date_text_normalise (text);

  return date != NULL ? g_strdelimit (date, "-", '/') : g_strdup (text);
}
