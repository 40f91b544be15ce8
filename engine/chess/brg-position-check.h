/* brg-position-check.h - whether men that were set up are a position
 *
 * Rules: fide-2023 2.2, 3.7.2, 3.7.4.1, 3.8.2, 3.9.2, 3.10.3, guidelines II.2, II.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-position.h"

G_BEGIN_DECLS

/**
 * BrgPositionDemand:
 * @BRG_POSITION_COMPOSED: the rules of play can be applied to it; how it arose is not asked, so
 *   there may be more pieces of a kind than pawns could have become
 * @BRG_POSITION_FROM_GAME: also the men can be what a game leaves, and the check what one move
 * gives
 *
 * How much is asked of a position.
 */
typedef enum
{
  BRG_POSITION_COMPOSED,
  BRG_POSITION_FROM_GAME,
} BrgPositionDemand;

/**
 * BrgPositionFaultKind:
 * @BRG_POSITION_FAULT_NO_KING: a side has no king
 * @BRG_POSITION_FAULT_SECOND_KING: a side has a second king, on the square
 * @BRG_POSITION_FAULT_PAWN_ON_EDGE: a pawn stands on the first or eighth rank
 * @BRG_POSITION_FAULT_PAWNS: the pawn on the square is the ninth
 * @BRG_POSITION_FAULT_MEN: the man on the square is the seventeenth
 * @BRG_POSITION_FAULT_PROMOTED: with the man on the square more pawns have been promoted than are
 *   missing
 * @BRG_POSITION_FAULT_KINGS_TOUCH: the kings stand next to each other
 * @BRG_POSITION_FAULT_OPPONENT_IN_CHECK: the king of the player not having the move is attacked
 * @BRG_POSITION_FAULT_CHECKERS: three men or more give check at once
 * @BRG_POSITION_FAULT_CASTLING_KING: a side may castle, but its king stands where it never began
 * @BRG_POSITION_FAULT_CASTLING_ROOK: there is no own rook on the square to castle with
 * @BRG_POSITION_FAULT_CASTLING_FILE: in chess no rook begins on this file
 * @BRG_POSITION_FAULT_CASTLING_TWO: two rooks on one side of the king may castle
 * @BRG_POSITION_FAULT_CASTLING_MIRROR: the sides may castle with men that did not begin opposite to
 *   each other
 * @BRG_POSITION_FAULT_PASSED_RANK: no pawn of the player not having the move passes this square
 * @BRG_POSITION_FAULT_PASSED_NO_PAWN: there is no pawn that could have passed the square
 * @BRG_POSITION_FAULT_PASSED_OCCUPIED: the square passed, or the one that the pawn came from, is
 *   occupied
 * @BRG_POSITION_FAULT_PASSED_CHECK: the player having the move was in check before the pawn's step
 * @BRG_POSITION_FAULT_PASSED_COUNTER: after a pawn's step there are no quiet half-moves
 *
 * What is wrong with a position.
 */
typedef enum
{
  BRG_POSITION_FAULT_NO_KING,
  BRG_POSITION_FAULT_SECOND_KING,
  BRG_POSITION_FAULT_PAWN_ON_EDGE,
  BRG_POSITION_FAULT_PAWNS,
  BRG_POSITION_FAULT_MEN,
  BRG_POSITION_FAULT_PROMOTED,
  BRG_POSITION_FAULT_KINGS_TOUCH,
  BRG_POSITION_FAULT_OPPONENT_IN_CHECK,
  BRG_POSITION_FAULT_CHECKERS,
  BRG_POSITION_FAULT_CASTLING_KING,
  BRG_POSITION_FAULT_CASTLING_ROOK,
  BRG_POSITION_FAULT_CASTLING_FILE,
  BRG_POSITION_FAULT_CASTLING_TWO,
  BRG_POSITION_FAULT_CASTLING_MIRROR,
  BRG_POSITION_FAULT_PASSED_RANK,
  BRG_POSITION_FAULT_PASSED_NO_PAWN,
  BRG_POSITION_FAULT_PASSED_OCCUPIED,
  BRG_POSITION_FAULT_PASSED_CHECK,
  BRG_POSITION_FAULT_PASSED_COUNTER,
} BrgPositionFaultKind;

#define BRG_N_POSITION_FAULT_KINDS (BRG_POSITION_FAULT_PASSED_COUNTER + 1)

/**
 * BrgPositionFault:
 * @kind: what is wrong
 * @side: whose men
 * @square: where; of a right to castle the rook's square, of en passant the square that is wrong;
 *   %BRG_CHESS_NO_SQUARE when a king is missing
 *
 * Why men are no position.
 */
typedef struct
{
  BrgPositionFaultKind kind;
  BrgColour side;
  BrgChessSquare square;
} BrgPositionFault;

/**
 * brg_position_check_men:
 * @position: men on a board; the player having the move, rights and counters do not matter
 * @demand: how much is asked
 * @fault: (out): the first fault, from a8 to h1; untouched on success
 *
 * Returns: whether the men can stand so
 */
gboolean brg_position_check_men (const BrgPosition *position,
                                 BrgPositionDemand demand,
                                 BrgPositionFault *fault);

/**
 * brg_position_check:
 * @position: a position
 * @demand: how much is asked
 * @fault: (out): what is wrong; untouched on success
 *
 * Checks the men, the rights to castle, the square passed by a pawn and then check.
 *
 * Returns: whether it is a position
 */
gboolean brg_position_check (const BrgPosition *position,
                             BrgPositionDemand demand,
                             BrgPositionFault *fault);

/**
 * brg_position_fault_to_text:
 * @fault: a fault
 *
 * Returns: (transfer full): the fault as a plain English clause without a full stop
 */
char *brg_position_fault_to_text (const BrgPositionFault *fault);

G_END_DECLS
