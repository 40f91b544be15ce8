/* test-piece-paths.c - the men of all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-piece-paths.h"
#include "brg-test.h"

#include "canvas.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define SIZE 96
#define GROUND 0x808080

static Canvas *
draw (BrgPiece piece, gint size, BrgPieceMedium medium)
{
  Canvas *canvas = canvas_new (size, size);

  cairo_set_source_rgb (canvas->cr, 0x80 / 255.0, 0x80 / 255.0, 0x80 / 255.0);
  cairo_paint (canvas->cr);
  brg_piece_draw (canvas->cr, piece, 0, 0, size, medium);
  return canvas;
}

static gint
count (Canvas *canvas, guint32 colour)
{
  gint n = 0;

  for (gint y = 0; y < canvas->height; y++)
    for (gint x = 0; x < canvas->width; x++)
      n += canvas_get (canvas, x, y) == colour;
  return n;
}

static gint
count_differing (Canvas *a, Canvas *b)
{
  gint n = 0;

  for (gint y = 0; y < a->height; y++)
    for (gint x = 0; x < a->width; x++)
      n += canvas_get (a, x, y) != canvas_get (b, x, y);
  return n;
}

static void
test_every_piece_stays_in_its_square (void)
{
  for (gint shape = BRG_PIECE_SHAPE_PAWN; shape < BRG_N_PIECE_SHAPES; shape++)
    for (gint colour = BRG_COLOUR_WHITE; colour <= BRG_COLOUR_BLACK; colour++)
      {
        BrgPiece piece = brg_piece ((BrgColour) colour, (BrgPieceShape) shape);
        g_autoptr (Canvas) canvas = draw (piece, SIZE, BRG_PIECE_ON_SCREEN);

        g_assert_cmpint (brg_piece_colour (piece), ==, colour);
        g_assert_cmpint (brg_piece_shape (piece), ==, shape);
        g_assert_cmpint (count (canvas, GROUND), <, SIZE * SIZE * 4 / 5);
        for (gint i = 0; i < SIZE; i++)
          {
            g_assert_cmphex (canvas_get (canvas, i, 0), ==, GROUND);
            g_assert_cmphex (canvas_get (canvas, i, SIZE - 1), ==, GROUND);
            g_assert_cmphex (canvas_get (canvas, 0, i), ==, GROUND);
            g_assert_cmphex (canvas_get (canvas, SIZE - 1, i), ==, GROUND);
          }
      }
}

/* Nobody takes one piece for another, even where inner lines are left out. */
static void
test_silhouettes_differ (void)
{
  const gint size = 16;

  for (gint a = BRG_PIECE_SHAPE_PAWN; a < BRG_N_PIECE_SHAPES; a++)
    for (gint b = a + 1; b < BRG_N_PIECE_SHAPES; b++)
      {
        g_autoptr (Canvas) one =
            draw (brg_piece (BRG_COLOUR_BLACK, (BrgPieceShape) a), size, BRG_PIECE_ON_PAPER);
        g_autoptr (Canvas) other =
            draw (brg_piece (BRG_COLOUR_BLACK, (BrgPieceShape) b), size, BRG_PIECE_ON_PAPER);

        g_assert_cmpint (count_differing (one, other), >, size);
      }
}

typedef struct
{
  const char *path;
  BrgPieceShape shape;
  BrgColour colour;
  guint32 fill;
  guint32 inner; /* colour of the inner lines */
} Look;

/* Colours of the design. */
static const Look looks[] = {
  { "/widgets/piece-paths/look/white-king", BRG_PIECE_SHAPE_KING, BRG_COLOUR_WHITE, 0xffffff,
    0x1b1f24 },
  { "/widgets/piece-paths/look/black-king", BRG_PIECE_SHAPE_KING, BRG_COLOUR_BLACK, 0x2b3036,
    0xe9e6de },
  { "/widgets/piece-paths/look/white-knight", BRG_PIECE_SHAPE_KNIGHT, BRG_COLOUR_WHITE, 0xffffff,
    0x1b1f24 },
  { "/widgets/piece-paths/look/black-knight", BRG_PIECE_SHAPE_KNIGHT, BRG_COLOUR_BLACK, 0x2b3036,
    0xe9e6de },
  { "/widgets/piece-paths/look/white-draughts-king", BRG_PIECE_SHAPE_DRAUGHTS_KING,
    BRG_COLOUR_WHITE, 0xfbf7ee, 0x1b1f24 },
  { "/widgets/piece-paths/look/black-draughts-king", BRG_PIECE_SHAPE_DRAUGHTS_KING,
    BRG_COLOUR_BLACK, 0x2f2a28, 0xe9e0cf },
};

