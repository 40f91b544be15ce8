/* brg-csv.c - tables as text: CSV files and what spreadsheets put on the clipboard
 *
 * The separator is found by reading the first rows with each candidate: the one wins whose rows
 * agree best on a number of cells greater than one.
 *
 * Tests: tests/data/test-csv.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-csv.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-text-limits.h"

/* Where two are equally good the first one wins: a tab is hardly ever part of a text, a comma often
 * is. */
static const char separators[] = { '\t', ';', '|', ',' };

enum
{
  N_ROWS_FOR_DETECTION = 100,
  ROWS_BETWEEN_LOOKS = 1024,
  TEXTS_AT_ONCE = 65536,
};

typedef struct
{
  const char *name;
  const char *p;
  const char *end;
  guint line;
  guint column;
  char separator;
  GStringChunk *texts; /* of the table; NULL while rows are only counted */
} Scanner;

/* A row as it is kept. */
typedef struct
{
  guint n_cells;
  BrgCsvCell cells[];
} Row;

static gboolean
is_line_end (const Scanner *scanner)
{
  return scanner->p == scanner->end || *scanner->p == '\n' || *scanner->p == '\r';
}

static gboolean
is_cell_end (const Scanner *scanner)
{
  return is_line_end (scanner) || *scanner->p == scanner->separator;
}

/* Goes one character forward; CR LF counts as one line end. */
static void
step (Scanner *scanner)
{
  char c = *scanner->p;
  gboolean ends_line =
      c == '\n' || (c == '\r' && !(scanner->p + 1 < scanner->end && scanner->p[1] == '\n'));

  scanner->p = g_utf8_next_char (scanner->p);
  if (ends_line)
    {
      scanner->line++;
      scanner->column = 1;
    }
  else
    scanner->column++;
}

static void
skip_line_end (Scanner *scanner)
{
  guint line = scanner->line;

  while (scanner->p < scanner->end && scanner->line == line)
    step (scanner);
}

static void
skip_blanks (Scanner *scanner)
{
  while (!is_cell_end (scanner) && (*scanner->p == ' ' || *scanner->p == '\t'))
    step (scanner);
}

/* Reads what stands between quotes; FALSE when they are not closed. */
static gboolean
scan_quotes (Scanner *scanner, GString *text)
{
  step (scanner);
  while (scanner->p < scanner->end)
    {
      const char *start = scanner->p;

      step (scanner);
      if (*start != '"')
        g_string_append_len (text, start, scanner->p - start);
      else if (scanner->p < scanner->end && *scanner->p == '"')
        {
          g_string_append_c (text, '"');
          step (scanner);
        }
      else
        return TRUE;
    }
  return FALSE;
}

static char *
scan_plain (Scanner *scanner)
{
  const char *start = scanner->p;

  while (!is_cell_end (scanner))
    step (scanner);
  return g_strndup (start, (gsize) (scanner->p - start));
}

static char *
scan_quoted (Scanner *scanner, GError **error)
{
  Scanner start = *scanner;
  g_autoptr (GString) text = g_string_new (NULL);

  if (!scan_quotes (scanner, text))
    {
      brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, start.name, start.line, start.column,
                            _ ("a quote that is not closed, expected another quote before the end "
                               "of the file"));
      return NULL;
    }
  skip_blanks (scanner);
  if (is_cell_end (scanner))
    return g_string_free (g_steal_pointer (&text), FALSE);
  if (scanner->separator == '\t' && scanner->line == start.line)
    {
      /* Spreadsheets copy a cell like "Spartak" Moscow as it is. */
      *scanner = start;
      return scan_plain (scanner);
    }
  brg_format_set_error (error, BRG_FORMAT_ERROR_SYNTAX, start.name, scanner->line, scanner->column,
                        _ ("text after a closing quote, expected the end of the cell; a quote "
                           "inside a quoted cell is written twice"));
  return NULL;
}

