/* test-team-criteria.c - tie-breaks of teams worked by hand, and what must not change them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-breakdown.h"
#include "brg-criteria.h"
#include "brg-criterion-code.h"
#include "brg-match.h"
#include "brg-standings.h"
#include "brg-team-boards.h"
#include "brg-test.h"

#define SWISS BRG_TOURNAMENT_SWISS
#define ROUND_ROBIN BRG_TOURNAMENT_ROUND_ROBIN
#define FIDE BRG_TIEBREAK_FIDE_2026
#define DRAUGHTS BRG_TIEBREAK_DRAUGHTS_2022

/* Rounds of matches `1-2 10=`: No. 1 against No. 2, a character a board from the first-named side;
 * `3 U` is a round without an opponent. What is expected are values of the last of the codes and
 * places, one word a team. */
typedef struct
{
  const char *path;
  BrgTournamentKind kind;
  BrgTieBreakEdition edition;
  gint n_boards;
  const char *const *rounds;
  gboolean board_points_first;
  const char *codes;
  const char *values;
  const char *places;
} Case;

/* Match points 4 4 4 0, board points 4½ 3½ 4 0: 1 beat 2 by 2-0, 2 beat 3 and 3 beat 1 by 1½-½, all
 * of them beat 4 by 2-0. */
static const char *const cycle[] = { "1-2 11;3-4 11", "2-3 1=;1-4 11", "3-1 1=;2-4 11", NULL };

/* 1 and 2 have all alike but the boards, and so have 3 and 4. */
static const char *const twins[] = { "1-2 1=0;3-4 ===", "1-3 100;2-4 001",
                                     "1-4 =10;2-3 01=", NULL };

/* 3 has the bye of round 1 and 2 that of round 2, worth a drawn match and a half of the boards. */
static const char *const byes[] = { "1-2 11;3 U", "1-3 10;2 U", NULL };

