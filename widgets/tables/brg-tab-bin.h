/* brg-tab-bin.h - a box that one Tab enters and one Tab leaves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_TAB_BIN (brg_tab_bin_get_type ())
G_DECLARE_FINAL_TYPE (BrgTabBin, brg_tab_bin, BRG, TAB_BIN, GtkWidget)

/**
 * brg_tab_bin_new:
 * @child: (nullable): what it holds, a list as a rule
 *
 * In a list of GTK 4.8 every row is a stop of the Tab key. Inside a #BrgTabBin the rows are
 * walked with the arrows, and Tab goes on to what follows the list.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *brg_tab_bin_new (GtkWidget *child);

/**
 * brg_tab_bin_set_child:
 * @self: a #BrgTabBin
 * @child: (nullable): what it holds
 */
void brg_tab_bin_set_child (BrgTabBin *self, GtkWidget *child);

/**
 * brg_tab_bin_get_child:
 * @self: a #BrgTabBin
 *
 * Returns: (nullable) (transfer none): what it holds
 */
GtkWidget *brg_tab_bin_get_child (BrgTabBin *self);

G_END_DECLS
