/* brg-diagram-draw.h - a board on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <glib.h>

#include "brg-board-picture.h"
#include "brg-typesetter.h"

G_BEGIN_DECLS

/**
 * brg_diagram_draw:
 * @picture: the board
 * @typesetter: a typesetter
 * @cr: where to; one unit is a point
 * @x: left edge of the squares
 * @y: upper edge of the squares
 * @square: side of a square
 *
 * Draws a board in black with its frame and its coordinates.
 */
void brg_diagram_draw (const BrgBoardPicture *picture,
                       BrgTypesetter *typesetter,
                       cairo_t *cr,
                       double x,
                       double y,
                       double square);

/**
 * brg_diagram_margin:
 * @picture: the board
 * @square: side of a square
 *
 * Returns: what the coordinates take at the left of the squares and below them, in points
 */
double brg_diagram_margin (const BrgBoardPicture *picture, double square);

G_END_DECLS
