/* test-chances.c - which places are still possible
 *
 * Expected values: small cases worked by hand, and every course of the open games of random small
 * tournaments played out with the standings of each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-chances.h"
#include "brg-test.h"

static BrgStandings *
compute (const BrgTournament *tournament)
{
  return brg_standings_compute (tournament, NULL, tournament->n_rounds, BRG_TIEBREAK_DRAUGHTS_2022,
                                NULL, 0);
}

static GArray *
find_chances (const BrgTournament *tournament, const gboolean *among)
{
  g_autoptr (BrgStandings) standings = compute (tournament);
  BrgChanceTerms terms = { tournament, standings, among, FALSE, NULL };

  return brg_chances_compute (&terms);
}

static const BrgChance *
find_player (const GArray *chances, gint player)
{
  for (guint i = 0; i < chances->len; i++)
    if (g_array_index (chances, BrgChance, i).player == player)
      return &g_array_index (chances, BrgChance, i);
  return NULL;
}

#define assert_span(span, a, b, c, d)            \
  G_STMT_START                                   \
  {                                              \
    g_assert_cmpint ((span).best, ==, a);        \
    g_assert_cmpint ((span).best_alone, ==, b);  \
    g_assert_cmpint ((span).worst_alone, ==, c); \
    g_assert_cmpint ((span).worst, ==, d);       \
  }                                              \
  G_STMT_END

static void
carry (BrgTournament *tournament, const gint *half_points)
{
  for (gint i = 0; i < tournament->n_players; i++)
    brg_tournament_set_carried (tournament, i, half_points[i] * BRG_POINT / 2);
}

static void
set_open (BrgTournament *tournament, gint round, gint white, gint black)
{
  brg_tournament_set_game (tournament, round, white, black, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
}

/* Points 6, 5½, 5, 4½ before the last round: 1 plays 2, 3 plays 4. */
static void
test_last_round (void)
{
  const gint points[] = { 12, 11, 10, 9 };
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 4, 1);
  g_autoptr (GArray) chances = NULL;
  const BrgChance *first;
  const BrgChance *second;
  const BrgChance *third;

  carry (tournament, points);
  set_open (tournament, 1, 0, 1);
  set_open (tournament, 1, 2, 3);
  chances = find_chances (tournament, NULL);
  g_assert_cmpuint (chances->len, ==, 4);
  first = find_player (chances, 0);
  g_assert_true (first->is_exact);
  g_assert_cmpint (first->opponent, ==, 1);
  /* A win is 7: alone first. A draw is 6½ against 6 and at most 6. A loss is 6 against 6½, and the
   * third reaches 6. */
  assert_span (first->by_result[BRG_CHANCE_WIN], 1, 1, 1, 1);
  assert_span (first->by_result[BRG_CHANCE_DRAW], 1, 1, 1, 1);
  assert_span (first->by_result[BRG_CHANCE_LOSS], 2, 2, 2, 3);
  assert_span (first->all, 1, 1, 2, 3);
  second = find_player (chances, 1);
  assert_span (second->by_result[BRG_CHANCE_WIN], 1, 1, 1, 1);
  /* 6 against 6½, and the third may have 6. */
  assert_span (second->by_result[BRG_CHANCE_DRAW], 2, 2, 2, 3);
  /* 5½: behind the first; the third has 6, 5½ or 5, the fourth 4½, 5 or 5½. */
  assert_span (second->by_result[BRG_CHANCE_LOSS], 2, 3, 3, 3);
  third = find_player (chances, 2);
  /* 6: the first has 7, 6½ or 6; when he has 6 the second has 6½. */
  assert_span (third->by_result[BRG_CHANCE_WIN], 2, 2, 2, 3);
}

static void
test_deciding (void)
{
  const gint points[] = { 12, 11, 10, 9, 0, 0 };
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 6, 1);
  g_autoptr (BrgStandings) standings = NULL;
  g_autoptr (GArray) chances = NULL;
  g_autoptr (GArray) after_loss = NULL;
  g_autoptr (GArray) after_win = NULL;
  BrgChanceTerms terms;

  carry (tournament, points);
  set_open (tournament, 1, 0, 1);
  set_open (tournament, 1, 2, 3);
  set_open (tournament, 1, 4, 5);
  standings = compute (tournament);
  terms = (BrgChanceTerms){ tournament, standings, NULL, FALSE, NULL };
  chances = brg_chances_compute (&terms);
  after_loss = brg_chances_list_deciding (&terms, find_player (chances, 0), BRG_CHANCE_LOSS);
  g_assert_cmpuint (after_loss->len, ==, 1);
  g_assert_cmpint (g_array_index (after_loss, gint, 0), ==, 2);
  after_win = brg_chances_list_deciding (&terms, find_player (chances, 0), BRG_CHANCE_WIN);
  g_assert_cmpuint (after_win->len, ==, 0);
}

