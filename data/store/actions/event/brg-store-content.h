/* brg-store-content.h - writes the players, rounds and bans of a snapshot into a new group
 *
 * Only for the files of data/store; to be called inside an action.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-sql.h"

G_BEGIN_DECLS

/* What brg_store_import_event() says of ids. Returns: whether it went well. */
gboolean brg_store_insert_content (BrgStore *store,
                                   gint64 group_id,
                                   const BrgSnapshot *snapshot,
                                   GError **error);

G_END_DECLS
