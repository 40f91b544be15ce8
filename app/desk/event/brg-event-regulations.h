/* brg-event-regulations.h - what the regulations of an event set, from its settings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-regulations.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_event_regulations_load:
 * @store: a store
 * @event_id: row of an event
 * @regulations: (out): what its settings say; a setting that is no number counts as not set
 */
void brg_event_regulations_load (BrgStore *store, gint64 event_id, BrgRegulations *regulations);

/**
 * brg_event_regulations_save:
 * @store: a store
 * @event_id: row of an event
 * @regulation: a number of the regulations
 * @value: its value, or %BRG_REGULATION_UNSET
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_event_regulations_save (BrgStore *store,
                                     gint64 event_id,
                                     const BrgRegulation *regulation,
                                     gint64 value,
                                     GError **error);

G_END_DECLS
