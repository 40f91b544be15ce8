/* brg-result-table-private.h - a table of results while it is read
 *
 * Only for brg-result-table*.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-result-table.h"

G_BEGIN_DECLS

/* A line that is no head. */
typedef struct
{
  guint line;
  char **fields;
  guint n_fields;
} BrgResultRow;

typedef struct
{
  const char *name;
  GArray *rows; /* BrgResultRow */
  BrgResultTable *table;
  gint cycles;
  gint n_games;
} BrgResultReader;

/* The column, in characters, of a byte of a field. */
guint brg_result_row_get_column (const BrgResultRow *row, guint field, gsize offset);

/* Sets @error at a byte of a field; always %FALSE. */
gboolean brg_result_reader_fail (const BrgResultReader *reader,
                                 const BrgResultRow *row,
                                 guint field,
                                 gsize offset,
                                 GError **error,
                                 const char *format,
                                 ...) G_GNUC_PRINTF (6, 7);

/* The same for a mark that is none of the marks expected. */
gboolean brg_result_reader_fail_mark (const BrgResultReader *reader,
                                      const BrgResultRow *row,
                                      guint field,
                                      gsize offset,
                                      const char *expected,
                                      GError **error);

/* A whole number in a field. */
gboolean brg_result_reader_take_number (const BrgResultReader *reader,
                                        const BrgResultRow *row,
                                        guint field,
                                        gint least,
                                        gint most,
                                        gint *number,
                                        GError **error);

/* Whether two marks may be the two sides of a game: nobody has more than the whole point, and both
 * were there or not both. */
gboolean brg_result_marks_agree (BrgOutcome first, BrgOutcome second);

/* Fill the tournament, which has its size, from the rows. */
gboolean brg_result_reader_fill_crosstable (BrgResultReader *reader, GError **error);
gboolean brg_result_reader_fill_swiss (BrgResultReader *reader, GError **error);

/* Makes and fills the tournament from the rows. */
gboolean brg_result_reader_make_teams (BrgResultReader *reader, gint n_boards, GError **error);

G_END_DECLS
