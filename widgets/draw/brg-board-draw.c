/* brg-board-draw.c - boards and pieces, drawn alike on screen and paper
 *
 * Tests: tests/widgets/test-board-draw.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-draw.h"

#include <math.h>

#include "brg-paint.h"

#define INK(rgb, alpha)                                                                       \
  {                                                                                           \
    ((rgb) >> 16 & 0xff) / 255.0, ((rgb) >> 8 & 0xff) / 255.0, ((rgb) &0xff) / 255.0, (alpha) \
  }

static const BrgInk light_square = INK (0xeef0e6, 1);
static const BrgInk dark_square = INK (0x93a98c, 1);
static const BrgInk frame = INK (0x6f8468, 1);
static const BrgInk number_ink = INK (0x2b3a26, 1);
static const BrgInk wood = INK (0xecd9b0, 1);
static const BrgInk wood_line = INK (0x6b5530, 1);
static const BrgInk last_move = INK (0xf0cf57, 0.55);
static const BrgInk bracket = INK (0x6f5500, 1);
static const BrgInk target = INK (0x000000, 0.32);
static const BrgInk white = INK (0xffffff, 1);
static const BrgInk black = INK (0x000000, 1);

/* Lengths that follow the text, in pixels at 96 dpi. */
#define MARGIN 20
#define RING 3
/* Parts of a square. */
#define TARGET_RADIUS 0.13
#define CAPTURE_RADIUS 0.44
#define CAPTURE_LINE 0.07
#define CHECK_RADIUS 0.455
#define BRACKET_LENGTH 0.2
#define BRACKET_LINE 0.035
#define SHADOW_ALPHA 0.3
#define LIFTED_ALPHA 0.3
/* A hatch of 12 %: a line is so thick, and the way to the next one is this many times longer. */
#define HATCH_LINE 0.35
#define HATCH_STEP (M_SQRT2 / 0.12)
/* Below this side there is no room for numbers inside, in pixels of small text. */
#define NUMBER_ROOM 22

typedef struct
{
  cairo_t *cr;
  const BrgBoardPicture *picture;
  const BrgBoardLayout *layout;
  BrgTextCache *texts;
  const BrgPalette *palette;
  BrgPalette board; /* rings on the board: they do not follow the dark surroundings */
  BrgPieceMedium medium;
  double unit;
} Draw;

/* Places */

static double
get_margin (const BrgBoardPicture *picture, double unit)
{
  return picture->has_coordinates ? round (MARGIN * unit) : 0;
}

void
brg_board_layout_get_extent (const BrgBoardPicture *picture,
                             double unit,
                             double square,
                             double *width,
                             double *height)
{
  double margin = get_margin (picture, unit);

  /* The frame is a pixel on every side. */
  *width = picture->n_files * square + margin + 2;
  *height = picture->n_ranks * square + margin + 2;
}

void
brg_board_layout_fit (BrgBoardLayout *layout,
                      const BrgBoardPicture *picture,
                      double unit,
                      double width,
                      double height,
                      BrgPieceMedium medium)
{
  double used_width, used_height;

  g_return_if_fail (layout != NULL);
  g_return_if_fail (picture != NULL && picture->n_files > 0 && picture->n_ranks > 0);

  brg_board_layout_get_extent (picture, unit, 0, &used_width, &used_height);
  layout->margin = get_margin (picture, unit);
  layout->square =
      MIN ((width - used_width) / picture->n_files, (height - used_height) / picture->n_ranks);
  if (medium == BRG_PIECE_ON_SCREEN)
    layout->square = floor (layout->square);
  layout->square = MAX (layout->square, 1);
  brg_board_layout_get_extent (picture, unit, layout->square, &used_width, &used_height);
  layout->x = (width - used_width) / 2;
  layout->y = (height - used_height) / 2;
  if (medium == BRG_PIECE_ON_SCREEN)
    {
      layout->x = floor (layout->x);
      layout->y = floor (layout->y);
    }
  layout->x += layout->margin + 1;
  layout->y += 1;
}

