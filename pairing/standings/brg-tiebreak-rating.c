/* brg-tiebreak-rating.c - tie-breaks made of the opponents' ratings
 *
 * Only games over the board count, in a round robin too.
 *
 * Rules: fide-tiebreaks-2026 10.1 to 10.6, 15.2; rus-chess-2014 30.4; rus-draughts-2022 5.4.7.2,
 *   5.4.8.2
 * Tests: tests/pairing/test-standings.c, tests/pairing/test-tiebreaks.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-tables.h"
#include "brg-tiebreaks.h"

/* fide-tiebreaks-2026 10: the regulations may say what counts for a player without a rating. */
static gint
get_rating (const BrgScoreTable *table, const BrgCriterionMethod *method, gint player)
{
  gint rating = table->tournament->players[player].rating;

  return rating > 0 ? rating : method->unrated;
}

/* The player's round if it was a game over the board with a rated opponent, else NULL. */
static const BrgCell *
find_rated_game (const BrgScoreTable *table,
                 const BrgCriterionMethod *method,
                 gint player,
                 gint round)
{
  const BrgCell *cell = brg_score_table_cell (table, player, round);

  if (cell == NULL || !brg_score_table_is_game (table, cell))
    return NULL;
  return get_rating (table, method, cell->opponent) > 0 ? cell : NULL;
}

void
brg_tiebreak_rating_of_played (BrgScoreTable *table,
                               const BrgCriterionMethod *method,
                               const gint64 *prepared,
                               gint player,
                               BrgShares *shares)
{
  (void) prepared;
  for (gint round = 1; round <= table->n_rounds; round++)
    {
      const BrgCell *cell = find_rated_game (table, method, player, round);
      gint rating = cell != NULL ? get_rating (table, method, cell->opponent) : 0;

      if (cell != NULL)
        brg_shares_add (shares, round, cell->opponent, rating, rating);
    }
}

void
brg_tiebreak_rating_near_own (BrgScoreTable *table,
                              const BrgCriterionMethod *method,
                              const gint64 *prepared,
                              gint player,
                              BrgShares *shares)
{
  gint64 own = get_rating (table, method, player);

  if (own == 0)
    return;
  brg_tiebreak_rating_of_played (table, method, prepared, player, shares);
  /* rus-chess-2014 30.4.3.1: a difference of more than 400 counts as 400. */
  for (guint i = 0; i < shares->items->len; i++)
    {
      BrgShare *share = &g_array_index (shares->items, BrgShare, i);

      share->value = CLAMP (share->score, own - 400, own + 400);
    }
}

/* Rounds half up, negative sums too. */
static BrgKey
divide_half_up (BrgWide sum, gint64 divisor)
{
  BrgWide twice = 2 * sum + divisor;

  if (divisor == 0)
    return (BrgKey){ .exists = FALSE };
  return (BrgKey){ TRUE, (twice - (twice < 0 ? 2 * divisor - 1 : 0)) / (2 * divisor), 1 };
}

BrgKey
brg_tiebreak_rating_average (const BrgScoreTable *table,
                             const BrgCriterionMethod *method,
                             gint player,
                             const BrgShares *shares)
{
  gint n_left;
  BrgWide sum = brg_shares_sum (shares, &n_left);

  (void) table;
  (void) method;
  (void) player;
  /* fide-tiebreaks-2026 10.1, 10.4, 10.5: whole, half up */
  return divide_half_up (sum, n_left);
}

BrgKey
brg_tiebreak_rating_per_round (const BrgScoreTable *table,
                               const BrgCriterionMethod *method,
                               gint player,
                               const BrgShares *shares)
{
  gint n_left;
  BrgWide sum = brg_shares_sum (shares, &n_left);

  (void) method;
  (void) player;
  /* rus-chess-2014 30.4.1: the text divides by the rounds, not by the games. */
  return divide_half_up (sum, n_left == 0 ? 0 : table->n_rounds);
}

/* Points of the games over the board with rated opponents, in halves. */
static gint64
count_halves (const BrgScoreTable *table, const BrgCriterionMethod *method, gint player)
{
  gint64 halves = 0;

  for (gint round = 1; round <= table->n_rounds; round++)
    {
      const BrgCell *cell = find_rated_game (table, method, player, round);

      if (cell != NULL)
        halves += brg_score_table_halves_of (table, cell->outcome);
    }
  return halves;
}

