/* brg-piece-paths.c - the men of all games, drawn by our own hand
 *
 * Tests: tests/widgets/test-piece-paths.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-piece-paths.h"

#include "brg-paint.h"

/* Units a side of the square, in which all numbers below are. */
#define GRID 48
#define OUTLINE 2
/* On paper so much white keeps a piece apart from the hatch. */
#define HALO 1.6
/* An outline finer than this, in pixels, would be grey. */
#define MIN_OUTLINE_PX 0.9

typedef enum
{
  MOVE,   /* to a point */
  LINE,   /* this way on from where one is, as all that follow */
  CURVE,  /* two control points and the end */
  CLOSE,  /* back to where the part began */
  CIRCLE, /* centre and radius */
} Verb;

/* How a part is painted; it is named where a part begins. */
typedef enum
{
  GO_ON, /* the same part */
  BODY,  /* filled and outlined */
  LINES, /* inner lines */
  DOT,   /* an inner spot */
  SIGN,  /* what tells this piece from another: it is never left out */
} Role;

typedef struct
{
  Verb verb;
  Role role;
  double at[6];
} Step;

static const Step chess_pawn_steps[] = {
  { MOVE, BODY, { 20, 21.5 } },
  { LINE, GO_ON, { 8, 0 } },
  { CURVE, GO_ON, { 0.3, 6, 2.8, 10, 7, 13.5 } },
  { LINE, GO_ON, { 0, 3.5 } },
  { LINE, GO_ON, { -22, 0 } },
  { LINE, GO_ON, { 0, -3.5 } },
  { CURVE, GO_ON, { 4.2, -3.5, 6.7, -7.5, 7, -13.5 } },
  { CLOSE, GO_ON, { 0 } },
  { CIRCLE, BODY, { 24, 15.5, 6.5 } },
  { MOVE, BODY, { 12.5, 38.5 } },
  { LINE, GO_ON, { 23, 0 } },
  { CURVE, GO_ON, { 1.4, 0, 2, 0.8, 2, 2 } },
  { LINE, GO_ON, { 0, 2.5 } },
  { LINE, GO_ON, { -27, 0 } },
  { LINE, GO_ON, { 0, -2.5 } },
  { CURVE, GO_ON, { 0, -1.2, 0.6, -2, 2, -2 } },
  { CLOSE, GO_ON, { 0 } },
};

static const Step chess_knight_steps[] = {
  { MOVE, BODY, { 14, 38.5 } },
  { CURVE, GO_ON, { -0.5, -6.5, 2.5, -10, 6, -13.5 } },
  { CURVE, GO_ON, { 1, -1, 1.3, -2, 1.3, -3.2 } },
  { CURVE, GO_ON, { -2.3, 2.2, -4.3, 3.7, -7.3, 4.7 } },
  { CURVE, GO_ON, { -1.7, 0.6, -2.7, 0.2, -3.4, -1 } },
  { LINE, GO_ON, { -1.2, -2.2 } },
  { CURVE, GO_ON, { -0.5, -1, -0.3, -1.8, 0.3, -2.7 } },
  { LINE, GO_ON, { 5, -7.3 } },
  { CURVE, GO_ON, { 0.4, -4.4, 1.5, -6.3, 3.3, -8.3 } },
  { LINE, GO_ON, { 4, 4.5 } },
  { CURVE, GO_ON, { 9.5, 0.8, 13.5, 8.5, 13.5, 17 } },
  { CURVE, GO_ON, { 0, 4.5, -0.5, 8.5, -1.5, 12 } },
  { CLOSE, GO_ON, { 0 } },
  { MOVE, BODY, { 12.5, 38.5 } },
  { LINE, GO_ON, { 23, 0 } },
  { CURVE, GO_ON, { 1.4, 0, 2, 0.8, 2, 2 } },
  { LINE, GO_ON, { 0, 2.5 } },
  { LINE, GO_ON, { -27, 0 } },
  { LINE, GO_ON, { 0, -2.5 } },
  { CURVE, GO_ON, { 0, -1.2, 0.6, -2, 2, -2 } },
  { CLOSE, GO_ON, { 0 } },
  { CIRCLE, DOT, { 18.3, 15.7, 1.5 } },
  { MOVE, LINES, { 27.5, 14.5 } },
  { CURVE, GO_ON, { 4, 3, 5.2, 7.5, 5, 13 } },
};

