/* brg-board-picture.h - what there is to see on a board
 *
 * A plain value of any game on squares or points, copied by assignment. A square is its rank times
 * the number of files plus its file, both from 0 at White's left: for chess that is the
 * #BrgChessSquare.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-position.h"
#include "brg-piece-paths.h"
#include "brg-position.h"
#include "brg-renju-text.h"

G_BEGIN_DECLS

#define BRG_BOARD_MAX_SIDE 15
#define BRG_BOARD_MAX_SQUARES (BRG_BOARD_MAX_SIDE * BRG_BOARD_MAX_SIDE)
#define BRG_BOARD_NO_SQUARE (-1)

/**
 * BrgBoardSet:
 * @words: bit n of word m is the square 64 m + n
 *
 * A set of squares; {0} is empty. For chess the first word is the #BrgChessSet.
 */
typedef struct
{
  guint64 words[(BRG_BOARD_MAX_SQUARES + 63) / 64];
} BrgBoardSet;

/** brg_board_set_add: Puts @square into @set */
static inline void
brg_board_set_add (BrgBoardSet *set, gint square)
{
  set->words[square >> 6] |= G_GUINT64_CONSTANT (1) << (square & 63);
}

/** brg_board_set_has: Returns: whether @square is in @set */
static inline gboolean
brg_board_set_has (const BrgBoardSet *set, gint square)
{
  return square >= 0 && (set->words[square >> 6] >> (square & 63) & 1) != 0;
}

/**
 * brg_board_set_is_empty:
 * @set: a set
 *
 * Returns: whether no square is in it
 */
gboolean brg_board_set_is_empty (const BrgBoardSet *set);

/**
 * BRG_BOARD_MAX_WAY:
 *
 * The most squares that a piece can be led over in one move.
 */
#define BRG_BOARD_MAX_WAY 64

/**
 * BrgBoardWay:
 * @n_squares: how many
 * @squares: first the square of the piece, then where it was put down in turn; of a game where
 *   pieces are only placed, the one square
 *
 * What somebody did on the board: one square and no move yet, or a part of a capture, or a move.
 */
typedef struct
{
  guint n_squares;
  gint squares[BRG_BOARD_MAX_WAY];
} BrgBoardWay;

/**
 * BrgBoardGround:
 * @BRG_BOARD_CHEQUERED: squares of two colours, the one at White's left dark
 * @BRG_BOARD_LINED: points where lines cross, with five dots on a board of fifteen
 *
 * What the pieces stand on.
 */
typedef enum
{
  BRG_BOARD_CHEQUERED,
  BRG_BOARD_LINED,
} BrgBoardGround;

/**
 * BrgBoardMark:
 * @BRG_BOARD_LAST_MOVE: the last move began or ended here
 * @BRG_BOARD_TARGET: what is lifted may go here
 * @BRG_BOARD_CHECK: this king is in check
 * @BRG_BOARD_CURSOR: the keyboard is here
 * @BRG_BOARD_LIFTED: this piece is lifted
 * @BRG_BOARD_DRAGGED: this piece is being carried elsewhere, here is but its shadow
 * @BRG_BOARD_FOUL: it is forbidden to play here; the number says why
 * @BRG_BOARD_TAKEN: this piece has been jumped and is still on the board, or is to be taken off
 *
 * What is marked on a square; a bit set.
 */
typedef enum
{
  BRG_BOARD_LAST_MOVE = 1 << 0,
  BRG_BOARD_TARGET = 1 << 1,
  BRG_BOARD_CHECK = 1 << 2,
  BRG_BOARD_CURSOR = 1 << 3,
  BRG_BOARD_LIFTED = 1 << 4,
  BRG_BOARD_DRAGGED = 1 << 5,
  BRG_BOARD_FOUL = 1 << 6,
  BRG_BOARD_TAKEN = 1 << 7,
} BrgBoardMark;

/**
 * BrgBoardPicture:
 * @n_files: squares from left to right, 1 to 15
 * @n_ranks: squares from White to Black, 1 to 15
 * @ground: #BrgBoardGround
 * @is_flipped: whether Black sits below
 * @has_coordinates: whether letters and numbers stand outside
 * @is_dark_only: whether only dark squares are played on: the cursor goes to no other
 * @file_letters: (nullable): the letters of the files, a byte each; NULL for a, b, c...
 * @pieces: by square, what stands there
 * @marks: by square, #BrgBoardMark
 * @numbers: by square, the number to be written into it, or on its stone, 0 for none. On an empty
 *   point of a lined board it stands in a ring: a move that is offered
 * @corners: by square, the number that names the square, written small into its corner, 0 for none
 * @way: squares that a piece was led over, shown as a line with arrows; none for no line. A view
 *   sets it while a piece is being led
 *
 * A board to be drawn. @file_letters is not owned: a constant.
 */