static char *
scan_raw_text (Scanner *scanner, GError **error)
{
  Scanner start = *scanner;

  skip_blanks (scanner);
  if (!is_cell_end (scanner) && *scanner->p == '"')
    return scan_quoted (scanner, error);
  *scanner = start;
  return scan_plain (scanner);
}

/* What a spreadsheet would carry out instead of showing it: a name like =HYPERLINK(...). Signs of
 * results and numbers with a sign are none. */
static gboolean
is_formula (const char *cell)
{
  if (*cell != '\0' && strchr ("=@\t\r", *cell) != NULL)
    return cell[1] != '\0';
  if (*cell != '+' && *cell != '-')
    return FALSE;
  for (const char *p = cell + 1; *p != '\0'; p++)
    if (strchr ("0123456789.,:/+-=½ ", *p) == NULL)
      return TRUE;
  return FALSE;
}

/* A cell that is a formula, or an apostrophe more and one, gets an apostrophe in front:
 * spreadsheets show the rest as a text, and reading takes it away again. */
static gboolean
needs_apostrophe (const char *cell)
{
  while (*cell == '\'')
    cell++;
  return is_formula (cell);
}

static char *
scan_text (Scanner *scanner, GError **error)
{
  char *text = scan_raw_text (scanner, error);

  if (text != NULL && *text == '\'' && needs_apostrophe (text))
    memmove (text, text + 1, strlen (text));
  return text;
}

/* Every cell is shown, compared and quoted. */
static gboolean
check_length (const Scanner *scanner, const char *text, guint line, guint column, GError **error)
{
  if (strlen (text) <= BRG_TEXT_MOST_CELL)
    return TRUE;
  brg_format_set_error (error, BRG_FORMAT_ERROR_TOO_LARGE, scanner->name, line, column,
                        _ ("the cell is too long, expected at most %d bytes"), BRG_TEXT_MOST_CELL);
  return FALSE;
}

static gboolean
scan_cell (Scanner *scanner, GArray *row, GError **error)
{
  guint line = scanner->line;
  guint column = scanner->column;
  g_autofree char *text = scan_text (scanner, error);

  if (text == NULL || !check_length (scanner, text, line, column, error))
    return FALSE;
  g_array_set_size (row, row->len + 1);
  g_array_index (row, BrgCsvCell, row->len - 1) = (BrgCsvCell){
    .text = *text == '\0'            ? (char *) ""
            : scanner->texts == NULL ? (char *) "…"
                                     : g_string_chunk_insert (scanner->texts, text),
    .line = line,
    .column = column,
  };
  return TRUE;
}

/* Each column is offered a field, shown and compared. */
static gboolean
check_columns (const Scanner *scanner, const GArray *row, GError **error)
{
  if (row->len <= BRG_CSV_MAX_COLUMNS)
    return TRUE;
  brg_format_set_error (error, BRG_FORMAT_ERROR_TOO_LARGE, scanner->name, scanner->line,
                        scanner->column, _ ("the row is too long, expected at most %d cells"),
                        BRG_CSV_MAX_COLUMNS);
  return FALSE;
}

static gboolean
scan_row (Scanner *scanner, GArray *row, GError **error)
{
  while (scan_cell (scanner, row, error) && check_columns (scanner, row, error))
    {
      if (is_line_end (scanner))
        {
          skip_line_end (scanner);
          return TRUE;
        }
      step (scanner);
    }
  return FALSE;
}

static gboolean
is_empty_row (const GArray *row)
{
  for (guint i = 0; i < row->len; i++)
    for (const char *p = g_array_index (row, BrgCsvCell, i).text; *p != '\0';
         p = g_utf8_next_char (p))
      if (!g_unichar_isspace (g_utf8_get_char (p)))
        return FALSE;
  return TRUE;
}

static void
add_row (BrgCsv *csv, const GArray *cells)
{
  Row *row = g_malloc (sizeof *row + cells->len * sizeof (BrgCsvCell));

  row->n_cells = cells->len;
  if (cells->len > 0)
    memcpy (row->cells, cells->data, cells->len * sizeof (BrgCsvCell));
  csv->n_columns = MAX (csv->n_columns, cells->len);
  g_ptr_array_add (csv->rows, row);
}

