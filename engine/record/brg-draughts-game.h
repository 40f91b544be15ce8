/* brg-draughts-game.h - recorded games of draughts
 *
 * They are kept as a #BrgGameTree, with headings, variations, comments and marks as games of chess.
 * The heading GameType tells what is played: `25,W,8,8,A0,0`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-fen.h"
#include "brg-draughts-type.h"
#include "brg-game-tree.h"

G_BEGIN_DECLS

/**
 * brg_game_tree_new_draughts:
 * @start: the position that the game begins with
 *
 * Makes a game without moves, with the heading GameType, in draughts-64 with free choice of capture
 * Variant, and, unless @start is the initial position, FEN.
 *
 * Returns: (transfer full): the game
 */
BrgGameTree *brg_game_tree_new_draughts (const BrgDraughtsPosition *start);

/**
 * brg_game_tree_new_draughts_bare:
 * @start: the position that the game begins with
 *
 * The same without any heading: for those who have read them.
 *
 * Returns: (transfer full): the game
 */
BrgGameTree *brg_game_tree_new_draughts_bare (const BrgDraughtsPosition *start);

/** brg_game_tree_get_draughts: Returns: (transfer none): the position that it begins with */
const BrgDraughtsPosition *brg_game_tree_get_draughts (const BrgGameTree *tree);

/**
 * brg_game_tree_get_draughts_notation:
 * @tree: a game of draughts
 *
 * Returns: (transfer none): how its record writes moves, by the heading GameType
 */
const BrgDraughtsNotation *brg_game_tree_get_draughts_notation (const BrgGameTree *tree);

/**
 * brg_game_tree_dup_draughts:
 * @tree: a game of draughts
 * @n_moves: (out): number of moves
 *
 * Returns: (transfer full) (array length=n_moves): the moves of the main line
 */
BrgDraughtsMove *brg_game_tree_dup_draughts (const BrgGameTree *tree, guint *n_moves);

G_END_DECLS
