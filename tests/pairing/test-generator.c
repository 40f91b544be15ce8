/* test-generator.c - random tournaments from a seed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-generator.h"
#include "brg-pairing-systems.h"
#include "brg-rating-tables.h"
#include "brg-round-check.h"
#include "brg-test.h"

/* What may happen and how often, all at once. */
static const BrgGeneratorOptions lively = {
  .seed = 1,
  .n_players = 40,
  .n_rounds = 7,
  .lowest_rating = 1400,
  .highest_rating = 2600,
  .scoring = { 60, 30, 0, 60, 0, 60, 60, 30, 0 },
  .amounts = {
    [BRG_GENERATOR_DRAWS].values[0] = 3000,
    [BRG_GENERATOR_FORFEITS].values[0] = 400,
    [BRG_GENERATOR_DOUBLE_FORFEITS].values[0] = 100,
    [BRG_GENERATOR_HALF_BYES].values[0] = 300,
    [BRG_GENERATOR_FULL_BYES].values[0] = 50,
    [BRG_GENERATOR_ZERO_BYES].values[0] = 300,
    [BRG_GENERATOR_LATE].values[0] = 1000,
    [BRG_GENERATOR_WITHDRAWALS].values[0] = 1000,
  },
  .n_forbidden = 10,
};

static BrgGenerated *
generate (const BrgGeneratorOptions *options)
{
  g_autoptr (GError) error = NULL;
  BrgGenerated *generated = brg_generator_run (brg_pairing_system_find ("dutch"), options, &error);

  g_assert_no_error (error);
  return generated;
}

static gboolean
has_same_cells (const BrgTournament *a, const BrgTournament *b)
{
  gsize size = (gsize) (a->n_players * a->n_rounds) * sizeof *a->cells;

  return memcmp (a->cells, b->cells, size) == 0;
}

static void
test_same_seed (void)
{
  BrgGeneratorOptions options = lively;
  g_autoptr (BrgGenerated) one = generate (&options);
  g_autoptr (BrgGenerated) again = generate (&options);
  g_autoptr (BrgGenerated) other = NULL;

  g_assert_true (has_same_cells (one->tournament, again->tournament));
  g_assert_cmpint (one->n_paired, ==, options.n_rounds);
  options.seed = 2;
  other = generate (&options);
  g_assert_false (has_same_cells (one->tournament, other->tournament));
}

/* Another rate of forfeits changes neither players nor byes. */
static void
test_own_streams (void)
{
  BrgGeneratorOptions options = lively;
  g_autoptr (BrgGenerated) one = generate (&options);
  g_autoptr (BrgGenerated) other = NULL;
  gint n_different = 0;

  options.amounts[BRG_GENERATOR_FORFEITS].values[0] = 5000;
  other = generate (&options);
  g_assert_cmpint (one->tournament->initial_colour, ==, other->tournament->initial_colour);
  for (gint player = 0; player < options.n_players; player++)
    {
      g_assert_cmpint (one->tournament->players[player].rating, ==,
                       other->tournament->players[player].rating);
      for (gint round = 1; round <= MIN (one->n_paired, other->n_paired); round++)
        {
          BrgOutcome a = brg_tournament_cell (one->tournament, player, round)->outcome;
          BrgOutcome b = brg_tournament_cell (other->tournament, player, round)->outcome;

          n_different += a != b;
          if (a == BRG_OUTCOME_HALF_BYE || a == BRG_OUTCOME_FULL_BYE || a == BRG_OUTCOME_ZERO_BYE)
            g_assert_cmpint (a, ==, b);
        }
    }
  g_assert_cmpint (n_different, >, 0);
}

/* fide-handling-2026 2.2, 2.3: number 1 has the highest rating. */
static void
test_numbers (void)
{
  g_autoptr (BrgGenerated) generated = generate (&lively);
  const BrgPlayer *players = generated->tournament->players;

  for (gint i = 0; i < lively.n_players; i++)
    {
      g_assert_cmpint (players[i].number, ==, i + 1);
      g_assert_cmpint (players[i].rating, >=, lively.lowest_rating);
      g_assert_cmpint (players[i].rating, <=, lively.highest_rating);
      g_assert_true (i == 0 || players[i - 1].rating >= players[i].rating);
    }
}