static void
test_look (gconstpointer data)
{
  const Look *look = data;
  BrgPiece piece = brg_piece (look->colour, look->shape);
  g_autoptr (Canvas) canvas = draw (piece, SIZE, BRG_PIECE_ON_SCREEN);

  g_assert_cmpint (count (canvas, look->fill), >, SIZE * SIZE / 12);
  g_assert_cmpint (count (canvas, look->inner), >, SIZE / 4);
}

static void
test_lines_are_left_out_when_small (void)
{
  BrgPiece rook = brg_piece (BRG_COLOUR_BLACK, BRG_PIECE_SHAPE_ROOK);
  gint n_light[2] = { 0, 0 };

  for (gint i = 0; i < 2; i++)
    {
      gint size = BRG_PIECE_LINES_SIZE - 1 + i;
      g_autoptr (Canvas) canvas = draw (rook, size, BRG_PIECE_ON_SCREEN);

      for (gint y = 0; y < size; y++)
        for (gint x = 0; x < size; x++)
          n_light[i] += (canvas_get (canvas, x, y) & 0xff) > 0x90;
    }
  g_assert_cmpint (n_light[0], ==, 0);
  g_assert_cmpint (n_light[1], >, 0);
}

/* The crown alone tells a king from a man: it stays at every size and on paper. */
static void
test_crown_stays (void)
{
  for (gint colour = BRG_COLOUR_WHITE; colour <= BRG_COLOUR_BLACK; colour++)
    {
      g_autoptr (Canvas) man = draw (brg_piece ((BrgColour) colour, BRG_PIECE_SHAPE_DRAUGHTS_MAN),
                                     16, BRG_PIECE_ON_SCREEN);
      g_autoptr (Canvas) king = draw (brg_piece ((BrgColour) colour, BRG_PIECE_SHAPE_DRAUGHTS_KING),
                                      16, BRG_PIECE_ON_SCREEN);
      g_autoptr (Canvas) printed = draw (
          brg_piece ((BrgColour) colour, BRG_PIECE_SHAPE_DRAUGHTS_KING), SIZE, BRG_PIECE_ON_PAPER);

      g_assert_cmpint (count_differing (man, king), >, 20);
      g_assert_cmpint (count (printed, colour == BRG_COLOUR_WHITE ? 0x000000 : 0xffffff), >,
                       SIZE * SIZE / 40);
    }
}

static void
test_paper_is_black_and_white (void)
{
  for (gint shape = BRG_PIECE_SHAPE_PAWN; shape < BRG_N_PIECE_SHAPES; shape++)
    for (gint colour = BRG_COLOUR_WHITE; colour <= BRG_COLOUR_BLACK; colour++)
      {
        g_autoptr (Canvas) canvas =
            draw (brg_piece ((BrgColour) colour, (BrgPieceShape) shape), SIZE, BRG_PIECE_ON_PAPER);

        for (gint y = 0; y < SIZE; y++)
          for (gint x = 0; x < SIZE; x++)
            {
              guint32 pixel = canvas_get (canvas, x, y);

              g_assert_cmpint (pixel >> 16, ==, pixel >> 8 & 0xff);
              g_assert_cmpint (pixel >> 16, ==, pixel & 0xff);
            }
      }
}

static void
test_nothing_is_nothing (void)
{
  g_autoptr (Canvas) canvas = draw (BRG_PIECE_NONE, SIZE, BRG_PIECE_ON_SCREEN);

  g_assert_cmpint (count (canvas, GROUND), ==, SIZE * SIZE);
}

/* ---- as elements of a page, read as a browser reads them */

/* A figure of a path and the blanks before it. */
static double
read_figure (const char **at)
{
  char *end;
  double value = g_ascii_strtod (*at, &end);

  g_assert_true (end != *at);
  *at = end;
  return value;
}

/* Half a circle, which is all that pieces have of arcs: radii, turn, two flags, the other end. */
static void
draw_arc (cairo_t *cr, const char **at)
{
  double radius = read_figure (at);
  double dx;
  double dy;
  double x;
  double y;

  g_assert_cmpfloat (read_figure (at), ==, radius);
  g_assert_cmpfloat (read_figure (at), ==, 0);
  g_assert_cmpfloat (read_figure (at), ==, 1);
  g_assert_cmpfloat (read_figure (at), ==, 0);
  dx = read_figure (at);
  dy = read_figure (at);
  g_assert_cmpfloat_with_epsilon (dx * dx + dy * dy, 4 * radius * radius, 0.01);
  cairo_get_current_point (cr, &x, &y);
  cairo_arc_negative (cr, x + dx / 2, y + dy / 2, radius, atan2 (-dy, -dx), atan2 (dy, dx));
}

