/* brg-position.h - a position of chess or Chess960
 *
 * A plain value: copied by assignment, it owns nothing and lives on the stack. Everything in it can
 * be read; only the functions of brg-position.h, brg-fen.h and brg-move.h change it.
 * Rules: fide-2023 2.2, 2.3, 3.1.3, 3.7.4.1, 3.8.2, 3.9.1, 9.2.2, guidelines II.2, II.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-chess.h"

G_BEGIN_DECLS

/**
 * BrgPosition:
 * @kinds: by #BrgChessKind, where the men of a kind stand; of nothing it is not kept
 * @men: by #BrgColour, where the men of a side stand; of none: of both sides
 * @castling: rooks with which a king may still castle, now or later
 * @hash: 64 bits that are the same for the same position, see brg_position_hash()
 * @quiet_plies: half-moves since the last capture or pawn move
 * @move_number: number of the move to be made, from 1
 * @board: by square, the man that stands there, 0 for none
 * @turn: #BrgColour of the player having the move
 * @variant: #BrgChessVariant
 * @passed_square: the square that a pawn has just passed over by two squares, else
 *   %BRG_CHESS_NO_SQUARE
 * @en_passant: the same square if a pawn can really be taken there by a legal move, else
 *   %BRG_CHESS_NO_SQUARE; this one makes positions different (fide-2023 9.2.2.1)
 *
 * A position with all that decides what can be played from it.
 */
typedef struct
{
  BrgChessSet kinds[BRG_N_CHESS_KINDS];
  BrgChessSet men[3];
  BrgChessSet castling;
  guint64 hash;
  guint16 quiet_plies;
  guint16 move_number;
  guint8 turn;
  guint8 variant;
  BrgChessSquare passed_square;
  BrgChessSquare en_passant;
  BrgChessMan board[BRG_CHESS_N_SQUARES];
} BrgPosition;

/**
 * BRG_POSITION_N_STARTS:
 *
 * How many initial positions Chess960 has.
 */
#define BRG_POSITION_N_STARTS 960

/**
 * BRG_POSITION_ORTHODOX_START:
 *
 * The number of the initial position of chess among those of Chess960.
 */
#define BRG_POSITION_ORTHODOX_START 518

/**
 * BRG_POSITION_MAX_COUNTER:
 *
 * The most that @quiet_plies and @move_number of a position may be.
 */
#define BRG_POSITION_MAX_COUNTER 9999

/**
 * brg_position_start:
 * @variant: the game
 * @number: for Chess960 the number of the initial position, 0 to 959; for chess
 *   %BRG_POSITION_ORTHODOX_START
 *
 * Returns: the initial position
 */
BrgPosition brg_position_start (BrgChessVariant variant, guint number);

/**
 * brg_position_clear:
 * @position: (out): a position
 * @variant: the game
 *
 * Makes an empty board, White to move, with no right to castle. It is to be filled by
 * brg_position_put() and brg_position_settle().
 */
void brg_position_clear (BrgPosition *position, BrgChessVariant variant);

/**
 * brg_position_put:
 * @position: a position
 * @man: a man
 * @square: an empty square
 *
 * Puts a man on the board.
 */
void brg_position_put (BrgPosition *position, BrgChessMan man, BrgChessSquare square);

/**
 * brg_position_settle:
 * @position: a position with one king on each side
 *
 * To be called when men, turn, @castling and @passed_square are as wanted: finds out whether a pawn
 * can be taken en passant, and makes the hash.
 */
void brg_position_settle (BrgPosition *position);

/**
 * brg_position_hash:
 * @position: a position
 *
 * Computes the hash from nothing. It covers the men, the player having the move, the rights to
 * castle and the file of a pawn that can really be taken en passant: what makes positions the same
 * in the sense of fide-2023 9.2.2. It is the same number on every machine and in every build.
 *
 * Returns: what position->hash must be
 */
guint64 brg_position_hash (const BrgPosition *position);

/**
 * brg_position_is_same:
 * @a: a position
 * @b: a position
 *
 * Compares exactly what brg_position_hash() covers: fide-2023 9.2.2. Counters do not matter.
 *
 * Returns: whether the positions are the same
 */
gboolean brg_position_is_same (const BrgPosition *a, const BrgPosition *b);

/**
 * brg_position_king:
 * @position: a position
 * @colour: a side that has a king
 *
 * Returns: where the king of @colour stands
 */
BrgChessSquare brg_position_king (const BrgPosition *position, BrgColour colour);

/**
 * brg_position_attackers:
 * @position: a position
 * @square: a square
 * @occupied: the squares that are held to be occupied
 *
 * Returns: the men of both sides that attack @square (fide-2023 3.1.3), also those that are pinned
 */
BrgChessSet brg_position_attackers (const BrgPosition *position,
                                    BrgChessSquare square,
                                    BrgChessSet occupied);

/**
 * brg_position_checkers:
 * @position: a position
 *
 * Returns: the men that give check to the player having the move (fide-2023 3.9.1)
 */
BrgChessSet brg_position_checkers (const BrgPosition *position);

/**
 * brg_position_can_take_passed:
 * @position: a position
 * @from: a pawn of the player having the move that stands beside the pawn that has passed
 * @passed: the square passed over
 *
 * Returns: whether taking en passant leaves the own king unattacked (fide-2023 3.7.4.1, 3.9.2)
 */
gboolean brg_position_can_take_passed (const BrgPosition *position,
                                       BrgChessSquare from,
                                       BrgChessSquare passed);

/**
 * brg_position_find_en_passant:
 * @position: a position
 * @passed: the square that a pawn of the side not having the move has passed over
 *
 * Returns: @passed if some pawn can really take there, else %BRG_CHESS_NO_SQUARE
 */
BrgChessSquare brg_position_find_en_passant (const BrgPosition *position, BrgChessSquare passed);

G_END_DECLS
