/* brg-criterion.c - how a tie-break is computed: shares, cuts, totals
 *
 * Rules: fide-tiebreaks-2026 10, 14.1 to 14.4, 16.5
 * Tests: tests/pairing/test-standings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-criterion.h"

static BrgWide
find_common_divisor (BrgWide a, BrgWide b)
{
  while (b != 0)
    {
      BrgWide rest = a % b;

      a = b;
      b = rest;
    }
  return a < 0 ? -a : a;
}

BrgRational
brg_criterion_to_rational (BrgWide num, BrgWide unit)
{
  BrgWide common = find_common_divisor (num, unit);
  BrgWide part;

  num /= common;
  unit /= common;
  if (unit <= G_MAXINT32)
    return (BrgRational){ (gint64) num, (gint64) unit };
  part = unit / 1000000;
  return brg_rational ((gint64) ((num + (num < 0 ? -part : part) / 2) / part), 1000000);
}

void
brg_shares_init (BrgShares *shares)
{
  shares->items = g_array_new (FALSE, FALSE, sizeof (BrgShare));
  shares->score_unit = 1;
  shares->value_unit = 1;
}

void
brg_shares_clear (BrgShares *shares)
{
  g_clear_pointer (&shares->items, g_array_unref);
}

void
brg_shares_add (BrgShares *shares, gint round, gint opponent, gint64 score, BrgWide value)
{
  BrgShare share = { .round = round, .opponent = opponent, .score = score, .value = value };

  g_array_append_val (shares->items, share);
}

void
brg_shares_add_meeting (BrgShares *shares, const BrgMeeting *meeting, BrgWide value)
{
  BrgShare share = {
    .round = meeting->round,
    .opponent = meeting->opponent,
    .is_dummy = meeting->is_dummy,
    .is_capped = meeting->is_capped,
    .is_voluntary = meeting->is_voluntary,
    .score = meeting->score,
    .value = value,
  };

  g_array_append_val (shares->items, share);
}

static gint
compare_weight (const BrgShare *a, const BrgShare *b)
{
  if (a->score != b->score)
    return a->score < b->score ? -1 : 1;
  return (a->value > b->value) - (a->value < b->value);
}

/* The share that is next to be cut at one end, or NULL. */
static BrgShare *
find_extreme (const BrgShares *shares, gint sign)
{
  BrgShare *found = NULL;

  for (guint i = 0; i < shares->items->len; i++)
    {
      BrgShare *share = &g_array_index (shares->items, BrgShare, i);

      if (!share->is_cut && (found == NULL || sign * compare_weight (share, found) > 0))
        found = share;
    }
  return found;
}

static BrgShare *
find_lowest_voluntary (const BrgShares *shares)
{
  BrgShare *found = NULL;

  for (guint i = 0; i < shares->items->len; i++)
    {
      BrgShare *share = &g_array_index (shares->items, BrgShare, i);

      if (!share->is_cut && share->is_voluntary && (found == NULL || share->value < found->value))
        found = share;
    }
  return found;
}

static BrgShare *
find_least_significant (const BrgShares *shares)
{
  BrgShare *least = find_extreme (shares, -1);
  BrgShare *voluntary = find_lowest_voluntary (shares);

  /* fide-tiebreaks-2026 16.5: the lowest voluntary unplayed round goes first, unless it is worth
   * less than what would go otherwise. */
  if (voluntary != NULL && voluntary->value >= least->value)
    return voluntary;
  return least;
}

void
brg_shares_cut (BrgShares *shares, gint low, gint high)
{
  BrgShare *share;

  for (gint i = 0; i < low; i++)
    if ((share = find_least_significant (shares)) != NULL)
      share->is_cut = TRUE;
  for (gint i = 0; i < high; i++)
    if ((share = find_extreme (shares, 1)) != NULL)
      share->is_cut = TRUE;
}

BrgWide
brg_shares_sum (const BrgShares *shares, gint *n_left)
{
  BrgWide sum = 0;
  gint left = 0;

  for (guint i = 0; i < shares->items->len; i++)
    {
      const BrgShare *share = &g_array_index (shares->items, BrgShare, i);

      if (share->is_cut)
        continue;
      sum += share->value;
      left++;
    }
  if (n_left != NULL)
    *n_left = left;
  return sum;
}

