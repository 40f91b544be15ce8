/* test-acceleration.c - Baku acceleration
 *
 * Sizes and points are the examples of the article and the records of accelerated tournaments that
 * another program wrote (fixtures/dutch, kinds baku).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-acceleration.h"
#include "brg-test.h"

typedef struct
{
  const char *path;
  gint n_players;
  gint n_leaders;
} LeadersCase;

static const LeadersCase leaders_cases[] = {
  { "/pairing/acceleration/fide-acceleration-2026/1.2/example-of-the-article", 161, 82 },
  { "/pairing/acceleration/fide-acceleration-2026/1.2/fourfold", 48, 24 },
  { "/pairing/acceleration/fide-acceleration-2026/1.2/one-more", 73, 38 },
  { "/pairing/acceleration/fide-acceleration-2026/1.2/three-more", 23, 12 },
  { "/pairing/acceleration/fide-acceleration-2026/1.2/one-more-of-41", 41, 22 },
  { "/pairing/acceleration/fide-acceleration-2026/1.2/two-players", 2, 2 },
  { "/pairing/acceleration/fide-acceleration-2026/1.2/nobody", 0, 0 },
};

static void
test_leaders (gconstpointer data)
{
  const LeadersCase *row = data;

  g_assert_cmpint (brg_acceleration_count_group (row->n_players), ==, row->n_leaders);
}

typedef struct
{
  const char *path;
  gint n_rounds;
  const char *points; /* round by round: 1, h for a half, 0 */
} PointsCase;

static const PointsCase points_cases[] = {
  { "/pairing/acceleration/fide-acceleration-2026/1.4/9-rounds", 9, "111hh0000" },
  { "/pairing/acceleration/fide-acceleration-2026/1.4/8-rounds", 8, "11hh0000" },
  { "/pairing/acceleration/fide-acceleration-2026/1.4/10-rounds", 10, "111hh00000" },
  { "/pairing/acceleration/fide-acceleration-2026/1.4/11-rounds", 11, "111hhh00000" },
  { "/pairing/acceleration/fide-acceleration-2026/1.4/1-round", 1, "1" },
};

static void
test_points (gconstpointer data)
{
  const PointsCase *row = data;

  for (gint n = 1; n <= 2; n++)
    {
      g_autoptr (BrgTournament) tournament =
          brg_tournament_new (BRG_TOURNAMENT_SWISS, 5, row->n_rounds);

      tournament->scoring = n == 1 ? brg_scoring_classic () : brg_scoring_two_one ();
      brg_acceleration_apply (tournament, 4);
      for (gint round = 1; round <= row->n_rounds; round++)
        {
          gchar c = row->points[round - 1];
          gint expected = c == '1' ? BRG_POINT : c == 'h' ? BRG_POINT / 2 : 0;

          g_assert_cmpint (brg_tournament_virtual_points (tournament, 3, round), ==, n * expected);
          g_assert_cmpint (brg_tournament_virtual_points (tournament, 4, round), ==, 0);
        }
    }
}

static void
test_possible (void)
{
  const BrgScoring classic = brg_scoring_classic ();
  const BrgScoring twice = brg_scoring_two_one ();
  const BrgScoring three = brg_scoring_from_game (3 * BRG_POINT, BRG_POINT, 0);
  const BrgScoring consoled = brg_scoring_from_game (2 * BRG_POINT, BRG_POINT, 30);

  g_assert_true (brg_acceleration_is_allowed (&classic));
  g_assert_true (brg_acceleration_is_allowed (&twice));
  g_assert_false (brg_acceleration_is_allowed (&three));
  g_assert_false (brg_acceleration_is_allowed (&consoled));
}

static void
test_latecomer (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 5, 4);

  /* Who has a number up to that of the last leader is one of them, whenever he came. */
  tournament->players[1].number = 2;
  brg_acceleration_apply (tournament, 3);
  g_assert_cmpint (brg_tournament_virtual_points (tournament, 1, 1), ==, BRG_POINT);
  g_assert_cmpint (brg_tournament_virtual_points (tournament, 2, 2), ==, BRG_POINT / 2);
  g_assert_cmpint (brg_tournament_virtual_points (tournament, 2, 3), ==, 0);
  g_assert_cmpint (brg_tournament_virtual_points (tournament, 3, 1), ==, 0);
}

BRG_TEST_TOPIC ("acceleration")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (leaders_cases); i++)
    g_test_add_data_func (leaders_cases[i].path, &leaders_cases[i], test_leaders);
  for (gsize i = 0; i < G_N_ELEMENTS (points_cases); i++)
    g_test_add_data_func (points_cases[i].path, &points_cases[i], test_points);
  g_test_add_func ("/pairing/acceleration/fide-acceleration-2026/1.1/scorings", test_possible);
  g_test_add_func ("/pairing/acceleration/fide-acceleration-2026/1.3/latecomer", test_latecomer);
  return g_test_run ();
}
