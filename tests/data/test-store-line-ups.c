/* test-store-line-ups.c - who sits on the boards of a match
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-snapshot-teams.h"
#include "brg-store-game-rows.h"
#include "brg-store-games.h"
#include "brg-store-order.h"
#include "brg-test.h"
#include "teams-fixture.h"

static GDateTime *
give_time (gpointer data)
{
  return g_date_time_new_from_iso8601 (data, NULL);
}

/* rus-draughts-2022 5.4.9.3: White of board 1 is White on the odd boards. */
static void
test_colours (void)
{
  TeamsFixture fixture = { 0 };

  teams_fixture_open (&fixture, 3, 5, 4);
  teams_fixture_pair (&fixture, "B-A C", TRUE);
  teams_fixture_assert_round (&fixture, 1,
                              "B-A 0:0 ?? [b1-a1 ??, a2-b2 ??, b3-a3 ??, a4-b4 ??] C 4 U");
  teams_fixture_close (&fixture);
}

/* Regulations may give a team one colour on all boards; what is paired stays as it is. */
static void
test_one_colour (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;

  teams_fixture_open (&fixture, 3, 5, 4);
  snapshot = store_fixture_load (&fixture.store);
  g_assert_false (snapshot->group->one_colour);
  snapshot->group->one_colour = TRUE;
  g_assert_true (brg_store_update_group (fixture.store.store, snapshot->group, &error));
  teams_fixture_pair (&fixture, "B-A C", TRUE);
  teams_fixture_assert_round (&fixture, 1,
                              "B-A 0:0 ?? [b1-a1 ??, b2-a2 ??, b3-a3 ??, b4-a4 ??] C 4 U");
  teams_fixture_close (&fixture);
}

static void
test_publish (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (BrgRoundPlan) plan = NULL;
  g_autoptr (GError) error = NULL;
  BrgPlannedBoard board = { .round = 1 };

  teams_fixture_open (&fixture, 2, 2, 2);
  plan = brg_round_plan_new (fixture.store.group_id);
  board.white_id = teams_fixture_id (&fixture, "A");
  board.black_id = teams_fixture_id (&fixture, "B");
  g_array_append_val (plan->boards, board);
  plan->publish_through = 1;
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_add_rounds (fixture.store.store, plan, &error));
  teams_fixture_after (&fixture, "Round 1 published, 1 match");
  teams_fixture_before (&fixture);
  g_assert_true (
      brg_store_remove_rounds (fixture.store.store, fixture.store.group_id, 1, NULL, NULL, &error));
  teams_fixture_after (&fixture, "Pairing of round 1 removed");
  teams_fixture_close (&fixture);
}

static void
test_team_without_players (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (BrgEntry) empty = teams_fixture_make_entry ("C", TRUE);
  g_autoptr (BrgRoundPlan) plan = NULL;
  g_autoptr (GError) error = NULL;
  BrgPlannedBoard board = { .round = 1 };

  teams_fixture_open (&fixture, 2, 2, 2);
  g_assert_true (brg_store_add_entry (fixture.store.store, fixture.store.group_id, empty,
                                      BRG_OUTCOME_ZERO_BYE, NULL, &error));
  plan = brg_round_plan_new (fixture.store.group_id);
  board.white_id = teams_fixture_id (&fixture, "A");
  board.black_id = teams_fixture_id (&fixture, "C");
  g_array_append_val (plan->boards, board);
  teams_fixture_before (&fixture);
  teams_fixture_refused (&fixture, brg_store_add_rounds (fixture.store.store, plan, &error), &error,
                         BRG_STORE_ERROR_REFUSED, "The team C has no players. Enter them first.");
  teams_fixture_close (&fixture);
}

/* rus-draughts-2022 5.4.9.2: a reserve sits down in the place of who is missing; the line-up of one
 * team leaves the other alone. */
