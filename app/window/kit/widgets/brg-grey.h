/* brg-grey.h - a control that is grey says why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * brg_grey_tell:
 * @widget: (type GtkWidget): a control that an action makes grey
 * @why: (nullable): why it can do nothing now, a sentence; %NULL when it can
 *
 * Says so in the tooltip and to screen readers; with %NULL the tooltip is again what it was.
 */
void brg_grey_tell (gpointer widget, const char *why);

/**
 * brg_grey_set:
 * @widget: (type GtkWidget): a control
 * @why: (nullable): why it can do nothing now, a sentence; %NULL when it can
 *
 * Makes the control grey as well, or not.
 */
void brg_grey_set (gpointer widget, const char *why);

G_END_DECLS
