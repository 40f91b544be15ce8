/* brg-matching.c - largest matching of a graph, kept up to date while vertices go
 *
 * A search grows a tree of alternating paths from one unmatched vertex, the root. Even vertices can
 * be reached by a path that ends with a matched edge, so that the root could be matched and they
 * stay unmatched instead. An edge between two even vertices closes an odd circle (blossom): all of
 * its vertices become even and share one base. An edge to another unmatched vertex ends the search.
 *
 *      root === odd --- even === odd --- even        === not matched, --- matched
 *
 * Tests: tests/pairing/test-matching.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-matching.h"

#define NONE (-1)

struct _BrgMatching
{
  const BrgGraph *graph; /* not owned */
  gint *mate;
  guint64 *alive;   /* those who take part */
  guint64 *exposed; /* of them, those without a mate */

  /* One search. */
  guint64 *outside; /* alive and not in the tree */
  guint64 *even;
  gint *parent; /* of an odd vertex: the even one it was reached from */
  gint *base;   /* union-find: towards the base of the blossom */
  gint *stamp;
  gint clock;
  gint *queue;
  gint n_queued;
};

BrgMatching *
brg_matching_new (const BrgGraph *graph, const guint64 *vertices)
{
  BrgMatching *matching;
  gint n;

  g_return_val_if_fail (graph != NULL, NULL);

  n = graph->n_vertices;
  matching = g_new0 (BrgMatching, 1);
  matching->graph = graph;
  matching->mate = g_new (gint, n);
  matching->alive = brg_bits_new (n);
  matching->exposed = brg_bits_new (n);
  matching->outside = brg_bits_new (n);
  matching->even = brg_bits_new (n);
  matching->parent = g_new0 (gint, n);
  matching->base = g_new0 (gint, n);
  matching->stamp = g_new0 (gint, n);
  matching->queue = g_new (gint, n);
  for (gint v = 0; v < n; v++)
    {
      matching->mate[v] = NONE;
      if (vertices == NULL || brg_bits_has (vertices, v))
        {
          brg_bits_add (matching->alive, v);
          brg_bits_add (matching->exposed, v);
        }
    }
  return matching;
}

void
brg_matching_free (BrgMatching *matching)
{
  if (matching == NULL)
    return;
  g_free (matching->mate);
  g_free (matching->alive);
  g_free (matching->exposed);
  g_free (matching->outside);
  g_free (matching->even);
  g_free (matching->parent);
  g_free (matching->base);
  g_free (matching->stamp);
  g_free (matching->queue);
  g_free (matching);
}

gint
brg_matching_get_mate (const BrgMatching *matching, gint vertex)
{
  g_return_val_if_fail (matching != NULL, NONE);
  g_return_val_if_fail (vertex >= 0 && vertex < matching->graph->n_vertices, NONE);

  return matching->mate[vertex];
}

static void
match (BrgMatching *matching, gint u, gint v)
{
  matching->mate[u] = v;
  matching->mate[v] = u;
  brg_bits_remove (matching->exposed, u);
  brg_bits_remove (matching->exposed, v);
}

static void
unmatch (BrgMatching *matching, gint vertex)
{
  gint mate = matching->mate[vertex];

  if (mate != NONE)
    {
      matching->mate[mate] = NONE;
      brg_bits_add (matching->exposed, mate);
    }
  matching->mate[vertex] = NONE;
  brg_bits_add (matching->exposed, vertex);
}

void
brg_matching_set_pair (BrgMatching *matching, gint u, gint v)
{
  g_return_if_fail (matching != NULL);
  g_return_if_fail (brg_bits_has (matching->exposed, u) && brg_bits_has (matching->exposed, v));
  g_return_if_fail (brg_graph_has_edge (matching->graph, u, v));

  match (matching, u, v);
}

static gint
find_base (BrgMatching *matching, gint vertex)
{
  gint *base = matching->base;

  while (base[vertex] != vertex)
    {
      base[vertex] = base[base[vertex]];
      vertex = base[vertex];
    }
  return vertex;
}