static const Step chess_bishop_steps[] = {
  { MOVE, BODY, { 19.5, 29 } },
  { LINE, GO_ON, { 9, 0 } },
  { CURVE, GO_ON, { 0.3, 4, 2, 6.8, 5, 9.5 } },
  { LINE, GO_ON, { -19, 0 } },
  { CURVE, GO_ON, { 3, -2.7, 4.7, -5.5, 5, -9.5 } },
  { CLOSE, GO_ON, { 0 } },
  { MOVE, BODY, { 24, 9 } },
  { CURVE, GO_ON, { -6.5, 4.5, -9.5, 8.7, -9.5, 13.3 } },
  { CURVE, GO_ON, { 0, 2.9, 1.3, 5.2, 3.5, 6.7 } },
  { LINE, GO_ON, { 12, 0 } },
  { CURVE, GO_ON, { 2.2, -1.5, 3.5, -3.8, 3.5, -6.7 } },
  { CURVE, GO_ON, { 0, -4.6, -3, -8.8, -9.5, -13.3 } },
  { CLOSE, GO_ON, { 0 } },
  { CIRCLE, BODY, { 24, 7.5, 2.7 } },
  { MOVE, BODY, { 12.5, 38.5 } },
  { LINE, GO_ON, { 23, 0 } },
  { CURVE, GO_ON, { 1.4, 0, 2, 0.8, 2, 2 } },
  { LINE, GO_ON, { 0, 2.5 } },
  { LINE, GO_ON, { -27, 0 } },
  { LINE, GO_ON, { 0, -2.5 } },
  { CURVE, GO_ON, { 0, -1.2, 0.6, -2, 2, -2 } },
  { CLOSE, GO_ON, { 0 } },
  { MOVE, LINES, { 24, 15 } },
  { LINE, GO_ON, { 0, 9 } },
  { MOVE, GO_ON, { 19.8, 19.5 } },
  { LINE, GO_ON, { 8.4, 0 } },
};

static const Step chess_rook_steps[] = {
  { MOVE, BODY, { 15.5, 18 } },
  { LINE, GO_ON, { 17, 0 } },
  { LINE, GO_ON, { 2, 20.5 } },
  { LINE, GO_ON, { -21, 0 } },
  { CLOSE, GO_ON, { 0 } },
  { MOVE, BODY, { 11.5, 7.5 } },
  { LINE, GO_ON, { 6, 0 } },
  { LINE, GO_ON, { 0, 4 } },
  { LINE, GO_ON, { 3.5, 0 } },
  { LINE, GO_ON, { 0, -4 } },
  { LINE, GO_ON, { 6, 0 } },
  { LINE, GO_ON, { 0, 4 } },
  { LINE, GO_ON, { 3.5, 0 } },
  { LINE, GO_ON, { 0, -4 } },
  { LINE, GO_ON, { 6, 0 } },
  { LINE, GO_ON, { 0, 8.5 } },
  { LINE, GO_ON, { -3.5, 3.5 } },
  { LINE, GO_ON, { -18, 0 } },
  { LINE, GO_ON, { -3.5, -3.5 } },
  { CLOSE, GO_ON, { 0 } },
  { MOVE, BODY, { 12.5, 38.5 } },
  { LINE, GO_ON, { 23, 0 } },
  { CURVE, GO_ON, { 1.4, 0, 2, 0.8, 2, 2 } },
  { LINE, GO_ON, { 0, 2.5 } },
  { LINE, GO_ON, { -27, 0 } },
  { LINE, GO_ON, { 0, -2.5 } },
  { CURVE, GO_ON, { 0, -1.2, 0.6, -2, 2, -2 } },
  { CLOSE, GO_ON, { 0 } },
  { MOVE, LINES, { 15.5, 19.5 } },
  { LINE, GO_ON, { 17, 0 } },
  { MOVE, GO_ON, { 14.2, 33 } },
  { LINE, GO_ON, { 19.6, 0 } },
};

static const Step chess_queen_steps[] = {
  { MOVE, BODY, { 9.5, 14.5 } },
  { LINE, GO_ON, { 5.5, 24 } },
  { LINE, GO_ON, { 18, 0 } },
  { LINE, GO_ON, { 5.5, -24 } },
  { LINE, GO_ON, { -7.8, 9 } },
  { LINE, GO_ON, { -2.7, -12.5 } },
  { LINE, GO_ON, { -4, 12 } },
  { LINE, GO_ON, { -4, -12 } },
  { LINE, GO_ON, { -2.7, 12.5 } },
  { CLOSE, GO_ON, { 0 } },
  { CIRCLE, BODY, { 9, 12.5, 2.8 } },
  { CIRCLE, BODY, { 39, 12.5, 2.8 } },
  { CIRCLE, BODY, { 19.5, 8.7, 2.8 } },
  { CIRCLE, BODY, { 28.5, 8.7, 2.8 } },
  { MOVE, BODY, { 12.5, 38.5 } },
  { LINE, GO_ON, { 23, 0 } },
  { CURVE, GO_ON, { 1.4, 0, 2, 0.8, 2, 2 } },
  { LINE, GO_ON, { 0, 2.5 } },
  { LINE, GO_ON, { -27, 0 } },
  { LINE, GO_ON, { 0, -2.5 } },
  { CURVE, GO_ON, { 0, -1.2, 0.6, -2, 2, -2 } },
  { CLOSE, GO_ON, { 0 } },
  { MOVE, LINES, { 14.5, 33 } },
  { LINE, GO_ON, { 19, 0 } },
};

