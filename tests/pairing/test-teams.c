/* test-teams.c - teams paired and placed by points of matches or on the boards
 *
 * Where every match is won on all boards, drawn on all or lost on all, points on the boards are
 * those of players for whom a game is worth that much: pairs and places must be theirs.
 *
 * Shows: rus-draughts-2022 5.4.9.6.1, 5.4.9.6.2; fide-team-swiss-2026 1.2, 1.6
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-criteria.h"
#include "brg-match.h"
#include "brg-pairing-systems.h"
#include "brg-standings.h"
#include "brg-test.h"
#include "pairing-text.h"

#define N_BOARDS 4
#define N_ROUNDS 8

/* Three for a match, so that no order by it is one by the boards. */
static BrgScoring
make_match_scoring (void)
{
  BrgScoring scoring = brg_scoring_from_game (3 * BRG_POINT, BRG_POINT, 0);

  scoring.pairing_bye = scoring.draw;
  return scoring;
}

static BrgTournament *
make_teams (const BrgPairingSystem *system, gint n_teams, gboolean board_points_first)
{
  BrgTournament *teams = brg_tournament_new (system->kind, n_teams, N_ROUNDS);
  BrgScoring scoring = brg_scoring_classic ();

  teams->is_two_sided = system->is_two_sided;
  teams->scoring = make_match_scoring ();
  teams->board_scoring = brg_match_get_board_scoring (&teams->scoring, &scoring, N_BOARDS);
  teams->board_points_first = board_points_first;
  teams->initial_colour = BRG_COLOUR_WHITE;
  for (gint i = 0; i < n_teams; i++)
    teams->players[i].rating = 2400 - 10 * i;
  return teams;
}

/* The same as players, for whom a win is worth all boards. */
static BrgTournament *
make_players (const BrgPairingSystem *system, gint n_players, const BrgScoring *scoring)
{
  BrgTournament *players = make_teams (system, n_players, FALSE);

  players->scoring = *scoring;
  return players;
}

static BrgPairing *
pair_round (const BrgPairingSystem *system, const BrgTournament *tournament, gint round)
{
  BrgPairingRequest request = { .round = round, .seed = 20260201 };
  g_autoptr (GError) error = NULL;
  BrgPairing *pairing = brg_pairing_system_pair (system, tournament, &request, &error);

  g_assert_no_error (error);
  return pairing;
}

static gint
count_rounds (const BrgPairingSystem *system, gint n_teams)
{
  gint n_rounds = system->count_rounds (n_teams, 1);

  return n_rounds > 0 ? MIN (n_rounds, N_ROUNDS) : N_ROUNDS;
}

/* A result that the system can go on with: no draws where everybody else is out. */
static gchar
draw_result (const BrgPairingSystem *system, GRand *random)
{
  static const gchar codes[] = "1100=+-*x";

  return codes[g_rand_int_range (random, 0, system->is_knockout ? 4 : 9)];
}

/* Writes results, and points by another scoring beside those of the tournament. */
static void
play_round (BrgTournament *tournament, gint round, const char *text, const BrgScoring *beside)
{
  play_text (tournament, round, text);
  for (gint team = 0; team < tournament->n_players; team++)
    brg_tournament_set_board_points (
        tournament, team, round,
        brg_scoring_points (beside, brg_tournament_cell (tournament, team, round)->outcome));
}

