/* brg-board-draw-private.h - what the files that draw boards share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-board-draw.h"
#include "brg-paint.h"

G_BEGIN_DECLS

#define BRG_BOARD_INK(rgb, alpha)                                                             \
  {                                                                                           \
    ((rgb) >> 16 & 0xff) / 255.0, ((rgb) >> 8 & 0xff) / 255.0, ((rgb) &0xff) / 255.0, (alpha) \
  }

/*
 * BrgBoardDraw:
 * @board: rings on the board: they do not follow the dark surroundings of @palette
 * @unit: how long a pixel is beside the text
 *
 * A board while it is drawn.
 */
typedef struct
{
  cairo_t *cr;
  const BrgBoardPicture *picture;
  const BrgBoardLayout *layout;
  BrgTextCache *texts;
  const BrgPalette *palette;
  BrgPalette board;
  BrgPieceMedium medium;
  double unit;
} BrgBoardDraw;

/* brg_board_marks_draw_below: what is marked under the piece that stands at @x, @y */
void brg_board_marks_draw_below (const BrgBoardDraw *draw, gint square, double x, double y);

/* brg_board_marks_draw_above: what is marked over it */
void brg_board_marks_draw_above (const BrgBoardDraw *draw, gint square, double x, double y);

/* brg_board_marks_draw_way: the way of the picture, on the ground */
void brg_board_marks_draw_way (const BrgBoardDraw *draw);

/* brg_board_numbers_draw_below: the numbers of a square that stand under its piece */
void brg_board_numbers_draw_below (const BrgBoardDraw *draw, gint square, double x, double y);

/* brg_board_numbers_draw_above: the number on its stone */
void brg_board_numbers_draw_above (const BrgBoardDraw *draw, gint square, double x, double y);

G_END_DECLS
