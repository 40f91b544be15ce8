/* brg-first-rating.h - performance, and the first rating of a player who has none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rating-rules.h"
#include "brg-rational.h"

G_BEGIN_DECLS

/**
 * BrgPerformance:
 * @n_games: games over the board with rated opponents
 * @score: what they brought, in halves of a point
 * @sum: sum of the opponents' ratings
 * @average: their average, whole, half up; 0 without games
 * @percent: the score in whole per cent, half up; 0 without games
 * @rating: the performance: @average and the difference that @percent stands for; 0 without games
 *
 * How well somebody played, by the ratings of his opponents (fide-tiebreaks-2026 10.1, 10.2).
 */
typedef struct
{
  gint n_games;
  gint score;
  gint sum;
  gint average;
  gint percent;
  gint rating;
} BrgPerformance;

/**
 * brg_performance_compute:
 * @n_games: games over the board with rated opponents
 * @score: what they brought, in halves of a point, at most two a game
 * @sum: sum of the opponents' ratings
 *
 * Returns: the performance
 */
BrgPerformance brg_performance_compute (gint n_games, gint score, gint sum);

/**
 * BrgFirstRatingState:
 * @BRG_FIRST_RATING_DONE: the games of this event are enough for a rating
 * @BRG_FIRST_RATING_MORE: they are fewer than a rating needs: @rating is what they would give
 * @BRG_FIRST_RATING_NIL: he has not half a point against rated opponents: the event does not count
 * @BRG_FIRST_RATING_LOW: the rating would be below the lowest that is published
 *
 * What comes of the games of a player who has no rating.
 */
typedef enum
{
  BRG_FIRST_RATING_DONE,
  BRG_FIRST_RATING_MORE,
  BRG_FIRST_RATING_NIL,
  BRG_FIRST_RATING_LOW,
} BrgFirstRatingState;

/**
 * BrgFirstRating:
 * @state: what comes of it
 * @n_missing: how many games with rated opponents are missing
 * @average: Ra, with the opponents that the rules add
 * @percent: score against all of these in whole per cent, half up
 * @rating: Ru; 0 with %BRG_FIRST_RATING_NIL
 * @is_limited: whether @rating is the highest first rating and the formula gives more
 */
typedef struct
{
  BrgFirstRatingState state;
  gint n_missing;
  BrgRational average;
  gint percent;
  gint rating;
  gboolean is_limited;
} BrgFirstRating;

/**
 * brg_first_rating_compute:
 * @rules: rules of a list that has first ratings
 * @performance: the games
 *
 * Computes a first rating from the games of one event. Games of other events that count with them
 * are not known here.
 *
 * Returns: what comes of it
 */
BrgFirstRating brg_first_rating_compute (const BrgRatingRules *rules,
                                         const BrgPerformance *performance);

G_END_DECLS
