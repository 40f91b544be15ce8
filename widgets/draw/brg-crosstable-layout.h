/* brg-crosstable-layout.h - where everything of a crosstable stands
 *
 * A table has three blocks. The left one (place or number, name, rating ...) and the right one
 * (points, tie-breaks, place) stay in view; the results between them scroll sideways. The heading
 * stays in view too. All lengths follow the size of the text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-crosstable-columns.h"
#include "brg-text-cache.h"

G_BEGIN_DECLS

/**
 * BrgCrosstableBlock:
 * @BRG_CROSSTABLE_LEFT: frozen at the left
 * @BRG_CROSSTABLE_MIDDLE: scrolls sideways
 * @BRG_CROSSTABLE_RIGHT: frozen at the right
 * @BRG_CROSSTABLE_HIDDEN: left out, because there is no room
 * @BRG_CROSSTABLE_N_BLOCKS: number of blocks that are seen
 */
typedef enum
{
  BRG_CROSSTABLE_LEFT,
  BRG_CROSSTABLE_MIDDLE,
  BRG_CROSSTABLE_RIGHT,
  BRG_CROSSTABLE_HIDDEN,
  BRG_CROSSTABLE_N_BLOCKS = BRG_CROSSTABLE_HIDDEN,
} BrgCrosstableBlock;

/**
 * BrgCrosstableColumn:
 * @part: what it shows
 * @index: which result or tie-break, else 0
 * @column: number of the column; that of the names for parts that cannot be pointed at
 * @is_stop: whether a cursor can stand on it
 * @block: where it is now
 * @natural: width it needs
 * @x: left edge in its block
 * @width: width now
 * @align: of its texts, 0 left, 0.5 centred, 1 right
 */
typedef struct
{
  BrgCrosstablePart part;
  gint index;
  gint column;
  gboolean is_stop;
  BrgCrosstableBlock block;
  gint natural;
  gint x;
  gint width;
  double align;
} BrgCrosstableColumn;

/**
 * BrgCrosstableLayout:
 * @table: what is shown; borrowed
 * @texts: its texts; borrowed
 * @unit: see brg_text_cache_get_unit()
 * @line: thickness of a hairline
 * @head_height: height of the heading
 * @row_height: height of a row
 * @padding: free room at both sides of a text
 * @cell_width: width of a result column
 * @opponent_width: width of the widest number of an opponent in a Swiss
 * @result_width: width of the widest result
 * @slot_width: width of a game among several of a cell
 * @n_columns: number of columns
 * @columns: (array length=n_columns): columns, from left to right when nothing is left out
 * @block_width: widths of the blocks, the middle one with all that can be scrolled to
 * @width: width of all blocks
 * @full_width: width of all blocks when nothing is left out
 * @notes_width: width of the widest note and the room round it
 * @height: height of heading and rows
 */
typedef struct
{
  const BrgCrosstable *table;
  BrgTextCache *texts;
  double unit;
  gint line;
  gint head_height;
  gint row_height;
  gint padding;
  gint cell_width;
  gint opponent_width;
  gint result_width;
  gint slot_width;
  gint n_columns;
  BrgCrosstableColumn *columns;
  gint block_width[BRG_CROSSTABLE_N_BLOCKS];
  gint width;
  gint full_width;
  gint notes_width;
  gint height;
} BrgCrosstableLayout;

/**
 * brg_crosstable_layout_new:
 * @table: a table, which must outlive the layout
 * @texts: its texts, which must outlive the layout
 *
 * Measures every text of @table.
 *
 * Returns: (transfer full): the layout with room for everything
 */
BrgCrosstableLayout *brg_crosstable_layout_new (const BrgCrosstable *table, BrgTextCache *texts);

/**
 * brg_crosstable_layout_free:
 * @layout: (nullable): a layout
 */
void brg_crosstable_layout_free (BrgCrosstableLayout *layout);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgCrosstableLayout, brg_crosstable_layout_free)

/**
 * brg_crosstable_layout_fit:
 * @layout: a layout
 * @width: room for the table
 *
 * Fits the columns into @width. Spare room goes to names and organisations. When there is too
 * little, titles go first, then organisations, then ratings, as far as the table is whole then;
 * a table that cannot be whole keeps them while enough results are seen, and at last the
 * tie-breaks, then points and place scroll with the results. Names are never cut.
 */
void brg_crosstable_layout_fit (BrgCrosstableLayout *layout, gint width);

/**
 * brg_crosstable_layout_get_min_width:
 * @layout: a layout
 *
 * Returns: the least width in which names and one result can be seen
 */
gint brg_crosstable_layout_get_min_width (const BrgCrosstableLayout *layout);

/**
 * brg_crosstable_layout_step:
 * @layout: a layout
 * @column: number of a column
 * @by: columns to go, to the left when negative; G_MININT and G_MAXINT go to the ends
 *
 * Returns: number of the column that many stops further on the screen, at most the last one
 */
gint brg_crosstable_layout_step (const BrgCrosstableLayout *layout, gint column, gint by);

G_END_DECLS
