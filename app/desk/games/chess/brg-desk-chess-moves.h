/* brg-desk-chess-moves.h - moves of chess as they are written, typed and explained
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-game.h"

G_BEGIN_DECLS

/**
 * brg_desk_chess_count_times:
 * @node: a move of chess
 * @position: a position
 *
 * Returns: how often @position has stood on the way to @node, after it included (fide-2023 9.2.2)
 */
guint brg_desk_chess_count_times (const BrgGameNode *node, const BrgPosition *position);

G_END_DECLS
