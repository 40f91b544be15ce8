/* brg-top-group.h - the score group at the top, with those who come up, by Double-Swiss and Swiss
 * Team
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-fide-draw.h"
#include "brg-fide-upfloat.h"

G_BEGIN_DECLS

/**
 * BrgTopGroupKey:
 * @draw: a draw
 * @place: a place
 *
 * Returns: a number that is equal for places whose pairs cost the same
 */
typedef guint64 (*BrgTopGroupKey) (const BrgFideDraw *draw, gint place);

/**
 * BrgTopGroupCost:
 * @draw: a draw
 * @place: a place
 * @other: another one
 *
 * Returns: what the criteria of pairs say of the two, less is better
 */
typedef BrgCost (*BrgTopGroupCost) (const BrgFideDraw *draw, gint place, gint other);

/**
 * BrgTopGroupCriterion:
 * @draw: a draw
 * @cost: what a pairing of a bracket costs
 * @best: what the best one costs, less than @cost
 *
 * Returns: the article of the first criterion by which the one is worse; a constant string
 */
typedef const char *(*BrgTopGroupCriterion) (const BrgFideDraw *draw, BrgCost cost, BrgCost best);

/**
 * brg_top_group_compare_bye:
 * @field: a field
 * @a: a place
 * @b: another one
 *
 * Returns: less than 0 if @a is to have the bye rather than @b (fide-double-swiss-2026 3.4,
 *   fide-team-swiss-2026 3.4)
 */
gint brg_top_group_compare_bye (const BrgFideField *field, gint a, gint b);

/**
 * brg_top_group_choose:
 * @group: the score group
 * @floats_count: whether floats of the last round count (C7)
 * @error: return location for an error
 *
 * Chooses who comes up, by C4 to C7 (fide-double-swiss-2026 3.5, fide-team-swiss-2026 3.5).
 *
 * Returns: (transfer full) (element-type gint) (nullable): places of all who are to be paired with
 *   each other; %NULL with @error set
 */
GArray *brg_top_group_choose (const BrgFideGroup *group, gboolean floats_count, GError **error);

/**
 * brg_top_group_is_floated_twice:
 * @draw: a draw
 * @place: a place
 * @other: another one
 *
 * Returns: 1 if the two have different scores and the higher one floated in the last round
 *   (fide-double-swiss-2026 C8, fide-team-swiss-2026 C10), else 0
 */
BrgCost brg_top_group_is_floated_twice (const BrgFideDraw *draw, gint place, gint other);

/**
 * brg_top_group_settle:
 * @draw: a draw
 * @places: (element-type gint): who is to be paired with each other
 * @key: see #BrgTopGroupKey
 * @cost: see #BrgTopGroupCost
 * @find_criterion: see #BrgTopGroupCriterion
 *
 * Makes the pairs of the smallest identifier among those that cost least (fide-double-swiss-2026
 * 3.6, fide-team-swiss-2026 3.6).
 */
void brg_top_group_settle (BrgFideDraw *draw,
                           const GArray *places,
                           BrgTopGroupKey key,
                           BrgTopGroupCost cost,
                           BrgTopGroupCriterion find_criterion);

G_END_DECLS