/* Two rounds that are not paired: who is four half points behind can still draw level, nobody
 * knows whether he can. */
static void
test_unpaired (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 4, 3);
  g_autoptr (GArray) chances = NULL;
  const BrgChance *chance;

  brg_tournament_set_game (tournament, 1, 0, 2, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  brg_tournament_set_game (tournament, 1, 1, 3, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  chances = find_chances (tournament, NULL);
  chance = find_player (chances, 2);
  g_assert_false (chance->is_exact);
  g_assert_cmpint (chance->n_games, ==, 2);
  g_assert_cmpint (chance->opponent, ==, BRG_NOBODY);
  assert_span (chance->all, 1, 1, 4, 4);
}

/* Who left after the first round stands still; the one with the bye or without an opponent may
 * still pass him. */
static void
test_left (void)
{
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 3, 2);
  g_autoptr (GArray) chances = NULL;

  brg_tournament_set_game (tournament, 1, 0, 2, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  tournament->players[2].left_after = 1;
  chances = find_chances (tournament, NULL);
  g_assert_cmpint (find_player (chances, 2)->n_games, ==, 0);
  assert_span (find_player (chances, 2)->all, 2, 3, 3, 3);
}

typedef struct
{
  gint white;
  gint black;
  gint round;
} Open;

typedef struct
{
  BrgTournament *tournament;
  const gboolean *among;
  Open open[10];
  gint n_open;
  gint result_of[10]; /* the course: what White makes */
  BrgPlaceSpan *all;
  BrgPlaceSpan (*by_result)[BRG_N_CHANCE_RESULTS];
} Brute;

static void
widen (BrgPlaceSpan *span, gint above, gint level)
{
  if (span->best == 0)
    *span = (BrgPlaceSpan){ above + 1, level + 1, above + 1, level + 1 };
  span->best = MIN (span->best, above + 1);
  span->best_alone = MIN (span->best_alone, level + 1);
  span->worst_alone = MAX (span->worst_alone, above + 1);
  span->worst = MAX (span->worst, level + 1);
}

static gint
find_own_result (const Brute *brute, gint player)
{
  for (gint i = 0; i < brute->n_open; i++)
    {
      if (brute->open[i].white == player)
        return brute->result_of[i];
      if (brute->open[i].black == player)
        return 2 - brute->result_of[i];
    }
  return -1;
}

static void
look_at_course (Brute *brute)
{
  g_autoptr (BrgStandings) standings = compute (brute->tournament);
  gint n = brute->tournament->n_players;

  for (gint player = 0; player < n; player++)
    {
      gint own = find_own_result (brute, player);
      gint points = standings->lines[standings->line_of[player]].points;
      gint above = 0;
      gint level = 0;

      for (gint other = 0; other < n; other++)
        {
          gint others = standings->lines[standings->line_of[other]].points;

          above += other != player && brute->among[other] && others > points;
          level += other != player && brute->among[other] && others >= points;
        }
      widen (&brute->all[player], above, level);
      if (own >= 0)
        widen (&brute->by_result[player][own], above, level);
    }
}

static void
play (Brute *brute, gint k)
{
  static const BrgOutcome outcomes[] = { BRG_OUTCOME_WIN, BRG_OUTCOME_DRAW, BRG_OUTCOME_LOSS };

  if (k == brute->n_open)
    {
      look_at_course (brute);
      return;
    }
  for (gint result = 0; result < 3; result++)
    {
      brute->result_of[k] = result;
      brg_tournament_set_game (brute->tournament, brute->open[k].round, brute->open[k].white,
                               brute->open[k].black, outcomes[result], outcomes[2 - result]);
      play (brute, k + 1);
    }
}

static void
shuffle (GRand *rand, gint *order, gint n)
{
  for (gint i = 0; i < n; i++)
    order[i] = i;
  for (gint i = n - 1; i > 0; i--)
    {
      gint k = g_rand_int_range (rand, 0, i + 1);
      gint kept = order[i];

      order[i] = order[k];
      order[k] = kept;
    }
}

/* One or two rounds of which some games are open. */
static void
pair_round (GRand *rand, Brute *brute, gint round, gint most_open)
{
  static const BrgOutcome outcomes[] = { BRG_OUTCOME_WIN, BRG_OUTCOME_DRAW, BRG_OUTCOME_LOSS };
  gint n = brute->tournament->n_players;
  gint order[12];

  shuffle (rand, order, n);
  for (gint i = 0; i + 1 < n; i += 2)
    if (brute->n_open < most_open && g_rand_int_range (rand, 0, 4) > 0)
      {
        brute->open[brute->n_open++] = (Open){ order[i], order[i + 1], round };
        set_open (brute->tournament, round, order[i], order[i + 1]);
      }
    else
      {
        gint result = g_rand_int_range (rand, 0, 3);

        brg_tournament_set_game (brute->tournament, round, order[i], order[i + 1], outcomes[result],
                                 outcomes[2 - result]);
      }
}

static gboolean
is_same (BrgPlaceSpan a, BrgPlaceSpan b)
{
  return a.best == b.best && a.best_alone == b.best_alone && a.worst_alone == b.worst_alone &&
         a.worst == b.worst;
}

static void
compare (const Brute *brute, const GArray *chances)
{
  for (guint i = 0; i < chances->len; i++)
    {
      const BrgChance *chance = &g_array_index (chances, BrgChance, i);

      g_assert_true (chance->is_exact);
      g_assert_true (is_same (chance->all, brute->all[chance->player]));
      for (gint result = 0; chance->opponent != BRG_NOBODY && result < 3; result++)
        g_assert_true (
            is_same (chance->by_result[result], brute->by_result[chance->player][result]));
    }
}

static void
test_brute (gconstpointer data)
{
  gint n_rounds = GPOINTER_TO_INT (data);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1922 + (guint32) n_rounds);
  gint most_open = n_rounds == 1 ? 5 : 6;

  for (gint trial = 0; trial < 60; trial++)
    {
      gint n = g_rand_int_range (rand, 2, 11);
      g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, n, n_rounds);
      BrgPlaceSpan all[12] = { 0 };
      BrgPlaceSpan by_result[12][BRG_N_CHANCE_RESULTS] = { 0 };
      gboolean among[12];
      Brute brute = {
        .tournament = tournament, .among = among, .all = all, .by_result = by_result
      };
      g_autoptr (GArray) chances = NULL;

      if (trial % 3 == 1)
        tournament->scoring = brg_scoring_from_game (3 * BRG_POINT, BRG_POINT, 0);
      for (gint i = 0; i < n; i++)
        {
          among[i] = trial % 2 == 0 || g_rand_boolean (rand);
          brg_tournament_set_carried (tournament, i, g_rand_int_range (rand, 0, 7) * BRG_POINT / 2);
        }
      for (gint round = 1; round <= n_rounds; round++)
        pair_round (rand, &brute, round, most_open);
      chances = find_chances (tournament, among);
      play (&brute, 0);
      compare (&brute, chances);
    }
}

