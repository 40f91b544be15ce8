/* test-standings-exact.c - sums of the draughts rules against plain fractions
 *
 * Opponents who left count the mean of others, so sums have odd denominators. A reference adds
 * fractions one by one; nothing may be rounded, and large events may not overflow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-criterion-code.h"
#include "brg-rating-tables.h"
#include "brg-standings.h"
#include "brg-test.h"

__extension__ typedef __int128 Wide;

/* A fraction in lowest terms. */
typedef struct
{
  Wide num;
  Wide den;
} Fraction;

static Fraction
reduce (Wide num, Wide den)
{
  Wide a = num < 0 ? -num : num;
  Wide b = den;

  while (b != 0)
    {
      Wide rest = a % b;

      a = b;
      b = rest;
    }
  return (Fraction){ num / a, den / a };
}

static Fraction
add (Fraction a, Fraction b)
{
  return reduce (a.num * b.den + b.num * a.den, a.den * b.den);
}

static Fraction
multiply (Fraction a, Fraction b)
{
  return reduce (a.num * b.num, a.den * b.den);
}

static gint
compare (Fraction a, Fraction b)
{
  Wide left = a.num * b.den;
  Wide right = b.num * a.den;

  return (left > right) - (left < right);
}

static gint
find_score (const BrgTournament *tournament, gint player, gint through_round)
{
  return brg_tournament_score (tournament, player, through_round);
}

/* rus-draughts-2022 5.4.10.11: who left is taken to have gained what those gained who had as many
 * points when he stopped. */
static Fraction
find_worth (const BrgTournament *tournament, gint player)
{
  gint last = tournament->players[player].left_after;
  gint n = tournament->n_rounds;
  gint sum = 0;
  gint size = 0;

  if (last >= n)
    return reduce (find_score (tournament, player, n) + 0, 1);
  for (gint other = 0; other < tournament->n_players; other++)
    if (tournament->players[other].left_after >= n &&
        find_score (tournament, other, last) == find_score (tournament, player, last))
      {
        sum += find_score (tournament, other, n);
        size++;
      }
  if (size == 0)
    return reduce (find_score (tournament, player, n) + (n - last) * BRG_POINT / 2, 1);
  return sum == 0 ? (Fraction){ 0, 1 } : reduce (sum, size);
}

static Fraction *
list_worths (const BrgTournament *tournament)
{
  Fraction *worths = g_new0 (Fraction, tournament->n_players);

  for (gint player = 0; player < tournament->n_players; player++)
    {
      worths[player] = find_worth (tournament, player);
      if (worths[player].num == 0)
        worths[player].den = 1;
    }
  return worths;
}

/* The sum over opponents of their worth, or of worth times another number of theirs. */
static Fraction
sum_opponents (const BrgTournament *tournament,
               gint player,
               const Fraction *worths,
               const Fraction *others)
{
  Fraction sum = { 0, 1 };

  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);

      if (cell->opponent != BRG_NOBODY)
        sum = add (sum, others == NULL ? worths[cell->opponent]
                                       : multiply (worths[cell->opponent], others[cell->opponent]));
      if (sum.num == 0)
        sum.den = 1;
    }
  return sum;
}