/* Results for the pairs, "1-4 1, 3-2 =, 5 U". */
static char *
draw_results (const BrgPairingSystem *system, const char *pairs, GRand *random)
{
  g_auto (GStrv) words = g_strsplit (pairs, " ", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    g_string_append_printf (text, "%s%s %c", i > 0 ? ", " : "", words[i],
                            strchr (words[i], '-') != NULL ? draw_result (system, random) : 'U');
  return g_string_free (text, FALSE);
}

static char *
dup_pairs (const BrgPairingSystem *system, const BrgTournament *tournament, gint round)
{
  g_autoptr (BrgPairing) pairing = pair_round (system, tournament, round);

  return dup_pairs_text (tournament, pairing);
}

/* Some have said that they will miss the round. */
static void
announce_byes (GRand *random, gint round, BrgTournament *const *tournaments, guint n)
{
  static const BrgOutcome byes[] = { BRG_OUTCOME_ZERO_BYE, BRG_OUTCOME_HALF_BYE,
                                     BRG_OUTCOME_FULL_BYE };

  for (gint team = 0; team < tournaments[0]->n_players; team++)
    if (g_rand_int_range (random, 0, 12) == 0)
      {
        BrgOutcome bye = byes[g_rand_int_range (random, 0, 3)];

        for (guint i = 0; i < n; i++)
          brg_tournament_set_bye (tournaments[i], round, team, bye);
      }
}

static char *
dup_standings (const BrgTournament *tournament, gint through_round, BrgTieBreakEdition edition)
{
  guint n_criteria;
  const BrgCriterion *criteria = brg_criteria (&n_criteria);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_criteria; i++)
    {
      const BrgCriterion *criterion = &criteria[i];
      g_autoptr (BrgStandings) standings = NULL;

      /* Players have no second score. */
      if (brg_criterion_is_for_teams (criterion) ||
          !(tournament->kind == BRG_TOURNAMENT_SWISS ? criterion->for_swiss
                                                     : criterion->for_round_robin))
        continue;
      standings = brg_standings_compute (tournament, NULL, through_round, edition, &criterion, 1);
      g_string_append_printf (text, "%s:", criterion->code);
      for (gint line = 0; line < standings->n_lines; line++)
        g_string_append_printf (text, " %d %d", standings->lines[line].player,
                                standings->lines[line].points);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

static void
compare_places (const BrgTournament *teams, const BrgTournament *players, gint round)
{
  static const BrgTieBreakEdition editions[] = { BRG_TIEBREAK_FIDE_2026, BRG_TIEBREAK_DRAUGHTS_2022,
                                                 BRG_TIEBREAK_CHESS_2014, BRG_TIEBREAK_CHESS_1956 };

  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    {
      g_autofree char *expected = dup_standings (players, round, editions[i]);
      g_autofree char *actual = dup_standings (teams, round, editions[i]);

      g_assert_cmpstr (actual, ==, expected);
    }
}

/* Plays an event of teams with points on the boards first, and the same of players. Returns how
 * often points of matches would have given other pairs. */
static gint
play_event (const BrgPairingSystem *system, gint n_teams, GRand *random)
{
  g_autoptr (BrgTournament) teams = make_teams (system, n_teams, TRUE);
  g_autoptr (BrgTournament) players = make_players (system, n_teams, &teams->board_scoring);
  g_autoptr (BrgTournament) by_matches = make_teams (system, n_teams, FALSE);
  BrgTournament *all[] = { teams, players, by_matches };
  gint n_different = 0;

  for (gint round = 1; round <= count_rounds (system, n_teams); round++)
    {
      g_autofree char *actual = NULL;
      g_autofree char *expected = NULL;
      g_autofree char *other = NULL;
      g_autofree char *results = NULL;

      if (system->kind == BRG_TOURNAMENT_SWISS && !system->is_knockout &&
          !g_str_equal (system->id, "double-swiss"))
        announce_byes (random, round, all, G_N_ELEMENTS (all));
      actual = dup_pairs (system, teams, round);
      expected = dup_pairs (system, players, round);
      other = dup_pairs (system, by_matches, round);
      g_assert_cmpstr (actual, ==, expected);
      n_different += !g_str_equal (actual, other);
      if (g_str_equal (actual, "none"))
        break;
      results = draw_results (system, actual, random);
      play_round (teams, round, results, &teams->board_scoring);
      play_round (players, round, results, &teams->scoring);
      play_round (by_matches, round, results, &teams->board_scoring);
      compare_places (teams, players, round);
    }
  return n_different;
}

/* rus-draughts-2022 5.4.9.6.1 */
static void
test_boards_first (gconstpointer data)
{
  const BrgPairingSystem *system = data;
  g_autoptr (GRand) random = g_rand_new_with_seed (54961);
  gboolean is_match = g_str_equal (system->id, "match");
  gint n_different = 0;

  for (gint i = 0; i < 12; i++)
    n_different += play_event (system, is_match ? 2 : system->is_knockout ? 8 : 11 + i % 4, random);
  if (system->kind == BRG_TOURNAMENT_SWISS && !system->is_knockout)
    g_assert_cmpint (n_different, >, 0);
  else
    g_assert_cmpint (n_different, ==, 0);
}

/* rus-draughts-2022 5.4.9.6.2: where matches come first, points on the boards make no pairs but by
 * Swiss Team, which gives colours by them. */
static void
test_matches_first (gconstpointer data)
{
  const BrgPairingSystem *system = data;
  g_autoptr (GRand) random = g_rand_new_with_seed (54962);
  gint n_teams = g_str_equal (system->id, "match") ? 2 : system->is_knockout ? 8 : 12;
  BrgScoring scoring = make_match_scoring ();
  g_autoptr (BrgTournament) teams = make_teams (system, n_teams, FALSE);
  g_autoptr (BrgTournament) players = make_players (system, n_teams, &scoring);

  for (gint round = 1; round <= count_rounds (system, n_teams); round++)
    {
      g_autofree char *actual = dup_pairs (system, teams, round);
      g_autofree char *expected = dup_pairs (system, players, round);
      g_autofree char *results = NULL;

      if (!g_str_has_prefix (system->id, "team-swiss"))
        g_assert_cmpstr (actual, ==, expected);
      if (g_str_equal (actual, "none"))
        break;
      results = draw_results (system, actual, random);
      play_text (players, round, results);
      play_text (teams, round, results);
      for (gint team = 0; team < n_teams; team++)
        brg_tournament_set_board_points (teams, team, round,
                                         g_rand_int_range (random, 0, 9) * BRG_POINT / 2);
      compare_places (teams, players, round);
    }
}

/* 1 beat 4 on all boards and 3 beat 2 by half a point, 5 and 6 drew. Then 6 beat 1 and 2 beat 4 by
 * half a point, and 3 and 5 drew. */
static void
play_six (BrgTournament *teams)
{
  static const gint points[2][6] = { { 8, 3, 5, 0, 4, 4 }, { 3, 5, 4, 3, 4, 5 } };

  play_text (teams, 1, "1-4 1, 3-2 1, 5-6 =");
  play_text (teams, 2, "6-1 1, 3-5 =, 4-2 0");
  for (gint round = 1; round <= 2; round++)
    for (gint team = 0; team < 6; team++)
      brg_tournament_set_board_points (teams, team, round, points[round - 1][team] * BRG_POINT / 2);
}

static void
test_scores (void)
{
  static const gint match_points[6] = { 3, 3, 4, 0, 2, 4 };
  static const gint board_halves[6] = { 11, 8, 9, 3, 8, 9 };
  const BrgPairingSystem *system = brg_pairing_system_find ("team-swiss");
  g_autoptr (BrgTournament) by_matches = make_teams (system, 6, FALSE);
  g_autoptr (BrgTournament) by_boards = make_teams (system, 6, TRUE);
  g_autoptr (BrgTournament) copy = NULL;
  g_autoptr (BrgTournament) cut = NULL;

  play_six (by_matches);
  play_six (by_boards);
  for (gint team = 0; team < 6; team++)
    {
      gint matches = match_points[team] * BRG_POINT;
      gint boards = board_halves[team] * BRG_POINT / 2;

      g_assert_cmpint (brg_tournament_score (by_matches, team, 2), ==, matches);
      g_assert_cmpint (brg_tournament_board_score (by_matches, team, 9), ==, boards);
      g_assert_cmpint (brg_tournament_score (by_boards, team, 9), ==, boards);
      g_assert_cmpint (brg_tournament_board_score (by_boards, team, 2), ==, matches);
      g_assert_cmpint (brg_tournament_pairing_score (by_boards, team, 3), ==, boards);
    }
  copy = brg_tournament_copy (by_boards);
  cut = brg_tournament_cut (by_boards, 2);
  g_assert_cmpint (brg_tournament_score (copy, 0, 2), ==, 11 * BRG_POINT / 2);
  g_assert_cmpint (brg_tournament_score (cut, 0, 2), ==, 4 * BRG_POINT);
  g_assert_cmpint (brg_tournament_get_scoring (copy)->win, ==, N_BOARDS * BRG_POINT);
  g_assert_cmpint (brg_tournament_get_scoring (cut)->draw, ==, N_BOARDS * BRG_POINT / 2);
  g_assert_cmpint (brg_tournament_get_scoring (by_matches)->win, ==, 3 * BRG_POINT);
}

/* By matches 3 and 6 lead and 1 and 2 follow. By boards 1 leads before 3 and 6, and has met 6. */
static void
test_six (void)
{
  const BrgPairingSystem *system = brg_pairing_system_find ("team-swiss");
  g_autoptr (BrgTournament) by_matches = make_teams (system, 6, FALSE);
  g_autoptr (BrgTournament) by_boards = make_teams (system, 6, TRUE);
  g_autofree char *pairs = NULL;
  g_autofree char *other_pairs = NULL;

  play_six (by_matches);
  play_six (by_boards);
  pairs = dup_pairs (system, by_matches, 3);
  other_pairs = dup_pairs (system, by_boards, 3);
  g_assert_cmpstr (pairs, ==, "6-3 2-1 5-4");
  g_assert_cmpstr (other_pairs, ==, "1-3 2-6 5-4");
}

/* A match with two of four boards adjourned, 1½-½ so far: no result yet, 2½-1½ for pairing. */
static void
test_adjourned (void)
{
  g_autoptr (BrgTournament) teams = make_teams (brg_pairing_system_find ("team-swiss"), 4, TRUE);

  play_text (teams, 1, "1-3 *, 2-4 1");
  brg_tournament_set_board_points (teams, 0, 1, 3 * BRG_POINT / 2);
  brg_tournament_set_board_points (teams, 2, 1, BRG_POINT / 2);
  g_assert_cmpint (brg_tournament_score (teams, 0, 1), ==, 0);
  g_assert_cmpint (brg_tournament_board_score (teams, 0, 1), ==, 0);
  g_assert_cmpint (brg_tournament_pairing_score (teams, 0, 2), ==, 5 * BRG_POINT / 2);
  g_assert_cmpint (brg_tournament_pairing_score (teams, 2, 2), ==, 3 * BRG_POINT / 2);
  teams->board_points_first = FALSE;
  g_assert_cmpint (brg_tournament_pairing_score (teams, 0, 2), ==, BRG_POINT);
}

/* Plays a match from its boards: codes of the first-named team and of the other, board after board.
 */
static void
play_match (BrgTournament *teams, gint round, gint white, gint black, const char *boards)
{
  BrgScoring scoring = brg_scoring_classic ();
  BrgMatchResult match = { 0 };
  BrgOutcome white_outcome;
  BrgOutcome black_outcome;

  for (const char *board = boards; *board != '\0'; board += 2)
    {
      BrgOutcome first = BRG_OUTCOME_NONE;
      BrgOutcome second = BRG_OUTCOME_NONE;

      g_assert_true (brg_outcome_from_code (board[0], &first));
      g_assert_true (brg_outcome_from_code (board[1], &second));
      brg_match_add_board (&match, &scoring, first, second);
    }
  brg_match_get_outcomes (&match, &white_outcome, &black_outcome);
  brg_tournament_set_game (teams, round, white, black, white_outcome, black_outcome);
  brg_tournament_set_board_points (teams, white, round, match.first_points);
  brg_tournament_set_board_points (teams, black, round, match.second_points);
}

typedef struct
{
  const char *path;
  const char *second_match; /* boards of 1 against 4 in round 2 */
  const char *expected;
} ColourCase;

/* 1 and 2 had White in round 1 and have it again in round 2, where 2 plays on all boards. If 1 has
 * played as well they are both due Black and the lot of the first team decides; if not, 1 is due
 * nothing and 2 has Black. */
static const ColourCase colour_cases[] = {
  { "forfeited-first-board-counts", "+-1010==", "2-1" },
  { "forfeited-match-does-not", "+-+-+-+-", "1-2" },
};

/* fide-team-swiss-2026 1.6: the colours of matches that were played */
static void
test_colours (gconstpointer data)
{
  const ColourCase *test = data;
  const BrgPairingSystem *system = brg_pairing_system_find ("team-swiss");
  g_autoptr (BrgTournament) teams = make_teams (system, 4, FALSE);
  g_autofree char *pairs = NULL;
  g_auto (GStrv) words = NULL;

  play_match (teams, 1, 0, 2, "1010====");
  play_match (teams, 1, 1, 3, "1010====");
  play_match (teams, 2, 0, 3, test->second_match);
  play_match (teams, 2, 1, 2, "1010====");
  pairs = dup_pairs (system, teams, 3);
  words = g_strsplit (pairs, " ", 2);
  g_assert_cmpstr (words[0], ==, test->expected);
}

/* A drawn match of a knock-out is level, whoever has more points on the boards; two matches won in
 * turn are level too. */
static void
test_knockout (gconstpointer data)
{
  gboolean board_points_first = data != NULL;
  const BrgPairingSystem *system = brg_pairing_system_find ("knockout");
  BrgMeetingDecision decision = { .round = 1, .winner = 3 };
  BrgPairingRequest request = { .round = 2, .seed = 1 };
  g_autoptr (BrgTournament) teams = make_teams (system, 4, board_points_first);
  g_autoptr (BrgPairing) level = NULL;
  g_autoptr (BrgPairing) decided = NULL;

  play_match (teams, 1, 0, 3, "1001====");
  play_match (teams, 1, 1, 2, "10======");
  level = brg_pairing_system_pair (system, teams, &request, NULL);
  g_assert_false (level->exists);
  g_assert_cmpint (g_array_index (level->obstacles, BrgReason, 0).kind, ==, BRG_REASON_UNDECIDED);
  request.decisions = &decision;
  request.n_decisions = 1;
  decided = brg_pairing_system_pair (system, teams, &request, NULL);
  g_assert_true (decided->exists);
  g_assert_cmpint (g_array_index (decided->pairs, BrgPair, 0).white +
                       g_array_index (decided->pairs, BrgPair, 0).black,
                   ==, 3 + 1);
}

static void
test_two_matches (gconstpointer data)
{
  const BrgPairingSystem *system = brg_pairing_system_find ("knockout");
  BrgPairingRequest request = { .round = 3, .seed = 1 };
  g_autoptr (BrgTournament) teams = make_teams (system, 4, data != NULL);
  g_autoptr (BrgPairing) level = NULL;

  teams->cycles = 2;
  play_match (teams, 1, 0, 3, "10101010");
  play_match (teams, 2, 3, 0, "10======");
  play_match (teams, 1, 1, 2, "10======");
  play_match (teams, 2, 2, 1, "========");
  level = brg_pairing_system_pair (system, teams, &request, NULL);
  g_assert_false (level->exists);
  g_assert_cmpuint (level->obstacles->len, ==, 1);
}

static void
add_systems (const char *folder, GTestDataFunc function)
{
  guint n_systems;
  const BrgPairingSystem *const *systems = brg_pairing_systems (&n_systems);

  for (guint i = 0; i < n_systems; i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/pairing/teams/rus-draughts-2022/%s/%s", folder, systems[i]->id);

      g_test_add_data_func (path, systems[i], function);
    }
}

BRG_TEST_TOPIC ("teams")
{
  g_test_init (&argc, &argv, NULL);

  add_systems ("5.4.9.6.1/boards-first", test_boards_first);
  add_systems ("5.4.9.6.2/matches-first", test_matches_first);
  g_test_add_func ("/pairing/teams/fide-team-swiss-2026/1.2/scores", test_scores);
  g_test_add_func ("/pairing/teams/fide-team-swiss-2026/1.2/six-teams", test_six);
  g_test_add_func ("/pairing/teams/fide-handling-2026/3.1/adjourned", test_adjourned);
  for (guint i = 0; i < G_N_ELEMENTS (colour_cases); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/pairing/teams/fide-team-swiss-2026/1.6/%s", colour_cases[i].path);

      g_test_add_data_func (path, &colour_cases[i], test_colours);
    }
  g_test_add_data_func ("/pairing/teams/knockout/level-by-matches", NULL, test_knockout);
  g_test_add_data_func ("/pairing/teams/knockout/level-by-boards", &colour_cases, test_knockout);
  g_test_add_data_func ("/pairing/teams/knockout/two-matches", NULL, test_two_matches);
  g_test_add_data_func ("/pairing/teams/knockout/two-matches-by-boards", &colour_cases,
                        test_two_matches);

  return g_test_run ();
}
