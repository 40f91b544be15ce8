/* brg-moves.h - the legal moves of a position
 *
 * Rules: fide-2023 3.1 to 3.10, 5.1.1, 5.2.1, guideline II.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-move.h"

G_BEGIN_DECLS

/**
 * BRG_MOVES_MAX:
 *
 * Room for the moves of any position with at most sixteen men a side: fifteen queens in the middle
 * of an empty board and a king would have 413.
 */
#define BRG_MOVES_MAX 416

/**
 * BrgMoveList:
 * @n_moves: number of moves
 * @moves: the moves, in no order that means anything, but always in the same
 *
 * The moves of a position; lives on the caller's stack.
 */
typedef struct
{
  guint n_moves;
  BrgMove moves[BRG_MOVES_MAX];
} BrgMoveList;

/**
 * brg_moves_generate:
 * @position: a position with one king and at most sixteen men on each side
 * @list: (out): its legal moves (fide-2023 3.10.1)
 *
 * Lists the legal moves. The four promotions of a pawn are four moves.
 */
void brg_moves_generate (const BrgPosition *position, BrgMoveList *list);

/**
 * brg_moves_has:
 * @list: moves
 * @move: a move
 *
 * Returns: whether @move is one of @list
 */
gboolean brg_moves_has (const BrgMoveList *list, BrgMove move);

/**
 * brg_moves_count:
 * @position: a position with one king on each side
 *
 * Counts without listing; a few times faster than brg_moves_generate().
 *
 * Returns: the number of legal moves; 0 is checkmate or stalemate
 */
guint brg_moves_count (const BrgPosition *position);

G_END_DECLS
