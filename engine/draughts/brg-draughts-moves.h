/* brg-draughts-moves.h - the legal moves of a position of draughts, and the ways of a capture
 *
 * Rules: rus-draughts-2022 6.1.4, 6.1.5, 6.2.3, 7.4
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-move.h"

G_BEGIN_DECLS

/**
 * BRG_DRAUGHTS_MOVES_NEAR:
 *
 * How many moves a list holds without asking for memory: more than any position of a game has.
 */
#define BRG_DRAUGHTS_MOVES_NEAR 128

/**
 * BrgDraughtsMoveList:
 * @n_moves: number of moves
 * @capacity: private
 * @moves: (array length=n_moves): the moves, in no order that means anything, but always in the
 * same
 * @near: private
 *
 * The moves of a position. It lives on the caller's stack and is not to be copied:
 * |[
 *   g_auto (BrgDraughtsMoveList) list = { 0 };
 * ]|
 * or set up by brg_draughts_move_list_init() where time counts. Composed positions can have
 * thousands of captures; then memory is asked for.
 */
typedef struct
{
  guint n_moves;
  guint capacity;
  BrgDraughtsMove *moves;
  BrgDraughtsMove near[BRG_DRAUGHTS_MOVES_NEAR];
} BrgDraughtsMoveList;

/** brg_draughts_move_list_init: Makes an empty list without touching all of its room */
static inline void
brg_draughts_move_list_init (BrgDraughtsMoveList *list)
{
  list->n_moves = 0;
  list->capacity = 0;
  list->moves = NULL;
}

/**
 * brg_draughts_move_list_clear:
 * @list: a list that has been filled, or is zero
 *
 * Frees what the list holds and makes it empty.
 */
void brg_draughts_move_list_clear (BrgDraughtsMoveList *list);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgDraughtsMoveList, brg_draughts_move_list_clear)

/**
 * brg_draughts_moves_generate:
 * @position: a position
 * @list: (inout): a list, filled before or zero; gets the legal moves
 *
 * Lists the legal moves: captures alone when there are any (6.1.5.3), of them those alone that take
 * the most where the game wants it (7.4.1), else freely chosen (6.1.5.14). A king stops where it
 * can go on taking when there is such a square (6.1.5.6), and a man that comes to the last row
 * while taking goes on as a king at once (6.1.5.15), or as a man under 7.4.2. Pieces are taken off
 * when the capture is over, and none is jumped twice (6.1.5.9, 6.1.5.12).
 */
void brg_draughts_moves_generate (const BrgDraughtsPosition *position, BrgDraughtsMoveList *list);

/**
 * brg_draughts_moves_count:
 * @position: a position
 *
 * Counts without listing; a few times faster than brg_draughts_moves_generate().
 *
 * Returns: the number of legal moves
 */
guint brg_draughts_moves_count (const BrgDraughtsPosition *position);

/**
 * brg_draughts_moves_any:
 * @position: a position
 *
 * Returns: whether the player having the move can move at all
 */
gboolean brg_draughts_moves_any (const BrgDraughtsPosition *position);

/**
 * brg_draughts_moves_must_take:
 * @position: a position
 *
 * Returns: whether the player having the move must take (6.1.5.3)
 */
gboolean brg_draughts_moves_must_take (const BrgDraughtsPosition *position);

G_END_DECLS
