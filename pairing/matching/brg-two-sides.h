/* brg-two-sides.h - cheapest perfect matching between two sides of a graph
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-cost.h"
#include "brg-graph.h"

G_BEGIN_DECLS

/**
 * BrgTwoSides:
 *
 * Some vertices of a graph on two sides, and a cheapest matching of all of them across. What two
 * joined vertices cost depends on their classes alone, see brg_cost_matching_new(). It is much
 * faster than a matching inside the whole graph, and its dual values often prove that inside the
 * whole graph nothing is cheaper (primal-dual method, all unmatched vertices at once; vertices of
 * one class and dual value are looked at together, 64 of them in a step).
 */
typedef struct _BrgTwoSides BrgTwoSides;

/**
 * brg_two_sides_new:
 * @graph: (transfer none): a graph; it must outlive the sides and may not change meanwhile
 * @classes: (transfer none) (array): class of every vertex
 * @n_classes: number of classes
 * @costs: (transfer none) (array): symmetric table of @n_classes rows, numbers of 0 and more, or -1
 *   for classes that may not be matched
 * @left: (element-type gint): vertices of one side
 * @right: (element-type gint): vertices of the other side, none of @left
 *
 * Returns: (transfer full): the sides, not yet matched
 */
BrgTwoSides *brg_two_sides_new (const BrgGraph *graph,
                                const gint16 *classes,
                                gint n_classes,
                                const BrgCost *costs,
                                const GArray *left,
                                const GArray *right);

/**
 * brg_two_sides_free:
 * @sides: (nullable): the sides
 */
void brg_two_sides_free (BrgTwoSides *sides);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgTwoSides, brg_two_sides_free)

/**
 * brg_two_sides_solve:
 * @sides: the sides
 *
 * Returns: whether there is a perfect matching; then a cheapest one is found
 */
gboolean brg_two_sides_solve (BrgTwoSides *sides);

/**
 * brg_two_sides_get_mate:
 * @sides: solved sides
 * @vertex: a vertex of one of them
 *
 * Returns: whom it is matched with
 */
gint brg_two_sides_get_mate (const BrgTwoSides *sides, gint vertex);

/**
 * brg_two_sides_prove:
 * @sides: solved sides
 *
 * Tries to move the dual values so that they hold for the edges inside the sides too.
 *
 * Returns: whether that is possible: then no perfect matching of all these vertices is cheaper,
 *   whatever edges it uses
 */
gboolean brg_two_sides_prove (BrgTwoSides *sides);

G_END_DECLS