static const Step chess_king_steps[] = {
  { MOVE, BODY, { 22.3, 4 } },
  { LINE, GO_ON, { 3.4, 0 } },
  { LINE, GO_ON, { 0, 3.3 } },
  { LINE, GO_ON, { 3.8, 0 } },
  { LINE, GO_ON, { 0, 3.4 } },
  { LINE, GO_ON, { -3.8, 0 } },
  { LINE, GO_ON, { 0, 4.3 } },
  { LINE, GO_ON, { -3.4, 0 } },
  { LINE, GO_ON, { 0, -4.3 } },
  { LINE, GO_ON, { -3.8, 0 } },
  { LINE, GO_ON, { 0, -3.4 } },
  { LINE, GO_ON, { 3.8, 0 } },
  { CLOSE, GO_ON, { 0 } },
  { MOVE, BODY, { 24, 14.5 } },
  { CURVE, GO_ON, { 3, -2, 13.5, -2.5, 13.5, 6 } },
  { CURVE, GO_ON, { 0, 5.5, -3.5, 8.5, -4.5, 18 } },
  { LINE, GO_ON, { -18, 0 } },
  { CURVE, GO_ON, { -1, -9.5, -4.5, -12.5, -4.5, -18 } },
  { CURVE, GO_ON, { 0, -8.5, 10.5, -8, 13.5, -6 } },
  { CLOSE, GO_ON, { 0 } },
  { MOVE, BODY, { 12.5, 38.5 } },
  { LINE, GO_ON, { 23, 0 } },
  { CURVE, GO_ON, { 1.4, 0, 2, 0.8, 2, 2 } },
  { LINE, GO_ON, { 0, 2.5 } },
  { LINE, GO_ON, { -27, 0 } },
  { LINE, GO_ON, { 0, -2.5 } },
  { CURVE, GO_ON, { 0, -1.2, 0.6, -2, 2, -2 } },
  { CLOSE, GO_ON, { 0 } },
  { MOVE, LINES, { 24, 15.5 } },
  { LINE, GO_ON, { 0, 11 } },
  { MOVE, GO_ON, { 14.8, 33 } },
  { LINE, GO_ON, { 18.4, 0 } },
};

static const Step draughts_man_steps[] = {
  { CIRCLE, BODY, { 24, 24, 18 } },
  { CIRCLE, LINES, { 24, 24, 12.5 } },
};

static const Step draughts_king_steps[] = {
  { CIRCLE, BODY, { 24, 24, 18 } }, { CIRCLE, LINES, { 24, 24, 14 } },
  { MOVE, SIGN, { 15.5, 29.5 } },   { LINE, GO_ON, { -1.7, -11.5 } },
  { LINE, GO_ON, { 5.7, 4.8 } },    { LINE, GO_ON, { 4.5, -7.8 } },
  { LINE, GO_ON, { 4.5, 7.8 } },    { LINE, GO_ON, { 5.7, -4.8 } },
  { LINE, GO_ON, { -1.7, 11.5 } },  { CLOSE, GO_ON, { 0 } },
};

static const Step renju_stone_steps[] = {
  { CIRCLE, BODY, { 24, 24, 20.5 } },
};

typedef struct
{
  const Step *steps;
  gsize n_steps;
  double line; /* thickness of inner lines */
} Shape;

#define SHAPE(steps, line)            \
  {                                   \
    steps, G_N_ELEMENTS (steps), line \
  }

