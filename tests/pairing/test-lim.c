/* test-lim.c - the Lim system against a second reading that tries everything
 *
 * The text is a procedure; here it is followed step by step once more, and every question whether
 * players can still be paired is answered by trying all pairings.
 *
 * Shows: fide-lim-2026 1.1, 2.1, 2.2, 2.3, 2.4, 2.6, 3.2, 3.6, 3.7, 3.8, 3.9, 3.10,
 * 4, 4.1, 4.2, 4.3 fide-lim-2026 5, 5.1, 5.2, 5.3, 5.4, 5.7, 6, 7, 7.1, 7.2; fide-basic-2026 4
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-lim.h"
#include "brg-test.h"
#include "fide-brute.h"
#include "pairing-text.h"

static gboolean is_maxi;
static gboolean is_low[MAX_PERSONS];

static gint
rating_of (const Round *r, gint i)
{
  return r->tournament->players[r->persons[i].player].rating;
}

static gboolean
may_have (const Person *p, gint colour)
{
  gboolean is_third = p->n_games > 1 && p->history[0] == colour && p->history[1] == colour;

  return !is_third && p->whites_more * colour < 2;
}

static gboolean
floated (const Round *r, gint i)
{
  const BrgTournament *t = r->tournament;
  gint player = r->persons[i].player;

  return r->round > 1 && was_played (t, player, r->round - 1) &&
         score_before (t, player, r->round - 1) !=
             score_before (t, brg_tournament_cell (t, player, r->round - 1)->opponent,
                           r->round - 1);
}

/* The most pairs in a set. */
static gint
most_pairs (const Round *r, guint set)
{
  gint best;
  gint low;

  if (set == 0)
    return 0;
  low = __builtin_ctz (set);
  set &= set - 1;
  best = most_pairs (r, set);
  for (gint j = low + 1; j < r->n; j++)
    if (set >> j & 1 && r->may_meet[low][j])
      best = MAX (best, 1 + most_pairs (r, set & ~(1u << j)));
  return best;
}

static guint
list_residents (const Round *r, guint players, gint score)
{
  guint set = 0;

  for (gint i = 0; i < r->n; i++)
    if (players >> i & 1 && r->persons[i].score == score)
      set |= 1u << i;
  return set;
}

/* 3.9: a 0, b 1, c 2, d 3. */
static gint
type_of (const Round *r, gint i, guint incoming, guint neighbours)
{
  gboolean has_partner = FALSE;

  for (gint j = 0; j < r->n; j++)
    has_partner |= neighbours >> j & 1 && r->may_meet[i][j];
  return (incoming >> i & 1 ? 0 : 2) + has_partner;
}

static gint
choose_floater (const Round *r, guint members, guint incoming, guint neighbours, gboolean upward)
{
  gint n_pairs = most_pairs (r, members);
  gint majority = 0;
  gint candidates[MAX_PERSONS];
  gint n = 0;
  gint best_type = -1;
  guint lonely = members;

  for (gint i = 0; i < r->n; i++)
    for (gint j = 0; j < r->n; j++)
      if (members >> i & members >> j & 1 && r->may_meet[i][j])
        lonely &= ~(1u << i);
  for (gint i = 0; i < r->n; i++)
    if (members >> i & 1)
      majority += r->persons[i].wish;
  /* Type first, then who did not float in the last round. */
  for (gint i = 0; i < r->n; i++)
    {
      gint type;

      if (!((lonely != 0 ? lonely : members) >> i & 1) ||
          most_pairs (r, members & ~(1u << i)) < n_pairs)
        continue;
      type = 2 * type_of (r, i, incoming, neighbours) + !floated (r, i);
      if (type > best_type)
        n = 0;
      best_type = MAX (best_type, type);
      if (type == best_type)
        candidates[n++] = i;
    }
  /* By number: the lowest first when pairing downward. */
  for (gint i = 0; i < n; i++)
    for (gint j = i + 1; j < n; j++)
      {
        gint difference = r->persons[candidates[j]].number - r->persons[candidates[i]].number;

        if (upward ? difference < 0 : difference > 0)
          {
            gint swap = candidates[i];

            candidates[i] = candidates[j];
            candidates[j] = swap;
          }
      }
  for (gint i = 0; i < n; i++)
    if (majority * r->persons[candidates[i]].wish > 0 &&
        (!is_maxi || ABS (rating_of (r, candidates[i]) - rating_of (r, candidates[0])) <= 100))
      return candidates[i];
  return candidates[0];
}

