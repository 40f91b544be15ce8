/* brg-draughts.h - squares and sets of squares of draughts boards, and the games played on them
 *
 * Both boards lie in one word. The square n of the bits has its neighbours towards White's side at
 * n + 6 (left) and n + 7 (right), and towards Black's side at n - 7 (left) and n - 6 (right). Bits
 * between the rows belong to no square, so that a step over the edge never comes back on the other
 * side. The board of 64 squares is the upper left part of the board of 100:
 *
 *        0  1  2  3 | 4
 *      6  7  8  9 |10          White is below, a1 is the lower left corner of either board.
 *       13 14 15 16 |17
 *     19 20 21 22 |23
 *        ...        | ...
 *
 * Rules: rus-draughts-2022 6.1.1, 6.1.2, 6.1.6.1, 6.2, 6.2.3, 7.1, 7.2, VIII
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-colour.h"

G_BEGIN_DECLS

/**
 * BrgDraughtsVariant:
 * @BRG_DRAUGHTS_RUSSIAN: Russian draughts, rus-draughts-2022 6.1
 * @BRG_DRAUGHTS_64: draughts-64, rus-draughts-2022 6.2: played like the Russian
 * @BRG_DRAUGHTS_64_MAJORITY: draughts-64 with the captures of 100 squares, 6.2.3
 * @BRG_DRAUGHTS_INTERNATIONAL: 100 squares, rus-draughts-2022 VII
 * @BRG_DRAUGHTS_GIVEAWAY: giveaway on 64 squares, rus-draughts-2022 VIII
 *
 * The game that is played.
 */
typedef enum
{
  BRG_DRAUGHTS_RUSSIAN,
  BRG_DRAUGHTS_64,
  BRG_DRAUGHTS_64_MAJORITY,
  BRG_DRAUGHTS_INTERNATIONAL,
  BRG_DRAUGHTS_GIVEAWAY,
} BrgDraughtsVariant;

#define BRG_N_DRAUGHTS_VARIANTS (BRG_DRAUGHTS_GIVEAWAY + 1)

/**
 * BrgDraughtsSquare:
 *
 * A square as the number of its bit, the same bit on both boards; see
 * brg_draughts_square_from_number() and brg_draughts_square_at(). %BRG_DRAUGHTS_NO_SQUARE is none.
 */
typedef guint8 BrgDraughtsSquare;

#define BRG_DRAUGHTS_NO_SQUARE 64

/**
 * BRG_DRAUGHTS_MAX_SQUARES:
 *
 * The number of playing squares of the larger board.
 */
#define BRG_DRAUGHTS_MAX_SQUARES 50

/**
 * BrgDraughtsSet:
 *
 * A set of squares: bit n is the square n.
 */
typedef guint64 BrgDraughtsSet;

/** brg_draughts_variant_is_large: Returns: whether the board has 100 squares */
static inline gboolean
brg_draughts_variant_is_large (BrgDraughtsVariant variant)
{
  return variant == BRG_DRAUGHTS_INTERNATIONAL;
}

/** brg_draughts_variant_has_majority: Returns: whether the most pieces must be taken (7.4.1) */
static inline gboolean
brg_draughts_variant_has_majority (BrgDraughtsVariant variant)
{
  return variant == BRG_DRAUGHTS_INTERNATIONAL || variant == BRG_DRAUGHTS_64_MAJORITY;
}

/** brg_draughts_variant_size: Returns: how many squares a side of the board has, 8 or 10 */
static inline guint
brg_draughts_variant_size (BrgDraughtsVariant variant)
{
  return brg_draughts_variant_is_large (variant) ? 10 : 8;
}

/** brg_draughts_variant_n_squares: Returns: how many squares are played on, 32 or 50 */
static inline guint
brg_draughts_variant_n_squares (BrgDraughtsVariant variant)
{
  return brg_draughts_variant_is_large (variant) ? 50 : 32;
}

/** brg_draughts_variant_n_pieces: Returns: with how many pieces a side begins, 12 or 20 */
static inline guint
brg_draughts_variant_n_pieces (BrgDraughtsVariant variant)
{
  return brg_draughts_variant_is_large (variant) ? 20 : 12;
}

/** brg_draughts_set_of: Returns: the set of one square */
static inline BrgDraughtsSet
brg_draughts_set_of (BrgDraughtsSquare square)
{
  return G_GUINT64_CONSTANT (1) << square;
}

