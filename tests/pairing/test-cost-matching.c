/* test-cost-matching.c - cheapest perfect matchings against all of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-cost-matching.h"
#include "brg-test.h"

#define MAX_VERTICES 12
#define MAX_CLASSES 4
#define IMPOSSIBLE BRG_COST_MAX

/* A random task, and how it stands. */
typedef struct
{
  BrgGraph *graph;
  gint n_classes;
  BrgCost costs[MAX_CLASSES * MAX_CLASSES];
  gint16 classes[MAX_VERTICES];
  gint ranks[MAX_VERTICES];
} Task;

static BrgCost
get_cost (const Task *task, gint u, gint v)
{
  BrgCost cost = task->costs[task->classes[u] * task->n_classes + task->classes[v]];

  return brg_graph_has_edge (task->graph, u, v) && cost >= 0
             ? cost + MIN (task->ranks[u], task->ranks[v])
             : IMPOSSIBLE;
}

/* Cost of the cheapest perfect matching by trying all partners of the lowest vertex. */
static BrgCost
find_cheapest (const Task *task)
{
  BrgCost best[1 << MAX_VERTICES];
  guint all = 0;

  for (gint v = 0; v < task->graph->n_vertices; v++)
    if (task->classes[v] != BRG_COST_MATCHING_OUT)
      all |= 1u << v;
  best[0] = 0;
  for (guint set = 1; set <= all; set++)
    {
      gint low = __builtin_ctz (set);

      best[set] = IMPOSSIBLE;
      if ((set & ~all) != 0)
        continue;
      for (gint v = low + 1; v < task->graph->n_vertices; v++)
        if (set >> v & 1)
          {
            BrgCost cost = get_cost (task, low, v);
            BrgCost rest = best[set & ~(1u << low) & ~(1u << v)];

            if (cost != IMPOSSIBLE && rest != IMPOSSIBLE)
              best[set] = MIN (best[set], cost + rest);
          }
    }
  return best[all];
}

static void
make_task (Task *task, GRand *rand, BrgCost unit)
{
  gint n = g_rand_int_range (rand, 1, MAX_VERTICES + 1);
  gint percent = g_rand_int_range (rand, 20, 100);

  task->graph = brg_graph_new (n);
  for (gint u = 0; u < n; u++)
    for (gint v = u + 1; v < n; v++)
      if (g_rand_int_range (rand, 0, 100) < percent)
        brg_graph_join (task->graph, u, v);
  task->n_classes = g_rand_int_range (rand, 1, MAX_CLASSES + 1);
  for (gint a = 0; a < task->n_classes; a++)
    for (gint b = a; b < task->n_classes; b++)
      {
        BrgCost cost = g_rand_int_range (rand, 0, 10) == 0
                           ? BRG_COST_MATCHING_BARRED
                           : 2 * unit * g_rand_int_range (rand, 0, 6);

        task->costs[a * task->n_classes + b] = cost;
        task->costs[b * task->n_classes + a] = cost;
      }
  for (gint v = 0; v < n; v++)
    {
      task->classes[v] = (gint16) g_rand_int_range (rand, -1, task->n_classes);
      task->ranks[v] = 0;
    }
}

static void
assert_sound (const Task *task, const BrgCostMatching *matching, BrgCost cheapest)
{
  BrgCost sum = 0;

  for (gint v = 0; v < task->graph->n_vertices; v++)
    {
      gint mate = brg_cost_matching_get_mate (matching, v);

      if (task->classes[v] == BRG_COST_MATCHING_OUT)
        {
          g_assert_cmpint (mate, ==, -1);
          continue;
        }
      g_assert_cmpint (mate, >=, 0);
      g_assert_cmpint (brg_cost_matching_get_mate (matching, mate), ==, v);
      g_assert_true (get_cost (task, v, mate) != IMPOSSIBLE);
      if (v < mate)
        sum += get_cost (task, v, mate);
    }
  g_assert_true (sum == cheapest);
  g_assert_true (brg_cost_matching_get_cost (matching) == cheapest);
}

/* One change after another to the same matching; what does not fit is thrown away, as in use. */
static gint
run_changes (Task *task, GRand *rand)
{
  g_autoptr (BrgCostMatching) matching =
      brg_cost_matching_new (task->graph, task->classes, task->n_classes, task->costs);
  BrgCost cheapest = find_cheapest (task);
  gint n_refused = 0;

  for (gint v = 1; v < task->graph->n_vertices; v++)
    brg_cost_matching_suggest_pair (matching, v - 1, v);
  g_assert_cmpint (brg_cost_matching_solve (matching, BRG_COST_MATCHING_NO_LIMIT), ==,
                   cheapest != IMPOSSIBLE);
  if (cheapest == IMPOSSIBLE)
    return 0;
  assert_sound (task, matching, cheapest);
  for (gint step = 0; step < 12; step++)
    {
      g_autoptr (BrgCostMatching) trial = brg_cost_matching_copy (matching);
      Task before = *task;
      BrgCost limit = cheapest + 2 * g_rand_int_range (rand, -2, 8);
      BrgCost now;

      for (gint i = g_rand_int_range (rand, 1, 3); i > 0; i--)
        {
          gint v = g_rand_int_range (rand, 0, task->graph->n_vertices);

          if (task->classes[v] == BRG_COST_MATCHING_OUT)
            continue;
          task->classes[v] = (gint16) g_rand_int_range (rand, -1, task->n_classes);
          brg_cost_matching_set_class (trial, v, task->classes[v]);
        }
      now = find_cheapest (task);
      g_assert_cmpint (brg_cost_matching_solve (trial, limit), ==, now <= limit);
      if (now > limit)
        {
          *task = before;
          n_refused++;
          continue;
        }
      assert_sound (task, trial, now);
      cheapest = now;
      brg_cost_matching_free (matching);
      matching = g_steal_pointer (&trial);
    }
  return n_refused;
}

