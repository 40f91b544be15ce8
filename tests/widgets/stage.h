/* stage.h - a window to test widgets in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * stage_load_styles:
 * @sheet: (nullable): a sheet to load over the light one, `style-dark.css`
 *
 * Loads the style sheets of the program for all windows of the test.
 */
void stage_load_styles (const char *sheet);

/**
 * stage_new:
 * @child: what is tested
 * @width: width of the window
 * @height: its height
 *
 * Returns: (transfer none): a window that has its size and its place on the screen
 */
GtkWindow *stage_new (GtkWidget *child, int width, int height);

/**
 * stage_settle:
 * @widget: a widget in a window
 *
 * Waits until sizes and pictures follow what was changed: two frames.
 */
void stage_settle (GtkWidget *widget);

/**
 * stage_press:
 * @widget: a widget
 * @trigger: keys as a shortcut spells them, `<Control>Home`
 *
 * Does what the shortcut of @widget for these keys does.
 *
 * Returns: whether there is one and it took the keys
 */
gboolean stage_press (GtkWidget *widget, const char *trigger);

/**
 * stage_assert_dies:
 * @window: a window
 * @widget: a widget in it
 *
 * Closes @window and asserts that @widget is freed with it.
 */
void stage_assert_dies (GtkWindow *window, GtkWidget *widget);

G_END_DECLS
