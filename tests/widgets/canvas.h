/* canvas.h - a picture to draw on and to look at, without a display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/**
 * Canvas:
 * @cr: where to draw
 * @surface: the pixels
 * @width: width
 * @height: height
 */
typedef struct
{
  cairo_t *cr;
  cairo_surface_t *surface;
  gint width;
  gint height;
} Canvas;

/**
 * canvas_new:
 * @width: width
 * @height: height
 *
 * Returns: (transfer full): a white picture
 */
Canvas *canvas_new (gint width, gint height);

/**
 * canvas_free:
 * @canvas: a picture
 */
void canvas_free (Canvas *canvas);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Canvas, canvas_free)

/**
 * canvas_get:
 * @canvas: a picture
 * @x: column
 * @y: row
 *
 * Returns: the colour there, 0xRRGGBB
 */
guint32 canvas_get (Canvas *canvas, gint x, gint y);

/**
 * canvas_count:
 * @canvas: a picture
 * @x: left edge of a box
 * @y: upper edge
 * @width: width
 * @height: height
 *
 * Returns: how many of its pixels are not white
 */
gint canvas_count (Canvas *canvas, gint x, gint y, gint width, gint height);

/**
 * TextContext:
 *
 * A #PangoContext that is freed by itself.
 */
typedef PangoContext TextContext;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TextContext, g_object_unref)

/**
 * canvas_new_context:
 * @scale: scale of the text
 *
 * Returns: (transfer full): a context with text of 10 pt at 96 dpi, times @scale
 */
PangoContext *canvas_new_context (double scale);

G_END_DECLS