static gint
choose_opponent (Round *r, gint i, const gint *order, gint n, guint open)
{
  gint first = -1;

  for (gint k = 0; k < n; k++)
    {
      gint j = order[k];

      if (!r->may_meet[i][j] || !completes (r, open & ~(1u << i) & ~(1u << j)))
        continue;
      if (first < 0)
        first = j;
      if ((r->persons[i].wish == 0 || r->persons[j].wish == 0 ||
           r->persons[i].wish != r->persons[j].wish) &&
          (!is_maxi || ABS (rating_of (r, j) - rating_of (r, first)) <= 100))
        return j;
    }
  g_assert_cmpint (first, >=, 0);
  return first;
}

static gint
list_by_number (const Round *r, guint set, gboolean upward, gint *list)
{
  gint n = 0;

  for (gint step = 1; step <= r->tournament->n_players; step++)
    for (gint i = 0; i < r->n; i++)
      if (set >> i & 1 &&
          r->persons[i].number == (upward ? r->tournament->n_players + 1 - step : step))
        list[n++] = i;
  return n;
}

typedef struct
{
  gint pairs[MAX_PERSONS][2];
  gint n;
} Side;

static void
make_pair (Round *r, Side *side, gint i, gint j, guint *open)
{
  join (r, i, j);
  *open &= ~(1u << i) & ~(1u << j);
  if (side == NULL)
    return;
  side->pairs[side->n][0] = i;
  side->pairs[side->n++][1] = j;
}

static void
settle_group (Round *r, guint open, guint from_above, guint from_below, gboolean upward, Side *side)
{
  while (open != 0)
    {
      gint list[MAX_PERSONS] = { 0 };
      gint order[MAX_PERSONS];
      gint n, n_order = 0;
      gint i = -1;

      /* From above: the highest score, then number 1 first. From below: the reverse. */
      for (gint k = 0; k < r->n && i < 0; k++)
        if (open & from_above & 1u << k)
          i = k;
      for (gint k = r->n - 1; k >= 0 && i < 0; k--)
        if (open & from_below & 1u << k)
          i = k;
      n = list_by_number (r, open, upward, list);
      if (i >= 0)
        {
          for (gint k = 0; k < n; k++)
            if (list[k] != i)
              order[n_order++] = list[k];
        }
      else
        {
          i = list[0];
          for (gint k = n / 2; k < n; k++)
            order[n_order++] = list[k];
          for (gint k = n / 2 - 1; k > 0; k--)
            order[n_order++] = list[k];
        }
      make_pair (r, side, i, choose_opponent (r, i, order, n_order, open), &open);
    }
}

static guint
settle_side (Round *r, guint players, gint median, gboolean upward, Side *side)
{
  guint floaters = 0;

  for (gint step = 0; step < r->n; step++)
    {
      gint i = upward ? r->n - 1 - step : step;
      gint score = r->persons[i].score;
      gint next = median;
      guint members, neighbours, open;
      gint before = upward ? i + 1 : i - 1;

      if (!(players >> i & 1))
        continue;
      while (before >= 0 && before < r->n && !(players >> before & 1))
        before += upward ? 1 : -1;
      if (before >= 0 && before < r->n && r->persons[before].score == score)
        continue;
      if (upward ? score >= median : score <= median)
        break;
      for (gint j = i; j >= 0 && j < r->n; j += upward ? -1 : 1)
        if (players >> j & 1 && r->persons[j].score != score)
          {
            next = upward ? MIN (median, r->persons[j].score) : MAX (median, r->persons[j].score);
            break;
          }
      neighbours = list_residents (r, players, next);
      members = list_residents (r, players, score) | floaters;
      open = members;
      while (2 * most_pairs (r, open) < __builtin_popcount (open))
        open &= ~(1u << choose_floater (r, open, floaters, neighbours, upward));
      settle_group (r, open, upward ? 0 : floaters, upward ? floaters : 0, upward, side);
      floaters = members & ~open;
    }
  return floaters;
}

