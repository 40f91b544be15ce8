/* test-knockout-places.c - meetings of a knock-out, lots for level ones, places in the standings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-bracket.h"
#include "brg-knockout-replay.h"
#include "brg-knockout.h"
#include "brg-pairing-systems.h"
#include "brg-test.h"
#include "pairing-text.h"

static BrgTournament *
make_tournament (const BrgPairingSystem *system, gint n_players, gint n_games)
{
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, n_players,
                                                  system->count_rounds (n_players, n_games));

  tournament->cycles = n_games;
  for (gint player = 0; player < n_players; player++)
    tournament->players[player].number = player + 1;
  return tournament;
}

/* Pairs and plays every round at random, without draws. */
static void
play_at_random (const BrgPairingSystem *system, BrgTournament *tournament, GRand *rand)
{
  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      BrgPairingRequest request = { .round = round, .seed = 7 };
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgPairing) pairing =
          brg_pairing_system_pair (system, tournament, &request, &error);

      g_assert_no_error (error);
      g_assert_true (pairing->exists);
      for (guint i = 0; i < pairing->pairs->len; i++)
        {
          BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);
          gboolean white_wins = g_rand_boolean (rand);

          if (pair.black == BRG_NOBODY)
            brg_tournament_set_bye (tournament, round, pair.white, BRG_OUTCOME_PAIRING_BYE);
          else
            brg_tournament_set_game (tournament, round, pair.white, pair.black,
                                     white_wins ? BRG_OUTCOME_WIN : BRG_OUTCOME_LOSS,
                                     white_wins ? BRG_OUTCOME_LOSS : BRG_OUTCOME_WIN);
        }
    }
}

static BrgStandings *
rank (const BrgPairingSystem *system, const BrgTournament *tournament)
{
  BrgStandings *standings = brg_standings_compute (tournament, NULL, tournament->n_rounds,
                                                   BRG_TIEBREAK_DRAUGHTS_2022, NULL, 0);
  g_autofree BrgPlaceRange *places =
      brg_knockout_list_places (system, tournament, tournament->n_rounds, NULL, 0);

  brg_knockout_rank (standings, places);
  return standings;
}

/* Place by number of players and sequence, as the file has it; 0 for none. */
static gint
find_place (char **lines, gint n_players, const char *sequence)
{
  g_autofree char *start = g_strdup_printf ("%d\t%s\t", n_players, sequence);

  for (guint i = 1; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], start))
      return (gint) g_ascii_strtoll (lines[i] + strlen (start), NULL, 10);
  return 0;
}

/* A win or a bye in every stage is W. */
static char *
dup_sequence (const BrgTournament *tournament, gint player)
{
  GString *sequence = g_string_new (NULL);

  for (gint stage = 1; stage <= tournament->n_rounds; stage++)
    {
      const BrgOutcome outcome = brg_tournament_cell (tournament, player, stage)->outcome;

      g_string_append_c (
          sequence, outcome == BRG_OUTCOME_WIN || outcome == BRG_OUTCOME_PAIRING_BYE ? 'W' : 'L');
    }
  return g_string_free (sequence, FALSE);
}

static char **
read_sequences (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "fixtures", "tables", "all-places-sequences.tsv", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (text, "\n", -1);
}

/* rus-draughts-2022 1.4: the table of places by wins and losses. */
static void
test_all_places (void)
{
  static const gint sizes[] = { 4, 5, 6, 7, 8, 12, 16 };
  g_auto (GStrv) lines = read_sequences ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (14);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (gint turn = 0; turn < 20; turn++)
      {
        g_autoptr (BrgTournament) tournament =
            make_tournament (&brg_all_places_system, sizes[i], 1);
        g_autoptr (BrgStandings) standings = NULL;

        play_at_random (&brg_all_places_system, tournament, rand);
        standings = rank (&brg_all_places_system, tournament);
        for (gint line = 0; line < sizes[i]; line++)
          {
            const BrgStanding *standing = &standings->lines[line];
            g_autofree char *sequence = dup_sequence (tournament, standing->player);

            g_assert_cmpint (standing->place, ==, line + 1);
            g_assert_cmpint (standing->last_place, ==, line + 1);
            g_assert_cmpint (find_place (lines, sizes[i], sequence), ==, line + 1);
            g_assert_cmpint (standings->line_of[standing->player], ==, line);
          }
        g_assert_true (standings->is_bracket);
      }
}

