/* brg-trf-line.c - lines of fixed columns, for the reader of report files
 *
 * Tests: tests/data/test-trf-read.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-trf-line.h"

#include <string.h>

#include "brg-points.h"

/* Columns of a player record that are blank in every file, and the first round. */
static const guint blank_columns[] = { 4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91 };

enum
{
  FIRST_ROUND_COLUMN = 92,
  ROUND_WIDTH = 10,
  N_ROUNDS_TO_FIT = 30,
};

static BrgTrfLine
make_line (const char *text, gsize n_bytes, guint number)
{
  guint n_columns = (guint) g_utf8_strlen (text, (gssize) n_bytes);
  guint n_tail = 0;

  while (n_tail < n_bytes && (guint8) text[n_bytes - 1 - n_tail] < 0x80)
    n_tail++;
  return (BrgTrfLine){
    .number = number,
    .text = text,
    .n_bytes = n_bytes,
    .n_columns = n_columns,
    .n_tail = n_tail,
    .counts_bytes = n_columns == n_bytes,
  };
}

GArray *
brg_trf_lines_split (const char *text, gsize length, guint most)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (BrgTrfLine));
  const char *end = text + length;
  guint number = 1;

  for (const char *start = text; start < end && lines->len < most; number++)
    {
      const char *stop = start;
      BrgTrfLine line;

      while (stop < end && *stop != '\r' && *stop != '\n')
        stop++;
      line = make_line (start, (gsize) (stop - start), number);
      if (!brg_trf_line_is_blank (&line, 1, line.n_columns))
        g_array_append_val (lines, line);
      start = stop + 1;
      if (stop + 1 < end && stop[0] == '\r' && stop[1] == '\n')
        start++;
    }
  return lines;
}

/* Where a column begins; columns behind the end begin at the end. A byte column inside a character
 * counts to it. */
static const char *
find_column (const BrgTrfLine *line, guint column)
{
  const char *end = line->text + line->n_bytes;
  const char *p;

  if (column > line->n_columns)
    return end;
  /* Rounds stand behind all letters: the usual case must not depend on the length of the line. */
  if (column > line->n_columns - line->n_tail)
    return end - (line->n_columns - column + 1);
  if (!line->counts_bytes)
    return g_utf8_offset_to_pointer (line->text, (glong) column - 1);
  p = line->text + (column - 1);
  while (p > line->text && ((guint8) *p & 0xc0) == 0x80)
    p--;
  return p;
}

static guint
count_filled_gaps (const BrgTrfLine *line)
{
  guint count = 0;

  for (guint i = 0; i < G_N_ELEMENTS (blank_columns); i++)
    count += brg_trf_line_char (line, blank_columns[i]) != ' ';
  for (guint round = 0; round < N_ROUNDS_TO_FIT; round++)
    {
      guint base = FIRST_ROUND_COLUMN + ROUND_WIDTH * round;

      count += brg_trf_line_char (line, base + 4) != ' ';
      count += brg_trf_line_char (line, base + 6) != ' ';
      count += brg_trf_line_char (line, base + 8) != ' ';
    }
  return count;
}

gboolean
brg_trf_line_fit_columns (BrgTrfLine *line)
{
  BrgTrfLine by_bytes = *line;

  g_return_val_if_fail (line != NULL, FALSE);

  if (line->counts_bytes)
    return FALSE;
  by_bytes.counts_bytes = TRUE;
  by_bytes.n_columns = (guint) line->n_bytes;
  if (count_filled_gaps (&by_bytes) >= count_filled_gaps (line))
    return FALSE;
  *line = by_bytes;
  return TRUE;
}

char *
brg_trf_line_slice (const BrgTrfLine *line, guint first, guint last)
{
  const char *start = find_column (line, first);
  const char *stop =
      last < line->n_columns ? find_column (line, last + 1) : line->text + line->n_bytes;

  while (start < stop && g_ascii_isspace (*start))
    start++;
  while (stop > start && g_ascii_isspace (stop[-1]))
    stop--;
  return g_strndup (start, (gsize) (stop - start));
}

gboolean
brg_trf_line_is_blank (const BrgTrfLine *line, guint first, guint last)
{
  const char *stop =
      last < line->n_columns ? find_column (line, last + 1) : line->text + line->n_bytes;

  for (const char *p = find_column (line, first); p < stop; p++)
    if (!g_ascii_isspace (*p))
      return FALSE;
  return TRUE;
}

gunichar
brg_trf_line_char (const BrgTrfLine *line, guint column)
{
  if (column > line->n_columns)
    return ' ';
  return g_utf8_get_char (find_column (line, column));
}

gboolean
brg_trf_line_has_tag (const BrgTrfLine *line, const char *tag)
{
  return line->n_bytes >= 3 && memcmp (line->text, tag, 3) == 0 &&
         (line->n_bytes == 3 || g_ascii_isspace (line->text[3]));
}

static void
clear_token (gpointer data)
{
  g_free (((BrgTrfToken *) data)->text);
}

GArray *
brg_trf_line_tokens (const BrgTrfLine *line, guint first)
{
  GArray *tokens = g_array_new (FALSE, FALSE, sizeof (BrgTrfToken));
  const char *end = line->text + line->n_bytes;
  const char *p = find_column (line, first);
  guint column = first;

  g_array_set_clear_func (tokens, clear_token);
  while (p < end)
    {
      const char *start = p;
      guint n_columns = 0;

      for (; p < end && !g_ascii_isspace (*p); n_columns++)
        p = g_utf8_next_char (p);
      if (n_columns > 0)
        {
          g_array_set_size (tokens, tokens->len + 1);
          g_array_index (tokens, BrgTrfToken, tokens->len - 1) =
              (BrgTrfToken){ g_strndup (start, (gsize) (p - start)), column };
        }
      column += n_columns;
      for (; p < end && g_ascii_isspace (*p); p++)
        column++;
    }
  return tokens;
}

gboolean
brg_trf_parse_number (const char *text, gint max, gint *number)
{
  gint value = 0;

  if (*text == '\0')
    return FALSE;
  for (const char *p = text; *p != '\0'; p++)
    {
      if (!g_ascii_isdigit (*p))
        return FALSE;
      value = value * 10 + g_ascii_digit_value (*p);
      if (value > max)
        return FALSE;
    }
  *number = value;
  return TRUE;
}

gboolean
brg_trf_parse_points (const char *text, gint *points)
{
  const gint max_whole = 99999;
  gboolean is_negative = *text == '-';
  const char *p = text + (is_negative || *text == '+');
  gint whole = 0;
  gint part = 0;
  gint scale = 1;

  if (!g_ascii_isdigit (*p))
    return FALSE;
  for (; g_ascii_isdigit (*p); p++)
    {
      whole = whole * 10 + g_ascii_digit_value (*p);
      if (whole > max_whole)
        return FALSE;
    }
  if (*p == '.' || *p == ',')
    for (p++; g_ascii_isdigit (*p) && scale <= 1000; p++)
      {
        part = part * 10 + g_ascii_digit_value (*p);
        scale *= 10;
      }
  if (*p != '\0' || part * BRG_POINT % scale != 0)
    return FALSE;
  *points = (whole * BRG_POINT + part * BRG_POINT / scale) * (is_negative ? -1 : 1);
  return TRUE;
}