static void
test_file_for_one_team (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  teams_fixture_open (&fixture, 2, 4, 3);
  teams_fixture_pair (&fixture, "A-B", TRUE);
  teams_fixture_before (&fixture);
  g_assert_true (teams_fixture_file (&fixture, "B", 1, "b1 b4 b3", NULL, &error));
  teams_fixture_after (&fixture, "Line-up for round 1: B");
  teams_fixture_assert_round (&fixture, 1, "A-B* 0:0 ?? [a1-b1 ??, b4-a2 ??, a3-b3 ??]");
  teams_fixture_close (&fixture);
}

/* Without a line-up that of the first round is valid, in rounds that were planned before as well.
 */
static void
test_first_round_is_valid (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  teams_fixture_open (&fixture, 4, 3, 2);
  teams_fixture_pair (&fixture, "A-B C-D", TRUE);
  teams_fixture_pair (&fixture, "C-A D-B", FALSE);
  teams_fixture_pair (&fixture, "A-D B-C", FALSE);
  g_assert_true (teams_fixture_file (&fixture, "A", 3, "a1 a2", NULL, &error));
  teams_fixture_before (&fixture);
  g_assert_true (teams_fixture_file (&fixture, "A", 1, "a3 a2", NULL, &error));
  teams_fixture_after (&fixture, "Line-up for round 1: A");
  teams_fixture_assert_round (&fixture, 2,
                              "C-A 0:0 ?? [c1-a3 ??, a2-c2 ??] D-B 0:0 ?? [d1-b1 ??, b2-d2 ??]");
  teams_fixture_assert_round (&fixture, 3,
                              "A*-D 0:0 ?? [a1-d1 ??, d2-a2 ??] B-C 0:0 ?? [b1-c1 ??, c2-b2 ??]");
  teams_fixture_pair (&fixture, "D-A C B", TRUE);
  teams_fixture_assert_round (&fixture, 4, "D-A 0:0 ?? [d1-a3 ??, a2-d2 ??] C 2 U B 2 U");
  teams_fixture_close (&fixture);
}

/* The first match of a team counts, if it had a bye in round 1. */
static void
test_first_match_after_bye (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  teams_fixture_open (&fixture, 3, 3, 2);
  teams_fixture_pair (&fixture, "A-B C", TRUE);
  teams_fixture_pair (&fixture, "C-A B", TRUE);
  g_assert_true (teams_fixture_file (&fixture, "C", 2, "c3 c2", NULL, &error));
  teams_fixture_pair (&fixture, "B-C A", TRUE);
  teams_fixture_assert_round (&fixture, 3, "B-C 0:0 ?? [b1-c3 ??, c2-b2 ??] A 2 U");
  teams_fixture_close (&fixture);
}

static void
test_empty_board (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  teams_fixture_open (&fixture, 2, 3, 3);
  teams_fixture_pair (&fixture, "A-B", TRUE);
  teams_fixture_before (&fixture);
  g_assert_true (teams_fixture_file (&fixture, "A", 1, "a1 . a3", NULL, &error));
  teams_fixture_after (&fixture, "Line-up for round 1: A");
  teams_fixture_assert_round (&fixture, 1, "A*-B 0:2 ?? [a1-b1 ??, b2-. +-, a3-b3 ??]");
  /* Where neither has anybody there is no board. */
  teams_fixture_before (&fixture);
  g_assert_true (teams_fixture_file (&fixture, "B", 1, "b1 . b3", NULL, &error));
  teams_fixture_after (&fixture, "Line-up for round 1: B");
  teams_fixture_assert_round (&fixture, 1, "A*-B* 0:0 ?? [a1-b1 ??, a3-b3 ??]");
  /* They come after all, and the colours are right again. */
  teams_fixture_before (&fixture);
  g_assert_true (teams_fixture_file (&fixture, "A", 1, "a1 a2 a3", NULL, &error));
  teams_fixture_after (&fixture, "Line-up for round 1: A");
  teams_fixture_assert_round (&fixture, 1, "A*-B* 2:0 ?? [a1-b1 ??, a2-. +-, a3-b3 ??]");
  g_assert_true (teams_fixture_file (&fixture, "B", 1, "b1 b2 b3", NULL, &error));
  teams_fixture_assert_round (&fixture, 1, "A*-B* 0:0 ?? [a1-b1 ??, b2-a2 ??, a3-b3 ??]");
  teams_fixture_close (&fixture);
}

