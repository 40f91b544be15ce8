/* brg-crosstable-move.h - where a key takes the cursor of a crosstable
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-crosstable-layout.h"

G_BEGIN_DECLS

/**
 * BrgCrosstableMove:
 * @BRG_CROSSTABLE_MOVE_LEFT: one column to the left
 * @BRG_CROSSTABLE_MOVE_RIGHT: one column to the right
 * @BRG_CROSSTABLE_MOVE_UP: one row up
 * @BRG_CROSSTABLE_MOVE_DOWN: one row down
 * @BRG_CROSSTABLE_MOVE_ROW_START: first column
 * @BRG_CROSSTABLE_MOVE_ROW_END: last column
 * @BRG_CROSSTABLE_MOVE_PAGE_UP: one page up
 * @BRG_CROSSTABLE_MOVE_PAGE_DOWN: one page down
 * @BRG_CROSSTABLE_MOVE_TOP: first row, in the same column
 * @BRG_CROSSTABLE_MOVE_BOTTOM: last row, in the same column
 */
typedef enum
{
  BRG_CROSSTABLE_MOVE_LEFT,
  BRG_CROSSTABLE_MOVE_RIGHT,
  BRG_CROSSTABLE_MOVE_UP,
  BRG_CROSSTABLE_MOVE_DOWN,
  BRG_CROSSTABLE_MOVE_ROW_START,
  BRG_CROSSTABLE_MOVE_ROW_END,
  BRG_CROSSTABLE_MOVE_PAGE_UP,
  BRG_CROSSTABLE_MOVE_PAGE_DOWN,
  BRG_CROSSTABLE_MOVE_TOP,
  BRG_CROSSTABLE_MOVE_BOTTOM,
} BrgCrosstableMove;

/**
 * brg_crosstable_move:
 * @layout: the layout of a table with at least one row
 * @move: where to go
 * @page_rows: rows of a page, at least 1
 * @entry_mode: whether to stay on results and to step over the diagonal
 * @row: (inout): row of the cursor
 * @column: (inout): number of its column
 *
 * Moves a cursor. At an edge it stays where it is; there is no way round.
 */
void brg_crosstable_move (const BrgCrosstableLayout *layout,
                          BrgCrosstableMove move,
                          gint page_rows,
                          gboolean entry_mode,
                          gint *row,
                          gint *column);

/**
 * brg_crosstable_move_to_table:
 * @old: (nullable): the table that was shown
 * @table: (nullable): the table that is shown now
 * @row: (inout): row of the cursor in @old, -1 for none, then in @table
 * @column: (inout): number of its column in @old, then in @table
 *
 * Keeps a cursor with its player and its column when a table is replaced. A player who is not in
 * the new table leaves the cursor where it was, as far as there are rows.
 */
void brg_crosstable_move_to_table (const BrgCrosstable *old,
                                   const BrgCrosstable *table,
                                   gint *row,
                                   gint *column);

G_END_DECLS
