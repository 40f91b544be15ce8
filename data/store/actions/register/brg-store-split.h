/* brg-store-split.h - the action that divides the list of a group into several groups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_split_group:
 * @store: a store
 * @snapshot: the group, of which nothing was paired yet
 * @names: (array length=n_groups): what the groups are called, all different and not empty
 * @n_groups: number of groups, at least 2
 * @places: (array): for every entry of @snapshot its group, from 0; every group gets somebody
 * @error: return location for an error
 *
 * Divides the participants of a group into several groups with the same regulations: the group
 * keeps those of place 0, the others go into new ones, teams with their players. Pairing numbers
 * are given anew in each. Bans of two who are in different groups go. Refused once there are
 * rounds, an incident, a protest or a later stage, and when the list has changed since.
 *
 * Returns: whether it went well
 */
gboolean brg_store_split_group (BrgStore *store,
                                const BrgSnapshot *snapshot,
                                const char *const *names,
                                gint n_groups,
                                const gint *places,
                                GError **error);

G_END_DECLS
