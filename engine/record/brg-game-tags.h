/* brg-game-tags.h - headings of a recorded game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-game-tree.h"

G_BEGIN_DECLS

/** brg_game_tree_get_n_tags: Returns: the number of headings */
guint brg_game_tree_get_n_tags (const BrgGameTree *tree);

/** brg_game_tree_get_nth_tag: Returns: (transfer none): a heading, in the order of the record */
const BrgGameTag *brg_game_tree_get_nth_tag (const BrgGameTree *tree, guint n);

/**
 * brg_game_tree_get_tag:
 * @tree: a game
 * @name: name of a heading
 *
 * Returns: (transfer none) (nullable): the value of the first heading of this name
 */
const char *brg_game_tree_get_tag (const BrgGameTree *tree, const char *name);

/**
 * brg_game_tree_set_tag:
 * @tree: a game
 * @name: name of a heading: letters, digits and underscores
 * @value: (nullable): value; %NULL takes the heading away
 *
 * Changes a heading in its place, or adds it behind the others. The headings that tell the start
 * position must not be changed by this.
 */
void brg_game_tree_set_tag (BrgGameTree *tree, const char *name, const char *value);

/**
 * brg_game_tree_append_tag:
 * @tree: a game
 * @name: name of a heading
 * @value: value
 *
 * Adds a heading behind the others, even one of a name that is there.
 */
void brg_game_tree_append_tag (BrgGameTree *tree, const char *name, const char *value);

/**
 * brg_game_tree_get_roster:
 * @n: 0 to 6
 * @unknown: (out) (optional): value that says that nothing is known; %NULL for the result, which
 *   the end of the record tells as well
 *
 * Returns: (transfer none): name of one of the seven headings of every record, in their order
 */
const char *brg_game_tree_get_roster (guint n, const char **unknown);

/** brg_game_tree_is_roster_tag: Returns: whether the heading is the first of one of the seven */
gboolean brg_game_tree_is_roster_tag (const BrgGameTree *tree, guint n);

G_END_DECLS
