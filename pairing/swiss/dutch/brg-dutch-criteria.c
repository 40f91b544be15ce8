/* brg-dutch-criteria.c - the quality criteria of the FIDE (Dutch) system as costs
 *
 * Rules: fide-dutch-2026 2.3, 2.4 (C6-C21)
 * Tests: tests/pairing/test-dutch.c, tests/pairing/test-dutch-brute.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-dutch-criteria.h"

/* Two criteria of one kind speak of the last round and of the one before. */
static const BrgDutchCriterion of_residents_down[] = { BRG_DUTCH_C14, BRG_DUTCH_C16 };
static const BrgDutchCriterion of_residents_up[] = { BRG_DUTCH_C15, BRG_DUTCH_C17 };
static const BrgDutchCriterion of_moved_down[] = { BRG_DUTCH_C18, BRG_DUTCH_C20 };
static const BrgDutchCriterion of_moved_up[] = { BRG_DUTCH_C19, BRG_DUTCH_C21 };

static gint
count_levels (const BrgDutchCriteria *criteria, BrgDutchCriterion criterion)
{
  switch ((gint) criterion)
    {
    case BRG_DUTCH_C7:
    case BRG_DUTCH_C18:
    case BRG_DUTCH_C19:
    case BRG_DUTCH_C20:
    case BRG_DUTCH_C21:
      return criteria->n_levels;
    case BRG_DUTCH_C8_SCORES:
      /* Residents that go down are moved players of the next bracket. */
      return criteria->n_levels + 1;
    default:
      return 1;
    }
}

/* What can happen to one moved player. */
static void
count_moved (BrgDutchCriteria *criteria, const BrgDutchTraits *traits)
{
  criteria->caps[BRG_DUTCH_C7][traits->level]++;
  criteria->caps[BRG_DUTCH_C8_SCORES][traits->level]++;
  for (gint i = 0; i < 2; i++)
    {
      criteria->caps[of_residents_up[i]][0]++;
      criteria->caps[of_moved_up[i]][traits->level]++;
      if (traits->record->floats[i] == BRG_DUTCH_DOWN)
        criteria->caps[of_moved_down[i]][traits->level]++;
    }
}

static void
count_in_bracket (BrgDutchCriteria *criteria, const BrgDutchTraits *traits)
{
  const BrgDutchRecord *record = traits->record;

  criteria->caps[BRG_DUTCH_C6][0]++;
  criteria->caps[BRG_DUTCH_C8_PAIRS][0]++;
  criteria->caps[BRG_DUTCH_C12][0] += record->strength != BRG_DUTCH_NO_WISH;
  criteria->caps[BRG_DUTCH_C13][0] += record->strength >= BRG_DUTCH_STRONG;
  if (criteria->is_last_round && record->strength == BRG_DUTCH_ABSOLUTE)
    {
      criteria->caps[BRG_DUTCH_C10][0] += ABS (record->difference) > 1;
      criteria->caps[BRG_DUTCH_C11][0]++;
    }
  if (criteria->bye_counts)
    criteria->caps[BRG_DUTCH_C9][0] = MAX (criteria->caps[BRG_DUTCH_C9][0], record->n_unplayed);
  criteria->caps[BRG_DUTCH_EXCHANGES][0] += traits->half == BRG_DUTCH_UPPER;
  if (traits->role == BRG_DUTCH_MOVED)
    {
      count_moved (criteria, traits);
      return;
    }
  criteria->caps[BRG_DUTCH_C8_SCORES][criteria->n_levels]++;
  for (gint i = 0; i < 2; i++)
    criteria->caps[of_residents_down[i]][0] += record->floats[i] == BRG_DUTCH_DOWN;
}

/* Nothing that has to do with the opponents of moved players can happen more often than there are
 * such opponents. */
