/* test-store-teams.c - teams and their players: what the actions do and refuse
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-snapshot-teams.h"
#include "brg-snapshot-tournament.h"
#include "brg-store-lists.h"
#include "brg-store-removal.h"
#include "brg-test.h"
#include "teams-fixture.h"

/* "A: a1 a2; B: b1" in the order of the view of players; teams without players are passed over. */
static void
assert_players (TeamsFixture *fixture, const char *expected)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture->store);
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint team = 0; team < (gint) snapshot->entries->len; team++)
    {
      gint n_players;
      gint first = brg_snapshot_find_players (snapshot, team, &n_players);

      if (n_players == 0)
        continue;
      g_string_append_printf (text, "%s%s:", text->len > 0 ? "; " : "",
                              brg_snapshot_get_entry (snapshot, team)->family_name);
      for (gint i = first; i < first + n_players; i++)
        {
          const BrgEntry *player = brg_snapshot_get_entry (snapshot->players, i);

          g_assert_cmpint (player->team_place, ==, i - first + 1);
          g_assert_cmpint (player->number, ==, i + 1);
          g_assert_false (player->is_team);
          g_string_append_printf (text, " %s", player->family_name);
        }
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static GPtrArray *
make_entries (const char *first_team, ...)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  va_list names;

  va_start (names, first_team);
  for (const char *name = first_team; name != NULL; name = va_arg (names, const char *))
    g_ptr_array_add (entries, teams_fixture_make_entry (name, g_ascii_isupper (*name)));
  va_end (names);
  return entries;
}

static void
test_two_views (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgTournament) players = NULL;

  teams_fixture_open (&fixture, 3, 2, 2);
  assert_players (&fixture, "A: a1 a2; B: b1 b2; C: c1 c2");
  teams_fixture_pair (&fixture, "A-B C", TRUE);
  snapshot = store_fixture_load (&fixture.store);
  g_assert_true (brg_snapshot_has_teams (snapshot));
  g_assert_false (brg_snapshot_has_teams (snapshot->players));
  g_assert_true (brg_snapshot_get_boards (snapshot) == snapshot->players);
  g_assert_true (brg_snapshot_get_boards (snapshot->players) == snapshot->players);
  g_assert_cmpint (snapshot->players->group->id, ==, snapshot->group->id);
  g_assert_cmpint (snapshot->players->event->id, ==, snapshot->event->id);
  g_assert_cmpint (snapshot->players->journal_id, ==, snapshot->journal_id);
  g_assert_cmpint (brg_snapshot_count_numbered (snapshot), ==, 3);
  g_assert_cmpint (brg_snapshot_count_numbered (snapshot->players), ==, 6);
  g_assert_cmpint (brg_snapshot_count_rounds (snapshot->players), ==, 9);
  players = brg_snapshot_to_tournament (snapshot->players);
  g_assert_cmpint (players->n_players, ==, 6);
  g_assert_cmpint (brg_tournament_cell (players, 0, 1)->opponent, ==, 2);
  g_assert_cmpint (brg_tournament_cell (players, 1, 1)->colour, ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (brg_tournament_cell (players, 4, 1)->outcome, ==, BRG_OUTCOME_ZERO_BYE);
  teams_fixture_close (&fixture);
}

/* An individual event has one view only. */
static void
test_players_alone (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEntry) team = teams_fixture_make_entry ("A", TRUE);
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  snapshot = store_fixture_load (&fixture);
  g_assert_null (snapshot->players);
  g_assert_false (brg_snapshot_has_teams (snapshot));
  g_assert_true (brg_snapshot_get_boards (snapshot) == snapshot);
  g_assert_false (brg_store_add_entry (fixture.store, fixture.group_id, team, BRG_OUTCOME_ZERO_BYE,
                                       NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "This event has no teams.");
  store_fixture_close (&fixture);
}

