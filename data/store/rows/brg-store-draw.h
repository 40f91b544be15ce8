/* brg-store-draw.h - how start numbers were drawn with restrictions, as the journal keeps it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_load_draw:
 * @store: a store
 * @snapshot: a group of it
 * @error: return location for an error
 *
 * Reads from the journal how the start numbers of the group were drawn with restrictions.
 *
 * Returns: (transfer full) (nullable): the record; %NULL without error when the numbers that the
 *   group has now did not come from such a draw
 */
BrgDrawRecord *brg_store_load_draw (BrgStore *store, const BrgSnapshot *snapshot, GError **error);

G_END_DECLS
