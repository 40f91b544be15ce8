/* brg-chess.h - squares, sets of squares and men of a chessboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-colour.h"

G_BEGIN_DECLS

/**
 * BrgChessVariant:
 * @BRG_CHESS_ORTHODOX: chess
 * @BRG_CHESS_960: Chess960, fide-2023 guideline II
 *
 * The game that is played. It decides from where kings may castle, and how castling is written.
 */
typedef enum
{
  BRG_CHESS_ORTHODOX,
  BRG_CHESS_960,
} BrgChessVariant;

/**
 * BrgChessKind:
 *
 * What a man is. %BRG_CHESS_NOTHING is an empty square.
 */
typedef enum
{
  BRG_CHESS_NOTHING,
  BRG_CHESS_PAWN,
  BRG_CHESS_KNIGHT,
  BRG_CHESS_BISHOP,
  BRG_CHESS_ROOK,
  BRG_CHESS_QUEEN,
  BRG_CHESS_KING,
} BrgChessKind;

#define BRG_N_CHESS_KINDS (BRG_CHESS_KING + 1)

/**
 * BrgChessMan:
 *
 * A man with its colour, 0 for none: see brg_chess_man().
 */
typedef guint8 BrgChessMan;

#define BRG_N_CHESS_MEN 24

/**
 * BrgChessSquare:
 *
 * A square: a1 is 0, b1 is 1, a2 is 8, h8 is 63; %BRG_CHESS_NO_SQUARE is none.
 */
typedef guint8 BrgChessSquare;

#define BRG_CHESS_N_SQUARES 64
#define BRG_CHESS_NO_SQUARE 64

/**
 * BrgChessSet:
 *
 * A set of squares: bit n is the square n.
 */
typedef guint64 BrgChessSet;

#define BRG_CHESS_FILE_A G_GUINT64_CONSTANT (0x0101010101010101)
#define BRG_CHESS_FILE_H (BRG_CHESS_FILE_A << 7)
#define BRG_CHESS_RANK_1 G_GUINT64_CONSTANT (0xff)
#define BRG_CHESS_RANK_8 (BRG_CHESS_RANK_1 << 56)

/** brg_chess_man: Returns: the man of a colour and kind */
static inline BrgChessMan
brg_chess_man (BrgColour colour, BrgChessKind kind)
{
  return (BrgChessMan) (colour << 3 | kind);
}

/** brg_chess_man_colour: Returns: whose @man it is; none for an empty square */
static inline BrgColour
brg_chess_man_colour (BrgChessMan man)
{
  return (BrgColour) (man >> 3);
}

/** brg_chess_man_kind: Returns: what @man is */
static inline BrgChessKind
brg_chess_man_kind (BrgChessMan man)
{
  return (BrgChessKind) (man & 7);
}

/** brg_chess_square: Returns: the square on @file and @rank, both from 0 to 7 */
static inline BrgChessSquare
brg_chess_square (guint file, guint rank)
{
  return (BrgChessSquare) (rank << 3 | file);
}

/** brg_chess_square_file: Returns: 0 for the a-file to 7 for the h-file */
static inline guint
brg_chess_square_file (BrgChessSquare square)
{
  return square & 7;
}

/** brg_chess_square_rank: Returns: 0 for the first rank to 7 for the eighth */
static inline guint
brg_chess_square_rank (BrgChessSquare square)
{
  return square >> 3;
}

/** brg_chess_set_of: Returns: the set of one square */
static inline BrgChessSet
brg_chess_set_of (BrgChessSquare square)
{
  return G_GUINT64_CONSTANT (1) << square;
}

/** brg_chess_set_of_rank: Returns: the squares of a rank, 0 to 7 */
static inline BrgChessSet
brg_chess_set_of_rank (guint rank)
{
  return BRG_CHESS_RANK_1 << 8 * rank;
}

/** brg_chess_set_of_file: Returns: the squares of a file, 0 to 7 */
static inline BrgChessSet
brg_chess_set_of_file (guint file)
{
  return BRG_CHESS_FILE_A << file;
}

/** brg_chess_set_has: Returns: whether @square is in @set */
static inline gboolean
brg_chess_set_has (BrgChessSet set, BrgChessSquare square)
{
  return (set >> square & 1) != 0;
}

/** brg_chess_set_has_many: Returns: whether @set has two squares or more */
static inline gboolean
brg_chess_set_has_many (BrgChessSet set)
{
  return (set & (set - 1)) != 0;
}

/** brg_chess_set_first: Returns: the lowest square of @set, which must not be empty */
static inline BrgChessSquare
brg_chess_set_first (BrgChessSet set)
{
  return (BrgChessSquare) __builtin_ctzll (set);
}

/** brg_chess_set_pop: Returns: the lowest square of @set, which must not be empty; taken out */
static inline BrgChessSquare
brg_chess_set_pop (BrgChessSet *set)
{
  BrgChessSquare square = brg_chess_set_first (*set);

  *set &= *set - 1;
  return square;
}

/** brg_chess_set_size: Returns: the number of squares of @set */
static inline guint
brg_chess_set_size (BrgChessSet set)
{
  /* Summed in the word itself: a processor's own instruction cannot be counted on everywhere, and
   * the compiler's substitute is a call. */
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101);

  set -= set >> 1 & (ones * 0x55);
  set = (set & (ones * 0x33)) + (set >> 2 & (ones * 0x33));
  return (guint) (((set + (set >> 4)) & (ones * 0x0f)) * ones >> 56);
}

G_END_DECLS
