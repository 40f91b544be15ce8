/* test-store-matches.c - results of boards and what they make of the matches
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-snapshot-tournament.h"
#include "brg-store-matches.h"
#include "brg-test.h"
#include "teams-fixture.h"

static gboolean
set_match (TeamsFixture *fixture, gint match, const char *codes, GError **error)
{
  BrgOutcome white = BRG_OUTCOME_NONE;
  BrgOutcome black = BRG_OUTCOME_NONE;

  brg_outcome_from_code (codes[0], &white);
  brg_outcome_from_code (codes[1], &black);
  return brg_store_set_result (fixture->store.store, teams_fixture_match (fixture, 1, match), white,
                               black, error);
}

static void
test_boards (void)
{
  TeamsFixture fixture = { 0 };

  teams_fixture_open (&fixture, 2, 3, 3);
  teams_fixture_pair (&fixture, "A-B", TRUE);
  teams_fixture_before (&fixture);
  teams_fixture_enter (&fixture, 1, 1, 2, "10");
  teams_fixture_after (&fixture, "Match 1: Result of board 2: 1-0 (round 1, b2 - a2)");
  teams_fixture_assert_round (&fixture, 1, "A-B 0:2 ?? [a1-b1 ??, b2-a2 10, a3-b3 ??]");
  teams_fixture_before (&fixture);
  teams_fixture_enter (&fixture, 1, 1, 2, "01");
  teams_fixture_after (&fixture,
                       "Match 1: Result of board 2: 0-1 instead of 1-0 (round 1, b2 - a2)");
  teams_fixture_enter (&fixture, 1, 1, 1, "==");
  teams_fixture_before (&fixture);
  teams_fixture_enter (&fixture, 1, 1, 3, "**");
  teams_fixture_after (&fixture, "Match 1: Board 3 adjourned (round 1, a3 - b3)");
  teams_fixture_assert_round (&fixture, 1, "A-B 3:1 ** [a1-b1 ==, b2-a2 01, a3-b3 **]");
  teams_fixture_enter (&fixture, 1, 1, 3, "01");
  teams_fixture_assert_round (&fixture, 1, "A-B 3:3 == [a1-b1 ==, b2-a2 01, a3-b3 01]");
  teams_fixture_before (&fixture);
  teams_fixture_enter (&fixture, 1, 1, 3, "  ");
  teams_fixture_after (&fixture, "Match 1: Result of board 3 cleared (round 1, a3 - b3)");
  teams_fixture_close (&fixture);
}

static void
test_other_actions (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  BrgStore *store;
  gint64 first;

  teams_fixture_open (&fixture, 2, 2, 2);
  store = fixture.store.store;
  teams_fixture_pair (&fixture, "A-B", TRUE);
  first = teams_fixture_board (&fixture, 1, 1, 1);
  teams_fixture_before (&fixture);
  g_assert_true (
      brg_store_adjudicate_result (store, first, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, &error));
  teams_fixture_after (&fixture, "Match 1: Board 1 adjudicated: 1-0 (round 1, a1 - b1)");
  g_assert_true (brg_store_set_verified (store, first, TRUE, &error));
  snapshot = store_fixture_load (&fixture.store);
  g_assert_true (
      g_array_index (brg_snapshot_get_round (snapshot->players, 1)->games, BrgGame, 0).is_verified);
  teams_fixture_before (&fixture);
  g_assert_true (
      brg_store_settle_result (store, first, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW, &error));
  teams_fixture_after (&fixture,
                       "Match 1: Board 1 verified: ½-½ instead of 1-0 (round 1, a1 - b1)");
  teams_fixture_enter (&fixture, 1, 1, 2, "10");
  g_assert_true (brg_store_close_round (store, teams_fixture_round (&fixture, 1), &error));
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_change_result (store,
                                          &(BrgResultChange){ .act = BRG_RESULT_CORRECT,
                                                              .game_id = first,
                                                              .white = BRG_OUTCOME_WIN,
                                                              .black = BRG_OUTCOME_LOSS,
                                                              .reason = "ошибка" },
                                          &error));
  teams_fixture_after (
      &fixture, "Match 1: Correction of round 1, board 1: 1-0 instead of ½-½ (ошибка) (a1 - b1)");
  teams_fixture_assert_round (&fixture, 1, "A-B 2:2 == [a1-b1 10, b2-a2 10]");
  teams_fixture_close (&fixture);
}

/* What a match brings is nobody's to enter. */
static void
test_match_is_refused (void)
{
  static const char *const message = "A match result follows from its boards. Enter their results.";
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  BrgStore *store;
  gint64 match;

  teams_fixture_open (&fixture, 3, 2, 2);
  store = fixture.store.store;
  teams_fixture_pair (&fixture, "A-B C", TRUE);
  match = teams_fixture_match (&fixture, 1, 1);
  teams_fixture_before (&fixture);
  teams_fixture_refused (&fixture, set_match (&fixture, 1, "10", &error), &error,
                         BRG_STORE_ERROR_REFUSED, message);
  teams_fixture_refused (&fixture, set_match (&fixture, 1, "  ", &error), &error,
                         BRG_STORE_ERROR_REFUSED, message);
  teams_fixture_refused (&fixture, set_match (&fixture, 1, "++", &error), &error,
                         BRG_STORE_ERROR_REFUSED,
                         "The two sides of the result contradict each other.");
  teams_fixture_refused (&fixture, set_match (&fixture, 2, "+-", &error), &error,
                         BRG_STORE_ERROR_REFUSED, "A bye has no result to enter.");
  teams_fixture_refused (&fixture, brg_store_set_verified (store, match, TRUE, &error), &error,
                         BRG_STORE_ERROR_REFUSED, message);
  teams_fixture_refused (
      &fixture,
      brg_store_adjudicate_result (store, match, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, &error), &error,
      BRG_STORE_ERROR_REFUSED, message);
  teams_fixture_refused (
      &fixture, brg_store_settle_result (store, match, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, &error),
      &error, BRG_STORE_ERROR_REFUSED, message);
  teams_fixture_refused (&fixture,
                         brg_store_change_result (store,
                                                  &(BrgResultChange){ .act = BRG_RESULT_CORRECT,
                                                                      .game_id = match,
                                                                      .white = BRG_OUTCOME_WIN,
                                                                      .black = BRG_OUTCOME_LOSS,
                                                                      .reason = "?" },
                                                  &error),
                         &error, BRG_STORE_ERROR_REFUSED, message);
  teams_fixture_close (&fixture);
}

