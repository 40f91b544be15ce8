/* brg-wizard-columns.h - columns of widgets in a table of the wizard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-wizard-item.h"

G_BEGIN_DECLS

/**
 * BrgCellNewFunc:
 *
 * Returns: (transfer floating): a widget for a cell
 */
typedef GtkWidget *(*BrgCellNewFunc) (void);

/**
 * BrgCellShowFunc:
 * @cell: the widget of a cell
 * @item: the line
 * @data: the caller's data
 *
 * Shows a line in a cell. The widget may have shown another line before.
 */
typedef void (*BrgCellShowFunc) (GtkWidget *cell, BrgWizardItem *item, gpointer data);

/**
 * brg_wizard_columns_add:
 * @view: a table
 * @title: heading of the column
 * @make: makes the widget of a cell
 * @show: shows a line in it; called again when the item notifies `revision`
 * @data: handed to @show
 *
 * Appends a column of widgets.
 *
 * Returns: (transfer none): the column
 */
GtkColumnViewColumn *brg_wizard_columns_add (GtkColumnView *view,
                                             const char *title,
                                             BrgCellNewFunc make,
                                             BrgCellShowFunc show,
                                             gpointer data);

/**
 * brg_wizard_columns_move_focus:
 * @view: a table with a single selection
 * @position: a line
 *
 * Selects a line, brings it on show and puts the keyboard focus on it, so that the arrow keys go on
 * from there.
 */
void brg_wizard_columns_move_focus (GtkColumnView *view, guint position);

G_END_DECLS
