/* brg-narrow.h - what gives way when a window is narrow
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * BrgNarrowFunc:
 * @is_narrow: whether there is less room than wanted
 * @data: the caller's data
 */
typedef void (*BrgNarrowFunc) (gboolean is_narrow, gpointer data);

/**
 * brg_narrow_watch:
 * @widget: a window, or a widget in one
 * @width: wanted width of the window, in pixels of text at 100 %
 * @func: called when the answer changes, and once in the beginning
 * @data: handed to @func; must live as long as @widget
 *
 * Tells when the window becomes narrow or wide, so also when text is large.
 */
void brg_narrow_watch (GtkWidget *widget, double width, BrgNarrowFunc func, gpointer data);

/**
 * brg_narrow_hide:
 * @window: a window, or a widget in one
 * @widget: a widget in the same window
 * @width: width in pixels of text at 100 %
 *
 * Hides @widget while the window is narrower than @width.
 */
void brg_narrow_hide (GtkWidget *window, GtkWidget *widget, double width);

G_END_DECLS
