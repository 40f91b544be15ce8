/* brg-widget-palette.c - the colours that the style sheets give to drawn widgets
 *
 * Tests: tests/widgets/test-small-widgets.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-widget-palette.h"

#include <math.h>

#include "brg-paint.h"
#include "brg-text-cache.h"

/* Defined opaque by the sheets for high contrast, which a colour cannot tell otherwise. */
#define CONTRAST_NAME "brg_contrast"

gboolean
brg_widget_palette_find_colour (GtkWidget *widget, const char *name, GdkRGBA *colour)
{
  gboolean found;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);
  g_return_val_if_fail (name != NULL && colour != NULL, FALSE);

  /* GTK has no other function that reads a named colour, nor announces one. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  found = gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, colour);
  G_GNUC_END_IGNORE_DEPRECATIONS
  return found;
}

void
brg_widget_palette_load (GtkWidget *widget, BrgPalette *palette)
{
  GdkRGBA colour;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (palette != NULL);

  brg_palette_init (palette, BRG_SCHEME_LIGHT);
  for (gint i = 0; i < BRG_N_INKS; i++)
    if (brg_widget_palette_find_colour (widget, brg_palette_get_css_name ((BrgInkName) i), &colour))
      palette->ink[i] = (BrgInk){ colour.red, colour.green, colour.blue, colour.alpha };
  palette->high_contrast =
      brg_widget_palette_find_colour (widget, CONTRAST_NAME, &colour) && colour.alpha > 0.5f;
}

double
brg_widget_palette_get_unit (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  return brg_text_cache_get_context_unit (gtk_widget_get_pango_context (widget));
}

void
brg_widget_palette_snapshot_dashes (GtkWidget *widget,
                                    GtkSnapshot *snapshot,
                                    double radius,
                                    BrgInkName name)
{
  double resolution;
  graphene_rect_t bounds;
  BrgPalette palette;
  cairo_t *cr;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (GTK_IS_SNAPSHOT (snapshot));

  if (!gtk_widget_compute_bounds (widget, widget, &bounds))
    return;
  /* A line grows with the scale of all text, not with the size of this one. */
  resolution = pango_cairo_context_get_resolution (gtk_widget_get_pango_context (widget));
  brg_widget_palette_load (widget, &palette);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  brg_paint_dashes (cr, bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height,
                    radius, MAX (round (0.75 * resolution / 96), 1), &palette.ink[name]);
  cairo_destroy (cr);
}
