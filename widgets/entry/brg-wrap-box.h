/* brg-wrap-box.h - controls in a row, which goes on below where there is no room
 *
 * Unlike a #GtkFlowBox it makes no columns: each child is as wide as it likes, and none can be
 * selected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_WRAP_BOX (brg_wrap_box_get_type ())
G_DECLARE_FINAL_TYPE (BrgWrapBox, brg_wrap_box, BRG, WRAP_BOX, GtkWidget)

/**
 * brg_wrap_box_new:
 * @spacing: between children and between lines, in pixels
 *
 * Returns: (transfer floating): an empty box
 */
GtkWidget *brg_wrap_box_new (gint spacing);

/**
 * brg_wrap_box_append:
 * @self: a #BrgWrapBox
 * @child: what comes next; it stands in the middle of the height of its line
 */
void brg_wrap_box_append (BrgWrapBox *self, GtkWidget *child);

/**
 * brg_wrap_box_clear:
 * @self: a #BrgWrapBox
 *
 * Takes all children away.
 */
void brg_wrap_box_clear (BrgWrapBox *self);

G_END_DECLS
