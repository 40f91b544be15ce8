/* test-tournament.c - a tournament as a value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "brg-tournament.h"

static void
test_new (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_ROUND_ROBIN, 3, 2);

  g_assert_cmpint (tournament->kind, ==, BRG_TOURNAMENT_ROUND_ROBIN);
  g_assert_cmpint (tournament->n_players, ==, 3);
  g_assert_cmpint (tournament->n_rounds, ==, 2);
  g_assert_cmpint (tournament->cycles, ==, 1);
  g_assert_cmpint (tournament->scoring.win, ==, BRG_POINT);
  g_assert_cmpint (tournament->scoring.draw, ==, BRG_POINT / 2);
  g_assert_cmpint (tournament->initial_colour, ==, BRG_COLOUR_NONE);
  for (gint player = 0; player < 3; player++)
    {
      g_assert_cmpint (tournament->players[player].number, ==, player + 1);
      g_assert_cmpint (tournament->players[player].rating, ==, 0);
      g_assert_cmpint (tournament->players[player].left_after, ==, BRG_STAYS);
      for (gint round = 1; round <= 2; round++)
        {
          const BrgCell *cell = brg_tournament_cell (tournament, player, round);

          g_assert_cmpint (cell->opponent, ==, BRG_NOBODY);
          g_assert_cmpint (cell->colour, ==, BRG_COLOUR_NONE);
          g_assert_cmpint (cell->outcome, ==, BRG_OUTCOME_NONE);
        }
    }
}

static void
test_empty (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 0, 0);
  g_autoptr (BrgTournament) copy = brg_tournament_copy (tournament);

  g_assert_cmpint (copy->n_players, ==, 0);
  g_assert_cmpint (brg_tournament_last_paired_round (copy), ==, 0);
  g_assert_cmpint (brg_tournament_find_number (copy, 1), ==, BRG_NOBODY);
  brg_tournament_free (NULL);
}

static void
test_set_game (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 4, 2);
  const BrgCell *cell;

  brg_tournament_set_game (tournament, 2, 3, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  cell = brg_tournament_cell (tournament, 3, 2);
  g_assert_cmpint (cell->opponent, ==, 1);
  g_assert_cmpint (cell->colour, ==, BRG_COLOUR_WHITE);
  g_assert_cmpint (cell->outcome, ==, BRG_OUTCOME_WIN);
  cell = brg_tournament_cell (tournament, 1, 2);
  g_assert_cmpint (cell->opponent, ==, 3);
  g_assert_cmpint (cell->colour, ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (cell->outcome, ==, BRG_OUTCOME_LOSS);
  g_assert_cmpint (brg_tournament_cell (tournament, 1, 1)->opponent, ==, BRG_NOBODY);
  g_assert_cmpint (brg_tournament_cell (tournament, 0, 2)->opponent, ==, BRG_NOBODY);

  brg_tournament_set_bye (tournament, 2, 3, BRG_OUTCOME_HALF_BYE);
  cell = brg_tournament_cell (tournament, 3, 2);
  g_assert_cmpint (cell->opponent, ==, BRG_NOBODY);
  g_assert_cmpint (cell->colour, ==, BRG_COLOUR_NONE);
  g_assert_cmpint (cell->outcome, ==, BRG_OUTCOME_HALF_BYE);
  brg_tournament_set_bye (tournament, 2, 3, BRG_OUTCOME_NONE);
  g_assert_cmpint (brg_tournament_cell (tournament, 3, 2)->outcome, ==, BRG_OUTCOME_NONE);
}

static void
test_bye_must_be_one (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 2, 1);

  g_test_expect_message ("berger", G_LOG_LEVEL_CRITICAL, "*brg_outcome_is_bye*");
  brg_tournament_set_bye (tournament, 1, 0, BRG_OUTCOME_WIN);
  g_test_assert_expected_messages ();
  g_assert_cmpint (brg_tournament_cell (tournament, 0, 1)->outcome, ==, BRG_OUTCOME_NONE);
}

static void
test_copy (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 2, 1);
  g_autoptr (BrgTournament) copy = NULL;

  brg_tournament_set_game (tournament, 1, 0, 1, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  copy = brg_tournament_copy (tournament);
  tournament->players[0].number = 7;
  brg_tournament_set_bye (tournament, 1, 0, BRG_OUTCOME_ZERO_BYE);
  g_assert_cmpint (copy->players[0].number, ==, 1);
  g_assert_cmpint (brg_tournament_cell (copy, 0, 1)->opponent, ==, 1);
  g_assert_cmpint (brg_tournament_cell (copy, 0, 1)->outcome, ==, BRG_OUTCOME_DRAW);
}

static void
test_score (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 2, 4);

  brg_tournament_set_game (tournament, 1, 0, 1, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  brg_tournament_set_bye (tournament, 2, 0, BRG_OUTCOME_PAIRING_BYE);
  brg_tournament_set_game (tournament, 3, 1, 0, BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN);
  brg_tournament_set_game (tournament, 4, 1, 0, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED);
  g_assert_cmpint (brg_tournament_score (tournament, 0, 0), ==, 0);
  g_assert_cmpint (brg_tournament_score (tournament, 0, 1), ==, BRG_POINT / 2);
  g_assert_cmpint (brg_tournament_score (tournament, 0, 2), ==, 3 * BRG_POINT / 2);
  g_assert_cmpint (brg_tournament_score (tournament, 0, 3), ==, 5 * BRG_POINT / 2);
  g_assert_cmpint (brg_tournament_score (tournament, 0, 4), ==, 5 * BRG_POINT / 2);
  g_assert_cmpint (brg_tournament_score (tournament, 0, 99), ==, 5 * BRG_POINT / 2);
  g_assert_cmpint (brg_tournament_score (tournament, 1, 4), ==, BRG_POINT / 2);
  tournament->scoring = brg_scoring_two_one ();
  g_assert_cmpint (brg_tournament_score (tournament, 0, 4), ==, 10 * BRG_POINT / 2);
}

/* Only a pair or the odd player's bye makes a round. */
static void
test_last_paired_round (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 3, 4);

  brg_tournament_set_bye (tournament, 4, 0, BRG_OUTCOME_ZERO_BYE);
  brg_tournament_set_bye (tournament, 4, 1, BRG_OUTCOME_FULL_BYE);
  g_assert_cmpint (brg_tournament_last_paired_round (tournament), ==, 0);
  brg_tournament_set_game (tournament, 1, 0, 1, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  g_assert_cmpint (brg_tournament_last_paired_round (tournament), ==, 1);
  brg_tournament_set_bye (tournament, 3, 2, BRG_OUTCOME_PAIRING_BYE);
  g_assert_cmpint (brg_tournament_last_paired_round (tournament), ==, 3);
}

