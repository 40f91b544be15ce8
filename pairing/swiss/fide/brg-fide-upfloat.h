/* brg-fide-upfloat.h - a score group and those who come up to it
 *
 * Dubov and Double-Swiss know no downfloaters: the players of the highest score that are left take
 * so many from below as they need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-fide-draw.h"
#include "brg-reach.h"

G_BEGIN_DECLS

/**
 * BrgFideGroup:
 * @draw: (transfer none): the round
 * @open: (element-type gint): places of those who are not yet paired, in ranking order
 * @n_residents: how many of them have the highest score: the first ones
 * @levels: (array): for every one of @open the number of its score, 0 for the residents'
 * @n_levels: how many scores there are
 * @sizes: (array length=n_levels): how many have it
 * @n_upfloaters: how many come up
 *
 * A score group before it is paired. Vertex i is @open[i].
 */
typedef struct
{
  BrgFideDraw *draw;
  GArray *open;
  gint n_residents;
  gint *levels;
  gint n_levels;
  gint *sizes;
  gint n_upfloaters;
} BrgFideGroup;

/**
 * brg_fide_group_new:
 * @draw: a draw
 *
 * Counts the upfloaters: as few as leave everybody a legal opponent (fide-dubov-2026 3.2.1, C5;
 * fide-double-swiss-2026 C4).
 *
 * Returns: (transfer full) (nullable): the highest score group that is left, %NULL if everybody is
 *   paired
 */
BrgFideGroup *brg_fide_group_new (BrgFideDraw *draw);

/**
 * brg_fide_group_free:
 * @group: (nullable): a group
 */
void brg_fide_group_free (BrgFideGroup *group);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgFideGroup, brg_fide_group_free)

/**
 * brg_fide_group_get_record:
 * @group: a group
 * @vertex: a vertex
 *
 * Returns: (transfer none): the player's record
 */
const BrgDutchRecord *brg_fide_group_get_record (const BrgFideGroup *group, gint vertex);

/**
 * brg_fide_group_add_scores:
 * @group: a group
 * @scale: a scale
 * @weights: (array length=n_levels): takes what an upfloater of each score costs
 *
 * The scores of upfloaters are to be as high as possible: the lowest ones count most
 * (fide-dubov-2026 C6, fide-double-swiss-2026 C5). Their number costs too.
 */
void brg_fide_group_add_scores (const BrgFideGroup *group, BrgScale *scale, BrgCost *weights);

/**
 * brg_fide_group_choose_upfloaters:
 * @group: a group
 * @reach: (nullable): solved matchings of all of @group, %NULL where nobody comes up
 *
 * The first of the best sets: the highest ranked that some best one has, then the next
 * (fide-dubov-2026 4.2, fide-double-swiss-2026 3.5.4).
 *
 * Returns: (transfer full) (element-type gint): places of the residents and of those who come up
 */
GArray *brg_fide_group_choose_upfloaters (const BrgFideGroup *group, BrgReach *reach);

/**
 * brg_fide_set_too_many_scores:
 * @error: return location for an error
 *
 * Returns: %FALSE, with @error saying that the scores are too many for exact comparison
 */
gboolean brg_fide_set_too_many_scores (GError **error);

G_END_DECLS
