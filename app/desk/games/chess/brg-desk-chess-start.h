/* brg-desk-chess-start.h - where a game of chess begins: the lot, positions as text
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

G_END_DECLS
