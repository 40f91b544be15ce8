/* brg-store-groups.h - actions that add a group to an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-group.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_add_group:
 * @store: a store
 * @event_id: row of the event
 * @group: the new group; its id is ignored, its name must differ from those of the others
 * @unnamed: (nullable): name for a group of the event that has none, as it was the only one so far
 * @group_id: (out): row of the new group
 * @error: return location for an error
 *
 * Adds a group without players to an event. Every group of an event with more than one has a name.
 *
 * Returns: whether it went well
 */
gboolean brg_store_add_group (BrgStore *store,
                              gint64 event_id,
                              const BrgGroup *group,
                              const char *unnamed,
                              gint64 *group_id,
                              GError **error);

/**
 * brg_store_add_stage:
 * @store: a store
 * @event_id: row of the event
 * @group: the new group, as for brg_store_add_group(); #BrgGroup.previous_id is the first of the
 *   groups that it draws from
 * @unnamed: (nullable): as for brg_store_add_group()
 * @entries: (element-type BrgEntry): those who play on, copied from their groups with their ids:
 *   #BrgEntry.person_id says who it is, a player of a team comes behind his team and
 *   #BrgEntry.team_id is its old id; numbers and #BrgEntry.carried_points are those of the new
 *   group
 * @group_id: (out): row of the new group
 * @error: return location for an error
 *
 * Makes the next stage of a competition in one action: a group of the same event in which the same
 * persons play on (rus-draughts-2022 1.4).
 *
 * Returns: whether it went well
 */
gboolean brg_store_add_stage (BrgStore *store,
                              gint64 event_id,
                              const BrgGroup *group,
                              const char *unnamed,
                              GPtrArray *entries,
                              gint64 *group_id,
                              GError **error);

/* Only for the files of data/store, within an action. A group that is written is played by
 * correspondence, or is a contest of composition, as @group says; it comes with usual regulations.
 */
gboolean brg_store_settle_group_kind (BrgStore *store,
                                      gint64 group_id,
                                      const BrgGroup *group,
                                      GError **error);

/* Only for the files of data/store. Fails when another group of the event than @group_id has the
 * name. */
gboolean brg_store_check_group_name (BrgStore *store,
                                     gint64 event_id,
                                     gint64 group_id,
                                     const char *name,
                                     GError **error);

G_END_DECLS