static void
limit_ups (BrgDutchCriteria *criteria, const BrgDutchTraits *traits, gint n)
{
  gint64 n_up[2] = { 0, 0 };

  for (gint i = 0; i < n; i++)
    for (gint j = 0; j < 2 && traits[i].role == BRG_DUTCH_RESIDENT; j++)
      n_up[j] += traits[i].record->floats[j] == BRG_DUTCH_UP;
  for (gint j = 0; j < 2; j++)
    {
      criteria->caps[of_residents_up[j]][0] = MIN (criteria->caps[of_residents_up[j]][0], n_up[j]);
      for (gint level = 0; level < criteria->n_levels; level++)
        criteria->caps[of_moved_up[j]][level] =
            MIN (criteria->caps[of_moved_up[j]][level], n_up[j]);
    }
}

/* Where nobody is outside but the ways out, their number is known before and C8 is asked later. */
static void
limit_outside (BrgDutchCriteria *criteria, gint n_next, gboolean has_slots)
{
  static const BrgDutchCriterion of_pairs[] = { BRG_DUTCH_C10, BRG_DUTCH_C11, BRG_DUTCH_C12,
                                                BRG_DUTCH_C13 };

  criteria->caps[BRG_DUTCH_C8_PAIRS][0] += n_next;
  for (guint i = 0; i < G_N_ELEMENTS (of_pairs); i++)
    criteria->caps[of_pairs[i]][0] /= 2;
  if (!has_slots && n_next > 0)
    return;
  criteria->caps[BRG_DUTCH_C8_PAIRS][0] = 0;
  for (gint level = 0; level <= criteria->n_levels; level++)
    criteria->caps[BRG_DUTCH_C8_SCORES][level] = 0;
  if (has_slots)
    criteria->caps[BRG_DUTCH_C6][0] = 0;
}

static void
give_weights (BrgDutchCriteria *criteria)
{
  /* Costs are even. */
  BrgCost weight = 2;

  for (gint criterion = BRG_DUTCH_N_CRITERIA - 1; criterion >= 0; criterion--)
    for (gint level = count_levels (criteria, criterion) - 1; level >= 0; level--)
      {
        gint64 cap = criteria->caps[criterion][level];

        if (cap == 0)
          continue;
        criteria->n_bits += g_bit_storage ((gulong) cap);
        if (criteria->n_bits > BRG_DUTCH_MAX_BITS)
          return;
        criteria->weights[criterion][level] = weight;
        weight *= cap + 1;
      }
}

BrgDutchCriteria *
brg_dutch_criteria_new (const BrgDutchTraits *traits,
                        gint n,
                        gboolean is_last_round,
                        gboolean bye_counts,
                        gboolean with_ranks)
{
  BrgDutchCriteria *criteria = g_new0 (BrgDutchCriteria, 1);
  gboolean has_slots = FALSE;
  gint n_next = 0;

  criteria->is_last_round = is_last_round;
  criteria->bye_counts = bye_counts;
  for (gint i = 0; i < n; i++)
    if (traits[i].role == BRG_DUTCH_MOVED)
      criteria->n_levels = MAX (criteria->n_levels, traits[i].level + 1);
  for (gint criterion = 0; criterion < BRG_DUTCH_N_CRITERIA; criterion++)
    {
      criteria->caps[criterion] = g_new0 (gint64, criteria->n_levels + 1);
      criteria->weights[criterion] = g_new0 (BrgCost, criteria->n_levels + 1);
    }
  for (gint i = 0; i < n; i++)
    {
      n_next += traits[i].role == BRG_DUTCH_NEXT;
      has_slots |= traits[i].role == BRG_DUTCH_SLOT;
      if (traits[i].role <= BRG_DUTCH_RESIDENT)
        count_in_bracket (criteria, &traits[i]);
    }
  limit_ups (criteria, traits, n);
  limit_outside (criteria, n_next, has_slots);
  if (with_ranks)
    criteria->caps[BRG_DUTCH_RANKS][0] = (gint64) n * (n + 1) / 2;
  give_weights (criteria);
  return criteria;
}

void
brg_dutch_criteria_free (BrgDutchCriteria *criteria)
{
  if (criteria == NULL)
    return;
  for (gint criterion = 0; criterion < BRG_DUTCH_N_CRITERIA; criterion++)
    {
      g_free (criteria->caps[criterion]);
      g_free (criteria->weights[criterion]);
    }
  g_free (criteria);
}

