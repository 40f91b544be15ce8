/* brg-desk-chess.h - the family of chess: what is only asked of a game of chess
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-game.h"

G_BEGIN_DECLS

/**
 * brg_desk_chess_get_start:
 * @record: a stored game of chess or Chess960
 * @start: (out): the position that it begins with; the initial one of chess while a game of
 *   Chess960 has none
 *
 * Returns: whether the record says where it begins; not a game of Chess960 without a number and a
 *   position
 */
gboolean brg_desk_chess_get_start (const BrgStoredGame *record, BrgPosition *start);

/**
 * brg_desk_chess_count_times:
 * @node: a move of chess
 * @position: a position
 *
 * Returns: how often @position has stood on the way to @node, after it included (fide-2023 9.2.2)
 */
guint brg_desk_chess_count_times (const BrgGameNode *node, const BrgPosition *position);

G_END_DECLS
