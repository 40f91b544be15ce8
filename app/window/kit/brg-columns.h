/* brg-columns.h - columns of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * BrgColumnCells:
 * @make: makes the widget of a cell (transfer floating)
 * @show: shows an item in it; the widget may have shown another one before
 * @data: the caller's data for @make and @show
 * @free_data: (nullable): frees @data with the column
 *
 * What the cells of a column are.
 */
typedef struct
{
  GtkWidget *(*make) (gpointer data);
  void (*show) (GtkWidget *cell, gpointer item, gpointer data);
  gpointer data;
  GDestroyNotify free_data;
} BrgColumnCells;

/**
 * brg_columns_add:
 * @view: a table
 * @title: (nullable): heading of the column
 * @cells: its cells; copied
 *
 * Appends a column of widgets. A cell whose item is a #BrgRowItem is shown again when that is
 * revised.
 *
 * Returns: (transfer none): the column
 */
GtkColumnViewColumn *brg_columns_add (GtkColumnView *view,
                                      const char *title,
                                      const BrgColumnCells *cells);

/**
 * brg_columns_find_list:
 * @view: a table
 *
 * Returns: (transfer none) (nullable): the list inside of it that holds its rows
 */
GtkWidget *brg_columns_find_list (GtkColumnView *view);

/**
 * brg_columns_get_row:
 * @cell: the widget of a cell
 *
 * Returns: (transfer none) (nullable): the widget of the row that it stands in
 */
GtkWidget *brg_columns_get_row (GtkWidget *cell);

/**
 * brg_columns_find_row:
 * @view: a table with columns of this file
 * @item: (type GObject): an item of its model
 *
 * Returns: (transfer none) (nullable): the widget of its row, %NULL while it is out of sight
 */
GtkWidget *brg_columns_find_row (GtkColumnView *view, gpointer item);

/**
 * BrgColumnTextFunc:
 * @item: (type GObject): an item of the model
 * @data: the caller's data
 *
 * Returns: (transfer full): the text of the cell
 */
typedef char *(*BrgColumnTextFunc) (gpointer item, gpointer data);

/**
 * BrgColumnAlign:
 * @BRG_COLUMN_LEFT: text
 * @BRG_COLUMN_CENTRE: marks
 * @BRG_COLUMN_RIGHT: numbers, with figures of equal width
 */
typedef enum
{
  BRG_COLUMN_LEFT,
  BRG_COLUMN_CENTRE,
  BRG_COLUMN_RIGHT,
} BrgColumnAlign;

/**
 * brg_columns_add_text:
 * @view: a table
 * @title: heading of the column
 * @align: where its texts stand
 * @width_chars: width in characters, so that it grows with the text; 0 for what the texts need
 * @css_class: (nullable): style class of the cells, `brg-dim`
 * @func: gives the text of a cell; called again when the item is revised
 * @data: handed to @func
 *
 * Appends a column of labels.
 *
 * Returns: (transfer none): the column
 */
GtkColumnViewColumn *brg_columns_add_text (GtkColumnView *view,
                                           const char *title,
                                           BrgColumnAlign align,
                                           gint width_chars,
                                           const char *css_class,
                                           BrgColumnTextFunc func,
                                           gpointer data);

G_END_DECLS