/* fide-tiebreaks-2026 14.1, 14.2; rus-chess-2014 30.1.1.1: of the progress the first scores. */
static void
cut_first (BrgShares *shares, gint n)
{
  for (guint i = 0; i < MIN ((guint) n, shares->items->len); i++)
    g_array_index (shares->items, BrgShare, i).is_cut = TRUE;
}

void
brg_criterion_method_list (const BrgCriterionMethod *method,
                           BrgScoreTable *table,
                           const gint64 *prepared,
                           gint player,
                           BrgShares *shares)
{
  g_array_set_size (shares->items, 0);
  method->list (table, method, prepared, player, shares);
  if (method->cuts_first)
    cut_first (shares, method->cut_low);
  else
    brg_shares_cut (shares, method->cut_low, method->cut_high);
}

BrgKey
brg_criterion_method_total (const BrgCriterionMethod *method,
                            const BrgScoreTable *table,
                            gint player,
                            const BrgShares *shares)
{
  if (method->total != NULL)
    return method->total (table, method, player, shares);
  return (BrgKey){ TRUE, brg_shares_sum (shares, NULL), shares->value_unit };
}

gboolean
brg_criterion_method_exists (const BrgCriterionMethod *method, const BrgScoreTable *table)
{
  /* fide-tiebreaks-2026 10: with an unrated player in the event the regulations would have to say
   * what he counts; without that the criterion is dropped. */
  if (method->needs_ratings && brg_tie_break_edition_is_modern (table->edition))
    for (gint player = 0; player < table->tournament->n_players; player++)
      if (table->tournament->players[player].rating == 0)
        return FALSE;
  return TRUE;
}

BrgKey *
brg_criterion_method_compute (const BrgCriterionMethod *method, BrgScoreTable *table)
{
  gint n_players = table->tournament->n_players;
  BrgKey *keys = g_new0 (BrgKey, n_players);
  g_autofree gint64 *prepared = NULL;
  g_auto (BrgShares) shares = { 0 };

  if (!brg_criterion_method_exists (method, table))
    return keys;
  table = brg_score_table_get_view (table, method->views);
  brg_shares_init (&shares);
  if (method->prepare != NULL)
    prepared = method->prepare (table, method);
  for (gint player = 0; player < n_players; player++)
    if (table->counted[player])
      {
        brg_criterion_method_list (method, table, prepared, player, &shares);
        keys[player] = brg_criterion_method_total (method, table, player, &shares);
      }
  return keys;
}

/* A member of a tied group and his sums. */
typedef struct
{
  gint member;
  gint n_sums;
  BrgWide *sums;
} Steps;

static gint
compare_steps (gconstpointer a, gconstpointer b)
{
  const Steps *first = a;
  const Steps *second = b;

  for (gint i = 0; i < MAX (first->n_sums, second->n_sums); i++)
    {
      BrgWide left = i < first->n_sums ? first->sums[i] : 0;
      BrgWide right = i < second->n_sums ? second->sums[i] : 0;

      if (left != right)
        return left > right ? -1 : 1;
    }
  return 0;
}

void
brg_criterion_split_by_steps (const BrgCriterionMethod *method,
                              BrgScoreTable *table,
                              const gint *group,
                              gint n_group,
                              gint *classes)
{
  gsize n_most = (gsize) (table->n_rounds + table->n_score_groups);
  g_autofree Steps *members = g_new0 (Steps, n_group);
  g_autofree BrgWide *sums = g_new0 (BrgWide, (gsize) n_group * n_most);
  g_autofree gint64 *prepared = method->prepare != NULL ? method->prepare (table, method) : NULL;
  gint place = 0;

  for (gint i = 0; i < n_group; i++)
    {
      members[i].member = i;
      members[i].sums = &sums[(gsize) i * n_most];
      members[i].n_sums = method->list_steps (table, method, prepared, group[i], members[i].sums);
    }
  qsort (members, (gsize) n_group, sizeof *members, compare_steps);
  for (gint i = 0; i < n_group; i++)
    {
      if (i > 0 && compare_steps (&members[i - 1], &members[i]) != 0)
        place++;
      classes[members[i].member] = place;
    }
}

gint64 *
brg_criterion_method_numbers (const BrgCriterionMethod *method, BrgScoreTable *table)
{
  g_autofree BrgKey *keys = brg_criterion_method_compute (method, table);
  gint64 *numbers = g_new0 (gint64, table->tournament->n_players);

  for (gint player = 0; player < table->tournament->n_players; player++)
    if (keys[player].exists)
      numbers[player] = (gint64) keys[player].num;
  return numbers;
}