/* A team with fewer players than boards. */
static void
test_short_team (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgEntry) player = teams_fixture_make_entry ("a3", FALSE);

  teams_fixture_open (&fixture, 2, 2, 3);
  player->team_id = teams_fixture_id (&fixture, "A");
  teams_fixture_pair (&fixture, "A-B", FALSE);
  teams_fixture_assert_round (&fixture, 1, "A-B 0:0 ?? [a1-b1 ??, b2-a2 ??]");
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_add_entry (fixture.store.store, fixture.store.group_id, player,
                                      BRG_OUTCOME_ZERO_BYE, NULL, &error));
  teams_fixture_after (&fixture, "Player added: a3");
  teams_fixture_assert_round (&fixture, 1, "A-B 2:0 ?? [a1-b1 ??, b2-a2 ??, a3-. +-]");
  teams_fixture_close (&fixture);
}

/* A player who leaves makes room for the reserve where nothing was filed, and comes back. */
static void
test_player_leaves (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 id;

  teams_fixture_open (&fixture, 2, 3, 2);
  id = teams_fixture_id (&fixture, "a1");
  teams_fixture_pair (&fixture, "A-B", TRUE);
  teams_fixture_pair (&fixture, "B-A", FALSE);
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_withdraw (fixture.store.store, id, 1, "болезнь", &error));
  teams_fixture_after (&fixture, "a1 withdrew after round 1");
  teams_fixture_assert_round (&fixture, 1, "A-B 0:0 ?? [a1-b1 ??, b2-a2 ??]");
  teams_fixture_assert_round (&fixture, 2, "B-A 0:0 ?? [b1-a3 ??, a2-b2 ??]");
  teams_fixture_before (&fixture);
  teams_fixture_refused (&fixture, teams_fixture_file (&fixture, "A", 2, "a1 a2", NULL, &error),
                         &error, BRG_STORE_ERROR_REFUSED,
                         "A player in the line-up is no longer in the team.");
  g_assert_true (brg_store_return (fixture.store.store, id, &error));
  teams_fixture_after (&fixture, "a1 is back in the event");
  teams_fixture_assert_round (&fixture, 2, "B-A 0:0 ?? [b1-a1 ??, a2-b2 ??]");
  teams_fixture_close (&fixture);
}

typedef struct
{
  const char *path;
  BrgLineUpRule rule;
  gint reserve_from;
  const char *players;
  gint code;
  const char *message;
} RuleCase;

static const RuleCase rule_cases[] = {
  { "tied", BRG_LINE_UP_TIED, 1, "a2 a1 a3", BRG_STORE_ERROR_NEEDS_REASON,
    "Board 1: the player is fixed on another board." },
  { "reserve", BRG_LINE_UP_TIED, 3, "a1 a4 a3", BRG_STORE_ERROR_NEEDS_REASON,
    "Board 2: a reserve may not play there." },
  { "order", BRG_LINE_UP_ORDER, 1, "a2 a1 a3", BRG_STORE_ERROR_NEEDS_REASON,
    "Board 2: not in the order of the entry." },
  { "gap", BRG_LINE_UP_ORDER, 1, "a1 . a3", BRG_STORE_ERROR_NEEDS_REASON,
    "Board 2 is empty, but a lower board is not." },
  { "twice", BRG_LINE_UP_FREE, 1, "a1 a1 a3", BRG_STORE_ERROR_REFUSED,
    "Board 2: the player is already on another board." },
  { "of-the-other-team", BRG_LINE_UP_FREE, 1, "a1 b2 a3", BRG_STORE_ERROR_REFUSED,
    "A player in the line-up is no longer in the team." },
  { "boards", BRG_LINE_UP_FREE, 1, "a1 a2", BRG_STORE_ERROR_REFUSED,
    "The match has a different number of boards." },
};