static void
test_find_number (void)
{
  static const gint numbers[] = { 2, 3, 7, 11, 20 };
  g_autoptr (BrgTournament) tournament =
      brg_tournament_new (BRG_TOURNAMENT_SWISS, G_N_ELEMENTS (numbers), 1);

  for (gint i = 0; i < (gint) G_N_ELEMENTS (numbers); i++)
    tournament->players[i].number = numbers[i];
  for (gint number = 0, found = 0; number <= 21; number++)
    {
      gboolean is_there = found < (gint) G_N_ELEMENTS (numbers) && numbers[found] == number;

      g_assert_cmpint (brg_tournament_find_number (tournament, number), ==,
                       is_there ? found : BRG_NOBODY);
      found += is_there;
    }
}

/* Acceleration and bans go along with copies; outside of the rounds there is nothing. */
static void
test_pairing_rules (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 4, 3);
  g_autoptr (BrgTournament) copy = NULL;

  g_assert_cmpint (brg_tournament_virtual_points (tournament, 1, 2), ==, 0);
  g_assert_false (brg_tournament_is_forbidden (tournament, 0, 1, 2));
  brg_tournament_set_virtual_points (tournament, 1, 2, BRG_POINT);
  brg_tournament_forbid (tournament, 0, 3, 2, 3);
  copy = brg_tournament_copy (tournament);
  brg_tournament_set_virtual_points (tournament, 1, 2, 0);
  g_assert_cmpint (brg_tournament_virtual_points (copy, 1, 2), ==, BRG_POINT);
  g_assert_cmpint (brg_tournament_virtual_points (copy, 1, 1), ==, 0);
  g_assert_cmpint (brg_tournament_virtual_points (copy, 1, 4), ==, 0);
  g_assert_false (brg_tournament_is_forbidden (copy, 0, 3, 1));
  g_assert_true (brg_tournament_is_forbidden (copy, 3, 0, 2));
  g_assert_true (brg_tournament_is_forbidden (copy, 0, 3, 3));
  g_assert_false (brg_tournament_is_forbidden (copy, 0, 2, 3));
}