typedef struct
{
  const char *path;
  const char *codes;
  const char *expected;
} ForfeitCase;

/* Board 2 is decided, B has nobody on board 3. */
static const ForfeitCase forfeit_cases[] = {
  { "second-is-absent", "+-", "A-B* 4:2 10 [a1-b1 +-, b2-a2 10, a3-. +-]" },
  { "first-is-absent", "-+", "A-B* 0:4 01 [a1-b1 -+, b2-a2 10, a3-. --]" },
  { "both-are-absent", "--", "A-B* 0:2 01 [a1-b1 --, b2-a2 10, a3-. --]" },
};

static void
test_forfeit (gconstpointer data)
{
  const ForfeitCase *c = data;
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  teams_fixture_open (&fixture, 2, 3, 3);
  teams_fixture_pair (&fixture, "A-B", TRUE);
  g_assert_true (teams_fixture_file (&fixture, "B", 1, "b1 b2 .", NULL, &error));
  teams_fixture_enter (&fixture, 1, 1, 2, "10");
  teams_fixture_before (&fixture);
  g_assert_true (set_match (&fixture, 1, c->codes, &error));
  teams_fixture_assert_round (&fixture, 1, c->expected);
  teams_fixture_after (&fixture, c->codes[0] == '+'   ? "Match 1 forfeited: +/- (round 1, A - B)"
                                 : c->codes[1] == '+' ? "Match 1 forfeited: -/+ (round 1, A - B)"
                                                      : "Match 1 forfeited: -/- (round 1, A - B)");
  g_assert_true (
      brg_store_close_round (fixture.store.store, teams_fixture_round (&fixture, 1), &error));
  g_assert_false (set_match (&fixture, 1, c->codes, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_CLOSED);
  teams_fixture_close (&fixture);
}

/* rus-draughts-2022 5.4.9.4: nobody plays, and the match is lost without play. */
static void
test_nobody_plays (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgTournament) tournament = NULL;

  teams_fixture_open (&fixture, 4, 2, 2);
  teams_fixture_pair (&fixture, "A-B C-D", TRUE);
  g_assert_true (set_match (&fixture, 1, "-+", &error));
  g_assert_true (set_match (&fixture, 2, "--", &error));
  teams_fixture_assert_round (&fixture, 1,
                              "A-B 0:4 -+ [a1-b1 -+, b2-a2 +-] C-D 0:0 -- [c1-d1 --, d2-c2 --]");
  snapshot = store_fixture_load (&fixture.store);
  tournament = brg_snapshot_to_tournament (snapshot);
  g_assert_cmpint (brg_tournament_score (tournament, 1, 1), ==, 2 * BRG_POINT);
  g_assert_cmpint (brg_tournament_board_score (tournament, 1, 1), ==, 2 * BRG_POINT);
  g_assert_cmpint (brg_tournament_score (tournament, 2, 1), ==, 0);
  teams_fixture_close (&fixture);
}

