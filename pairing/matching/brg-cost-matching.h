/* brg-cost-matching.h - cheapest perfect matching, costs by class of vertex
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-cost.h"
#include "brg-graph.h"

G_BEGIN_DECLS

/**
 * BRG_COST_MATCHING_OUT:
 *
 * Class of a vertex that takes no part.
 */
#define BRG_COST_MATCHING_OUT (-1)

/**
 * BRG_COST_MATCHING_BARRED:
 *
 * In the table of costs: two vertices of these classes may not be matched.
 */
#define BRG_COST_MATCHING_BARRED (-1)

/**
 * BRG_COST_MATCHING_NO_LIMIT:
 *
 * Limit of brg_cost_matching_solve() for whatever it may cost.
 */
#define BRG_COST_MATCHING_NO_LIMIT (BRG_COST_MAX / 2)

/**
 * BrgCostMatching:
 *
 * A perfect matching of a graph with the least sum of costs. What two joined vertices cost depends
 * on their classes alone. After a change (a vertex goes, or gets another class) the matching is
 * repaired from where it stood (primal-dual method of Edmonds with one search a pair that is
 * missing). One search costs at most some n² steps; where most edges cost nothing, far less.
 */
typedef struct _BrgCostMatching BrgCostMatching;

/**
 * brg_cost_matching_new:
 * @graph: (transfer none): a graph; it must outlive the matching and may not change meanwhile
 * @classes: (array): class of every vertex, 0 to @n_classes - 1 or %BRG_COST_MATCHING_OUT
 * @n_classes: number of classes
 * @costs: (transfer none) (array): symmetric table of @n_classes rows with even numbers of 0 and
 *   more, or %BRG_COST_MATCHING_BARRED; number of vertices times the greatest below
 * 2^%BRG_COST_BITS
 *
 * Returns: (transfer full): an empty matching
 */
BrgCostMatching *brg_cost_matching_new (const BrgGraph *graph,
                                        const gint16 *classes,
                                        gint n_classes,
                                        const BrgCost *costs);

/**
 * brg_cost_matching_copy:
 * @matching: a matching
 *
 * Returns: (transfer full): an independent copy, to try something out
 */
BrgCostMatching *brg_cost_matching_copy (const BrgCostMatching *matching);

/**
 * brg_cost_matching_free:
 * @matching: (nullable): a matching
 */
void brg_cost_matching_free (BrgCostMatching *matching);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgCostMatching, brg_cost_matching_free)

/**
 * brg_cost_matching_suggest_pair:
 * @matching: a matching on which nothing was done yet
 * @u: a vertex
 * @v: another vertex
 *
 * Matches two vertices for a start if they may be matched at no cost and are still free; else does
 * nothing.
 */
void brg_cost_matching_suggest_pair (BrgCostMatching *matching, gint u, gint v);

/**
 * brg_cost_matching_suggest_rest:
 * @matching: a matching on which nothing was done yet but suggestions
 *
 * Matches vertices that are still free with the first free ones that cost nothing.
 */
void brg_cost_matching_suggest_rest (BrgCostMatching *matching);

/**
 * brg_cost_matching_set_class:
 * @matching: a matching
 * @vertex: a vertex that takes part
 * @class: its new class, %BRG_COST_MATCHING_OUT to take it out
 *
 * Changes what the edges of @vertex cost. brg_cost_matching_solve() must follow.
 */
void brg_cost_matching_set_class (BrgCostMatching *matching, gint vertex, gint class);

/**
 * brg_cost_matching_set_ranks:
 * @matching: a matching on which nothing was done yet
 * @ranks: (transfer none) (array): a rank of every vertex, even and at least 0
 *
 * Lets two joined vertices cost the lower one of their ranks in addition.
 */
void brg_cost_matching_set_ranks (BrgCostMatching *matching, const gint *ranks);

/**
 * brg_cost_matching_loosen:
 * @matching: a matching
 * @vertex: a vertex that takes part
 *
 * Prepares that edges of @vertex are taken away from the graph: it is unmatched and no longer in a
 * blossom. brg_cost_matching_solve() must follow.
 */
void brg_cost_matching_loosen (BrgCostMatching *matching, gint vertex);

/**
 * brg_cost_matching_is_free:
 * @matching: a matching
 * @vertex: a vertex that takes part
 *
 * Returns: whether @vertex is in no blossom, so that unmatched edges may be taken away from it
 *   without brg_cost_matching_loosen()
 */
gboolean brg_cost_matching_is_free (const BrgCostMatching *matching, gint vertex);

/**
 * brg_cost_matching_may_join:
 * @matching: a solved matching
 * @u: a vertex that takes part
 * @v: another one, joined with @u in the graph
 *
 * Looks at the dual values only.
 *
 * Returns: %FALSE when certainly no cheapest perfect matching joins the two
 */
gboolean brg_cost_matching_may_join (const BrgCostMatching *matching, gint u, gint v);

/**
 * brg_cost_matching_solve:
 * @matching: a matching
 * @limit: the most that it may cost, not above %BRG_COST_MATCHING_NO_LIMIT
 *
 * Makes the matching perfect at the least cost.
 *
 * Returns: whether there is a perfect matching that costs not more than @limit; if not, @matching
 *   may only be freed
 */
gboolean brg_cost_matching_solve (BrgCostMatching *matching, BrgCost limit);

/**
 * brg_cost_matching_get_cost:
 * @matching: a solved matching
 *
 * Returns: what it costs
 */
BrgCost brg_cost_matching_get_cost (const BrgCostMatching *matching);

/**
 * brg_cost_matching_get_mate:
 * @matching: a solved matching
 * @vertex: a vertex
 *
 * Returns: whom it is matched with, -1 if it takes no part
 */
gint brg_cost_matching_get_mate (const BrgCostMatching *matching, gint vertex);

G_END_DECLS