/* A Swiss without the odd player's plus: who leaves leaves with his neighbour. */
static BrgTournament *
make_swiss (GRand *rand, gint n_players, gint n_rounds, gint percent_leavers)
{
  static const BrgOutcome results[][2] = {
    { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
    { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  };
  BrgTournament *tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, n_players, n_rounds);
  g_autofree gint *order = g_new (gint, n_players);

  /* Two stay, so that all rounds are played. */
  for (gint player = 2; player + 1 < n_players; player += 2)
    if (g_rand_int_range (rand, 0, 100) < percent_leavers)
      tournament->players[player].left_after = tournament->players[player + 1].left_after =
          g_rand_int_range (rand, 1, n_rounds);
  for (gint round = 1; round <= n_rounds; round++)
    {
      gint n = 0;

      for (gint player = 0; player < n_players; player++)
        if (tournament->players[player].left_after >= round)
          order[n++] = player;
        else
          brg_tournament_set_bye (tournament, round, player, BRG_OUTCOME_ZERO_BYE);
      for (gint i = n - 1; i > 0; i--)
        {
          gint j = g_rand_int_range (rand, 0, i + 1);
          gint swap = order[i];

          order[i] = order[j];
          order[j] = swap;
        }
      for (gint i = 0; i + 1 < n; i += 2)
        {
          const BrgOutcome *result = results[g_rand_int_range (rand, 0, 3)];

          brg_tournament_set_game (tournament, round, order[i], order[i + 1], result[0], result[1]);
        }
    }
  return tournament;
}

static BrgStandings *
compute (const BrgTournament *tournament, const char *code)
{
  const BrgCriterion *criterion = brg_criterion_find (code);

  return brg_standings_compute (tournament, NULL, tournament->n_rounds, BRG_TIEBREAK_DRAUGHTS_2022,
                                &criterion, 1);
}

/* A fraction that is not too fine for the screen stands there as it is. @unit is what one point is
 * in the reference. */
static void
check_value (BrgRational value, Fraction expected, Wide unit)
{
  Fraction points = reduce (expected.num, expected.den * unit);

  if (points.num == 0)
    points.den = 1;
  if (points.den > G_MAXINT32)
    return;
  g_assert_true (value.num == points.num);
  g_assert_true (value.den == points.den);
}

/* Of neighbours the first is not worse, and equal exactly when they share a place. */
static void
check_order (const BrgTournament *tournament, const char *code, const Fraction *expected, Wide unit)
{
  g_autoptr (BrgStandings) standings = compute (tournament, code);

  for (gint player = 0; player < tournament->n_players; player++)
    check_value (standings->lines[standings->line_of[player]].values[0].value, expected[player],
                 unit);
  for (gint i = 1; i < standings->n_lines; i++)
    {
      const BrgStanding *line = &standings->lines[i];
      const BrgStanding *before = line - 1;

      if (line->points != before->points)
        continue;
      g_assert_cmpint (compare (expected[before->player], expected[line->player]), >=, 0);
      g_assert_true ((compare (expected[before->player], expected[line->player]) == 0) ==
                     (line->place == before->place));
    }
}

static void
check_tournament (const BrgTournament *tournament, gboolean with_products)
{
  gint n_players = tournament->n_players;
  g_autofree Fraction *worths = list_worths (tournament);
  g_autofree Fraction *solkoff = g_new0 (Fraction, n_players);
  g_autofree Fraction *balyakin = g_new0 (Fraction, n_players);

  for (gint player = 0; player < n_players; player++)
    solkoff[player] = sum_opponents (tournament, player, worths, NULL);
  check_order (tournament, "SOLK", solkoff, BRG_POINT);
  if (!with_products)
    return;
  for (gint player = 0; player < n_players; player++)
    balyakin[player] = sum_opponents (tournament, player, worths, solkoff);
  check_order (tournament, "SOLKBAL", balyakin, BRG_POINT * BRG_POINT);
}

/* rus-draughts-2022 5.4.8.5, 5.4.8.9 */
static void
test_fractions (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (21);

  /* In a large event the sizes of the groups have hardly anything in common. */
  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (BrgTournament) small = make_swiss (rand, 14, 6, 25);
      g_autoptr (BrgTournament) large = make_swiss (rand, 90, 4, 30);

      check_tournament (small, TRUE);
      check_tournament (large, FALSE);
    }
}