static void
test_random_changes (gconstpointer data)
{
  BrgCost unit = (BrgCost) 1 << GPOINTER_TO_INT (data);
  g_autoptr (GRand) rand = g_rand_new_with_seed (20220503);
  gint n_refused = 0;

  for (gint i = 0; i < 1500; i++)
    {
      Task task;

      make_task (&task, rand, unit);
      n_refused += run_changes (&task, rand);
      brg_graph_free (task.graph);
    }
  g_assert_cmpint (n_refused, >, 1000);
}

/* Takes all edges of @vertex away but those to lower vertices. */
static void
cut_edges (Task *task, gint vertex)
{
  for (gint v = vertex + 1; v < task->graph->n_vertices; v++)
    brg_graph_part (task->graph, vertex, v);
}

/* Ranks count, and edges may go; who may join at no loss is known. */
static void
test_ranks_and_edges (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20260201);
  gint n_cut = 0;

  for (gint i = 0; i < 1500; i++)
    {
      Task task;
      g_autoptr (BrgCostMatching) matching = NULL;
      gint vertex;
      BrgCost cheapest;

      make_task (&task, rand, 1);
      for (gint v = 0; v < task.graph->n_vertices; v++)
        task.ranks[v] = 2 * g_rand_int_range (rand, 0, 4);
      cheapest = find_cheapest (&task);
      matching = brg_cost_matching_new (task.graph, task.classes, task.n_classes, task.costs);
      brg_cost_matching_set_ranks (matching, task.ranks);
      brg_cost_matching_suggest_rest (matching);
      vertex = g_rand_int_range (rand, 0, task.graph->n_vertices);
      if (brg_cost_matching_solve (matching, BRG_COST_MATCHING_NO_LIMIT))
        assert_sound (&task, matching, cheapest);
      else
        g_assert_true (cheapest == IMPOSSIBLE);
      if (cheapest != IMPOSSIBLE && task.classes[vertex] != BRG_COST_MATCHING_OUT)
        {
          gint mate = brg_cost_matching_get_mate (matching, vertex);

          n_cut++;
          g_assert_true (brg_cost_matching_may_join (matching, vertex, mate));
          brg_cost_matching_loosen (matching, vertex);
          g_assert_true (brg_cost_matching_is_free (matching, vertex));
          cut_edges (&task, vertex);
          cheapest = find_cheapest (&task);
          if (brg_cost_matching_solve (matching, BRG_COST_MATCHING_NO_LIMIT))
            assert_sound (&task, matching, cheapest);
          else
            g_assert_true (cheapest == IMPOSSIBLE);
        }
      brg_graph_free (task.graph);
    }
  g_assert_cmpint (n_cut, >, 300);
}

/* Two groups of 101, dear edges between them: just one edge must cross, whoever leaves. */
static void
test_two_odd_groups (void)
{
  static const BrgCost costs[] = { 0, 6, 6, 0 };
  const gint n = 202;
  g_autoptr (BrgGraph) graph = brg_graph_new (n);
  g_autofree gint16 *classes = g_new (gint16, n);
  g_autoptr (BrgCostMatching) matching = NULL;

  brg_graph_join_all (graph);
  for (gint v = 0; v < n; v++)
    classes[v] = v >= n / 2;
  matching = brg_cost_matching_new (graph, classes, 2, costs);
  g_assert_true (brg_cost_matching_solve (matching, BRG_COST_MATCHING_NO_LIMIT));
  g_assert_cmpint (brg_cost_matching_get_cost (matching), ==, 6);
  for (gint v = 0; v < 10; v++)
    {
      brg_cost_matching_set_class (matching, v, BRG_COST_MATCHING_OUT);
      brg_cost_matching_set_class (matching, n - 1 - v, BRG_COST_MATCHING_OUT);
      g_assert_true (brg_cost_matching_solve (matching, 6));
      g_assert_cmpint (brg_cost_matching_get_cost (matching), ==, v % 2 == 0 ? 0 : 6);
    }
}

BRG_TEST_TOPIC ("cost-matching")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/pairing/cost-matching/small-costs", GINT_TO_POINTER (0),
                        test_random_changes);
  g_test_add_data_func ("/pairing/cost-matching/costs-of-2-to-the-40", GINT_TO_POINTER (40),
                        test_random_changes);
  g_test_add_data_func ("/pairing/cost-matching/costs-of-2-to-the-100", GINT_TO_POINTER (100),
                        test_random_changes);
  g_test_add_func ("/pairing/cost-matching/ranks-and-edges", test_ranks_and_edges);
  g_test_add_func ("/pairing/cost-matching/two-odd-groups", test_two_odd_groups);
  return g_test_run ();
}