static gboolean
choose_bye (Round *r, guint *open)
{
  gint best = -1;

  if (__builtin_popcount (*open) % 2 == 0)
    return completes (r, *open);
  for (gint i = 0; i < r->n; i++)
    {
      gint order;

      if (!r->persons[i].may_have_bye || !completes (r, *open & ~(1u << i)))
        continue;
      order = best < 0 ? -1 : r->persons[i].score - r->persons[best].score;
      if (best >= 0 && r->round == 1)
        order = rating_of (r, i) - rating_of (r, best);
      if (order < 0 || (order == 0 && r->persons[i].number > r->persons[best].number))
        best = i;
    }
  if (best >= 0)
    *open &= ~(1u << best);
  return best >= 0;
}

static void
bar_by_limits (Round *r)
{
  for (gint i = 0; i < r->n; i++)
    for (gint j = 0; j < r->n; j++)
      {
        const Person *p = &r->persons[i];
        const Person *q = &r->persons[j];

        if (r->round == r->tournament->n_rounds && p->score == q->score)
          continue;
        if (!(may_have (p, 1) && may_have (q, -1)) && !(may_have (p, -1) && may_have (q, 1)))
          r->may_meet[i][j] = FALSE;
      }
}

static void
settle_median (Round *r,
               guint players,
               gint median,
               guint above,
               guint below,
               Side *high,
               Side *low)
{
  guint residents = list_residents (r, players, median);

  while (!completes (r, residents | above | below))
    {
      gboolean takes_low = __builtin_popcount (above) > __builtin_popcount (below);
      Side *side;
      guint pair;

      if ((takes_low ? low : high)->n == 0)
        takes_low = !takes_low;
      side = takes_low ? low : high;
      g_assert_cmpint (side->n, >, 0);
      side->n--;
      pair = 1u << side->pairs[side->n][0] | 1u << side->pairs[side->n][1];
      if (takes_low)
        below |= pair;
      else
        above |= pair;
    }
  settle_group (r, residents | above | below, above, below, FALSE, NULL);
}

static void
enumerate (Round *r)
{
  guint players = (1u << r->n) - 1;
  gint median = (r->round - 1) * BRG_POINT / 2;
  Side high = { .n = 0 };
  Side low = { .n = 0 };
  guint above, below;

  bar_by_limits (r);
  r->exists = choose_bye (r, &players);
  if (!r->exists)
    return;
  above = settle_side (r, players, median, FALSE, &high);
  below = settle_side (r, players, median, TRUE, &low);
  settle_median (r, players, median, above, below, &high, &low);
  memset (is_low, 0, sizeof is_low);
  for (gint k = 0; k < low.n; k++)
    is_low[low.pairs[k][0]] = is_low[low.pairs[k][1]] = TRUE;
}

static gboolean
has_white (const Round *r, const Person *p, const Person *q)
{
  gboolean one = may_have (p, 1) && may_have (q, -1);
  gboolean other = may_have (p, -1) && may_have (q, 1);

  if (p->n_games == 0 && q->n_games == 0)
    return (p->ordinal % 2 == 1) != (r->tournament->initial_colour == BRG_COLOUR_BLACK);
  if (one != other)
    return one;
  if (p->wish != q->wish)
    return p->wish > q->wish;
  for (gint i = 0; i < MIN (p->n_games, q->n_games); i++)
    if (p->history[i] != q->history[i])
      return p->history[i] < 0;
  return is_low[p - r->persons] ? p->wish < 0 : p->wish > 0;
}

static void
test_brute (gconstpointer data)
{
  guint32 seed = GPOINTER_TO_UINT (data);

  is_maxi = seed > 4;
  g_assert_cmpint (compare_rounds (is_maxi ? "lim-maxi" : "lim", seed, 1200, seed % 2 == 0,
                                   enumerate, has_white),
                   >=, 1200);
}

/* 7.2: forty players; the odd numbers of the top half have the colour of number 1. */
static void
test_first_round (void)
{
  for (gint lot = 0; lot < 2; lot++)
    {
      g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, 40, 9);
      g_autoptr (BrgPairing) pairing = NULL;

      t->initial_colour = lot == 0 ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
      pairing = pair_round ("lim", t, 1);
      g_assert_cmpuint (pairing->pairs->len, ==, 20);
      for (gint i = 0; i < 20; i++)
        {
          BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);

          g_assert_cmpint ((i + lot) % 2 == 0 ? pair.white : pair.black, ==, i);
          g_assert_cmpint ((i + lot) % 2 == 0 ? pair.black : pair.white, ==, i + 20);
        }
    }
}

