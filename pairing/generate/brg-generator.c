/* brg-generator.c - random tournaments from a seed
 *
 * Rules: fide-ratings-2024 8.1.2; fide-handling-2026 3.2, 3.3
 * Tests: tests/pairing/test-generator.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-generator.h"

#include "brg-acceleration.h"
#include "brg-generator-private.h"
#include "brg-pairing-systems.h"
#include "brg-rating-tables.h"

#define MAX_RATING 9999

const char *
brg_generator_rate_get_id (BrgGeneratorRate rate)
{
  static const char *const ids[BRG_N_GENERATOR_RATES] = {
    [BRG_GENERATOR_DRAWS] = "draws",
    [BRG_GENERATOR_FORFEITS] = "forfeits",
    [BRG_GENERATOR_DOUBLE_FORFEITS] = "double-forfeits",
    [BRG_GENERATOR_HALF_BYES] = "half-byes",
    [BRG_GENERATOR_FULL_BYES] = "full-byes",
    [BRG_GENERATOR_ZERO_BYES] = "zero-byes",
    [BRG_GENERATOR_LATE] = "late",
    [BRG_GENERATOR_WITHDRAWALS] = "withdrawals",
    [BRG_GENERATOR_HALF_RESULTS] = "half-results",
    [BRG_GENERATOR_ZERO_RESULTS] = "zero-results",
  };

  g_return_val_if_fail ((guint) rate < BRG_N_GENERATOR_RATES, NULL);
  return ids[rate];
}

void
brg_generator_options_init (BrgGeneratorOptions *options, guint64 seed)
{
  BrgLots lots = brg_generator_begin_lots (seed, BRG_GENERATOR_DRAW_SIZES, 0);

  g_return_if_fail (options != NULL);

  *options = (BrgGeneratorOptions){
    .seed = seed,
    .lowest_rating = 1400,
    .highest_rating = 2600,
    .scoring = brg_scoring_classic (),
    .amounts = { [BRG_GENERATOR_DRAWS].values[0] = 3 * BRG_GENERATOR_ALL / 10 },
  };
  options->n_players = 12 + (gint) brg_lots_below (&lots, 109);
  options->n_rounds = 5 + (gint) brg_lots_below (&lots, 7);
}

static gboolean fail (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
fail (GError **error, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_OPTIONS, message);
  return FALSE;
}

static gint
count_possible_bans (gint n_players)
{
  return MIN (n_players * (n_players - 1) / 2, BRG_GENERATOR_MAX_PLAYERS);
}

static gboolean
check_numbers (const BrgPairingSystem *system, const BrgGeneratorOptions *options, GError **error)
{
  if (system->kind != BRG_TOURNAMENT_SWISS || system->is_knockout)
    return fail (error, "Only a Swiss can be generated, and %s is none", system->id);
  if (options->n_players < 2 || options->n_players > BRG_GENERATOR_MAX_PLAYERS)
    return fail (error, "%d players, expected 2 to %d", options->n_players,
                 BRG_GENERATOR_MAX_PLAYERS);
  if (options->n_rounds < 1 || options->n_rounds > BRG_GENERATOR_MAX_ROUNDS)
    return fail (error, "%d rounds, expected 1 to %d", options->n_rounds, BRG_GENERATOR_MAX_ROUNDS);
  if (options->lowest_rating < 1 || options->lowest_rating > options->highest_rating ||
      options->highest_rating > MAX_RATING)
    return fail (error, "Ratings from %d to %d, expected a range within 1 to %d",
                 options->lowest_rating, options->highest_rating, MAX_RATING);
  if (options->n_forbidden < 0 || options->n_forbidden > count_possible_bans (options->n_players))
    return fail (error, "%d forbidden pairs of %d players, expected 0 to %d", options->n_forbidden,
                 options->n_players, count_possible_bans (options->n_players));
  return TRUE;
}

static gboolean
is_of_event (BrgGeneratorRate what)
{
  return what == BRG_GENERATOR_LATE || what == BRG_GENERATOR_WITHDRAWALS;
}

static gboolean
is_rate_only (BrgGeneratorRate what)
{
  return what == BRG_GENERATOR_DRAWS || what == BRG_GENERATOR_HALF_RESULTS ||
         what == BRG_GENERATOR_ZERO_RESULTS;
}

static gboolean
check_amount (const BrgGeneratorOptions *options, BrgGeneratorRate what, GError **error)
{
  const BrgGeneratorAmount *amount = &options->amounts[what];
  const char *id = brg_generator_rate_get_id (what);

  if (amount->n_rounds < 0 || amount->n_rounds > options->n_rounds)
    return fail (error, "%s: values for %d rounds, expected at most %d", id, amount->n_rounds,
                 options->n_rounds);
  if (is_of_event (what) && amount->n_rounds > 0)
    return fail (error, "%s: one value for the whole event is expected", id);
  if (is_rate_only (what) && amount->is_count)
    return fail (error, "%s: a rate is expected, not a number", id);
  for (gint i = 0; i < MAX (1, amount->n_rounds); i++)
    if (amount->values[i] < 0)
      return fail (error, "The rate or number of %s is less than 0", id);
    else if (!amount->is_count && amount->values[i] > BRG_GENERATOR_ALL)
      return fail (error, "The rate of %s is not within 0 to 100 per cent", id);
    else if (amount->is_count && amount->values[i] > BRG_GENERATOR_MAX_PLAYERS)
      return fail (error, "The number of %s is above %d", id, BRG_GENERATOR_MAX_PLAYERS);
  return TRUE;
}

/* Rates that share one lot. */
static gint
sum_rates (const BrgGeneratorOptions *options,
           const BrgGeneratorRate *rates,
           gsize n_rates,
           gint round)
{
  gint sum = 0;

  for (gsize i = 0; i < n_rates; i++)
    sum += brg_generator_get_rate (options, rates[i], round);
  return sum;
}

