/* test-team-list.c - teams with their players below them, as a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-key.h"
#include "brg-player-list.h"
#include "brg-snapshot-teams.h"
#include "brg-start-numbers.h"
#include "brg-team-list.h"
#include "brg-test.h"

static BrgEntry *
make_entry (gint64 id, const char *name, gint rating)
{
  BrgEntry *entry = brg_entry_new ();

  entry->id = id;
  g_free (entry->family_name);
  entry->family_name = g_strdup (name);
  entry->rating = rating;
  return entry;
}

static void
add_team (BrgSnapshot *snapshot, gint64 id, const char *name, gint rating)
{
  BrgEntry *team = make_entry (id, name, rating);

  team->is_team = TRUE;
  g_ptr_array_add (snapshot->entries, team);
}

static void
add_player (BrgSnapshot *snapshot,
            gint64 id,
            const char *name,
            gint64 team_id,
            gint place,
            gint rating)
{
  BrgEntry *player = make_entry (id, name, rating);

  player->team_id = team_id;
  player->team_place = place;
  g_ptr_array_add (snapshot->players->entries, player);
}

/* Two boards: Kazan with a reserve, Samara with a rating of its own, Penza with one player. */
static BrgSnapshot *
make_teams (void)
{
  BrgSnapshot *snapshot = brg_snapshot_new ();

  snapshot->group->boards = 2;
  g_free (snapshot->group->system);
  snapshot->group->system = g_strdup ("team-swiss");
  add_team (snapshot, 1, "Казань", 0);
  add_team (snapshot, 2, "Самара", 1900);
  add_team (snapshot, 3, "Пенза", 0);
  brg_snapshot_add_players (snapshot);
  add_player (snapshot, 11, "Абросимов", 1, 1, 2100);
  add_player (snapshot, 12, "Бережной", 1, 2, 2001);
  add_player (snapshot, 13, "Вавилин", 1, 3, 2500);
  add_player (snapshot, 21, "Гречко", 2, 1, 2300);
  add_player (snapshot, 22, "Дорохов", 2, 2, 0);
  add_player (snapshot, 31, "Евсеев", 3, 1, 1800);
  brg_snapshot_finish_teams (snapshot);
  return snapshot;
}

static void
test_rows (void)
{
  static const gint64 expected[] = { 1, 11, 12, 13, 2, 21, 22, 3, 31 };
  g_autoptr (BrgSnapshot) snapshot = make_teams ();
  g_autoptr (GArray) rows = brg_team_list_rows (snapshot);

  g_assert_cmpuint (rows->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < rows->len; i++)
    {
      const BrgTeamRow *row = &g_array_index (rows, BrgTeamRow, i);

      g_assert_cmpint (brg_snapshot_get_entry (row->view, row->index)->id, ==, expected[i]);
    }
}

/* Where players play for themselves the list is the players. */
static void
test_rows_of_players (void)
{
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
  g_autoptr (GArray) rows = NULL;

  g_ptr_array_add (snapshot->entries, make_entry (5, "Ким", 0));
  rows = brg_team_list_rows (snapshot);
  g_assert_cmpuint (rows->len, ==, 1);
  g_assert_true (g_array_index (rows, BrgTeamRow, 0).view == snapshot);
}

static void
test_find_view (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_teams ();
  gint index = -1;

  g_assert_true (brg_team_list_find_view (snapshot, 2, &index) == snapshot);
  g_assert_cmpint (index, ==, 1);
  g_assert_true (brg_team_list_find_view (snapshot, 22, &index) == snapshot->players);
  g_assert_cmpint (index, ==, 4);
  g_assert_null (brg_team_list_find_view (snapshot, 99, NULL));
}

/* The reserve does not count, nor who has no rating; the team's own rating goes before. */
static void
test_rating (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_teams ();
  gboolean is_average = FALSE;

  g_assert_cmpint (brg_team_list_get_rating (snapshot, 0, &is_average), ==, 2051);
  g_assert_true (is_average);
  g_assert_cmpint (brg_team_list_get_rating (snapshot, 1, &is_average), ==, 1900);
  g_assert_false (is_average);
  ((BrgEntry *) snapshot->entries->pdata[1])->rating = 0;
  g_assert_cmpint (brg_team_list_get_rating (snapshot, 1, &is_average), ==, 2300);
  g_assert_cmpint (brg_team_list_get_rating (snapshot->players, 2, &is_average), ==, 2500);
  g_assert_false (is_average);
}

static void
test_numbers_by_average (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_teams ();
  g_autofree gint *order = brg_start_numbers_order (snapshot, BRG_NUMBERS_RATING, 1);

  g_assert_cmpint (order[0], ==, 0);
  g_assert_cmpint (order[1], ==, 1);
  g_assert_cmpint (order[2], ==, 2);
  ((BrgEntry *) snapshot->entries->pdata[1])->rating = 2052;
  g_free (order);
  order = brg_start_numbers_order (snapshot, BRG_NUMBERS_RATING, 1);
  g_assert_cmpint (order[0], ==, 1);
  g_assert_cmpint (order[1], ==, 0);
}

static void
test_reserves_and_short_teams (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_teams ();
  g_autofree BrgPlayerDoubt *doubts = brg_player_list_find_doubts (snapshot, NULL);

  g_assert_false (brg_team_list_is_reserve (snapshot->players, 1));
  g_assert_true (brg_team_list_is_reserve (snapshot->players, 2));
  g_assert_cmpint (doubts[0], ==, BRG_PLAYER_DOUBT_NONE);
  g_assert_cmpint (doubts[1], ==, BRG_PLAYER_DOUBT_NONE);
  g_assert_cmpint (doubts[2], ==, BRG_PLAYER_DOUBT_SHORT_TEAM);
}

static guint
count_found (char *const *keys, const char *words)
{
  guint n = 0;

  for (guint i = 0; keys[i] != NULL; i++)
    n += brg_player_key_matches (keys[i], words);
  return n;
}

/* A team with its players, a player with his team; Latin words find both. */
static void
test_search (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_teams ();
  g_autoptr (GArray) rows = brg_team_list_rows (snapshot);
  g_auto (GStrv) keys = brg_team_list_dup_keys (snapshot, rows);

  g_assert_cmpuint (g_strv_length (keys), ==, rows->len);
  g_assert_cmpuint (count_found (keys, "самара"), ==, 3);
  g_assert_cmpuint (count_found (keys, "samara"), ==, 3);
  g_assert_cmpuint (count_found (keys, "дорохов"), ==, 2);
  g_assert_cmpuint (count_found (keys, "самара дорохов"), ==, 2);
  g_assert_cmpuint (count_found (keys, "казань дорохов"), ==, 0);
}

BRG_TEST_TOPIC ("team-list")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/team-list/rows", test_rows);
  g_test_add_func ("/app/team-list/rows-of-players", test_rows_of_players);
  g_test_add_func ("/app/team-list/find-view", test_find_view);
  g_test_add_func ("/app/team-list/rating", test_rating);
  g_test_add_func ("/app/team-list/numbers-by-average", test_numbers_by_average);
  g_test_add_func ("/app/team-list/reserves-and-short-teams", test_reserves_and_short_teams);
  g_test_add_func ("/app/team-list/search", test_search);
  return g_test_run ();
}