static void
draw_path (cairo_t *cr, const char *at)
{
  double f[6];

  for (cairo_new_path (cr); *at != '"';)
    switch (*at++)
      {
      case 'M':
        for (guint i = 0; i < 2; i++)
          f[i] = read_figure (&at);
        cairo_move_to (cr, f[0], f[1]);
        break;
      case 'l':
        for (guint i = 0; i < 2; i++)
          f[i] = read_figure (&at);
        cairo_rel_line_to (cr, f[0], f[1]);
        break;
      case 'c':
        for (guint i = 0; i < 6; i++)
          f[i] = read_figure (&at);
        cairo_rel_curve_to (cr, f[0], f[1], f[2], f[3], f[4], f[5]);
        break;
      case 'a':
        draw_arc (cr, &at);
        break;
      case 'z':
        cairo_close_path (cr);
        break;
      default:
        g_assert_not_reached ();
      }
}

/* The value of an attribute of the element that begins at @at; NULL for none. */
static const char *
find_value (const char *at, const char *name)
{
  const char *end = strstr (at, "/>");
  g_autofree char *mark = g_strdup_printf (" %s=\"", name);
  const char *found = strstr (at, mark);

  g_assert_nonnull (end);
  return found != NULL && found < end ? found + strlen (mark) : NULL;
}

static gboolean
set_colour (cairo_t *cr, const char *value)
{
  guint64 colour;

  if (value == NULL || *value != '#')
    return FALSE;
  colour = g_ascii_strtoull (value + 1, NULL, 16);
  cairo_set_source_rgb (cr, (double) (colour >> 16 & 0xff) / 255,
                        (double) (colour >> 8 & 0xff) / 255, (double) (colour & 0xff) / 255);
  return TRUE;
}

static void
draw_elements (cairo_t *cr, const char *svg)
{
  for (const char *at = strstr (svg, "<path"); at != NULL; at = strstr (at + 1, "<path"))
    {
      const char *width = find_value (at, "stroke-width");

      draw_path (cr, find_value (at, "d"));
      if (set_colour (cr, find_value (at, "fill")))
        cairo_fill_preserve (cr);
      if (!set_colour (cr, find_value (at, "stroke")))
        continue;
      cairo_set_line_width (cr, g_ascii_strtod (width, NULL));
      cairo_stroke (cr);
    }
}

/* How far two pictures are apart at most, in a channel of a pixel. */
static gint
measure_difference (Canvas *a, Canvas *b)
{
  gint most = 0;

  for (gint y = 0; y < a->height; y++)
    for (gint x = 0; x < a->width; x++)
      for (guint shift = 0; shift <= 16; shift += 8)
        most = MAX (most, abs ((gint) (canvas_get (a, x, y) >> shift & 0xff) -
                               (gint) (canvas_get (b, x, y) >> shift & 0xff)));
  return most;
}

static void
test_page_shows_the_same (void)
{
  for (gint shape = BRG_PIECE_SHAPE_PAWN; shape < BRG_N_PIECE_SHAPES; shape++)
    for (gint colour = BRG_COLOUR_WHITE; colour <= BRG_COLOUR_BLACK; colour++)
      {
        BrgPiece piece = brg_piece ((BrgColour) colour, (BrgPieceShape) shape);
        g_autoptr (Canvas) drawn = draw (piece, SIZE, BRG_PIECE_ON_SCREEN);
        g_autoptr (Canvas) read = draw (BRG_PIECE_NONE, SIZE, BRG_PIECE_ON_SCREEN);
        g_autofree char *svg = brg_piece_dup_svg (piece);

        cairo_scale (read->cr, SIZE / 48.0, SIZE / 48.0);
        cairo_set_line_join (read->cr, CAIRO_LINE_JOIN_ROUND);
        cairo_set_line_cap (read->cr, CAIRO_LINE_CAP_ROUND);
        draw_elements (read->cr, svg);
        g_assert_cmpint (measure_difference (drawn, read), <=, 8);
      }
}

BRG_TEST_TOPIC ("piece-paths")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/widgets/piece-paths/stays-in-its-square",
                   test_every_piece_stays_in_its_square);
  g_test_add_func ("/widgets/piece-paths/silhouettes-differ", test_silhouettes_differ);
  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    g_test_add_data_func (looks[i].path, &looks[i], test_look);
  g_test_add_func ("/widgets/piece-paths/lines-are-left-out-when-small",
                   test_lines_are_left_out_when_small);
  g_test_add_func ("/widgets/piece-paths/crown-stays", test_crown_stays);
  g_test_add_func ("/widgets/piece-paths/paper-is-black-and-white", test_paper_is_black_and_white);
  g_test_add_func ("/widgets/piece-paths/nothing", test_nothing_is_nothing);
  g_test_add_func ("/widgets/piece-paths/a-page-shows-the-same", test_page_shows_the_same);
  return g_test_run ();
}