BrgDutchCriterion
brg_dutch_criteria_find_difference (const BrgDutchCriteria *criteria, BrgCost cost, BrgCost other)
{
  for (gint criterion = 0; criterion < BRG_DUTCH_N_CRITERIA; criterion++)
    for (gint level = 0; level < count_levels (criteria, criterion); level++)
      {
        BrgCost weight = criteria->weights[criterion][level];

        if (weight == 0)
          continue;
        if (cost / weight != other / weight)
          return criterion;
        cost %= weight;
        other %= weight;
      }
  return BRG_DUTCH_N_CRITERIA;
}

const char *
brg_dutch_criterion_get_article (BrgDutchCriterion criterion)
{
  static const char *const articles[BRG_DUTCH_N_CRITERIA] = {
    [BRG_DUTCH_C6] = "fide-dutch-2026 C6",       [BRG_DUTCH_C7] = "fide-dutch-2026 C7",
    [BRG_DUTCH_C8_PAIRS] = "fide-dutch-2026 C8", [BRG_DUTCH_C8_SCORES] = "fide-dutch-2026 C8",
    [BRG_DUTCH_C9] = "fide-dutch-2026 C9",       [BRG_DUTCH_C10] = "fide-dutch-2026 C10",
    [BRG_DUTCH_C11] = "fide-dutch-2026 C11",     [BRG_DUTCH_C12] = "fide-dutch-2026 C12",
    [BRG_DUTCH_C13] = "fide-dutch-2026 C13",     [BRG_DUTCH_C14] = "fide-dutch-2026 C14",
    [BRG_DUTCH_C15] = "fide-dutch-2026 C15",     [BRG_DUTCH_C16] = "fide-dutch-2026 C16",
    [BRG_DUTCH_C17] = "fide-dutch-2026 C17",     [BRG_DUTCH_C18] = "fide-dutch-2026 C18",
    [BRG_DUTCH_C19] = "fide-dutch-2026 C19",     [BRG_DUTCH_C20] = "fide-dutch-2026 C20",
    [BRG_DUTCH_C21] = "fide-dutch-2026 C21",     [BRG_DUTCH_EXCHANGES] = "fide-dutch-2026 4.3",
    [BRG_DUTCH_RANKS] = "fide-dutch-2026 4.3",
  };

  g_return_val_if_fail ((guint) criterion < BRG_DUTCH_N_CRITERIA, NULL);
  return articles[criterion];
}

guint64
brg_dutch_criteria_get_key (const BrgDutchCriteria *criteria, const BrgDutchTraits *traits)
{
  const BrgDutchRecord *record = traits->record;
  guint64 key = traits->role;

  if (traits->role > BRG_DUTCH_RESIDENT)
    return key;
  key = key << 16 | (guint64) traits->level;
  key = key << 2 | traits->half;
  key = key << 2 | record->wish;
  key = key << 2 | record->strength;
  key = key << 2 | record->floats[0];
  key = key << 2 | record->floats[1];
  if (criteria->is_last_round && record->strength == BRG_DUTCH_ABSOLUTE)
    key = key << 12 | (guint64) ABS (record->difference) << 2 | record->doubled;
  else
    key <<= 12;
  return criteria->bye_counts ? key << 12 | (guint64) record->n_unplayed : key << 12;
}

/* One of the bracket leaves it. */
static BrgCost
get_cost_of_leaving (const BrgDutchCriteria *criteria,
                     const BrgDutchTraits *leaver,
                     BrgDutchRole outside)
{
  const BrgDutchRecord *record = leaver->record;
  gboolean is_moved = leaver->role == BRG_DUTCH_MOVED;
  gint level = is_moved ? leaver->level : criteria->n_levels;
  BrgCost cost = criteria->weights[BRG_DUTCH_C6][0];

  if (is_moved)
    cost += criteria->weights[BRG_DUTCH_C7][level];
  if (outside != BRG_DUTCH_NEXT)
    cost +=
        criteria->weights[BRG_DUTCH_C8_PAIRS][0] + criteria->weights[BRG_DUTCH_C8_SCORES][level];
  if (criteria->bye_counts)
    cost += record->n_unplayed * criteria->weights[BRG_DUTCH_C9][0];
  for (gint i = 0; i < 2; i++)
    if (record->floats[i] == BRG_DUTCH_DOWN)
      cost += is_moved ? criteria->weights[of_moved_down[i]][level]
                       : criteria->weights[of_residents_down[i]][0];
  if (leaver->half == BRG_DUTCH_UPPER)
    cost += criteria->weights[BRG_DUTCH_EXCHANGES][0];
  return cost;
}