static void
test_add (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GPtrArray) one = make_entries ("C", "c1", "c2", NULL);
  g_autoptr (GPtrArray) two = make_entries ("D", "d1", "E", "e1", NULL);
  g_autoptr (BrgEntry) player = teams_fixture_make_entry ("a3", FALSE);
  g_autoptr (BrgEntry) nobody = teams_fixture_make_entry ("z1", FALSE);
  g_autoptr (GError) error = NULL;
  BrgStore *store;
  gint64 group_id;

  teams_fixture_open (&fixture, 2, 2, 2);
  store = fixture.store.store;
  group_id = fixture.store.group_id;
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_add_entries (store, group_id, one, NULL, &error));
  teams_fixture_after (&fixture, "Team added: C");
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_add_entries (store, group_id, two, NULL, &error));
  teams_fixture_after (&fixture, "2 teams added");
  player->team_id = teams_fixture_id (&fixture, "A");
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_add_entry (store, group_id, player, BRG_OUTCOME_ZERO_BYE, NULL, &error));
  teams_fixture_after (&fixture, "Player added: a3");
  assert_players (&fixture, "A: a1 a2 a3; B: b1 b2; C: c1 c2; D: d1; E: e1");
  teams_fixture_before (&fixture);
  teams_fixture_refused (
      &fixture, brg_store_add_entry (store, group_id, nobody, BRG_OUTCOME_ZERO_BYE, NULL, &error),
      &error, BRG_STORE_ERROR_REFUSED,
      "In a team event every player belongs to a team. Add the team first.");
  nobody->team_id = teams_fixture_id (&fixture, "a1");
  teams_fixture_refused (
      &fixture, brg_store_add_entry (store, group_id, nobody, BRG_OUTCOME_ZERO_BYE, NULL, &error),
      &error, BRG_STORE_ERROR_NOT_FOUND, "The team is no longer in the list.");
  teams_fixture_close (&fixture);
}

static void
test_update (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (BrgEntry) team = NULL;
  g_autoptr (GError) error = NULL;

  teams_fixture_open (&fixture, 2, 2, 2);
  {
    g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture.store);

    team = brg_entry_copy (brg_snapshot_get_entry (snapshot, 1));
  }
  g_free (team->captain);
  team->captain = g_strdup ("Лосев");
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_update_entry (fixture.store.store, team, &error));
  teams_fixture_after (&fixture, "Details of B");
  teams_fixture_close (&fixture);
}

static void
test_move (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  BrgStore *store;
  gint64 a;
  gint64 b;

  teams_fixture_open (&fixture, 2, 3, 2);
  store = fixture.store.store;
  a = teams_fixture_id (&fixture, "A");
  b = teams_fixture_id (&fixture, "B");
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_move_player (store, teams_fixture_id (&fixture, "a3"), a, 1, &error));
  teams_fixture_after (&fixture, "a3: A, place 1");
  assert_players (&fixture, "A: a3 a1 a2; B: b1 b2 b3");
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_move_player (store, teams_fixture_id (&fixture, "b2"), a, 99, &error));
  teams_fixture_after (&fixture, "b2: A, place 99");
  assert_players (&fixture, "A: a3 a1 a2 b2; B: b1 b3");
  teams_fixture_pair (&fixture, "A-B", TRUE);
  teams_fixture_before (&fixture);
  teams_fixture_refused (
      &fixture, brg_store_move_player (store, teams_fixture_id (&fixture, "a1"), b, 1, &error),
      &error, BRG_STORE_ERROR_REFUSED, "The player already has a board and stays in the team.");
  teams_fixture_refused (&fixture, brg_store_move_player (store, a, b, 1, &error), &error,
                         BRG_STORE_ERROR_NOT_FOUND, "The player is no longer in the list.");
  /* The reserve has sat nowhere. */
  g_assert_true (brg_store_move_player (store, teams_fixture_id (&fixture, "b2"), b, 1, &error));
  assert_players (&fixture, "A: a3 a1 a2; B: b2 b1 b3");
  teams_fixture_close (&fixture);
}

/* A planned round follows: also where the two teams meet between which the player changes. */
static void
test_move_in_planned_round (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  teams_fixture_open (&fixture, 2, 3, 2);
  teams_fixture_pair (&fixture, "A-B", FALSE);
  teams_fixture_assert_round (&fixture, 1, "A-B 0:0 ?? [a1-b1 ??, b2-a2 ??]");
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_move_player (fixture.store.store, teams_fixture_id (&fixture, "a1"),
                                        teams_fixture_id (&fixture, "B"), 2, &error));
  teams_fixture_after (&fixture, "a1: B, place 2");
  teams_fixture_assert_round (&fixture, 1, "A-B 0:0 ?? [a2-b1 ??, a1-a3 ??]");
  teams_fixture_close (&fixture);
}

