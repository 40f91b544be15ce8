/* brg-paint.c - small signs and lines, drawn alike on screen and paper
 *
 * Tests: tests/widgets/test-paint.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paint.h"

#include <math.h>
#include <string.h>

/* Gap between the squares of a history, as a part of their side. */
#define HISTORY_GAP 0.3

void
brg_paint_set_ink (cairo_t *cr, const BrgInk *ink)
{
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, ink->alpha);
}

void
brg_paint_box (cairo_t *cr, double x, double y, double width, double height, const BrgInk *ink)
{
  brg_paint_set_ink (cr, ink);
  cairo_rectangle (cr, x, y, width, height);
  cairo_fill (cr);
}

void
brg_paint_rounded_path (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  double r = MIN (radius, MIN (width, height) / 2);

  cairo_new_path (cr);
  cairo_arc (cr, x + width - r, y + r, r, -G_PI_2, 0);
  cairo_arc (cr, x + width - r, y + height - r, r, 0, G_PI_2);
  cairo_arc (cr, x + r, y + height - r, r, G_PI_2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

void
brg_paint_ring (cairo_t *cr,
                double x,
                double y,
                double width,
                double height,
                double radius,
                double line,
                const BrgInk *ink)
{
  cairo_save (cr);
  brg_paint_set_ink (cr, ink);
  cairo_set_line_width (cr, line);
  brg_paint_rounded_path (cr, x + line / 2, y + line / 2, width - line, height - line,
                          MAX (radius - line / 2, 0));
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
brg_paint_dashes (cairo_t *cr,
                  double x,
                  double y,
                  double width,
                  double height,
                  double radius,
                  double line,
                  const BrgInk *ink)
{
  const double dashes[] = { 3 * line, 2 * line };

  cairo_save (cr);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  brg_paint_ring (cr, x, y, width, height, radius, line, ink);
  cairo_restore (cr);
}

void
brg_paint_hatch (cairo_t *cr,
                 double x,
                 double y,
                 double width,
                 double height,
                 double spacing,
                 double line,
                 const BrgInk *ink)
{
  gint from, to;

  g_return_if_fail (spacing > 0);

  cairo_save (cr);
  cairo_rectangle (cr, x, y, width, height);
  cairo_clip (cr);
  brg_paint_set_ink (cr, ink);
  cairo_set_line_width (cr, line);
  from = (gint) floor ((x + y) / spacing);
  to = (gint) ceil ((x + y + width + height) / spacing);
  for (gint k = from; k <= to; k++)
    {
      cairo_move_to (cr, k * spacing - y + line, y - line);
      cairo_line_to (cr, k * spacing - y - height - line, y + height + line);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
brg_paint_envelope (cairo_t *cr, double x, double y, double width, const BrgInk *ink)
{
  double line = MAX (width / 9, 1);
  double height = width * 0.75;
  double edge = line / 2;

  cairo_save (cr);
  brg_paint_set_ink (cr, ink);
  cairo_set_line_width (cr, line);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  brg_paint_rounded_path (cr, x + edge, y + edge, width - line, height - line, width / 8);
  cairo_stroke (cr);
  /* The flap ends a little below the middle, as on a closed envelope seen from behind. */
  cairo_move_to (cr, x + line, y + height * 0.24);
  cairo_line_to (cr, x + width / 2, y + height * 0.6);
  cairo_line_to (cr, x + width - line, y + height * 0.24);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
brg_paint_side (cairo_t *cr, double x, double y, double size, BrgColour side, const BrgInk *ink)
{
  gboolean on_dark = brg_ink_get_luminance (ink) > 0.5;
  double line = MAX (round (size / 9), 1);

  if (side == BRG_COLOUR_NONE)
    brg_paint_box (cr, x + round (size * 0.2), y + floor ((size - line) / 2), round (size * 0.6),
                   line, ink);
  else if ((side == BRG_COLOUR_WHITE) == on_dark)
    brg_paint_box (cr, x, y, size, size, ink);
  else
    brg_paint_ring (cr, x, y, size, size, 0, line, ink);
}

static double
history_step (double size)
{
  return size + MAX (round (size * HISTORY_GAP), 1);
}

double
brg_paint_get_history_width (const char *history, double size)
{
  gsize n = history != NULL ? strlen (history) : 0;

  return n == 0 ? 0 : (double) (n - 1) * history_step (size) + size;
}

void
brg_paint_history (cairo_t *cr,
                   double x,
                   double y,
                   double size,
                   const char *history,
                   const BrgInk *ink)
{
  if (history == NULL)
    return;
  for (const char *at = history; *at != '\0'; at++, x += history_step (size))
    brg_paint_side (cr, x, y, size,
                    *at == 'w'   ? BRG_COLOUR_WHITE
                    : *at == 'b' ? BRG_COLOUR_BLACK
                                 : BRG_COLOUR_NONE,
                    ink);
}