gint
brg_board_layout_find (const BrgBoardLayout *layout,
                       const BrgBoardPicture *picture,
                       double x,
                       double y)
{
  return brg_board_picture_get_square (picture, (gint) floor ((x - layout->x) / layout->square),
                                       (gint) floor ((y - layout->y) / layout->square));
}

void
brg_board_layout_get_corner (const BrgBoardLayout *layout,
                             const BrgBoardPicture *picture,
                             gint square,
                             double *x,
                             double *y)
{
  gint column, row;

  brg_board_picture_get_place (picture, square, &column, &row);
  *x = layout->x + column * layout->square;
  *y = layout->y + row * layout->square;
}

/* Ground */

static void
draw_dark_square (const Draw *draw, double x, double y)
{
  double side = draw->layout->square;
  double line = HATCH_LINE * draw->unit;

  if (draw->medium == BRG_PIECE_ON_PAPER)
    brg_paint_hatch (draw->cr, x, y, side, side, line * HATCH_STEP, line, &black);
  else
    brg_paint_box (draw->cr, x, y, side, side, &dark_square);
}

static void
draw_chequers (const Draw *draw)
{
  const BrgBoardPicture *picture = draw->picture;
  const BrgBoardLayout *layout = draw->layout;
  gboolean on_paper = draw->medium == BRG_PIECE_ON_PAPER;
  double width = picture->n_files * layout->square;
  double height = picture->n_ranks * layout->square;

  brg_paint_box (draw->cr, layout->x - 1, layout->y - 1, width + 2, height + 2,
                 on_paper ? &black : &frame);
  brg_paint_box (draw->cr, layout->x, layout->y, width, height, on_paper ? &white : &light_square);
  for (gint square = 0; square < brg_board_picture_count_squares (picture); square++)
    {
      double x, y;

      if (!brg_board_picture_is_dark (picture, square))
        continue;
      brg_board_layout_get_corner (layout, picture, square, &x, &y);
      draw_dark_square (draw, x, y);
    }
}

static void
draw_line (const Draw *draw, double x1, double y1, double x2, double y2, gboolean is_edge)
{
  cairo_set_line_width (draw->cr, (is_edge ? 1.6 : 0.8) * draw->unit);
  cairo_move_to (draw->cr, x1, y1);
  cairo_line_to (draw->cr, x2, y2);
  cairo_stroke (draw->cr);
}

/* The middle, and the four points between it and the corners. */
static void
draw_dots (const Draw *draw)
{
  static const gint dots[][2] = { { 7, 7 }, { 3, 3 }, { 3, 11 }, { 11, 3 }, { 11, 11 } };
  const BrgBoardLayout *layout = draw->layout;

  for (gsize i = 0; i < G_N_ELEMENTS (dots); i++)
    {
      cairo_arc (draw->cr, layout->x + (dots[i][0] + 0.5) * layout->square,
                 layout->y + (dots[i][1] + 0.5) * layout->square, layout->square * 0.12, 0,
                 2 * G_PI);
      cairo_fill (draw->cr);
    }
}

static void
draw_grid (const Draw *draw)
{
  const BrgBoardPicture *picture = draw->picture;
  double side = draw->layout->square;
  double left = draw->layout->x + side / 2;
  double top = draw->layout->y + side / 2;
  double right = left + (picture->n_files - 1) * side;
  double bottom = top + (picture->n_ranks - 1) * side;
  gboolean on_paper = draw->medium == BRG_PIECE_ON_PAPER;

  brg_paint_box (draw->cr, draw->layout->x, draw->layout->y, picture->n_files * side,
                 picture->n_ranks * side, on_paper ? &white : &wood);
  brg_paint_set_ink (draw->cr, on_paper ? &black : &wood_line);
  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_SQUARE);
  for (gint i = 0; i < picture->n_files; i++)
    draw_line (draw, left + i * side, top, left + i * side, bottom,
               i == 0 || i == picture->n_files - 1);
  for (gint i = 0; i < picture->n_ranks; i++)
    draw_line (draw, left, top + i * side, right, top + i * side,
               i == 0 || i == picture->n_ranks - 1);
  if (picture->n_files == BRG_BOARD_MAX_SIDE && picture->n_ranks == BRG_BOARD_MAX_SIDE)
    draw_dots (draw);
}

