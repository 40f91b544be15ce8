/* brg-first-rating.c - performance, and the first rating of a player who has none
 *
 * Rules: fide-ratings-2024 7.1.4, 8.2; fide-tiebreaks-2026 10.1, 10.2
 * Tests: tests/pairing/test-ratings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-first-rating.h"

#include "brg-rating-tables.h"

static gint
round_half_up (gint dividend, gint divisor)
{
  return (2 * dividend + divisor) / (2 * divisor);
}

BrgPerformance
brg_performance_compute (gint n_games, gint score, gint sum)
{
  BrgPerformance result = { .n_games = n_games, .score = score, .sum = sum };

  g_return_val_if_fail (n_games >= 0 && score >= 0 && score <= 2 * n_games && sum >= 0, result);

  if (n_games == 0)
    return result;
  /* fide-tiebreaks-2026 10.1, 10.2: average and per cent are rounded half up. */
  result.average = round_half_up (sum, n_games);
  result.percent = round_half_up (50 * score, n_games);
  result.rating = result.average + brg_rating_difference (result.percent);
  return result;
}

BrgFirstRating
brg_first_rating_compute (const BrgRatingRules *rules, const BrgPerformance *performance)
{
  BrgFirstRating result = { 0 };
  gint n_games;
  gint sum;

  g_return_val_if_fail (rules != NULL && rules->first_games > 0 && performance != NULL, result);

  n_games = performance->n_games + rules->first_draws;
  sum = performance->sum + rules->first_draws * rules->first_opponent;
  result.n_missing = MAX (rules->first_games - performance->n_games, 0);
  /* fide-ratings-2024 8.2.2: the added opponents are drawn with. */
  result.average = brg_rational (sum, n_games);
  result.percent = round_half_up (50 * (performance->score + rules->first_draws), n_games);
  /* fide-ratings-2024 8.2.1: a score of nil is disregarded. */
  if (performance->score == 0)
    {
      result.state = BRG_FIRST_RATING_NIL;
      return result;
    }
  /* fide-ratings-2024 8.2.3: rounded once, at the end. */
  result.rating = round_half_up (sum + n_games * brg_rating_difference (result.percent), n_games);
  result.is_limited = result.rating > rules->first_most;
  result.rating = MIN (result.rating, rules->first_most);
  if (result.n_missing > 0)
    result.state = BRG_FIRST_RATING_MORE;
  else if (result.rating < rules->floor)
    result.state = BRG_FIRST_RATING_LOW;
  else
    result.state = BRG_FIRST_RATING_DONE;
  return result;
}