/* Nobody sits opposite: the point is his, unless he has not come either. */
static void
test_lonely_board (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgTournament) players = NULL;
  gint64 lonely;

  teams_fixture_open (&fixture, 2, 2, 2);
  teams_fixture_pair (&fixture, "A-B", TRUE);
  g_assert_true (teams_fixture_file (&fixture, "A", 1, "a1 .", NULL, &error));
  lonely = teams_fixture_board (&fixture, 1, 1, 2);
  snapshot = store_fixture_load (&fixture.store);
  players = brg_snapshot_to_tournament (snapshot->players);
  g_assert_cmpint (brg_tournament_score (players, 3, 1), ==, BRG_POINT);
  teams_fixture_before (&fixture);
  teams_fixture_refused (
      &fixture,
      brg_store_set_result (fixture.store.store, lonely, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, &error),
      &error, BRG_STORE_ERROR_REFUSED,
      "There is no opponent: the board is won or lost by forfeit.");
  teams_fixture_refused (&fixture,
                         brg_store_set_result (fixture.store.store, lonely, BRG_OUTCOME_NONE,
                                               BRG_OUTCOME_NONE, &error),
                         &error, BRG_STORE_ERROR_REFUSED,
                         "There is no opponent: the board is won or lost by forfeit.");
  g_assert_true (brg_store_set_result (fixture.store.store, lonely, BRG_OUTCOME_FORFEIT_LOSS,
                                       BRG_OUTCOME_FORFEIT_LOSS, &error));
  teams_fixture_after (&fixture, "Match 1: Result of board 2: -/- instead of +/- (round 1)");
  teams_fixture_assert_round (&fixture, 1, "A*-B 0:0 ?? [a1-b1 ??, b2-. --]");
  teams_fixture_close (&fixture);
}

/* The whole match: all boards, and the results with their players. */
static void
test_swap (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  BrgStore *store;

  teams_fixture_open (&fixture, 2, 3, 3);
  store = fixture.store.store;
  teams_fixture_pair (&fixture, "A-B", TRUE);
  g_assert_true (teams_fixture_file (&fixture, "B", 1, "b1 b2 .", NULL, &error));
  teams_fixture_enter (&fixture, 1, 1, 1, "10");
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_swap_colours (store, teams_fixture_match (&fixture, 1, 1), &error));
  teams_fixture_after (&fixture, "Colours of match 1 swapped (round 1, B - A)");
  teams_fixture_assert_round (&fixture, 1, "B*-A 0:4 ?? [b1-a1 01, a2-b2 ??, a3-. +-]");
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_swap_colours (store, teams_fixture_board (&fixture, 1, 1, 2), &error));
  teams_fixture_after (&fixture, "Match 1: Colours of board 2 swapped (round 1, b2 - a2)");
  teams_fixture_assert_round (&fixture, 1, "B*-A 0:4 ?? [b1-a1 01, b2-a2 ??, a3-. +-]");
  /* A line-up keeps the colours that were changed by hand. */
  g_assert_true (teams_fixture_file (&fixture, "A", 1, "a1 a3 .", "замена", &error));
  teams_fixture_assert_round (&fixture, 1, "B*-A* 0:2 ?? [b1-a1 01, b2-a3 ??]");
  teams_fixture_before (&fixture);
  g_assert_true (teams_fixture_file (&fixture, "A", 1, "a1 . a3", NULL, &error));
  g_assert_true (teams_fixture_file (&fixture, "B", 1, "b1 b2 b3", NULL, &error));
  teams_fixture_assert_round (&fixture, 1, "B*-A* 2:2 ?? [b1-a1 01, b2-. +-, b3-a3 ??]");
  teams_fixture_close (&fixture);
}

