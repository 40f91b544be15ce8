/* brg-print-marks.c - small signs of tables, drawn alike on screen and paper
 *
 * Tests: tests/app/test-documents-layout.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-print-marks.h"

#include <math.h>

void
brg_print_marks_hatch (cairo_t *cr,
                       double x,
                       double y,
                       double width,
                       double height,
                       double spacing,
                       double line_width)
{
  double first;

  g_return_if_fail (cr != NULL && spacing > 0);

  cairo_save (cr);
  cairo_rectangle (cr, x, y, width, height);
  cairo_clip (cr);
  cairo_set_line_width (cr, line_width);
  cairo_set_dash (cr, NULL, 0, 0);
  /* Lines x + y = k * spacing: the same k cross neighbouring areas. */
  first = ceil ((x + y) / spacing) * spacing;
  for (double sum = first; sum < x + width + y + height; sum += spacing)
    {
      cairo_move_to (cr, sum - y, y);
      cairo_line_to (cr, sum - y - height, y + height);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
brg_print_marks_strike (cairo_t *cr, double x1, double y1, double x2, double y2, double line_width)
{
  g_return_if_fail (cr != NULL);

  cairo_save (cr);
  cairo_set_line_width (cr, line_width);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
brg_print_marks_envelope (cairo_t *cr, double x, double y, double width, double line_width)
{
  double height = width * 2 / 3;

  g_return_if_fail (cr != NULL);

  cairo_save (cr);
  cairo_set_line_width (cr, line_width);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_rectangle (cr, x, y, width, height);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + width / 2, y + height * 0.6);
  cairo_line_to (cr, x + width, y);
  cairo_stroke (cr);
  cairo_restore (cr);
}