static void
test_rule (gconstpointer data)
{
  const RuleCase *c = data;
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  teams_fixture_open (&fixture, 2, 4, 3);
  teams_fixture_set_rules (&fixture, "berger", c->rule, c->reserve_from);
  teams_fixture_pair (&fixture, "A-B", TRUE);
  teams_fixture_before (&fixture);
  teams_fixture_refused (&fixture, teams_fixture_file (&fixture, "A", 1, c->players, "", &error),
                         &error, c->code, c->message);
  if (c->code == BRG_STORE_ERROR_REFUSED)
    teams_fixture_refused (&fixture,
                           teams_fixture_file (&fixture, "A", 1, c->players, "да", &error), &error,
                           c->code, c->message);
  else
    {
      g_assert_true (teams_fixture_file (&fixture, "A", 1, c->players, "согласие", &error));
      teams_fixture_after (&fixture, "Line-up for round 1: A, allowed by the arbiter (согласие)");
    }
  teams_fixture_close (&fixture);
}

static void
test_free (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  teams_fixture_open (&fixture, 2, 4, 3);
  teams_fixture_set_rules (&fixture, "berger", BRG_LINE_UP_FREE, 1);
  teams_fixture_pair (&fixture, "A-B", TRUE);
  g_assert_true (teams_fixture_file (&fixture, "A", 1, "a4 a1 .", NULL, &error));
  teams_fixture_assert_round (&fixture, 1, "A*-B 0:2 ?? [a4-b1 ??, b2-a1 ??, b3-. +-]");
  teams_fixture_close (&fixture);
}

/* rus-draughts-2022 5.4.9.4: one of four is less than half and less than two; two of four play. */
static void
test_too_few (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  teams_fixture_open (&fixture, 2, 4, 4);
  teams_fixture_pair (&fixture, "A-B", TRUE);
  teams_fixture_before (&fixture);
  teams_fixture_refused (&fixture, teams_fixture_file (&fixture, "A", 1, ". . a3 .", NULL, &error),
                         &error, BRG_STORE_ERROR_NEEDS_REASON,
                         "With so few players the team may not play and loses the match.");
  g_assert_true (teams_fixture_file (&fixture, "A", 1, ". a2 a3 .", NULL, &error));
  teams_fixture_close (&fixture);
}

static void
set_start (TeamsFixture *fixture, const char *start)
{
  g_autoptr (BrgRoundPlan) plan = brg_round_plan_new (fixture->store.group_id);
  BrgPlannedBoard board = { .round = 1 };
  g_autoptr (GError) error = NULL;

  board.white_id = teams_fixture_id (fixture, "A");
  board.black_id = teams_fixture_id (fixture, "B");
  g_array_append_val (plan->boards, board);
  plan->publish_through = 1;
  plan->starts_at = start;
  brg_store_add_rounds (fixture->store.store, plan, &error);
  g_assert_no_error (error);
}

typedef struct
{
  const char *path;
  const char *now;
  gboolean is_late;
} TimeCase;

static const TimeCase time_cases[] = {
  { "15-minutes", "2026-11-22T09:45:00Z", FALSE },
  { "a-second-late", "2026-11-22T09:45:01Z", TRUE },
  { "during-the-round", "2026-11-22T10:30:00Z", TRUE },
};

