/* brg-prizes.c - who gets which prize
 *
 * A list is worked through group by group of equal points. All shares of a group of n players have
 * one denominator, 2 n s with s the size of the part that is equal in everything, so they are
 * compared and added as whole numbers.
 *
 * Rules: rus-draughts-2022 1.5.4
 * Tests: tests/pairing/test-prizes.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-prizes.h"

/* What a share lost when it was cut down to whole hundredths: @lost parts, @of of which are one
 * hundredth. */
typedef struct
{
  gint64 lost;
  gint64 of;
} Fraction;

typedef struct
{
  const BrgPrizeTerms *terms;
  gint *taken; /* by player: the list in which he takes his prize, -1 for none yet */
} Giving;

static gint64
get_prize (const BrgPrizeTerms *terms, guint list, gint place, gboolean *exists)
{
  gint64 amount = 0;

  for (guint i = 0; i < terms->n_offers; i++)
    {
      const BrgPrizeOffer *offer = &terms->offers[i];

      if (offer->list != list || place < offer->first_place || place > offer->last_place)
        continue;
      amount += offer->amount;
      *exists = TRUE;
    }
  return amount;
}

static gint64
add_prizes (const BrgPrizeTerms *terms, guint list, gint first, gint last, gboolean *exists)
{
  gint64 amount = 0;

  for (gint place = first; place <= last; place++)
    amount += get_prize (terms, list, place, exists);
  return amount;
}

/* What a player of the list gets, cut down to whole hundredths. */
static Fraction
find_share (BrgPrizeSharing sharing, BrgPrizeAward *award)
{
  gint64 n_tied = award->last_tied - award->first_tied + 1;
  gint64 n_equal = award->last_place - award->place + 1;
  gint64 parts;
  gint64 of;

  switch (sharing)
    {
    case BRG_PRIZE_SHARING_EQUAL:
      parts = award->pool;
      of = n_tied;
      break;
    case BRG_PRIZE_SHARING_HORT:
      parts = award->own * n_tied + award->pool * n_equal;
      of = 2 * n_tied * n_equal;
      break;
    case BRG_PRIZE_SHARING_NONE:
    default:
      parts = award->own;
      of = n_equal;
      break;
    }
  award->amount = parts / of;
  return (Fraction){ parts % of, of };
}

static gboolean
is_larger (Fraction a, Fraction b)
{
  return a.lost * b.of > b.lost * a.of;
}

/* The hundredths that are over go to those who lost most. */
static void
give_rest (GArray *awards, guint first, Fraction *fractions, gint64 rest)
{
  for (; rest > 0; rest--)
    {
      guint best = first;

      for (guint i = first + 1; i < awards->len; i++)
        if (is_larger (fractions[i - first], fractions[best - first]))
          best = i;
      g_array_index (awards, BrgPrizeAward, best).amount++;
      g_array_index (awards, BrgPrizeAward, best).rounding = 1;
      fractions[best - first].lost = -1;
    }
}

/* The awards from @first on have equal points: they share. */
static void
share_group (const BrgPrizeTerms *terms, GArray *awards, guint first, gint64 pool)
{
  guint n = awards->len - first;
  g_autofree Fraction *fractions = g_new0 (Fraction, n);
  gint64 rest = pool;

  for (guint i = 0; i < n; i++)
    {
      BrgPrizeAward *award = &g_array_index (awards, BrgPrizeAward, first + i);

      fractions[i] = find_share (terms->sharing, award);
      rest -= award->amount;
    }
  give_rest (awards, first, fractions, rest);
}

/* What is equal in everything has the places from @first to @last of the list. */
static void
set_equal (const BrgPrizeTerms *terms, GArray *awards, guint first, guint last, gint place)
{
  BrgPrizeAward *start = &g_array_index (awards, BrgPrizeAward, first);
  gboolean exists = FALSE;
  gint last_place = place + (gint) (last - first);
  gint64 own = add_prizes (terms, start->list, place, last_place, &exists);

  for (guint i = first; i <= last; i++)
    {
      BrgPrizeAward *award = &g_array_index (awards, BrgPrizeAward, i);

      award->place = place;
      award->last_place = last_place;
      award->own = own;
    }
}

static void
set_places (const BrgPrizeTerms *terms, GArray *awards, const gint *table_places, guint first)
{
  gint place = g_array_index (awards, BrgPrizeAward, first).first_tied;

  for (guint i = first; i < awards->len;)
    {
      guint last = i;

      while (last + 1 < awards->len && table_places[last + 1 - first] == table_places[i - first])
        last++;
      set_equal (terms, awards, i, last, place);
      place += (gint) (last - i) + 1;
      i = last + 1;
    }
}

static gboolean
is_out (const Giving *giving, guint list, gint player)
{
  /* rus-draughts-2022 1.5.4: who was excluded gives back what he was given. */
  if (giving->terms->excluded != NULL && giving->terms->excluded[player])
    return TRUE;
  return giving->taken[player] >= 0 && giving->taken[player] != (gint) list;
}

/* Whether any of the awards from @first on is a prize; what nobody gets is no award. */
static gboolean
is_prized (const BrgPrizeTerms *terms, const GArray *awards, guint first)
{
  const BrgPrizeAward *award = &g_array_index (awards, BrgPrizeAward, first);
  gboolean exists = FALSE;

  add_prizes (terms, award->list, award->first_tied, award->last_tied, &exists);
  return exists;
}