static void
test_remove_player (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  BrgStore *store;

  teams_fixture_open (&fixture, 2, 3, 2);
  store = fixture.store.store;
  teams_fixture_pair (&fixture, "A-B", FALSE);
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_remove_entry (store, teams_fixture_id (&fixture, "a1"), &error));
  teams_fixture_after (&fixture, "Player removed: a1");
  assert_players (&fixture, "A: a2 a3; B: b1 b2 b3");
  teams_fixture_assert_round (&fixture, 1, "A-B 0:0 ?? [a2-b1 ??, b2-a3 ??]");
  brg_store_publish_round (store, teams_fixture_round (&fixture, 1), &error);
  g_assert_no_error (error);
  teams_fixture_before (&fixture);
  teams_fixture_refused (
      &fixture, brg_store_remove_entry (store, teams_fixture_id (&fixture, "a2"), &error), &error,
      BRG_STORE_ERROR_REFUSED, "The player has already been paired and can only be withdrawn.");
  g_assert_true (brg_store_remove_entry (store, teams_fixture_id (&fixture, "b3"), &error));
  teams_fixture_close (&fixture);
}

static void
test_remove_team (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  BrgStore *store;

  teams_fixture_open (&fixture, 4, 2, 2);
  store = fixture.store.store;
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_remove_entry (store, teams_fixture_id (&fixture, "B"), &error));
  teams_fixture_after (&fixture, "Team removed: B");
  assert_players (&fixture, "A: a1 a2; C: c1 c2; D: d1 d2");
  snapshot = store_fixture_load (&fixture.store);
  g_assert_cmpint (brg_snapshot_get_entry (snapshot, 2)->number, ==, 3);
  teams_fixture_pair (&fixture, "A-C D", TRUE);
  teams_fixture_before (&fixture);
  teams_fixture_refused (
      &fixture, brg_store_remove_entry (store, teams_fixture_id (&fixture, "D"), &error), &error,
      BRG_STORE_ERROR_REFUSED, "The team has already been paired. It can only be withdrawn.");
  teams_fixture_close (&fixture);
}

static void
test_numbers (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GPtrArray) late = make_entries ("C", "c1", NULL);
  g_autoptr (GError) error = NULL;
  BrgStore *store;
  gint64 ids[4];

  teams_fixture_open (&fixture, 2, 2, 2);
  store = fixture.store.store;
  g_assert_true (brg_store_add_entries (store, fixture.store.group_id, late, NULL, &error));
  ids[0] = teams_fixture_id (&fixture, "A");
  ids[1] = teams_fixture_id (&fixture, "B");
  ids[2] = teams_fixture_id (&fixture, "C");
  ids[3] = teams_fixture_id (&fixture, "a1");
  teams_fixture_before (&fixture);
  g_assert_true (
      brg_store_number_entries (store, fixture.store.group_id, ids, 3, "hand", 0, NULL, &error));
  teams_fixture_after (&fixture, "Pairing numbers entered by hand");
  teams_fixture_before (&fixture);
  teams_fixture_refused (
      &fixture,
      brg_store_number_entries (store, fixture.store.group_id, ids, 4, "hand", 0, NULL, &error),
      &error, BRG_STORE_ERROR_REFUSED,
      "The list of players has changed. Assign the numbers "
      "again.");
  teams_fixture_refused (
      &fixture,
      brg_store_number_entries (store, fixture.store.group_id, ids + 1, 3, "hand", 0, NULL, &error),
      &error, BRG_STORE_ERROR_REFUSED, "Only teams have pairing numbers.");
  ids[0] = teams_fixture_id (&fixture, "C");
  ids[2] = teams_fixture_id (&fixture, "A");
  teams_fixture_before (&fixture);
  g_assert_true (
      brg_store_number_entries (store, fixture.store.group_id, ids, 3, "hand", 0, NULL, &error));
  assert_players (&fixture, "C: c1; B: b1 b2; A: a1 a2");
  teams_fixture_after (&fixture, "Pairing numbers entered by hand");
  teams_fixture_close (&fixture);
}

