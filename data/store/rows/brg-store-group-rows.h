/* brg-store-group-rows.h - rows of groups
 *
 * Only for the files of data/store; to be called inside an action.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/* A group without entries; its id is ignored. */
gboolean brg_store_insert_group (BrgStore *store,
                                 gint64 event_id,
                                 const BrgGroup *group,
                                 gint64 *group_id,
                                 GError **error);

/* All columns of a group that is there. */
gboolean brg_store_write_group (BrgStore *store,
                                gint64 group_id,
                                const BrgGroup *group,
                                GError **error);

/* Fills #BrgSnapshot.n_groups and n_open_groups of a snapshot whose group is read. */
gboolean brg_store_load_group_states (BrgStore *store,
                                      BrgSnapshot *snapshot,
                                      gint64 event_id,
                                      GError **error);

G_END_DECLS
