/* test-matching.c - largest matchings against counting over all subsets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-matching.h"
#include "brg-test.h"

#define MAX_VERTICES 12

/* Size of the largest matching of every subset of the vertices, by trying all partners of the
 * lowest vertex. */
static void
count_all (const BrgGraph *graph, guint8 *largest)
{
  largest[0] = 0;
  for (guint set = 1; set < 1u << graph->n_vertices; set++)
    {
      gint low = __builtin_ctz (set);
      guint rest = set & (set - 1);

      largest[set] = largest[rest];
      for (gint v = low + 1; v < graph->n_vertices; v++)
        if ((rest >> v & 1) && brg_graph_has_edge (graph, low, v))
          largest[set] = MAX (largest[set], (guint8) (largest[rest & ~(1u << v)] + 1));
    }
}

static BrgGraph *
make_random_graph (GRand *rand, gint n, gint percent)
{
  BrgGraph *graph = brg_graph_new (n);

  for (gint u = 0; u < n; u++)
    for (gint v = u + 1; v < n; v++)
      if (g_rand_int_range (rand, 0, 100) < percent)
        brg_graph_join (graph, u, v);
  return graph;
}

static void
assert_sound (const BrgGraph *graph, const BrgMatching *matching, guint set, gint n_exposed)
{
  gint n_found = 0;

  for (gint v = 0; v < graph->n_vertices; v++)
    {
      gint mate = brg_matching_get_mate (matching, v);

      if ((set >> v & 1) == 0 || mate < 0)
        {
          g_assert_cmpint (mate, ==, -1);
          n_found += (gint) (set >> v & 1);
          continue;
        }
      g_assert_cmpint (brg_matching_get_mate (matching, mate), ==, v);
      g_assert_true (brg_graph_has_edge (graph, v, mate));
    }
  g_assert_cmpint (n_found, ==, n_exposed);
}

static void
test_largest (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20220501);
  guint8 largest[1 << MAX_VERTICES];

  for (gint round = 0; round < 600; round++)
    {
      gint n = g_rand_int_range (rand, 1, MAX_VERTICES + 1);
      g_autoptr (BrgGraph) graph = make_random_graph (rand, n, g_rand_int_range (rand, 5, 80));
      guint64 set = g_rand_int (rand) & ((1u << n) - 1);
      g_autoptr (BrgMatching) matching = brg_matching_new (graph, &set);
      g_autofree guint64 *missable = NULL;
      gint n_exposed = brg_matching_complete (matching);

      count_all (graph, largest);
      g_assert_cmpint (n_exposed, ==, __builtin_popcountll (set) - 2 * largest[set]);
      assert_sound (graph, matching, (guint) set, n_exposed);

      missable = brg_matching_find_missable (matching);
      for (gint v = 0; v < n; v++)
        if (set >> v & 1)
          g_assert_cmpint (brg_bits_has (missable, v), ==,
                           largest[set & ~(G_GUINT64_CONSTANT (1) << v)] == largest[set]);
    }
}

/* Pairs are taken out in random order as long as the rest can be matched; the answers are compared
 * with the table. */
static void
test_take_pair (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20220502);
  guint8 largest[1 << MAX_VERTICES];
  gint n_refused = 0;

  for (gint round = 0; round < 600; round++)
    {
      gint n = 2 * g_rand_int_range (rand, 1, MAX_VERTICES / 2 + 1);
      g_autoptr (BrgGraph) graph = make_random_graph (rand, n, g_rand_int_range (rand, 20, 90));
      g_autoptr (BrgMatching) matching = brg_matching_new (graph, NULL);
      guint set = (1u << n) - 1;

      count_all (graph, largest);
      if (brg_matching_complete (matching) != 0)
        continue;
      for (gint attempt = 0; attempt < 40 && set != 0; attempt++)
        {
          gint u = g_rand_int_range (rand, 0, n);
          gint v = g_rand_int_range (rand, 0, n);
          guint rest = set & ~(1u << u) & ~(1u << v);
          gboolean fits = 2 * largest[rest] == __builtin_popcount (rest);

          if (u == v || (set >> u & 1) == 0 || (set >> v & 1) == 0)
            continue;
          g_assert_cmpint (brg_matching_take_pair (matching, u, v), ==, fits);
          if (fits)
            set = rest;
          else
            n_refused++;
          assert_sound (graph, matching, set, 0);
        }
    }
  g_assert_cmpint (n_refused, >, 100);
}

static void
test_take_out (void)
{
  g_autoptr (BrgGraph) graph = brg_graph_new (3);
  g_autoptr (BrgMatching) matching = NULL;

  brg_graph_join (graph, 0, 1);
  brg_graph_join (graph, 1, 2);
  matching = brg_matching_new (graph, NULL);
  brg_matching_set_pair (matching, 0, 1);
  g_assert_cmpint (brg_matching_complete (matching), ==, 1);
  brg_matching_take_out (matching, 0);
  g_assert_cmpint (brg_matching_get_mate (matching, 1), ==, -1);
  g_assert_cmpint (brg_matching_complete (matching), ==, 0);
  g_assert_cmpint (brg_matching_get_mate (matching, 1), ==, 2);
}

/* More than one word a row: a circle of 131 vertices, every one of which may be left over. */
static void
test_long_circle (void)
{
  const gint n = 131;
  g_autoptr (BrgGraph) graph = brg_graph_new (n);
  g_autoptr (BrgMatching) matching = NULL;
  g_autofree guint64 *missable = NULL;

  for (gint v = 0; v < n; v++)
    brg_graph_join (graph, v, (v + 1) % n);
  matching = brg_matching_new (graph, NULL);
  g_assert_cmpint (brg_matching_complete (matching), ==, 1);
  missable = brg_matching_find_missable (matching);
  for (gint v = 0; v < n; v++)
    g_assert_true (brg_bits_has (missable, v));
}

static void
test_join_all (void)
{
  for (gint n = 0; n < 130; n++)
    {
      g_autoptr (BrgGraph) graph = brg_graph_new (n);

      brg_graph_join_all (graph);
      for (gint u = 0; u < n; u++)
        {
          gint degree = 0;

          for (guint w = 0; w < graph->n_words; w++)
            degree += __builtin_popcountll (brg_graph_row (graph, u)[w]);
          g_assert_cmpint (degree, ==, n - 1);
          g_assert_false (brg_graph_has_edge (graph, u, u));
        }
    }
}

BRG_TEST_TOPIC ("matching")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/matching/join-all", test_join_all);
  g_test_add_func ("/pairing/matching/largest-of-random-graphs", test_largest);
  g_test_add_func ("/pairing/matching/pairs-taken-out", test_take_pair);
  g_test_add_func ("/pairing/matching/vertex-taken-out", test_take_out);
  g_test_add_func ("/pairing/matching/long-odd-circle", test_long_circle);
  return g_test_run ();
}
