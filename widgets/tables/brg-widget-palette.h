/* brg-widget-palette.h - the colours that the style sheets give to drawn widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-palette.h"

G_BEGIN_DECLS

/**
 * brg_widget_palette_find_colour:
 * @widget: a widget
 * @name: name of a colour of the style sheets, without the at sign
 * @colour: (out caller-allocates): the colour as it is now
 *
 * Returns: whether the style sheets have that colour
 */
gboolean brg_widget_palette_find_colour (GtkWidget *widget, const char *name, GdkRGBA *colour);

/**
 * brg_widget_palette_load:
 * @widget: a widget
 * @palette: (out caller-allocates): the colours as they are now
 *
 * Reads the named colours of the style sheets, `@brg_fg` and so on; a missing one is replaced by
 * the light scheme's. Reading costs a few microseconds: do it at every drawing, then a change of
 * the style needs no signal.
 */
void brg_widget_palette_load (GtkWidget *widget, BrgPalette *palette);

/**
 * brg_widget_palette_get_unit:
 * @widget: a widget
 *
 * Returns: how long a length of 1 px is in @widget that was designed for text of 10 pt at 96 dpi
 */
double brg_widget_palette_get_unit (GtkWidget *widget);

/**
 * brg_widget_palette_snapshot_dashes:
 * @widget: a widget
 * @snapshot: what is drawn
 * @radius: radius of its corners
 * @name: colour
 *
 * Draws a dashed border round @widget. That of CSS has dashes of two pixels, which look like dots.
 */
void brg_widget_palette_snapshot_dashes (GtkWidget *widget,
                                         GtkSnapshot *snapshot,
                                         double radius,
                                         BrgInkName name);

G_END_DECLS
