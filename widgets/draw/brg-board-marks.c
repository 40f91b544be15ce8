/* brg-board-marks.c - what is marked on squares: moves, targets, checks, ways
 *
 * Tests: tests/widgets/test-board-draw.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-draw-private.h"

#include <math.h>

static const BrgInk last_move = BRG_BOARD_INK (0xf0cf57, 0.55);
static const BrgInk bracket = BRG_BOARD_INK (0x6f5500, 1);
static const BrgInk target = BRG_BOARD_INK (0x000000, 0.32);
static const BrgInk white = BRG_BOARD_INK (0xffffff, 1);
static const BrgInk black = BRG_BOARD_INK (0x000000, 1);

/* Thickness that follows the text, in pixels at 96 dpi. */
#define RING 3
/* Parts of a square. */
#define TARGET_RADIUS 0.13
#define CAPTURE_RADIUS 0.44
#define CAPTURE_LINE 0.07
#define CHECK_RADIUS 0.455
#define BRACKET_LENGTH 0.2
#define BRACKET_LINE 0.035
#define LIFTED_ALPHA 0.3
#define RING_PART 0.12
#define CROSS_REACH 0.27
#define CROSS_LINE 0.075
#define WAY_LINE 0.075
#define WAY_STOP 0.11
#define WAY_HEAD 0.32
/* Between the tip of an arrow and the middle of the square of the piece. */
#define WAY_GAP 0.4
/* A white edge keeps a cross and a way apart from any piece and square. */
#define EDGE 0.03

