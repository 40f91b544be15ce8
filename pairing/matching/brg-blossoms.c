/* brg-blossoms.c - a matching with its nested odd circles
 *
 * Tests: tests/pairing/test-cost-matching.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-blossoms.h"

BrgBlossoms *
brg_blossoms_new (gint n_vertices)
{
  BrgBlossoms *blossoms = g_new0 (BrgBlossoms, 1);

  blossoms->n_vertices = n_vertices;
  blossoms->n_words = brg_bits_count_words (n_vertices);
  /* Nested circles of three or more: never more than half as many blossoms as vertices. */
  blossoms->n_nodes = n_vertices + n_vertices / 2;
  blossoms->nodes = g_new0 (BrgNode, blossoms->n_nodes);
  blossoms->top = g_new (gint, n_vertices);
  blossoms->mate = g_new (gint, n_vertices);
  for (gint i = 0; i < blossoms->n_nodes; i++)
    blossoms->nodes[i] = (BrgNode){ .parent = BRG_NO_NODE, .base = i };
  for (gint v = 0; v < n_vertices; v++)
    {
      blossoms->top[v] = v;
      blossoms->mate[v] = BRG_NO_NODE;
    }
  return blossoms;
}

BrgBlossoms *
brg_blossoms_copy (const BrgBlossoms *blossoms)
{
  BrgBlossoms *copy = g_memdup2 (blossoms, sizeof *blossoms);
  gsize n_vertices = (gsize) blossoms->n_vertices;

  copy->nodes = g_memdup2 (blossoms->nodes, (gsize) blossoms->n_nodes * sizeof *blossoms->nodes);
  copy->top = g_memdup2 (blossoms->top, n_vertices * sizeof *blossoms->top);
  copy->mate = g_memdup2 (blossoms->mate, n_vertices * sizeof *blossoms->mate);
  for (gint i = blossoms->n_vertices; i < blossoms->n_nodes; i++)
    {
      BrgNode *node = &copy->nodes[i];
      gsize n_children = (gsize) node->n_children;

      node->children = g_memdup2 (node->children, n_children * sizeof *node->children);
      node->links = g_memdup2 (node->links, n_children * sizeof *node->links);
      if (n_children > 0)
        node->members = g_memdup2 (node->members, blossoms->n_words * sizeof *node->members);
    }
  return copy;
}

static void
clear_node (BrgNode *node)
{
  g_clear_pointer (&node->children, g_free);
  g_clear_pointer (&node->links, g_free);
  g_clear_pointer (&node->members, g_free);
  node->n_children = 0;
  node->parent = BRG_NO_NODE;
}

void
brg_blossoms_free (BrgBlossoms *blossoms)
{
  if (blossoms == NULL)
    return;
  for (gint i = blossoms->n_vertices; i < blossoms->n_nodes; i++)
    clear_node (&blossoms->nodes[i]);
  g_free (blossoms->nodes);
  g_free (blossoms->top);
  g_free (blossoms->mate);
  g_free (blossoms);
}

static gint
find_unused (const BrgBlossoms *blossoms)
{
  for (gint i = blossoms->n_vertices; i < blossoms->n_nodes; i++)
    if (!brg_blossoms_is_blossom (blossoms, i))
      return i;
  g_assert_not_reached ();
}

/* Every vertex of @node gets @top as its outermost node. */
static void
set_top (BrgBlossoms *blossoms, gint node, gint top)
{
  const guint64 *members = blossoms->nodes[node].members;

  if (node < blossoms->n_vertices)
    {
      blossoms->top[node] = top;
      return;
    }
  for (gint v = brg_bits_next (members, blossoms->n_words, 0); v >= 0;
       v = brg_bits_next (members, blossoms->n_words, v + 1))
    blossoms->top[v] = top;
}

gint
brg_blossoms_shrink (BrgBlossoms *blossoms, const GArray *children, const GArray *links)
{
  gint number = find_unused (blossoms);
  BrgNode *blossom = &blossoms->nodes[number];

  g_assert (children->len % 2 == 1 && children->len == links->len);

  blossom->n_children = (gint) children->len;
  blossom->children = g_memdup2 (children->data, children->len * sizeof (gint));
  blossom->links = g_memdup2 (links->data, links->len * sizeof (BrgLink));
  blossom->members = brg_bits_new (blossoms->n_vertices);
  blossom->base = blossoms->nodes[blossom->children[0]].base;
  blossom->dual = 0;
  for (gint i = 0; i < blossom->n_children; i++)
    {
      gint child = blossom->children[i];

      blossoms->nodes[child].parent = number;
      if (child < blossoms->n_vertices)
        brg_bits_add (blossom->members, child);
      else
        for (guint w = 0; w < blossoms->n_words; w++)
          blossom->members[w] |= blossoms->nodes[child].members[w];
    }
  set_top (blossoms, number, number);
  return number;
}

gint
brg_blossoms_find_child (const BrgBlossoms *blossoms, gint blossom, gint vertex)
{
  const BrgNode *node = &blossoms->nodes[blossom];
  gint child = vertex;
  gint i = 0;

  while (blossoms->nodes[child].parent != blossom)
    child = blossoms->nodes[child].parent;
  while (node->children[i] != child)
    i++;
  return i;
}

/* Turns a circle so that its child number @first comes first. */
static void
rotate (BrgNode *blossom, gint first)
{
  gint n = blossom->n_children;
  gint *children = g_new (gint, n);
  BrgLink *links = g_new (BrgLink, n);

  for (gint i = 0; i < n; i++)
    {
      children[i] = blossom->children[(first + i) % n];
      links[i] = blossom->links[(first + i) % n];
    }
  g_free (blossom->children);
  g_free (blossom->links);
  blossom->children = children;
  blossom->links = links;
}

void
brg_blossoms_set_base (BrgBlossoms *blossoms, gint node, gint vertex)
{
  BrgNode *blossom = &blossoms->nodes[node];
  gint first;

  if (node < blossoms->n_vertices)
    return;
  first = brg_blossoms_find_child (blossoms, node, vertex);
  brg_blossoms_set_base (blossoms, blossom->children[first], vertex);
  blossom->base = vertex;
  if (first == 0)
    return;
  rotate (blossom, first);
  for (gint i = 1; i < blossom->n_children; i += 2)
    {
      BrgLink link = blossom->links[i];

      brg_blossoms_set_base (blossoms, blossom->children[i], link.from);
      brg_blossoms_set_base (blossoms, blossom->children[i + 1], link.to);
      brg_blossoms_match (blossoms, link.from, link.to);
    }
}

void
brg_blossoms_open (BrgBlossoms *blossoms, gint blossom)
{
  BrgNode *node = &blossoms->nodes[blossom];

  g_assert (node->parent == BRG_NO_NODE);

  for (gint i = 0; i < node->n_children; i++)
    {
      blossoms->nodes[node->children[i]].parent = BRG_NO_NODE;
      set_top (blossoms, node->children[i], node->children[i]);
    }
  clear_node (node);
}
