/* brg-cost-matching.c - cheapest perfect matching, costs by class of vertex
 *
 * The matching itself and what changes it from outside; brg-cost-search.c repairs it.
 *
 * Tests: tests/pairing/test-cost-matching.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-cost-matching.h"

#include "brg-cost-matching-private.h"

static void
create_scratch (BrgCostMatching *matching)
{
  gint n_nodes = matching->blossoms->n_nodes;

  matching->labels = g_new0 (guint8, n_nodes);
  matching->entries = g_new0 (BrgLink, n_nodes);
  matching->stamps = g_new0 (gint, n_nodes);
  matching->clock = 0;
  matching->odd = brg_bits_new (matching->graph->n_vertices);
  matching->even_vertices = g_array_new (FALSE, FALSE, sizeof (gint));
  matching->queue = g_array_new (FALSE, FALSE, sizeof (gint));
}

BrgCostMatching *
brg_cost_matching_new (const BrgGraph *graph,
                       const gint16 *classes,
                       gint n_classes,
                       const BrgCost *costs)
{
  BrgCostMatching *matching;

  g_return_val_if_fail (graph != NULL && costs != NULL, NULL);
  g_return_val_if_fail (classes != NULL || graph->n_vertices == 0, NULL);

  matching = g_new0 (BrgCostMatching, 1);
  matching->graph = graph;
  matching->n_classes = n_classes;
  matching->costs = costs;
  matching->classes = g_memdup2 (classes, (gsize) graph->n_vertices * sizeof *classes);
  matching->alive = brg_bits_new (graph->n_vertices);
  matching->duals = g_new0 (BrgCost, graph->n_vertices);
  matching->blossoms = brg_blossoms_new (graph->n_vertices);
  for (gint v = 0; v < graph->n_vertices; v++)
    if (classes[v] != BRG_COST_MATCHING_OUT)
      brg_bits_add (matching->alive, v);
  create_scratch (matching);
  return matching;
}

BrgCostMatching *
brg_cost_matching_copy (const BrgCostMatching *matching)
{
  BrgCostMatching *copy;
  gsize n;

  g_return_val_if_fail (matching != NULL, NULL);

  n = (gsize) matching->graph->n_vertices;
  copy = g_memdup2 (matching, sizeof *matching);
  copy->classes = g_memdup2 (matching->classes, n * sizeof *matching->classes);
  copy->alive = g_memdup2 (matching->alive, matching->graph->n_words * sizeof *matching->alive);
  copy->duals = g_memdup2 (matching->duals, n * sizeof *matching->duals);
  copy->blossoms = brg_blossoms_copy (matching->blossoms);
  create_scratch (copy);
  return copy;
}

void
brg_cost_matching_free (BrgCostMatching *matching)
{
  if (matching == NULL)
    return;
  g_free (matching->classes);
  g_free (matching->alive);
  g_free (matching->duals);
  brg_blossoms_free (matching->blossoms);
  g_free (matching->labels);
  g_free (matching->entries);
  g_free (matching->stamps);
  g_free (matching->odd);
  g_array_unref (matching->even_vertices);
  g_array_unref (matching->queue);
  g_free (matching);
}

void
brg_cost_matching_suggest_pair (BrgCostMatching *matching, gint u, gint v)
{
  g_return_if_fail (matching != NULL);

  if (brg_bits_has (matching->alive, u) && brg_bits_has (matching->alive, v) &&
      brg_graph_has_edge (matching->graph, u, v) &&
      brg_cost_matching_get_edge_cost (matching, u, v) == 0 &&
      matching->blossoms->mate[u] == BRG_NO_NODE && matching->blossoms->mate[v] == BRG_NO_NODE)
    brg_blossoms_match (matching->blossoms, u, v);
}

static gint
find_free_partner (const BrgCostMatching *matching, const guint64 *unmatched, gint vertex)
{
  const guint64 *row = brg_graph_row (matching->graph, vertex);

  for (guint w = 0; w < matching->graph->n_words; w++)
    {
      guint64 found = row[w] & unmatched[w];

      while (found != 0)
        {
          gint other = (gint) (w * 64) + brg_bits_pop_lowest (&found);

          if (brg_cost_matching_get_edge_cost (matching, vertex, other) == 0)
            return other;
        }
    }
  return BRG_NO_NODE;
}

void
brg_cost_matching_suggest_rest (BrgCostMatching *matching)
{
  g_autofree guint64 *unmatched = NULL;
  guint n_words;

  g_return_if_fail (matching != NULL);

  n_words = matching->graph->n_words;
  unmatched = g_memdup2 (matching->alive, MAX (n_words, 1) * sizeof *unmatched);
  for (gint v = brg_bits_next (matching->alive, n_words, 0); v >= 0;
       v = brg_bits_next (matching->alive, n_words, v + 1))
    if (matching->blossoms->mate[v] != BRG_NO_NODE)
      brg_bits_remove (unmatched, v);
  for (gint v = brg_bits_next (unmatched, n_words, 0); v >= 0;
       v = brg_bits_next (unmatched, n_words, v + 1))
    {
      gint other = find_free_partner (matching, unmatched, v);

      if (other == BRG_NO_NODE)
        continue;
      brg_bits_remove (unmatched, v);
      brg_bits_remove (unmatched, other);
      brg_blossoms_match (matching->blossoms, v, other);
    }
}

/* Opens an outermost blossom without breaking the rules of the duals: its value goes over to its
 * vertices. If there was one, the edge that leaves the blossom is no longer tight. */