/* "1 2 3-4 3-4 5-8": places in the order of the lines. */
static char *
dup_places (const BrgStandings *standings)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint i = 0; i < standings->n_lines; i++)
    {
      const BrgStanding *line = &standings->lines[i];

      g_string_append_printf (text, "%s%d", i > 0 ? " " : "", line->place);
      if (line->place != line->last_place)
        g_string_append_printf (text, "-%d", line->last_place);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* rus-draughts-2022 1.4: who went out in one stage shares the places. */
static void
test_shared_places (void)
{
  static const struct
  {
    gint n_players;
    const char *places;
  } cases[] = {
    { 2, "1 2" },
    { 3, "1 2 3" },
    { 6, "1 2 3-4 3-4 5-6 5-6" },
    { 8, "1 2 3-4 3-4 5-8 5-8 5-8 5-8" },
    { 9, "1 2 3-4 3-4 5-8 5-8 5-8 5-8 9" },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (15);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgTournament) tournament =
          make_tournament (&brg_knockout_system, cases[i].n_players, 1);
      g_autoptr (BrgStandings) standings = NULL;
      g_autofree char *places = NULL;

      play_at_random (&brg_knockout_system, tournament, rand);
      standings = rank (&brg_knockout_system, tournament);
      places = dup_places (standings);
      g_assert_cmpstr (places, ==, cases[i].places);
      /* The winner has won his last game. */
      g_assert_cmpint (
          brg_tournament_cell (tournament, standings->lines[0].player, tournament->n_rounds)
              ->outcome,
          ==, BRG_OUTCOME_WIN);
    }
}

/* Equal points, and the winner of the final before the other. */
static void
test_points_do_not_decide (void)
{
  g_autoptr (BrgTournament) tournament = make_tournament (&brg_knockout_system, 4, 2);
  g_autoptr (BrgStandings) standings = NULL;
  g_autofree char *places = NULL;

  /* 2 wins both games; 1 wins after two draws by decision of the next stage. */
  play_text (tournament, 1, "1-4 =, 2-3 1");
  play_text (tournament, 2, "4-1 =, 3-2 0");
  play_text (tournament, 3, "1-2 =");
  play_text (tournament, 4, "2-1 0");
  standings = rank (&brg_knockout_system, tournament);
  places = dup_places (standings);
  g_assert_cmpstr (places, ==, "1 2 3-4 3-4");
  g_assert_cmpint (standings->lines[0].player, ==, 0);
  g_assert_cmpint (standings->lines[1].player, ==, 1);
  g_assert_cmpint (standings->lines[1].points, ==, standings->lines[0].points);
  g_assert_cmpint (standings->lines[2].player, ==, 3);
}

