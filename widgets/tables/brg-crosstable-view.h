/* brg-crosstable-view.h - a crosstable to look at and to walk through
 *
 * The widget has one cursor: a row and a column, see brg-crosstable-columns.h for the numbers.
 * Arrows, Home, End, Page Up, Page Down, with Ctrl to the ends, and the pointer move it; in a
 * cell with several games it goes from game to game. With Shift rows are selected. Enter
 * and a double click activate its cell; Ctrl+C copies the selected rows, or the whole table, for a
 * spreadsheet. All other keys are left to the page, which enters results by a key controller of its
 * own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-crosstable-columns.h"

G_BEGIN_DECLS

#define BRG_TYPE_CROSSTABLE_VIEW (brg_crosstable_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgCrosstableView, brg_crosstable_view, BRG, CROSSTABLE_VIEW, GtkWidget)

/**
 * BrgCrosstableDescribe:
 * @table: what is shown
 * @row: row of the cursor
 * @column: number of its column
 * @user_data: what was given with the function
 *
 * Returns: (transfer full): one sentence about the cell, for a screen reader
 */
typedef char *(*BrgCrosstableDescribe) (const BrgCrosstable *table,
                                        gint row,
                                        gint column,
                                        gpointer user_data);

/**
 * BrgCrosstableView::cursor-changed:
 * @self: the view
 * @row: row of the cursor, -1 for none
 * @column: number of its column
 *
 * The cursor went to another cell, or another table stands under it.
 */

/**
 * BrgCrosstableView::cell-activated:
 * @self: the view
 * @row: row of the cursor
 * @column: number of its column
 *
 * Enter was pressed, or the cell was clicked twice.
 */

/**
 * brg_crosstable_view_new:
 *
 * Returns: (transfer floating): a new view without a table
 */
GtkWidget *brg_crosstable_view_new (void);

/**
 * brg_crosstable_view_set_table:
 * @self: a #BrgCrosstableView
 * @table: (nullable) (transfer full): what to show
 *
 * Shows another table, or another state of the same one: the cursor stays with its player and its
 * column, and nothing scrolls.
 */
void brg_crosstable_view_set_table (BrgCrosstableView *self, BrgCrosstable *table);

/**
 * brg_crosstable_view_get_table:
 * @self: a #BrgCrosstableView
 *
 * Returns: (nullable) (transfer none): what is shown
 */
const BrgCrosstable *brg_crosstable_view_get_table (BrgCrosstableView *self);

/**
 * brg_crosstable_view_set_cursor:
 * @self: a #BrgCrosstableView
 * @row: a row, -1 for none; too large ones mean the last
 * @column: number of a column
 *
 * Moves the cursor and scrolls it into view.
 */
void brg_crosstable_view_set_cursor (BrgCrosstableView *self, gint row, gint column);

/**
 * brg_crosstable_view_get_cursor:
 * @self: a #BrgCrosstableView
 * @row: (out) (optional): its row, -1 for none
 * @column: (out) (optional): number of its column
 *
 * Returns: whether there is a cursor
 */
gboolean brg_crosstable_view_get_cursor (BrgCrosstableView *self, gint *row, gint *column);

/**
 * brg_crosstable_view_get_game:
 * @self: a #BrgCrosstableView
 *
 * Returns: which game of its cell the cursor is on, from 0, where the cell has several
 */
gint brg_crosstable_view_get_game (BrgCrosstableView *self);

/**
 * brg_crosstable_view_copy:
 * @self: a #BrgCrosstableView
 *
 * Puts the selected rows on the clipboard, or the whole table when none are.
 */
void brg_crosstable_view_copy (BrgCrosstableView *self);

/**
 * brg_crosstable_view_get_cell_area:
 * @self: a #BrgCrosstableView
 * @row: a row
 * @column: number of a column
 * @area: (out): where the cell is in the widget, for a popover to point at
 *
 * Returns: whether any of the cell is in view
 */
gboolean brg_crosstable_view_get_cell_area (BrgCrosstableView *self,
                                            gint row,
                                            gint column,
                                            GdkRectangle *area);

/**
 * brg_crosstable_view_set_entry_mode:
 * @self: a #BrgCrosstableView
 * @entry_mode: whether results are entered in the table
 *
 * While results are entered the keys keep the cursor on results and off the diagonal, and the
 * cursor always shows its ring.
 */
void brg_crosstable_view_set_entry_mode (BrgCrosstableView *self, gboolean entry_mode);

/**
 * brg_crosstable_view_get_entry_mode:
 * @self: a #BrgCrosstableView
 *
 * Returns: whether results are entered in the table
 */
gboolean brg_crosstable_view_get_entry_mode (BrgCrosstableView *self);

/**
 * brg_crosstable_view_set_label:
 * @self: a #BrgCrosstableView
 * @label: name of the table for a screen reader, "Crosstable after round 9"
 */
void brg_crosstable_view_set_label (BrgCrosstableView *self, const char *label);

/**
 * brg_crosstable_view_set_describe:
 * @self: a #BrgCrosstableView
 * @describe: (nullable): says what stands in a cell; without it row and column are named and the
 *   text is read
 * @user_data: passed to @describe
 * @destroy: (nullable): frees @user_data
 */
void brg_crosstable_view_set_describe (BrgCrosstableView *self,
                                       BrgCrosstableDescribe describe,
                                       gpointer user_data,
                                       GDestroyNotify destroy);

/**
 * brg_crosstable_view_get_vadjustment:
 * @self: a #BrgCrosstableView
 *
 * Returns: (transfer none): how far the rows are scrolled, in pixels
 */
GtkAdjustment *brg_crosstable_view_get_vadjustment (BrgCrosstableView *self);

/**
 * brg_crosstable_view_get_hadjustment:
 * @self: a #BrgCrosstableView
 *
 * Returns: (transfer none): how far the results are scrolled, in pixels
 */
GtkAdjustment *brg_crosstable_view_get_hadjustment (BrgCrosstableView *self);

G_END_DECLS
