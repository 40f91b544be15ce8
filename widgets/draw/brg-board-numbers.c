/* brg-board-numbers.c - numbers on a board: names of squares, moves, fouls, offers
 *
 * Tests: tests/widgets/test-board-draw.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-draw-private.h"

#include <math.h>

static const BrgInk number_ink = BRG_BOARD_INK (0x2b3a26, 1);
static const BrgInk stone_ink = BRG_BOARD_INK (0x1b1f24, 1);
static const BrgInk wood = BRG_BOARD_INK (0xecd9b0, 1);
static const BrgInk white = BRG_BOARD_INK (0xffffff, 1);
static const BrgInk black = BRG_BOARD_INK (0x000000, 1);

/* Height of figures in a corner: on screen that of bold text of 8 pt, in pixels at 96 dpi; never
 * more than this part of a square, which is their height on paper too. */
#define CORNER_HEIGHT 7.6
#define CORNER_PART 0.2
#define CORNER_EDGE 0.04
#define MARKED_EDGE 0.09
/* In pixels beside text of 10 pt at 96 dpi. */
#define CURSOR_ROOM 4
#define DISC_RADIUS 0.4
/* Smaller ones could not be read. */
#define LEAST_CORNER_HEIGHT 4.2
/* Parts of a square. */
#define STONE_HEIGHT 0.34
#define STONE_WIDTH 0.66
#define STONE_RADIUS 0.43
#define RING_LINE 0.045
#define FOUL_EDGE 0.07
#define FOUL_HEIGHT 0.46
#define FOUL_WIDTH 0.7

static gboolean
is_on_paper (const BrgBoardDraw *draw)
{
  return draw->medium == BRG_PIECE_ON_PAPER;
}

static PangoLayout *
get_figures (const BrgBoardDraw *draw, guint number, PangoRectangle *seen)
{
  PangoLayout *layout;
  char text[8];

  g_snprintf (text, sizeof text, "%u", number);
  layout = brg_text_cache_get_layout (draw->texts, text, BRG_TEXT_BOLD);
  pango_layout_get_extents (layout, seen, NULL);
  return layout;
}

/* Figures @height high, less where they would be wider than @box, in its middle. @halo is painted
 * below them. */