static const Shape shapes[BRG_N_PIECE_SHAPES] = {
  [BRG_PIECE_SHAPE_PAWN] = SHAPE (chess_pawn_steps, 1.8),
  [BRG_PIECE_SHAPE_KNIGHT] = SHAPE (chess_knight_steps, 1.8),
  [BRG_PIECE_SHAPE_BISHOP] = SHAPE (chess_bishop_steps, 1.8),
  [BRG_PIECE_SHAPE_ROOK] = SHAPE (chess_rook_steps, 1.8),
  [BRG_PIECE_SHAPE_QUEEN] = SHAPE (chess_queen_steps, 1.8),
  [BRG_PIECE_SHAPE_KING] = SHAPE (chess_king_steps, 1.8),
  [BRG_PIECE_SHAPE_DRAUGHTS_MAN] = SHAPE (draughts_man_steps, 1.5),
  [BRG_PIECE_SHAPE_DRAUGHTS_KING] = SHAPE (draughts_king_steps, 1.5),
  [BRG_PIECE_SHAPE_STONE] = SHAPE (renju_stone_steps, 1.5),
};

typedef struct
{
  BrgInk fill;
  BrgInk outline;
  BrgInk inner;
} Inks;

#define INK(rgb)                                                                        \
  {                                                                                     \
    ((rgb) >> 16 & 0xff) / 255.0, ((rgb) >> 8 & 0xff) / 255.0, ((rgb) &0xff) / 255.0, 1 \
  }

static const Inks chess_inks[] = {
  { INK (0xffffff), INK (0x1b1f24), INK (0x1b1f24) },
  { INK (0x2b3036), INK (0x0d0f12), INK (0xe9e6de) },
};

/* Draughtsmen are warmer, as they are in wood. */
static const Inks draughts_inks[] = {
  { INK (0xfbf7ee), INK (0x1b1f24), INK (0x1b1f24) },
  { INK (0x2f2a28), INK (0x0d0f12), INK (0xe9e0cf) },
};

static const Inks paper_inks[] = {
  { INK (0xffffff), INK (0x000000), INK (0x000000) },
  { INK (0x000000), INK (0x000000), INK (0xffffff) },
};

static const Inks *
get_inks (BrgPiece piece, BrgPieceMedium medium)
{
  BrgPieceShape shape = brg_piece_shape (piece);
  gint row = brg_piece_colour (piece) == BRG_COLOUR_BLACK;

  if (medium == BRG_PIECE_ON_PAPER)
    return &paper_inks[row];
  return shape == BRG_PIECE_SHAPE_DRAUGHTS_MAN || shape == BRG_PIECE_SHAPE_DRAUGHTS_KING
             ? &draughts_inks[row]
             : &chess_inks[row];
}

static void
add_step (cairo_t *cr, const Step *step)
{
  const double *at = step->at;

  switch (step->verb)
    {
    case MOVE:
      cairo_move_to (cr, at[0], at[1]);
      break;
    case LINE:
      cairo_rel_line_to (cr, at[0], at[1]);
      break;
    case CURVE:
      cairo_rel_curve_to (cr, at[0], at[1], at[2], at[3], at[4], at[5]);
      break;
    case CLOSE:
      cairo_close_path (cr);
      break;
    case CIRCLE:
    default:
      cairo_new_sub_path (cr);
      cairo_arc (cr, at[0], at[1], at[2], 0, 2 * G_PI);
      break;
    }
}

static void
paint_part (cairo_t *cr, Role role, const Inks *inks, double outline, double line)
{
  if (role == BODY || role == SIGN || role == DOT)
    {
      brg_paint_set_ink (cr, role == BODY ? &inks->fill : &inks->inner);
      cairo_fill_preserve (cr);
    }
  if (role != DOT)
    {
      brg_paint_set_ink (cr, role == BODY ? &inks->outline : &inks->inner);
      cairo_set_line_width (cr, role == BODY ? outline : line);
      cairo_stroke_preserve (cr);
    }
  cairo_new_path (cr);
}

static gboolean
is_drawn (Role role, double size, BrgPieceMedium medium)
{
  return role == BODY || role == SIGN ||
         (medium == BRG_PIECE_ON_SCREEN && size >= BRG_PIECE_LINES_SIZE);
}

/* Adds one part to the path; returns the step after it. */
static gsize
add_part (cairo_t *cr, const Shape *shape, gsize i)
{
  do
    add_step (cr, &shape->steps[i]);
  while (++i < shape->n_steps && shape->steps[i].role == GO_ON);
  return i;
}

static void
paint_halo (cairo_t *cr, const Shape *shape)
{
  static const BrgInk paper = INK (0xffffff);

  brg_paint_set_ink (cr, &paper);
  cairo_set_line_width (cr, OUTLINE + 2 * HALO);
  for (gsize i = 0; i < shape->n_steps;)
    {
      Role role = shape->steps[i].role;

      i = add_part (cr, shape, i);
      if (role == BODY)
        cairo_stroke (cr);
      else
        cairo_new_path (cr);
    }
}