typedef struct
{
  const char *path;
  BrgColour side;
  const char *title;
  const char *expected;
} VoidCase;

static const VoidCase void_cases[] = {
  { "white", BRG_COLOUR_WHITE,
    "Match 1: Round 1, board 1 removed from the score: -/+ instead of 1-0 (par.\u00a05.4.9.4: "
    "не заявлен) (a1 - b1)",
    "A-B 2:2 == [a1-b1 -+, b2-a2 01]" },
  { "black", BRG_COLOUR_BLACK,
    "Match 1: Round 1, board 1 removed from the score: +/- instead of 1-0 (par.\u00a05.4.9.4: "
    "не заявлен) (a1 - b1)",
    "A-B 4:0 10 [a1-b1 +-, b2-a2 01]" },
  { "both", BRG_COLOUR_NONE,
    "Match 1: Round 1, board 1 removed from the score: -/- instead of 1-0 (par.\u00a05.4.9.4: "
    "не заявлен) (a1 - b1)",
    "A-B 2:0 10 [a1-b1 --, b2-a2 01]" },
};

static void
test_void (gconstpointer data)
{
  const VoidCase *c = data;
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  BrgStore *store;
  gint64 board;

  teams_fixture_open (&fixture, 2, 2, 2);
  store = fixture.store.store;
  teams_fixture_pair (&fixture, "A-B", TRUE);
  teams_fixture_enter (&fixture, 1, 1, 1, "10");
  teams_fixture_enter (&fixture, 1, 1, 2, "01");
  /* It may come to light later. */
  g_assert_true (brg_store_close_round (store, teams_fixture_round (&fixture, 1), &error));
  board = teams_fixture_board (&fixture, 1, 1, 1);
  teams_fixture_before (&fixture);
  teams_fixture_refused (&fixture, brg_store_void_board (store, board, c->side, "", &error), &error,
                         BRG_STORE_ERROR_REFUSED, "This needs a reason.");
  g_assert_true (brg_store_void_board (store, board, c->side, "не заявлен", &error));
  teams_fixture_after (&fixture, c->title);
  teams_fixture_assert_round (&fixture, 1, c->expected);
  teams_fixture_close (&fixture);
}

static void
test_void_refused (void)
{
  TeamsFixture fixture = { 0 };
  StoreFixture players = { 0 };
  g_autoptr (GError) error = NULL;
  BrgStore *store;

  teams_fixture_open (&fixture, 2, 2, 2);
  store = fixture.store.store;
  teams_fixture_pair (&fixture, "A-B", TRUE);
  g_assert_true (teams_fixture_file (&fixture, "B", 1, "b1 .", NULL, &error));
  teams_fixture_before (&fixture);
  teams_fixture_refused (&fixture,
                         brg_store_void_board (store, teams_fixture_board (&fixture, 1, 1, 2),
                                               BRG_COLOUR_BLACK, "?", &error),
                         &error, BRG_STORE_ERROR_REFUSED, "There is no player on that board.");
  teams_fixture_refused (&fixture,
                         brg_store_void_board (store, teams_fixture_match (&fixture, 1, 1),
                                               BRG_COLOUR_BLACK, "?", &error),
                         &error, BRG_STORE_ERROR_REFUSED,
                         "A match result follows from its boards. Enter their results.");
  g_assert_true (brg_store_void_board (store, teams_fixture_board (&fixture, 1, 1, 2),
                                       BRG_COLOUR_WHITE, "?", &error));
  teams_fixture_assert_round (&fixture, 1, "A-B* 0:0 ?? [a1-b1 ??, a2-. --]");
  teams_fixture_close (&fixture);
  store_fixture_open (&players, 2);
  store_fixture_publish (&players);
  g_assert_false (brg_store_void_board (players.store, store_fixture_game (&players, 1, 1),
                                        BRG_COLOUR_WHITE, "?", &error));
  g_assert_cmpstr (error->message, ==, "Only a board of a match can be removed from the score.");
  store_fixture_close (&players);
}

