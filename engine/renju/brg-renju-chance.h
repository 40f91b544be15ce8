/* brg-renju-chance.h - whether a row that wins can still arise
 *
 * Rules: rus-draughts-2022 9.2.7.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-renju-board.h"

G_BEGIN_DECLS

/**
 * brg_renju_board_can_five:
 * @board: a board
 * @colour: Black or White
 *
 * Asks whether @colour can still make a row that wins by some series of moves, with both players
 * at their worst: for White five or more, for Black exactly five by stones each of which was
 * allowed when it was placed. For Black the answer is exact when White can make no row any more,
 * which is when the game depends on it; before that it is never wrongly no.
 *
 * Returns: whether a row can still arise
 */
gboolean brg_renju_board_can_five (const BrgRenjuBoard *board, BrgColour colour);

/**
 * brg_renju_board_is_dead:
 * @board: a board
 *
 * Returns: whether the game is drawn because neither side can make a row that wins
 */
gboolean brg_renju_board_is_dead (const BrgRenjuBoard *board);

G_END_DECLS
