/* brg-draughts-position.h - a position of draughts
 *
 * A plain value: copied by assignment, it owns nothing and lives on the stack. Everything in it can
 * be read; only the functions of brg-draughts-position.h, brg-draughts-fen.h and
 * brg-draughts-move.h change it.
 * Rules: rus-draughts-2022 5.4.13.1, 5.4.14.2, 6.1.3, 6.1.7, 6.2.1, 7.2, 8.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts.h"

G_BEGIN_DECLS

/**
 * BrgDraughtsPosition:
 * @pieces: by #BrgColour, where the pieces of a side stand; of none nothing
 * @kings: where the kings of both sides stand
 * @turn: #BrgColour of the player having the move
 * @variant: #BrgDraughtsVariant
 *
 * A position: all that decides what can be played from it. A man on its last row, which no move
 * leaves there, is a king that was not marked (5.4.14.2); it moves like a man.
 */
typedef struct
{
  BrgDraughtsSet pieces[3];
  BrgDraughtsSet kings;
  guint8 turn;
  guint8 variant;
} BrgDraughtsPosition;

/**
 * BrgDraughtsPiece:
 *
 * What stands on a square.
 */
typedef enum
{
  BRG_DRAUGHTS_NOTHING,
  BRG_DRAUGHTS_MAN,
  BRG_DRAUGHTS_KING,
} BrgDraughtsPiece;

/**
 * brg_draughts_position_start:
 * @variant: the game
 *
 * Returns: the initial position; of draughts-64 the one before a start is drawn by lot
 */
BrgDraughtsPosition brg_draughts_position_start (BrgDraughtsVariant variant);

/**
 * brg_draughts_position_clear:
 * @position: (out): a position
 * @variant: the game
 *
 * Makes an empty board, White to move.
 */
void brg_draughts_position_clear (BrgDraughtsPosition *position, BrgDraughtsVariant variant);

/**
 * brg_draughts_position_put:
 * @position: a position
 * @square: a square of its board
 * @side: whose piece, none to take away what stands there
 * @piece: what is put there; not looked at when @side is none
 *
 * Puts a piece on the board instead of what stood there.
 */
void brg_draughts_position_put (BrgDraughtsPosition *position,
                                BrgDraughtsSquare square,
                                BrgColour side,
                                BrgDraughtsPiece piece);

/** brg_draughts_position_occupied: Returns: where pieces of either side stand */
static inline BrgDraughtsSet
brg_draughts_position_occupied (const BrgDraughtsPosition *position)
{
  return position->pieces[BRG_COLOUR_WHITE] | position->pieces[BRG_COLOUR_BLACK];
}

/** brg_draughts_position_men: Returns: where the men of @side stand */
static inline BrgDraughtsSet
brg_draughts_position_men (const BrgDraughtsPosition *position, BrgColour side)
{
  return position->pieces[side] & ~position->kings;
}

/** brg_draughts_position_kings: Returns: where the kings of @side stand */
static inline BrgDraughtsSet
brg_draughts_position_kings (const BrgDraughtsPosition *position, BrgColour side)
{
  return position->pieces[side] & position->kings;
}

/** brg_draughts_position_colour: Returns: whose piece stands on @square; none if it is empty */
static inline BrgColour
brg_draughts_position_colour (const BrgDraughtsPosition *position, BrgDraughtsSquare square)
{
  return brg_draughts_set_has (position->pieces[BRG_COLOUR_WHITE], square)   ? BRG_COLOUR_WHITE
         : brg_draughts_set_has (position->pieces[BRG_COLOUR_BLACK], square) ? BRG_COLOUR_BLACK
                                                                             : BRG_COLOUR_NONE;
}

/** brg_draughts_position_piece: Returns: what stands on @square */
static inline BrgDraughtsPiece
brg_draughts_position_piece (const BrgDraughtsPosition *position, BrgDraughtsSquare square)
{
  if (!brg_draughts_set_has (brg_draughts_position_occupied (position), square))
    return BRG_DRAUGHTS_NOTHING;
  return brg_draughts_set_has (position->kings, square) ? BRG_DRAUGHTS_KING : BRG_DRAUGHTS_MAN;
}

/**
 * brg_draughts_position_unmarked:
 * @position: a position
 *
 * Returns: men of both sides on their last rows: kings that were not marked (5.4.14.2)
 */
BrgDraughtsSet brg_draughts_position_unmarked (const BrgDraughtsPosition *position);

/**
 * brg_draughts_position_hash:
 * @position: a position
 *
 * Computes 64 bits of the pieces and the player having the move: what makes positions the same in
 * the sense of 5.4.13.1. It is the same number on every machine and in every build.
 *
 * Returns: the hash
 */
guint64 brg_draughts_position_hash (const BrgDraughtsPosition *position);

/**
 * brg_draughts_position_is_same:
 * @a: a position
 * @b: a position of the same game
 *
 * Returns: whether the same pieces stand on the same squares with the same player to move
 * (5.4.13.1)
 */
gboolean brg_draughts_position_is_same (const BrgDraughtsPosition *a, const BrgDraughtsPosition *b);

G_END_DECLS
