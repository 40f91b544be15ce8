/* brg-berger.h - round robin by the Berger tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_berger_system:
 *
 * The system `berger`. A player's number in the table is his place in the order of start numbers.
 * The table is fixed: who is absent or has left still stands on his boards. For an odd number of
 * players the partner of the highest number of the table is free; he is on no board and there is no
 * bye. Every second cycle has the colours reversed. The first-named has White, where
 * #BrgTournament.black_begins says so Black.
 */
extern const BrgPairingSystem brg_berger_system;

/**
 * brg_berger_table_size:
 * @n_players: number of players
 *
 * Returns: the even number of the table for so many players
 */
gint brg_berger_table_size (gint n_players);

/**
 * brg_berger_board:
 * @n: an even size of a table, at least 2
 * @round: a round of the table, 1 to @n - 1
 * @board: a board, 0 to @n / 2 - 1
 *
 * Returns: the numbers, from 1, that meet on that board in the printed order; the one with White
 *   in @white
 */
BrgPair brg_berger_board (gint n, gint round, gint board);

/**
 * brg_berger_find_round:
 * @n: an even size of a table
 * @number: a number of the table
 * @other: another number
 *
 * Returns: the round of the table in which they meet
 */
gint brg_berger_find_round (gint n, gint number, gint other);

G_END_DECLS
