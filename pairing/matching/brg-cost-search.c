/* brg-cost-search.c - finds a mate for one vertex at the least cost
 *
 * A search grows a tree of tight edges from one unmatched vertex (see brg-matching.c for trees, and
 * brg-cost-matching-private.h for values and slacks). When it is stuck, the values of the even
 * vertices rise and those of the odd ones fall by the same step, until an edge becomes tight or an
 * odd blossom may be opened; the bound rises by the step, so a search that may not exceed a limit
 * ends early.
 *
 * Costs and values of blossoms are even, so all even vertices of a tree have values of one parity
 * and half the slack between two of them is a whole number.
 *
 * Tests: tests/pairing/test-cost-matching.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-cost-matching-private.h"

typedef enum
{
  LABEL_FREE,
  LABEL_EVEN,
  LABEL_ODD,
} Label;

/* Slack of an edge between two outermost nodes; BRG_COST_MAX where none may be used. */
static BrgCost
get_slack (const BrgCostMatching *matching, gint u, gint v)
{
  BrgCost cost = brg_cost_matching_get_edge_cost (matching, u, v);

  if (cost == BRG_COST_MATCHING_BARRED)
    return BRG_COST_MAX;
  return cost - matching->duals[u] - matching->duals[v];
}

static void
make_vertex_even (BrgCostMatching *matching, gint vertex)
{
  brg_bits_remove (matching->odd, vertex);
  g_array_append_val (matching->even_vertices, vertex);
  g_array_append_val (matching->queue, vertex);
}

static void
label_node (BrgCostMatching *matching, gint node, Label label)
{
  const BrgBlossoms *blossoms = matching->blossoms;
  const guint64 *members = blossoms->nodes[node].members;
  gboolean is_vertex = node < blossoms->n_vertices;

  matching->labels[node] = label;
  for (gint v = is_vertex ? node : brg_bits_next (members, blossoms->n_words, 0); v >= 0;
       v = is_vertex ? BRG_NO_NODE : brg_bits_next (members, blossoms->n_words, v + 1))
    if (label == LABEL_EVEN)
      make_vertex_even (matching, v);
    else if (label == LABEL_ODD)
      brg_bits_add (matching->odd, v);
    else
      brg_bits_remove (matching->odd, v);
}

static void
begin_search (BrgCostMatching *matching, gint root)
{
  for (gint i = 0; i < matching->blossoms->n_nodes; i++)
    matching->labels[i] = LABEL_FREE;
  for (guint w = 0; w < matching->graph->n_words; w++)
    matching->odd[w] = 0;
  g_array_set_size (matching->even_vertices, 0);
  g_array_set_size (matching->queue, 0);
  label_node (matching, matching->blossoms->top[root], LABEL_EVEN);
}

/* The matched edge from an even node up to the odd one above it; no edge at the root. */
static gboolean
get_edge_up (const BrgCostMatching *matching, gint even, BrgLink *edge)
{
  edge->from = matching->blossoms->nodes[even].base;
  edge->to = matching->blossoms->mate[edge->from];
  return edge->to != BRG_NO_NODE;
}

/* The even node two steps above an even one, or BRG_NO_NODE at the root. */
static gint
step_up (const BrgCostMatching *matching, gint even)
{
  BrgLink edge;

  if (!get_edge_up (matching, even, &edge))
    return BRG_NO_NODE;
  return matching->blossoms->top[matching->entries[matching->blossoms->top[edge.to]].from];
}

/* Where the ways up from two nodes of one tree meet. Both sides go up in turn, so the cost is that
 * of the circle, not of the tree. */
static gint
find_common_node (BrgCostMatching *matching, gint here, gint there)
{
  matching->clock++;
  while (TRUE)
    {
      gint swap = there;

      if (here != BRG_NO_NODE)
        {
          if (matching->stamps[here] == matching->clock)
            return here;
          matching->stamps[here] = matching->clock;
          here = step_up (matching, here);
        }
      there = here;
      here = swap;
    }
}

/* Lists the nodes from @node up to below @end, and the edge from each to the next one. */
static void
list_side (const BrgCostMatching *matching, gint node, gint end, GArray *nodes, GArray *links)
{
  while (node != end)
    {
      BrgLink up;
      BrgLink entry;
      gint odd;

      get_edge_up (matching, node, &up);
      odd = matching->blossoms->top[up.to];
      entry = (BrgLink){ .from = matching->entries[odd].to, .to = matching->entries[odd].from };
      g_array_append_val (nodes, node);
      g_array_append_val (links, up);
      g_array_append_val (nodes, odd);
      g_array_append_val (links, entry);
      node = matching->blossoms->top[entry.to];
    }
}