/* 7.1: in the first round the lowest rated has the bye, not the last number. */
static void
test_first_bye (void)
{
  static const gint ratings[] = { 2300, 2200, 2100, 1900, 2000 };
  g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, 5, 5);
  g_autoptr (BrgPairing) pairing = NULL;
  g_autofree char *text = NULL;

  for (gint player = 0; player < 5; player++)
    t->players[player].rating = ratings[player];
  t->initial_colour = BRG_COLOUR_WHITE;
  pairing = pair_round ("lim", t, 1);
  text = dup_pairs_text (t, pairing);
  g_assert_cmpstr (text, ==, "1-3 5-2 4");
}

typedef struct
{
  const char *path;
  const char *banned; /* numbers that 1 may not meet */
  const char *pairs;
} Exchange;

/* 4.2: number 1 of six meets 4, or else 5, 6, 3, 2; the others then meet half by half. */
static const Exchange exchanges[] = {
  { "/pairing/lim/fide-lim-2026/4.2/none", "", "1-4 5-2 3-6" },
  { "/pairing/lim/fide-lim-2026/4.2/4-to-5", "4", "1-5 4-2 3-6" },
  { "/pairing/lim/fide-lim-2026/4.2/4-to-6", "45", "1-6 4-2 3-5" },
  { "/pairing/lim/fide-lim-2026/4.2/4-to-3", "456", "1-3 5-2 6-4" },
  { "/pairing/lim/fide-lim-2026/4.2/4-to-2", "3456", "1-2 3-5 6-4" },
};

static void
test_exchange (gconstpointer data)
{
  const Exchange *exchange = data;
  g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, 6, 5);
  g_autoptr (BrgPairing) pairing = NULL;
  g_autofree char *text = NULL;

  for (const char *number = exchange->banned; *number != '\0'; number++)
    brg_tournament_forbid (t, 0, *number - '1', 1, 5);
  t->initial_colour = BRG_COLOUR_WHITE;
  pairing = pair_round ("lim", t, 1);
  text = dup_pairs_text (t, pairing);
  g_assert_cmpstr (text, ==, exchange->pairs);
}

static void
play_without_limits (gint n, guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, n, 9);

  t->initial_colour = BRG_COLOUR_WHITE;
  for (gint player = 0; player < n; player++)
    t->players[player].rating = 2600 - 4 * player;
  for (gint round = 1; round <= 9; round++)
    {
      g_autoptr (BrgPairing) pairing = NULL;

      announce_absences (t, rand, round, 60);
      pairing = pair_round (seed % 2 == 0 ? "lim" : "lim-maxi", t, round);
      check_basics (t, round, pairing);
      play_round (t, rand, round, pairing);
      /* 6: in the last round equal scores may break the limits. */
      if (round < 9)
        check_colours (t, round);
    }
}

static void
test_large (void)
{
  for (guint32 seed = 1; seed <= 2; seed++)
    play_without_limits (101, seed);
}

static void
test_largest (void)
{
  play_without_limits (300, 4);
}

static void
test_locked (void)
{
  check_locked ("lim");
}

BRG_TEST_TOPIC ("lim")
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pairing/lim/fide-lim-2026/7.2/first-round", test_first_round);
  g_test_add_func ("/pairing/lim/fide-lim-2026/7.1/lowest-rated-bye", test_first_bye);
  for (gsize i = 0; i < G_N_ELEMENTS (exchanges); i++)
    g_test_add_data_func (exchanges[i].path, &exchanges[i], test_exchange);
  for (guint seed = 1; seed <= 6; seed++)
    {
      g_autofree char *path = g_strdup_printf ("/pairing/lim/fide-lim-2026/all/%u", seed);

      g_test_add_data_func (path, GUINT_TO_POINTER (seed), test_brute);
    }
  g_test_add_func ("/pairing/lim/fide-lim-2026/2.1/large", test_large);
  g_test_add_func ("/pairing/lim/fide-lim-2026/2.6/largest", test_largest);
  g_test_add_func ("/pairing/lim/fixed-pairs", test_locked);
  return g_test_run ();
}
