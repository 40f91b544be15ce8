/* brg-crosstable-scene.h - the part of a crosstable that is seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-crosstable-layout.h"

G_BEGIN_DECLS

/**
 * BrgCrosstableScene:
 * @width: width of the window on the table
 * @height: its height with the heading
 * @scroll_x: how far the middle block is scrolled
 * @scroll_y: how far the rows are scrolled
 * @cursor_row: row of the cursor, -1 for none
 * @cursor_column: its column number
 * @cursor_game: which game of its cell the cursor is on, from 0, where there are several
 * @selected_from: first of the rows that are selected, -1 for none
 * @selected_to: last of them
 * @has_ring: whether the cursor has a ring; without it only row and column are tinted
 */
typedef struct
{
  gint width;
  gint height;
  gint scroll_x;
  gint scroll_y;
  gint cursor_row;
  gint cursor_column;
  gint cursor_game;
  gint selected_from;
  gint selected_to;
  gboolean has_ring;
} BrgCrosstableScene;

/**
 * BrgCrosstableRect:
 * @x: left edge
 * @y: upper edge
 * @width: width
 * @height: height
 */
typedef struct
{
  gint x;
  gint y;
  gint width;
  gint height;
} BrgCrosstableRect;

/**
 * brg_crosstable_scene_get_block:
 * @scene: a window on a table
 * @layout: the layout of the table
 * @block: a block
 * @rect: (out): where the block is seen, from the heading to the last row; it may be empty
 */
void brg_crosstable_scene_get_block (const BrgCrosstableScene *scene,
                                     const BrgCrosstableLayout *layout,
                                     BrgCrosstableBlock block,
                                     BrgCrosstableRect *rect);

/**
 * brg_crosstable_scene_get_origin:
 * @scene: a window on a table
 * @layout: the layout of the table
 * @block: a block
 *
 * Returns: where the first column of the block begins; in the middle block, which scrolls, that
 *   may be left of what is seen
 */
gint brg_crosstable_scene_get_origin (const BrgCrosstableScene *scene,
                                      const BrgCrosstableLayout *layout,
                                      BrgCrosstableBlock block);

/**
 * brg_crosstable_scene_get_cell:
 * @scene: a window on a table
 * @layout: the layout of the table
 * @row: a row, -1 for the heading
 * @column: number of a column
 * @rect: (out): where the cell is; it may lie outside the window or under a frozen block
 *
 * Returns: whether the table has that cell
 */
gboolean brg_crosstable_scene_get_cell (const BrgCrosstableScene *scene,
                                        const BrgCrosstableLayout *layout,
                                        gint row,
                                        gint column,
                                        BrgCrosstableRect *rect);

/**
 * brg_crosstable_scene_get_slot:
 * @layout: the layout of the table
 * @cell: where a cell is
 * @n_games: how many games stand in it
 * @game: which of them
 * @rect: (out): the slot of that game
 */
void brg_crosstable_scene_get_slot (const BrgCrosstableLayout *layout,
                                    const BrgCrosstableRect *cell,
                                    gint n_games,
                                    gint game,
                                    BrgCrosstableRect *rect);

/**
 * brg_crosstable_scene_find_game:
 * @scene: a window on a table
 * @layout: the layout of the table
 * @row: a row
 * @column: number of a column
 * @x: a place in the window
 *
 * Returns: which game of the cell is nearest to @x; 0 where there is one or none
 */
gint brg_crosstable_scene_find_game (const BrgCrosstableScene *scene,
                                     const BrgCrosstableLayout *layout,
                                     gint row,
                                     gint column,
                                     double x);

/**
 * brg_crosstable_scene_find:
 * @scene: a window on a table
 * @layout: the layout of the table
 * @x: a place in the window
 * @y: see @x
 * @row: (out): row there, -1 in the heading
 *
 * Returns: (nullable) (transfer none): the column there, %NULL when nothing of the table is there
 */
const BrgCrosstableColumn *brg_crosstable_scene_find (const BrgCrosstableScene *scene,
                                                      const BrgCrosstableLayout *layout,
                                                      double x,
                                                      double y,
                                                      gint *row);

G_END_DECLS
