/* brg-store-committee.h - the committee of appeals of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-protest-record.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_list_committee:
 * @store: a store
 * @event_id: row of an event
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgCommitteeMember): its committee in order
 */
GPtrArray *brg_store_list_committee (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_store_set_committee:
 * @store: a store
 * @event_id: row of an event
 * @members: (element-type BrgCommitteeMember): the committee as it shall be
 * @error: return location for an error
 *
 * Who is there already keeps his row. Refused when somebody would go who sits on an appeal.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_committee (BrgStore *store,
                                  gint64 event_id,
                                  const GPtrArray *members,
                                  GError **error);

G_END_DECLS
