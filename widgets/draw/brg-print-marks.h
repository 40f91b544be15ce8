/* brg-print-marks.h - small signs of tables, drawn alike on screen and paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_print_marks_hatch:
 * @cr: a cairo context; lines are drawn in its source
 * @x: left edge
 * @y: upper edge
 * @width: width of the area
 * @height: height of the area
 * @spacing: distance of the lines along the edges, more than 0
 * @line_width: width of a line
 *
 * Hatches an area with lines that rise to the right. The lines keep to one grid of the page, so
 * that areas side by side look like one.
 */
void brg_print_marks_hatch (cairo_t *cr,
                            double x,
                            double y,
                            double width,
                            double height,
                            double spacing,
                            double line_width);

/**
 * brg_print_marks_strike:
 * @cr: a cairo context; the line is drawn in its source
 * @x1: one end
 * @y1: one end
 * @x2: the other end
 * @y2: the other end
 * @line_width: width of the line
 *
 * Strikes something out with one straight line; what is under it stays readable.
 */
void brg_print_marks_strike (cairo_t *cr,
                             double x1,
                             double y1,
                             double x2,
                             double y2,
                             double line_width);

/**
 * brg_print_marks_envelope:
 * @cr: a cairo context; the lines are drawn in its source
 * @x: left edge
 * @y: upper edge
 * @width: width; the height is two thirds of it
 * @line_width: width of a line
 *
 * Draws the envelope of an adjourned game.
 */
void brg_print_marks_envelope (cairo_t *cr, double x, double y, double width, double line_width);

G_END_DECLS