static const Case cases[] = {
  /* Among 1, 2 and 3 by matches: all 2. By boards: 1: 2 + ½ = 2½, 2: 0 + 1½ = 1½, 3: ½ + 1½ = 2. */
  { "fide-tiebreaks-2026/6/cycle-by-matches", ROUND_ROBIN, FIDE, 2, cycle, FALSE, "DE", "0 0 0 0",
    "1 1 1 4" },
  { "fide-tiebreaks-2026/6/cycle-by-boards", ROUND_ROBIN, FIDE, 2, cycle, FALSE, "EDE", "1 3 2 0",
    "1 3 2 4" },
  /* By boards first: 1: 2 + 2 + ½ = 4½, 2: 0 + 1½ + 2 = 3½, 3: 2 + ½ + 1½ = 4. */
  { "rus-draughts-2022/5.4.9.6.1/boards-first", ROUND_ROBIN, DRAUGHTS, 2, cycle, TRUE, "MPTS",
    "4 4 4 0", "1 3 2 4" },
  { "rus-draughts-2022/5.4.9.6.2/matches-first", ROUND_ROBIN, DRAUGHTS, 2, cycle, FALSE, "GPTS",
    "4.5 3.5 4 0", "1 3 2 4" },
  { "rus-chess-2014/30.2.3/both", ROUND_ROBIN, BRG_TIEBREAK_CHESS_2014, 2, cycle, FALSE, "MPGP",
    "8.5 7.5 8 0", "1 3 2 4" },
  { "other-score-of-matches", ROUND_ROBIN, FIDE, 2, cycle, FALSE, "MPVGP", "4.5 3.5 4 0",
    "1 3 2 4" },
  { "other-score-of-boards", ROUND_ROBIN, FIDE, 2, cycle, TRUE, "MPVGP", "4 4 4 0", "1 3 2 4" },
  /* 4 + 4 against each of those beaten, times the match points: 1: 4 x 2 + 0 x 2 = 8, and so on. */
  { "rus-chess-2014/30.3.2.2/match-by-match", ROUND_ROBIN, BRG_TIEBREAK_CHESS_2014, 2, cycle, FALSE,
    "SBMM", "8 8 8 0", "1 1 1 4" },
  /* 1: 4 x 2 + 4 x ½ + 0 x 2 = 10; 2: 4 x 0 + 4 x 1½ = 6; 3: 4 x ½ + 4 x 1½ = 8. */
  { "rus-draughts-2022/5.4.8.3.2/match-by-board", ROUND_ROBIN, DRAUGHTS, 2, cycle, FALSE, "SBMG",
    "10 6 8 0", "1 3 2 4" },
  /* 1: 3½ x 2 + 4 x ½ = 9; 2: 4½ x 0 + 4 x 1½ = 6; 3: 3½ x ½ + 4½ x 1½ = 8½. */
  { "rus-draughts-2022/5.4.8.3.2/board-by-board", ROUND_ROBIN, DRAUGHTS, 2, cycle, FALSE, "SBGG",
    "9 6 8.5 0", "1 3 2 4" },
  /* Won less lost: 1: 4 x 2 + 0 - 4 x 1½ = 2; 2: 4 x 1½ - 4 x 2 = -2; 3: 4 x 1½ - 4 x 1½ = 0;
   * 4: -(4 x 2) x 3 = -24. */
  { "rus-draughts-2022/5.4.8.4.2/match-by-board", ROUND_ROBIN, DRAUGHTS, 2, cycle, FALSE, "SHMG",
    "2 -2 0 -24", "1 3 2 4" },
  /* Match points 2 2 4 4, board points 4 4 5 5; 1 and 2 drew 1½-1½ with each other, 3 and 4 too.
   * By boards 1: 2½ 1½ 0, 2: 0 1½ 2½, 3: 1½ 1½ 2, 4: 2 1½ 1½. */
  { "fide-tiebreaks-2026/6/twins", ROUND_ROBIN, FIDE, 3, twins, FALSE, "GPTS,EDE", "0 0 0 0",
    "3 3 1 1" },
  { "rus-draughts-2022/5.4.9.6.2/boards-from-the-top", ROUND_ROBIN, DRAUGHTS, 3, twins, FALSE,
    "GPTS,BOARDS", "1 2 2 1", "3 4 2 1" },
  { "boards-without-the-last", ROUND_ROBIN, FIDE, 3, twins, FALSE, "GPTS,BBE", "1 2 2 1",
    "3 4 2 1" },
  /* 1: 2½ x 1 + 1½ x 2 = 5½; 2: 1½ x 2 + 2½ x 3 = 10½; 3: 1½ x 1 + 1½ x 2 + 2 x 3 = 10½;
   * 4: 2 x 1 + 1½ x 2 + 1½ x 3 = 9½: the fewer the better. */
  { "board-count", ROUND_ROBIN, FIDE, 3, twins, FALSE, "BC", "5.5 10.5 10.5 9.5", "3 4 2 1" },
  { "direct-match-then-boards", ROUND_ROBIN, FIDE, 3, twins, FALSE, "EDET", "1 2 2 1", "3 4 2 1" },
  { "direct-match-then-count", ROUND_ROBIN, FIDE, 3, twins, FALSE, "EDEC", "1 2 2 1", "3 4 2 1" },
  { "direct-match-then-bottom", ROUND_ROBIN, FIDE, 3, twins, FALSE, "EDEB", "1 2 2 1", "3 4 2 1" },
  { "direct-match-count-top", ROUND_ROBIN, FIDE, 3, twins, FALSE, "EDEBT", "1 2 2 1", "3 4 2 1" },
  { "direct-match-count-bottom", ROUND_ROBIN, FIDE, 3, twins, FALSE, "EDEBB", "1 2 2 1",
    "3 4 2 1" },
  /* Match points 1: 2 + 1, 2: 0 + 1, 3: 1 + 1; board points 3, 1, 2. Solkoff in matches: 1: 1 + 2,
   * 2: 3 and its own 1 for the bye, 3: its own 2, not more than two draws, and 3. */
  { "fide-tiebreaks-2026/16.4.2/dummy-in-match-points", SWISS, FIDE, 2, byes, FALSE, "BH:MP",
    "3 4 5", "1 3 2" },
  { "fide-tiebreaks-2026/16.4.2/dummy-in-board-points", SWISS, FIDE, 2, byes, FALSE, "BH:GP",
    "3 4 5", "1 3 2" },
  /* K = whole part of 2 rounds x 2 match points by 2 board points = 2: 3 + 3/2, 1 + 4/2, 2 + 5/2.
   */
  { "secondary-score-with-strength", SWISS, FIDE, 2, byes, FALSE, "SSSC", "4.5 3 4.5", "1 3 2" },
  { "secondary-score-with-given-divisor", SWISS, FIDE, 2, byes, FALSE, "SSSC/K4", "3.75 2 3.25",
    "1 3 2" },
  /* FIDE's boards: the bye is a win on each. 1: 2 x 1 + 1 x 2 and so on. */
  { "board-count-of-a-bye", SWISS, FIDE, 2, byes, FALSE, "BC", "4 3 5", "1 3 2" },
};

