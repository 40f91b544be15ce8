/* brg-piece-paths.h - the men of all games, drawn by our own hand
 *
 * Flat pieces of one outline on a grid of 48 units a square: paths, so they are sharp at any size
 * on screen and on paper, and need neither a font nor a picture file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <glib.h>

#include "brg-colour.h"

G_BEGIN_DECLS

/**
 * BrgPieceShape:
 *
 * What a piece looks like, whatever its colour; the chessmen in the order of #BrgChessKind.
 */
typedef enum
{
  BRG_PIECE_SHAPE_NONE,
  BRG_PIECE_SHAPE_PAWN,
  BRG_PIECE_SHAPE_KNIGHT,
  BRG_PIECE_SHAPE_BISHOP,
  BRG_PIECE_SHAPE_ROOK,
  BRG_PIECE_SHAPE_QUEEN,
  BRG_PIECE_SHAPE_KING,
  BRG_PIECE_SHAPE_DRAUGHTS_MAN,
  BRG_PIECE_SHAPE_DRAUGHTS_KING,
  BRG_PIECE_SHAPE_STONE,
} BrgPieceShape;

#define BRG_N_PIECE_SHAPES (BRG_PIECE_SHAPE_STONE + 1)

/**
 * BrgPiece:
 *
 * A piece with its colour, 0 for none: see brg_piece().
 */
typedef guint8 BrgPiece;

#define BRG_PIECE_NONE 0

/** brg_piece: Returns: the piece of a colour and a shape */
static inline BrgPiece
brg_piece (BrgColour colour, BrgPieceShape shape)
{
  return (BrgPiece) (shape << 1 | (colour == BRG_COLOUR_BLACK));
}

/** brg_piece_colour: Returns: whose @piece it is, which must be one */
static inline BrgColour
brg_piece_colour (BrgPiece piece)
{
  return (piece & 1) != 0 ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE;
}

/** brg_piece_shape: Returns: what @piece looks like */
static inline BrgPieceShape
brg_piece_shape (BrgPiece piece)
{
  return (BrgPieceShape) (piece >> 1);
}

/**
 * BrgPieceMedium:
 * @BRG_PIECE_ON_SCREEN: the colours of the screen; a unit is a pixel
 * @BRG_PIECE_ON_PAPER: black and white only, Black's men solid, with a white edge around them that
 *   keeps them apart from a hatch; inner lines are left out
 *
 * What a piece is drawn on.
 */
typedef enum
{
  BRG_PIECE_ON_SCREEN,
  BRG_PIECE_ON_PAPER,
} BrgPieceMedium;

/**
 * BRG_PIECE_LINES_SIZE:
 *
 * Side of a square from which on inner lines are drawn; smaller ones would be a blot.
 */
#define BRG_PIECE_LINES_SIZE 20

/**
 * brg_piece_draw:
 * @cr: where to draw
 * @piece: a piece; nothing is drawn for %BRG_PIECE_NONE
 * @x: left edge of its square
 * @y: upper edge of its square
 * @size: side of the square
 * @medium: what is drawn on
 *
 * Draws a piece on its square.
 */
void brg_piece_draw (cairo_t *cr,
                     BrgPiece piece,
                     double x,
                     double y,
                     double size,
                     BrgPieceMedium medium);

/**
 * brg_piece_dup_svg:
 * @piece: a piece
 *
 * Returns: (transfer full): the same drawing as on a screen, as elements of SVG on a square of 48
 *   units, with round joins and caps asked of what they stand in
 */
char *brg_piece_dup_svg (BrgPiece piece);

G_END_DECLS
