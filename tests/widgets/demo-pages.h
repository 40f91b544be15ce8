/* demo-pages.h - pages made of the widgets, to look at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * demo_pages_new_rounds:
 *
 * Returns: (transfer floating): a half-entered round with the pane of its board
 */
GtkWidget *demo_pages_new_rounds (void);

/**
 * demo_pages_new_wizard:
 *
 * Returns: (transfer floating): the proposal of a pairing wizard
 */
GtkWidget *demo_pages_new_wizard (void);

/**
 * demo_pages_new_kit:
 *
 * Returns: (transfer floating): every small widget in every state
 */
GtkWidget *demo_pages_new_kit (void);

G_END_DECLS