/* Half of them beat the other half in all games: sums that can be told in advance. */
static void
test_large (void)
{
  const gint n_players = 5000;
  const gint n_rounds = 20;
  g_autoptr (BrgTournament) tournament =
      brg_tournament_new (BRG_TOURNAMENT_SWISS, n_players, n_rounds);
  g_autoptr (BrgStandings) solkoff = NULL;
  g_autoptr (BrgStandings) plus = NULL;
  g_autoptr (BrgStandings) balyakin = NULL;

  tournament->scoring = brg_scoring_two_one ();
  for (gint round = 1; round <= n_rounds; round++)
    for (gint i = 0; i < n_players / 2; i++)
      brg_tournament_set_game (tournament, round, i, n_players / 2 + (i + round) % (n_players / 2),
                               BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  solkoff = compute (tournament, "SOLK");
  plus = compute (tournament, "SOLK+");
  balyakin = compute (tournament, "SOLKBAL");
  for (gint player = 0; player < n_players; player++)
    {
      gboolean is_winner = player < n_players / 2;
      const BrgStanding *line = &solkoff->lines[solkoff->line_of[player]];

      /* 40 points for winners; opponents of losers have 40 each and Solkoff 0. */
      g_assert_cmpint (line->values[0].value.num, ==, is_winner ? 0 : 20 * 40);
      line = &plus->lines[plus->line_of[player]];
      g_assert_cmpint (line->values[0].value.num, ==, is_winner ? 20 * 20 * 40 : 0);
      line = &balyakin->lines[balyakin->line_of[player]];
      g_assert_cmpint (line->values[0].value.num, ==, 0);
    }
}

/* Everybody has half of the points: 20 opponents with 20 points and Solkoff 400 each. */
static void
test_large_products (void)
{
  const gint n_players = 5000;
  const gint n_rounds = 20;
  g_autoptr (BrgTournament) tournament =
      brg_tournament_new (BRG_TOURNAMENT_SWISS, n_players, n_rounds);
  g_autoptr (BrgStandings) balyakin = NULL;

  tournament->scoring = brg_scoring_two_one ();
  for (gint round = 1; round <= n_rounds; round++)
    for (gint i = 0; i < n_players / 2; i++)
      brg_tournament_set_game (tournament, round, i, n_players / 2 + (i + round) % (n_players / 2),
                               BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  balyakin = compute (tournament, "SOLKBAL");
  for (gint i = 0; i < n_players; i++)
    g_assert_cmpint (balyakin->lines[i].values[0].value.num, ==, 20 * 20 * 400);
}

/* The table for whoever asks often says the same. */
static void
test_expectations (void)
{
  guint8 percent[BRG_RATING_CERTAIN + 1];

  brg_rating_fill_expectations (percent);
  for (gint difference = 0; difference <= BRG_RATING_CERTAIN; difference++)
    g_assert_cmpint (percent[difference], ==, brg_rating_expectation (difference));
  g_assert_cmpint (brg_rating_expectation (BRG_RATING_CERTAIN), ==, 100);
  g_assert_cmpint (brg_rating_expectation (BRG_RATING_CERTAIN - 1), ==, 99);
}

/* Player 1 leaves with one point. Player 2 has made his one against player 0, whose matches are
 * annulled, so that only player 4 had as many; he ends with two. Players 3 and 5 drew. */
static void
test_annulled (void)
{
  static const gboolean counted[] = { FALSE, TRUE, TRUE, TRUE, TRUE, TRUE };
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 6, 2);
  const BrgCriterion *criterion = brg_criterion_find ("SOLK");
  g_autoptr (BrgStandings) standings = NULL;

  tournament->players[0].left_after = tournament->players[1].left_after = 1;
  brg_tournament_set_game (tournament, 1, 0, 2, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
  brg_tournament_set_game (tournament, 1, 1, 3, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  brg_tournament_set_game (tournament, 1, 4, 5, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  brg_tournament_set_bye (tournament, 2, 0, BRG_OUTCOME_ZERO_BYE);
  brg_tournament_set_bye (tournament, 2, 1, BRG_OUTCOME_ZERO_BYE);
  brg_tournament_set_game (tournament, 2, 4, 2, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  brg_tournament_set_game (tournament, 2, 3, 5, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  standings =
      brg_standings_compute (tournament, counted, 2, BRG_TIEBREAK_DRAUGHTS_2022, &criterion, 1);
  /* Two for who left, a half for player 5. */
  check_value (standings->lines[standings->line_of[3]].values[0].value, reduce (5, 2), 1);
}

BRG_TEST_TOPIC ("standings-exact")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/standings-exact/rus-draughts-2022/5.4.10.11/fractions",
                   test_fractions);
  g_test_add_func ("/pairing/standings-exact/rus-draughts-2022/5.4.9.5/annulled", test_annulled);
  g_test_add_func ("/pairing/standings-exact/rus-draughts-2022/5.4.8.8/large", test_large);
  g_test_add_func ("/pairing/standings-exact/rus-draughts-2022/5.4.8.9/large-products",
                   test_large_products);
  g_test_add_func ("/pairing/standings-exact/fide-tiebreaks-2026/10.3/expectations",
                   test_expectations);
  return g_test_run ();
}