static void
test_meetings (void)
{
  static const BrgMeetingDecision decision = { 2, 3 };
  g_autoptr (BrgTournament) tournament = make_tournament (&brg_all_places_system, 5, 2);
  g_autoptr (GArray) first = NULL;
  g_autoptr (GArray) second = NULL;
  g_autoptr (GArray) too_early = NULL;
  const BrgMeeting *meeting;

  play_text (tournament, 1, "5-4 =, 1 U, 2 U, 3 U");
  play_text (tournament, 2, "4-5 =, 1 U, 2 U, 3 U");
  too_early = brg_knockout_list_meetings (tournament, TRUE, 2, NULL, 0);
  g_assert_cmpuint (too_early->len, ==, 0);
  first = brg_knockout_list_meetings (tournament, TRUE, 1, &decision, 1);
  g_assert_cmpuint (first->len, ==, 1);
  meeting = &g_array_index (first, BrgMeeting, 0);
  g_assert_cmpint (meeting->first, ==, 3);
  g_assert_cmpint (meeting->second, ==, 4);
  g_assert_cmpint (meeting->first_round, ==, 1);
  g_assert_cmpint (meeting->last_round, ==, 2);
  g_assert_cmpint (meeting->best_place, ==, 1);
  g_assert_cmpint (meeting->worst_place, ==, 5);
  g_assert_cmpint (meeting->games.halves, ==, 2);
  g_assert_cmpint (meeting->winner, ==, 3);
  g_assert_true (meeting->is_by_decision);
  g_assert_true (brg_meeting_is_level (meeting));
  second = brg_knockout_list_meetings (tournament, TRUE, 2, &decision, 1);
  g_assert_cmpuint (second->len, ==, 2);
  meeting = &g_array_index (second, BrgMeeting, 0);
  g_assert_cmpint (meeting->first, ==, 0);
  g_assert_cmpint (meeting->second, ==, 3);
  g_assert_cmpint (meeting->winner, ==, BRG_NOBODY);
  g_assert_cmpint (meeting->games.n_open, ==, 2);
  g_assert_false (brg_meeting_is_level (meeting));
}

/* Nobody has to decide a meeting to which nobody came. */
static void
test_nobody_came (void)
{
  g_autoptr (BrgTournament) tournament = make_tournament (&brg_knockout_system, 4, 1);
  g_autoptr (GArray) meetings = NULL;
  const BrgMeeting *meeting;

  play_text (tournament, 1, "1-4 x, 2-3 1");
  meetings = brg_knockout_list_meetings (tournament, FALSE, 1, NULL, 0);
  meeting = &g_array_index (meetings, BrgMeeting, 0);
  g_assert_false (brg_meeting_is_level (meeting));
  g_assert_cmpint (meeting->winner, ==, 0);
}

/* Lots of an independent SplitMix64. */
static void
test_draw (void)
{
  static const struct
  {
    guint64 seed;
    gint round;
    gint number;
    gint other;
    gint winner;
  } cases[] = {
    { 5, 1, 3, 6, 3 },    { 5, 2, 3, 6, 3 }, { 5, 1, 4, 5, 5 },
    { 2026, 1, 1, 8, 8 }, { 0, 3, 1, 2, 2 }, { G_MAXUINT64, 1, 2, 7, 2 },
  };
  gint n_first = 0;

  for (guint64 seed = 0; seed < 1000; seed++)
    {
      gint winner = brg_meeting_draw (seed, 1, 3, 6);

      g_assert_true (winner == 3 || winner == 6);
      g_assert_cmpint (brg_meeting_draw (seed, 1, 6, 3), ==, winner);
      n_first += winner == 3;
    }
  g_assert_cmpint (n_first, >, 430);
  g_assert_cmpint (n_first, <, 570);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (
        brg_meeting_draw (cases[i].seed, cases[i].round, cases[i].number, cases[i].other), ==,
        cases[i].winner);
}

BRG_TEST_TOPIC ("knockout-places")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/knockout-places/rus-draughts-2022/1.4/all-places", test_all_places);
  g_test_add_func ("/pairing/knockout-places/rus-draughts-2022/1.4/shared", test_shared_places);
  g_test_add_func ("/pairing/knockout-places/points-do-not-decide", test_points_do_not_decide);
  g_test_add_func ("/pairing/knockout-places/rus-draughts-2022/5.4.6/meetings", test_meetings);
  g_test_add_func ("/pairing/knockout-places/nobody-came", test_nobody_came);
  g_test_add_func ("/pairing/knockout-places/draw", test_draw);
  return g_test_run ();
}
