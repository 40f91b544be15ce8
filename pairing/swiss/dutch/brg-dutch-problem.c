/* brg-dutch-problem.c - the cheapest pairing of a bracket and everything that still allows it
 *
 * Rules: fide-dutch-2026 1.3, 2.2-2.4
 * Tests: tests/pairing/test-dutch.c, tests/pairing/test-dutch-brute.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-dutch-problem.h"

#include "brg-matching.h"

static BrgDutchProblem *
problem_new (const BrgDutchField *field, gint n_vertices)
{
  BrgDutchProblem *problem = g_new0 (BrgDutchProblem, 1);

  problem->field = field;
  problem->n_vertices = n_vertices;
  problem->places = g_new0 (gint, n_vertices);
  problem->traits = g_new0 (BrgDutchTraits, n_vertices);
  problem->is_settled = g_new0 (gboolean, n_vertices);
  problem->graph = brg_graph_new (n_vertices);
  problem->ranks = g_new0 (gint, n_vertices);
  return problem;
}

static void
clear_matching (BrgDutchProblem *problem)
{
  g_clear_pointer (&problem->matching, brg_cost_matching_free);
  g_clear_pointer (&problem->criteria, brg_dutch_criteria_free);
  g_clear_pointer (&problem->classes, g_free);
  g_clear_pointer (&problem->costs, g_free);
}

void
brg_dutch_problem_free (BrgDutchProblem *problem)
{
  if (problem == NULL)
    return;
  clear_matching (problem);
  g_free (problem->places);
  g_free (problem->traits);
  g_free (problem->is_settled);
  g_free (problem->ranks);
  brg_graph_free (problem->graph);
  g_free (problem);
}

/* Puts a place into the next vertex. */
static void
add_place (BrgDutchProblem *problem, gint *n, gint place, BrgDutchRole role)
{
  problem->places[*n] = place;
  problem->traits[*n] = (BrgDutchTraits){
    .role = role,
    .record = role < BRG_DUTCH_BYE ? &problem->field->records[place] : NULL,
  };
  (*n)++;
}

/* First place behind a score group. */
static gint
find_end (const BrgDutchField *field, gint first)
{
  gint end = first;

  while (end < field->n_places && field->records[end].score == field->records[first].score)
    end++;
  return end;
}

/* The moved players by score, then the residents. */
static void
add_bracket (BrgDutchProblem *problem, const GArray *moved, gint first)
{
  const BrgDutchField *field = problem->field;
  gint end = find_end (field, first);
  gint n = 0;

  for (guint i = 0; i < moved->len; i++)
    {
      gint place = g_array_index (moved, gint, i);

      add_place (problem, &n, place, BRG_DUTCH_MOVED);
      if (n > 1)
        problem->traits[n - 1].level =
            problem->traits[n - 2].level +
            (field->records[place].score != field->records[problem->places[n - 2]].score);
    }
  problem->n_moved = n;
  for (gint place = first; place < end; place++)
    add_place (problem, &n, place, BRG_DUTCH_RESIDENT);
  problem->n_bracket = n;
}

/* fide-dutch-2026 C9: one of the bracket has the bye if it is low enough for it. */
static gboolean
can_have_bye (const BrgDutchField *field, gint first)
{
  return field->has_bye && field->records[first].score <= field->bye_score;
}

static void
join_vertices (BrgDutchProblem *problem, gint n)
{
  const BrgGraph *graph = problem->field->graph;

  for (gint u = 0; u < n; u++)
    for (gint v = MAX (u + 1, problem->n_moved); v < n; v++)
      if (brg_graph_has_edge (graph, problem->places[u], problem->places[v]))
        brg_graph_join (problem->graph, u, v);
}

BrgDutchProblem *
brg_dutch_problem_new_whole (const BrgDutchField *field, const GArray *moved, gint first)
{
  gint end = find_end (field, first);
  gint next_end = end < field->n_places ? find_end (field, end) : end;
  BrgDutchProblem *problem;
  gint n = (gint) moved->len + field->n_places - first + (field->has_bye ? 1 : 0);

  problem = problem_new (field, n);
  add_bracket (problem, moved, first);
  n = problem->n_bracket;
  for (gint place = end; place < field->n_places; place++)
    add_place (problem, &n, place, place < next_end ? BRG_DUTCH_NEXT : BRG_DUTCH_LOWER);
  if (n < problem->n_vertices)
    add_place (problem, &n, field->n_places, BRG_DUTCH_BYE);
  join_vertices (problem, n);
  problem->bye_counts = can_have_bye (field, first) && problem->n_bracket % 2 == 1;
  return problem;
}