BrgKey
brg_tiebreak_rating_performance (const BrgScoreTable *table,
                                 const BrgCriterionMethod *method,
                                 gint player,
                                 const BrgShares *shares)
{
  BrgKey key = brg_tiebreak_rating_average (table, method, player, shares);
  gint64 n_games = shares->items->len;

  /* fide-tiebreaks-2026 10.2; rus-chess-2014 30.4.3: the per cent are rounded half up first. */
  if (key.exists)
    key.num += brg_rating_difference (
        (gint) ((count_halves (table, method, player) * 100 + n_games) / (2 * n_games)));
  return key;
}

/* Expected score against all opponents, in per cent of a point. */
static gint64
expect_score (const BrgShares *shares, const guint8 *percent, gint64 rating)
{
  gint64 sum = 0;

  for (guint i = 0; i < shares->items->len; i++)
    {
      gint64 difference = rating - g_array_index (shares->items, BrgShare, i).score;
      guint8 expected = percent[MIN (ABS (difference), BRG_RATING_CERTAIN)];

      sum += difference < 0 ? 100 - expected : expected;
    }
  return sum;
}

BrgKey
brg_tiebreak_rating_perfect (const BrgScoreTable *table,
                             const BrgCriterionMethod *method,
                             gint player,
                             const BrgShares *shares)
{
  gint64 wanted = count_halves (table, method, player) * 50;
  gint64 low = G_MAXINT64;
  gint64 high = 0;
  guint8 percent[BRG_RATING_CERTAIN + 1];

  if (shares->items->len == 0)
    return (BrgKey){ .exists = FALSE };
  for (guint i = 0; i < shares->items->len; i++)
    {
      low = MIN (low, g_array_index (shares->items, BrgShare, i).score);
      high = MAX (high, g_array_index (shares->items, BrgShare, i).score);
    }
  /* fide-tiebreaks-2026 10.3: without points 800 below the lowest opponent; else the least rating
   * that expects at least the score. 800 points apart every result is certain. */
  low -= 800;
  high += 800;
  if (wanted == 0)
    return (BrgKey){ TRUE, low, 1 };
  brg_rating_fill_expectations (percent);
  while (low < high)
    {
      /* Halves downward for negative numbers too. */
      gint64 middle = low + (high - low) / 2;

      if (expect_score (shares, percent, middle) >= wanted)
        high = middle;
      else
        low = middle + 1;
    }
  return (BrgKey){ TRUE, low, 1 };
}

gint64 *
brg_tiebreak_rating_prepare_performance (BrgScoreTable *table, const BrgCriterionMethod *method)
{
  const BrgCriterionMethod performance = {
    .list = brg_tiebreak_rating_of_played,
    .total = brg_tiebreak_rating_performance,
    .unrated = method->unrated,
    .views = table->view,
  };

  return brg_criterion_method_numbers (&performance, table);
}

gint64 *
brg_tiebreak_rating_prepare_perfect (BrgScoreTable *table, const BrgCriterionMethod *method)
{
  const BrgCriterionMethod perfect = {
    .list = brg_tiebreak_rating_of_played,
    .total = brg_tiebreak_rating_perfect,
    .unrated = method->unrated,
    .views = table->view,
  };

  return brg_criterion_method_numbers (&perfect, table);
}

void
brg_tiebreak_rating_prepared_of_played (BrgScoreTable *table,
                                        const BrgCriterionMethod *method,
                                        const gint64 *prepared,
                                        gint player,
                                        BrgShares *shares)
{
  for (gint round = 1; round <= table->n_rounds; round++)
    {
      const BrgCell *cell = find_rated_game (table, method, player, round);

      if (cell != NULL)
        brg_shares_add (shares, round, cell->opponent, prepared[cell->opponent],
                        prepared[cell->opponent]);
    }
}

BrgKey
brg_tiebreak_rating_own (const BrgScoreTable *table,
                         const BrgCriterionMethod *method,
                         gint player,
                         const BrgShares *shares)
{
  gint rating = get_rating (table, method, player);

  (void) shares;
  /* fide-tiebreaks-2026 10.6 */
  return (BrgKey){ rating > 0, rating, 1 };
}
