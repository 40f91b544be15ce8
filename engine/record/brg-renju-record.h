/* brg-renju-record.h - recorded games of renju
 *
 * They are kept as a #BrgGameTree, with headings, variations, comments and marks as other games. A
 * game begins with the empty board; what the players answered in the opening is not part of it.
 * Rules: rus-draughts-2022 9.3.2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-game-tree.h"
#include "brg-renju-game.h"

G_BEGIN_DECLS

/**
 * brg_game_tree_new_renju:
 *
 * Returns: (transfer full): a game without headings and moves
 */
BrgGameTree *brg_game_tree_new_renju (void);

/**
 * brg_renju_game_follow:
 * @game: (out): gets the moves from the root to @node
 * @board: (nullable): the stones before the first move, %NULL for none
 * @node: a node of a game of renju
 *
 * Returns: whether all of them could be made: no stone on another and not too many
 */
gboolean brg_renju_game_follow (BrgRenjuGame *game,
                                const BrgRenjuBoard *board,
                                const BrgGameNode *node);

G_END_DECLS