/* Whether the reading goes on. */
static gboolean
may_go_on (const Scanner *scanner, const char *start, const BrgCsvWatch *watched, guint n_rows)
{
  gsize length = (gsize) (scanner->end - start);

  if (watched == NULL || n_rows % ROWS_BETWEEN_LOOKS != 0)
    return TRUE;
  if (watched->permille != NULL)
    g_atomic_int_set (watched->permille,
                      (gint) ((gsize) (scanner->p - start) * 1000 / MAX (length, 1)));
  return !g_cancellable_is_cancelled (watched->cancellable);
}

static gboolean
scan_rows (Scanner scanner, guint max_rows, const BrgCsvWatch *watched, BrgCsv *csv, GError **error)
{
  g_autoptr (GArray) row = g_array_new (FALSE, TRUE, sizeof (BrgCsvCell));
  const char *start = scanner.p;
  gboolean is_sound = TRUE;

  scanner.texts = csv->texts;
  for (guint n = 0; is_sound && scanner.p < scanner.end && csv->rows->len < max_rows; n++)
    {
      if (!may_go_on (&scanner, start, watched, n))
        return !g_cancellable_set_error_if_cancelled (watched->cancellable, error);
      g_array_set_size (row, 0);
      is_sound = scan_row (&scanner, row, error);
      if (!is_sound)
        g_array_set_size (row, row->len + 1); /* the bad cell: rows of a bad table are counted */
      if (is_sound && is_empty_row (row))
        continue;
      if (scanner.texts == NULL)
        csv->n_more++;
      else
        add_row (csv, row);
      if (watched != NULL && watched->most_rows > 0 && csv->rows->len >= watched->most_rows)
        scanner.texts = NULL;
    }
  return is_sound;
}

static BrgCsv *
new_table (const Scanner *scanner)
{
  BrgCsv *csv = g_new0 (BrgCsv, 1);

  csv->name = g_strdup (scanner->name);
  csv->separator = scanner->separator;
  csv->rows = g_ptr_array_new_with_free_func (g_free);
  csv->texts = g_string_chunk_new (TEXTS_AT_ONCE);
  return csv;
}

/* Marks of a separator: for the number of cells that most rows have, the share of those rows in
 * thousandths; 0 when most rows have one cell. */
static guint
mark_separator (Scanner scanner, char separator)
{
  g_autoptr (BrgCsv) csv = NULL;
  guint most = 0;

  scanner.separator = separator;
  csv = new_table (&scanner);
  /* A quote that is never closed is reported later, by the real reading. */
  scan_rows (scanner, N_ROWS_FOR_DETECTION, NULL, csv, NULL);
  for (guint i = 0; i < csv->rows->len; i++)
    {
      guint length = brg_csv_get_row_length (csv, i);
      guint n_equal = 0;

      for (guint j = 0; length > 1 && j < csv->rows->len; j++)
        n_equal += brg_csv_get_row_length (csv, j) == length;
      most = MAX (most, n_equal);
    }
  return csv->rows->len == 0 ? 0 : most * 1000 / csv->rows->len;
}

static char
detect_separator (const Scanner *scanner)
{
  char best = ',';
  guint most = 0;

  for (guint i = 0; i < G_N_ELEMENTS (separators); i++)
    {
      guint marks = mark_separator (*scanner, separators[i]);

      if (marks > most)
        {
          best = separators[i];
          most = marks;
        }
    }
  return best;
}

/* Spreadsheets write and read a line `sep=;` before the table. */
static gboolean
take_separator_line (Scanner *scanner, char *separator)
{
  if (scanner->end - scanner->p < 5 || g_ascii_strncasecmp (scanner->p, "sep=", 4) != 0 ||
      strchr (",;|\t", scanner->p[4]) == NULL || scanner->p[4] == '\0')
    return FALSE;
  if (scanner->end - scanner->p > 5 && scanner->p[5] != '\r' && scanner->p[5] != '\n')
    return FALSE;
  *separator = scanner->p[4];
  scanner->p += 5;
  skip_line_end (scanner);
  return TRUE;
}