/** brg_draughts_set_has: Returns: whether @square is in @set */
static inline gboolean
brg_draughts_set_has (BrgDraughtsSet set, BrgDraughtsSquare square)
{
  return (set >> square & 1) != 0;
}

/** brg_draughts_set_first: Returns: the lowest square of @set, which must not be empty */
static inline BrgDraughtsSquare
brg_draughts_set_first (BrgDraughtsSet set)
{
  return (BrgDraughtsSquare) __builtin_ctzll (set);
}

/** brg_draughts_set_pop: Returns: the lowest square of @set, which must not be empty; taken out */
static inline BrgDraughtsSquare
brg_draughts_set_pop (BrgDraughtsSet *set)
{
  BrgDraughtsSquare square = brg_draughts_set_first (*set);

  *set &= *set - 1;
  return square;
}

/** brg_draughts_set_size: Returns: the number of squares of @set */
static inline guint
brg_draughts_set_size (BrgDraughtsSet set)
{
  /* As brg_chess_set_size(). */
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101);

  set -= set >> 1 & (ones * 0x55);
  set = (set & (ones * 0x33)) + (set >> 2 & (ones * 0x33));
  return (guint) (((set + (set >> 4)) & (ones * 0x0f)) * ones >> 56);
}

/**
 * brg_draughts_square_at:
 * @variant: the game
 * @column: column from the left, 0 for the a-file
 * @row: row from below, White's first row is 0
 *
 * Returns: the square there; %BRG_DRAUGHTS_NO_SQUARE if it is a light one or off the board
 */
BrgDraughtsSquare brg_draughts_square_at (BrgDraughtsVariant variant, gint column, gint row);

/**
 * brg_draughts_square_from_number:
 * @variant: the game
 * @number: 1 to 32 (b8, d8 to g1) or to 50, along the rows from Black's first row
 *
 * Returns: the square with this number, %BRG_DRAUGHTS_NO_SQUARE if there is none
 */
BrgDraughtsSquare brg_draughts_square_from_number (BrgDraughtsVariant variant, guint number);

/**
 * brg_draughts_square_number:
 * @variant: the game
 * @square: a square of its board
 *
 * Returns: the number of the square, from 1
 */
guint brg_draughts_square_number (BrgDraughtsVariant variant, BrgDraughtsSquare square);

/**
 * brg_draughts_square_column:
 * @square: a square
 *
 * Returns: its column from the left, 0 for the a-file
 */
guint brg_draughts_square_column (BrgDraughtsSquare square);

/**
 * brg_draughts_square_row:
 * @variant: the game
 * @square: a square of its board
 *
 * Returns: its row from below, White's first row is 0
 */
guint brg_draughts_square_row (BrgDraughtsVariant variant, BrgDraughtsSquare square);

/**
 * BRG_DRAUGHTS_SQUARE_LENGTH:
 *
 * Room for a square as text, with the final nul.
 */
#define BRG_DRAUGHTS_SQUARE_LENGTH 4

/**
 * brg_draughts_square_write:
 * @variant: the game
 * @square: a square of its board
 * @text: (out): `c3` on 64 squares (6.1.6.1), `33` on 100 (7.3)
 *
 * Writes a square as the game writes it.
 */
void brg_draughts_square_write (BrgDraughtsVariant variant,
                                BrgDraughtsSquare square,
                                char text[BRG_DRAUGHTS_SQUARE_LENGTH]);

/**
 * brg_draughts_board:
 * @variant: the game
 *
 * Returns: all squares that are played on
 */
BrgDraughtsSet brg_draughts_board (BrgDraughtsVariant variant);

/**
 * brg_draughts_last_row:
 * @variant: the game
 * @side: a side
 *
 * Returns: the squares on which a man of @side becomes a king (6.1.4.4, 7.4.2)
 */
BrgDraughtsSet brg_draughts_last_row (BrgDraughtsVariant variant, BrgColour side);

/**
 * brg_draughts_main_road:
 * @variant: the game
 *
 * Returns: the squares of the long diagonal, a1-h8 on 64 squares (6.1.2), 46-5 on 100
 */
BrgDraughtsSet brg_draughts_main_road (BrgDraughtsVariant variant);

G_END_DECLS
