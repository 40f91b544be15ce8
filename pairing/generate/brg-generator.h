/* brg-generator.h - random tournaments from a seed
 *
 * A tournament is played as an event is: players come late, leave, ask for byes and miss games, and
 * every round is paired by the system from what is known then. The same seed and options give the
 * same tournament on every machine: everything random is drawn from brg_lots_begin(), each kind of
 * draw from streams of its own, so that another rate of forfeits changes neither players nor byes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * BRG_GENERATOR_ALL:
 *
 * The rate of 100 per cent. Rates are hundredths of a per cent.
 */
#define BRG_GENERATOR_ALL 10000

/**
 * BRG_GENERATOR_MAX_PLAYERS:
 *
 * Reports have no room for more.
 */
#define BRG_GENERATOR_MAX_PLAYERS 9999

/**
 * BRG_GENERATOR_MAX_ROUNDS:
 *
 * The highest number of rounds.
 */
#define BRG_GENERATOR_MAX_ROUNDS 99

/**
 * BrgGeneratorRate:
 * @BRG_GENERATOR_DRAWS: of the games that are played; less where the expected score of one side
 *   does not leave room for so many
 * @BRG_GENERATOR_FORFEITS: of the games: one side does not come
 * @BRG_GENERATOR_DOUBLE_FORFEITS: of the games: nobody comes
 * @BRG_GENERATOR_HALF_BYES: of the players in a round: half-point bye on request
 * @BRG_GENERATOR_FULL_BYES: of the players in a round: full-point bye
 * @BRG_GENERATOR_ZERO_BYES: of the players in a round: absent with notice
 * @BRG_GENERATOR_LATE: of the players: first there in a round after the first, in the first half of
 *   the event
 * @BRG_GENERATOR_WITHDRAWALS: of the players: leave between two rounds
 * @BRG_GENERATOR_HALF_RESULTS: of the games that are played: one side has a draw, the other a loss
 * @BRG_GENERATOR_ZERO_RESULTS: of the games that are played: both sides have a loss
 *
 * What happens how often, see #BrgGeneratorAmount.
 */
typedef enum
{
  BRG_GENERATOR_DRAWS,
  BRG_GENERATOR_FORFEITS,
  BRG_GENERATOR_DOUBLE_FORFEITS,
  BRG_GENERATOR_HALF_BYES,
  BRG_GENERATOR_FULL_BYES,
  BRG_GENERATOR_ZERO_BYES,
  BRG_GENERATOR_LATE,
  BRG_GENERATOR_WITHDRAWALS,
  BRG_GENERATOR_HALF_RESULTS,
  BRG_GENERATOR_ZERO_RESULTS,
} BrgGeneratorRate;

#define BRG_N_GENERATOR_RATES (BRG_GENERATOR_ZERO_RESULTS + 1)

/**
 * brg_generator_rate_get_id:
 * @rate: a rate
 *
 * Returns: its name on the command line, `half-byes`; a constant string
 */
const char *brg_generator_rate_get_id (BrgGeneratorRate rate);

/**
 * BrgGeneratorAmount:
 * @is_count: whether @values are numbers; else rates in hundredths of a per cent
 * @n_rounds: how many rounds have a value of their own, later ones then have none; 0 for all rounds
 *   alike
 * @values: by round - 1; for all rounds alike the first, which as a number is that of the whole
 *   event, spread by lot
 *
 * How often something happens: by rate or number, in every round or by round. All zero is never. A
 * number that is more than there are players or games in a round is as many as there are.
 */
typedef struct
{
  gboolean is_count;
  gint n_rounds;
  gint values[BRG_GENERATOR_MAX_ROUNDS];
} BrgGeneratorAmount;

/**
 * BrgGeneratorOptions:
 * @seed: seed of all lots
 * @n_players: 2 to %BRG_GENERATOR_MAX_PLAYERS
 * @n_rounds: 1 to %BRG_GENERATOR_MAX_ROUNDS
 * @lowest_rating: the lowest rating, at least 1
 * @highest_rating: the highest rating, at most 9999
 * @scoring: what outcomes are worth
 * @amounts: what happens how often; late entries and withdrawals are of the event, not of a round,
 *   and draws and unusual results are rates
 * @n_forbidden: number of pairs that the event forbids, for all or some rounds
 * @is_accelerated: whether the leaders have virtual points, see brg_acceleration_apply()
 *
 * What is to be generated.
 */
typedef struct
{
  guint64 seed;
  gint n_players;
  gint n_rounds;
  gint lowest_rating;
  gint highest_rating;
  BrgScoring scoring;
  BrgGeneratorAmount amounts[BRG_N_GENERATOR_RATES];
  gint n_forbidden;
  gboolean is_accelerated;
} BrgGeneratorOptions;

/**
 * brg_generator_options_init:
 * @options: (out): what is to be generated
 * @seed: seed of all lots
 *
 * Fills in what is usual: 12 to 120 players and 5 to 11 rounds by lot, ratings from 1400 to 2600,
 * the scoring 1-½-0, three games of ten drawn, and nothing that disturbs.
 */
void brg_generator_options_init (BrgGeneratorOptions *options, guint64 seed);

/**
 * BrgGenerated:
 * @tournament: (owned): the tournament, numbered by rating; players before their first round and
 *   after their last have zero-point byes
 * @seed: seed of all lots
 * @n_paired: rounds that were paired: all, or those before the first for which no pairing existed
 *   with the byes that were drawn for it; that one is empty in @tournament
 * @last_leader: start number of the last player with virtual points, 0 without acceleration
 *
 * A generated tournament.
 */
typedef struct
{
  BrgTournament *tournament;
  guint64 seed;
  gint n_paired;
  gint last_leader;
} BrgGenerated;

/**
 * brg_generator_run:
 * @system: a Swiss system
 * @options: what is to be generated
 * @error: return location for an error of %BRG_PAIRING_ERROR
 *
 * Generates a tournament. A result is drawn from the expected score that FIDE's table gives for the
 * difference of ratings.
 *
 * Returns: (transfer full) (nullable): the tournament; %NULL with @error set when the options do
 *   not fit together
 */
BrgGenerated *brg_generator_run (const BrgPairingSystem *system,
                                 const BrgGeneratorOptions *options,
                                 GError **error);

/**
 * brg_generated_free:
 * @generated: (nullable): a generated tournament
 */
void brg_generated_free (BrgGenerated *generated);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgGenerated, brg_generated_free)

G_END_DECLS