static gint
read_number (const char **text)
{
  char *rest;
  gint number = (gint) g_ascii_strtoll (*text, &rest, 10);

  *text = rest;
  return number;
}

static void
read_boards (BrgTournament *tournament, gint round, gint team, gint other, const char *marks)
{
  static const gchar codes[] = "1=0+-";
  static const gchar others[] = "0=1-+";
  BrgScoring scoring = brg_scoring_classic ();
  BrgMatchResult result = { 0 };
  BrgOutcome first;
  BrgOutcome second;

  g_assert_cmpuint (strlen (marks), ==, (gsize) tournament->n_boards);
  for (gint board = 1; board <= tournament->n_boards; board++)
    {
      g_assert_true (brg_outcome_from_code (marks[board - 1], &first));
      g_assert_true (
          brg_outcome_from_code (others[strchr (codes, marks[board - 1]) - codes], &second));
      brg_match_add_board (&result, &scoring, first, second);
      brg_tournament_set_board (tournament, team, round, board, first,
                                brg_scoring_points (&scoring, first));
      brg_tournament_set_board (tournament, other, round, board, second,
                                brg_scoring_points (&scoring, second));
    }
  brg_match_get_outcomes (&result, &first, &second);
  brg_tournament_set_game (tournament, round, team, other, first, second);
  brg_tournament_set_board_points (tournament, team, round, result.first_points);
  brg_tournament_set_board_points (tournament, other, round, result.second_points);
}

static void
read_match (BrgTournament *tournament, gint round, const char *text)
{
  gint team = read_number (&text) - 1;
  BrgOutcome outcome;

  if (*text++ == '-')
    {
      gint other = read_number (&text) - 1;

      read_boards (tournament, round, team, other, text + 1);
      return;
    }
  g_assert_true (brg_outcome_from_code (*text, &outcome));
  brg_tournament_set_bye (tournament, round, team, outcome);
  brg_tournament_set_board_points (tournament, team, round,
                                   brg_scoring_points (&tournament->board_scoring, outcome));
}

static gint
count_teams (const char *const *rounds)
{
  gint n_teams = 0;

  for (const char *at = rounds[0]; at != NULL; at = strchr (at, ';'), at += at != NULL)
    n_teams += strchr (at, '-') != NULL && strchr (at, '-') < at + 3 ? 2 : 1;
  return n_teams;
}

static BrgTournament *
new_tournament (BrgTournamentKind kind, gint n_teams, gint n_rounds, gint n_boards)
{
  BrgTournament *tournament = brg_tournament_new (kind, n_teams, n_rounds);
  BrgScoring scoring = brg_scoring_classic ();

  tournament->scoring = brg_scoring_two_one ();
  tournament->scoring.pairing_bye = tournament->scoring.draw;
  tournament->board_scoring =
      brg_match_get_board_scoring (&tournament->scoring, &scoring, n_boards);
  brg_tournament_set_n_boards (tournament, n_boards);
  return tournament;
}

