/* brg-dutch-problem.h - the cheapest pairing of a bracket and everything that still allows it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-cost-matching.h"
#include "brg-dutch-criteria.h"
#include "brg-dutch-field.h"
#include "brg-two-sides.h"

G_BEGIN_DECLS

/**
 * BrgDutchProblem:
 * @field: (transfer none): the round
 * @n_vertices: number of vertices
 * @n_bracket: how many of them are the bracket, in ranking order: the first ones
 * @n_moved: how many of these are moved players: the first ones
 * @places: (array length=n_vertices): place of every vertex; a way out has none and is -1
 * @traits: (array length=n_vertices): what every vertex is
 * @is_settled: (array length=n_vertices): vertices that no longer take part
 * @graph: who may be joined
 * @is_alone: whether ways out stand for everybody below
 * @bye_counts: whether the one who leaves the bracket gets the bye (fide-dutch-2026 C9)
 * @matching: a cheapest matching; see brg_dutch_problem_solve()
 *
 * A bracket and whatever is outside of it: either everybody who is not yet paired, or ways out.
 * Edges are taken away until one pairing is left.
 */
typedef struct
{
  const BrgDutchField *field;
  gint n_vertices;
  gint n_bracket;
  gint n_moved;
  gint *places;
  BrgDutchTraits *traits;
  gboolean *is_settled;
  BrgGraph *graph;
  gboolean is_alone;
  gboolean bye_counts;
  BrgCostMatching *matching;

  /* Of the matching. */
  BrgDutchCriteria *criteria;
  gint16 *classes;
  gint n_classes;
  BrgCost *costs;
  gint *ranks;
  BrgCost limit;
} BrgDutchProblem;

/**
 * brg_dutch_problem_new_whole:
 * @field: (transfer none): the round
 * @moved: (element-type gint): places of the moved players
 * @first: first place of the residents
 *
 * Returns: (transfer full): a bracket and everybody below it
 */
BrgDutchProblem *brg_dutch_problem_new_whole (const BrgDutchField *field,
                                              const GArray *moved,
                                              gint first);

/**
 * brg_dutch_problem_new_alone:
 * @field: (transfer none): the round
 * @moved: (element-type gint): places of the moved players
 * @first: first place of the residents
 *
 * Returns: (transfer full) (nullable): a bracket with as many ways out as it must lose players if
 *   nobody below matters; %NULL where it loses the bye's player and others
 */
BrgDutchProblem *brg_dutch_problem_new_alone (const BrgDutchField *field,
                                              const GArray *moved,
                                              gint first);

/**
 * brg_dutch_problem_free:
 * @problem: (nullable): a problem
 */
void brg_dutch_problem_free (BrgDutchProblem *problem);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDutchProblem, brg_dutch_problem_free)

/**
 * brg_dutch_problem_prepare:
 * @problem: a problem
 * @with_ranks: whether the sum of places counts, as the last criterion
 *
 * Gives every vertex that is not settled a class and every pair of classes its cost. A matching
 * that was found before is gone.
 *
 * Returns: %FALSE where the criteria need more than %BRG_DUTCH_MAX_BITS
 */
gboolean brg_dutch_problem_prepare (BrgDutchProblem *problem, gboolean with_ranks);

/**
 * brg_dutch_problem_make_sides:
 * @problem: a prepared problem
 * @is_left: (array): which vertices are on the left side; those that are settled do not count
 *
 * Returns: (transfer full): all others against each other
 */
BrgTwoSides *brg_dutch_problem_make_sides (const BrgDutchProblem *problem, const gboolean *is_left);

/**
 * brg_dutch_problem_solve:
 * @problem: a problem
 * @with_ranks: whether the sum of places counts, as the last criterion
 *
 * Finds a pairing that is best by the criteria; from then on only such count.
 *
 * Returns: whether there is any
 */
gboolean brg_dutch_problem_solve (BrgDutchProblem *problem, gboolean with_ranks);

/**
 * brg_dutch_problem_get_mate:
 * @problem: a solved problem
 * @vertex: a vertex
 *
 * Returns: whom it is joined with
 */
gint brg_dutch_problem_get_mate (const BrgDutchProblem *problem, gint vertex);

/**
 * brg_dutch_problem_confine:
 * @problem: a solved problem
 * @vertex: a vertex
 * @others: set of vertices
 *
 * Joins @vertex with one of @others if some best pairing does so; all its other edges are taken
 * away then. Else nothing changes.
 *
 * Returns: whether it was done
 */
gboolean brg_dutch_problem_confine (BrgDutchProblem *problem, gint vertex, const guint64 *others);

/**
 * brg_dutch_problem_choose:
 * @problem: a solved problem
 * @vertex: a vertex
 * @others: set of vertices, one of them joined with @vertex now
 *
 * Joins @vertex with the first of @others that it has in any best pairing, for good.
 *
 * Returns: whom
 */
gint brg_dutch_problem_choose (BrgDutchProblem *problem, gint vertex, const guint64 *others);

G_END_DECLS
