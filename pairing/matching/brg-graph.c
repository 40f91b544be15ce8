/* brg-graph.c - who may be joined with whom, as a matrix of bits
 *
 * Tests: tests/pairing/test-matching.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-graph.h"

BrgGraph *
brg_graph_new (gint n_vertices)
{
  BrgGraph *graph;

  g_return_val_if_fail (n_vertices >= 0, NULL);

  graph = g_new0 (BrgGraph, 1);
  graph->n_vertices = n_vertices;
  graph->n_words = brg_bits_count_words (n_vertices);
  graph->rows = g_new0 (guint64, (gsize) n_vertices * graph->n_words);
  return graph;
}

void
brg_graph_free (BrgGraph *graph)
{
  if (graph == NULL)
    return;
  g_free (graph->rows);
  g_free (graph);
}

void
brg_graph_join_all (BrgGraph *graph)
{
  g_return_if_fail (graph != NULL);

  for (gint u = 0; u < graph->n_vertices; u++)
    {
      guint64 *row = brg_graph_row (graph, u);

      for (guint w = 0; w < graph->n_words; w++)
        row[w] = G_MAXUINT64;
      if (graph->n_vertices % 64 != 0)
        row[graph->n_words - 1] >>= 64 - graph->n_vertices % 64;
      brg_bits_remove (row, u);
    }
}