static BrgTournament *
make_tournament (const Case *test)
{
  gint n_rounds = (gint) g_strv_length ((char **) test->rounds);
  BrgTournament *tournament =
      new_tournament (test->kind, count_teams (test->rounds), n_rounds, test->n_boards);

  tournament->board_points_first = test->board_points_first;
  for (gint round = 1; round <= n_rounds; round++)
    {
      g_auto (GStrv) matches = g_strsplit (test->rounds[round - 1], ";", -1);

      for (guint i = 0; matches[i] != NULL; i++)
        read_match (tournament, round, matches[i]);
    }
  return tournament;
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (BrgTournament) tournament = make_tournament (test);
  g_auto (GStrv) codes = g_strsplit (test->codes, ",", -1);
  g_autoptr (GString) values = g_string_new (NULL);
  g_autoptr (GString) places = g_string_new (NULL);
  guint n_criteria = g_strv_length (codes);
  const BrgCriterion *criteria[4];
  g_autoptr (BrgStandings) standings = NULL;

  for (guint i = 0; i < n_criteria; i++)
    {
      criteria[i] = brg_criterion_find (codes[i]);
      g_assert_nonnull (criteria[i]);
    }
  standings = brg_standings_compute (tournament, NULL, tournament->n_rounds, test->edition,
                                     criteria, n_criteria);
  for (gint team = 0; team < tournament->n_players; team++)
    {
      const BrgStanding *line = &standings->lines[standings->line_of[team]];
      BrgStandingValue value = line->values[n_criteria - 1];
      g_autofree char *text = value.exists ? brg_rational_to_text (value.value, 4) : g_strdup ("-");

      g_string_append_printf (values, "%s%s", team > 0 ? " " : "", text);
      g_string_append_printf (places, "%s%d", team > 0 ? " " : "", line->place);
    }
  g_assert_cmpstr (values->str, ==, test->values);
  g_assert_cmpstr (places->str, ==, test->places);
}

/* Which board parts two teams. */
static void
test_deciding_board (void)
{
  static const Case test = { .kind = ROUND_ROBIN, .n_boards = 3, .rounds = twins };
  g_autoptr (BrgTournament) tournament = make_tournament (&test);
  const BrgCriterion *criteria[] = { brg_criterion_find ("TBR"), brg_criterion_find ("BBE") };
  const gint steps[] = { 1, 1 };
  const char *const sums[] = { "2.5 0", "4 1.5" };

  for (guint i = 0; i < G_N_ELEMENTS (criteria); i++)
    {
      g_autoptr (BrgStandings) standings =
          brg_standings_compute (tournament, NULL, 3, DRAUGHTS, &criteria[i], 1);
      g_autoptr (BrgBreakdown) one = brg_breakdown_new (standings, tournament, 0, 1);
      g_autoptr (BrgBreakdown) two = brg_breakdown_new (standings, tournament, 1, 1);
      g_autofree gint *totals = brg_team_boards_add_up (standings, tournament, 1);
      g_autofree char *text = brg_team_boards_to_text (totals, 3);
      g_autofree char *got = NULL;
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;
      BrgRational value;
      BrgRational other;

      g_assert_cmpint (brg_breakdown_find_step (one, two, &value, &other), ==, steps[i]);
      first = brg_rational_to_text (value, 2);
      second = brg_rational_to_text (other, 2);
      got = g_strdup_printf ("%s %s", first, second);
      g_assert_cmpstr (got, ==, sums[i]);
      g_assert_cmpstr (text, ==, "0/1.5/2.5");
    }
}

/* rus-draughts-2022 1.4: what was brought counts in the score itself and in nothing else. */
static void
test_carried (void)
{
  static const Case test = { .kind = ROUND_ROBIN, .n_boards = 2, .rounds = cycle };
  g_autoptr (BrgTournament) tournament = make_tournament (&test);
  const BrgCriterion *criteria[] = { brg_criterion_find ("MPTS"), brg_criterion_find ("GPTS"),
                                     brg_criterion_find ("EMMSB") };
  const char *const expected[] = { "6", "4.5", "8" };
  g_autoptr (BrgStandings) standings = NULL;

  brg_tournament_set_carried (tournament, 0, 2 * BRG_POINT);
  standings = brg_standings_compute (tournament, NULL, 3, FIDE, criteria, 3);
  g_assert_cmpint (standings->lines[0].player, ==, 0);
  g_assert_cmpint (standings->lines[0].points, ==, 6 * BRG_POINT);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *text = brg_rational_to_text (standings->lines[0].values[i].value, 2);

      g_assert_cmpstr (text, ==, expected[i]);
    }
}

