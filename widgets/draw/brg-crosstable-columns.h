/* brg-crosstable-columns.h - the columns of a crosstable and their numbers
 *
 * Columns that a reader can point at have numbers: the results are 0 to n_columns - 1, then come
 * the points, the tie-breaks and the place; the name is #BRG_CROSSTABLE_COLUMN_NAME. The numbers
 * do not depend on the order on the screen nor on what is left out in a narrow window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-crosstable.h"

G_BEGIN_DECLS

/**
 * BRG_CROSSTABLE_COLUMN_NAME:
 *
 * Number of the column of the names.
 */
#define BRG_CROSSTABLE_COLUMN_NAME (-1)

/**
 * BrgCrosstablePart:
 * @BRG_CROSSTABLE_PLACE: place
 * @BRG_CROSSTABLE_NUMBER: start number
 * @BRG_CROSSTABLE_NAME: name and the chip beside it
 * @BRG_CROSSTABLE_TITLE: title or category
 * @BRG_CROSSTABLE_RATING: rating
 * @BRG_CROSSTABLE_ORGANISATION: organisation
 * @BRG_CROSSTABLE_CARRIED: points of an earlier stage
 * @BRG_CROSSTABLE_RESULT: a result column
 * @BRG_CROSSTABLE_POINTS: points
 * @BRG_CROSSTABLE_VALUE: a tie-break
 * @BRG_CROSSTABLE_OVERALL: place among all beside that of a category
 * @BRG_CROSSTABLE_FEDERATION: federation
 * @BRG_CROSSTABLE_BIRTH: year of birth
 *
 * What a column shows. A part whose heading is %NULL in the table has no column; names and
 * results always have theirs.
 */
typedef enum
{
  BRG_CROSSTABLE_PLACE,
  BRG_CROSSTABLE_NUMBER,
  BRG_CROSSTABLE_NAME,
  BRG_CROSSTABLE_TITLE,
  BRG_CROSSTABLE_RATING,
  BRG_CROSSTABLE_ORGANISATION,
  BRG_CROSSTABLE_CARRIED,
  BRG_CROSSTABLE_RESULT,
  BRG_CROSSTABLE_POINTS,
  BRG_CROSSTABLE_VALUE,
  BRG_CROSSTABLE_OVERALL,
  BRG_CROSSTABLE_FEDERATION,
  BRG_CROSSTABLE_BIRTH,
} BrgCrosstablePart;

/**
 * BRG_CROSSTABLE_N_PARTS:
 *
 * Number of parts.
 */
#define BRG_CROSSTABLE_N_PARTS (BRG_CROSSTABLE_BIRTH + 1)

/**
 * brg_crosstable_columns_get_order:
 * @kind: kind of a table
 *
 * Returns: (array length=BRG_CROSSTABLE_N_PARTS) (transfer none): the parts from left to right
 */
const BrgCrosstablePart *brg_crosstable_columns_get_order (BrgCrosstableKind kind);

/**
 * brg_crosstable_columns_count_in_part:
 * @table: a table
 * @part: a part
 *
 * Returns: how many columns show that part
 */
gint brg_crosstable_columns_count_in_part (const BrgCrosstable *table, BrgCrosstablePart part);

/**
 * brg_crosstable_columns_count:
 * @table: a table
 *
 * Returns: how many column numbers there are from 0 on: results, points, tie-breaks and place
 */
gint brg_crosstable_columns_count (const BrgCrosstable *table);

/**
 * brg_crosstable_columns_get_part:
 * @table: a table
 * @column: number of a column
 * @index: (out) (optional): which result or tie-break, else 0
 *
 * Returns: what the column shows
 */
BrgCrosstablePart brg_crosstable_columns_get_part (const BrgCrosstable *table,
                                                   gint column,
                                                   gint *index);

/**
 * brg_crosstable_columns_get_number:
 * @table: a table
 * @part: what a column shows
 * @index: which result or tie-break
 *
 * Returns: the number of that column; that of the names for parts that cannot be pointed at
 */
gint brg_crosstable_columns_get_number (const BrgCrosstable *table,
                                        BrgCrosstablePart part,
                                        gint index);

/**
 * brg_crosstable_columns_get_head:
 * @table: a table
 * @part: what a column shows
 * @index: which result or tie-break
 *
 * Returns: (nullable) (transfer none): the heading of that column
 */
const char *brg_crosstable_columns_get_head (const BrgCrosstable *table,
                                             BrgCrosstablePart part,
                                             gint index);

/**
 * brg_crosstable_columns_dup_text:
 * @table: a table
 * @row: a row
 * @part: what a column shows
 * @index: which result or tie-break
 *
 * Returns: (transfer full): the text that stands there, perhaps empty
 */
char *brg_crosstable_columns_dup_text (const BrgCrosstable *table,
                                       gint row,
                                       BrgCrosstablePart part,
                                       gint index);

/**
 * brg_crosstable_columns_get_mark:
 * @table: a table
 * @row: a row
 * @column: a result column
 *
 * Returns: marks of the cell, with what its row and its column say about it
 */
BrgCellMark brg_crosstable_columns_get_mark (const BrgCrosstable *table, gint row, gint column);

G_END_DECLS