static void
make_even (BrgMatching *matching, gint vertex)
{
  brg_bits_add (matching->even, vertex);
  matching->queue[matching->n_queued++] = vertex;
}

static void
begin_search (BrgMatching *matching, gint root)
{
  for (guint w = 0; w < matching->graph->n_words; w++)
    {
      matching->outside[w] = matching->alive[w];
      matching->even[w] = 0;
    }
  for (gint v = 0; v < matching->graph->n_vertices; v++)
    {
      matching->base[v] = v;
      matching->parent[v] = NONE;
    }
  matching->n_queued = 0;
  brg_bits_remove (matching->outside, root);
  make_even (matching, root);
}

/* The even vertex above the blossom of base @base, or NONE at the root. */
static gint
step_up (BrgMatching *matching, gint base)
{
  if (matching->mate[base] == NONE)
    return NONE;
  return find_base (matching, matching->parent[matching->mate[base]]);
}

/* Walks up from both sides in turn, so the cost is that of the blossom, not of the tree. */
static gint
find_common_base (BrgMatching *matching, gint u, gint v)
{
  gint a = find_base (matching, u);
  gint b = find_base (matching, v);

  matching->clock++;
  while (TRUE)
    {
      if (a != NONE)
        {
          if (matching->stamp[a] == matching->clock)
            return a;
          matching->stamp[a] = matching->clock;
          a = step_up (matching, a);
        }
      if (b != NONE)
        {
          if (matching->stamp[b] == matching->clock)
            return b;
          matching->stamp[b] = matching->clock;
          b = step_up (matching, b);
        }
    }
}

/* Draws one side of a blossom together: from @vertex, which was reached from @from over the edge
 * that closed the circle, up to @base. Only bases are hung under the new base: the walk leads
 * through blossoms inside and may not take them for done before it has come to their own base. */
static void
shrink_side (BrgMatching *matching, gint vertex, gint from, gint base)
{
  while (find_base (matching, vertex) != base)
    {
      gint odd = matching->mate[vertex];

      matching->parent[vertex] = from;
      if (!brg_bits_has (matching->even, odd))
        make_even (matching, odd);
      if (matching->base[vertex] == vertex)
        matching->base[vertex] = base;
      if (matching->base[odd] == odd)
        matching->base[odd] = base;
      from = odd;
      vertex = matching->parent[odd];
    }
}

/* Turns the path round that ends in the edge from the even vertex @even to the unmatched @end. */
static void
turn_path (BrgMatching *matching, gint even, gint end)
{
  matching->parent[end] = even;
  while (end != NONE)
    {
      gint previous = matching->parent[end];
      gint next = matching->mate[previous];

      match (matching, end, previous);
      end = next;
    }
}

/* Adds what @vertex reaches outside the tree; says which unmatched vertex it meets, or NONE. */
static gint
grow_from (BrgMatching *matching, gint vertex)
{
  const guint64 *row = brg_graph_row (matching->graph, vertex);

  for (guint w = 0; w < matching->graph->n_words; w++)
    {
      guint64 ends = row[w] & matching->outside[w] & matching->exposed[w];

      if (ends != 0)
        return (gint) (w * 64) + brg_bits_pop_lowest (&ends);
    }
  for (guint w = 0; w < matching->graph->n_words; w++)
    {
      guint64 found;

      while ((found = row[w] & matching->outside[w]) != 0)
        {
          gint odd = (gint) (w * 64) + brg_bits_pop_lowest (&found);

          matching->parent[odd] = vertex;
          brg_bits_remove (matching->outside, odd);
          brg_bits_remove (matching->outside, matching->mate[odd]);
          make_even (matching, matching->mate[odd]);
        }
    }
  return NONE;
}