static gboolean
check_amounts (const BrgGeneratorOptions *options, GError **error)
{
  static const BrgGeneratorRate forfeits[] = { BRG_GENERATOR_FORFEITS,
                                               BRG_GENERATOR_DOUBLE_FORFEITS };
  static const BrgGeneratorRate byes[] = { BRG_GENERATOR_HALF_BYES, BRG_GENERATOR_FULL_BYES,
                                           BRG_GENERATOR_ZERO_BYES };
  static const BrgGeneratorRate unusual[] = { BRG_GENERATOR_HALF_RESULTS,
                                              BRG_GENERATOR_ZERO_RESULTS };

  for (guint i = 0; i < BRG_N_GENERATOR_RATES; i++)
    if (!check_amount (options, i, error))
      return FALSE;
  for (gint round = 1; round <= options->n_rounds; round++)
    {
      if (sum_rates (options, forfeits, G_N_ELEMENTS (forfeits), round) > BRG_GENERATOR_ALL)
        return fail (error, "Forfeits and double forfeits together are more than 100 per cent");
      if (sum_rates (options, byes, G_N_ELEMENTS (byes), round) > BRG_GENERATOR_ALL)
        return fail (error, "Byes of all kinds together are more than 100 per cent");
      if (sum_rates (options, unusual, G_N_ELEMENTS (unusual), round) > BRG_GENERATOR_ALL)
        return fail (error, "Unusual results of all kinds together are more than 100 per cent");
    }
  return TRUE;
}

static gboolean
check_scoring (const BrgGeneratorOptions *options, GError **error)
{
  const BrgScoring *scoring = &options->scoring;

  if (scoring->win <= scoring->loss || scoring->win < scoring->draw ||
      scoring->draw < scoring->loss || scoring->loss < 0)
    return fail (error, "A win must be worth more than a loss, a draw neither more than a win nor "
                        "less than a loss");
  /* fide-acceleration-2026 1.1: acceleration wants a win worth two draws. */
  if (options->is_accelerated && !brg_acceleration_is_allowed (scoring))
    return fail (error, "Baku acceleration wants a win worth two draws and a loss worth nothing");
  return TRUE;
}

/* Numbers choose among those who are there and have no bye yet. */
static void
choose_byes (BrgTournament *tournament,
             const BrgGeneratorOptions *options,
             const BrgGeneratorStay *stays,
             gint round)
{
  static const struct
  {
    BrgGeneratorRate what;
    BrgOutcome outcome;
  } kinds[] = {
    { BRG_GENERATOR_HALF_BYES, BRG_OUTCOME_HALF_BYE },
    { BRG_GENERATOR_FULL_BYES, BRG_OUTCOME_FULL_BYE },
    { BRG_GENERATOR_ZERO_BYES, BRG_OUTCOME_ZERO_BYE },
  };
  g_autoptr (GArray) pool = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint player = 0; player < tournament->n_players; player++)
    if (stays[player].first <= round && round <= stays[player].last &&
        brg_tournament_cell (tournament, player, round)->outcome == BRG_OUTCOME_NONE)
      g_array_append_val (pool, player);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GArray) chosen = brg_generator_choose (options, kinds[i].what, round, pool);

      for (guint j = 0; j < chosen->len; j++)
        brg_tournament_set_bye (tournament, round, g_array_index (chosen, gint, j),
                                kinds[i].outcome);
    }
}

/* fide-handling-2026 3.2, 3.3: who is not there is not paired. A lot is drawn for everybody, so
 * that who is there does not change what others get. */