/* How many of the bracket must leave it if nothing else matters. */
static gint
count_leavers (const BrgDutchProblem *problem)
{
  g_autofree guint64 *bracket = brg_bits_new (problem->n_vertices);
  g_autoptr (BrgMatching) matching = NULL;

  for (gint v = 0; v < problem->n_bracket; v++)
    brg_bits_add (bracket, v);
  matching = brg_matching_new (problem->graph, bracket);
  return brg_matching_complete (matching);
}

/* Ways out for all of the bracket, or for those who may have the bye. */
static void
join_slots (BrgDutchProblem *problem)
{
  const BrgGraph *legal = problem->field->graph;

  for (gint v = problem->n_bracket; v < problem->n_vertices; v++)
    {
      problem->places[v] = -1;
      problem->traits[v] = (BrgDutchTraits){ .role = BRG_DUTCH_SLOT };
      for (gint u = 0; u < problem->n_bracket; u++)
        if (!problem->bye_counts ||
            brg_graph_has_edge (legal, problem->places[u], problem->field->n_places))
          brg_graph_join (problem->graph, u, v);
    }
}

BrgDutchProblem *
brg_dutch_problem_new_alone (const BrgDutchField *field, const GArray *moved, gint first)
{
  gint n = (gint) moved->len + find_end (field, first) - first;
  /* Nobody needs more ways out than there are players. */
  g_autoptr (BrgDutchProblem) problem = problem_new (field, 2 * n);
  gint n_leavers;

  add_bracket (problem, moved, first);
  join_vertices (problem, n);
  n_leavers = count_leavers (problem);
  problem->bye_counts = can_have_bye (field, first);
  if (problem->bye_counts && n_leavers != 1)
    return NULL;
  problem->n_vertices = n + n_leavers;
  problem->is_alone = TRUE;
  join_slots (problem);
  return g_steal_pointer (&problem);
}

/* Vertices whose pairs cost the same get one class. */
static void
make_classes (BrgDutchProblem *problem)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GPtrArray) models = g_ptr_array_new ();
  gint n;

  problem->classes = g_new (gint16, problem->graph->n_vertices);
  for (gint v = 0; v < problem->graph->n_vertices; v++)
    problem->classes[v] = BRG_COST_MATCHING_OUT;
  for (gint v = 0; v < problem->n_vertices; v++)
    {
      guint64 key = brg_dutch_criteria_get_key (problem->criteria, &problem->traits[v]);
      gpointer class;

      if (problem->is_settled[v])
        continue;
      if (!g_hash_table_lookup_extended (known, &key, NULL, &class))
        {
          class = GUINT_TO_POINTER (models->len);
          g_hash_table_insert (known, g_memdup2 (&key, sizeof key), class);
          g_ptr_array_add (models, &problem->traits[v]);
        }
      problem->classes[v] = (gint16) GPOINTER_TO_UINT (class);
    }
  n = (gint) models->len;
  problem->n_classes = n;
  problem->costs = g_new (BrgCost, (gsize) n * n);
  for (gint a = 0; a < n; a++)
    for (gint b = a; b < n; b++)
      problem->costs[a * n + b] = problem->costs[b * n + a] =
          brg_dutch_criteria_get_cost (problem->criteria, models->pdata[a], models->pdata[b]);
}

/* The first candidate of the rules, then whoever is free: most stay together. */
static void
suggest_pairs (BrgDutchProblem *problem)
{
  gint lower = 0;

  for (gint v = 0; v < problem->n_bracket; v++)
    {
      if (problem->traits[v].half != BRG_DUTCH_UPPER || problem->is_settled[v])
        continue;
      while (lower < problem->n_bracket &&
             (problem->traits[lower].half != BRG_DUTCH_LOWER_HALF || problem->is_settled[lower]))
        lower++;
      if (lower < problem->n_bracket)
        brg_cost_matching_suggest_pair (problem->matching, v, lower++);
    }
  brg_cost_matching_suggest_rest (problem->matching);
}

