/* brg-reach.c - a cheapest perfect matching, decided step by step
 *
 * Tests: tests/pairing/test-dubov.c, tests/pairing/test-burstein.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-reach.h"

struct _BrgReach
{
  BrgGraph *graph;
  gint16 *classes;
  BrgCost *costs;
  BrgCostMatching *matching;
  BrgCost limit;
};

/* One class a key; the first vertex of each stands for all. */
static GArray *
make_classes (BrgReach *reach, const guint64 *keys)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  GArray *models = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint v = 0; v < reach->graph->n_vertices; v++)
    {
      guint64 key = keys != NULL ? keys[v] : 0;
      gpointer class;

      if (!g_hash_table_lookup_extended (known, &key, NULL, &class))
        {
          class = GUINT_TO_POINTER (models->len);
          g_hash_table_insert (known, g_memdup2 (&key, sizeof key), class);
          g_array_append_val (models, v);
        }
      reach->classes[v] = (gint16) GPOINTER_TO_UINT (class);
    }
  return models;
}

BrgReach *
brg_reach_new (BrgGraph *graph, const guint64 *keys, BrgReachCost cost, gconstpointer data)
{
  BrgReach *reach;
  g_autoptr (GArray) models = NULL;
  guint n;

  g_return_val_if_fail (graph != NULL, NULL);
  g_return_val_if_fail ((keys == NULL) == (cost == NULL), NULL);

  reach = g_new0 (BrgReach, 1);
  reach->graph = graph;
  reach->classes = g_new (gint16, MAX (graph->n_vertices, 1));
  models = make_classes (reach, keys);
  n = models->len;
  reach->costs = g_new0 (BrgCost, (gsize) MAX (n, 1) * MAX (n, 1));
  for (guint a = 0; a < n && cost != NULL; a++)
    for (guint b = a; b < n; b++)
      {
        BrgCost value =
            cost (data, g_array_index (models, gint, a), g_array_index (models, gint, b));

        /* The search halves differences. */
        reach->costs[a * n + b] = reach->costs[b * n + a] =
            value < 0 ? BRG_COST_MATCHING_BARRED : 2 * value;
      }
  reach->matching = brg_cost_matching_new (graph, reach->classes, (gint) n, reach->costs);
  return reach;
}

void
brg_reach_free (BrgReach *reach)
{
  if (reach == NULL)
    return;
  brg_cost_matching_free (reach->matching);
  brg_graph_free (reach->graph);
  g_free (reach->classes);
  g_free (reach->costs);
  g_free (reach);
}

gboolean
brg_reach_solve (BrgReach *reach)
{
  g_return_val_if_fail (reach != NULL, FALSE);

  brg_cost_matching_suggest_rest (reach->matching);
  if (!brg_cost_matching_solve (reach->matching, BRG_COST_MATCHING_NO_LIMIT))
    return FALSE;
  reach->limit = brg_cost_matching_get_cost (reach->matching);
  return TRUE;
}

BrgCost
brg_reach_get_cost (const BrgReach *reach)
{
  return reach->limit / 2;
}

gint
brg_reach_get_mate (const BrgReach *reach, gint vertex)
{
  return brg_cost_matching_get_mate (reach->matching, vertex);
}

/* Takes away all edges of @vertex that do not lead to @others. */
static void
cut_edges (BrgGraph *graph, gint vertex, const guint64 *others)
{
  guint64 *row = brg_graph_row (graph, vertex);

  for (guint w = 0; w < graph->n_words; w++)
    {
      guint64 gone = row[w] & ~others[w];

      row[w] &= others[w];
      while (gone != 0)
        brg_bits_remove (brg_graph_row (graph, (gint) (w * 64) + brg_bits_pop_lowest (&gone)),
                         vertex);
    }
}

static void
restore_edges (BrgGraph *graph, gint vertex, const guint64 *row)
{
  for (gint other = brg_bits_next (row, graph->n_words, 0); other >= 0;
       other = brg_bits_next (row, graph->n_words, other + 1))
    brg_graph_join (graph, vertex, other);
}

/* Whether the dual values leave any of @others open. */
static gboolean
may_confine (const BrgReach *reach, gint vertex, const guint64 *others)
{
  const BrgGraph *graph = reach->graph;

  for (gint other = brg_bits_next (others, graph->n_words, 0); other >= 0;
       other = brg_bits_next (others, graph->n_words, other + 1))
    if (brg_graph_has_edge (graph, vertex, other) &&
        brg_cost_matching_may_join (reach->matching, vertex, other))
      return TRUE;
  return FALSE;
}

