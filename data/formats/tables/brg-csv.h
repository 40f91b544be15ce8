/* brg-csv.h - tables as text: CSV files and what spreadsheets put on the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-format-error.h"

G_BEGIN_DECLS

/**
 * BrgCsvCell:
 * @text: what stands in the cell, quotes taken off; never %NULL
 * @line: line where the cell begins, from 1
 * @column: column in characters where it begins, from 1
 *
 * A cell and its place in the file.
 */
typedef struct
{
  char *text;
  guint line;
  guint column;
} BrgCsvCell;

/**
 * BrgCsv:
 * @name: name of the file for messages
 * @separator: the character between cells
 * @rows: rows that are not empty, as brg_csv_get_cell() knows them
 * @n_columns: cells of the longest row
 * @n_more: rows after those, which were not kept
 * @texts: what stands in the cells
 *
 * A table that was read.
 */
typedef struct
{
  char *name;
  char separator;
  GPtrArray *rows;
  guint n_columns;
  guint n_more;
  GStringChunk *texts;
} BrgCsv;

/**
 * BRG_CSV_MAX_COLUMNS:
 *
 * The most cells of a row that are read.
 */
#define BRG_CSV_MAX_COLUMNS 400

/**
 * BRG_CSV_DETECT:
 *
 * Stands for a separator that is to be found out.
 */
#define BRG_CSV_DETECT '\0'

/**
 * brg_csv_read:
 * @text: a text in UTF-8
 * @length: its length in bytes, -1 when it ends with a zero byte
 * @name: name of the file for messages
 * @separator: comma, semicolon, tab, `|`, or %BRG_CSV_DETECT
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Reads a table by RFC 4180, with any line end. A cell may be quoted, with blanks around the
 * quotes; inside, separators and line ends belong to the text and a doubled quote is one quote. A
 * quote inside a cell that does not begin with one is an ordinary character. A quote that is not
 * closed, and text after a closing quote, are errors. Lines without any text are passed over. A
 * first line `sep=;` names the separator.
 *
 * Returns: (transfer full) (nullable): the table; %NULL with @error set
 */
BrgCsv *brg_csv_read (const char *text,
                      gssize length,
                      const char *name,
                      char separator,
                      GError **error);

/**
 * BrgCsvWatch:
 * @cancellable: (nullable): stops the reading
 * @permille: (nullable): set from the thread that reads: how much is read, in thousandths
 * @most_rows: rows that are kept; the others are counted. 0 for all
 *
 * For a table that takes a while.
 */
typedef struct
{
  GCancellable *cancellable;
  gint *permille;
  guint most_rows;
} BrgCsvWatch;

/**
 * brg_csv_read_watched:
 * @text: as brg_csv_read() gets it, and all up to @separator
 * @length: its length in bytes, -1 for a text that ends with NUL
 * @name: name of the file for messages
 * @separator: between cells, or %BRG_CSV_DETECT
 * @watched: (nullable): who looks on
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the table; %NULL also when the reading was stopped,
 *   %G_IO_ERROR_CANCELLED
 */
BrgCsv *brg_csv_read_watched (const char *text,
                              gssize length,
                              const char *name,
                              char separator,
                              const BrgCsvWatch *watched,
                              GError **error);

/**
 * brg_csv_get_row_length:
 * @csv: a table
 * @row: index of a row
 *
 * Returns: number of cells of the row
 */
guint brg_csv_get_row_length (const BrgCsv *csv, guint row);

/**
 * brg_csv_get_cell:
 * @csv: a table
 * @row: index of a row
 * @column: index of a column
 *
 * Returns: (transfer none) (nullable): the cell, %NULL when the row is shorter
 */
const BrgCsvCell *brg_csv_get_cell (const BrgCsv *csv, guint row, guint column);

/**
 * brg_csv_free:
 * @csv: (nullable): a table
 */
void brg_csv_free (BrgCsv *csv);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgCsv, brg_csv_free)

/**
 * BrgCsvCells:
 * @BRG_CSV_SAFE: a cell that a spreadsheet would carry out as a formula gets an apostrophe in
 * front, which brg_csv_read() takes away again
 * @BRG_CSV_RAW: cells as they are, for programs that take the apostrophe for a part of the text
 *
 * How cells are written.
 */
typedef enum
{
  BRG_CSV_SAFE,
  BRG_CSV_RAW,
} BrgCsvCells;

/**
 * brg_csv_append_row:
 * @text: a text that becomes a CSV file
 * @cells: (array zero-terminated=1): the cells of a row; at least one
 * @separator: the character between cells
 * @style: whether formulas are made harmless
 *
 * Adds a row with its line end (CR LF). A cell is quoted when it must be: separators, quotes, line
 * ends, blanks at its ends.
 */
void brg_csv_append_row (GString *text,
                         const char *const *cells,
                         char separator,
                         BrgCsvCells style);

/**
 * brg_csv_write:
 * @header: (nullable) (array zero-terminated=1): headings of the columns
 * @rows: (element-type GStrv): rows, each a %NULL-terminated array of texts
 * @separator: the character between cells
 * @style: whether formulas are made harmless
 *
 * Returns: (transfer full): the table as a text
 */
char *brg_csv_write (const char *const *header,
                     const GPtrArray *rows,
                     char separator,
                     BrgCsvCells style);

G_END_DECLS
