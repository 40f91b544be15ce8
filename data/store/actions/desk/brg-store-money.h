/* brg-store-money.h - money of an event, kept and listed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-money-row.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_list_money:
 * @store: a store
 * @event_id: row of an event
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgMoneyRow): its rows, by day, those without a
 *   day last
 */
GPtrArray *brg_store_list_money (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_store_put_money:
 * @store: a store
 * @event_id: row of an event
 * @row: a row; a new one when its id is 0, else it takes the place of the row with that id
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_put_money (BrgStore *store,
                              gint64 event_id,
                              const BrgMoneyRow *row,
                              GError **error);

/**
 * brg_store_remove_money:
 * @store: a store
 * @event_id: row of an event
 * @id: a row of money
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_remove_money (BrgStore *store, gint64 event_id, gint64 id, GError **error);

G_END_DECLS
