/* test-team-match.c - the matches of a round between teams
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-label.h"
#include "brg-board.h"
#include "brg-correction.h"
#include "brg-next-step.h"
#include "brg-team-match.h"
#include "brg-test.h"
#include "team-fixture.h"

static void
test_list (void)
{
  g_autoptr (BrgSnapshot) snapshot = team_fixture_new (5, 5, 4);
  g_autoptr (GArray) matches = NULL;
  const BrgTeamMatch *match;
  g_autofree char *score = NULL;

  /* Team1 wins on 1.1, Team4 draws on 1.2, Team4 wins as Black on 1.3. */
  team_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-4:1=0. 5-2 3");
  team_fixture_file (snapshot, 2, 1, "2026-11-22T09:30:00Z");
  matches = brg_team_match_list (snapshot, 1);
  g_assert_cmpuint (matches->len, ==, 3);
  match = &g_array_index (matches, BrgTeamMatch, 0);
  g_assert_cmpint (match->number, ==, 1);
  g_assert_cmpint (match->first, ==, 0);
  g_assert_cmpint (match->second, ==, 3);
  g_assert_cmpint (match->first_board, ==, 0);
  g_assert_cmpint (match->n_boards, ==, 4);
  g_assert_cmpint (match->n_missing, ==, 1);
  score = brg_team_match_dup_score (match);
  g_assert_cmpstr (score, ==, "1½\u00a0:\u00a01½");
  match = &g_array_index (matches, BrgTeamMatch, 1);
  g_assert_cmpint (match->first_board, ==, 4);
  g_assert_cmpint (match->n_missing, ==, 4);
  match = &g_array_index (matches, BrgTeamMatch, 2);
  g_assert_cmpint (match->second, ==, BRG_NOBODY);
  g_assert_cmpint (match->n_boards, ==, 0);
  g_assert_true (brg_team_match_find (matches, 3) == &g_array_index (matches, BrgTeamMatch, 0));
  g_assert_true (brg_team_match_find (matches, 4) == &g_array_index (matches, BrgTeamMatch, 1));
  g_assert_null (brg_team_match_find (matches, 8));
  g_assert_null (brg_team_match_find (matches, -1));
}

/* Nothing is lacking any more once a match is being played, nor for a team that is free. */
static void
test_line_ups (void)
{
  g_autoptr (BrgSnapshot) snapshot = team_fixture_new (5, 5, 4);
  g_autoptr (GArray) matches = NULL;
  static const gboolean lacks[][2] = { { FALSE, FALSE }, { TRUE, FALSE }, { FALSE, FALSE } };

  team_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-4:1=0. 5-2 3");
  team_fixture_file (snapshot, 2, 1, "2026-11-22T09:30:00Z");
  team_fixture_file (snapshot, 5, 2, "2026-11-22T09:30:00Z");
  matches = brg_team_match_list (snapshot, 1);
  for (guint i = 0; i < G_N_ELEMENTS (lacks); i++)
    for (guint side = 0; side < 2; side++)
      g_assert_cmpint (
          brg_team_match_lacks_line_up (&g_array_index (matches, BrgTeamMatch, i), side), ==,
          lacks[i][side]);
}

static void
test_teams_of_players (void)
{
  g_autoptr (BrgSnapshot) snapshot = team_fixture_new (3, 2, 2);

  g_assert_cmpint (brg_team_find_of_player (snapshot, 3), ==, 1);
}

/* Counts and next steps are about boards. */
static void
test_counts (void)
{
  g_autoptr (BrgSnapshot) snapshot = team_fixture_new (5, 4, 4);
  BrgRoundCounts counts;
  BrgNextStep step;

  team_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-4:1x*. 5-2:1111 3");
  counts = brg_round_counts_find (snapshot, 1);
  g_assert_cmpint (counts.n_games, ==, 7);
  g_assert_cmpint (counts.n_results, ==, 5);
  g_assert_cmpint (counts.n_adjourned, ==, 1);
  g_assert_cmpint (counts.n_missing, ==, 1);
  step = brg_next_step_find (snapshot);
  g_assert_cmpint (step.kind, ==, BRG_STEP_CLOSE);
  g_assert_cmpint (step.n_missing, ==, 1);
}

static void
test_labels (void)
{
  g_autoptr (BrgSnapshot) snapshot = team_fixture_new (4, 2, 2);
  const BrgSnapshot *boards;
  g_autofree char *label = NULL;
  g_autofree char *match = NULL;

  team_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-3:x. 4-2");
  boards = brg_snapshot_get_boards (snapshot);
  label = brg_board_label_new (brg_board_get_game (boards, 1, 3));
  g_assert_cmpstr (label, ==, "2.2");
  match = brg_board_label_new (brg_board_get_game (snapshot, 1, 1));
  g_assert_cmpstr (match, ==, "2");
  g_assert_cmpint (brg_board_find_number (boards, 1, 2002), ==, 3);
  /* A match stands for its first board. */
  g_assert_cmpint (brg_board_find_number (boards, 1, 2), ==, 2);
  g_assert_cmpint (brg_board_find_number (boards, 1, 3), ==, -1);
  g_assert_cmpint (brg_board_find_number (boards, 1, 2003), ==, -1);
  g_assert_cmpint (brg_board_get_state (boards, 1, brg_board_get_game (boards, 1, 0)), ==,
                   BRG_BOARD_ALONE);
}

/* A corrected board counts for its match: a match that was won becomes a draw. */
static void
test_correction (void)
{
  g_autoptr (BrgSnapshot) snapshot = team_fixture_new (4, 2, 2);
  g_autoptr (BrgCorrection) correction = NULL;
  const BrgGame *board;

  team_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1= 3-4:==");
  board = brg_board_get_game (brg_snapshot_get_boards (snapshot), 1, 0);
  g_assert_cmpint (brg_correction_find_way (snapshot, 1, board, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW),
                   ==, BRG_RESULT_WAY_CORRECT);
  correction = brg_correction_new (snapshot, 1, board, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  brg_correction_compute (correction);
  /* Team1 and Team2, and nobody else. */
  g_assert_cmpint (correction->impact->n_scores_changed, ==, 2);
  g_assert_cmpint (brg_board_get_game (snapshot, 1, 0)->white_outcome, ==, BRG_OUTCOME_WIN);
}

/* Whoever sits alone has won; there is nothing to key. */
static void
test_alone (void)
{
  g_autoptr (BrgSnapshot) snapshot = team_fixture_new (2, 2, 2);
  const BrgGame *board;

  team_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2:x.");
  board = brg_board_get_game (brg_snapshot_get_boards (snapshot), 1, 0);
  g_assert_cmpint (brg_correction_find_way (snapshot, 1, board, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS),
                   ==, BRG_RESULT_WAY_ALONE);
  g_assert_nonnull (brg_result_way_get_refusal (BRG_RESULT_WAY_ALONE));
}

BRG_TEST_TOPIC ("team-match")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/team-match/list", test_list);
  g_test_add_func ("/team-match/rus-draughts-2022 5.4.9.2 line-ups", test_line_ups);
  g_test_add_func ("/team-match/teams-of-players", test_teams_of_players);
  g_test_add_func ("/team-match/counts", test_counts);
  g_test_add_func ("/team-match/labels", test_labels);
  g_test_add_func ("/team-match/correction", test_correction);
  g_test_add_func ("/team-match/alone", test_alone);
  return g_test_run ();
}