typedef struct
{
  guint8 n_files;
  guint8 n_ranks;
  guint8 ground;
  gboolean is_flipped;
  gboolean has_coordinates;
  gboolean is_dark_only;
  const char *file_letters;
  BrgPiece pieces[BRG_BOARD_MAX_SQUARES];
  guint8 marks[BRG_BOARD_MAX_SQUARES];
  guint16 numbers[BRG_BOARD_MAX_SQUARES];
  guint8 corners[BRG_BOARD_MAX_SQUARES];
  BrgBoardWay way;
} BrgBoardPicture;

/**
 * brg_board_picture_init:
 * @picture: (out caller-allocates): an empty board with coordinates, White below
 * @n_files: squares from left to right, 1 to 15
 * @n_ranks: squares from White to Black, 1 to 15
 */
void brg_board_picture_init (BrgBoardPicture *picture, guint n_files, guint n_ranks);

/**
 * brg_board_picture_init_chess:
 * @picture: (out caller-allocates): the board
 * @position: a position, or men that are not yet one
 *
 * Shows a position. A king of the player having the move that is attacked gets its mark; for the
 * last move see brg_board_picture_mark().
 */
void brg_board_picture_init_chess (BrgBoardPicture *picture, const BrgPosition *position);

/**
 * brg_board_picture_init_draughts:
 * @picture: (out caller-allocates): the board
 * @position: a position
 * @has_numbers: whether squares are named by numbers in their corners, as on 100 squares, and not
 *   by letters and numbers outside
 *
 * Shows a position; for the last move and pieces that were taken see brg_board_picture_mark().
 */
void brg_board_picture_init_draughts (BrgBoardPicture *picture,
                                      const BrgDraughtsPosition *position,
                                      gboolean has_numbers);

/**
 * brg_board_picture_init_renju:
 * @picture: (out caller-allocates): the board of fifteen lines each way
 * @board: (nullable): the stones, %NULL for none
 * @letter: how the ninth column is written
 *
 * Shows stones without their numbers.
 */
void brg_board_picture_init_renju (BrgBoardPicture *picture,
                                   const BrgRenjuBoard *board,
                                   BrgRenjuLetter letter);

/**
 * brg_board_picture_is_dark:
 * @picture: a board
 * @square: a square
 *
 * Returns: whether it is a dark square
 */
gboolean brg_board_picture_is_dark (const BrgBoardPicture *picture, gint square);

/**
 * brg_board_picture_is_playable:
 * @picture: a board
 * @square: a square, or %BRG_BOARD_NO_SQUARE
 *
 * Returns: whether anything can stand there
 */
gboolean brg_board_picture_is_playable (const BrgBoardPicture *picture, gint square);

/**
 * brg_board_picture_mark:
 * @picture: a board
 * @square: a square, or %BRG_BOARD_NO_SQUARE
 * @mark: what to mark there besides what is
 */
void brg_board_picture_mark (BrgBoardPicture *picture, gint square, BrgBoardMark mark);

/**
 * brg_board_picture_count_squares:
 * @picture: a board
 *
 * Returns: how many squares it has
 */
gint brg_board_picture_count_squares (const BrgBoardPicture *picture);

/**
 * brg_board_picture_get_square:
 * @picture: a board
 * @column: as it is seen, from 0 at the left
 * @row: as it is seen, from 0 at the top
 *
 * Returns: the square, or %BRG_BOARD_NO_SQUARE outside the board
 */
gint brg_board_picture_get_square (const BrgBoardPicture *picture, gint column, gint row);

/**
 * brg_board_picture_get_place:
 * @picture: a board
 * @square: a square
 * @column: (out): as it is seen, from 0 at the left
 * @row: (out): as it is seen, from 0 at the top
 */
void brg_board_picture_get_place (const BrgBoardPicture *picture,
                                  gint square,
                                  gint *column,
                                  gint *row);

/**
 * brg_board_picture_get_file_letter:
 * @picture: a board
 * @file: a file, from 0
 *
 * Returns: its letter
 */
char brg_board_picture_get_file_letter (const BrgBoardPicture *picture, gint file);

/**
 * brg_board_square_of_draughts:
 * @variant: what is played
 * @square: a square that is played on
 *
 * Returns: the square of the picture
 */
gint brg_board_square_of_draughts (BrgDraughtsVariant variant, BrgDraughtsSquare square);

/**
 * brg_board_piece_of_man:
 * @man: a chessman, 0 for none
 *
 * Returns: the piece that shows it
 */
BrgPiece brg_board_piece_of_man (BrgChessMan man);

G_END_DECLS
