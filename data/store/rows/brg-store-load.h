/* brg-store-load.h - reads a group from the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_load:
 * @store: a store
 * @group_id: row of a group
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the group as it stands now
 */
BrgSnapshot *brg_store_load (BrgStore *store, gint64 group_id, GError **error);

/**
 * brg_store_list_other_entries:
 * @store: a store
 * @group_id: row of a group
 * @error: return location for an error
 *
 * Lists the players of every other group, as they were there; nothing is known of their numbers.
 *
 * Returns: (transfer full) (nullable) (element-type BrgEntry): the entries, the latest first
 */
GPtrArray *brg_store_list_other_entries (BrgStore *store, gint64 group_id, GError **error);

G_END_DECLS