/* What is forbidden by the Basic Rules whatever the system: nobody plays the same opponent twice,
 * or has two byes for the odd player; pairs that the event forbids do not meet. */
static void
check_basic_rules (const BrgTournament *tournament)
{
  for (gint player = 0; player < tournament->n_players; player++)
    {
      g_autoptr (GHashTable) met = g_hash_table_new (NULL, NULL);
      gint n_byes = 0;

      for (gint round = 1; round <= tournament->n_rounds; round++)
        {
          const BrgCell *cell = brg_tournament_cell (tournament, player, round);

          n_byes += cell->outcome == BRG_OUTCOME_PAIRING_BYE;
          if (cell->opponent == BRG_NOBODY)
            continue;
          g_assert_cmpint (brg_tournament_cell (tournament, cell->opponent, round)->opponent, ==,
                           player);
          g_assert_false (brg_tournament_is_forbidden (tournament, player, cell->opponent, round));
          if (brg_outcome_is_played (cell->outcome))
            g_assert_true (g_hash_table_add (met, GINT_TO_POINTER (cell->opponent + 1)));
        }
      g_assert_cmpint (n_byes, <=, 1);
    }
}

static void
test_basic_rules (void)
{
  BrgGeneratorOptions options = lively;

  for (options.seed = 1; options.seed <= 20; options.seed++)
    {
      g_autoptr (BrgGenerated) generated = NULL;

      options.n_players = 10 + (gint) options.seed;
      generated = generate (&options);
      g_assert_cmpuint (generated->tournament->forbidden->len, ==, options.n_forbidden);
      check_basic_rules (generated->tournament);
    }
}

typedef struct
{
  const char *path;
  BrgGeneratorRate rate;
  gint percent;
  gint lowest; /* bounds of what must come out, four standard deviations and more away */
  gint highest;
} RateCase;

static const RateCase rate_cases[] = {
  { "/pairing/generator/rate/draws", BRG_GENERATOR_DRAWS, 40, 36, 44 },
  { "/pairing/generator/rate/draws-none", BRG_GENERATOR_DRAWS, 0, 0, 0 },
  { "/pairing/generator/rate/forfeits", BRG_GENERATOR_FORFEITS, 20, 17, 23 },
  { "/pairing/generator/rate/double-forfeits", BRG_GENERATOR_DOUBLE_FORFEITS, 20, 17, 23 },
  { "/pairing/generator/rate/half-byes", BRG_GENERATOR_HALF_BYES, 10, 8, 12 },
  { "/pairing/generator/rate/full-byes", BRG_GENERATOR_FULL_BYES, 10, 8, 12 },
  { "/pairing/generator/rate/zero-byes", BRG_GENERATOR_ZERO_BYES, 10, 8, 12 },
  { "/pairing/generator/rate/late", BRG_GENERATOR_LATE, 25, 16, 34 },
  { "/pairing/generator/rate/withdrawals", BRG_GENERATOR_WITHDRAWALS, 25, 16, 34 },
  { "/pairing/generator/rate/half-results", BRG_GENERATOR_HALF_RESULTS, 20, 17, 23 },
  { "/pairing/generator/rate/zero-results", BRG_GENERATOR_ZERO_RESULTS, 20, 17, 23 },
};

typedef struct
{
  gint n_boards;
  gint n_played;
  gint of[BRG_N_OUTCOMES];
} Count;

static Count
count_outcomes (const BrgTournament *tournament)
{
  Count count = { 0 };

  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint player = 0; player < tournament->n_players; player++)
      {
        const BrgCell *cell = brg_tournament_cell (tournament, player, round);

        count.of[cell->outcome]++;
        count.n_boards += cell->opponent > player;
        count.n_played += cell->opponent > player && brg_outcome_is_played (cell->outcome);
      }
  return count;
}