BrgCsv *
brg_csv_read (const char *text, gssize length, const char *name, char separator, GError **error)
{
  return brg_csv_read_watched (text, length, name, separator, NULL, error);
}

BrgCsv *
brg_csv_read_watched (const char *text,
                      gssize length,
                      const char *name,
                      char separator,
                      const BrgCsvWatch *watched,
                      GError **error)
{
  Scanner scanner = { .name = name, .p = text, .line = 1, .column = 1 };
  char named = BRG_CSV_DETECT;
  g_autoptr (BrgCsv) csv = NULL;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (separator == BRG_CSV_DETECT || strchr (",;|\t", separator) != NULL, NULL);

  scanner.end = text + (length < 0 ? strlen (text) : (gsize) length);
  if (take_separator_line (&scanner, &named) && separator == BRG_CSV_DETECT)
    separator = named;
  if (separator == BRG_CSV_DETECT)
    separator = detect_separator (&scanner);
  scanner.separator = separator;
  csv = new_table (&scanner);
  return scan_rows (scanner, G_MAXUINT, watched, csv, error) ? g_steal_pointer (&csv) : NULL;
}

guint
brg_csv_get_row_length (const BrgCsv *csv, guint row)
{
  g_return_val_if_fail (csv != NULL, 0);
  g_return_val_if_fail (row < csv->rows->len, 0);

  return ((const Row *) csv->rows->pdata[row])->n_cells;
}

const BrgCsvCell *
brg_csv_get_cell (const BrgCsv *csv, guint row, guint column)
{
  if (column >= brg_csv_get_row_length (csv, row))
    return NULL;
  return &((const Row *) csv->rows->pdata[row])->cells[column];
}

void
brg_csv_free (BrgCsv *csv)
{
  if (csv == NULL)
    return;
  g_free (csv->name);
  g_clear_pointer (&csv->rows, g_ptr_array_unref);
  g_clear_pointer (&csv->texts, g_string_chunk_free);
  g_free (csv);
}

static gboolean
needs_quotes (const char *cell, char separator)
{
  gsize length = strlen (cell);

  if (length == 0)
    return FALSE;
  /* A first cell that begins with sep= would be taken for the name of the separator. */
  return strpbrk (cell, "\"\r\n") != NULL || strchr (cell, separator) != NULL ||
         strchr (" \t", cell[0]) != NULL || strchr (" \t", cell[length - 1]) != NULL ||
         g_ascii_strncasecmp (cell, "sep=", 4) == 0;
}

void
brg_csv_append_row (GString *text, const char *const *cells, char separator, BrgCsvCells style)
{
  g_return_if_fail (text != NULL);
  g_return_if_fail (cells != NULL && cells[0] != NULL);

  for (guint i = 0; cells[i] != NULL; i++)
    {
      gboolean is_guarded = style == BRG_CSV_SAFE && needs_apostrophe (cells[i]);

      if (i > 0)
        g_string_append_c (text, separator);
      if (!needs_quotes (cells[i], separator))
        {
          g_string_append_printf (text, "%s%s", is_guarded ? "'" : "", cells[i]);
          continue;
        }
      g_string_append (text, is_guarded ? "\"'" : "\"");
      for (const char *p = cells[i]; *p != '\0'; p++)
        {
          if (*p == '"')
            g_string_append_c (text, '"');
          g_string_append_c (text, *p);
        }
      g_string_append_c (text, '"');
    }
  g_string_append (text, "\r\n");
}

char *
brg_csv_write (const char *const *header, const GPtrArray *rows, char separator, BrgCsvCells style)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (rows != NULL, NULL);

  if (header != NULL)
    brg_csv_append_row (text, header, separator, style);
  for (guint i = 0; i < rows->len; i++)
    brg_csv_append_row (text, rows->pdata[i], separator, style);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