static void
test_time (gconstpointer data)
{
  const TimeCase *c = data;
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  teams_fixture_open (&fixture, 2, 3, 2);
  set_start (&fixture, "2026-11-22T10:00Z");
  brg_store_set_clock (fixture.store.store, give_time, (gpointer) c->now);
  teams_fixture_before (&fixture);
  if (c->is_late)
    teams_fixture_refused (&fixture, teams_fixture_file (&fixture, "A", 1, "a3 a2", NULL, &error),
                           &error, BRG_STORE_ERROR_NEEDS_REASON,
                           "The line-up is submitted later than 15 minutes before the round.");
  g_assert_true (teams_fixture_file (&fixture, "A", 1, "a3 a2", "опоздание поезда", &error));
  teams_fixture_after (&fixture, c->is_late ? "Line-up for round 1: A, allowed by the arbiter"
                                              " (опоздание поезда)"
                                            : "Line-up for round 1: A");
  brg_store_set_clock (fixture.store.store, NULL, NULL);
  teams_fixture_close (&fixture);
}

static void
test_begun (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (BrgStoredGame) game = NULL;
  g_autoptr (GError) error = NULL;

  teams_fixture_open (&fixture, 3, 4, 3);
  teams_fixture_pair (&fixture, "A-B C", TRUE);
  teams_fixture_enter (&fixture, 1, 1, 1, "10");
  game = brg_store_load_game (fixture.store.store, fixture.store.group_id,
                              teams_fixture_board (&fixture, 1, 1, 3), &error);
  g_free (game->moves);
  game->moves = g_strdup ("c3-d4");
  g_assert_true (
      brg_store_save_game (fixture.store.store, game, BRG_GAME_CHANGE_MOVE, "c3-d4", &error));
  teams_fixture_before (&fixture);
  teams_fixture_refused (&fixture, teams_fixture_file (&fixture, "A", 1, "a4 a2 a3", NULL, &error),
                         &error, BRG_STORE_ERROR_REFUSED,
                         "Board 1 has begun: its players cannot change.");
  teams_fixture_refused (&fixture, teams_fixture_file (&fixture, "A", 1, "a1 a2 a4", NULL, &error),
                         &error, BRG_STORE_ERROR_REFUSED,
                         "Board 3 has begun: its players cannot change.");
  g_assert_true (teams_fixture_file (&fixture, "A", 1, "a1 a4 a3", NULL, &error));
  teams_fixture_assert_round (&fixture, 1, "A*-B 2:0 ?? [a1-b1 10, b2-a4 ??, a3-b3 ??] C 3 U");
  teams_fixture_before (&fixture);
  teams_fixture_refused (&fixture, teams_fixture_file (&fixture, "C", 1, "c1 c2 c3", NULL, &error),
                         &error, BRG_STORE_ERROR_REFUSED, "The team has no match in this round.");
  teams_fixture_enter (&fixture, 1, 1, 2, "10");
  teams_fixture_enter (&fixture, 1, 1, 3, "10");
  g_assert_true (
      brg_store_close_round (fixture.store.store, teams_fixture_round (&fixture, 1), &error));
  teams_fixture_before (&fixture);
  teams_fixture_refused (&fixture, teams_fixture_file (&fixture, "A", 1, "a1 a4 a3", NULL, &error),
                         &error, BRG_STORE_ERROR_CLOSED, "The round is closed.");
  teams_fixture_close (&fixture);
}

static void
test_snapshot_line_up (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  gint players[3];

  teams_fixture_open (&fixture, 3, 4, 3);
  teams_fixture_pair (&fixture, "A-B C", TRUE);
  g_assert_true (teams_fixture_file (&fixture, "B", 1, ". b4 b3", NULL, &error));
  snapshot = store_fixture_load (&fixture.store);
  g_assert_true (brg_snapshot_get_line_up (snapshot, 1, 1, players));
  g_assert_cmpint (players[0], ==, BRG_NOBODY);
  g_assert_cmpint (players[1], ==, 7);
  g_assert_cmpint (players[2], ==, 6);
  g_assert_true (brg_snapshot_get_line_up (snapshot, 0, 1, players));
  g_assert_cmpint (players[0], ==, 0);
  g_assert_cmpint (players[1], ==, 1);
  g_assert_false (brg_snapshot_get_line_up (snapshot, 2, 1, players));
  g_assert_false (brg_snapshot_get_line_up (snapshot, 0, 2, players));
  g_assert_cmpuint (snapshot->line_ups->len, ==, 1);
  teams_fixture_close (&fixture);
}

