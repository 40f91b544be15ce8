/* brg-graph.h - who may be joined with whom, as a matrix of bits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-bits.h"

G_BEGIN_DECLS

/**
 * BrgGraph:
 * @n_vertices: number of vertices
 * @n_words: words of one row
 * @rows: @n_vertices rows; bit v of row u says whether u and v are joined
 *
 * An undirected graph without loops. 5,000 vertices take 3 MB.
 */
typedef struct
{
  gint n_vertices;
  guint n_words;
  guint64 *rows;
} BrgGraph;

/**
 * brg_graph_new:
 * @n_vertices: number of vertices, at least 0
 *
 * Returns: (transfer full): a graph without edges
 */
BrgGraph *brg_graph_new (gint n_vertices);

/**
 * brg_graph_free:
 * @graph: (nullable): a graph
 */
void brg_graph_free (BrgGraph *graph);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgGraph, brg_graph_free)

/**
 * brg_graph_join_all:
 * @graph: a graph
 *
 * Joins everybody with everybody else.
 */
void brg_graph_join_all (BrgGraph *graph);

static inline guint64 *
brg_graph_row (const BrgGraph *graph, gint vertex)
{
  return graph->rows + (gsize) vertex * graph->n_words;
}

static inline gboolean
brg_graph_has_edge (const BrgGraph *graph, gint u, gint v)
{
  return brg_bits_has (brg_graph_row (graph, u), v);
}

static inline void
brg_graph_join (BrgGraph *graph, gint u, gint v)
{
  brg_bits_add (brg_graph_row (graph, u), v);
  brg_bits_add (brg_graph_row (graph, v), u);
}

static inline void
brg_graph_part (BrgGraph *graph, gint u, gint v)
{
  brg_bits_remove (brg_graph_row (graph, u), v);
  brg_bits_remove (brg_graph_row (graph, v), u);
}

G_END_DECLS