static gint
measure_rate (BrgGeneratorRate rate, const BrgTournament *tournament)
{
  Count count = count_outcomes (tournament);
  gint n_cells = tournament->n_players * tournament->n_rounds;
  gint n_absent = 0;

  for (gint player = 0; player < tournament->n_players; player++)
    n_absent += brg_tournament_cell (tournament, player,
                                     rate == BRG_GENERATOR_LATE ? 1 : tournament->n_rounds)
                    ->outcome == BRG_OUTCOME_ZERO_BYE;
  switch (rate)
    {
    case BRG_GENERATOR_DRAWS:
      return 100 * count.of[BRG_OUTCOME_DRAW] / 2 / count.n_played;
    case BRG_GENERATOR_FORFEITS:
      return 100 * count.of[BRG_OUTCOME_FORFEIT_WIN] / count.n_boards;
    case BRG_GENERATOR_DOUBLE_FORFEITS:
      return 100 * count.of[BRG_OUTCOME_FORFEIT_LOSS] / 2 / count.n_boards;
    case BRG_GENERATOR_HALF_BYES:
      return 100 * count.of[BRG_OUTCOME_HALF_BYE] / n_cells;
    case BRG_GENERATOR_FULL_BYES:
      return 100 * count.of[BRG_OUTCOME_FULL_BYE] / n_cells;
    case BRG_GENERATOR_ZERO_BYES:
      return 100 * count.of[BRG_OUTCOME_ZERO_BYE] / n_cells;
    case BRG_GENERATOR_LATE:
    case BRG_GENERATOR_WITHDRAWALS:
      return 100 * n_absent / tournament->n_players;
    case BRG_GENERATOR_HALF_RESULTS:
      return 100 * count.of[BRG_OUTCOME_DRAW] / count.n_played;
    case BRG_GENERATOR_ZERO_RESULTS:
      return 100 * (count.of[BRG_OUTCOME_LOSS] - count.of[BRG_OUTCOME_WIN]) / 2 / count.n_played;
    default:
      g_assert_not_reached ();
    }
}

/* Ratings that are close leave room for draws. */
static void
test_rate (gconstpointer data)
{
  const RateCase *row = data;
  BrgGeneratorOptions options;
  g_autoptr (BrgGenerated) generated = NULL;
  gint percent;

  brg_generator_options_init (&options, 11);
  options.n_players = 400;
  options.n_rounds = 9;
  options.lowest_rating = 2000;
  options.highest_rating = 2060;
  options.amounts[BRG_GENERATOR_DRAWS].values[0] = 0;
  options.amounts[row->rate].values[0] = 100 * row->percent;
  generated = generate (&options);
  percent = measure_rate (row->rate, generated->tournament);
  g_assert_cmpint (percent, >=, row->lowest);
  g_assert_cmpint (percent, <=, row->highest);
}

/* A number by round is met exactly; one of the event is spread over the rounds, and later rounds
 * than those that have a value have none. */
static void
test_numbers_instead_of_rates (void)
{
  static const gint by_round[] = { 4, 0, 2 };
  BrgGeneratorOptions options;
  g_autoptr (BrgGenerated) generated = NULL;
  gint n_forfeits = 0;
  gint n_rounds_with = 0;

  brg_generator_options_init (&options, 12);
  options.n_players = 60;
  options.n_rounds = 6;
  options.amounts[BRG_GENERATOR_HALF_BYES] =
      (BrgGeneratorAmount){ .is_count = TRUE, .n_rounds = 3, .values = { 4, 0, 2 } };
  options.amounts[BRG_GENERATOR_FORFEITS] =
      (BrgGeneratorAmount){ .is_count = TRUE, .values = { 12 } };
  generated = generate (&options);
  for (gint round = 1; round <= options.n_rounds; round++)
    {
      gint n_byes = 0;
      gint n_here = 0;

      for (gint player = 0; player < options.n_players; player++)
        {
          BrgOutcome outcome = brg_tournament_cell (generated->tournament, player, round)->outcome;

          n_byes += outcome == BRG_OUTCOME_HALF_BYE;
          n_here += outcome == BRG_OUTCOME_FORFEIT_WIN;
        }
      g_assert_cmpint (n_byes, ==, round <= 3 ? by_round[round - 1] : 0);
      n_forfeits += n_here;
      n_rounds_with += n_here > 0;
    }
  g_assert_cmpint (n_forfeits, ==, 12);
  g_assert_cmpint (n_rounds_with, >, 1);
}

/* Who comes late is there from a round of the first half on; who leaves is not paired any more
 * (fide-handling-2026 3.2). */