static void
shrink_from (BrgMatching *matching, gint vertex)
{
  const guint64 *row = brg_graph_row (matching->graph, vertex);

  for (guint w = 0; w < matching->graph->n_words; w++)
    {
      guint64 found = row[w] & matching->even[w];

      while (found != 0)
        {
          gint other = (gint) (w * 64) + brg_bits_pop_lowest (&found);

          if (find_base (matching, other) != find_base (matching, vertex))
            {
              gint base = find_common_base (matching, vertex, other);

              shrink_side (matching, vertex, other, base);
              shrink_side (matching, other, vertex, base);
            }
        }
    }
}

/* Looks for a path from @root to another unmatched vertex and turns it round. */
static gboolean
augment (BrgMatching *matching, gint root)
{
  begin_search (matching, root);
  for (gint i = 0; i < matching->n_queued; i++)
    {
      gint vertex = matching->queue[i];
      gint end = grow_from (matching, vertex);

      if (end != NONE)
        {
          turn_path (matching, vertex, end);
          return TRUE;
        }
      shrink_from (matching, vertex);
    }
  return FALSE;
}

gint
brg_matching_complete (BrgMatching *matching)
{
  gint n_left = 0;
  guint n_words;

  g_return_val_if_fail (matching != NULL, 0);

  n_words = matching->graph->n_words;
  for (gint v = brg_bits_next (matching->exposed, n_words, 0); v >= 0;
       v = brg_bits_next (matching->exposed, n_words, v + 1))
    {
      const guint64 *row = brg_graph_row (matching->graph, v);
      gboolean done = FALSE;

      for (guint w = 0; w < n_words && !done; w++)
        {
          guint64 found = row[w] & matching->exposed[w];

          if (found != 0)
            {
              match (matching, v, (gint) (w * 64) + brg_bits_pop_lowest (&found));
              done = TRUE;
            }
        }
    }
  /* A vertex from which no path starts now will have none after other paths were turned. */
  for (gint v = brg_bits_next (matching->exposed, n_words, 0); v >= 0;
       v = brg_bits_next (matching->exposed, n_words, v + 1))
    n_left += !augment (matching, v);
  return n_left;
}

void
brg_matching_take_out (BrgMatching *matching, gint vertex)
{
  g_return_if_fail (matching != NULL);
  g_return_if_fail (brg_bits_has (matching->alive, vertex));

  unmatch (matching, vertex);
  brg_bits_remove (matching->exposed, vertex);
  brg_bits_remove (matching->alive, vertex);
}

gboolean
brg_matching_take_pair (BrgMatching *matching, gint u, gint v)
{
  gint mate_u;
  gint mate_v;

  g_return_val_if_fail (matching != NULL, FALSE);
  g_return_val_if_fail (u != v, FALSE);
  g_return_val_if_fail (brg_matching_get_mate (matching, u) != NONE, FALSE);
  g_return_val_if_fail (brg_matching_get_mate (matching, v) != NONE, FALSE);

  mate_u = matching->mate[u];
  mate_v = matching->mate[v];
  brg_matching_take_out (matching, u);
  brg_matching_take_out (matching, v);
  if (mate_u == v || augment (matching, mate_u))
    return TRUE;
  brg_bits_add (matching->alive, u);
  brg_bits_add (matching->alive, v);
  match (matching, u, mate_u);
  match (matching, v, mate_v);
  return FALSE;
}

guint64 *
brg_matching_find_missable (BrgMatching *matching)
{
  g_autofree guint64 *missable = NULL;
  guint n_words;

  g_return_val_if_fail (matching != NULL, NULL);

  n_words = matching->graph->n_words;
  missable = brg_bits_new (matching->graph->n_vertices);
  for (gint v = brg_bits_next (matching->exposed, n_words, 0); v >= 0;
       v = brg_bits_next (matching->exposed, n_words, v + 1))
    {
      gboolean is_larger = augment (matching, v);

      g_assert (!is_larger);
      for (guint w = 0; w < n_words; w++)
        missable[w] |= matching->even[w];
    }
  return g_steal_pointer (&missable);
}