static void
test_close_and_remove (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  BrgStore *store;
  gint64 group_id;

  teams_fixture_open (&fixture, 3, 2, 2);
  store = fixture.store.store;
  group_id = fixture.store.group_id;
  teams_fixture_pair (&fixture, "A-B C", TRUE);
  teams_fixture_before (&fixture);
  teams_fixture_refused (&fixture,
                         brg_store_close_round (store, teams_fixture_round (&fixture, 1), &error),
                         &error, BRG_STORE_ERROR_REFUSED, "2 results are missing.");
  teams_fixture_enter (&fixture, 1, 1, 1, "10");
  teams_fixture_before (&fixture);
  teams_fixture_refused (&fixture, brg_store_remove_rounds (store, group_id, 1, NULL, NULL, &error),
                         &error, BRG_STORE_ERROR_REFUSED,
                         "A round with results cannot be paired again. Clear the results first.");
  teams_fixture_enter (&fixture, 1, 1, 2, "==");
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_close_round (store, teams_fixture_round (&fixture, 1), &error));
  teams_fixture_after (&fixture, "Round 1 closed");
  /* Line-ups and lonely boards go with their round. */
  teams_fixture_pair (&fixture, "C-A B", TRUE);
  g_assert_true (teams_fixture_file (&fixture, "C", 2, "c1 .", NULL, &error));
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_remove_rounds (store, group_id, 2, NULL, NULL, &error));
  teams_fixture_after (&fixture, "Pairing of round 2 removed");
  teams_fixture_pair (&fixture, "C-A B", TRUE);
  teams_fixture_assert_round (&fixture, 2, "C-A 0:0 ?? [c1-a1 ??, a2-c2 ??] B 2 U");
  teams_fixture_close (&fixture);
}

/* fide-team-swiss-2026 1.4: the odd team has a drawn match, or a won one if the regulations say so.
 */
static void
test_bye (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) drawn = NULL;
  g_autoptr (BrgSnapshot) won = NULL;
  g_autoptr (BrgTournament) first = NULL;
  g_autoptr (BrgTournament) second = NULL;

  teams_fixture_open (&fixture, 3, 4, 4);
  teams_fixture_pair (&fixture, "A-B C", TRUE);
  drawn = store_fixture_load (&fixture.store);
  first = brg_snapshot_to_tournament (drawn);
  g_assert_cmpint (brg_tournament_score (first, 2, 1), ==, BRG_POINT);
  g_assert_cmpint (brg_tournament_board_score (first, 2, 1), ==, 2 * BRG_POINT);
  drawn->group->match_scoring.pairing_bye = drawn->group->match_scoring.win;
  g_assert_true (brg_store_update_group (fixture.store.store, drawn->group, &error));
  won = store_fixture_load (&fixture.store);
  second = brg_snapshot_to_tournament (won);
  g_assert_cmpint (brg_tournament_score (second, 2, 1), ==, 2 * BRG_POINT);
  g_assert_cmpint (brg_tournament_board_score (second, 2, 1), ==, 4 * BRG_POINT);
  teams_fixture_close (&fixture);
}

/* rus-draughts-2022 5.4.9.6.1, 5.4.9.6.2: either score may come first. */
static void
test_board_points_first (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgTournament) matches = NULL;
  g_autoptr (BrgTournament) boards = NULL;

  teams_fixture_open (&fixture, 2, 3, 3);
  teams_fixture_pair (&fixture, "A-B", TRUE);
  teams_fixture_enter (&fixture, 1, 1, 1, "10");
  teams_fixture_enter (&fixture, 1, 1, 2, "==");
  teams_fixture_enter (&fixture, 1, 1, 3, "==");
  snapshot = store_fixture_load (&fixture.store);
  matches = brg_snapshot_to_tournament (snapshot);
  g_assert_cmpint (brg_tournament_score (matches, 0, 1), ==, 2 * BRG_POINT);
  g_assert_cmpint (brg_tournament_score (matches, 1, 1), ==, 0);
  g_assert_cmpint (brg_tournament_board_score (matches, 1, 1), ==, BRG_POINT);
  snapshot->group->board_points_first = TRUE;
  boards = brg_snapshot_to_tournament (snapshot);
  g_assert_cmpint (brg_tournament_score (boards, 0, 1), ==, 2 * BRG_POINT);
  g_assert_cmpint (brg_tournament_score (boards, 1, 1), ==, BRG_POINT);
  g_assert_cmpint (brg_tournament_board_score (boards, 1, 1), ==, 0);
  teams_fixture_close (&fixture);
}

