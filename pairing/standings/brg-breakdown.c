/* brg-breakdown.c - where a number of the standings comes from
 *
 * Rules: rus-draughts-2022 5.4.8.7; rus-chess-2014 24.1.1
 * Tests: tests/pairing/test-breakdown.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-breakdown.h"

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
  table = brg_score_table_get_view (table, method->views);
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
        .value = brg_criterion_to_rational (share->value, shares->value_unit),
      };

      g_array_append_val (breakdown->contributions, contribution);
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

BrgBreakdown *
brg_breakdown_new (const BrgStandings *standings,
                   const BrgTournament *tournament,
                   gint player,
                   gint criterion)
{
  g_autoptr (BrgScoreTable) table = NULL;
  g_auto (BrgShares) shares = { 0 };
  const BrgCriterionMethod *method;
  const BrgStanding *line;
  BrgBreakdown *breakdown;

  g_return_val_if_fail (standings != NULL && tournament != NULL, NULL);
  g_return_val_if_fail (player >= 0 && player < standings->n_lines, NULL);
  g_return_val_if_fail (criterion >= 0 && criterion <= (gint) standings->n_criteria, NULL);

  line = &standings->lines[standings->line_of[player]];
  method = criterion == 0 ? &points_method : standings->criteria[criterion - 1]->method;
  breakdown = g_new0 (BrgBreakdown, 1);
  breakdown->contributions = g_array_new (FALSE, FALSE, sizeof (BrgContribution));
  breakdown->tied = g_array_new (FALSE, FALSE, sizeof (gint));
  breakdown->is_sum =
      method->list != NULL && (method->total == NULL || method->total == brg_tiebreak_team_total);
  breakdown->total = criterion == 0 ? (BrgStandingValue){ TRUE, brg_rational_points (line->points) }
                                    : line->values[criterion - 1];
  if (!line->has_place)
    return breakdown;
  brg_shares_init (&shares);
  table = brg_score_table_new (tournament, standings->counted, standings->through_round,
                               standings->edition);
  collect_tied (standings, player, criterion, breakdown->tied);
  list_shares (breakdown, table, method, player, &shares);
  add_contributions (breakdown, table, player, &shares);
  if (method->list_tied == brg_tiebreak_direct_list ||
      method->list_tied == brg_tiebreak_team_direct_list)
    breakdown->n_missing = count_missing (table, breakdown);
  return breakdown;
}

static gint
compare_rationals (gconstpointer a, gconstpointer b)
{
  return brg_rational_compare (*(const BrgRational *) a, *(const BrgRational *) b);
}

/* The sums without the worst, without the two worst, and so on, one place for each contribution. */
static GArray *
list_steps (const BrgBreakdown *breakdown)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (BrgRational));

  for (guint i = 0; i < breakdown->contributions->len; i++)
    g_array_append_val (steps, g_array_index (breakdown->contributions, BrgContribution, i).value);
  g_array_sort (steps, compare_rationals);
  for (guint i = steps->len; i-- > 1;)
    {
      BrgRational rest = g_array_index (steps, BrgRational, i);
      BrgRational *sum = &g_array_index (steps, BrgRational, i - 1);

      *sum = brg_rational (sum->num * rest.den + rest.num * sum->den, sum->den * rest.den);
    }
  return steps;
}

gint
brg_breakdown_find_step (const BrgBreakdown *breakdown,
                         const BrgBreakdown *other,
                         BrgRational *value,
                         BrgRational *other_value)
{
  g_autoptr (GArray) steps = NULL;
  g_autoptr (GArray) other_steps = NULL;

  g_return_val_if_fail (breakdown != NULL && other != NULL, 0);

  steps = list_steps (breakdown);
  other_steps = list_steps (other);
  for (guint i = 1; i < MAX (steps->len, other_steps->len); i++)
    {
      BrgRational sum = { 0, 1 };
      BrgRational other_sum = { 0, 1 };

      if (i < steps->len)
        sum = g_array_index (steps, BrgRational, i);
      if (i < other_steps->len)
        other_sum = g_array_index (other_steps, BrgRational, i);
      if (brg_rational_compare (sum, other_sum) == 0)
        continue;
      if (value != NULL)
        *value = sum;
      if (other_value != NULL)
        *other_value = other_sum;
      return (gint) i;
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
  g_free (breakdown);
}
