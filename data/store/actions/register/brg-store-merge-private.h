/* brg-store-merge-private.h - two persons become one, alone and with their entries
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-action.h"
#include "brg-person.h"

G_BEGIN_DECLS

/* As brg_store_check_merge(), but that both may play in the group @joined_group_id, 0 for none. */
gboolean brg_store_check_persons (BrgStore *store,
                                  gint64 kept_id,
                                  gint64 gone_id,
                                  gint64 joined_group_id,
                                  GError **error);

/* What brg_store_merge_persons() does and says, inside an act that is open. */
gboolean brg_store_join_persons (BrgAction *action,
                                 const BrgPerson *kept,
                                 gint64 gone_id,
                                 GError **error);

G_END_DECLS
