/* brg-diagram-draw.c - a board on paper
 *
 * Tests: tests/app/test-documents-diagram.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-diagram-draw.h"

#include "brg-board-draw.h"

/* Boards are drawn with lengths in whole pixels. On paper so many of them make a point. */
#define FINE 4.0

/* Coordinates grow with the squares, within limits; in points and as a part of a square. */
#define COORDINATES 0.34
#define LEAST_COORDINATES 7.5
#define MOST_COORDINATES 10.5
#define MARGIN 1.55

#define FRAME 0.8

static double
get_coordinates_size (double square)
{
  return CLAMP (square * COORDINATES, LEAST_COORDINATES, MOST_COORDINATES);
}

double
brg_diagram_margin (const BrgBoardPicture *picture, double square)
{
  g_return_val_if_fail (picture != NULL, 0);

  return picture->has_coordinates ? get_coordinates_size (square) * MARGIN : 0;
}

/* Stands outside the squares, over the thin one that they have. */
static void
draw_frame (const BrgBoardPicture *picture, cairo_t *cr, double x, double y, double square)
{
  cairo_save (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, FRAME);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_rectangle (cr, x - FRAME / 2, y - FRAME / 2, picture->n_files * square + FRAME,
                   picture->n_ranks * square + FRAME);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
brg_diagram_draw (const BrgBoardPicture *picture,
                  BrgTypesetter *typesetter,
                  cairo_t *cr,
                  double x,
                  double y,
                  double square)
{
  BrgType type = { .face = BRG_FACE_SANS, .size = get_coordinates_size (square) * FINE };
  BrgBoardLayout layout = { x * FINE, y * FINE, square * FINE, 0 };
  g_autoptr (BrgTextCache) texts = NULL;
  PangoContext *context;
  BrgPalette palette;

  g_return_if_fail (picture != NULL && typesetter != NULL && cr != NULL && square > 0);

  context = brg_typesetter_dup_context (typesetter, &type);
  texts = brg_text_cache_new (context);
  g_object_unref (context);
  layout.margin = brg_diagram_margin (picture, square) * FINE;
  brg_palette_init (&palette, BRG_SCHEME_LIGHT);
  cairo_save (cr);
  cairo_scale (cr, 1 / FINE, 1 / FINE);
  brg_board_draw (cr, picture, &layout, texts, &palette, BRG_PIECE_ON_PAPER);
  cairo_restore (cr);
  if (picture->ground == BRG_BOARD_CHEQUERED)
    draw_frame (picture, cr, x, y, square);
}