static void
open_at_any_price (BrgCostMatching *matching, gint blossom)
{
  BrgNode *node = &matching->blossoms->nodes[blossom];
  guint n_words = matching->graph->n_words;

  if (node->dual > 0)
    {
      for (gint v = brg_bits_next (node->members, n_words, 0); v >= 0;
           v = brg_bits_next (node->members, n_words, v + 1))
        matching->duals[v] -= node->dual / 2;
      brg_blossoms_unmatch (matching->blossoms, node->base);
    }
  brg_blossoms_open (matching->blossoms, blossom);
}

/* The greatest dual value that @vertex may have as a vertex outside all blossoms. */
static BrgCost
find_greatest_dual (const BrgCostMatching *matching, gint vertex)
{
  const guint64 *row = brg_graph_row (matching->graph, vertex);
  BrgCost greatest = BRG_COST_MAX;

  for (guint w = 0; w < matching->graph->n_words; w++)
    {
      guint64 found = row[w] & matching->alive[w];

      while (found != 0)
        {
          gint other = (gint) (w * 64) + brg_bits_pop_lowest (&found);
          BrgCost cost = brg_cost_matching_get_edge_cost (matching, vertex, other);

          if (cost != BRG_COST_MATCHING_BARRED)
            greatest = MIN (greatest, cost - matching->duals[other]);
        }
    }
  return greatest == BRG_COST_MAX ? 0 : greatest;
}

void
brg_cost_matching_set_ranks (BrgCostMatching *matching, const gint *ranks)
{
  g_return_if_fail (matching != NULL);

  matching->ranks = ranks;
}

void
brg_cost_matching_loosen (BrgCostMatching *matching, gint vertex)
{
  g_return_if_fail (matching != NULL);
  g_return_if_fail (brg_bits_has (matching->alive, vertex));

  while (matching->blossoms->top[vertex] != vertex)
    open_at_any_price (matching, matching->blossoms->top[vertex]);
  brg_blossoms_unmatch (matching->blossoms, vertex);
}

gboolean
brg_cost_matching_is_free (const BrgCostMatching *matching, gint vertex)
{
  g_return_val_if_fail (matching != NULL, FALSE);

  return matching->blossoms->top[vertex] == vertex;
}

gboolean
brg_cost_matching_may_join (const BrgCostMatching *matching, gint u, gint v)
{
  BrgCost cost;

  g_return_val_if_fail (matching != NULL, FALSE);

  cost = brg_cost_matching_get_edge_cost (matching, u, v);
  /* Blossoms with both ends inside only add to the slack. */
  return cost != BRG_COST_MATCHING_BARRED && cost <= matching->duals[u] + matching->duals[v];
}

void
brg_cost_matching_set_class (BrgCostMatching *matching, gint vertex, gint class)
{
  g_return_if_fail (matching != NULL);
  g_return_if_fail (class >= BRG_COST_MATCHING_OUT && class < matching->n_classes);

  brg_cost_matching_loosen (matching, vertex);
  matching->classes[vertex] = (gint16) class;
  if (class == BRG_COST_MATCHING_OUT)
    brg_bits_remove (matching->alive, vertex);
  else
    matching->duals[vertex] = find_greatest_dual (matching, vertex);
}

static BrgCost
compute_bound (const BrgCostMatching *matching)
{
  const BrgBlossoms *blossoms = matching->blossoms;
  BrgCost bound = 0;

  for (gint v = brg_bits_next (matching->alive, blossoms->n_words, 0); v >= 0;
       v = brg_bits_next (matching->alive, blossoms->n_words, v + 1))
    bound += matching->duals[v];
  for (gint b = blossoms->n_vertices; b < blossoms->n_nodes; b++)
    if (brg_blossoms_is_blossom (blossoms, b) && blossoms->nodes[b].dual > 0)
      {
        BrgCost size = 0;

        for (guint w = 0; w < blossoms->n_words; w++)
          size += __builtin_popcountll (blossoms->nodes[b].members[w]);
        bound -= blossoms->nodes[b].dual * ((size - 1) / 2);
      }
  return bound;
}

gboolean
brg_cost_matching_solve (BrgCostMatching *matching, BrgCost limit)
{
  g_return_val_if_fail (matching != NULL, FALSE);

  matching->bound = compute_bound (matching);
  if (matching->bound > limit)
    return FALSE;
  for (gint v = brg_bits_next (matching->alive, matching->graph->n_words, 0); v >= 0;
       v = brg_bits_next (matching->alive, matching->graph->n_words, v + 1))
    if (matching->blossoms->mate[v] == BRG_NO_NODE &&
        !brg_cost_matching_augment (matching, v, limit))
      return FALSE;
  return TRUE;
}

BrgCost
brg_cost_matching_get_cost (const BrgCostMatching *matching)
{
  g_return_val_if_fail (matching != NULL, 0);

  return matching->bound;
}

gint
brg_cost_matching_get_mate (const BrgCostMatching *matching, gint vertex)
{
  g_return_val_if_fail (matching != NULL, BRG_NO_NODE);

  return matching->blossoms->mate[vertex];
}
