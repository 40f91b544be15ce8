/* top-group-brute.h - the top score group of Double-Swiss and Swiss Team by trying everything
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fide-brute.h"

/* What differs between the systems. */
typedef struct
{
  gboolean (*floated) (const Round *r, gint i);
  gboolean (*floats_count) (const Round *r);
  gint (*judge_pair) (const Round *r, gint higher, gint lower); /* less is better */
  gboolean (*choose_bye) (Round *r, guint *open);
} TopRules;

/* What a set of upfloaters is worth: the first difference decides, less is better. */
typedef struct
{
  gint n;
  gint scores[MAX_PERSONS]; /* ascending, negative */
  gint next_fails;
  gint floated;
} Worth;

/* C6: whether the next group can do with the fewest upfloaters that its number allows. */
static inline gboolean
next_is_fine (Round *r, guint rest)
{
  guint next = 0;
  guint below;
  gint wanted;

  if (rest == 0)
    return TRUE;
  for (gint i = 0; i < r->n; i++)
    if (rest >> i & 1 && r->persons[i].score == r->persons[__builtin_ctz (rest)].score)
      next |= 1u << i;
  below = rest & ~next;
  wanted = __builtin_popcount (next) % 2;
  for (guint set = below;; set = (set - 1) & below)
    {
      if (__builtin_popcount (set) == wanted && completes (r, next | set) &&
          completes (r, below & ~set))
        return TRUE;
      if (set == 0)
        return FALSE;
    }
}

static inline gint
compare_worth (const Worth *a, const Worth *b)
{
  if (a->n != b->n)
    return a->n - b->n;
  for (gint i = 0; i < a->n; i++)
    if (a->scores[i] != b->scores[i])
      return a->scores[i] - b->scores[i];
  if (a->next_fails != b->next_fails)
    return a->next_fails - b->next_fails;
  return a->floated - b->floated;
}

/* 3.5.4: lexicographic order of numbers, players by score and number. */
static inline gboolean
comes_before (const Round *r, guint a, guint b)
{
  while (a != 0 && b != 0)
    {
      gint i = __builtin_ctz (a);
      gint j = __builtin_ctz (b);

      if (i != j)
        return r->persons[i].number < r->persons[j].number;
      a &= a - 1;
      b &= b - 1;
    }
  return FALSE;
}

static inline guint
choose_upfloaters (Round *r, const TopRules *rules, guint open, guint residents)
{
  guint lower = open & ~residents;
  guint best = 0;
  gboolean has_best = FALSE;
  Worth best_worth = { .n = 0 };

  for (guint set = lower;; set = (set - 1) & lower)
    {
      Worth worth = { .n = 0 };
      gint order;

      if (completes (r, residents | set) && completes (r, lower & ~set))
        {
          for (gint i = r->n - 1; i >= 0; i--)
            if (set >> i & 1)
              {
                worth.scores[worth.n++] = -r->persons[i].score;
                worth.floated += rules->floats_count (r) && rules->floated (r, i);
              }
          worth.next_fails = !next_is_fine (r, lower & ~set);
          order = has_best ? compare_worth (&worth, &best_worth) : -1;
          if (order < 0 || (order == 0 && comes_before (r, set, best)))
            {
              best = set;
              best_worth = worth;
              has_best = TRUE;
            }
        }
      if (set == 0)
        break;
    }
  g_assert_true (has_best);
  return best;
}

typedef struct
{
  gint mates[MAX_PERSONS];
  gboolean has_best;
  gint best_value;
  gint best_identifier[MAX_PERSONS];
  gint best_mates[MAX_PERSONS];
} Search;

/* 3.6.2: the numbers of the tops, ascending, then their bottoms. */
static inline gint
make_identifier (const Round *r, const gint *mates, guint bracket, gint *identifier)
{
  gint n = __builtin_popcount (bracket) / 2;
  gint n_tops = 0;

  for (gint number = 1; number <= r->tournament->n_players; number++)
    for (gint i = 0; i < r->n; i++)
      if (bracket >> i & 1 && r->persons[i].number == number &&
          number < r->persons[mates[i]].number)
        {
          identifier[n_tops] = number;
          identifier[n + n_tops] = r->persons[mates[i]].number;
          n_tops++;
        }
  return 2 * n;
}

static inline void
judge (const Round *r, const TopRules *rules, Search *s, guint bracket)
{
  gint identifier[MAX_PERSONS];
  gint n = make_identifier (r, s->mates, bracket, identifier);
  gint value = 0;
  gint order = 0;

  for (gint i = 0; i < r->n; i++)
    if (bracket >> i & 1 && s->mates[i] > i)
      value += rules->judge_pair (r, i, s->mates[i]);
  if (s->has_best)
    order = value - s->best_value;
  for (gint i = 0; i < n && order == 0 && s->has_best; i++)
    order = identifier[i] - s->best_identifier[i];
  if (s->has_best && order >= 0)
    return;
  s->has_best = TRUE;
  s->best_value = value;
  memcpy (s->best_identifier, identifier, sizeof identifier);
  memcpy (s->best_mates, s->mates, sizeof s->mates);
}

static inline void
try_pairings (const Round *r, const TopRules *rules, Search *s, guint bracket, guint open)
{
  gint low;

  if (open == 0)
    {
      judge (r, rules, s, bracket);
      return;
    }
  low = __builtin_ctz (open);
  for (gint j = low + 1; j < r->n; j++)
    if (open >> j & 1 && r->may_meet[low][j])
      {
        s->mates[low] = j;
        s->mates[j] = low;
        try_pairings (r, rules, s, bracket, open & ~(1u << low) & ~(1u << j));
      }
}

static inline gboolean
choose_bye (Round *r, guint *open)
{
  gint best = -1;

  if (__builtin_popcount (*open) % 2 == 0)
    return completes (r, *open);
  for (gint i = 0; i < r->n; i++)
    {
      const Person *p = &r->persons[i];
      const Person *q = &r->persons[MAX (best, 0)];

      if (!p->may_have_bye || !completes (r, *open & ~(1u << i)))
        continue;
      if (best < 0 || p->score < q->score ||
          (p->score == q->score &&
           (p->strength > q->strength || (p->strength == q->strength && p->number > q->number))))
        best = i;
    }
  if (best >= 0)
    *open &= ~(1u << best);
  return best >= 0;
}

static inline void
enumerate_top_groups (Round *r, const TopRules *rules)
{
  guint open = (1u << r->n) - 1;

  r->exists = rules->choose_bye (r, &open);
  while (r->exists && open != 0)
    {
      Search s = { .has_best = FALSE };
      gint top = r->persons[__builtin_ctz (open)].score;
      guint residents = 0;
      guint bracket;

      for (gint i = 0; i < r->n; i++)
        if (open >> i & 1 && r->persons[i].score == top)
          residents |= 1u << i;
      bracket = residents | choose_upfloaters (r, rules, open, residents);
      try_pairings (r, rules, &s, bracket, bracket);
      g_assert_true (s.has_best);
      for (gint i = 0; i < r->n; i++)
        if (bracket >> i & 1)
          r->mates[i] = s.best_mates[i];
      open &= ~bracket;
    }
}