static void
announce_byes (BrgTournament *tournament,
               const BrgGeneratorOptions *options,
               const BrgGeneratorStay *stays,
               gint round)
{
  const gint half = brg_generator_get_rate (options, BRG_GENERATOR_HALF_BYES, round);
  const gint full = half + brg_generator_get_rate (options, BRG_GENERATOR_FULL_BYES, round);
  const gint zero = full + brg_generator_get_rate (options, BRG_GENERATOR_ZERO_BYES, round);
  BrgLots lots = brg_generator_begin_lots (options->seed, BRG_GENERATOR_DRAW_BYES, round);

  for (gint player = 0; player < tournament->n_players; player++)
    {
      gint lot = (gint) brg_lots_below (&lots, BRG_GENERATOR_ALL);
      gboolean is_there = stays[player].first <= round && round <= stays[player].last;
      BrgOutcome outcome = !is_there    ? BRG_OUTCOME_ZERO_BYE
                           : lot < half ? BRG_OUTCOME_HALF_BYE
                           : lot < full ? BRG_OUTCOME_FULL_BYE
                           : lot < zero ? BRG_OUTCOME_ZERO_BYE
                                        : BRG_OUTCOME_NONE;

      if (outcome != BRG_OUTCOME_NONE)
        brg_tournament_set_bye (tournament, round, player, outcome);
    }
  choose_byes (tournament, options, stays, round);
}

/* What a game comes to without play; %BRG_OUTCOME_NONE for both when it is played. */
typedef struct
{
  BrgOutcome white;
  BrgOutcome black;
} Result;

/* What does not come from play: both sides have the worse of two outcomes, or one the better. */
static Result
draw_rare (BrgLots *lots, gint one_rate, gint both_rate, BrgOutcome better, BrgOutcome worse)
{
  gint lot = (gint) brg_lots_below (lots, BRG_GENERATOR_ALL);
  gboolean is_white_better = brg_lots_below (lots, 2) == 0;

  if (lot < both_rate)
    return (Result){ worse, worse };
  if (lot >= both_rate + one_rate)
    return (Result){ BRG_OUTCOME_NONE, BRG_OUTCOME_NONE };
  return is_white_better ? (Result){ better, worse } : (Result){ worse, better };
}

static Result
draw_forfeit (BrgLots *lots, gint one_rate, gint both_rate)
{
  return draw_rare (lots, one_rate, both_rate, BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS);
}

/* By board of the round; games without play by their rates and numbers, byes stay empty. */
static Result *
draw_forfeits (const BrgGeneratorOptions *options, gint round, const GArray *pairs)
{
  const gint one = brg_generator_get_rate (options, BRG_GENERATOR_FORFEITS, round);
  const gint both = brg_generator_get_rate (options, BRG_GENERATOR_DOUBLE_FORFEITS, round);
  BrgLots lots = brg_generator_begin_lots (options->seed, BRG_GENERATOR_DRAW_FORFEITS, round);
  Result *results = g_new0 (Result, pairs->len);
  g_autoptr (GArray) pool = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GArray) alone = NULL;
  g_autoptr (GArray) nobody = NULL;

  for (gint i = 0; i < (gint) pairs->len; i++)
    if (g_array_index (pairs, BrgPair, i).black != BRG_NOBODY)
      {
        results[i] = draw_forfeit (&lots, one, both);
        if (results[i].white == BRG_OUTCOME_NONE)
          g_array_append_val (pool, i);
      }
  alone = brg_generator_choose (options, BRG_GENERATOR_FORFEITS, round, pool);
  nobody = brg_generator_choose (options, BRG_GENERATOR_DOUBLE_FORFEITS, round, pool);
  for (guint i = 0; i < alone->len; i++)
    results[g_array_index (alone, gint, i)] = draw_forfeit (&lots, BRG_GENERATOR_ALL, 0);
  for (guint i = 0; i < nobody->len; i++)
    results[g_array_index (nobody, gint, i)] = draw_forfeit (&lots, 0, BRG_GENERATOR_ALL);
  return results;
}

/* fide-ratings-2024 8.1.2: the expected score E of White is that of the table. With d draws, E -
 * d/2 of the games are won: so d is limited by twice the smaller expectation. One lot of 200
 * hundredths of a per cent decides. */
static BrgOutcome
draw_result (BrgLots *lots, gint difference, gint draw_rate)
{
  gint expected = brg_rating_expectation (difference) * (BRG_GENERATOR_ALL / 100);
  gint draws = MIN (draw_rate, 2 * MIN (expected, BRG_GENERATOR_ALL - expected));
  gint lot = (gint) brg_lots_below (lots, 2 * BRG_GENERATOR_ALL);

  if (lot < 2 * draws)
    return BRG_OUTCOME_DRAW;
  return lot < 2 * expected + draws ? BRG_OUTCOME_WIN : BRG_OUTCOME_LOSS;
}