/* A team that comes late and is numbered with the pairing of its first round. */
static void
test_late_team (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (BrgEntry) team = teams_fixture_make_entry ("C", TRUE);
  g_autoptr (BrgEntry) player = teams_fixture_make_entry ("c1", FALSE);
  g_autoptr (BrgRoundPlan) plan = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (GError) error = NULL;
  BrgPlannedBoard board = { .round = 2 };
  gint64 id = 0;

  teams_fixture_open (&fixture, 2, 1, 1);
  teams_fixture_pair (&fixture, "A-B", TRUE);
  teams_fixture_enter (&fixture, 1, 1, 1, "10");
  team->joins_round = 2;
  g_assert_true (brg_store_add_entry (fixture.store.store, fixture.store.group_id, team,
                                      BRG_OUTCOME_HALF_BYE, &id, &error));
  player->team_id = id;
  g_assert_true (brg_store_add_entry (fixture.store.store, fixture.store.group_id, player,
                                      BRG_OUTCOME_ZERO_BYE, NULL, &error));
  plan = brg_round_plan_new (fixture.store.group_id);
  board.white_id = id;
  board.black_id = teams_fixture_id (&fixture, "A");
  g_array_append_val (plan->boards, board);
  g_array_append_val (plan->numbering, id);
  g_assert_true (brg_store_add_rounds (fixture.store.store, plan, &error));
  snapshot = store_fixture_load (&fixture.store);
  g_assert_cmpint (brg_snapshot_get_entry (snapshot, 2)->number, ==, 3);
  teams_fixture_assert_round (&fixture, 2, "C-A 0:0 ?? [c1-a1 ??]");
  tournament = brg_snapshot_to_tournament (snapshot);
  /* A half-point bye is worth a drawn match: one point, and half of the boards. */
  g_assert_cmpint (brg_tournament_score (tournament, 2, 1), ==, BRG_POINT);
  g_assert_cmpint (brg_tournament_board_score (tournament, 2, 1), ==, BRG_POINT / 2);
  teams_fixture_close (&fixture);
}

static void
test_absence_and_bans (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  BrgStore *store;
  gint64 a1;
  gint64 b1;

  teams_fixture_open (&fixture, 2, 2, 2);
  store = fixture.store.store;
  a1 = teams_fixture_id (&fixture, "a1");
  b1 = teams_fixture_id (&fixture, "b1");
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_set_absence (store, teams_fixture_id (&fixture, "A"), 1,
                                        BRG_OUTCOME_HALF_BYE, &error));
  teams_fixture_after (&fixture, "A has a half-point bye in round 1");
  teams_fixture_before (&fixture);
  g_assert_true (brg_store_forbid_pair (store, teams_fixture_id (&fixture, "A"),
                                        teams_fixture_id (&fixture, "B"), 1, 2, &error));
  teams_fixture_after (&fixture, "Forbidden pair: A - B, rounds 1 to 2");
  teams_fixture_before (&fixture);
  teams_fixture_refused (
      &fixture, brg_store_set_absence (store, a1, 1, BRG_OUTCOME_ZERO_BYE, &error), &error,
      BRG_STORE_ERROR_REFUSED, "A team player misses a round through the line-up.");
  teams_fixture_refused (&fixture, brg_store_forbid_pair (store, a1, b1, 1, 2, &error), &error,
                         BRG_STORE_ERROR_REFUSED, "Teams are paired here, not their players.");
  teams_fixture_close (&fixture);
}

/* A team that left has no missing results; its players have left with it. */
static void
test_withdraw_team (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GPtrArray) events = NULL;
  g_autoptr (GError) error = NULL;

  teams_fixture_open (&fixture, 4, 1, 1);
  teams_fixture_pair (&fixture, "A-B C-D", TRUE);
  teams_fixture_before (&fixture);
  g_assert_true (
      brg_store_withdraw (fixture.store.store, teams_fixture_id (&fixture, "B"), 0, "", &error));
  teams_fixture_after (&fixture, "B withdrew before round 1");
  snapshot = store_fixture_load (&fixture.store);
  g_assert_cmpint (brg_snapshot_get_entry (snapshot->players, 1)->left_after, ==, 0);
  events = brg_store_list_events (fixture.store.store, &error);
  g_assert_cmpint (((const BrgEventSummary *) events->pdata[0])->n_missing, ==, 1);
  g_assert_cmpint (((const BrgEventSummary *) events->pdata[0])->n_players, ==, 4);
  teams_fixture_enter (&fixture, 1, 2, 1, "10");
  g_assert_true (
      brg_store_close_round (fixture.store.store, teams_fixture_round (&fixture, 1), &error));
  teams_fixture_close (&fixture);
}

