/* brg-proof-row.h - a row as the journal leaves it, in as few bytes as it takes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgProofCell:
 * @type: a type of SQLite, `SQLITE_INTEGER`
 * @number: of an integer
 * @real: of a float
 * @data: of a text or blob, not owned
 * @size: how many bytes @data has
 *
 * A value, wherever it comes from.
 */
typedef struct
{
  int type;
  gint64 number;
  double real;
  const void *data;
  int size;
} BrgProofCell;

/**
 * BrgProofSlot:
 * @cell: a value
 * @writer: the entry that wrote it; 0: nobody, and the default of the column holds
 *
 * A value of a row.
 */
typedef struct
{
  BrgProofCell cell;
  gint64 writer;
} BrgProofSlot;

/**
 * BrgProofRow:
 * @n_values: how many columns were written; files of older versions have entries with fewer
 * @seen: the last run that found it in its table
 * @n_key: how many bytes its key has
 * @packed: its key, then its cells
 *
 * A row as the journal leaves it.
 */
typedef struct
{
  guint n_values;
  guint seen;
  guint n_key;
  guint8 *packed;
} BrgProofRow;

/**
 * brg_proof_row_new:
 * @key: its key
 *
 * Returns: (transfer full): a row without values, for brg_proof_rows_new()
 */
BrgProofRow *brg_proof_row_new (const GByteArray *key);

/**
 * brg_proof_row_unpack:
 * @row: a row
 *
 * Returns: (transfer full) (element-type BrgProofSlot): its values, good until it is packed anew
 */
GArray *brg_proof_row_unpack (const BrgProofRow *row);

/**
 * brg_proof_row_pack:
 * @row: a row
 * @slots: (element-type BrgProofSlot): its values from now on; those of brg_proof_row_unpack() may
 *   be among them
 */
void brg_proof_row_pack (BrgProofRow *row, const GArray *slots);

/**
 * brg_proof_row_read:
 * @row: a row
 * @place: a column
 *
 * Returns: its value; one that nobody wrote where the row is shorter
 */
BrgProofSlot brg_proof_row_read (const BrgProofRow *row, guint place);

/**
 * brg_proof_rows_new:
 *
 * Returns: (transfer full) (element-type BrgProofRow): a set that owns its rows
 */
GHashTable *brg_proof_rows_new (void);

/**
 * brg_proof_rows_find:
 * @rows: a set of rows
 * @key: a key
 *
 * Returns: (transfer none) (nullable): the row that has it
 */
BrgProofRow *brg_proof_rows_find (GHashTable *rows, const GByteArray *key);

G_END_DECLS
