/* brg-columns.h - text columns of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

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
 * @func: gives the text of a cell; called again when the item notifies `revision`
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
