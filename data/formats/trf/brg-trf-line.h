/* brg-trf-line.h - lines of fixed columns, for the reader of report files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgTrfLine:
 * @number: number of the line, from 1
 * @text: (array length=n_bytes): the line without its end; not ended by a zero byte
 * @n_bytes: its length in bytes
 * @n_columns: its length in columns
 * @n_tail: how many characters at the end of the line are ASCII
 * @counts_bytes: whether a column is a byte: all ASCII, or see brg_trf_line_fit_columns()
 *
 * A line of a text that somebody else keeps. Columns count from 1; what lies behind the end of the
 * line is blank.
 */
typedef struct
{
  guint number;
  const char *text;
  gsize n_bytes;
  guint n_columns;
  guint n_tail;
  gboolean counts_bytes;
} BrgTrfLine;

/**
 * brg_trf_lines_split:
 * @text: a text in UTF-8
 * @length: its length in bytes
 * @most: the most lines that are split off, the rest is left out
 *
 * Splits at CR, LF and CR LF. Lines without text are left out.
 *
 * Returns: (transfer full) (element-type BrgTrfLine): the lines
 */
GArray *brg_trf_lines_split (const char *text, gsize length, guint most);

/**
 * brg_trf_line_fit_columns:
 * @line: (inout): a player record
 *
 * Some programs write UTF-8 but count bytes, so that a letter beyond ASCII shifts what follows.
 * Where the columns that must be blank are so by bytes and not by characters, takes bytes.
 *
 * Returns: whether bytes were taken
 */
gboolean brg_trf_line_fit_columns (BrgTrfLine *line);

/**
 * brg_trf_line_slice:
 * @line: a line
 * @first: first column
 * @last: last column; %G_MAXUINT for the rest of the line
 *
 * Returns: (transfer full): the text of these columns without blanks at its ends
 */
char *brg_trf_line_slice (const BrgTrfLine *line, guint first, guint last);

/**
 * brg_trf_line_is_blank:
 * @line: a line
 * @first: first column
 * @last: last column
 *
 * Returns: whether these columns are blank
 */
gboolean brg_trf_line_is_blank (const BrgTrfLine *line, guint first, guint last);

/**
 * brg_trf_line_char:
 * @line: a line
 * @column: a column
 *
 * Returns: the character of this column, a blank behind the end of the line
 */
gunichar brg_trf_line_char (const BrgTrfLine *line, guint column);

/**
 * brg_trf_line_has_tag:
 * @line: a line
 * @tag: three characters
 *
 * Returns: whether the line begins with @tag and a blank, or is nothing else
 */
gboolean brg_trf_line_has_tag (const BrgTrfLine *line, const char *tag);

/**
 * BrgTrfToken:
 * @text: a word without blanks
 * @column: column where it begins
 */
typedef struct
{
  char *text;
  guint column;
} BrgTrfToken;

/**
 * brg_trf_line_tokens:
 * @line: a line
 * @first: first column
 *
 * Returns: (transfer full) (element-type BrgTrfToken): the words from column @first on
 */
GArray *brg_trf_line_tokens (const BrgTrfLine *line, guint first);

/**
 * brg_trf_parse_number:
 * @text: a text
 * @max: the largest number allowed
 * @number: (out): the number; untouched on failure
 *
 * Returns: whether @text is digits only and not above @max
 */
gboolean brg_trf_parse_number (const char *text, gint max, gint *number);

/**
 * brg_trf_parse_points:
 * @text: a text, `11.5`
 * @points: (out): the points in units of %BRG_POINT; untouched on failure
 *
 * Returns: whether @text is a number with a point or comma that those units can express exactly
 */
gboolean brg_trf_parse_points (const char *text, gint *points);

G_END_DECLS