/* fide-dutch-2026 4.1: the remainder is numbered afresh. */
static void
set_ranks (BrgDutchProblem *problem)
{
  gint number = 0;

  for (gint v = 0; v < problem->n_bracket; v++)
    problem->ranks[v] = problem->traits[v].half != BRG_DUTCH_WHOLE ? 2 * ++number : 0;
  brg_cost_matching_set_ranks (problem->matching, problem->ranks);
}

gboolean
brg_dutch_problem_prepare (BrgDutchProblem *problem, gboolean with_ranks)
{
  clear_matching (problem);
  problem->criteria =
      brg_dutch_criteria_new (problem->traits, problem->n_vertices,
                              problem->field->round == problem->field->tournament->n_rounds,
                              problem->bye_counts, with_ranks);
  if (problem->criteria->n_bits > BRG_DUTCH_MAX_BITS)
    return FALSE;
  make_classes (problem);
  return TRUE;
}

BrgTwoSides *
brg_dutch_problem_make_sides (const BrgDutchProblem *problem, const gboolean *is_left)
{
  g_autoptr (GArray) left = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GArray) right = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint v = 0; v < problem->n_vertices; v++)
    if (!problem->is_settled[v])
      g_array_append_val (is_left[v] ? left : right, v);
  return brg_two_sides_new (problem->graph, problem->classes, problem->n_classes, problem->costs,
                            left, right);
}

gboolean
brg_dutch_problem_solve (BrgDutchProblem *problem, gboolean with_ranks)
{
  if (!brg_dutch_problem_prepare (problem, with_ranks))
    return FALSE;
  problem->matching =
      brg_cost_matching_new (problem->graph, problem->classes, problem->n_classes, problem->costs);
  if (with_ranks)
    set_ranks (problem);
  suggest_pairs (problem);
  if (!brg_cost_matching_solve (problem->matching, BRG_COST_MATCHING_NO_LIMIT))
    return FALSE;
  problem->limit = brg_cost_matching_get_cost (problem->matching);
  return TRUE;
}

gint
brg_dutch_problem_get_mate (const BrgDutchProblem *problem, gint vertex)
{
  return brg_cost_matching_get_mate (problem->matching, vertex);
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

gboolean
brg_dutch_problem_confine (BrgDutchProblem *problem, gint vertex, const guint64 *others)
{
  BrgGraph *graph = problem->graph;
  g_autofree guint64 *row = NULL;
  g_autoptr (BrgCostMatching) trial = NULL;

  if (brg_cost_matching_is_free (problem->matching, vertex) &&
      brg_bits_has (others, brg_dutch_problem_get_mate (problem, vertex)))
    {
      cut_edges (graph, vertex, others);
      return TRUE;
    }
  row = g_memdup2 (brg_graph_row (graph, vertex), graph->n_words * sizeof (guint64));
  trial = brg_cost_matching_copy (problem->matching);
  brg_cost_matching_loosen (trial, vertex);
  cut_edges (graph, vertex, others);
  if (!brg_cost_matching_solve (trial, problem->limit))
    {
      restore_edges (graph, vertex, row);
      return FALSE;
    }
  brg_cost_matching_free (problem->matching);
  problem->matching = g_steal_pointer (&trial);
  return TRUE;
}

gint
brg_dutch_problem_choose (BrgDutchProblem *problem, gint vertex, const guint64 *others)
{
  const BrgGraph *graph = problem->graph;
  g_autofree guint64 *single = brg_bits_new (graph->n_vertices);

  for (gint other = brg_bits_next (others, graph->n_words, 0); other >= 0;
       other = brg_bits_next (others, graph->n_words, other + 1))
    {
      if (problem->is_settled[other] || !brg_graph_has_edge (graph, vertex, other) ||
          !brg_cost_matching_may_join (problem->matching, vertex, other))
        continue;
      brg_bits_add (single, other);
      if (brg_dutch_problem_confine (problem, vertex, single))
        return other;
      brg_bits_remove (single, other);
    }
  g_assert_not_reached ();
}