static void
draw_figures (const BrgBoardDraw *draw,
              guint number,
              const BrgTextBox *box,
              double height,
              const BrgInk *ink,
              const BrgInk *halo)
{
  cairo_t *cr = draw->cr;
  PangoRectangle seen;
  PangoLayout *layout = get_figures (draw, number, &seen);
  double scale, x, y;

  if (seen.height <= 0 || seen.width <= 0)
    return;
  scale = MIN (height / seen.height, box->width / seen.width);
  x = box->x + (box->width - scale * seen.width) * box->align;
  y = box->y + (box->height - scale * seen.height) / 2;
  if (halo != NULL)
    brg_paint_box (cr, x - height / 6, y - height / 6, scale * seen.width + height / 3,
                   height * 4 / 3, halo);
  cairo_save (cr);
  cairo_translate (cr, x - scale * seen.x, y - scale * seen.y);
  cairo_scale (cr, scale * PANGO_SCALE, scale * PANGO_SCALE);
  cairo_move_to (cr, 0, 0);
  brg_paint_set_ink (cr, ink);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

/* Makes figures in a corner so small that they clear the disc in the middle; all in parts of a
 * square. */
static double
clear_disc (const BrgBoardDraw *draw, guint number, double edge, double height)
{
  PangoRectangle seen;
  double breadth;

  get_figures (draw, number, &seen);
  breadth = seen.height > 0 ? (double) seen.width / seen.height : 0;
  while (height > 0 && hypot (0.5 - edge - breadth * height, 0.5 - edge - height) < DISC_RADIUS)
    height -= 0.005;
  return height;
}

static gboolean
has_disc (const BrgBoardPicture *picture, gint square)
{
  BrgPieceShape shape = brg_piece_shape (picture->pieces[square]);

  return shape == BRG_PIECE_SHAPE_DRAUGHTS_MAN || shape == BRG_PIECE_SHAPE_DRAUGHTS_KING;
}

/* Inside the brackets of a last move and the ring of the cursor. */
static double
get_corner_edge (const BrgBoardDraw *draw, gint square)
{
  guint marks = draw->picture->marks[square];
  double side = draw->layout->square;

  if ((marks & BRG_BOARD_CURSOR) != 0 && !is_on_paper (draw))
    return MAX (MARKED_EDGE, (CURSOR_ROOM * draw->unit + 2) / side);
  if ((marks & BRG_BOARD_LAST_MOVE) != 0)
    return MAX (MARKED_EDGE, 4 / side);
  return is_on_paper (draw) ? CORNER_EDGE : MAX (CORNER_EDGE, 2 / side);
}

/* @align: 0 for the left corner, 1 for the right one. */
static void
draw_corner (const BrgBoardDraw *draw, gint square, guint number, double x, double y, double align)
{
  double side = draw->layout->square;
  double edge = get_corner_edge (draw, square);
  double height =
      is_on_paper (draw) ? CORNER_PART : MIN (CORNER_PART, CORNER_HEIGHT * draw->unit / side);
  BrgTextBox box = { x + edge * side, y + edge * side, (1 - 2 * edge) * side, 0, align };

  if (has_disc (draw->picture, square))
    height = clear_disc (draw, number, edge, height);
  height *= side;
  if (!is_on_paper (draw) && height < LEAST_CORNER_HEIGHT)
    return;
  box.height = height;
  draw_figures (draw, number, &box, height, is_on_paper (draw) ? &black : &number_ink,
                is_on_paper (draw) ? &white : NULL);
}

static void
draw_foul (const BrgBoardDraw *draw, gint square, double x, double y)
{
  guint number = draw->picture->numbers[square];
  double side = draw->layout->square;
  double edge = is_on_paper (draw) ? side * FOUL_EDGE : round (side * FOUL_EDGE);
  double line = is_on_paper (draw) ? side * RING_LINE : MAX (round (side * RING_LINE), 1);
  const BrgInk *ink = is_on_paper (draw) ? &black : &draw->board.ink[BRG_INK_ERROR];
  BrgTextBox box = { x + side * (1 - FOUL_WIDTH) / 2, y, side * FOUL_WIDTH, side, 0.5 };

  brg_paint_box (draw->cr, x + edge, y + edge, side - 2 * edge, side - 2 * edge, &white);
  brg_paint_ring (draw->cr, x + edge, y + edge, side - 2 * edge, side - 2 * edge, line, line, ink);
  if (number != 0)
    draw_figures (draw, number, &box, FOUL_HEIGHT * side, ink, NULL);
}

static void
draw_on_stone (const BrgBoardDraw *draw, gint square, double x, double y, const BrgInk *ink)
{
  double side = draw->layout->square;
  BrgTextBox box = { x + side * (1 - STONE_WIDTH) / 2, y, side * STONE_WIDTH, side, 0.5 };

  draw_figures (draw, draw->picture->numbers[square], &box, STONE_HEIGHT * side, ink, NULL);
}

/* A stone that may come here: a ring without a body. */
static void
draw_offer (const BrgBoardDraw *draw, gint square, double x, double y)
{
  cairo_t *cr = draw->cr;
  double side = draw->layout->square;
  const BrgInk *ink = is_on_paper (draw) ? &black : &stone_ink;

  cairo_new_path (cr);
  cairo_arc (cr, x + side / 2, y + side / 2, STONE_RADIUS * side, 0, 2 * G_PI);
  brg_paint_set_ink (cr, is_on_paper (draw) ? &white : &wood);
  cairo_fill_preserve (cr);
  brg_paint_set_ink (cr, ink);
  cairo_set_line_width (cr, MAX (RING_LINE * side, is_on_paper (draw) ? 0 : 1));
  cairo_stroke (cr);
  draw_on_stone (draw, square, x, y, ink);
}

static gboolean
has_stone (const BrgBoardPicture *picture, gint square)
{
  return brg_piece_shape (picture->pieces[square]) == BRG_PIECE_SHAPE_STONE;
}

void
brg_board_numbers_draw_below (const BrgBoardDraw *draw, gint square, double x, double y)
{
  const BrgBoardPicture *picture = draw->picture;
  guint number = picture->numbers[square];

  if (picture->corners[square] != 0)
    draw_corner (draw, square, picture->corners[square], x, y, 0);
  if ((picture->marks[square] & BRG_BOARD_FOUL) != 0)
    draw_foul (draw, square, x, y);
  else if (number == 0 || has_stone (picture, square))
    return;
  else if (picture->ground == BRG_BOARD_LINED)
    draw_offer (draw, square, x, y);
  else
    draw_corner (draw, square, number, x, y, picture->corners[square] != 0 ? 1 : 0);
}

void
brg_board_numbers_draw_above (const BrgBoardDraw *draw, gint square, double x, double y)
{
  const BrgBoardPicture *picture = draw->picture;
  gboolean is_black = brg_piece_colour (picture->pieces[square]) == BRG_COLOUR_BLACK;

  if (picture->numbers[square] == 0 || !has_stone (picture, square) ||
      (picture->marks[square] & BRG_BOARD_FOUL) != 0)
    return;
  draw_on_stone (draw, square, x, y, is_black ? &white : is_on_paper (draw) ? &black : &stone_ink);
}
