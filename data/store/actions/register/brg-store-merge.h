/* brg-store-merge.h - two persons of the register are found to be one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-person.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_check_merge:
 * @store: a store
 * @kept_id: a person
 * @gone_id: another one
 * @error: return location for an error
 *
 * Refuses two who play in the same group: they are two persons.
 *
 * Returns: whether they may be merged
 */
gboolean brg_store_check_merge (BrgStore *store, gint64 kept_id, gint64 gone_id, GError **error);

/**
 * brg_store_merge_persons:
 * @store: a store
 * @event_id: the event in which it is done and undone, 0 for the workspace
 * @kept: the person who stays, as he shall be: texts, titles and ratings
 * @gone_id: the one who is the same
 * @error: return location for an error
 *
 * The entries of both are those of @kept then. The number of the other leads to him for good, and
 * so do his name and the FIDE number that is no longer in the card. A photo stays, the other one's
 * where there was none. Personal papers stay with their number and are found through it.
 *
 * Returns: whether it went well
 */
gboolean brg_store_merge_persons (BrgStore *store,
                                  gint64 event_id,
                                  const BrgPerson *kept,
                                  gint64 gone_id,
                                  GError **error);

G_END_DECLS