/* The tight edge between two even vertices closes an odd circle. */
static void
shrink (BrgCostMatching *matching, gint u, gint v)
{
  gint *top = matching->blossoms->top;
  gint common = find_common_node (matching, top[u], top[v]);
  g_autoptr (GArray) nodes = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (BrgLink));
  g_autoptr (GArray) children = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GArray) links = g_array_new (FALSE, FALSE, sizeof (BrgLink));
  BrgLink closing = { u, v };
  gint blossom;

  list_side (matching, top[u], common, nodes, steps);
  g_array_append_val (children, common);
  for (guint i = nodes->len; i > 0; i--)
    {
      BrgLink step = g_array_index (steps, BrgLink, i - 1);
      BrgLink down = { step.to, step.from };

      g_array_append_val (links, down);
      g_array_append_val (children, g_array_index (nodes, gint, i - 1));
    }
  g_array_append_val (links, closing);
  list_side (matching, top[v], common, children, links);

  blossom = brg_blossoms_shrink (matching->blossoms, children, links);
  for (guint i = 0; i < children->len; i++)
    {
      gint child = g_array_index (children, gint, i);

      if (matching->labels[child] == LABEL_ODD)
        label_node (matching, child, LABEL_EVEN);
    }
  matching->labels[blossom] = LABEL_EVEN;
}

/* Turns the path round that ends in the edge from @even to @end, a vertex of a free node whose base
 * is not matched. */
static void
turn_path (BrgCostMatching *matching, gint even, gint end)
{
  BrgBlossoms *blossoms = matching->blossoms;

  brg_blossoms_set_base (blossoms, blossoms->top[end], end);
  while (TRUE)
    {
      gint node = blossoms->top[even];
      gint old_mate = blossoms->mate[blossoms->nodes[node].base];
      BrgLink entry;

      brg_blossoms_set_base (blossoms, node, even);
      brg_blossoms_match (blossoms, even, end);
      if (old_mate == BRG_NO_NODE)
        return;
      node = blossoms->top[old_mate];
      entry = matching->entries[node];
      brg_blossoms_set_base (blossoms, node, entry.to);
      even = entry.from;
      end = entry.to;
    }
}

/* Uses the tight edge from the even vertex @u to @v. Returns whether that ends the search. */
static gboolean
use_edge (BrgCostMatching *matching, gint u, gint v)
{
  BrgBlossoms *blossoms = matching->blossoms;
  gint node = blossoms->top[v];
  gint base_mate;

  if (matching->labels[node] == LABEL_EVEN)
    {
      shrink (matching, u, v);
      return FALSE;
    }
  base_mate = blossoms->mate[blossoms->nodes[node].base];
  if (base_mate == BRG_NO_NODE)
    {
      turn_path (matching, u, v);
      return TRUE;
    }
  matching->entries[node] = (BrgLink){ u, v };
  label_node (matching, node, LABEL_ODD);
  label_node (matching, blossoms->top[base_mate], LABEL_EVEN);
  return FALSE;
}

/* Vertices of word @w that @u is joined with and that are neither odd nor in its own blossom. */
static inline guint64
get_candidates (const BrgCostMatching *matching, gint u, guint w)
{
  const guint64 *members = matching->blossoms->nodes[matching->blossoms->top[u]].members;
  guint64 found = brg_graph_row (matching->graph, u)[w] & matching->alive[w] & ~matching->odd[w];

  return members != NULL ? found & ~members[w] : found;
}

/* Grows the tree over tight edges. Returns whether an unmatched vertex was reached. */
static gboolean
grow (BrgCostMatching *matching)
{
  const gint *top = matching->blossoms->top;

  for (guint i = 0; i < matching->queue->len; i++)
    {
      gint u = g_array_index (matching->queue, gint, i);

      for (guint w = 0; w < matching->graph->n_words; w++)
        {
          guint64 found = get_candidates (matching, u, w);

          while (found != 0)
            {
              gint v = (gint) (w * 64) + brg_bits_pop_lowest (&found);

              /* The tree has grown since the word was read. */
              if (top[v] != top[u] && matching->labels[top[v]] != LABEL_ODD &&
                  get_slack (matching, u, v) == 0 && use_edge (matching, u, v))
                return TRUE;
            }
        }
    }
  g_array_set_size (matching->queue, 0);
  return FALSE;
}

/* How far the values may move for the edges of @u. */
static BrgCost
find_step_of_vertex (const BrgCostMatching *matching, gint u)
{
  BrgCost step = BRG_COST_MAX;

  for (guint w = 0; w < matching->graph->n_words; w++)
    {
      guint64 found = get_candidates (matching, u, w);

      while (found != 0)
        {
          gint v = (gint) (w * 64) + brg_bits_pop_lowest (&found);
          BrgCost slack = get_slack (matching, u, v);

          if (slack != BRG_COST_MAX && matching->labels[matching->blossoms->top[v]] == LABEL_EVEN)
            slack /= 2;
          step = MIN (step, slack);
        }
    }
  return step;
}

static gboolean
is_labelled_blossom (const BrgCostMatching *matching, gint node, Label label)
{
  return brg_blossoms_is_blossom (matching->blossoms, node) &&
         matching->blossoms->nodes[node].parent == BRG_NO_NODE && matching->labels[node] == label;
}

/* The greatest step after which all slacks and values are still allowed. The vertices that get a
 * tight edge by it are put into the queue. */