/* A line-up goes with its match to another round, and back. */
static void
test_goes_with_its_round (void)
{
  static const gint order[] = { 1, 3, 2 };
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;

  teams_fixture_open (&fixture, 4, 3, 2);
  teams_fixture_set_rules (&fixture, "berger", BRG_LINE_UP_FREE, 1);
  teams_fixture_pair (&fixture, "A-D B-C", FALSE);
  teams_fixture_pair (&fixture, "D-C A-B", FALSE);
  teams_fixture_pair (&fixture, "B-D C-A", FALSE);
  g_assert_true (teams_fixture_file (&fixture, "A", 2, "a2 a3", NULL, &error));
  g_assert_true (teams_fixture_file (&fixture, "A", 3, "a3 a1", NULL, &error));
  g_assert_true (teams_fixture_file (&fixture, "B", 3, "b3 b1", NULL, &error));
  g_assert_no_error (error);
  second = teams_fixture_describe (&fixture, 2);
  third = teams_fixture_describe (&fixture, 3);
  g_assert_nonnull (strstr (second, "A*-B "));
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_set_round_order (fixture.store.store, fixture.store.group_id, order,
                                            G_N_ELEMENTS (order), "?", &error));
  teams_fixture_after (&fixture, "Order of rounds changed: 1,3,2 (?)");
  teams_fixture_assert_round (&fixture, 2, third);
  teams_fixture_assert_round (&fixture, 3, second);
  brg_journal_verify (fixture.store.store, &error);
  g_assert_no_error (error);
  teams_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-line-ups")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/line-ups/rus-draughts-2022/5.4.9.3/colours", test_colours);
  g_test_add_func ("/data/line-ups/one-colour", test_one_colour);
  g_test_add_func ("/data/line-ups/publish", test_publish);
  g_test_add_func ("/data/line-ups/team-without-players", test_team_without_players);
  g_test_add_func ("/data/line-ups/rus-draughts-2022/5.4.9.2/one-team", test_file_for_one_team);
  g_test_add_func ("/data/line-ups/rus-draughts-2022/5.4.9.2/first-round-is-valid",
                   test_first_round_is_valid);
  g_test_add_func ("/data/line-ups/rus-draughts-2022/5.4.9.2/first-match-after-bye",
                   test_first_match_after_bye);
  g_test_add_func ("/data/line-ups/empty-board", test_empty_board);
  g_test_add_func ("/data/line-ups/short-team", test_short_team);
  g_test_add_func ("/data/line-ups/player-leaves", test_player_leaves);
  for (guint i = 0; i < G_N_ELEMENTS (rule_cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/data/line-ups/rus-draughts-2022/5.4.9.2/", rule_cases[i].path, NULL);

      g_test_add_data_func (path, &rule_cases[i], test_rule);
    }
  g_test_add_func ("/data/line-ups/rus-draughts-2022/5.4.9.2/free", test_free);
  g_test_add_func ("/data/line-ups/rus-draughts-2022/5.4.9.4/too-few", test_too_few);
  for (guint i = 0; i < G_N_ELEMENTS (time_cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/data/line-ups/rus-draughts-2022/5.4.9.2/time/", time_cases[i].path, NULL);

      g_test_add_data_func (path, &time_cases[i], test_time);
    }
  g_test_add_func ("/data/line-ups/begun", test_begun);
  g_test_add_func ("/data/line-ups/snapshot", test_snapshot_line_up);
  g_test_add_func ("/data/line-ups/goes-with-its-round", test_goes_with_its_round);
  return g_test_run ();
}