static void
test_stays (void)
{
  BrgGeneratorOptions options;
  g_autoptr (BrgGenerated) generated = NULL;
  gint n_late = 0;
  gint n_gone = 0;

  brg_generator_options_init (&options, 5);
  options.n_players = 100;
  options.n_rounds = 7;
  options.amounts[BRG_GENERATOR_LATE].values[0] = 3000;
  options.amounts[BRG_GENERATOR_WITHDRAWALS].values[0] = 3000;
  generated = generate (&options);
  for (gint player = 0; player < options.n_players; player++)
    {
      gint first = 1;
      gint last = options.n_rounds;

      while (brg_tournament_cell (generated->tournament, player, first)->outcome ==
             BRG_OUTCOME_ZERO_BYE)
        first++;
      while (brg_tournament_cell (generated->tournament, player, last)->outcome ==
             BRG_OUTCOME_ZERO_BYE)
        last--;
      g_assert_cmpint (first, <=, 4);
      g_assert_cmpint (last, >=, first);
      for (gint round = first; round <= last; round++)
        g_assert_cmpint (brg_tournament_cell (generated->tournament, player, round)->outcome, !=,
                         BRG_OUTCOME_ZERO_BYE);
      n_late += first > 1;
      n_gone += last < options.n_rounds;
    }
  g_assert_cmpint (n_late, >, 0);
  g_assert_cmpint (n_gone, >, 0);
}

/* What the stronger of two made in 2000 games, in per cent, against what the table of FIDE gives:
 * three standard deviations of a mean of so many games are less than 3. */
static void
test_expectation (void)
{
  BrgGeneratorOptions options;
  gint points = 0;
  gint expected = 0;

  brg_generator_options_init (&options, 0);
  options.n_players = 2;
  options.n_rounds = 1;
  options.lowest_rating = 1800;
  options.highest_rating = 2300;
  for (options.seed = 1; options.seed <= 2000; options.seed++)
    {
      g_autoptr (BrgGenerated) generated = generate (&options);
      const BrgPlayer *players = generated->tournament->players;

      points += brg_tournament_score (generated->tournament, 0, 1) * 100 / BRG_POINT;
      expected += brg_rating_expectation (players[0].rating - players[1].rating);
    }
  g_assert_cmpint (ABS (points - expected) / 2000, <=, 3);
  g_assert_cmpint (expected / 2000, >, 65);
}

static void
test_no_pairing (void)
{
  BrgGeneratorOptions options;
  g_autoptr (BrgGenerated) generated = NULL;

  brg_generator_options_init (&options, 3);
  options.n_players = 2;
  options.n_rounds = 3;
  generated = generate (&options);
  g_assert_cmpint (generated->n_paired, ==, 1);
  g_assert_cmpint (brg_tournament_last_paired_round (generated->tournament), ==, 1);
  g_assert_cmpint (brg_tournament_cell (generated->tournament, 0, 2)->outcome, ==,
                   BRG_OUTCOME_NONE);
}

static void
test_nobody_there (void)
{
  BrgGeneratorOptions options;
  g_autoptr (BrgGenerated) generated = NULL;

  brg_generator_options_init (&options, 3);
  options.amounts[BRG_GENERATOR_ZERO_BYES].values[0] = BRG_GENERATOR_ALL;
  options.is_accelerated = TRUE;
  generated = generate (&options);
  g_assert_cmpint (generated->n_paired, ==, options.n_rounds);
  g_assert_cmpint (brg_tournament_last_paired_round (generated->tournament), ==, 0);
}

static void
test_baku (void)
{
  BrgGeneratorOptions options;
  g_autoptr (BrgGenerated) generated = NULL;

  brg_generator_options_init (&options, 9);
  options.n_players = 161;
  options.n_rounds = 9;
  options.is_accelerated = TRUE;
  generated = generate (&options);
  g_assert_cmpint (generated->last_leader, ==, 82);
  g_assert_cmpint (brg_tournament_virtual_points (generated->tournament, 81, 3), ==, BRG_POINT);
  g_assert_cmpint (brg_tournament_virtual_points (generated->tournament, 81, 4), ==, BRG_POINT / 2);
  g_assert_cmpint (brg_tournament_virtual_points (generated->tournament, 81, 6), ==, 0);
  g_assert_cmpint (brg_tournament_virtual_points (generated->tournament, 82, 1), ==, 0);
}