static gboolean
try_confine (BrgReach *reach, gint vertex, const guint64 *others, gboolean keep)
{
  BrgGraph *graph = reach->graph;
  g_autofree guint64 *row = NULL;
  g_autoptr (BrgCostMatching) trial = NULL;
  gboolean is_possible;

  if (brg_cost_matching_is_free (reach->matching, vertex) &&
      brg_bits_has (others, brg_reach_get_mate (reach, vertex)))
    {
      if (keep)
        cut_edges (graph, vertex, others);
      return TRUE;
    }
  if (!may_confine (reach, vertex, others))
    return FALSE;
  row = g_memdup2 (brg_graph_row (graph, vertex), graph->n_words * sizeof (guint64));
  trial = brg_cost_matching_copy (reach->matching);
  brg_cost_matching_loosen (trial, vertex);
  cut_edges (graph, vertex, others);
  is_possible = brg_cost_matching_solve (trial, reach->limit);
  if (!is_possible || !keep)
    {
      restore_edges (graph, vertex, row);
      return is_possible;
    }
  brg_cost_matching_free (reach->matching);
  reach->matching = g_steal_pointer (&trial);
  return TRUE;
}

gboolean
brg_reach_confine (BrgReach *reach, gint vertex, const guint64 *others)
{
  return try_confine (reach, vertex, others, TRUE);
}

gboolean
brg_reach_can_join (BrgReach *reach, gint u, gint v)
{
  g_autofree guint64 *single = brg_bits_new (reach->graph->n_vertices);

  if (!brg_graph_has_edge (reach->graph, u, v))
    return FALSE;
  brg_bits_add (single, v);
  return try_confine (reach, u, single, FALSE);
}

BrgCost
brg_reach_find_cost_with (BrgReach *reach, gint u, gint v)
{
  BrgGraph *graph = reach->graph;
  g_autofree guint64 *single = brg_bits_new (graph->n_vertices);
  g_autofree guint64 *row = NULL;
  g_autoptr (BrgCostMatching) trial = NULL;
  BrgCost cost = -1;

  if (!brg_graph_has_edge (graph, u, v))
    return -1;
  brg_bits_add (single, v);
  row = g_memdup2 (brg_graph_row (graph, u), graph->n_words * sizeof (guint64));
  trial = brg_cost_matching_copy (reach->matching);
  brg_cost_matching_loosen (trial, u);
  cut_edges (graph, u, single);
  if (brg_cost_matching_solve (trial, BRG_COST_MATCHING_NO_LIMIT))
    cost = brg_cost_matching_get_cost (trial) / 2;
  restore_edges (graph, u, row);
  return cost;
}

gint
brg_reach_choose (BrgReach *reach,
                  gint vertex,
                  const gint *others,
                  gint n,
                  GArray *refused,
                  BrgReachRefusal *refusal)
{
  g_autofree guint64 *single = brg_bits_new (reach->graph->n_vertices);

  if (refusal != NULL)
    *refusal = (BrgReachRefusal){ .vertex = -1, .cost = -1 };
  for (gint i = 0; i < n; i++)
    {
      brg_bits_add (single, others[i]);
      if (brg_graph_has_edge (reach->graph, vertex, others[i]) &&
          brg_reach_confine (reach, vertex, single))
        return others[i];
      brg_bits_remove (single, others[i]);
      if (refusal != NULL && refusal->vertex < 0 &&
          brg_graph_has_edge (reach->graph, vertex, others[i]))
        *refusal =
            (BrgReachRefusal){ others[i], brg_reach_find_cost_with (reach, vertex, others[i]) };
      if (refused != NULL)
        g_array_append_val (refused, others[i]);
    }
  return -1;
}

BrgCost
brg_scale_add (BrgScale *scale, gint cap)
{
  BrgCost weight = scale->next;

  /* Once too much it stays too much. */
  if (weight > BRG_COST_MAX / (cap + 1))
    scale->next = BRG_COST_MAX;
  else
    scale->next = weight * (cap + 1);
  return weight;
}

gboolean
brg_scale_fits (const BrgScale *scale, gint n_vertices)
{
  return scale->next < ((BrgCost) 1 << BRG_COST_BITS) / 2 / MAX (n_vertices, 1);
}