static BrgCost
find_step (BrgCostMatching *matching)
{
  BrgCost step = BRG_COST_MAX;

  for (guint i = 0; i < matching->even_vertices->len; i++)
    {
      gint u = g_array_index (matching->even_vertices, gint, i);
      BrgCost step_of_vertex = find_step_of_vertex (matching, u);

      if (step_of_vertex == BRG_COST_MAX || step_of_vertex > step)
        continue;
      if (step_of_vertex < step)
        g_array_set_size (matching->queue, 0);
      step = step_of_vertex;
      g_array_append_val (matching->queue, u);
    }
  for (gint b = matching->blossoms->n_vertices; b < matching->blossoms->n_nodes; b++)
    if (is_labelled_blossom (matching, b, LABEL_ODD))
      step = MIN (step, matching->blossoms->nodes[b].dual / 2);
  return step;
}

static void
move_duals (BrgCostMatching *matching, BrgCost step)
{
  guint n_words = matching->graph->n_words;

  for (guint i = 0; i < matching->even_vertices->len; i++)
    matching->duals[g_array_index (matching->even_vertices, gint, i)] += step;
  for (gint v = brg_bits_next (matching->odd, n_words, 0); v >= 0;
       v = brg_bits_next (matching->odd, n_words, v + 1))
    matching->duals[v] -= step;
  for (gint b = matching->blossoms->n_vertices; b < matching->blossoms->n_nodes; b++)
    if (is_labelled_blossom (matching, b, LABEL_EVEN))
      matching->blossoms->nodes[b].dual += 2 * step;
    else if (is_labelled_blossom (matching, b, LABEL_ODD))
      matching->blossoms->nodes[b].dual -= 2 * step;
  matching->bound += step;
}

/* Opens an odd blossom inside the tree. The way from its entry to its base, in the direction with
 * an even number of edges, takes its place; its other children leave the tree. */
static void
open_in_tree (BrgCostMatching *matching, gint blossom)
{
  BrgBlossoms *blossoms = matching->blossoms;
  BrgLink entry = matching->entries[blossom];
  gint n = blossoms->nodes[blossom].n_children;
  g_autofree gint *children =
      g_memdup2 (blossoms->nodes[blossom].children, (gsize) n * sizeof (gint));
  g_autofree BrgLink *links =
      g_memdup2 (blossoms->nodes[blossom].links, (gsize) n * sizeof (BrgLink));
  gint i = brg_blossoms_find_child (blossoms, blossom, entry.to);
  gint direction = i % 2 == 1 ? 1 : n - 1;

  label_node (matching, blossom, LABEL_FREE);
  brg_blossoms_open (blossoms, blossom);
  for (gint j = 0; j < n; j++)
    matching->labels[children[j]] = LABEL_FREE;
  matching->entries[children[i]] = entry;
  label_node (matching, children[i], LABEL_ODD);
  while (i != 0)
    {
      gint even = (i + direction) % n;
      gint odd = (even + direction) % n;
      BrgLink link = direction == 1 ? links[even] : (BrgLink){ links[odd].to, links[odd].from };

      label_node (matching, children[even], LABEL_EVEN);
      matching->entries[children[odd]] = link;
      label_node (matching, children[odd], LABEL_ODD);
      i = odd;
    }
}

static void
open_spent_blossoms (BrgCostMatching *matching)
{
  gboolean is_opened = FALSE;

  for (gint b = matching->blossoms->n_vertices; b < matching->blossoms->n_nodes; b++)
    if (is_labelled_blossom (matching, b, LABEL_ODD) && matching->blossoms->nodes[b].dual == 0)
      {
        open_in_tree (matching, b);
        is_opened = TRUE;
      }
  /* Children that left the tree may be reached again from anywhere. */
  if (is_opened)
    {
      g_array_set_size (matching->queue, 0);
      g_array_append_vals (matching->queue, matching->even_vertices->data,
                           matching->even_vertices->len);
    }
}

/* A blossom with value 0 says nothing; without it later searches are easier. */
static void
open_if_worthless (BrgBlossoms *blossoms, gint node)
{
  g_autofree gint *children = NULL;
  gint n = blossoms->nodes[node].n_children;

  if (!brg_blossoms_is_blossom (blossoms, node) || blossoms->nodes[node].dual > 0)
    return;
  children = g_memdup2 (blossoms->nodes[node].children, (gsize) n * sizeof (gint));
  brg_blossoms_open (blossoms, node);
  for (gint i = 0; i < n; i++)
    open_if_worthless (blossoms, children[i]);
}

static void
end_search (BrgCostMatching *matching)
{
  BrgBlossoms *blossoms = matching->blossoms;

  for (gint b = blossoms->n_vertices; b < blossoms->n_nodes; b++)
    if (brg_blossoms_is_blossom (blossoms, b) && blossoms->nodes[b].parent == BRG_NO_NODE)
      open_if_worthless (blossoms, b);
}

gboolean
brg_cost_matching_augment (BrgCostMatching *matching, gint root, BrgCost limit)
{
  begin_search (matching, root);
  while (!grow (matching))
    {
      BrgCost step = find_step (matching);

      if (step == BRG_COST_MAX || step > limit - matching->bound)
        return FALSE;
      move_duals (matching, step);
      open_spent_blossoms (matching);
    }
  end_search (matching);
  return TRUE;
}