void
brg_piece_draw (cairo_t *cr, BrgPiece piece, double x, double y, double size, BrgPieceMedium medium)
{
  const Shape *shape;
  const Inks *inks;
  double outline = OUTLINE;

  g_return_if_fail (cr != NULL);
  g_return_if_fail (brg_piece_shape (piece) < BRG_N_PIECE_SHAPES);

  if (piece == BRG_PIECE_NONE || size <= 0)
    return;
  shape = &shapes[brg_piece_shape (piece)];
  inks = get_inks (piece, medium);
  if (medium == BRG_PIECE_ON_SCREEN)
    outline = MAX (OUTLINE, MIN_OUTLINE_PX * GRID / size);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / GRID, size / GRID);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_new_path (cr);
  if (medium == BRG_PIECE_ON_PAPER)
    paint_halo (cr, shape);
  for (gsize i = 0; i < shape->n_steps;)
    {
      Role role = shape->steps[i].role;

      i = add_part (cr, shape, i);
      if (is_drawn (role, size, medium))
        paint_part (cr, role, inks, outline, shape->line);
      else
        cairo_new_path (cr);
    }
  cairo_restore (cr);
}

/* ---- as elements of a picture of a page */

/* Figures of a path, with a point in every language and no more places than the steps have. */
static void
append_figures (GString *svg, const double *at, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      char text[G_ASCII_DTOSTR_BUF_SIZE];

      g_ascii_formatd (text, sizeof text, "%.4g", at[i]);
      if (i > 0 && *text != '-')
        g_string_append_c (svg, ' ');
      g_string_append (svg, text);
    }
}

static void
append_step (GString *svg, const Step *step)
{
  const double across[2] = { 2 * step->at[2], 0 };
  const double back[2] = { -2 * step->at[2], 0 };
  const double start[2] = { step->at[0] - step->at[2], step->at[1] };

  switch (step->verb)
    {
    case MOVE:
    case LINE:
      g_string_append_c (svg, step->verb == MOVE ? 'M' : 'l');
      append_figures (svg, step->at, 2);
      break;
    case CURVE:
      g_string_append_c (svg, 'c');
      append_figures (svg, step->at, 6);
      break;
    case CLOSE:
      g_string_append_c (svg, 'z');
      break;
    case CIRCLE:
    default:
      g_string_append_c (svg, 'M');
      append_figures (svg, start, 2);
      for (guint i = 0; i < 2; i++)
        {
          g_string_append_c (svg, 'a');
          append_figures (svg, (const double[]){ step->at[2], step->at[2] }, 2);
          g_string_append (svg, " 0 1 0 ");
          append_figures (svg, i == 0 ? across : back, 2);
        }
      g_string_append_c (svg, 'z');
      break;
    }
}

static void
append_ink (GString *svg, const char *name, const BrgInk *ink)
{
  g_string_append_printf (svg, " %s=\"#%02x%02x%02x\"", name, (guint) (ink->red * 255 + 0.5),
                          (guint) (ink->green * 255 + 0.5), (guint) (ink->blue * 255 + 0.5));
}

/* As paint_part() does it. */
static void
append_paint (GString *svg, Role role, const Inks *inks, double line)
{
  if (role == BODY || role == SIGN || role == DOT)
    append_ink (svg, "fill", role == BODY ? &inks->fill : &inks->inner);
  else
    g_string_append (svg, " fill=\"none\"");
  if (role != DOT)
    {
      append_ink (svg, "stroke", role == BODY ? &inks->outline : &inks->inner);
      g_string_append (svg, " stroke-width=\"");
      append_figures (svg, role == BODY ? (const double[]){ OUTLINE } : &line, 1);
      g_string_append_c (svg, '"');
    }
  g_string_append (svg, "/>");
}

char *
brg_piece_dup_svg (BrgPiece piece)
{
  const Shape *shape;
  const Inks *inks;
  GString *svg;

  g_return_val_if_fail (piece != BRG_PIECE_NONE, NULL);
  g_return_val_if_fail (brg_piece_shape (piece) < BRG_N_PIECE_SHAPES, NULL);

  shape = &shapes[brg_piece_shape (piece)];
  inks = get_inks (piece, BRG_PIECE_ON_SCREEN);
  svg = g_string_new (NULL);
  for (gsize i = 0; i < shape->n_steps;)
    {
      Role role = shape->steps[i].role;

      g_string_append (svg, "<path d=\"");
      do
        append_step (svg, &shape->steps[i]);
      while (++i < shape->n_steps && shape->steps[i].role == GO_ON);
      g_string_append_c (svg, '"');
      append_paint (svg, role, inks, shape->line);
    }
  return g_string_free (svg, FALSE);
}
