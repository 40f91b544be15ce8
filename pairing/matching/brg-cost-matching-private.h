/* brg-cost-matching-private.h - what the cheapest matching and its search share
 *
 * Every vertex v has a dual value y(v), every blossom B a dual value z(B) of at least 0. The slack
 * of an edge is its cost - y(u) - y(v) + z of all blossoms that hold both ends, never less than 0.
 * Matched edges are tight: their slack is 0. Then no perfect matching is cheaper than
 *
 *      bound = sum of y(v) - sum of z(B) (|B| - 1) / 2
 *
 * and a perfect one costs just that.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-blossoms.h"
#include "brg-cost-matching.h"

G_BEGIN_DECLS

struct _BrgCostMatching
{
  const BrgGraph *graph; /* not owned */
  gint n_classes;
  const BrgCost *costs; /* not owned */
  gint16 *classes;
  const gint *ranks; /* not owned, nullable */
  guint64 *alive;
  BrgCost *duals;
  BrgCost bound;
  BrgBlossoms *blossoms;

  /* One search. Labels and entries belong to outermost nodes. */
  guint8 *labels;
  BrgLink *entries; /* of an odd node: the tight edge from the even one above */
  gint *stamps;
  gint clock;
  guint64 *odd;          /* vertices in odd nodes */
  GArray *even_vertices; /* gint */
  GArray *queue;         /* gint: even vertices whose edges are to be looked at */
};

/**
 * brg_cost_matching_get_edge_cost:
 * @matching: a matching
 * @u: a vertex that takes part
 * @v: another one
 *
 * Returns: what the two cost if they are joined, or %BRG_COST_MATCHING_BARRED
 */
static inline BrgCost
brg_cost_matching_get_edge_cost (const BrgCostMatching *matching, gint u, gint v)
{
  BrgCost cost = matching->costs[matching->classes[u] * matching->n_classes + matching->classes[v]];

  if (matching->ranks == NULL || cost == BRG_COST_MATCHING_BARRED)
    return cost;
  return cost + MIN (matching->ranks[u], matching->ranks[v]);
}

/**
 * brg_cost_matching_augment:
 * @matching: a matching
 * @root: a vertex without a mate
 * @limit: the bound may not rise above it
 *
 * Finds a mate for @root; others may change theirs, and two vertices less are unmatched.
 *
 * Returns: whether there is one within @limit; if not, @matching may only be freed
 */
gboolean brg_cost_matching_augment (BrgCostMatching *matching, gint root, BrgCost limit);

G_END_DECLS