/* fide-acceleration-2026 1.3: latecomers within the leaders push the last of them down the list. */
static void
test_baku_late (void)
{
  BrgGeneratorOptions options;
  g_autoptr (BrgGenerated) generated = NULL;
  gint n_there = 0;
  gint n_above = 0;

  brg_generator_options_init (&options, 9);
  options.n_players = 80;
  options.n_rounds = 7;
  options.amounts[BRG_GENERATOR_LATE].values[0] = 2500;
  options.is_accelerated = TRUE;
  generated = generate (&options);
  for (gint player = 0; player < options.n_players; player++)
    {
      gboolean is_there =
          brg_tournament_cell (generated->tournament, player, 1)->outcome != BRG_OUTCOME_ZERO_BYE;

      n_there += is_there;
      n_above += is_there && player < generated->last_leader;
    }
  g_assert_cmpint (n_there, <, options.n_players);
  g_assert_cmpint (n_above, ==, (n_there + 3) / 4 * 2);
  g_assert_cmpint (generated->last_leader, >, n_above);
}

static void
test_usual_options (void)
{
  gint n_different = 0;

  for (guint64 seed = 0; seed < 200; seed++)
    {
      BrgGeneratorOptions options;

      brg_generator_options_init (&options, seed);
      g_assert_cmpint (options.n_players, >=, 12);
      g_assert_cmpint (options.n_players, <=, 120);
      g_assert_cmpint (options.n_rounds, >=, 5);
      g_assert_cmpint (options.n_rounds, <=, 11);
      n_different += options.n_players != 12;
    }
  g_assert_cmpint (n_different, >, 100);
}

typedef struct
{
  const char *path;
  gsize offset; /* of a number of the options */
  gint value;
  const char *message;
} BadCase;

#define RATE(rate) G_STRUCT_OFFSET (BrgGeneratorOptions, amounts[rate].values[0])
#define FIELD(field) G_STRUCT_OFFSET (BrgGeneratorOptions, field)

static const BadCase bad_cases[] = {
  { "/pairing/generator/refuses/one-player", FIELD (n_players), 1, "1 players*2 to 9999" },
  { "/pairing/generator/refuses/too-many", FIELD (n_players), 10000, "10000 players*" },
  { "/pairing/generator/refuses/no-round", FIELD (n_rounds), 0, "0 rounds*1 to 99" },
  { "/pairing/generator/refuses/rounds", FIELD (n_rounds), 100, "100 rounds*" },
  { "/pairing/generator/refuses/rating", FIELD (lowest_rating), 0, "Ratings from 0*" },
  { "/pairing/generator/refuses/rating-range", FIELD (lowest_rating), 2601, "Ratings from 2601*" },
  { "/pairing/generator/refuses/rating-high", FIELD (highest_rating), 10000, "Ratings*10000*" },
  { "/pairing/generator/refuses/forbidden", FIELD (n_forbidden), -1, "-1 forbidden pairs*" },
  { "/pairing/generator/refuses/forbidden-many", FIELD (n_forbidden), 781, "781*0 to 780" },
  { "/pairing/generator/refuses/draws", RATE (BRG_GENERATOR_DRAWS), 10001, "*draws*" },
  { "/pairing/generator/refuses/late", RATE (BRG_GENERATOR_LATE), -1, "*late*" },
  { "/pairing/generator/refuses/forfeits", RATE (BRG_GENERATOR_FORFEITS), 9901, "Forfeits*" },
  { "/pairing/generator/refuses/unusual", RATE (BRG_GENERATOR_ZERO_RESULTS), 10001, "*zero-*" },
  { "/pairing/generator/refuses/by-round", FIELD (amounts[BRG_GENERATOR_HALF_BYES].n_rounds), 8,
    "half-byes: values for 8 rounds*" },
  { "/pairing/generator/refuses/late-by-round", FIELD (amounts[BRG_GENERATOR_LATE].n_rounds), 2,
    "late: one value*" },
  { "/pairing/generator/refuses/number-of-draws", FIELD (amounts[BRG_GENERATOR_DRAWS].is_count), 1,
    "draws: a rate*" },
  { "/pairing/generator/refuses/byes", RATE (BRG_GENERATOR_HALF_BYES), 9700, "Byes*" },
  { "/pairing/generator/refuses/loss", FIELD (scoring.loss), 61, "A win must*" },
  { "/pairing/generator/refuses/draw", FIELD (scoring.draw), 61, "A win must*" },
  { "/pairing/generator/refuses/baku-with-3-points", FIELD (scoring.win), 180, "Baku*" },
};

