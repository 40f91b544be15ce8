/* brg-board-draw.c - boards and pieces, drawn alike on screen and paper
 *
 * Tests: tests/widgets/test-board-draw.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-draw-private.h"

#include <math.h>

static const BrgInk light_square = BRG_BOARD_INK (0xeef0e6, 1);
static const BrgInk dark_square = BRG_BOARD_INK (0x93a98c, 1);
static const BrgInk frame = BRG_BOARD_INK (0x6f8468, 1);
static const BrgInk wood = BRG_BOARD_INK (0xecd9b0, 1);
static const BrgInk wood_line = BRG_BOARD_INK (0x6b5530, 1);
static const BrgInk white = BRG_BOARD_INK (0xffffff, 1);
static const BrgInk black = BRG_BOARD_INK (0x000000, 1);

/* Room for coordinates, in pixels beside text of 10 pt at 96 dpi. */
#define MARGIN 20
/* A square smaller than this, at the same text, has smaller ones. */
#define COORDINATE_ROOM 13
/* A part of a square. */
#define DOT_RADIUS 0.1
#define SHADOW_ALPHA 0.3
#define TAKEN_ALPHA 0.4
/* A hatch of 12 %: a line is so thick, and the way to the next one is this many times longer. */
#define HATCH_LINE 0.35
#define HATCH_STEP (M_SQRT2 / 0.12)

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
draw_dark_square (const BrgBoardDraw *draw, double x, double y)
{
  double side = draw->layout->square;
  double line = HATCH_LINE * draw->unit;

  if (draw->medium == BRG_PIECE_ON_PAPER)
    brg_paint_hatch (draw->cr, x, y, side, side, line * HATCH_STEP, line, &black);
  else
    brg_paint_box (draw->cr, x, y, side, side, &dark_square);
}

static void
draw_chequers (const BrgBoardDraw *draw)
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
draw_line (const BrgBoardDraw *draw, double x1, double y1, double x2, double y2, gboolean is_edge)
{
  cairo_set_line_width (draw->cr, (is_edge ? 1.6 : 0.8) * draw->unit);
  cairo_move_to (draw->cr, x1, y1);
  cairo_line_to (draw->cr, x2, y2);
  cairo_stroke (draw->cr);
}

/* The middle, and the four points between it and the corners. */
static void
draw_dots (const BrgBoardDraw *draw)
{
  static const gint dots[][2] = { { 7, 7 }, { 3, 3 }, { 3, 11 }, { 11, 3 }, { 11, 11 } };
  const BrgBoardLayout *layout = draw->layout;

  for (gsize i = 0; i < G_N_ELEMENTS (dots); i++)
    {
      cairo_arc (draw->cr, layout->x + (dots[i][0] + 0.5) * layout->square,
                 layout->y + (dots[i][1] + 0.5) * layout->square, layout->square * DOT_RADIUS, 0,
                 2 * G_PI);
      cairo_fill (draw->cr);
    }
}

/* Of the first square; on screen the middle of a pixel. */
static double
get_middle (const BrgBoardDraw *draw, double edge)
{
  double middle = edge + draw->layout->square / 2;

  return draw->medium == BRG_PIECE_ON_SCREEN ? floor (middle) + 0.5 : middle;
}