/* @inset: what lies between them and the edge of the square, a cursor. */
static void
draw_brackets (const BrgBoardDraw *draw, double x, double y, double inset)
{
  cairo_t *cr = draw->cr;
  double side = draw->layout->square;
  double line = MAX (round (side * BRACKET_LINE), draw->medium == BRG_PIECE_ON_PAPER ? 0.9 : 2);
  double edge = 1 + inset + line / 2;
  double length = round (side * BRACKET_LENGTH);

  cairo_save (cr);
  brg_paint_set_ink (cr, draw->medium == BRG_PIECE_ON_PAPER ? &black : &bracket);
  cairo_set_line_width (cr, line);
  for (gint corner = 0; corner < 4; corner++)
    {
      double dx = (corner & 1) != 0 ? -1 : 1;
      double dy = (corner & 2) != 0 ? -1 : 1;
      double corner_x = dx > 0 ? x + edge : x + side - edge;
      double corner_y = dy > 0 ? y + edge : y + side - edge;

      cairo_move_to (cr, corner_x + dx * length, corner_y);
      cairo_line_to (cr, corner_x, corner_y);
      cairo_line_to (cr, corner_x, corner_y + dy * length);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_disc (const BrgBoardDraw *draw,
           double x,
           double y,
           double radius,
           double line,
           const BrgInk *ink)
{
  double side = draw->layout->square;

  cairo_new_path (draw->cr);
  cairo_arc (draw->cr, x + side / 2, y + side / 2, radius * side, 0, 2 * G_PI);
  brg_paint_set_ink (draw->cr, ink);
  cairo_set_line_width (draw->cr, line);
  if (line > 0)
    cairo_stroke (draw->cr);
  else
    cairo_fill (draw->cr);
}

static void
draw_target (const BrgBoardDraw *draw, gint square, double x, double y)
{
  if (draw->picture->pieces[square] == BRG_PIECE_NONE)
    draw_disc (draw, x, y, TARGET_RADIUS, 0, &target);
  else
    draw_disc (draw, x, y, CAPTURE_RADIUS, CAPTURE_LINE * draw->layout->square, &target);
}

/* Under the piece; on paper a last move is all there is. */
void
brg_board_marks_draw_below (const BrgBoardDraw *draw, gint square, double x, double y)
{
  guint marks = draw->picture->marks[square];
  gboolean on_screen = draw->medium == BRG_PIECE_ON_SCREEN;
  double side = draw->layout->square;
  BrgInk lifted = draw->board.ink[BRG_INK_RING];

  if ((marks & BRG_BOARD_LAST_MOVE) != 0)
    {
      /* Lines must not vanish; a stone leaves the brackets free. */
      if (on_screen && draw->picture->ground == BRG_BOARD_CHEQUERED)
        brg_paint_box (draw->cr, x, y, side, side, &last_move);
      draw_brackets (draw, x, y, 0);
    }
  if (!on_screen)
    return;
  if ((marks & BRG_BOARD_LIFTED) != 0)
    {
      lifted.alpha = LIFTED_ALPHA;
      brg_paint_box (draw->cr, x, y, side, side, &lifted);
    }
  if ((marks & BRG_BOARD_CHECK) != 0)
    draw_disc (draw, x, y, CHECK_RADIUS, MAX (round (RING * draw->unit), 2),
               &draw->board.ink[BRG_INK_ERROR]);
  if ((marks & BRG_BOARD_TARGET) != 0)
    draw_target (draw, square, x, y);
}

/* The white line inside keeps the ring apart from any square and piece. A last move must not lose
 * its brackets to it. */
static void
draw_cursor (const BrgBoardDraw *draw, gint square, double x, double y)
{
  double side = draw->layout->square;
  double line = MAX (round (MIN (RING * draw->unit, RING_PART * side)), 2);
  const BrgInk *ring = &draw->board.ink[BRG_INK_RING];

  brg_paint_ring (draw->cr, x + line, y + line, side - 2 * line, side - 2 * line, line, 1, &white);
  brg_paint_ring (draw->cr, x, y, side, side, line, line, ring);
  if ((draw->picture->marks[square] & BRG_BOARD_LAST_MOVE) != 0)
    draw_brackets (draw, x, y, line);
}

/* A struck piece: the cross tells it where fading cannot be seen. */
static void
draw_cross (const BrgBoardDraw *draw, double x, double y)
{
  cairo_t *cr = draw->cr;
  double side = draw->layout->square;
  double reach = CROSS_REACH * side;
  double line = CROSS_LINE * side;
  const BrgInk *ink = draw->medium == BRG_PIECE_ON_PAPER ? &black : &draw->board.ink[BRG_INK_ERROR];

  cairo_save (cr);
  cairo_translate (cr, x + side / 2, y + side / 2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_new_path (cr);
  for (gint i = -1; i <= 1; i += 2)
    {
      cairo_move_to (cr, -reach, -i * reach);
      cairo_line_to (cr, reach, i * reach);
    }
  brg_paint_set_ink (cr, &white);
  cairo_set_line_width (cr, line + 2 * EDGE * side);
  cairo_stroke_preserve (cr);
  brg_paint_set_ink (cr, ink);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
brg_board_marks_draw_above (const BrgBoardDraw *draw, gint square, double x, double y)
{
  guint marks = draw->picture->marks[square];

  if ((marks & BRG_BOARD_TAKEN) != 0)
    draw_cross (draw, x, y);
  if ((marks & BRG_BOARD_CURSOR) != 0 && draw->medium == BRG_PIECE_ON_SCREEN)
    draw_cursor (draw, square, x, y);
}

/* The way */

typedef struct
{
  double x;
  double y;
} Point;

static Point
get_middle (const BrgBoardDraw *draw, guint i)
{
  double half = draw->layout->square / 2;
  Point middle;

  brg_board_layout_get_corner (draw->layout, draw->picture, draw->picture->way.squares[i],
                               &middle.x, &middle.y);
  middle.x += half;
  middle.y += half;
  return middle;
}

/* An arrow from square to square; the last one ends beside the piece. */
static void
add_hop (const BrgBoardDraw *draw, guint i)
{
  cairo_t *cr = draw->cr;
  double side = draw->layout->square;
  gboolean is_last = i + 1 == draw->picture->way.n_squares;
  Point from = get_middle (draw, i - 1);
  Point to = get_middle (draw, i);
  double length = hypot (to.x - from.x, to.y - from.y);
  double tip = length - (is_last ? WAY_GAP : WAY_STOP) * side;

  if (length <= 0)
    return;
  cairo_save (cr);
  cairo_translate (cr, from.x, from.y);
  cairo_rotate (cr, atan2 (to.y - from.y, to.x - from.x));
  cairo_rectangle (cr, 0, -WAY_LINE * side / 2, tip - WAY_HEAD * side / 2, WAY_LINE * side);
  cairo_move_to (cr, tip, 0);
  cairo_rel_line_to (cr, -WAY_HEAD * side, WAY_HEAD * side / 2);
  cairo_rel_line_to (cr, 0, -WAY_HEAD * side);
  cairo_close_path (cr);
  cairo_restore (cr);
}

static void
add_way (const BrgBoardDraw *draw)
{
  const BrgBoardWay *way = &draw->picture->way;

  cairo_new_path (draw->cr);
  for (guint i = 0; i + 1 < way->n_squares; i++)
    {
      Point stop = get_middle (draw, i);

      cairo_new_sub_path (draw->cr);
      cairo_arc (draw->cr, stop.x, stop.y, WAY_STOP * draw->layout->square, 0, 2 * G_PI);
    }
  for (guint i = 1; i < way->n_squares; i++)
    add_hop (draw, i);
}

void
brg_board_marks_draw_way (const BrgBoardDraw *draw)
{
  cairo_t *cr = draw->cr;
  const BrgInk *ink = draw->medium == BRG_PIECE_ON_PAPER ? &black : &draw->board.ink[BRG_INK_RING];

  if (draw->picture->way.n_squares < 2)
    return;
  cairo_save (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  add_way (draw);
  brg_paint_set_ink (cr, &white);
  cairo_set_line_width (cr, 2 * EDGE * draw->layout->square);
  cairo_stroke_preserve (cr);
  brg_paint_set_ink (cr, ink);
  cairo_fill (cr);
  cairo_restore (cr);
}
