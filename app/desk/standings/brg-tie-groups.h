/* brg-tie-groups.h - who is equal in everything that is compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-event-table.h"

G_BEGIN_DECLS

/**
 * BrgTieGroup:
 * @first_place: the best of their places
 * @last_place: the worst of them
 * @players: (element-type gint): indices of the players, in the order of the standings
 * @order: index into #BrgSnapshot.tie_orders of the order that works on them, -1 for none
 * @is_shared: whether some of them still share a place
 */
typedef struct
{
  gint first_place;
  gint last_place;
  GArray *players;
  gint order;
  gboolean is_shared;
} BrgTieGroup;

/**
 * brg_tie_groups_list:
 * @table: a table
 *
 * Returns: (transfer full) (element-type BrgTieGroup): the groups of players who are equal in
 *   points and in all tie-breaks, those that were put in order included, the best first; empty for
 *   a knock-out, whose bracket gives the places
 */
GPtrArray *brg_tie_groups_list (const BrgEventTable *table);

/**
 * brg_tie_groups_dup_places:
 * @group: a group
 *
 * Returns: (transfer full): `Places 3–5`
 */
char *brg_tie_groups_dup_places (const BrgTieGroup *group);

/**
 * brg_tie_groups_dup_names:
 * @snapshot: the group of the players
 * @group: a group
 *
 * Returns: (transfer full): their family names in the order of the standings; of many the first
 */
char *brg_tie_groups_dup_names (const BrgSnapshot *snapshot, const BrgTieGroup *group);

G_END_DECLS