/* Without money, or without sharing, a place that has no prize gets none. */
static void
drop_empty (const BrgPrizeTerms *terms, GArray *awards, guint first)
{
  for (guint i = awards->len; i > first; i--)
    {
      const BrgPrizeAward *award = &g_array_index (awards, BrgPrizeAward, i - 1);
      gboolean exists = FALSE;

      add_prizes (terms, award->list, award->place, award->last_place, &exists);
      if (!exists && award->amount == 0)
        g_array_remove_index (awards, i - 1);
    }
}

/* The players of equal points from line @start of the list on, who have the places from @place on.
 * Returns the line after them. */
static guint
add_group (const Giving *giving, GArray *awards, guint list, guint start, gint *place)
{
  const GArray *lines = giving->terms->lists[list];
  g_autoptr (GArray) table_places = g_array_new (FALSE, FALSE, sizeof (gint));
  gint tied = g_array_index (lines, BrgClassified, start).tied;
  guint first = awards->len;
  gboolean exists = FALSE;
  gint64 pool;
  gint last;
  guint i;

  for (i = start; i < lines->len && g_array_index (lines, BrgClassified, i).tied == tied; i++)
    {
      const BrgClassified *line = &g_array_index (lines, BrgClassified, i);
      BrgPrizeAward award = { .list = list, .player = line->player };

      if (is_out (giving, list, line->player))
        continue;
      g_array_append_val (awards, award);
      g_array_append_val (table_places, line->place);
    }
  if (awards->len == first)
    return i;
  last = *place + (gint) (awards->len - first) - 1;
  pool = add_prizes (giving->terms, list, *place, last, &exists);
  for (guint k = first; k < awards->len; k++)
    {
      BrgPrizeAward *award = &g_array_index (awards, BrgPrizeAward, k);

      award->first_tied = *place;
      award->last_tied = last;
      award->pool = pool;
    }
  *place = last + 1;
  if (!is_prized (giving->terms, awards, first))
    g_array_set_size (awards, first);
  else
    {
      set_places (giving->terms, awards, (const gint *) (gconstpointer) table_places->data, first);
      share_group (giving->terms, awards, first, pool);
      drop_empty (giving->terms, awards, first);
    }
  return i;
}

static gint
find_last_place (const BrgPrizeTerms *terms, guint list)
{
  gint last = 0;

  for (guint i = 0; i < terms->n_offers; i++)
    if (terms->offers[i].list == list)
      last = MAX (last, terms->offers[i].last_place);
  return last;
}

static void
add_list (const Giving *giving, GArray *awards, guint list)
{
  gint last = find_last_place (giving->terms, list);
  gint place = 1;

  for (guint i = 0; place <= last && i < giving->terms->lists[list]->len;)
    i = add_group (giving, awards, list, i, &place);
}

static GArray *
list_awards (const Giving *giving)
{
  GArray *awards = g_array_new (FALSE, TRUE, sizeof (BrgPrizeAward));

  for (guint list = 0; list < giving->terms->n_lists; list++)
    add_list (giving, awards, list);
  return awards;
}

/* The largest prize of somebody who has none; the order of the awards is that of preference. */
static const BrgPrizeAward *
find_largest (const Giving *giving, const GArray *awards)
{
  const BrgPrizeAward *best = NULL;

  for (guint i = 0; i < awards->len; i++)
    {
      const BrgPrizeAward *award = &g_array_index (awards, BrgPrizeAward, i);

      if (giving->taken[award->player] < 0 && (best == NULL || award->amount > best->amount))
        best = award;
    }
  return best;
}

/* Nobody can get more than the largest prize that is left, so whoever is due to it takes it. */
static GArray *
give_once (Giving *giving)
{
  for (;;)
    {
      g_autoptr (GArray) awards = list_awards (giving);
      const BrgPrizeAward *best = find_largest (giving, awards);

      if (best == NULL)
        return g_steal_pointer (&awards);
      giving->taken[best->player] = (gint) best->list;
    }
}

static gint
count_players (const BrgPrizeTerms *terms)
{
  gint n_players = 0;

  for (guint list = 0; list < terms->n_lists; list++)
    for (guint i = 0; i < terms->lists[list]->len; i++)
      n_players = MAX (n_players, g_array_index (terms->lists[list], BrgClassified, i).player + 1);
  return n_players;
}

BrgPrizeShares *
brg_prizes_share (const BrgPrizeTerms *terms)
{
  g_autofree gint *taken = NULL;
  BrgPrizeShares *shares;
  gint n_players;
  Giving giving;

  g_return_val_if_fail (terms != NULL, NULL);

  n_players = count_players (terms);
  taken = g_new (gint, (gsize) MAX (n_players, 1));
  for (gint i = 0; i < n_players; i++)
    taken[i] = -1;
  giving = (Giving){ terms, taken };
  shares = g_new0 (BrgPrizeShares, 1);
  shares->awards = terms->once ? give_once (&giving) : list_awards (&giving);
  for (guint i = 0; i < terms->n_offers; i++)
    shares->offered +=
        terms->offers[i].amount * (terms->offers[i].last_place - terms->offers[i].first_place + 1);
  for (guint i = 0; i < shares->awards->len; i++)
    shares->paid += g_array_index (shares->awards, BrgPrizeAward, i).amount;
  shares->left = shares->offered - shares->paid;
  return shares;
}

void
brg_prize_shares_free (BrgPrizeShares *shares)
{
  if (shares == NULL)
    return;
  g_array_unref (shares->awards);
  g_free (shares);
}