/* Marks */

/* @inset: what lies between them and the edge of the square, a cursor. */
static void
draw_brackets (const Draw *draw, double x, double y, double inset)
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
draw_disc (const Draw *draw, double x, double y, double radius, double line, const BrgInk *ink)
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
draw_target (const Draw *draw, gint square, double x, double y)
{
  if (draw->picture->pieces[square] == BRG_PIECE_NONE)
    draw_disc (draw, x, y, TARGET_RADIUS, 0, &target);
  else
    draw_disc (draw, x, y, CAPTURE_RADIUS, CAPTURE_LINE * draw->layout->square, &target);
}

/* Under the piece; on paper a last move is all there is. */
static void
draw_marks_below (const Draw *draw, gint square, double x, double y)
{
  guint marks = draw->picture->marks[square];
  gboolean on_screen = draw->medium == BRG_PIECE_ON_SCREEN;
  double side = draw->layout->square;
  BrgInk lifted = draw->board.ink[BRG_INK_RING];

  if ((marks & BRG_BOARD_LAST_MOVE) != 0)
    {
      if (on_screen)
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
draw_cursor (const Draw *draw, gint square, double x, double y)
{
  double side = draw->layout->square;
  double line = MAX (round (RING * draw->unit), 2);
  const BrgInk *ring = &draw->board.ink[BRG_INK_RING];

  brg_paint_ring (draw->cr, x + line, y + line, side - 2 * line, side - 2 * line, line, 1, &white);
  brg_paint_ring (draw->cr, x, y, side, side, line, line, ring);
  if ((draw->picture->marks[square] & BRG_BOARD_LAST_MOVE) != 0)
    draw_brackets (draw, x, y, line);
}

static void
draw_foul (const Draw *draw, double x, double y)
{
  double side = draw->layout->square;
  double edge = round (side * 0.14);
  gboolean on_paper = draw->medium == BRG_PIECE_ON_PAPER;
  const BrgInk *ink = on_paper ? &black : &draw->board.ink[BRG_INK_ERROR];

  brg_paint_box (draw->cr, x + edge, y + edge, side - 2 * edge, side - 2 * edge, &white);
  brg_paint_ring (draw->cr, x + edge, y + edge, side - 2 * edge, side - 2 * edge, 2,
                  on_paper ? 0.6 : 1.5, ink);
}

/* The number of a square stands in its corner, that of a foul in the middle of its sign. */
static void
draw_number (const Draw *draw, gint square, double x, double y)
{
  gboolean is_foul = (draw->picture->marks[square] & BRG_BOARD_FOUL) != 0;
  double side = draw->layout->square;
  char text[8];
  BrgTextBox box = { x + 2 * draw->unit, y + draw->unit, side, 12 * draw->unit, 0 };
  const BrgInk *ink = draw->medium == BRG_PIECE_ON_PAPER ? &black
                      : is_foul                          ? &draw->board.ink[BRG_INK_ERROR]
                                                         : &number_ink;

  if (draw->picture->numbers[square] == 0 || side < (is_foul ? 12 : NUMBER_ROOM) * draw->unit)
    return;
  if (is_foul)
    box = (BrgTextBox){ x, y, side, side, 0.5 };
  g_snprintf (text, sizeof text, "%d", draw->picture->numbers[square]);
  brg_text_cache_draw (draw->texts, draw->cr, text, (BrgTextStyle) (BRG_TEXT_BOLD | BRG_TEXT_SMALL),
                       &box, ink);
}

static void
draw_piece (const Draw *draw, gint square, double x, double y)
{
  gboolean is_shadow = (draw->picture->marks[square] & BRG_BOARD_DRAGGED) != 0;

  if (draw->picture->pieces[square] == BRG_PIECE_NONE)
    return;
  if (is_shadow)
    cairo_push_group (draw->cr);
  brg_piece_draw (draw->cr, draw->picture->pieces[square], x, y, draw->layout->square,
                  draw->medium);
  if (is_shadow)
    {
      cairo_pop_group_to_source (draw->cr);
      cairo_paint_with_alpha (draw->cr, SHADOW_ALPHA);
    }
}

static void
draw_square (const Draw *draw, gint square)
{
  guint marks = draw->picture->marks[square];
  double x, y;

  brg_board_layout_get_corner (draw->layout, draw->picture, square, &x, &y);
  draw_marks_below (draw, square, x, y);
  if ((marks & BRG_BOARD_FOUL) != 0)
    draw_foul (draw, x, y);
  draw_number (draw, square, x, y);
  draw_piece (draw, square, x, y);
  if ((marks & BRG_BOARD_CURSOR) != 0 && draw->medium == BRG_PIECE_ON_SCREEN)
    draw_cursor (draw, square, x, y);
}

static void
draw_coordinates (const Draw *draw)
{
  const BrgBoardPicture *picture = draw->picture;
  const BrgBoardLayout *layout = draw->layout;
  const BrgInk *ink =
      draw->medium == BRG_PIECE_ON_PAPER ? &black : &draw->palette->ink[BRG_INK_DIM];
  double side = layout->square;

  for (gint column = 0; column < picture->n_files; column++)
    {
      gint file = picture->is_flipped ? picture->n_files - 1 - column : column;
      char text[2] = { brg_board_picture_get_file_letter (picture, file), '\0' };
      BrgTextBox box = { layout->x + column * side, layout->y + picture->n_ranks * side + 1, side,
                         layout->margin, 0.5 };

      brg_text_cache_draw (draw->texts, draw->cr, text, BRG_TEXT_SMALL, &box, ink);
    }
  for (gint row = 0; row < picture->n_ranks; row++)
    {
      gint rank = picture->is_flipped ? row : picture->n_ranks - 1 - row;
      char text[4];
      BrgTextBox box = { layout->x - layout->margin - 1, layout->y + row * side, layout->margin,
                         side, 0.5 };

      g_snprintf (text, sizeof text, "%d", rank + 1);
      brg_text_cache_draw (draw->texts, draw->cr, text, BRG_TEXT_SMALL, &box, ink);
    }
}

void
brg_board_draw (cairo_t *cr,
                const BrgBoardPicture *picture,
                const BrgBoardLayout *layout,
                BrgTextCache *texts,
                const BrgPalette *palette,
                BrgPieceMedium medium)
{
  Draw draw = { cr, picture, layout, texts, palette, .medium = medium };

  g_return_if_fail (cr != NULL);
  g_return_if_fail (picture != NULL && picture->n_files > 0 && picture->n_ranks > 0);
  g_return_if_fail (layout != NULL);
  g_return_if_fail (texts != NULL);
  g_return_if_fail (palette != NULL);

  draw.unit = brg_text_cache_get_unit (texts);
  brg_palette_init (&draw.board,
                    palette->high_contrast ? BRG_SCHEME_LIGHT_CONTRAST : BRG_SCHEME_LIGHT);
  cairo_save (cr);
  if (picture->ground == BRG_BOARD_LINED)
    draw_grid (&draw);
  else
    draw_chequers (&draw);
  for (gint square = 0; square < brg_board_picture_count_squares (picture); square++)
    draw_square (&draw, square);
  if (picture->has_coordinates)
    draw_coordinates (&draw);
  cairo_restore (cr);
}
