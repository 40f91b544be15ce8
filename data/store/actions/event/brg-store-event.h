/* brg-store-event.h - actions on events and groups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event.h"
#include "brg-group.h"
#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_create_event:
 * @store: a store
 * @event: the event; its id and the ids of officials are ignored
 * @group: its first group; its id is ignored
 * @entries: (nullable) (element-type BrgEntry): players to begin with; their ids are ignored. In a
 *   group of teams every team stands before its players
 * @group_id: (out): row of the new group
 * @error: return location for an error
 *
 * Makes an event with one group.
 *
 * Returns: whether it went well
 */
gboolean brg_store_create_event (BrgStore *store,
                                 const BrgEvent *event,
                                 const BrgGroup *group,
                                 GPtrArray *entries,
                                 gint64 *group_id,
                                 GError **error);

/**
 * brg_store_import_event:
 * @store: a store
 * @snapshot: an event with players, rounds and absences, as a reader of files made it; all ids are
 *   ignored, but that of a team, by which its players name it, and that of a match, by which its
 *   boards do
 * @source: name of the file, for the journal
 * @group_id: (out): row of the new group
 * @error: return location for an error
 *
 * Makes an event from a whole snapshot, in one action.
 *
 * Returns: whether it went well
 */
gboolean brg_store_import_event (BrgStore *store,
                                 const BrgSnapshot *snapshot,
                                 const char *source,
                                 gint64 *group_id,
                                 GError **error);

/**
 * brg_store_update_event:
 * @store: a store
 * @event: the event as it shall be, officials included
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_update_event (BrgStore *store, const BrgEvent *event, GError **error);

/**
 * brg_store_update_group:
 * @store: a store
 * @group: the group as it shall be
 * @error: return location for an error
 *
 * Refused when it would become one of teams with players in it, or the other way about, or when the
 * boards of a match changed after a round was paired.
 *
 * Returns: whether it went well
 */
gboolean brg_store_update_group (BrgStore *store, const BrgGroup *group, GError **error);

/**
 * brg_store_update_event_and_group:
 * @store: a store
 * @event: the event as it shall be, officials included
 * @group: its group as it shall be
 * @error: return location for an error
 *
 * Both in one action: another rule book may want another scoring and another order of tie-breaks,
 * and undo must not take back half of that.
 *
 * Returns: whether it went well
 */
gboolean brg_store_update_event_and_group (BrgStore *store,
                                           const BrgEvent *event,
                                           const BrgGroup *group,
                                           GError **error);

/**
 * brg_store_close_event:
 * @store: a store
 * @event_id: row of the event
 * @error: return location for an error
 *
 * Approves the results: nothing changes any more until brg_store_reopen_event(). Makes a copy of
 * the workspace. Refused while protests are open where the rule book wants them decided before.
 *
 * Returns: whether it went well
 */
gboolean brg_store_close_event (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_store_reopen_event:
 * @store: a store
 * @event_id: row of the event
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_reopen_event (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_store_delete_event:
 * @store: a store
 * @event_id: row of the event
 * @error: return location for an error
 *
 * Deletes an event with all that belongs to it. An action of the workspace: it can be undone there.
 *
 * Returns: whether it went well
 */
gboolean brg_store_delete_event (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_store_get_setting:
 * @store: a store
 * @event_id: row of the event
 * @name: name of the setting
 *
 * Returns: (transfer full): its value, empty when it was never set
 */
char *brg_store_get_setting (BrgStore *store, gint64 event_id, const char *name);

/**
 * brg_store_set_setting:
 * @store: a store
 * @event_id: row of the event
 * @name: name of the setting
 * @value: its value
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_setting (BrgStore *store,
                                gint64 event_id,
                                const char *name,
                                const char *value,
                                GError **error);

G_END_DECLS