static BrgOutcome
get_answer (BrgOutcome outcome)
{
  return outcome == BRG_OUTCOME_WIN    ? BRG_OUTCOME_LOSS
         : outcome == BRG_OUTCOME_LOSS ? BRG_OUTCOME_WIN
                                       : outcome;
}

static void
play_round (BrgTournament *tournament,
            const BrgGeneratorOptions *options,
            gint round,
            const GArray *pairs)
{
  const gint draws = brg_generator_get_rate (options, BRG_GENERATOR_DRAWS, round);
  const gint halves = brg_generator_get_rate (options, BRG_GENERATOR_HALF_RESULTS, round);
  const gint zeros = brg_generator_get_rate (options, BRG_GENERATOR_ZERO_RESULTS, round);
  BrgLots lots = brg_generator_begin_lots (options->seed, BRG_GENERATOR_DRAW_RESULTS, round);
  BrgLots unusual = brg_generator_begin_lots (options->seed, BRG_GENERATOR_DRAW_UNUSUAL, round);
  g_autofree Result *results = draw_forfeits (options, round, pairs);

  for (guint i = 0; i < pairs->len; i++)
    {
      BrgPair pair = g_array_index (pairs, BrgPair, i);
      BrgOutcome played;
      Result after;

      if (pair.black == BRG_NOBODY)
        {
          brg_tournament_set_bye (tournament, round, pair.white, BRG_OUTCOME_PAIRING_BYE);
          continue;
        }
      played = draw_result (
          &lots, tournament->players[pair.white].rating - tournament->players[pair.black].rating,
          draws);
      /* A penalty after the game may leave one side half a point, or both nothing. */
      after = draw_rare (&unusual, halves, zeros, BRG_OUTCOME_DRAW, BRG_OUTCOME_LOSS);
      if (results[i].white == BRG_OUTCOME_NONE)
        results[i] =
            after.white != BRG_OUTCOME_NONE ? after : (Result){ played, get_answer (played) };
      brg_tournament_set_game (tournament, round, pair.white, pair.black, results[i].white,
                               results[i].black);
    }
}

/* A tournament that breaks off is a report like any other: without a round that was not played. */
static void
clear_round (BrgTournament *tournament, gint round)
{
  for (gint player = 0; player < tournament->n_players; player++)
    brg_tournament_set_bye (tournament, round, player, BRG_OUTCOME_NONE);
}

/* Returns whether all rounds could be paired; FALSE with the error set, or without when no pairing
 * exists. */
static gboolean
play_rounds (BrgGenerated *generated,
             const BrgPairingSystem *system,
             const BrgGeneratorOptions *options,
             const BrgGeneratorStay *stays,
             GError **error)
{
  for (gint round = 1; round <= options->n_rounds; round++)
    {
      BrgPairingRequest request = { .round = round, .seed = options->seed };
      g_autoptr (BrgPairing) pairing = NULL;

      announce_byes (generated->tournament, options, stays, round);
      pairing = brg_pairing_system_pair (system, generated->tournament, &request, error);
      if (pairing == NULL)
        return FALSE;
      if (!pairing->exists)
        {
          clear_round (generated->tournament, round);
          return FALSE;
        }
      play_round (generated->tournament, options, round, pairing->pairs);
      generated->n_paired = round;
    }
  return TRUE;
}

BrgGenerated *
brg_generator_run (const BrgPairingSystem *system,
                   const BrgGeneratorOptions *options,
                   GError **error)
{
  g_autoptr (BrgGenerated) generated = NULL;
  g_autofree BrgGeneratorStay *stays = NULL;
  GError *problem = NULL;

  g_return_val_if_fail (system != NULL, NULL);
  g_return_val_if_fail (options != NULL, NULL);

  if (!check_numbers (system, options, error) || !check_amounts (options, error) ||
      !check_scoring (options, error))
    return NULL;
  stays = brg_generator_plan_stays (options);
  generated = g_new0 (BrgGenerated, 1);
  generated->seed = options->seed;
  generated->tournament = brg_generator_make_tournament (options);
  if (options->is_accelerated)
    {
      generated->last_leader = brg_generator_find_last_leader (options, stays);
      brg_acceleration_apply (generated->tournament, generated->last_leader);
    }
  if (!play_rounds (generated, system, options, stays, &problem) && problem != NULL)
    {
      g_propagate_error (error, problem);
      return NULL;
    }
  return g_steal_pointer (&generated);
}

void
brg_generated_free (BrgGenerated *generated)
{
  if (generated == NULL)
    return;
  brg_tournament_free (generated->tournament);
  g_free (generated);
}
