/* brg-store-removal.h - actions that remove players and teams
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_remove_entry:
 * @store: a store
 * @entry_id: row of a player who was never paired
 * @error: return location for an error
 *
 * Takes a player out of the list. One who was paired can only leave.
 *
 * Returns: whether it went well
 */
gboolean brg_store_remove_entry (BrgStore *store, gint64 entry_id, GError **error);

/**
 * brg_store_delete_unpaired:
 * @store: a store
 * @entry_id: row of a player or team
 * @error: return location for an error
 *
 * What brg_store_remove_entry() does, inside an act that is open.
 *
 * Returns: whether it went well
 */
gboolean brg_store_delete_unpaired (BrgStore *store, gint64 entry_id, GError **error);

/**
 * brg_store_remove_entry_and_draw:
 * @store: a store
 * @entry_id: row of a player or team that leaves before round 1; no game has a result
 * @error: return location for an error
 *
 * Takes a player out of the list and the draw back with him: rounds and start numbers, so that the
 * numbers can be drawn anew (ussr-chess-1956 23).
 *
 * Returns: whether it went well
 */
gboolean brg_store_remove_entry_and_draw (BrgStore *store, gint64 entry_id, GError **error);

G_END_DECLS
