/* brg-breakdown.c - where a number of the standings comes from
 *
 * Rules: rus-draughts-2022 5.4.8.2, 5.4.8.7; rus-chess-2014 24.1.1, 30.1.3
 * Tests: tests/pairing/test-breakdown.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-breakdown.h"

#include "brg-rating-tables.h"
#include "brg-tiebreaks.h"

static const BrgCriterionMethod points_method = {
  .list = brg_tiebreak_own_list,
  .measure = brg_tiebreak_own_points,
  .variant = BRG_POINT,
};

/* Everybody whom no criterion before this one parts from the player. */
static void
collect_tied (const BrgStandings *standings, gint player, gint criterion, GArray *tied)
{
  gint first = standings->line_of[player];
  gint last = first;

  while (first > 0 &&
         (standings->lines[first].deciding < 0 || standings->lines[first].deciding >= criterion))
    first--;
  while (
      last + 1 < standings->n_lines && standings->lines[last + 1].has_place &&
      (standings->lines[last + 1].deciding < 0 || standings->lines[last + 1].deciding >= criterion))
    last++;
  for (gint i = first; i <= last; i++)
    g_array_append_val (tied, standings->lines[i].player);
}

/* rus-draughts-2022 5.4.8.2: others come in order of places. At this criterion these are the places
 * by those before it, which no lot and no play-off has changed. */
static BrgStandings *
compute_places (const BrgStandings *standings, const BrgTournament *tournament, gint criterion)
{
  BrgTournament plain = *tournament;

  plain.decided_orders = NULL;
  return brg_standings_compute (&plain, standings->counted, standings->through_round,
                                standings->edition, standings->criteria, (guint) criterion - 1);
}

static void
note_places (BrgScoreTable *table, const BrgStandings *before)
{
  gint n = -1;

  for (gint i = 0; i < before->n_lines && before->lines[i].has_place; i++)
    {
      if (i == 0 || before->lines[i].place != before->lines[i - 1].place)
        n++;
      table->place_group[before->lines[i].player] = n;
    }
  table->n_place_groups = n + 1;
}

static void
add_places (BrgBreakdown *breakdown, const BrgStandings *before)
{
  for (guint i = 0; i < breakdown->contributions->len; i++)
    {
      BrgContribution *contribution = &g_array_index (breakdown->contributions, BrgContribution, i);
      const BrgStanding *line = &before->lines[before->line_of[contribution->opponent]];

      contribution->place = line->place;
      contribution->last_place = line->last_place;
    }
}

static void
list_shares (const BrgBreakdown *breakdown,
             BrgScoreTable *table,
             const BrgCriterionMethod *method,
             gint player,
             BrgShares *shares)
{
  g_autofree gint64 *prepared = NULL;

  if (!brg_criterion_method_exists (method, table))
    return;
  if (method->list_tied != NULL)
    {
      method->list_tied (table, &g_array_index (breakdown->tied, gint, 0),
                         (gint) breakdown->tied->len, player, shares);
      return;
    }
  if (method->prepare != NULL)
    prepared = method->prepare (table, method);
  brg_criterion_method_list (method, table, prepared, player, shares);
}

/* What the opponent made; the share's own number where that is no score of his. */
static BrgRational
find_made (const BrgScoreTable *table, const BrgShare *share, gint64 unit)
{
  if (share->opponent == BRG_NOBODY || share->is_dummy || unit < BRG_POINT)
    return brg_criterion_to_rational (share->score, unit);
  return brg_rational_points (table->points[share->opponent]);
}

static void
add_contributions (BrgBreakdown *breakdown,
                   const BrgScoreTable *table,
                   gint player,
                   const BrgShares *shares)
{
  for (guint i = 0; i < shares->items->len; i++)
    {
      const BrgShare *share = &g_array_index (shares->items, BrgShare, i);
      BrgContribution contribution = {
        .round = share->round,
        .opponent = share->opponent,
        .outcome = brg_tournament_cell (table->tournament, player, share->round)->outcome,
        .is_dummy = share->is_dummy,
        .is_capped = share->is_capped,
        .is_voluntary = share->is_voluntary,
        .is_cut = share->is_cut,
        .score = brg_criterion_to_rational (share->score, shares->score_unit),
        .made = find_made (table, share, shares->score_unit),
        .points = brg_rational_points (brg_score_table_points_in (table, player, share->round)),
        .value = brg_criterion_to_rational (share->value, shares->value_unit),
      };

      g_array_append_val (breakdown->contributions, contribution);
    }
}

static void
list_steps (BrgBreakdown *breakdown,
            BrgScoreTable *table,
            const BrgCriterionMethod *method,
            gint player,
            BrgWide unit)
{
  g_autofree gint64 *prepared = NULL;
  g_autofree BrgWide *sums = NULL;
  gint n_steps;

  if (method->list_steps == NULL)
    return;
  if (method->prepare != NULL)
    prepared = method->prepare (table, method);
  sums =
      g_new0 (BrgWide, table->n_rounds + table->n_score_groups + table->tournament->n_boards + 1);
  n_steps = method->list_steps (table, method, prepared, player, sums);
  for (gint i = 0; i < n_steps; i++)
    {
      BrgRational sum = brg_criterion_to_rational (sums[i], unit);

      g_array_append_val (breakdown->steps, sum);
    }
}

