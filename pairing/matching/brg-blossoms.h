/* brg-blossoms.h - a matching with its nested odd circles
 *
 * Used by brg-cost-matching.c alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-bits.h"
#include "brg-cost.h"

G_BEGIN_DECLS

/**
 * BRG_NO_NODE:
 *
 * No vertex, no mate, no blossom.
 */
#define BRG_NO_NODE (-1)

/**
 * BrgLink:
 * @from: a vertex of one node
 * @to: a vertex of the next one, joined with @from
 *
 * An edge between two nodes.
 */
typedef struct
{
  gint from;
  gint to;
} BrgLink;

/**
 * BrgNode:
 * @parent: the blossom around it, or %BRG_NO_NODE
 * @base: the vertex that is not matched inside
 * @dual: of a blossom: its dual value, at least 0 and even
 * @n_children: of a blossom: length of its circle, odd; 0 for a vertex and for an unused number
 * @children: (array length=n_children): the circle; the first child holds the base, then the
 *   second is matched with the third and so on
 * @links: (array length=n_children): edge from every child to the next, the last one to the first
 * @members: of a blossom: set of its vertices
 *
 * A vertex or a blossom.
 */
typedef struct
{
  gint parent;
  gint base;
  BrgCost dual;
  gint n_children;
  gint *children;
  BrgLink *links;
  guint64 *members;
} BrgNode;

/**
 * BrgBlossoms:
 * @n_vertices: number of vertices; they are the nodes 0 to @n_vertices - 1
 * @n_words: words of a set of vertices
 * @n_nodes: vertices and room for blossoms
 * @nodes: (array length=n_nodes): the nodes
 * @top: (array length=n_vertices): outermost node of every vertex
 * @mate: (array length=n_vertices): whom every vertex is matched with, or %BRG_NO_NODE
 *
 * A matching and the blossoms on it.
 */
typedef struct
{
  gint n_vertices;
  guint n_words;
  gint n_nodes;
  BrgNode *nodes;
  gint *top;
  gint *mate;
} BrgBlossoms;

/**
 * brg_blossoms_new:
 * @n_vertices: number of vertices
 *
 * Returns: (transfer full): an empty matching without blossoms
 */
BrgBlossoms *brg_blossoms_new (gint n_vertices);

/**
 * brg_blossoms_copy:
 * @blossoms: a matching
 *
 * Returns: (transfer full): an independent copy
 */
BrgBlossoms *brg_blossoms_copy (const BrgBlossoms *blossoms);

/**
 * brg_blossoms_free:
 * @blossoms: (nullable): a matching
 */
void brg_blossoms_free (BrgBlossoms *blossoms);

/**
 * brg_blossoms_is_blossom:
 * @blossoms: a matching
 * @node: a number of a node
 *
 * Returns: whether @node is a blossom in use
 */
static inline gboolean
brg_blossoms_is_blossom (const BrgBlossoms *blossoms, gint node)
{
  return blossoms->nodes[node].n_children > 0;
}

/**
 * brg_blossoms_match:
 * @blossoms: a matching
 * @u: a vertex
 * @v: another vertex
 */
static inline void
brg_blossoms_match (BrgBlossoms *blossoms, gint u, gint v)
{
  blossoms->mate[u] = v;
  blossoms->mate[v] = u;
}

/**
 * brg_blossoms_unmatch:
 * @blossoms: a matching
 * @vertex: a vertex, matched or not
 */
static inline void
brg_blossoms_unmatch (BrgBlossoms *blossoms, gint vertex)
{
  if (blossoms->mate[vertex] != BRG_NO_NODE)
    blossoms->mate[blossoms->mate[vertex]] = BRG_NO_NODE;
  blossoms->mate[vertex] = BRG_NO_NODE;
}

/**
 * brg_blossoms_shrink:
 * @blossoms: a matching
 * @children: (element-type gint): outermost nodes in a circle, the one with the base first
 * @links: (element-type BrgLink): edges from each to the next
 *
 * Makes one outermost node of an odd circle. Its dual value is 0.
 *
 * Returns: number of the blossom
 */
gint brg_blossoms_shrink (BrgBlossoms *blossoms, const GArray *children, const GArray *links);

/**
 * brg_blossoms_find_child:
 * @blossoms: a matching
 * @blossom: a blossom
 * @vertex: one of its vertices
 *
 * Returns: index of the child that holds @vertex
 */
gint brg_blossoms_find_child (const BrgBlossoms *blossoms, gint blossom, gint vertex);

/**
 * brg_blossoms_set_base:
 * @blossoms: a matching
 * @node: a node
 * @vertex: one of its vertices
 *
 * Turns the matching inside @node so that @vertex is the one not matched inside. The mates of the
 * old and the new base outside are left to the caller.
 */
void brg_blossoms_set_base (BrgBlossoms *blossoms, gint node, gint vertex);

/**
 * brg_blossoms_open:
 * @blossoms: a matching
 * @blossom: an outermost blossom
 *
 * Makes its children outermost nodes; the matching stays.
 */
void brg_blossoms_open (BrgBlossoms *blossoms, gint blossom);

G_END_DECLS
