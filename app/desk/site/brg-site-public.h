/* brg-site-public.h - what everybody may read of a group
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_site_public_load:
 * @store: a store
 * @group_id: row of a group
 * @hides_children: whether players who are not yet eighteen on the first day have initials only
 * @error: return location for an error
 *
 * Reads a group as it was published: rounds that were not, with all that is announced for them,
 * pairs that may not be made and what only arbiters know of players are left out. Dates of birth
 * are still there, for prizes by age: see brg_site_public_forget_births().
 *
 * Returns: (transfer full) (nullable): the group
 */
BrgSnapshot *brg_site_public_load (BrgStore *store,
                                   gint64 group_id,
                                   gboolean hides_children,
                                   GError **error);

/**
 * brg_site_public_forget_births:
 * @snapshot: a group that nobody else has
 *
 * Takes the dates of birth out of it.
 */
void brg_site_public_forget_births (BrgSnapshot *snapshot);

G_END_DECLS
