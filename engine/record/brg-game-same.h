/* brg-game-same.h - whether two recorded games are the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-game-tree.h"

G_BEGIN_DECLS

/**
 * brg_game_tree_is_same:
 * @a: a game
 * @b: a game
 *
 * Compares everything a record holds. Of the seven headings that every record has, one that is
 * missing is the same as one that is not known.
 *
 * Returns: whether the games are the same
 */
gboolean brg_game_tree_is_same (const BrgGameTree *a, const BrgGameTree *b);

G_END_DECLS