static gint
count_missing (BrgScoreTable *table, const BrgBreakdown *breakdown)
{
  gint n_missing = (gint) breakdown->tied->len - 1;

  for (guint i = 0; i < breakdown->contributions->len; i++)
    {
      gint opponent = g_array_index (breakdown->contributions, BrgContribution, i).opponent;

      n_missing -= table->tally[opponent]++ == 0;
    }
  return n_missing;
}

static BrgBreakdownWay
find_way (const BrgCriterionMethod *method)
{
  static const struct
  {
    BRG_DECLARE_TIEBREAK_TOTAL ((*total));
    BrgBreakdownWay way;
  } rows[] = {
    { NULL, BRG_BREAKDOWN_SUM },
    { brg_tiebreak_team_total, BRG_BREAKDOWN_SUM },
    { brg_tiebreak_rating_performance, BRG_BREAKDOWN_PERFORMANCE },
    { brg_tiebreak_rating_perfect, BRG_BREAKDOWN_PERFECT },
    { brg_tiebreak_rating_average, BRG_BREAKDOWN_MEAN },
    { brg_tiebreak_rating_per_round, BRG_BREAKDOWN_MEAN },
    { brg_tiebreak_buchholz_average, BRG_BREAKDOWN_MEAN },
    { brg_tiebreak_rating_own, BRG_BREAKDOWN_RATING },
    { brg_tiebreak_own_number, BRG_BREAKDOWN_NUMBER },
  };

  if (method->list_tied == brg_tiebreak_direct_list ||
      method->list_tied == brg_tiebreak_team_direct_list)
    return BRG_BREAKDOWN_MUTUAL;
  if (method->list_tied != NULL)
    return method->list_tied == brg_tiebreak_direct_list_others ? BRG_BREAKDOWN_OTHERS
                                                                : BRG_BREAKDOWN_OTHERWISE;
  if (method->list == brg_tiebreak_own_progress)
    return BRG_BREAKDOWN_RUNNING;
  if (method->list == brg_tiebreak_koya_list || method->list == brg_tiebreak_koya_list_first_step)
    return BRG_BREAKDOWN_AGAINST_BEST;
  if (method->list_steps == brg_tiebreak_buchholz_list_truncated)
    return BRG_BREAKDOWN_TRUNCATED;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (method->total == rows[i].total)
      return rows[i].way;
  return BRG_BREAKDOWN_OTHERWISE;
}

/* Whether points against somebody count; where the limit moves step by step, in the first step. */
static gboolean
is_among_best (const BrgCriterionMethod *method, gint64 prepared)
{
  if (method->list != brg_tiebreak_koya_list_first_step)
    return prepared != 0;
  return method->variant > 0 ? prepared <= 1 : prepared > 1;
}

/* The least points of somebody against whom points count. */
static BrgRational
find_limit (BrgScoreTable *table, const BrgCriterionMethod *method)
{
  g_autofree gint64 *prepared = method->prepare (table, method);
  gint lowest = G_MAXINT;

  for (gint player = 0; player < table->tournament->n_players; player++)
    if (table->counted[player] && is_among_best (method, prepared[player]))
      lowest = MIN (lowest, table->points[player]);
  return brg_rational_points (lowest != G_MAXINT ? lowest : 0);
}

/* The games that performances are made of, in halves of a point. */
static gint
count_halves (const BrgBreakdown *breakdown, const BrgScoreTable *table)
{
  gint halves = 0;

  for (guint i = 0; i < breakdown->contributions->len; i++)
    halves += brg_score_table_halves_of (
        table, g_array_index (breakdown->contributions, BrgContribution, i).outcome);
  return halves;
}

static gint
expect_score (const BrgBreakdown *breakdown, gint64 rating)
{
  gint sum = 0;

  for (guint i = 0; i < breakdown->contributions->len; i++)
    {
      BrgRational value = g_array_index (breakdown->contributions, BrgContribution, i).value;

      sum += brg_rating_expectation ((gint) (rating - value.num));
    }
  return sum;
}

static void
add_up (BrgBreakdown *breakdown, const BrgShares *shares)
{
  gint n_left;
  BrgWide sum = brg_shares_sum (shares, &n_left);

  breakdown->sum = brg_criterion_to_rational (sum, shares->value_unit);
  breakdown->divisor = n_left;
}

