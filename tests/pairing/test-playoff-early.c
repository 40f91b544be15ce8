/* test-playoff-early.c - games of the last round that may begin before the others
 *
 * Expected values: small cases worked by hand, and every course of the last round of random small
 * tournaments played out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-playoff-early.h"
#include "brg-test.h"

#define MOST_PLAYERS 9

/* Neighbours play; of an odd number the last one has no game. */
static BrgTournament *
make_round (const gint *half_points, gint n_players)
{
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, n_players, 1);

  for (gint i = 0; i < n_players; i++)
    brg_tournament_set_carried (tournament, i, half_points[i] * BRG_POINT / 2);
  for (gint i = 0; i + 1 < n_players; i += 2)
    brg_tournament_set_game (tournament, 1, i, i + 1, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  return tournament;
}

static GArray *
list_early (const BrgTournament *tournament, gint place)
{
  g_autoptr (BrgStandings) standings = brg_standings_compute (
      tournament, NULL, tournament->n_rounds, BRG_TIEBREAK_DRAUGHTS_2022, NULL, 0);

  return brg_playoff_list_early (tournament, standings, place);
}

/* "1-2 both", "3-4 white" with start numbers. */
static char *
dup_early (const BrgTournament *tournament, gint place)
{
  g_autoptr (GArray) games = list_early (tournament, place);
  GString *text = g_string_new (NULL);

  g_assert_nonnull (games);
  for (guint i = 0; i < games->len; i++)
    {
      const BrgEarlyGame *game = &g_array_index (games, BrgEarlyGame, i);

      g_string_append_printf (text, "%s%d-%d %s", i > 0 ? ", " : "", game->white + 1,
                              game->black + 1,
                              !game->black_may   ? "white"
                              : !game->white_may ? "black"
                                                 : "both");
    }
  return g_string_free (text, FALSE);
}

static void
test_hand (void)
{
  static const struct
  {
    gint points[6];
    gint place;
    const char *expected;
  } items[] = {
    /* 6 and 5 play: after a win of the second both have 6; the third reaches 5½ at most. */
    { { 12, 10, 9, 8, 7, 6 }, 1, "1-2 both" },
    /* The leader is a point and a half ahead: nobody comes level with him. */
    { { 12, 9, 9, 8, 7, 6 }, 1, "" },
    /* The leader plays somebody who is out of it: he may be caught, so his game is one of them. */
    { { 12, 4, 10, 9, 3, 2 }, 1, "1-2 white, 3-4 white" },
    /* 6 against 6, and 5½ against 5: a draw gives 6½ each, a win 7; 6½ can be reached by the third.
     */
    { { 12, 12, 11, 10, 3, 2 }, 1, "1-2 both, 3-4 white" },
    /* Three places: two are away, 4½, 4 and 4 play for the third. */
    { { 14, 13, 9, 8, 8, 2 }, 3, "3-4 both, 5-6 white" },
    /* A half less, and nobody reaches the third whatever he does. */
    { { 14, 13, 9, 8, 7, 2 }, 3, "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      g_autoptr (BrgTournament) tournament = make_round (items[i].points, 6);
      g_autofree char *early = dup_early (tournament, items[i].place);

      g_assert_cmpstr (early, ==, items[i].expected);
    }
}

/* Whether @player shares the last of the places with others by @points. */
static gboolean
is_level (const gint *points, gint n_players, gint player, gint place)
{
  gint above = 0;
  gint level = 0;

  for (gint i = 0; i < n_players; i++)
    {
      above += points[i] > points[player];
      level += points[i] == points[player];
    }
  return above < place && above + level > place;
}

/* Every course of the games. */
static void
play_out (const gint *half_points, gint n_players, gint place, gboolean *may)
{
  gint n_games = n_players / 2;
  gint n_courses = 1;

  for (gint i = 0; i < n_games; i++)
    n_courses *= 3;
  for (gint course = 0; course < n_courses; course++)
    {
      gint points[MOST_PLAYERS];
      gint rest = course;

      for (gint i = 0; i < n_players; i++)
        points[i] = half_points[i];
      for (gint i = 0; i < n_games; i++, rest /= 3)
        {
          points[2 * i] += rest % 3;
          points[2 * i + 1] += 2 - rest % 3;
        }
      for (gint i = 0; i < n_players; i++)
        may[i] = may[i] || is_level (points, n_players, i, place);
    }
}

static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (3052);

  for (gint round = 0; round < 400; round++)
    {
      gint n_players = g_rand_int_range (random, 2, MOST_PLAYERS + 1);
      gint place = g_rand_int_range (random, 1, 4);
      gint half_points[MOST_PLAYERS] = { 0 };
      gboolean may[MOST_PLAYERS] = { FALSE };
      g_autoptr (BrgTournament) tournament = NULL;
      g_autoptr (GArray) games = NULL;
      guint n_expected = 0;

      for (gint i = 0; i < n_players; i++)
        half_points[i] = g_rand_int_range (random, 0, 8);
      play_out (half_points, n_players, place, may);
      tournament = make_round (half_points, n_players);
      games = list_early (tournament, place);
      for (gint i = 0; i + 1 < n_players; i += 2)
        n_expected += may[i] || may[i + 1];
      g_assert_cmpuint (games->len, ==, n_expected);
      for (guint i = 0; i < games->len; i++)
        {
          const BrgEarlyGame *game = &g_array_index (games, BrgEarlyGame, i);

          g_assert_cmpint (game->white_may, ==, may[game->white]);
          g_assert_cmpint (game->black_may, ==, may[game->black]);
        }
    }
}

/* Nobody knows while the last round is not paired, or an earlier game is open. */
static void
test_unknown (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 4, 2);

  brg_tournament_set_game (tournament, 1, 0, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  brg_tournament_set_game (tournament, 1, 2, 3, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  g_assert_null (list_early (tournament, 1));
  brg_tournament_set_game (tournament, 2, 0, 2, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  brg_tournament_set_game (tournament, 2, 1, 3, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  g_assert_null (list_early (tournament, 1));
}

BRG_TEST_TOPIC ("playoff-early")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/playoff-early/rus-chess-2014/30.5.2/by-hand", test_hand);
  g_test_add_func ("/pairing/playoff-early/rus-chess-2014/30.5.2/random", test_random);
  g_test_add_func ("/pairing/playoff-early/unknown", test_unknown);
  return g_test_run ();
}
