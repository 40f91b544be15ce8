/* brg-reach.h - a cheapest perfect matching, decided step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-cost-matching.h"
#include "brg-graph.h"

G_BEGIN_DECLS

/**
 * BrgReachCost:
 * @data: what was given to brg_reach_new()
 * @u: a vertex
 * @v: a vertex, may be @u: then two vertices with the key of @u are meant
 *
 * Returns: what it costs to join two vertices, at least 0, or -1 where they may not be joined
 */
typedef BrgCost (*BrgReachCost) (gconstpointer data, gint u, gint v);

/**
 * BrgReach:
 *
 * All cheapest perfect matchings of a graph, of which decisions leave fewer and fewer. "The first
 * in the order of the rules among the best" is found by asking at every step whether some of the
 * best still does it, which one repair of a matching answers.
 */
typedef struct _BrgReach BrgReach;

/**
 * brg_reach_new:
 * @graph: (transfer full): who may be joined
 * @keys: (array) (nullable): a key of every vertex; what two joined vertices cost depends on their
 *   keys alone; %NULL where nothing costs anything
 * @cost: (nullable): what it costs; goes with @keys
 * @data: for @cost
 *
 * Returns: (transfer full): brg_reach_solve() must follow
 */
BrgReach *brg_reach_new (BrgGraph *graph,
                         const guint64 *keys,
                         BrgReachCost cost,
                         gconstpointer data);

/**
 * brg_reach_free:
 * @reach: (nullable): matchings
 */
void brg_reach_free (BrgReach *reach);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgReach, brg_reach_free)

/**
 * brg_reach_solve:
 * @reach: matchings
 *
 * Finds a cheapest perfect matching. From then on only the cheapest count.
 *
 * Returns: whether there is any
 */
gboolean brg_reach_solve (BrgReach *reach);

/**
 * brg_reach_get_cost:
 * @reach: solved matchings
 *
 * Returns: what each of them costs
 */
BrgCost brg_reach_get_cost (const BrgReach *reach);

/**
 * brg_reach_get_mate:
 * @reach: solved matchings
 * @vertex: a vertex
 *
 * Returns: whom it is joined with in one of them
 */
gint brg_reach_get_mate (const BrgReach *reach, gint vertex);

/**
 * brg_reach_confine:
 * @reach: solved matchings
 * @vertex: a vertex
 * @others: set of vertices
 *
 * Joins @vertex with one of @others, for good, if some of the matchings does so; else nothing
 * changes.
 *
 * Returns: whether it was done
 */
gboolean brg_reach_confine (BrgReach *reach, gint vertex, const guint64 *others);

/**
 * brg_reach_can_join:
 * @reach: solved matchings
 * @u: a vertex
 * @v: another one
 *
 * Returns: whether some of the matchings joins the two; nothing is decided
 */
gboolean brg_reach_can_join (BrgReach *reach, gint u, gint v);

/**
 * brg_reach_find_cost_with:
 * @reach: solved matchings
 * @u: a vertex
 * @v: another one
 *
 * Nothing is decided.
 *
 * Returns: what the cheapest matching costs that joins the two and keeps to what is decided, be it
 *   dearer than the cheapest of all; -1 if there is none
 */
BrgCost brg_reach_find_cost_with (BrgReach *reach, gint u, gint v);

/**
 * BrgReachRefusal:
 * @vertex: the first who was passed over although the graph would let them be joined; -1 for none
 * @cost: brg_reach_find_cost_with() of him
 *
 * Why somebody was passed over.
 */
typedef struct
{
  gint vertex;
  BrgCost cost;
} BrgReachRefusal;

/**
 * brg_reach_choose:
 * @reach: solved matchings
 * @vertex: a vertex
 * @others: (array length=n): vertices in the order of preference
 * @n: how many
 * @refused: (element-type gint) (nullable): takes those of @others that were passed over
 * @refusal: (out) (optional): why the first of them was; takes one more search
 *
 * Joins @vertex, for good, with the first of @others that any of the matchings gives it.
 *
 * Returns: whom, -1 if none
 */
gint brg_reach_choose (BrgReach *reach,
                       gint vertex,
                       const gint *others,
                       gint n,
                       GArray *refused,
                       BrgReachRefusal *refusal);

/**
 * BrgScale:
 * @next: the weight that the next criterion gets
 *
 * Weights of criteria, from the least important one upwards: each is worth more than all before it
 * together.
 */
typedef struct
{
  BrgCost next;
} BrgScale;

#define BRG_SCALE_INIT \
  {                    \
    1                  \
  }

/**
 * brg_scale_add:
 * @scale: a scale
 * @cap: how often the criterion can be violated at most where all more important ones are at their
 *   best
 *
 * Returns: what one violation costs
 */
BrgCost brg_scale_add (BrgScale *scale, gint cap);

/**
 * brg_scale_fits:
 * @scale: a scale with all its criteria
 * @n_vertices: of the graph
 *
 * Returns: whether a #BrgReach with so many vertices can hold these costs
 */
gboolean brg_scale_fits (const BrgScale *scale, gint n_vertices);

G_END_DECLS
