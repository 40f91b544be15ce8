/* brg-game-time.h - clock times in the comments of a recorded game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-game-node.h"

G_BEGIN_DECLS

/**
 * brg_game_node_get_time:
 * @node: a node
 * @time: which time
 * @milliseconds: (out): the time; untouched if there is none
 *
 * Returns: whether a comment of @node tells this time
 */
gboolean brg_game_node_get_time (const BrgGameNode *node, BrgGameTime time, gint64 *milliseconds);

/**
 * brg_game_node_set_time:
 * @node: a node
 * @time: which time
 * @milliseconds: the time, -1 for none
 *
 * Writes a time into the comments behind @node, in the place of the one that was there. Other
 * commands and words stay.
 */
void brg_game_node_set_time (BrgGameNode *node, BrgGameTime time, gint64 milliseconds);

G_END_DECLS
