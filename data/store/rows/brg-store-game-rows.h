/* brg-store-game-rows.h - reads the games on the boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"
#include "brg-stored-game.h"

G_BEGIN_DECLS

/**
 * brg_store_load_game:
 * @store: a store
 * @group_id: row of the group
 * @pairing_id: row of a board's pairing, 0 for the arbiter's own board
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the game; a new one with the event's discipline when nothing
 *   is stored of it
 */
BrgStoredGame *brg_store_load_game (BrgStore *store,
                                    gint64 group_id,
                                    gint64 pairing_id,
                                    GError **error);

/**
 * brg_store_load_meeting_board:
 * @store: a store
 * @group_id: row of the group
 * @pairing_id: row of a board's pairing
 * @meeting_game: game of the meeting, from 1
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): that game as brg_store_load_game() returns the first one
 */
BrgStoredGame *brg_store_load_meeting_board (BrgStore *store,
                                             gint64 group_id,
                                             gint64 pairing_id,
                                             gint meeting_game,
                                             GError **error);

/**
 * brg_store_list_games:
 * @store: a store
 * @group_id: row of the group
 * @round: number of a round
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgStoredGame): the stored games of the round
 *   by board, those of a meeting in their order
 */
GPtrArray *brg_store_list_games (BrgStore *store, gint64 group_id, gint round, GError **error);

G_END_DECLS