static void
draw_grid (const BrgBoardDraw *draw)
{
  const BrgBoardPicture *picture = draw->picture;
  double side = draw->layout->square;
  double left = get_middle (draw, draw->layout->x);
  double top = get_middle (draw, draw->layout->y);
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

/* Squares */

/* A shadow is what is being carried elsewhere; what was taken is still there, but not for long. */
static double
get_alpha (const BrgBoardDraw *draw, gint square)
{
  guint marks = draw->picture->marks[square];

  if (draw->medium == BRG_PIECE_ON_PAPER)
    return 1;
  return (marks & BRG_BOARD_DRAGGED) != 0 ? SHADOW_ALPHA
         : (marks & BRG_BOARD_TAKEN) != 0 ? TAKEN_ALPHA
                                          : 1;
}

static void
draw_piece (const BrgBoardDraw *draw, gint square, double x, double y)
{
  double alpha = get_alpha (draw, square);

  if (draw->picture->pieces[square] == BRG_PIECE_NONE)
    return;
  if (alpha < 1)
    cairo_push_group (draw->cr);
  brg_piece_draw (draw->cr, draw->picture->pieces[square], x, y, draw->layout->square,
                  draw->medium);
  brg_board_numbers_draw_above (draw, square, x, y);
  if (alpha < 1)
    {
      cairo_pop_group_to_source (draw->cr);
      cairo_paint_with_alpha (draw->cr, alpha);
    }
}

/* A way lies on the board, under the pieces that were jumped over. */
static void
draw_squares (const BrgBoardDraw *draw)
{
  gint n_squares = brg_board_picture_count_squares (draw->picture);
  double x, y;

  for (gint square = 0; square < n_squares; square++)
    {
      brg_board_layout_get_corner (draw->layout, draw->picture, square, &x, &y);
      brg_board_marks_draw_below (draw, square, x, y);
      brg_board_numbers_draw_below (draw, square, x, y);
    }
  brg_board_marks_draw_way (draw);
  for (gint square = 0; square < n_squares; square++)
    {
      brg_board_layout_get_corner (draw->layout, draw->picture, square, &x, &y);
      draw_piece (draw, square, x, y);
      brg_board_marks_draw_above (draw, square, x, y);
    }
}

/* Text that is larger than the squares is made smaller, so that each name stands at its own. */
static void
draw_coordinate (const BrgBoardDraw *draw, const char *text, const BrgTextBox *box)
{
  cairo_t *cr = draw->cr;
  double scale = MIN (1, draw->layout->square / (COORDINATE_ROOM * draw->unit));
  double width = box->width / scale;
  double height = box->height / scale;
  const BrgTextBox scaled = { -width / 2, -height / 2, width, height, box->align };
  const BrgInk *ink =
      draw->medium == BRG_PIECE_ON_PAPER ? &black : &draw->palette->ink[BRG_INK_DIM];

  if (scale >= 1)
    {
      brg_text_cache_draw (draw->texts, cr, text, BRG_TEXT_SMALL, box, ink);
      return;
    }
  cairo_save (cr);
  cairo_translate (cr, box->x + box->width / 2, box->y + box->height / 2);
  cairo_scale (cr, scale, scale);
  brg_text_cache_draw (draw->texts, cr, text, BRG_TEXT_SMALL, &scaled, ink);
  cairo_restore (cr);
}

static void
draw_coordinates (const BrgBoardDraw *draw)
{
  const BrgBoardPicture *picture = draw->picture;
  const BrgBoardLayout *layout = draw->layout;
  double side = layout->square;

  for (gint column = 0; column < picture->n_files; column++)
    {
      gint file = picture->is_flipped ? picture->n_files - 1 - column : column;
      char text[2] = { brg_board_picture_get_file_letter (picture, file), '\0' };
      BrgTextBox box = { layout->x + column * side, layout->y + picture->n_ranks * side + 1, side,
                         layout->margin, 0.5 };

      draw_coordinate (draw, text, &box);
    }
  for (gint row = 0; row < picture->n_ranks; row++)
    {
      gint rank = picture->is_flipped ? row : picture->n_ranks - 1 - row;
      char text[4];
      BrgTextBox box = { layout->x - layout->margin - 1, layout->y + row * side, layout->margin,
                         side, 0.5 };

      g_snprintf (text, sizeof text, "%d", rank + 1);
      draw_coordinate (draw, text, &box);
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
  BrgBoardDraw draw = { cr, picture, layout, texts, palette, .medium = medium };

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
  draw_squares (&draw);
  if (picture->has_coordinates)
    draw_coordinates (&draw);
  cairo_restore (cr);
}
