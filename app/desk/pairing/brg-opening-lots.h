/* brg-opening-lots.h - the lots of a round of draughts-64, as they are stored with its games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-lot-slip-form.h"

G_BEGIN_DECLS

/**
 * brg_opening_lots_list:
 * @snapshot: a group
 * @round: number of a round
 * @games: (element-type BrgStoredGame): its stored games, see brg_store_list_games()
 * @board: number of a board, 0 for all
 *
 * Returns: (transfer full) (element-type BrgLot): what was drawn or chosen from a table, by board;
 *   empty when nothing was, or neither draughts-64 nor Russian draughts is played
 */
GPtrArray *brg_opening_lots_list (const BrgSnapshot *snapshot,
                                  gint round,
                                  const GPtrArray *games,
                                  gint board);

/**
 * brg_opening_lots_find:
 * @lots: (nullable) (element-type BrgLot): the lots of a round
 * @board: number of a board
 *
 * Returns: (transfer none) (nullable): the lot of the board
 */
const BrgLot *brg_opening_lots_find (const GPtrArray *lots, gint board);

/**
 * brg_opening_lots_dup_words:
 * @lot: a lot
 *
 * Returns: (transfer full): the opening, its moves and who drew it, a line each
 */
char *brg_opening_lots_dup_words (const BrgLot *lot);

G_END_DECLS