/* A whole round robin of six is open: fifteen games are too many to be gone through. The limits
 * must hold for what comes about. */
static void
test_limits_hold (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 8, 4);
  g_autoptr (GArray) chances = NULL;
  Brute brute = { .tournament = tournament };

  for (gint round = 1; round <= 4; round++)
    {
      brute.n_open = 0;
      for (gint i = 0; i < 8; i += 2)
        {
          gint black = (i + 2 * round - 1) % 8;

          brute.open[brute.n_open++] = (Open){ i, black, round };
          set_open (tournament, round, i, black);
        }
    }
  chances = find_chances (tournament, NULL);
  for (gint trial = 0; trial < 2000; trial++)
    {
      static const BrgOutcome outcomes[] = { BRG_OUTCOME_WIN, BRG_OUTCOME_DRAW, BRG_OUTCOME_LOSS };
      g_autoptr (BrgStandings) standings = NULL;

      for (gint round = 1; round <= 4; round++)
        for (gint i = 0; i < 8; i += 2)
          {
            gint result = g_rand_int_range (rand, 0, 3);

            brg_tournament_set_game (tournament, round, i, (i + 2 * round - 1) % 8,
                                     outcomes[result], outcomes[2 - result]);
          }
      standings = compute (tournament);
      for (gint i = 0; i < 8; i++)
        {
          const BrgStanding *line = &standings->lines[i];
          const BrgChance *chance = find_player (chances, line->player);

          g_assert_cmpint (line->place, >=, chance->all.best);
          g_assert_cmpint (line->last_place, <=, chance->all.worst);
        }
    }
}

BRG_TEST_TOPIC ("chances")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/chances/last-round", test_last_round);
  g_test_add_func ("/pairing/chances/deciding", test_deciding);
  g_test_add_func ("/pairing/chances/unpaired", test_unpaired);
  g_test_add_func ("/pairing/chances/left", test_left);
  g_test_add_data_func ("/pairing/chances/brute/one-round", GINT_TO_POINTER (1), test_brute);
  g_test_add_data_func ("/pairing/chances/brute/two-rounds", GINT_TO_POINTER (2), test_brute);
  g_test_add_func ("/pairing/chances/limits-hold", test_limits_hold);
  return g_test_run ();
}