/* All rounds of the table at once, and the first line-up leads through them. */
static void
test_round_robin (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (BrgRoundPlan) plan = NULL;
  gint n_rounds;

  teams_fixture_open (&fixture, 5, 3, 2);
  teams_fixture_set_rules (&fixture, "berger", BRG_LINE_UP_TIED, 1);
  before = store_fixture_load (&fixture.store);
  g_assert_true (brg_snapshot_is_round_robin (before));
  g_assert_false (brg_snapshot_is_round_robin (before->players));
  n_rounds = brg_snapshot_count_rounds (before);
  g_assert_cmpint (n_rounds, ==, 5);
  g_assert_cmpint (brg_snapshot_count_rounds (before->players), ==, 5);
  tournament = brg_snapshot_to_tournament (before);
  plan = brg_round_plan_new (fixture.store.group_id);
  for (gint round = 1; round <= n_rounds; round++)
    {
      BrgPairingRequest request = { .round = round };
      g_autoptr (BrgPairing) pairing = brg_pairing_system_pair (brg_pairing_system_find ("berger"),
                                                                tournament, &request, &error);

      g_assert_no_error (error);
      for (guint i = 0; i < pairing->pairs->len; i++)
        {
          const BrgPair *pair = &g_array_index (pairing->pairs, BrgPair, i);
          BrgPlannedBoard board = {
            .round = round,
            .white_id = brg_snapshot_get_entry (before, pair->white)->id,
          };

          if (pair->black != BRG_NOBODY)
            board.black_id = brg_snapshot_get_entry (before, pair->black)->id;
          g_array_append_val (plan->boards, board);
        }
    }
  plan->publish_through = 1;
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_add_rounds (fixture.store.store, plan, &error));
  teams_fixture_after (&fixture, "Rounds 1 to 5 paired by the table");
  after = store_fixture_load (&fixture.store);
  for (gint round = 1; round <= n_rounds; round++)
    {
      const BrgRound *boards = brg_snapshot_get_round (after->players, round);

      /* Two matches on two boards, and a free team. */
      g_assert_cmpuint (brg_snapshot_get_round (after, round)->games->len, >=, 2);
      g_assert_cmpuint (boards->games->len, ==, 4);
      for (guint i = 0; i < boards->games->len; i++)
        {
          const BrgGame *game = &g_array_index (boards->games, BrgGame, i);

          g_assert_cmpint (brg_snapshot_get_entry (after->players, game->white)->team_place, ==,
                           game->match_board);
          g_assert_cmpint (brg_snapshot_get_entry (after->players, game->black)->team_place, ==,
                           game->match_board);
        }
    }
  teams_fixture_close (&fixture);
}

/* Random results of a board, each as White and as Black got it; points are halves. */
static const struct
{
  const char codes[3];
  gint white;
  gint black;
} random_results[] = {
  { "10", 2, 0 }, { "==", 1, 1 }, { "01", 0, 2 }, { "+-", 2, 0 }, { "-+", 0, 2 }, { "--", 0, 0 },
};

/* What White and Black get goes to the team that has the colour on that board (5.4.9.3). */
static void
assert_match (TeamsFixture *fixture, gint first, gint second)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture->store);
  const BrgGame *match = &g_array_index (brg_snapshot_get_round (snapshot, 1)->games, BrgGame, 0);
  gboolean is_win =
      brg_outcome_is_win (match->white_outcome) || match->white_outcome == BRG_OUTCOME_FORFEIT_WIN;
  gboolean is_loss =
      brg_outcome_is_win (match->black_outcome) || match->black_outcome == BRG_OUTCOME_FORFEIT_WIN;

  g_assert_cmpint (match->white_points, ==, first * BRG_POINT / 2);
  g_assert_cmpint (match->black_points, ==, second * BRG_POINT / 2);
  g_assert_cmpint (is_win, ==, first > second);
  g_assert_cmpint (is_loss, ==, second > first);
}

