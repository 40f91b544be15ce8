/* brg-store-tie-rows.h - rows of orders of equal players
 *
 * Only for the files of data/store; to be called inside an action. Functions return whether it went
 * well and set an error when not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"
#include "brg-tie-order.h"

G_BEGIN_DECLS

/* An order of equal players and its places; positions from 1. @order_id may be NULL. */
gboolean brg_store_insert_tie_order (BrgStore *store,
                                     gint64 group_id,
                                     BrgTieMethod method,
                                     const char *note,
                                     const gint64 *entry_ids,
                                     const gint *positions,
                                     guint n_entries,
                                     gint64 *order_id,
                                     GError **error);

/* What an order is stronger than. */
gboolean brg_store_write_tie_reach (BrgStore *store,
                                    gint64 order_id,
                                    BrgTieReach reach,
                                    GError **error);

/* An order with its places; a play-off that ended in it has none any more. */
gboolean brg_store_delete_tie_order (BrgStore *store, gint64 order_id, GError **error);

/* Takes an entry that is about to be deleted out of all orders; an order with one place left parts
 * nobody and goes. */
gboolean brg_store_leave_tie_orders (BrgStore *store, gint64 entry_id, GError **error);

G_END_DECLS
