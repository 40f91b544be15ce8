/* brg-store-delegations.h - who enters players: delegations with their entries
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission-record.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_list_delegations:
 * @store: a store
 * @event_id: the event
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgDelegation): all of them, by name
 */
GPtrArray *brg_store_list_delegations (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_store_save_delegation:
 * @store: a store
 * @event_id: the event
 * @delegation: what is to stand; its row, 0 for a new one
 * @entry_ids: (nullable) (element-type gint64): players who belong to it from now on
 * @id: (out) (optional): its row
 * @error: return location for an error
 *
 * Writes a delegation with its heads and the receipt of its entries as one act.
 *
 * Returns: whether it went well; without a name, with one that another has, and with a day that is
 *   none it is refused
 */
gboolean brg_store_save_delegation (BrgStore *store,
                                    gint64 event_id,
                                    const BrgDelegation *delegation,
                                    const GArray *entry_ids,
                                    gint64 *id,
                                    GError **error);

/**
 * brg_store_remove_delegation:
 * @store: a store
 * @event_id: the event
 * @id: row of a delegation
 * @error: return location for an error
 *
 * Its players stay, without a delegation.
 *
 * Returns: whether it went well
 */
gboolean brg_store_remove_delegation (BrgStore *store, gint64 event_id, gint64 id, GError **error);

/**
 * brg_store_join_delegation:
 * @store: a store
 * @entry_id: a player
 * @id: row of a delegation of his event, 0 for none
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_join_delegation (BrgStore *store, gint64 entry_id, gint64 id, GError **error);

G_END_DECLS
