/* brg-paint.h - small signs and lines, drawn alike on screen and paper
 *
 * Lengths are in the units of the context. Lines are filled rectangles, so that whole coordinates
 * give crisp lines. All functions leave the state of the context as they found it, but for its
 * path and source.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>

#include "brg-colour.h"
#include "brg-palette.h"

G_BEGIN_DECLS

/**
 * brg_paint_set_ink:
 * @cr: a context
 * @ink: the colour to draw with from now on
 */
void brg_paint_set_ink (cairo_t *cr, const BrgInk *ink);

/**
 * brg_paint_box:
 * @cr: a context
 * @x: left edge
 * @y: upper edge
 * @width: width; lines are thin boxes
 * @height: height
 * @ink: colour
 *
 * Fills a box.
 */
void brg_paint_box (cairo_t *cr,
                    double x,
                    double y,
                    double width,
                    double height,
                    const BrgInk *ink);

/**
 * brg_paint_rounded_path:
 * @cr: a context
 * @x: left edge
 * @y: upper edge
 * @width: width
 * @height: height
 * @radius: radius of the corners, cut down to half of the shorter side
 *
 * Starts a new path round a box with round corners.
 */
void brg_paint_rounded_path (cairo_t *cr,
                             double x,
                             double y,
                             double width,
                             double height,
                             double radius);

/**
 * brg_paint_ring:
 * @cr: a context
 * @x: left edge of what the ring encloses
 * @y: upper edge
 * @width: width
 * @height: height
 * @radius: radius of its outer corners
 * @line: thickness; the ring lies wholly inside the box
 * @ink: colour
 */
void brg_paint_ring (cairo_t *cr,
                     double x,
                     double y,
                     double width,
                     double height,
                     double radius,
                     double line,
                     const BrgInk *ink);

/**
 * brg_paint_dashes:
 * @cr: a context
 * @x: left edge
 * @y: upper edge
 * @width: width
 * @height: height
 * @radius: radius of the corners
 * @line: thickness; dashes are three, gaps two times as long
 * @ink: colour
 *
 * The dashed box of something that is still missing.
 */
void brg_paint_dashes (cairo_t *cr,
                       double x,
                       double y,
                       double width,
                       double height,
                       double radius,
                       double line,
                       const BrgInk *ink);

/**
 * brg_paint_hatch:
 * @cr: a context
 * @x: left edge
 * @y: upper edge
 * @width: width
 * @height: height
 * @spacing: way from line to line along the upper edge, more than 0
 * @line: thickness
 * @ink: colour
 *
 * Hatches a box with lines rising to the right. The lines lie where x + y is a multiple of
 * @spacing, whatever the box: hatches of neighbouring boxes join.
 */
void brg_paint_hatch (cairo_t *cr,
                      double x,
                      double y,
                      double width,
                      double height,
                      double spacing,
                      double line,
                      const BrgInk *ink);

/**
 * brg_paint_envelope:
 * @cr: a context
 * @x: left edge
 * @y: upper edge
 * @width: width; the height is three quarters of it
 * @ink: colour
 *
 * The sign of an adjourned game.
 */
void brg_paint_envelope (cairo_t *cr, double x, double y, double width, const BrgInk *ink);

/**
 * brg_paint_side:
 * @cr: a context
 * @x: left edge
 * @y: upper edge
 * @size: side of the square
 * @side: White is light, Black dark, none a short dash
 * @ink: colour of the text around; on a dark ground, where it is light, White is the filled one
 *
 * The square that tells which side a player had.
 */
void brg_paint_side (cairo_t *cr,
                     double x,
                     double y,
                     double size,
                     BrgColour side,
                     const BrgInk *ink);

/**
 * brg_paint_get_history_width:
 * @history: a letter a round: `w`, `b`, anything else for a round without a colour
 * @size: side of a square
 *
 * Returns: width of what brg_paint_history() draws
 */
double brg_paint_get_history_width (const char *history, double size);

/**
 * brg_paint_history:
 * @cr: a context
 * @x: left edge
 * @y: upper edge
 * @size: side of a square
 * @history: a letter a round, see brg_paint_get_history_width()
 * @ink: colour
 *
 * The sides a player had, from the first round on.
 */
void brg_paint_history (cairo_t *cr,
                        double x,
                        double y,
                        double size,
                        const char *history,
                        const BrgInk *ink);

G_END_DECLS
