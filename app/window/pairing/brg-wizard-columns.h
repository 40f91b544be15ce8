/* brg-wizard-columns.h - columns of widgets in a table of the wizard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

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