/* Players have no matches and no boards: no values, and nobody is parted. */
static void
test_players (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (ROUND_ROBIN, 2, 1);
  guint n_criteria;
  const BrgCriterion *criteria = brg_criteria (&n_criteria);
  guint n_found = 0;

  brg_tournament_set_game (tournament, 1, 0, 1, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  for (guint i = 0; i < n_criteria; i++)
    {
      const BrgCriterion *criterion = &criteria[i];
      g_autoptr (BrgStandings) standings = NULL;

      if (!brg_criterion_is_for_teams (criterion))
        continue;
      standings = brg_standings_compute (tournament, NULL, 1, FIDE, &criterion, 1);
      g_assert_false (standings->lines[0].values[0].exists);
      g_assert_cmpint (standings->lines[1].place, ==, 1);
      n_found++;
    }
  g_assert_cmpuint (n_found, >=, 30);
}

/* A tournament of random matches, boards missing and byes included. */
static BrgTournament *
make_random (GRand *random)
{
  gint n_teams = g_rand_int_range (random, 3, 12);
  gint n_rounds = g_rand_int_range (random, 1, 7);
  gint n_boards = g_rand_int_range (random, 1, 6);
  BrgTournament *tournament = new_tournament (SWISS, n_teams, n_rounds, n_boards);

  tournament->board_points_first = g_rand_boolean (random);
  for (gint round = 1; round <= n_rounds; round++)
    {
      g_autofree gint *order = g_new0 (gint, n_teams);

      for (gint i = 0; i < n_teams; i++)
        {
          gint k = g_rand_int_range (random, 0, i + 1);

          order[i] = order[k];
          order[k] = i;
        }
      for (gint i = 0; i + 1 < n_teams; i += 2)
        {
          g_autofree char *marks = g_strnfill ((gsize) n_boards, '=');

          for (gint board = 0; board < n_boards; board++)
            marks[board] = "11==00+-"[g_rand_int_range (random, 0, 8)];
          read_boards (tournament, round, order[i], order[i + 1], marks);
        }
      if (n_teams % 2 == 1)
        {
          g_autofree char *bye = g_strdup_printf ("%d %c", order[n_teams - 1] + 1,
                                                  "UHZF"[g_rand_int_range (random, 0, 4)]);

          read_match (tournament, round, bye);
        }
    }
  return tournament;
}

/* The same tournament with the teams numbered otherwise. */
static BrgTournament *
renumber (const BrgTournament *tournament, const gint *new_of)
{
  BrgTournament *other = brg_tournament_copy (tournament);

  for (gint team = 0; team < tournament->n_players; team++)
    for (gint round = 1; round <= tournament->n_rounds; round++)
      {
        gsize row = (gsize) (round - 1) * (gsize) tournament->n_players;
        BrgCell cell = *brg_tournament_cell (tournament, team, round);

        if (cell.opponent != BRG_NOBODY)
          cell.opponent = new_of[cell.opponent];
        *brg_tournament_cell (other, new_of[team], round) = cell;
        brg_tournament_set_board_points (other, new_of[team], round,
                                         tournament->board_points[row + (gsize) team]);
        for (gint board = 1; board <= tournament->n_boards; board++)
          {
            const BrgTeamBoard *one = brg_tournament_board (tournament, team, round, board);

            brg_tournament_set_board (other, new_of[team], round, board, one->outcome, one->points);
          }
      }
  return other;
}

static void
assert_same_table (const BrgStandings *standings, const BrgStandings *other, const gint *new_of)
{
  for (gint team = 0; team < standings->n_lines; team++)
    {
      const BrgStanding *line = &standings->lines[standings->line_of[team]];
      const BrgStanding *same = &other->lines[other->line_of[new_of[team]]];

      g_assert_cmpint (line->place, ==, same->place);
      g_assert_cmpint (line->last_place, ==, same->last_place);
      g_assert_cmpint (line->points, ==, same->points);
      for (guint i = 0; i < standings->n_criteria; i++)
        {
          g_assert_cmpint (line->values[i].exists, ==, same->values[i].exists);
          g_assert_cmpint (brg_rational_compare (line->values[i].value, same->values[i].value), ==,
                           0);
        }
    }
}

/* The order of entries and the numbers of the teams do not enter the table. */
static void
test_permutation (void)
{
  static const BrgTieBreakEdition editions[] = { FIDE, DRAUGHTS, BRG_TIEBREAK_CHESS_2014,
                                                 BRG_TIEBREAK_CHESS_1956 };
  g_autoptr (GRand) random = g_rand_new_with_seed (20261122);
  guint n_all;
  const BrgCriterion *all = brg_criteria (&n_all);

  for (gint trial = 0; trial < 300; trial++)
    {
      g_autoptr (BrgTournament) tournament = make_random (random);
      g_autofree gint *new_of = g_new0 (gint, tournament->n_players);
      g_autoptr (BrgTournament) other = NULL;
      BrgTieBreakEdition edition = editions[trial % (gint) G_N_ELEMENTS (editions)];
      const BrgCriterion *criteria[4];
      guint n_criteria = 0;
      g_autoptr (BrgStandings) standings = NULL;
      g_autoptr (BrgStandings) same = NULL;

      for (gint i = 0; i < tournament->n_players; i++)
        {
          gint k = g_rand_int_range (random, 0, i + 1);

          new_of[i] = new_of[k];
          new_of[k] = i;
        }
      while (n_criteria < G_N_ELEMENTS (criteria))
        {
          const BrgCriterion *criterion = &all[g_rand_int_range (random, 0, (gint32) n_all)];

          /* Of the others the number of the team is one. */
          if (brg_criterion_is_for_teams (criterion))
            criteria[n_criteria++] = criterion;
        }
      other = renumber (tournament, new_of);
      standings = brg_standings_compute (tournament, NULL, tournament->n_rounds, edition, criteria,
                                         n_criteria);
      same =
          brg_standings_compute (other, NULL, tournament->n_rounds, edition, criteria, n_criteria);
      assert_same_table (standings, same, new_of);
    }
}

/* Copies, cuts and decided matches keep the boards. */
static void
test_boards_are_kept (void)
{
  static const Case test = { .kind = ROUND_ROBIN, .n_boards = 3, .rounds = twins };
  g_autoptr (BrgTournament) tournament = make_tournament (&test);
  g_autoptr (BrgTournament) copy = brg_tournament_copy (tournament);
  g_autoptr (BrgTournament) cut = brg_tournament_cut (tournament, 3);

  brg_tournament_decide_match (copy, 0, 3, BRG_OUTCOME_FORFEIT_WIN);
  for (gint board = 1; board <= 3; board++)
    {
      g_assert_cmpint (brg_tournament_board (copy, 0, 3, board)->points, ==, BRG_POINT);
      g_assert_cmpint (brg_tournament_board (copy, 0, 3, board)->outcome, ==,
                       BRG_OUTCOME_FORFEIT_WIN);
      g_assert_cmpint (brg_tournament_board (cut, 0, 2, board)->points, ==,
                       brg_tournament_board (tournament, 0, 2, board)->points);
      g_assert_cmpint (brg_tournament_board (cut, 0, 3, board)->outcome, ==, BRG_OUTCOME_NONE);
    }
  g_assert_cmpint (brg_tournament_score (copy, 0, 3), ==,
                   brg_tournament_score (tournament, 0, 2) + 2 * BRG_POINT);
  g_assert_cmpint (brg_tournament_board_score (copy, 0, 3), ==,
                   brg_tournament_board_score (tournament, 0, 2) + 3 * BRG_POINT);
  g_assert_cmpint (brg_tournament_board (tournament, 0, 3, 1)->outcome, ==, BRG_OUTCOME_DRAW);
  g_assert_cmpint (brg_tournament_board (tournament, 0, 1, 1)->outcome, ==, BRG_OUTCOME_WIN);
}

BRG_TEST_TOPIC ("team-criteria")
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/pairing/team-criteria/%s", cases[i].path);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/pairing/team-criteria/rus-draughts-2022/5.4.9.6.1/deciding-board",
                   test_deciding_board);
  g_test_add_func ("/pairing/team-criteria/rus-draughts-2022/1.4/carried", test_carried);
  g_test_add_func ("/pairing/team-criteria/players-have-none", test_players);
  g_test_add_func ("/pairing/team-criteria/numbers-do-not-matter", test_permutation);
  g_test_add_func ("/pairing/team-criteria/boards-are-kept", test_boards_are_kept);

  return g_test_run ();
}