/* Before round 2: the results of round 1, who had said that he would not come, who was absent. */
static void
test_cut (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 5, 3);
  g_autoptr (BrgTournament) cut = NULL;

  tournament->initial_colour = BRG_COLOUR_BLACK;
  tournament->scoring = brg_scoring_two_one ();
  brg_tournament_set_game (tournament, 1, 0, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  brg_tournament_set_game (tournament, 2, 1, 0, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  brg_tournament_set_bye (tournament, 2, 2, BRG_OUTCOME_HALF_BYE);
  brg_tournament_set_bye (tournament, 2, 3, BRG_OUTCOME_PAIRING_BYE);
  brg_tournament_set_virtual_points (tournament, 4, 2, BRG_POINT);
  brg_tournament_forbid (tournament, 0, 3, 2, 3);
  cut = brg_tournament_cut (tournament, 2);
  g_assert_cmpint (cut->n_rounds, ==, 3);
  g_assert_cmpint (cut->initial_colour, ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (cut->scoring.win, ==, 2 * BRG_POINT);
  g_assert_cmpint (brg_tournament_cell (cut, 0, 1)->outcome, ==, BRG_OUTCOME_WIN);
  g_assert_cmpint (brg_tournament_cell (cut, 0, 2)->opponent, ==, BRG_NOBODY);
  g_assert_cmpint (brg_tournament_cell (cut, 0, 2)->outcome, ==, BRG_OUTCOME_NONE);
  g_assert_cmpint (brg_tournament_cell (cut, 2, 2)->outcome, ==, BRG_OUTCOME_HALF_BYE);
  g_assert_cmpint (brg_tournament_cell (cut, 3, 2)->outcome, ==, BRG_OUTCOME_NONE);
  g_assert_cmpint (brg_tournament_cell (cut, 4, 2)->outcome, ==, BRG_OUTCOME_ZERO_BYE);
  g_assert_cmpint (brg_tournament_virtual_points (cut, 4, 2), ==, BRG_POINT);
  g_assert_true (brg_tournament_is_forbidden (cut, 0, 3, 2));
}

BRG_TEST_TOPIC ("tournament")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/tournament/new", test_new);
  g_test_add_func ("/pairing/tournament/empty", test_empty);
  g_test_add_func ("/pairing/tournament/set-game-and-bye", test_set_game);
  g_test_add_func ("/pairing/tournament/bye-must-be-one", test_bye_must_be_one);
  g_test_add_func ("/pairing/tournament/copy", test_copy);
  g_test_add_func ("/pairing/tournament/score", test_score);
  g_test_add_func ("/pairing/tournament/last-paired-round", test_last_paired_round);
  g_test_add_func ("/pairing/tournament/find-number", test_find_number);
  g_test_add_func ("/pairing/tournament/pairing-rules", test_pairing_rules);
  g_test_add_func ("/pairing/tournament/cut", test_cut);
  return g_test_run ();
}
