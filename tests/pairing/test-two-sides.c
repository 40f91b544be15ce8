/* test-two-sides.c - cheapest matchings between two sides against all matchings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-cost-matching.h"
#include "brg-test.h"
#include "brg-two-sides-choice.h"
#include "brg-two-sides.h"

#define MAX_SIDE 5
#define MAX_CLASSES 4
#define IMPOSSIBLE BRG_COST_MAX

typedef struct
{
  BrgGraph *graph;
  gint n; /* of one side; the left one are the vertices 0 to n - 1 */
  gint16 classes[2 * MAX_SIDE];
  BrgCost costs[MAX_CLASSES * MAX_CLASSES];
} Task;

static void
make_task (Task *task, GRand *rand)
{
  gint percent = g_rand_int_range (rand, 40, 101);

  task->n = g_rand_int_range (rand, 1, MAX_SIDE + 1);
  task->graph = brg_graph_new (2 * task->n);
  for (gint u = 0; u < 2 * task->n; u++)
    {
      task->classes[u] = (gint16) g_rand_int_range (rand, 0, MAX_CLASSES);
      for (gint v = 0; v < u; v++)
        if (g_rand_int_range (rand, 0, 100) < percent)
          brg_graph_join (task->graph, u, v);
    }
  for (gint a = 0; a < MAX_CLASSES; a++)
    for (gint b = a; b < MAX_CLASSES; b++)
      {
        BrgCost cost = 2 * g_rand_int_range (rand, 0, 5);

        if (g_rand_int_range (rand, 0, 12) == 0)
          cost = -1;
        task->costs[a * MAX_CLASSES + b] = task->costs[b * MAX_CLASSES + a] = cost;
      }
}

static BrgCost
get_cost (const Task *task, gint u, gint v)
{
  BrgCost cost = task->costs[task->classes[u] * MAX_CLASSES + task->classes[v]];

  return brg_graph_has_edge (task->graph, u, v) && cost >= 0 ? cost : IMPOSSIBLE;
}

/* The cheapest matching of the left vertices from @left on with those of @right. */
static BrgCost
find_cheapest (const Task *task, gint left, guint right)
{
  BrgCost best = IMPOSSIBLE;

  if (left == task->n)
    return 0;
  for (gint v = 0; v < task->n; v++)
    if (right >> v & 1)
      {
        BrgCost cost = get_cost (task, left, task->n + v);
        BrgCost rest =
            cost == IMPOSSIBLE ? IMPOSSIBLE : find_cheapest (task, left + 1, right & ~(1u << v));

        if (rest != IMPOSSIBLE)
          best = MIN (best, cost + rest);
      }
  return best;
}

static BrgTwoSides *
make_sides (const Task *task)
{
  g_autoptr (GArray) left = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GArray) right = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint v = 0; v < 2 * task->n; v++)
    g_array_append_val (v < task->n ? left : right, v);
  return brg_two_sides_new (task->graph, task->classes, MAX_CLASSES, task->costs, left, right);
}

/* Cost of the cheapest matching with whatever edges. */
static BrgCost
find_cheapest_of_all (const Task *task, const BrgGraph *graph)
{
  g_autoptr (BrgCostMatching) matching =
      brg_cost_matching_new (graph, task->classes, MAX_CLASSES, task->costs);

  g_assert_true (brg_cost_matching_solve (matching, BRG_COST_MATCHING_NO_LIMIT));
  return brg_cost_matching_get_cost (matching);
}

/* Every edge without slack that can be completed without slack costs what the best does; every edge
 * of a best matching has none. */
static void
assert_tight (const Task *task, const BrgTwoSides *sides, BrgCost cheapest)
{
  g_autoptr (BrgGraph) tight = brg_two_sides_dup_tight (sides);

  g_assert_true (find_cheapest_of_all (task, tight) == cheapest);
  for (gint u = 0; u < 2 * task->n; u++)
    for (gint v = 0; v < u; v++)
      {
        g_autoptr (BrgCostMatching) matching = NULL;

        if (get_cost (task, u, v) == IMPOSSIBLE || brg_graph_has_edge (tight, u, v))
          continue;
        matching = brg_cost_matching_new (task->graph, task->classes, MAX_CLASSES, task->costs);
        brg_cost_matching_set_class (matching, u, BRG_COST_MATCHING_OUT);
        brg_cost_matching_set_class (matching, v, BRG_COST_MATCHING_OUT);
        g_assert_false (brg_cost_matching_solve (matching, cheapest - get_cost (task, u, v)));
      }
}

/* The choices against all matchings: each takes the first that still allows the cheapest. */
static void
assert_choices (const Task *task, BrgTwoSides *sides, BrgCost cheapest)
{
  guint right = (1u << task->n) - 1;
  BrgCost left_to_pay = cheapest;

  brg_two_sides_begin_choice (sides);
  for (gint u = 0; u < task->n; u++)
    {
      gint chosen = brg_two_sides_choose (sides, u);

      for (gint v = 0; v < task->n; v++)
        {
          BrgCost cost = get_cost (task, u, task->n + v);
          BrgCost rest = cost == IMPOSSIBLE || !(right >> v & 1)
                             ? IMPOSSIBLE
                             : find_cheapest (task, u + 1, right & ~(1u << v));

          if (rest == IMPOSSIBLE || cost + rest != left_to_pay)
            continue;
          g_assert_cmpint (chosen, ==, task->n + v);
          right &= ~(1u << v);
          left_to_pay -= cost;
          break;
        }
    }
  g_assert_true (left_to_pay == 0);
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20260201);
  gint n_proved = 0;
  gint n_possible = 0;

  for (gint i = 0; i < 4000; i++)
    {
      Task task;
      g_autoptr (BrgTwoSides) sides = NULL;
      BrgCost cheapest;
      gboolean is_possible;

      make_task (&task, rand);
      cheapest = find_cheapest (&task, 0, (1u << task.n) - 1);
      sides = make_sides (&task);
      is_possible = brg_two_sides_solve (sides);
      g_assert_cmpint (is_possible, ==, cheapest != IMPOSSIBLE);
      if (is_possible)
        {
          BrgCost sum = 0;

          n_possible++;
          for (gint u = 0; u < task.n; u++)
            sum += get_cost (&task, u, brg_two_sides_get_mate (sides, u));
          g_assert_true (sum == cheapest);
          if (brg_two_sides_prove (sides))
            {
              n_proved++;
              g_assert_true (find_cheapest_of_all (&task, task.graph) == cheapest);
              assert_tight (&task, sides, cheapest);
            }
          assert_choices (&task, sides, cheapest);
        }
      brg_graph_free (task.graph);
    }
  g_assert_cmpint (n_possible, >, 1000);
  g_assert_cmpint (n_proved, >, 300);
  g_assert_cmpint (n_proved, <, n_possible);
}

BRG_TEST_TOPIC ("two-sides")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/two-sides/random", test_random);
  return g_test_run ();
}
