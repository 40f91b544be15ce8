/* test-board-draw.c - boards, looked at by their pixels
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-draw.h"
#include "brg-test.h"

#include "brg-fen.h"

#include "canvas.h"

#define SIZE 420

/* Colours of the design. */
#define LIGHT 0xeef0e6
#define DARK 0x93a98c
#define WHITE_FILL 0xffffff
#define BLACK_FILL 0x2b3036

enum
{
  A1 = 0,
  E1 = 4,
  H1 = 7,
  E2 = 12,
  E4 = 28,
  D5 = 35,
  A8 = 56,
  E8 = 60,
};

typedef struct
{
  Canvas *canvas;
  BrgBoardLayout layout;
  BrgBoardPicture picture;
} Drawn;

static void
drawn_clear (Drawn *drawn)
{
  canvas_free (drawn->canvas);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Drawn, drawn_clear)

static void
read_position (const char *fen, BrgBoardPicture *picture)
{
  BrgPosition position;

  g_assert_true (brg_fen_read (fen, BRG_CHESS_ORTHODOX, BRG_POSITION_COMPOSED, &position, NULL));
  brg_board_picture_init_chess (picture, &position);
}

static void
draw (Drawn *drawn, BrgPieceMedium medium, BrgScheme scheme)
{
  g_autoptr (TextContext) context = canvas_new_context (1);
  g_autoptr (BrgTextCache) texts = brg_text_cache_new (context);
  BrgPalette palette;

  brg_palette_init (&palette, scheme);
  drawn->canvas = canvas_new (SIZE, SIZE);
  brg_board_layout_fit (&drawn->layout, &drawn->picture, brg_text_cache_get_unit (texts), SIZE,
                        SIZE, medium);
  brg_board_draw (drawn->canvas->cr, &drawn->picture, &drawn->layout, texts, &palette, medium);
}

/* How many pixels of a square have a colour. */
static gint
count (Drawn *drawn, gint square, guint32 colour)
{
  double x, y;
  gint side = (gint) drawn->layout.square;
  gint n = 0;

  brg_board_layout_get_corner (&drawn->layout, &drawn->picture, square, &x, &y);
  for (gint i = 0; i < side; i++)
    for (gint j = 0; j < side; j++)
      n += canvas_get (drawn->canvas, (gint) x + j, (gint) y + i) == colour;
  return n;
}

static gint
get_area (Drawn *drawn)
{
  return (gint) (drawn->layout.square * drawn->layout.square);
}

static void
test_colours_of_squares (void)
{
  g_auto (Drawn) drawn = { 0 };

  brg_board_picture_init (&drawn.picture, 8, 8);
  draw (&drawn, BRG_PIECE_ON_SCREEN, BRG_SCHEME_LIGHT);
  /* fide-2023 2.1: at the player's right-hand corner the square is white. */
  g_assert_cmpint (count (&drawn, A1, DARK), ==, get_area (&drawn));
  g_assert_cmpint (count (&drawn, H1, LIGHT), ==, get_area (&drawn));
  g_assert_cmpint (count (&drawn, A8, LIGHT), ==, get_area (&drawn));
  for (gint square = 0; square < 64; square++)
    g_assert_cmpint (count (&drawn, square, (square + square / 8) % 2 == 0 ? DARK : LIGHT), ==,
                     get_area (&drawn));
}

/* The initial position, fide-2023 2.3, by what is seen on each square. */
static void
assert_initial_position (Drawn *drawn)
{
  for (gint square = 0; square < 64; square++)
    {
      gint rank = square / 8;
      gint n_white = count (drawn, square, WHITE_FILL);
      gint n_black = count (drawn, square, BLACK_FILL);

      g_assert_cmpint (n_white > 100, ==, rank < 2);
      g_assert_cmpint (n_black > 100, ==, rank > 5);
    }
}

static void
test_pieces_stand_on_their_squares (void)
{
  for (gint is_flipped = 0; is_flipped < 2; is_flipped++)
    {
      g_auto (Drawn) drawn = { 0 };
      double x, y;

      read_position ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &drawn.picture);
      drawn.picture.is_flipped = is_flipped;
      draw (&drawn, BRG_PIECE_ON_SCREEN, BRG_SCHEME_LIGHT);
      assert_initial_position (&drawn);
      /* White's first rank is below, or above when flipped; a1 at the left, or at the right. */
      brg_board_layout_get_corner (&drawn.layout, &drawn.picture, A1, &x, &y);
      g_assert_cmpint (y < SIZE / 2, ==, is_flipped);
      g_assert_cmpint (x > SIZE / 2, ==, is_flipped);
    }
}

