/* test-progress.c - places from round to round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-progress.h"
#include "brg-test.h"

/* 1 beats 2 and 3 beats 4; then 1 and 3 draw, 2 beats 4. The places of all rounds by hand. */
static void
test_rounds (void)
{
  static const struct
  {
    gint place, last_place, points;
  } expected[2][4] = {
    { { 1, 2, 2 }, { 3, 4, 0 }, { 1, 2, 2 }, { 3, 4, 0 } },
    { { 1, 2, 3 }, { 3, 3, 2 }, { 1, 2, 3 }, { 4, 4, 0 } },
  };
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 4, 2);
  g_autoptr (BrgProgress) progress = brg_progress_new (4, 2);

  brg_tournament_set_game (tournament, 1, 0, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  brg_tournament_set_game (tournament, 1, 2, 3, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  brg_tournament_set_game (tournament, 2, 0, 2, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  brg_tournament_set_game (tournament, 2, 1, 3, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  for (gint round = 1; round <= 2; round++)
    {
      g_autoptr (BrgStandings) standings =
          brg_standings_compute (tournament, NULL, round, BRG_TIEBREAK_FIDE_2026, NULL, 0);

      brg_progress_set_round (progress, round, standings);
    }
  for (gint round = 1; round <= 2; round++)
    for (gint player = 0; player < 4; player++)
      {
        const BrgProgressPoint *point = brg_progress_get (progress, player, round);

        g_assert_cmpint (point->place, ==, expected[round - 1][player].place);
        g_assert_cmpint (point->last_place, ==, expected[round - 1][player].last_place);
        g_assert_cmpint (point->points, ==, expected[round - 1][player].points * BRG_POINT / 2);
      }
}

/* Who does not count has no place, and his points for information. */
static void
test_without_place (void)
{
  static const gboolean counted[] = { TRUE, FALSE };
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 2, 1);
  g_autoptr (BrgProgress) progress = brg_progress_new (2, 1);
  g_autoptr (BrgStandings) standings = NULL;

  brg_tournament_set_game (tournament, 1, 0, 1, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
  standings = brg_standings_compute (tournament, counted, 1, BRG_TIEBREAK_FIDE_2026, NULL, 0);
  brg_progress_set_round (progress, 1, standings);
  g_assert_cmpint (brg_progress_get (progress, 1, 1)->place, ==, 0);
  g_assert_cmpint (brg_progress_get (progress, 0, 1)->place, ==, 1);
}

static void
test_empty (void)
{
  g_autoptr (BrgProgress) progress = brg_progress_new (0, 0);

  g_assert_cmpint (progress->n_rounds, ==, 0);
}

BRG_TEST_TOPIC ("progress")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/progress/rounds", test_rounds);
  g_test_add_func ("/pairing/progress/without-place", test_without_place);
  g_test_add_func ("/pairing/progress/empty", test_empty);
  return g_test_run ();
}