/* fide-dutch-2026 C11: whether the one who will be refused has had that colour twice running. */
static gboolean
gives_third_colour (const BrgDutchRecord *a, const BrgDutchRecord *b)
{
  gint difference_a = ABS (a->difference);
  gint difference_b = ABS (b->difference);
  const BrgDutchRecord *refused = difference_a < difference_b ? a : b;

  if (difference_a == difference_b)
    return a->doubled != BRG_COLOUR_NONE && b->doubled != BRG_COLOUR_NONE;
  return refused->doubled != BRG_COLOUR_NONE &&
         refused->doubled == brg_colour_opposite (refused->wish);
}

/* Both want the same colour. */
static BrgCost
get_cost_of_colours (const BrgDutchCriteria *criteria,
                     const BrgDutchRecord *a,
                     const BrgDutchRecord *b)
{
  gboolean both_absolute = a->strength == BRG_DUTCH_ABSOLUTE && b->strength == BRG_DUTCH_ABSOLUTE;
  BrgCost cost = criteria->weights[BRG_DUTCH_C12][0];

  if (a->strength >= BRG_DUTCH_STRONG && b->strength >= BRG_DUTCH_STRONG && !both_absolute)
    cost += criteria->weights[BRG_DUTCH_C13][0];
  if (!criteria->is_last_round || !both_absolute)
    return cost;
  if (ABS (a->difference) > 1 && ABS (b->difference) > 1)
    cost += criteria->weights[BRG_DUTCH_C10][0];
  if (gives_third_colour (a, b))
    cost += criteria->weights[BRG_DUTCH_C11][0];
  return cost;
}

/* Two of the bracket, @b a resident. */
static BrgCost
get_cost_of_pair (const BrgDutchCriteria *criteria,
                  const BrgDutchTraits *a,
                  const BrgDutchTraits *b)
{
  BrgCost cost = 0;

  if (a->record->wish != BRG_COLOUR_NONE && a->record->wish == b->record->wish)
    cost += get_cost_of_colours (criteria, a->record, b->record);
  for (gint i = 0; i < 2 && a->role == BRG_DUTCH_MOVED; i++)
    if (b->record->floats[i] == BRG_DUTCH_UP)
      cost +=
          criteria->weights[of_residents_up[i]][0] + criteria->weights[of_moved_up[i]][a->level];
  if (a->half == BRG_DUTCH_UPPER && b->half == BRG_DUTCH_UPPER)
    cost += criteria->weights[BRG_DUTCH_EXCHANGES][0];
  return cost;
}

BrgCost
brg_dutch_criteria_get_cost (const BrgDutchCriteria *criteria,
                             const BrgDutchTraits *a,
                             const BrgDutchTraits *b)
{
  if (a->role > b->role)
    {
      const BrgDutchTraits *swap = a;

      a = b;
      b = swap;
    }
  /* fide-dutch-2026 3.2: moved players meet residents. */
  if (b->role == BRG_DUTCH_MOVED)
    return -1;
  if (b->role == BRG_DUTCH_RESIDENT)
    return get_cost_of_pair (criteria, a, b);
  if (a->role <= BRG_DUTCH_RESIDENT)
    return get_cost_of_leaving (criteria, a, b->role);
  /* fide-dutch-2026 C8: the next bracket loses a player too. */
  if (a->role == BRG_DUTCH_NEXT && b->role != BRG_DUTCH_NEXT)
    return criteria->weights[BRG_DUTCH_C8_PAIRS][0];
  return 0;
}