static void
test_bad (gconstpointer data)
{
  const BadCase *row = data;
  BrgGeneratorOptions options = lively;
  g_autoptr (GError) error = NULL;

  options.is_accelerated = TRUE;
  G_STRUCT_MEMBER (gint, &options, row->offset) = row->value;
  g_assert_null (brg_generator_run (brg_pairing_system_find ("dutch"), &options, &error));
  g_assert_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_OPTIONS);
  g_assert_true (g_pattern_match_simple (row->message, error->message));
}

static void
test_no_swiss (void)
{
  static const char *const ids[] = { "berger", "knockout", "match" };

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (brg_generator_run (brg_pairing_system_find (ids[i]), &lively, &error));
      g_assert_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_OPTIONS);
    }
}

/* Whatever the system, the same pairs follow from the results. */
static void
check_rounds (const BrgPairingSystem *system, const BrgGenerated *generated)
{
  for (gint round = 1; round <= generated->n_paired; round++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgRoundCheck) check =
          brg_round_check_new (system, generated->tournament, round, generated->seed, &error);

      g_assert_no_error (error);
      g_assert_true (brg_round_check_is_equal (check));
    }
}

/* A match of a Double-Swiss has two games, so its rounds are even and opponents meet twice. */
static void
test_every_swiss (void)
{
  guint n_systems;
  const BrgPairingSystem *const *systems = brg_pairing_systems (&n_systems);
  BrgGeneratorOptions options = lively;

  options.n_forbidden = 0;
  options.n_rounds = 6;
  for (guint i = 0; i < n_systems; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgGenerated) generated = NULL;

      if (systems[i]->kind != BRG_TOURNAMENT_SWISS || systems[i]->is_knockout)
        continue;
      generated = brg_generator_run (systems[i], &options, &error);
      g_assert_no_error (error);
      g_assert_cmpint (generated->n_paired, >=, 5);
      check_rounds (systems[i], generated);
      if (!g_str_equal (systems[i]->id, "double-swiss"))
        check_basic_rules (generated->tournament);
    }
}

BRG_TEST_TOPIC ("generator")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/generator/same-seed-same-tournament", test_same_seed);
  g_test_add_func ("/pairing/generator/draws-have-own-streams", test_own_streams);
  g_test_add_func ("/pairing/generator/fide-handling-2026/2.2/numbers-by-rating", test_numbers);
  g_test_add_func ("/pairing/generator/fide-basic-2026/2/never-twice", test_basic_rules);
  g_test_add_func ("/pairing/generator/fide-handling-2026/2.4/late-entries-and-leavers",
                   test_stays);
  g_test_add_func ("/pairing/generator/expected-score", test_expectation);
  g_test_add_func ("/pairing/generator/no-pairing-exists", test_no_pairing);
  g_test_add_func ("/pairing/generator/fide-handling-2026/3.3/nobody-there", test_nobody_there);
  g_test_add_func ("/pairing/generator/fide-acceleration-2026/1.2/leaders", test_baku);
  g_test_add_func ("/pairing/generator/fide-acceleration-2026/1.3/latecomers", test_baku_late);
  g_test_add_func ("/pairing/generator/usual-options", test_usual_options);
  g_test_add_func ("/pairing/generator/every-swiss-system", test_every_swiss);
  g_test_add_func ("/pairing/generator/refuses/no-swiss", test_no_swiss);
  g_test_add_func ("/pairing/generator/numbers-instead-of-rates", test_numbers_instead_of_rates);
  for (gsize i = 0; i < G_N_ELEMENTS (rate_cases); i++)
    g_test_add_data_func (rate_cases[i].path, &rate_cases[i], test_rate);
  for (gsize i = 0; i < G_N_ELEMENTS (bad_cases); i++)
    g_test_add_data_func (bad_cases[i].path, &bad_cases[i], test_bad);
  return g_test_run ();
}
