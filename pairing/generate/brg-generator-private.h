/* brg-generator-private.h - what is known of a generated tournament before round 1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-generator.h"
#include "brg-lots.h"

G_BEGIN_DECLS

/**
 * BrgGeneratorDraw:
 *
 * Kinds of draws. The stream of the generator is the kind in the upper half, 1 being the lot for
 * the colour of number 1 (see %BRG_LOTS_COLOUR), and the round in the lower half.
 */
typedef enum
{
  BRG_GENERATOR_DRAW_SIZES = 2,
  BRG_GENERATOR_DRAW_RATINGS,
  BRG_GENERATOR_DRAW_STAYS,
  BRG_GENERATOR_DRAW_FORBIDDEN,
  BRG_GENERATOR_DRAW_BYES,
  BRG_GENERATOR_DRAW_FORFEITS,
  BRG_GENERATOR_DRAW_RESULTS,
  BRG_GENERATOR_DRAW_UNUSUAL,
  BRG_GENERATOR_DRAW_CHOSEN, /* numbers instead of rates; for each BrgGeneratorRate one */
} BrgGeneratorDraw;

/**
 * brg_generator_begin_lots:
 * @seed: seed of all lots
 * @draw: the kind of draw
 * @round: the round, 0 where there is none
 *
 * Returns: the stream of lots
 */
BrgLots brg_generator_begin_lots (guint64 seed, BrgGeneratorDraw draw, gint round);

/**
 * brg_generator_get_rate:
 * @options: what is to be generated
 * @what: what happens
 * @round: the round, 0 for what is of the event
 *
 * Returns: how often it happens in @round, in hundredths of a per cent; 0 where numbers say it
 */
gint brg_generator_get_rate (const BrgGeneratorOptions *options, BrgGeneratorRate what, gint round);

/**
 * brg_generator_choose:
 * @options: what is to be generated
 * @what: what happens
 * @round: the round, 0 for what is of the event
 * @pool: (inout) (element-type gint): to whom it may happen; left with those whom it does not
 *
 * Returns: (transfer full) (element-type gint): those whom the number for @round chooses by lot
 */
GArray *brg_generator_choose (const BrgGeneratorOptions *options,
                              BrgGeneratorRate what,
                              gint round,
                              GArray *pool);

/**
 * BrgGeneratorStay:
 * @first: first round of the player
 * @last: last round
 *
 * While a player is there.
 */
typedef struct
{
  gint first;
  gint last;
} BrgGeneratorStay;

/**
 * brg_generator_make_tournament:
 * @options: what is to be generated
 *
 * Returns: (transfer full): the tournament with numbers by rating, scoring, the colour of number 1
 *   and forbidden pairs
 */
BrgTournament *brg_generator_make_tournament (const BrgGeneratorOptions *options);

/**
 * brg_generator_plan_stays:
 * @options: what is to be generated
 *
 * Returns: (transfer full) (array): for every player while he is there
 */
BrgGeneratorStay *brg_generator_plan_stays (const BrgGeneratorOptions *options);

/**
 * brg_generator_find_last_leader:
 * @options: what is to be generated
 * @stays: while the players are there
 *
 * Returns: start number of the last player with virtual points: of those there in round 1 the last
 *   of the first half
 */
gint brg_generator_find_last_leader (const BrgGeneratorOptions *options,
                                     const BrgGeneratorStay *stays);

G_END_DECLS
