/* brg-move.h - a move, made and taken back
 *
 * Rules: fide-2023 3.7, 3.8, guideline II.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-position.h"

G_BEGIN_DECLS

/**
 * BrgMoveKind:
 * @BRG_MOVE_PLAIN: a man goes from one square to another, and may capture there
 * @BRG_MOVE_DOUBLE_STEP: a pawn's first move over two squares (fide-2023 3.7.2)
 * @BRG_MOVE_CASTLING: from the king's square to the rook's, in both games (fide-2023 3.8.2, II.3)
 * @BRG_MOVE_EN_PASSANT: a capture en passant (fide-2023 3.7.4.1)
 * @BRG_MOVE_TO_KNIGHT: a pawn becomes a knight (fide-2023 3.7.5.1)
 * @BRG_MOVE_TO_BISHOP: a pawn becomes a bishop
 * @BRG_MOVE_TO_ROOK: a pawn becomes a rook
 * @BRG_MOVE_TO_QUEEN: a pawn becomes a queen
 *
 * What a move does besides going from a square to another.
 */
typedef enum
{
  BRG_MOVE_PLAIN,
  BRG_MOVE_DOUBLE_STEP,
  BRG_MOVE_CASTLING,
  BRG_MOVE_EN_PASSANT,
  BRG_MOVE_TO_KNIGHT,
  BRG_MOVE_TO_BISHOP,
  BRG_MOVE_TO_ROOK,
  BRG_MOVE_TO_QUEEN,
} BrgMoveKind;

/**
 * BrgMove:
 *
 * A move of some position: from, to and #BrgMoveKind. %BRG_MOVE_NONE is no move.
 */
typedef guint16 BrgMove;

#define BRG_MOVE_NONE 0

/** brg_move_new: Returns: a move */
static inline BrgMove
brg_move_new (BrgChessSquare from, BrgChessSquare to, BrgMoveKind kind)
{
  return (BrgMove) (from | to << 6 | kind << 12);
}

/** brg_move_from: Returns: the square that the man leaves */
static inline BrgChessSquare
brg_move_from (BrgMove move)
{
  return move & 63;
}

/** brg_move_to: Returns: the square where the man arrives; in castling the rook's */
static inline BrgChessSquare
brg_move_to (BrgMove move)
{
  return move >> 6 & 63;
}

/** brg_move_kind: Returns: what kind of move it is */
static inline BrgMoveKind
brg_move_kind (BrgMove move)
{
  return (BrgMoveKind) (move >> 12);
}

/** brg_move_promotion: Returns: what the pawn becomes, %BRG_CHESS_NOTHING if nothing */
static inline BrgChessKind
brg_move_promotion (BrgMove move)
{
  BrgMoveKind kind = brg_move_kind (move);

  return kind < BRG_MOVE_TO_KNIGHT ? BRG_CHESS_NOTHING
                                   : (BrgChessKind) (kind - BRG_MOVE_TO_KNIGHT + BRG_CHESS_KNIGHT);
}

/** brg_move_castled_king: Returns: where castling brings the king: fide-2023 3.8.2.1, II.3.2.6 */
static inline BrgChessSquare
brg_move_castled_king (BrgMove move)
{
  return brg_chess_square (brg_move_to (move) > brg_move_from (move) ? 6 : 2,
                           brg_chess_square_rank (brg_move_from (move)));
}

/** brg_move_castled_rook: Returns: where castling brings the rook: fide-2023 3.8.2.1, II.3.2.6 */
static inline BrgChessSquare
brg_move_castled_rook (BrgMove move)
{
  return brg_chess_square (brg_move_to (move) > brg_move_from (move) ? 5 : 3,
                           brg_chess_square_rank (brg_move_from (move)));
}

/**
 * BrgMoveUndo:
 *
 * What a move cannot tell about the position before it. It lives on the caller's stack.
 */
typedef struct
{
  BrgChessSet castling;
  guint64 hash;
  guint16 quiet_plies;
  guint16 move_number;
  BrgChessSquare passed_square;
  BrgChessSquare en_passant;
  BrgChessMan captured;
} BrgMoveUndo;

/**
 * brg_move_make:
 * @position: a position
 * @move: a legal move of it
 * @undo: (out): what brg_move_unmake() needs
 *
 * Makes a move. Nothing is checked: moves come from brg-moves.h or brg-uci.h. Counters that have
 * reached %BRG_POSITION_MAX_COUNTER stay there.
 */
void brg_move_make (BrgPosition *position, BrgMove move, BrgMoveUndo *undo);

/**
 * brg_move_unmake:
 * @position: the position after @move
 * @move: the last move made
 * @undo: what brg_move_make() gave
 *
 * Takes a move back: the position is what it was, in every field.
 */
void brg_move_unmake (BrgPosition *position, BrgMove move, const BrgMoveUndo *undo);

G_END_DECLS
