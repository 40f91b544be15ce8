/* brg-whole-text.h - the whole of a text that is cut, in a tooltip
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * brg_whole_text_show:
 * @widget: where it is asked for: the label, or what holds it
 * @label: a label that may end in an ellipsis
 *
 * Shows the text of @label in a tooltip of @widget while it is cut: a tooltip does not say again
 * what can be read.
 */
void brg_whole_text_show (GtkWidget *widget, GtkLabel *label);

G_END_DECLS