static void
test_find_is_the_inverse_of_corner (void)
{
  static const gint sides[][2] = { { 8, 8 }, { 10, 10 }, { 15, 15 }, { 9, 12 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    for (gint is_flipped = 0; is_flipped < 2; is_flipped++)
      {
        BrgBoardPicture picture;
        BrgBoardLayout layout;

        brg_board_picture_init (&picture, (guint) sides[i][0], (guint) sides[i][1]);
        picture.is_flipped = is_flipped;
        brg_board_layout_fit (&layout, &picture, 1, 700, 500, BRG_PIECE_ON_SCREEN);
        for (gint square = 0; square < sides[i][0] * sides[i][1]; square++)
          {
            double x, y;

            brg_board_layout_get_corner (&layout, &picture, square, &x, &y);
            g_assert_cmpint (brg_board_layout_find (&layout, &picture, x, y), ==, square);
            g_assert_cmpint (brg_board_layout_find (&layout, &picture, x + layout.square - 1,
                                                    y + layout.square - 1),
                             ==, square);
          }
        g_assert_cmpint (brg_board_layout_find (&layout, &picture, layout.x - 1, layout.y), ==,
                         BRG_BOARD_NO_SQUARE);
        g_assert_cmpint (brg_board_layout_find (&layout, &picture, layout.x,
                                                layout.y + picture.n_ranks * layout.square),
                         ==, BRG_BOARD_NO_SQUARE);
      }
}

/* Whole pixels, and no larger board would fit. */
static void
test_board_is_as_large_as_fits (void)
{
  for (gint side = 250; side < 330; side++)
    {
      BrgBoardPicture picture;
      BrgBoardLayout layout;
      double width, height;

      brg_board_picture_init (&picture, 8, 8);
      brg_board_layout_fit (&layout, &picture, 1, side, side + 40, BRG_PIECE_ON_SCREEN);
      g_assert_cmpfloat (layout.square, ==, (double) (gint) layout.square);
      g_assert_cmpfloat (layout.x, ==, (double) (gint) layout.x);
      g_assert_cmpfloat (layout.x + 8 * layout.square + 1, <=, side);
      g_assert_cmpfloat (layout.x - layout.margin - 1, >=, 0);
      brg_board_layout_get_extent (&picture, 1, layout.square + 1, &width, &height);
      g_assert_cmpfloat (width, >, side);
    }
}

static void
test_dark_changes_the_surroundings_only (void)
{
  g_auto (Drawn) light = { 0 };
  g_auto (Drawn) dark = { 0 };
  gint n_outside = 0;

  read_position ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", &light.picture);
  brg_board_picture_mark (&light.picture, E2, BRG_BOARD_CURSOR);
  dark.picture = light.picture;
  draw (&light, BRG_PIECE_ON_SCREEN, BRG_SCHEME_LIGHT);
  draw (&dark, BRG_PIECE_ON_SCREEN, BRG_SCHEME_DARK);
  for (gint y = 0; y < SIZE; y++)
    for (gint x = 0; x < SIZE; x++)
      if (canvas_get (light.canvas, x, y) != canvas_get (dark.canvas, x, y))
        {
          g_assert_cmpint (brg_board_layout_find (&light.layout, &light.picture, x, y), ==,
                           BRG_BOARD_NO_SQUARE);
          n_outside++;
        }
  g_assert_cmpint (n_outside, >, 50);
}

typedef struct
{
  const char *path;
  gint square;
  BrgBoardMark mark;
  guint32 colour; /* that the mark brings */
  gint at_least;
} Mark;

static const Mark marks[] = {
  { "/widgets/board-draw/mark/last-move-brackets", D5, BRG_BOARD_LAST_MOVE, 0x6f5500, 60 },
  { "/widgets/board-draw/mark/check", E8, BRG_BOARD_CHECK, 0xa51d2d, 80 },
  { "/widgets/board-draw/mark/cursor", D5, BRG_BOARD_CURSOR, 0x1c5fa8, 400 },
  { "/widgets/board-draw/mark/foul", D5, BRG_BOARD_FOUL, 0xa51d2d, 80 },
};

static void
test_mark (gconstpointer data)
{
  const Mark *mark = data;
  g_auto (Drawn) drawn = { 0 };

  read_position ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", &drawn.picture);
  brg_board_picture_mark (&drawn.picture, mark->square, mark->mark);
  draw (&drawn, BRG_PIECE_ON_SCREEN, BRG_SCHEME_LIGHT);
  for (gint square = 0; square < 64; square++)
    {
      if (square == mark->square)
        g_assert_cmpint (count (&drawn, square, mark->colour), >=, mark->at_least);
      else
        g_assert_cmpint (count (&drawn, square, mark->colour), ==, 0);
    }
}

/* The cursor does not hide that the last move was here. */
static void
test_last_move_under_the_cursor (void)
{
  g_auto (Drawn) drawn = { 0 };

  brg_board_picture_init (&drawn.picture, 8, 8);
  brg_board_picture_mark (&drawn.picture, D5,
                          (BrgBoardMark) (BRG_BOARD_LAST_MOVE | BRG_BOARD_CURSOR));
  draw (&drawn, BRG_PIECE_ON_SCREEN, BRG_SCHEME_LIGHT);
  g_assert_cmpint (count (&drawn, D5, 0x6f5500), >=, 60);
  g_assert_cmpint (count (&drawn, D5, 0x1c5fa8), >=, 400);
}

/* A dot in the middle of an empty square, a ring round a piece that may be captured. */
static void
test_targets (void)
{
  g_auto (Drawn) drawn = { 0 };
  double x, y;
  gint middle;

  read_position ("4k3/8/8/3p4/8/8/8/4K3 w - - 0 1", &drawn.picture);
  brg_board_picture_mark (&drawn.picture, E4, BRG_BOARD_TARGET);
  brg_board_picture_mark (&drawn.picture, D5, BRG_BOARD_TARGET);
  draw (&drawn, BRG_PIECE_ON_SCREEN, BRG_SCHEME_LIGHT);
  middle = (gint) drawn.layout.square / 2;
  brg_board_layout_get_corner (&drawn.layout, &drawn.picture, E4, &x, &y);
  /* 32 % black on the light square. */
  g_assert_cmpint (canvas_get (drawn.canvas, (gint) x + middle, (gint) y + middle) >> 16, ==, 0xa2);
  brg_board_layout_get_corner (&drawn.layout, &drawn.picture, D5, &x, &y);
  g_assert_cmphex (canvas_get (drawn.canvas, (gint) x + middle, (gint) y + middle), ==, BLACK_FILL);
  g_assert_cmphex (canvas_get (drawn.canvas, (gint) x + middle, (gint) y + 3), !=, LIGHT);
}

/* fide-2023 3.9.1: found by the position itself. */
static void
test_check_is_marked (void)
{
  BrgBoardPicture picture;

  read_position ("4k3/8/8/8/8/8/8/4RK2 b - - 0 1", &picture);
  g_assert_cmpint (picture.marks[E8], ==, BRG_BOARD_CHECK);
  read_position ("4k3/4p3/8/8/8/8/8/4RK2 b - - 0 1", &picture);
  g_assert_cmpint (picture.marks[E8], ==, 0);
}

/* On paper there is black, white and what lies between; a last move is its brackets. */
static void
test_paper (void)
{
  g_auto (Drawn) plain = { 0 };
  g_auto (Drawn) marked = { 0 };
  gint n_dark = 0;

  read_position ("4k3/8/8/3p4/8/8/8/4RK2 b - - 0 1", &plain.picture);
  plain.picture.marks[E8] = 0;
  marked.picture = plain.picture;
  for (gint square = 0; square < 64; square++)
    brg_board_picture_mark (
        &marked.picture, square,
        (BrgBoardMark) (BRG_BOARD_TARGET | BRG_BOARD_CHECK | BRG_BOARD_CURSOR | BRG_BOARD_LIFTED));
  draw (&plain, BRG_PIECE_ON_PAPER, BRG_SCHEME_PAPER);
  draw (&marked, BRG_PIECE_ON_PAPER, BRG_SCHEME_PAPER);
  for (gint y = 0; y < SIZE; y++)
    for (gint x = 0; x < SIZE; x++)
      {
        guint32 pixel = canvas_get (marked.canvas, x, y);

        g_assert_cmphex (pixel, ==, canvas_get (plain.canvas, x, y));
        g_assert_cmpint (pixel >> 16, ==, pixel & 0xff);
        g_assert_cmpint (pixel >> 16, ==, pixel >> 8 & 0xff);
      }
  /* The hatch covers about 12 % of a dark square and nothing of a light one. */
  for (gint y = 0; y < (gint) plain.layout.square; y++)
    for (gint x = 0; x < (gint) plain.layout.square; x++)
      {
        double corner_x, corner_y;

        brg_board_layout_get_corner (&plain.layout, &plain.picture, A1, &corner_x, &corner_y);
        n_dark +=
            255 -
            (gint) (canvas_get (plain.canvas, (gint) corner_x + x, (gint) corner_y + y) & 0xff);
      }
  g_assert_cmpint (n_dark, >, get_area (&plain) * 255 * 9 / 100);
  g_assert_cmpint (n_dark, <, get_area (&plain) * 255 * 15 / 100);
}

static void
test_last_move_on_paper (void)
{
  g_auto (Drawn) drawn = { 0 };
  gint n;

  brg_board_picture_init (&drawn.picture, 8, 8);
  brg_board_picture_mark (&drawn.picture, E4, BRG_BOARD_LAST_MOVE);
  draw (&drawn, BRG_PIECE_ON_PAPER, BRG_SCHEME_PAPER);
  n = count (&drawn, E4, 0xffffff);
  g_assert_cmpint (n, <, get_area (&drawn) - 40);
  g_assert_cmpint (n, >, get_area (&drawn) * 3 / 4);
}

/* rus-draughts-2022: the board of a hundred squares has its numbers inside. */
static void
test_numbers_inside (void)
{
  g_auto (Drawn) drawn = { 0 };

  brg_board_picture_init (&drawn.picture, 10, 10);
  drawn.picture.has_coordinates = FALSE;
  drawn.picture.numbers[0] = 46;
  draw (&drawn, BRG_PIECE_ON_SCREEN, BRG_SCHEME_LIGHT);
  g_assert_cmpfloat (drawn.layout.margin, ==, 0);
  g_assert_cmpint (count (&drawn, 0, DARK), <, get_area (&drawn));
  g_assert_cmpint (count (&drawn, 2, DARK), ==, get_area (&drawn));
}

static void
test_points (void)
{
  g_auto (Drawn) drawn = { 0 };

  brg_board_picture_init (&drawn.picture, 15, 15);
  drawn.picture.ground = BRG_BOARD_LINED;
  drawn.picture.file_letters = "ABCDEFGHIKLMNOP";
  drawn.picture.pieces[112] = brg_piece (BRG_COLOUR_BLACK, BRG_PIECE_SHAPE_STONE);
  draw (&drawn, BRG_PIECE_ON_SCREEN, BRG_SCHEME_LIGHT);
  g_assert_cmpint (count (&drawn, 112, BLACK_FILL), >, get_area (&drawn) / 3);
  g_assert_cmpint (count (&drawn, 113, BLACK_FILL), ==, 0);
  /* The dot at D4, a bare point beside it. */
  g_assert_cmpint (count (&drawn, 3 * 15 + 3, 0xecd9b0), <, count (&drawn, 3 * 15 + 4, 0xecd9b0));
}

/* The middle of a square. */
static guint32
get_middle (Drawn *drawn, gint square)
{
  double x, y;
  gint half = (gint) drawn->layout.square / 2;

  brg_board_layout_get_corner (&drawn->layout, &drawn->picture, square, &x, &y);
  return canvas_get (drawn->canvas, (gint) x + half, (gint) y + half);
}

/* rus-draughts-2022 6.1.1, 6.1.2: 12 men each on the dark squares of three rows, a1 dark at the
 * left; 7.1, 7.2: 20 each on a hundred squares, numbered from Black's side. */
static void
test_draughts_pictures (void)
{
  BrgDraughtsPosition small = brg_draughts_position_start (BRG_DRAUGHTS_RUSSIAN);
  BrgDraughtsPosition large = brg_draughts_position_start (BRG_DRAUGHTS_INTERNATIONAL);
  const BrgPiece white = brg_piece (BRG_COLOUR_WHITE, BRG_PIECE_SHAPE_DRAUGHTS_MAN);
  const BrgPiece black = brg_piece (BRG_COLOUR_BLACK, BRG_PIECE_SHAPE_DRAUGHTS_MAN);
  BrgBoardPicture picture;

  brg_board_picture_init_draughts (&picture, &small, FALSE);
  g_assert_true (picture.has_coordinates && picture.is_dark_only);
  for (gint square = 0; square < 64; square++)
    {
      gint rank = square / 8;
      gboolean is_dark = (rank + square) % 2 == 0;

      g_assert_cmpint (picture.pieces[square], ==,
                       !is_dark || rank == 3 || rank == 4 ? BRG_PIECE_NONE
                       : rank < 3                         ? white
                                                          : black);
      g_assert_cmpint (picture.corners[square], ==, 0);
      g_assert_cmpint (brg_board_picture_is_playable (&picture, square), ==, is_dark);
    }
  brg_board_picture_init_draughts (&picture, &large, TRUE);
  g_assert_false (picture.has_coordinates);
  g_assert_cmpint (picture.corners[0], ==, 46);
  g_assert_cmpint (picture.corners[8], ==, 50);
  g_assert_cmpint (picture.corners[91], ==, 1);
  g_assert_cmpint (picture.corners[99], ==, 5);
  g_assert_cmpint (picture.corners[1], ==, 0);
  g_assert_cmpint (picture.pieces[91], ==, black);
  g_assert_cmpint (picture.pieces[0], ==, white);
  g_assert_cmpint (picture.pieces[40], ==, BRG_PIECE_NONE);
}

/* The name of a square keeps clear of the man on it, on paper as well. */
static void
test_corners (void)
{
  for (gint is_paper = 0; is_paper < 2; is_paper++)
    {
      g_auto (Drawn) named = { 0 };
      g_auto (Drawn) bare = { 0 };
      gint side, n = 0;
      double x, y;

      brg_board_picture_init (&named.picture, 10, 10);
      named.picture.has_coordinates = FALSE;
      named.picture.pieces[22] = brg_piece (BRG_COLOUR_BLACK, BRG_PIECE_SHAPE_DRAUGHTS_MAN);
      bare.picture = named.picture;
      named.picture.corners[22] = 37;
      draw (&named, is_paper ? BRG_PIECE_ON_PAPER : BRG_PIECE_ON_SCREEN, BRG_SCHEME_LIGHT);
      draw (&bare, is_paper ? BRG_PIECE_ON_PAPER : BRG_PIECE_ON_SCREEN, BRG_SCHEME_LIGHT);
      side = (gint) named.layout.square;
      brg_board_layout_get_corner (&named.layout, &named.picture, 22, &x, &y);
      for (gint i = 0; i < side; i++)
        for (gint j = 0; j < side; j++)
          {
            gboolean is_other = canvas_get (named.canvas, (gint) x + j, (gint) y + i) !=
                                canvas_get (bare.canvas, (gint) x + j, (gint) y + i);
            gint across = 2 * j - side;
            gint down = 2 * i - side;

            n += is_other;
            if (is_other)
              g_assert_true (i < side / 2 && j < side / 2);
            /* The disc's radius is three eighths of the square. */
            if (is_other && !is_paper)
              g_assert_cmpint (across * across + down * down, >, side * side / 2);
          }
      g_assert_cmpint (n, >, 10);
    }
}

/* A struck man is fainter and has a cross: on screen in the colour of faults, on paper black and
 * white. */
static void
test_taken (void)
{
  for (gint is_black = 0; is_black < 2; is_black++)
    {
      g_auto (Drawn) screen = { 0 };
      g_auto (Drawn) paper = { 0 };
      g_auto (Drawn) plain = { 0 };
      gint middle;

      brg_board_picture_init (&screen.picture, 8, 8);
      screen.picture.pieces[18] =
          brg_piece (is_black ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE, BRG_PIECE_SHAPE_DRAUGHTS_MAN);
      plain.picture = screen.picture;
      brg_board_picture_mark (&screen.picture, 18, BRG_BOARD_TAKEN);
      paper.picture = screen.picture;
      draw (&screen, BRG_PIECE_ON_SCREEN, BRG_SCHEME_LIGHT);
      draw (&paper, BRG_PIECE_ON_PAPER, BRG_SCHEME_PAPER);
      draw (&plain, BRG_PIECE_ON_PAPER, BRG_SCHEME_PAPER);
      g_assert_cmphex (get_middle (&screen, 18), ==, 0xa51d2d);
      g_assert_cmpint (count (&screen, 18, is_black ? 0x2f2a28 : 0xfbf7ee), ==, 0);
      middle = (gint) (get_middle (&paper, 18) & 0xff);
      g_assert_cmpint (middle, <, 40);
      /* The white edge shows on Black's man, the black line on White's. */
      g_assert_cmpint (ABS (count (&paper, 18, 0xffffff) - count (&plain, 18, 0xffffff)), >, 10);
    }
}

/* A line from square to square; none for a piece that is only lifted. */
static void
test_way (void)
{
  g_auto (Drawn) drawn = { 0 };
  g_auto (Drawn) lifted = { 0 };

  brg_board_picture_init (&drawn.picture, 8, 8);
  drawn.picture.way = (BrgBoardWay){ 3, { 0, 18, 4 } };
  lifted.picture = drawn.picture;
  lifted.picture.way.n_squares = 1;
  draw (&drawn, BRG_PIECE_ON_SCREEN, BRG_SCHEME_LIGHT);
  draw (&lifted, BRG_PIECE_ON_SCREEN, BRG_SCHEME_LIGHT);
  g_assert_cmphex (get_middle (&drawn, 0), ==, 0x1c5fa8);
  g_assert_cmphex (get_middle (&drawn, 9), ==, 0x1c5fa8);
  g_assert_cmphex (get_middle (&drawn, 18), ==, 0x1c5fa8);
  g_assert_cmphex (get_middle (&drawn, 11), ==, 0x1c5fa8);
  /* The arrow ends beside the piece. */
  g_assert_cmphex (get_middle (&drawn, 4), ==, DARK);
  g_assert_cmpint (count (&drawn, 4, 0x1c5fa8), >, 5);
  g_assert_cmpint (count (&drawn, 2, 0x1c5fa8), ==, 0);
  g_assert_cmpint (count (&lifted, 0, 0x1c5fa8), ==, 0);
}

/* rus-draughts-2022 9.2.2.2: D4, D12, M4, M12 and H8, and no other point has a dot. */
static void
test_five_dots (void)
{
  static const gint dots[] = { 3 * 15 + 3, 11 * 15 + 3, 3 * 15 + 11, 11 * 15 + 11, 7 * 15 + 7 };
  g_auto (Drawn) drawn = { 0 };
  gint bare;

  brg_board_picture_init_renju (&drawn.picture, NULL, BRG_RENJU_LETTER_I);
  g_assert_cmpint (brg_board_picture_get_file_letter (&drawn.picture, 3), ==, 'D');
  g_assert_cmpint (brg_board_picture_get_file_letter (&drawn.picture, 11), ==, 'M');
  draw (&drawn, BRG_PIECE_ON_SCREEN, BRG_SCHEME_LIGHT);
  bare = count (&drawn, 5 * 15 + 5, 0xecd9b0);
  for (gint square = 0; square < 225; square++)
    {
      gint column = square % 15;
      gint row = square / 15;
      gboolean has_dot = FALSE;

      for (gsize i = 0; i < G_N_ELEMENTS (dots); i++)
        has_dot |= dots[i] == square;
      if (column > 0 && column < 14 && row > 0 && row < 14)
        g_assert_cmpint (count (&drawn, square, 0xecd9b0) < bare, ==, has_dot);
    }
}

/* On black stones numbers are white, on white ones dark; all of a record fit onto their stones. */
static void
test_numbered_stones (void)
{
  static const guint8 numbers[] = { 1, 20, 108, 225 };

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    for (gint is_paper = 0; is_paper < 2; is_paper++)
      {
        g_auto (Drawn) drawn = { 0 };
        g_auto (Drawn) bare = { 0 };
        BrgPieceMedium medium = is_paper ? BRG_PIECE_ON_PAPER : BRG_PIECE_ON_SCREEN;
        guint32 black_fill = is_paper ? 0x000000 : BLACK_FILL;

        brg_board_picture_init_renju (&drawn.picture, NULL, BRG_RENJU_LETTER_I);
        drawn.picture.pieces[112] = brg_piece (BRG_COLOUR_BLACK, BRG_PIECE_SHAPE_STONE);
        drawn.picture.pieces[114] = brg_piece (BRG_COLOUR_WHITE, BRG_PIECE_SHAPE_STONE);
        bare.picture = drawn.picture;
        drawn.picture.numbers[112] = numbers[i];
        drawn.picture.numbers[114] = numbers[i];
        draw (&drawn, medium, BRG_SCHEME_LIGHT);
        draw (&bare, medium, BRG_SCHEME_LIGHT);
        g_assert_cmpint (count (&drawn, 112, black_fill), <, count (&bare, 112, black_fill) - 5);
        g_assert_cmpint (count (&drawn, 114, 0xffffff), <, count (&bare, 114, 0xffffff) - 5);
        /* Nothing beside the stones. */
        g_assert_cmpint (count (&drawn, 113, is_paper ? 0xffffff : 0xecd9b0), ==,
                         count (&bare, 113, is_paper ? 0xffffff : 0xecd9b0));
        g_assert_cmpint (count (&drawn, 111, is_paper ? 0xffffff : 0xecd9b0), ==,
                         count (&bare, 111, is_paper ? 0xffffff : 0xecd9b0));
      }
}

/* An offered move is a ring without a body, a foul its number in a frame: never alike. */
static void
test_offers_and_fouls (void)
{
  g_auto (Drawn) drawn = { 0 };
  g_auto (Drawn) paper = { 0 };

  brg_board_picture_init_renju (&drawn.picture, NULL, BRG_RENJU_LETTER_I);
  drawn.picture.numbers[112] = 3;
  drawn.picture.numbers[114] = 33;
  brg_board_picture_mark (&drawn.picture, 114, BRG_BOARD_FOUL);
  paper.picture = drawn.picture;
  draw (&drawn, BRG_PIECE_ON_SCREEN, BRG_SCHEME_LIGHT);
  draw (&paper, BRG_PIECE_ON_PAPER, BRG_SCHEME_PAPER);
  g_assert_cmpint (count (&drawn, 112, 0xa51d2d), ==, 0);
  g_assert_cmpint (count (&drawn, 112, 0xffffff), ==, 0);
  g_assert_cmpint (count (&drawn, 112, 0xecd9b0), >, get_area (&drawn) / 2);
  g_assert_cmpint (count (&drawn, 114, 0xa51d2d), >, 40);
  g_assert_cmpint (count (&drawn, 114, 0xffffff), >, get_area (&drawn) / 4);
  for (gint square = 112; square <= 114; square += 2)
    {
      g_assert_cmpint (count (&paper, square, 0xa51d2d), ==, 0);
      g_assert_cmpint (count (&paper, square, 0x000000), >, 4);
      g_assert_cmpint (count (&paper, square, 0xffffff), >, get_area (&paper) / 3);
    }
}

BRG_TEST_TOPIC ("board-draw")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/widgets/board-draw/fide-2023 2.1/squares", test_colours_of_squares);
  g_test_add_func ("/widgets/board-draw/fide-2023 2.3/pieces", test_pieces_stand_on_their_squares);
  g_test_add_func ("/widgets/board-draw/find", test_find_is_the_inverse_of_corner);
  g_test_add_func ("/widgets/board-draw/as-large-as-fits", test_board_is_as_large_as_fits);
  g_test_add_func ("/widgets/board-draw/dark", test_dark_changes_the_surroundings_only);
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    g_test_add_data_func (marks[i].path, &marks[i], test_mark);
  g_test_add_func ("/widgets/board-draw/mark/last-move-under-the-cursor",
                   test_last_move_under_the_cursor);
  g_test_add_func ("/widgets/board-draw/targets", test_targets);
  g_test_add_func ("/widgets/board-draw/fide-2023 3.9.1/check", test_check_is_marked);
  g_test_add_func ("/widgets/board-draw/paper", test_paper);
  g_test_add_func ("/widgets/board-draw/last-move-on-paper", test_last_move_on_paper);
  g_test_add_func ("/widgets/board-draw/numbers", test_numbers_inside);
  g_test_add_func ("/widgets/board-draw/points", test_points);
  g_test_add_func ("/widgets/board-draw/rus-draughts-2022 6.1.2 7.2/pictures",
                   test_draughts_pictures);
  g_test_add_func ("/widgets/board-draw/corners", test_corners);
  g_test_add_func ("/widgets/board-draw/taken", test_taken);
  g_test_add_func ("/widgets/board-draw/way", test_way);
  g_test_add_func ("/widgets/board-draw/rus-draughts-2022 9.2.2.2/dots", test_five_dots);
  g_test_add_func ("/widgets/board-draw/stones", test_numbered_stones);
  g_test_add_func ("/widgets/board-draw/offers-and-fouls", test_offers_and_fouls);
  return g_test_run ();
}
