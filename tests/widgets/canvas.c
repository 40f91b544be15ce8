/* canvas.c - a picture to draw on and to look at, without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "canvas.h"

Canvas *
canvas_new (gint width, gint height)
{
  Canvas *canvas = g_new0 (Canvas, 1);

  canvas->width = width;
  canvas->height = height;
  canvas->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  canvas->cr = cairo_create (canvas->surface);
  cairo_set_source_rgb (canvas->cr, 1, 1, 1);
  cairo_paint (canvas->cr);
  return canvas;
}

void
canvas_free (Canvas *canvas)
{
  cairo_destroy (canvas->cr);
  cairo_surface_destroy (canvas->surface);
  g_free (canvas);
}

guint32
canvas_get (Canvas *canvas, gint x, gint y)
{
  const guchar *data;

  g_assert_true (x >= 0 && x < canvas->width && y >= 0 && y < canvas->height);
  cairo_surface_flush (canvas->surface);
  data = cairo_image_surface_get_data (canvas->surface);
  return *(const guint32 *) (const void *) (data +
                                            (gsize) y * (gsize) cairo_image_surface_get_stride (
                                                            canvas->surface) +
                                            (gsize) x * 4) &
         0xffffff;
}

gint
canvas_count (Canvas *canvas, gint x, gint y, gint width, gint height)
{
  gint n = 0;

  for (gint i = y; i < y + height; i++)
    for (gint j = x; j < x + width; j++)
      n += canvas_get (canvas, j, i) != 0xffffff;
  return n;
}

PangoContext *
canvas_new_context (double scale)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoFontDescription *font = pango_font_description_from_string ("Sans 10");

  pango_context_set_font_description (context, font);
  pango_cairo_context_set_resolution (context, 96 * scale);
  pango_font_description_free (font);
  return context;
}