/* The board of somebody who left before the round is lost, so that the match is over and the next
 * round can be paired; a table does not wait for it. */
static void
test_leaver_loses_his_board (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  BrgStore *store;

  teams_fixture_open (&fixture, 2, 2, 2);
  store = fixture.store.store;
  teams_fixture_set_rules (&fixture, "team-swiss", BRG_LINE_UP_TIED, 1);
  teams_fixture_pair (&fixture, "A-B", TRUE);
  teams_fixture_enter (&fixture, 1, 1, 2, "==");
  teams_fixture_assert_round (&fixture, 1, "A-B 1:1 ?? [a1-b1 ??, b2-a2 ==]");
  g_assert_true (
      brg_store_withdraw (store, teams_fixture_id (&fixture, "b1"), 0, "болезнь", &error));
  teams_fixture_assert_round (&fixture, 1, "A-B 3:1 10 [a1-b1 ??, b2-a2 ==]");
  g_assert_true (brg_store_close_round (store, teams_fixture_round (&fixture, 1), &error));
  teams_fixture_set_rules (&fixture, "berger", BRG_LINE_UP_TIED, 1);
  teams_fixture_assert_round (&fixture, 1, "A-B 1:1 ?? [a1-b1 ??, b2-a2 ==]");
  teams_fixture_close (&fixture);
}

static void
test_random_results (void)
{
  TeamsFixture fixture = { 0 };

  teams_fixture_open (&fixture, 2, 5, 5);
  teams_fixture_pair (&fixture, "A-B", TRUE);
  for (gint i = 0; i < 60; i++)
    {
      gint points[2] = { 0, 0 };

      for (gint board = 1; board <= 5; board++)
        {
          gint k = g_test_rand_int_range (0, G_N_ELEMENTS (random_results));

          teams_fixture_enter (&fixture, 1, 1, board, random_results[k].codes);
          points[(board + 1) % 2] += random_results[k].white;
          points[board % 2] += random_results[k].black;
        }
      assert_match (&fixture, points[0], points[1]);
    }
  teams_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-matches")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/matches/boards", test_boards);
  g_test_add_func ("/data/matches/other-actions", test_other_actions);
  g_test_add_func ("/data/matches/match-is-refused", test_match_is_refused);
  for (guint i = 0; i < G_N_ELEMENTS (forfeit_cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/data/matches/rus-draughts-2022/5.4.9.4/", forfeit_cases[i].path, NULL);

      g_test_add_data_func (path, &forfeit_cases[i], test_forfeit);
    }
  g_test_add_func ("/data/matches/rus-draughts-2022/5.4.9.4/nobody-plays", test_nobody_plays);
  g_test_add_func ("/data/matches/lonely-board", test_lonely_board);
  g_test_add_func ("/data/matches/rus-draughts-2022/5.4.9.3/swap", test_swap);
  for (guint i = 0; i < G_N_ELEMENTS (void_cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/data/matches/rus-draughts-2022/5.4.9.4/void-", void_cases[i].path, NULL);

      g_test_add_data_func (path, &void_cases[i], test_void);
    }
  g_test_add_func ("/data/matches/void-refused", test_void_refused);
  g_test_add_func ("/data/matches/leaver-loses-his-board", test_leaver_loses_his_board);
  g_test_add_func ("/data/matches/close-and-remove", test_close_and_remove);
  g_test_add_func ("/data/matches/fide-team-swiss-2026/1.4/bye", test_bye);
  g_test_add_func ("/data/matches/rus-draughts-2022/5.4.9.6.2/board-points-first",
                   test_board_points_first);
  g_test_add_func ("/data/matches/round-robin", test_round_robin);
  g_test_add_func ("/data/matches/rus-draughts-2022/5.4.9.6.1/random-results", test_random_results);
  return g_test_run ();
}