static void
test_boards_of_group (void)
{
  TeamsFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;

  teams_fixture_open (&fixture, 2, 3, 2);
  snapshot = store_fixture_load (&fixture.store);
  teams_fixture_before (&fixture);
  snapshot->group->boards = 0;
  teams_fixture_refused (
      &fixture, brg_store_update_group (fixture.store.store, snapshot->group, &error), &error,
      BRG_STORE_ERROR_REFUSED, "There are teams. Remove them to make it an individual event.");
  snapshot->group->boards = 3;
  g_assert_true (brg_store_update_group (fixture.store.store, snapshot->group, &error));
  teams_fixture_after (&fixture, "Settings of the tournament");
  teams_fixture_pair (&fixture, "A-B", TRUE);
  teams_fixture_before (&fixture);
  snapshot->group->boards = 2;
  teams_fixture_refused (&fixture,
                         brg_store_update_event_and_group (fixture.store.store, snapshot->event,
                                                           snapshot->group, &error),
                         &error, BRG_STORE_ERROR_REFUSED,
                         "The number of boards cannot change once a round is paired.");
  teams_fixture_close (&fixture);
}

static void
test_boards_of_players (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 2);
  snapshot = store_fixture_load (&fixture);
  snapshot->group->boards = 4;
  g_assert_false (brg_store_update_group (fixture.store, snapshot->group, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==,
                   "There are players without a team. Remove them to make it a team event.");
  store_fixture_close (&fixture);
}

/* A file is read as the same two views; results of matches come from the boards. */
static void
test_import_and_delete (void)
{
  TeamsFixture fixture = { 0 };
  TeamsFixture copy;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  teams_fixture_open (&fixture, 3, 3, 2);
  teams_fixture_pair (&fixture, "A-B C", TRUE);
  g_assert_true (teams_fixture_file (&fixture, "B", 1, "b3 .", "late", &error));
  teams_fixture_enter (&fixture, 1, 1, 1, "01");
  teams_fixture_pair (&fixture, "C-A B", TRUE);
  first = teams_fixture_describe (&fixture, 1);
  second = teams_fixture_describe (&fixture, 2);
  snapshot = store_fixture_load (&fixture.store);
  copy = fixture;
  g_assert_true (brg_store_import_event (copy.store.store, snapshot, "file.trf",
                                         &copy.store.group_id, &error));
  g_assert_cmpint (copy.store.group_id, !=, fixture.store.group_id);
  /* A file knows no times of filing. */
  g_assert_cmpstr (first, ==, "A-B* 2:2 == [a1-b3 01, a2-. +-] C 2 U");
  teams_fixture_assert_round (&copy, 1, "A-B 2:2 == [a1-b3 01, a2-. +-] C 2 U");
  teams_fixture_assert_round (&copy, 2, second);
  assert_players (&copy, "A: a1 a2 a3; B: b1 b2 b3; C: c1 c2 c3");
  {
    g_autoptr (BrgSnapshot) imported = store_fixture_load (&copy.store);

    g_assert_true (brg_store_delete_event (copy.store.store, imported->event->id, &error));
    g_assert_null (brg_store_load (copy.store.store, copy.store.group_id, NULL));
  }
  brg_journal_undo (copy.store.store, 0, &error);
  g_assert_no_error (error);
  teams_fixture_assert_round (&copy, 2, second);
  g_assert_true (brg_store_delete_event (fixture.store.store, fixture.store.event_id, &error));
  teams_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-teams")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/teams/two-views", test_two_views);
  g_test_add_func ("/data/teams/players-alone", test_players_alone);
  g_test_add_func ("/data/teams/add", test_add);
  g_test_add_func ("/data/teams/update", test_update);
  g_test_add_func ("/data/teams/move", test_move);
  g_test_add_func ("/data/teams/move-in-planned-round", test_move_in_planned_round);
  g_test_add_func ("/data/teams/remove-player", test_remove_player);
  g_test_add_func ("/data/teams/remove-team", test_remove_team);
  g_test_add_func ("/data/teams/numbers", test_numbers);
  g_test_add_func ("/data/teams/fide-team-swiss-2026/1.4/late-team", test_late_team);
  g_test_add_func ("/data/teams/absence-and-bans", test_absence_and_bans);
  g_test_add_func ("/data/teams/withdraw-team", test_withdraw_team);
  g_test_add_func ("/data/teams/boards-of-group", test_boards_of_group);
  g_test_add_func ("/data/teams/boards-of-players", test_boards_of_players);
  g_test_add_func ("/data/teams/import-and-delete", test_import_and_delete);
  return g_test_run ();
}
