/* brg-store-incident-rows.h - rows of the penalty log
 *
 * Only for the files of data/store. Functions return whether it went well and set an error when
 * not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-incident-log.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_list_incidents:
 * @store: a store
 * @event_id: row of an event
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgIncident): the log by its numbers
 */
GPtrArray *brg_store_list_incidents (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_store_list_round_incidents:
 * @store: a store
 * @group_id: row of a group
 * @round: number of a round
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgIncident): what the log has of that round of
 *   the group, by its numbers
 */
GPtrArray *brg_store_list_round_incidents (BrgStore *store,
                                           gint64 group_id,
                                           gint round,
                                           GError **error);

/* Writes an entry, inside an action: a new one gets its row and its number; the time of writing is
 * the store's. */
gboolean brg_store_write_incident (BrgStore *store, BrgIncident *incident, GError **error);

/* Returns: (transfer full) (nullable): an entry. */
BrgIncident *brg_store_load_incident (BrgStore *store, gint64 incident_id, GError **error);

/* Returns: (transfer full) (nullable): who it is about, empty for nobody; NULL on failure. */
char *brg_store_dup_offender (BrgStore *store, const BrgIncident *incident, GError **error);

G_END_DECLS
