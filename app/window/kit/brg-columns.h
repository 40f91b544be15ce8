/* brg-columns.h - columns of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

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
 * BrgColumn:
 * @title: heading of the column
 * @align: where its texts and its heading stand
 * @width_chars: width in characters, so that it grows with the size of letters and with nothing
 * else: a longer text is cut, and whole in its tooltip; 0 for what the texts need
 * @css_class: (nullable): style class of the cells, `brg-dim`; not copied
 * @dup_text: (transfer full): gives the text of a cell
 * @dup_field: (transfer full): gives it where several columns share a function
 * @field: which text @dup_field gives: a number or an offset
 * @expands: whether the column takes the room that is left
 * @n_lines: lines before a text with a width is cut; 0 for one
 * @tip: (nullable): what the heading is short for, its tooltip; copied
 * @mark: (nullable): changes the label of a text further
 * @make: makes the widget of a cell that is no text (transfer floating)
 * @show: shows an item in it; the widget may have shown another one before
 * @place: (out) (optional): where the column is kept, not owned
 *
 * What the cells of a column are: one of @dup_text and @dup_field, or @make with @show. The last
 * argument of the functions is the data of brg_columns_add().
 */
typedef struct
{
  const char *title;
  BrgColumnAlign align;
  gint width_chars;
  const char *css_class;
  char *(*dup_text) (gpointer item, gpointer data);
  char *(*dup_field) (gpointer item, guint field, gpointer data);
  guint field;
  gboolean expands;
  gint n_lines;
  const char *tip;
  void (*mark) (GtkWidget *label, gpointer item, gpointer data);
  GtkWidget *(*make) (gpointer data);
  void (*show) (GtkWidget *cell, gpointer item, gpointer data);
  GtkColumnViewColumn **place;
} BrgColumn;

/**
 * brg_columns_add:
 * @view: a table
 * @spec: what the column is; copied
 * @data: handed to the functions of @spec
 *
 * Appends a column. A cell whose item is a #BrgRowItem is shown again when that is revised.
 *
 * Returns: (transfer none): the column
 */
GtkColumnViewColumn *brg_columns_add (GtkColumnView *view, const BrgColumn *spec, gpointer data);

/**
 * brg_columns_add_all:
 * @view: a table
 * @specs: (array length=n_specs): what the columns are
 * @n_specs: how many
 * @data: handed to their functions
 *
 * Appends columns in turn.
 */
void brg_columns_add_all (GtkColumnView *view,
                          const BrgColumn *specs,
                          guint n_specs,
                          gpointer data);

/**
 * brg_columns_make_chip:
 * @data: unused
 *
 * Makes a chip that is as wide as its text, for BrgColumn.make.
 *
 * Returns: (transfer floating): the chip
 */
GtkWidget *brg_columns_make_chip (gpointer data);

/**
 * brg_columns_set_model:
 * @view: a table
 * @model: (transfer full): its items
 *
 * Fills a table in which one line or none is selected. The lines get their widgets when it is seen
 * first.
 *
 * Returns: (transfer none): its selection
 */
GtkSingleSelection *brg_columns_set_model (GtkColumnView *view, GListModel *model);

/**
 * brg_columns_find_selected:
 * @list: the list inside of a table that holds the rows
 *
 * The row that is selected has that state; nothing else of it is public.
 *
 * Returns: (transfer none) (nullable): the row
 */
GtkWidget *brg_columns_find_selected (GtkWidget *list);

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
 * brg_columns_remove_all:
 * @view: a table
 *
 * Takes away all columns.
 */
void brg_columns_remove_all (GtkColumnView *view);

G_END_DECLS
