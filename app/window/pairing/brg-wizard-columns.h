/* brg-wizard-columns.h - columns of widgets in a table of the wizard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-wizard-item.h"

G_BEGIN_DECLS

/**
 * brg_wizard_columns_track:
 * @cell: the widget of a cell
 * @item: (type BrgWizardItem): its line
 * @is_bound: whether it begins to stand for it
 *
 * BrgColumn.track of a column through which the lines know their rows.
 */
void brg_wizard_columns_track (GtkWidget *cell, gpointer item, gboolean is_bound);

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
