/* brg-board-draw.h - boards and pieces, drawn alike on screen and paper
 *
 * A board looks the same in light and dark: only its surroundings change. On paper dark squares are
 * hatched, the last move is told by its brackets alone, and what serves playing is left out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-board-picture.h"
#include "brg-text-cache.h"

G_BEGIN_DECLS

/**
 * BrgBoardLayout:
 * @x: left edge of the squares
 * @y: upper edge of the squares
 * @square: side of a square
 * @margin: room for coordinates at the left and below, 0 without them
 *
 * Where a board is. On screen all are whole pixels.
 */
typedef struct
{
  double x;
  double y;
  double square;
  double margin;
} BrgBoardLayout;

/**
 * brg_board_layout_fit:
 * @layout: (out caller-allocates): the place of the board
 * @picture: the board
 * @unit: brg_text_cache_get_unit() of the coordinates
 * @width: room across
 * @height: room down
 * @medium: on screen the squares are of whole pixels
 *
 * Makes the largest board that fits into a box, in its middle.
 */
void brg_board_layout_fit (BrgBoardLayout *layout,
                           const BrgBoardPicture *picture,
                           double unit,
                           double width,
                           double height,
                           BrgPieceMedium medium);

/**
 * brg_board_layout_get_extent:
 * @picture: a board
 * @unit: brg_text_cache_get_unit() of the coordinates
 * @square: side of a square
 * @width: (out): what it takes across
 * @height: (out): what it takes down
 */
void brg_board_layout_get_extent (const BrgBoardPicture *picture,
                                  double unit,
                                  double square,
                                  double *width,
                                  double *height);

/**
 * brg_board_layout_find:
 * @layout: a place
 * @picture: the board
 * @x: a point
 * @y: a point
 *
 * Returns: the square there, or %BRG_BOARD_NO_SQUARE
 */
gint brg_board_layout_find (const BrgBoardLayout *layout,
                            const BrgBoardPicture *picture,
                            double x,
                            double y);

/**
 * brg_board_layout_get_corner:
 * @layout: a place
 * @picture: the board
 * @square: a square
 * @x: (out): its left edge
 * @y: (out): its upper edge
 */
void brg_board_layout_get_corner (const BrgBoardLayout *layout,
                                  const BrgBoardPicture *picture,
                                  gint square,
                                  double *x,
                                  double *y);

/**
 * brg_board_draw:
 * @cr: where to draw
 * @picture: the board
 * @layout: its place
 * @texts: for coordinates and numbers
 * @palette: the colours around
 * @medium: what is drawn on
 *
 * Draws a board.
 */
void brg_board_draw (cairo_t *cr,
                     const BrgBoardPicture *picture,
                     const BrgBoardLayout *layout,
                     BrgTextCache *texts,
                     const BrgPalette *palette,
                     BrgPieceMedium medium);

G_END_DECLS
