/* brg-matching.h - largest matching of a graph, kept up to date while vertices go
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-graph.h"

G_BEGIN_DECLS

/**
 * BrgMatching:
 *
 * A matching of some vertices of a graph that is repaired by augmenting paths (Edmonds) and never
 * begun anew. One repair costs at most about n² / 64 steps in a dense graph; it is usually found
 * after a few.
 */
typedef struct _BrgMatching BrgMatching;

/**
 * brg_matching_new:
 * @graph: (transfer none): a graph; it must outlive the matching and may not change meanwhile
 * @vertices: (nullable): set of the vertices that take part, %NULL for all
 *
 * Returns: (transfer full): an empty matching
 */
BrgMatching *brg_matching_new (const BrgGraph *graph, const guint64 *vertices);

/**
 * brg_matching_free:
 * @matching: (nullable): a matching
 */
void brg_matching_free (BrgMatching *matching);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgMatching, brg_matching_free)

/**
 * brg_matching_get_mate:
 * @matching: a matching
 * @vertex: a vertex
 *
 * Returns: whom @vertex is matched with, or -1
 */
gint brg_matching_get_mate (const BrgMatching *matching, gint vertex);

/**
 * brg_matching_set_pair:
 * @matching: a matching
 * @u: a vertex that takes part and is not matched
 * @v: another one, joined with @u
 *
 * Matches two vertices: a start that saves repairs.
 */
void brg_matching_set_pair (BrgMatching *matching, gint u, gint v);

/**
 * brg_matching_complete:
 * @matching: a matching
 *
 * Makes the matching as large as possible.
 *
 * Returns: number of vertices that stay unmatched
 */
gint brg_matching_complete (BrgMatching *matching);

/**
 * brg_matching_take_out:
 * @matching: a matching
 * @vertex: a vertex that takes part
 *
 * Takes a vertex out; its partner is unmatched then.
 */
void brg_matching_take_out (BrgMatching *matching, gint vertex);

/**
 * brg_matching_take_pair:
 * @matching: a matching without unmatched vertices
 * @u: a vertex that takes part
 * @v: another one
 *
 * Takes both out when all the others can still be matched, else changes nothing. Whether @u and @v
 * are joined is not asked.
 *
 * Returns: whether they were taken out
 */
gboolean brg_matching_take_pair (BrgMatching *matching, gint u, gint v);

/**
 * brg_matching_find_missable:
 * @matching: a matching that is as large as possible
 *
 * Returns: (transfer full): set of the vertices that some largest matching leaves unmatched; free
 *   with g_free()
 */
guint64 *brg_matching_find_missable (BrgMatching *matching);

G_END_DECLS