/* The numbers between the sum and the total. */
static void
explain_way (BrgBreakdown *breakdown, BrgScoreTable *table, const BrgCriterionMethod *method)
{
  gint n_games = (gint) breakdown->contributions->len;

  /* rus-chess-2014 30.4.1: the text divides by the rounds. */
  if (method->total == brg_tiebreak_rating_per_round)
    breakdown->divisor = table->n_rounds;
  else if (breakdown->way != BRG_BREAKDOWN_MEAN && breakdown->way != BRG_BREAKDOWN_PERFORMANCE)
    breakdown->divisor = 1;
  if (breakdown->way == BRG_BREAKDOWN_AGAINST_BEST)
    breakdown->limit = find_limit (table, method);
  if (!breakdown->total.exists || n_games == 0)
    return;
  if (breakdown->way == BRG_BREAKDOWN_PERFORMANCE)
    {
      /* fide-tiebreaks-2026 10.2: the per cent are rounded half up. */
      breakdown->percent = (count_halves (breakdown, table) * 100 + n_games) / (2 * n_games);
      breakdown->difference = brg_rating_difference (breakdown->percent);
    }
  else if (breakdown->way == BRG_BREAKDOWN_PERFECT)
    {
      breakdown->wanted = count_halves (breakdown, table) * 50;
      breakdown->expected = expect_score (breakdown, breakdown->total.value.num);
      breakdown->expected_below = expect_score (breakdown, breakdown->total.value.num - 1);
      /* fide-tiebreaks-2026 10.3: without points 800 below the lowest opponent */
      if (breakdown->wanted == 0)
        {
          breakdown->way = BRG_BREAKDOWN_LOWEST;
          breakdown->difference = -800;
        }
    }
}

BrgBreakdown *
brg_breakdown_new (const BrgStandings *standings,
                   const BrgTournament *tournament,
                   gint player,
                   gint criterion)
{
  g_autoptr (BrgScoreTable) table = NULL;
  g_autoptr (BrgStandings) before = NULL;
  g_auto (BrgShares) shares = { 0 };
  const BrgCriterionMethod *method;
  const BrgStanding *line;
  BrgScoreTable *view;
  BrgBreakdown *breakdown;

  g_return_val_if_fail (standings != NULL && tournament != NULL, NULL);
  g_return_val_if_fail (player >= 0 && player < standings->n_lines, NULL);
  g_return_val_if_fail (criterion >= 0 && criterion <= (gint) standings->n_criteria, NULL);

  line = &standings->lines[standings->line_of[player]];
  method = criterion == 0 ? &points_method : standings->criteria[criterion - 1]->method;
  breakdown = g_new0 (BrgBreakdown, 1);
  breakdown->contributions = g_array_new (FALSE, FALSE, sizeof (BrgContribution));
  breakdown->tied = g_array_new (FALSE, FALSE, sizeof (gint));
  breakdown->steps = g_array_new (FALSE, FALSE, sizeof (BrgRational));
  breakdown->is_sum =
      method->list != NULL && (method->total == NULL || method->total == brg_tiebreak_team_total);
  breakdown->way = find_way (method);
  breakdown->own = breakdown->sum = breakdown->limit = (BrgRational){ 0, 1 };
  breakdown->divisor = 1;
  breakdown->total = criterion == 0 ? (BrgStandingValue){ TRUE, brg_rational_points (line->points) }
                                    : line->values[criterion - 1];
  if (!line->has_place)
    return breakdown;
  brg_shares_init (&shares);
  table = brg_score_table_new (tournament, standings->counted, standings->through_round,
                               standings->edition);
  collect_tied (standings, player, criterion, breakdown->tied);
  view = brg_score_table_get_view (table, method->views);
  if (breakdown->way == BRG_BREAKDOWN_OTHERS)
    {
      before = compute_places (standings, tournament, criterion);
      note_places (view, before);
    }
  list_shares (breakdown, view, method, player, &shares);
  /* The last round as it was, and of teams the score that the criterion is made of. */
  add_contributions (breakdown, (method->views & BRG_VIEW_FORE) != 0 ? table : view, player,
                     &shares);
  if (before != NULL)
    add_places (breakdown, before);
  list_steps (breakdown, view, method, player, shares.value_unit);
  add_up (breakdown, &shares);
  breakdown->own = brg_rational_points (view->points[player]);
  explain_way (breakdown, view, method);
  if (method->list_tied == brg_tiebreak_direct_list ||
      method->list_tied == brg_tiebreak_team_direct_list)
    breakdown->n_missing = count_missing (table, breakdown);
  return breakdown;
}

gint
brg_breakdown_find_step (const BrgBreakdown *breakdown,
                         const BrgBreakdown *other,
                         BrgRational *value,
                         BrgRational *other_value)
{
  g_return_val_if_fail (breakdown != NULL && other != NULL, 0);

  for (guint i = 0; i < MAX (breakdown->steps->len, other->steps->len); i++)
    {
      BrgRational sum = { 0, 1 };
      BrgRational other_sum = { 0, 1 };

      if (i < breakdown->steps->len)
        sum = g_array_index (breakdown->steps, BrgRational, i);
      if (i < other->steps->len)
        other_sum = g_array_index (other->steps, BrgRational, i);
      if (brg_rational_compare (sum, other_sum) == 0)
        continue;
      if (value != NULL)
        *value = sum;
      if (other_value != NULL)
        *other_value = other_sum;
      return (gint) i + 1;
    }
  return 0;
}

void
brg_breakdown_free (BrgBreakdown *breakdown)
{
  if (breakdown == NULL)
    return;
  g_array_unref (breakdown->contributions);
  g_array_unref (breakdown->tied);
  g_array_unref (breakdown->steps);
  g_free (breakdown);
}
