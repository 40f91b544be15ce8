/* brg-store-disqualifications.h - who is disqualified, in all events of the workspace
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-disqualification.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_list_disqualifications:
 * @store: a store
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgDisqualification): all of them, by name
 */
GPtrArray *brg_store_list_disqualifications (BrgStore *store, GError **error);

/**
 * brg_store_add_disqualification:
 * @store: a store
 * @event_id: the event in which it is noted and can be undone
 * @disqualification: what is noted; its row is ignored
 * @error: return location for an error
 *
 * Refused without a name, with a day that is none, and when the last day is before the first.
 *
 * Returns: whether it went well
 */
gboolean brg_store_add_disqualification (BrgStore *store,
                                         gint64 event_id,
                                         const BrgDisqualification *disqualification,
                                         GError **error);

/**
 * brg_store_remove_disqualification:
 * @store: a store
 * @event_id: the event in which that is noted and can be undone
 * @id: row of a disqualification
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_remove_disqualification (BrgStore *store,
                                            gint64 event_id,
                                            gint64 id,
                                            GError **error);

G_END_DECLS
