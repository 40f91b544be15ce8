/* test-dubov.c - the Dubov system against a literal enumeration of its rules
 *
 * Shows: fide-dubov-2026 1.1, 1.3, 1.6, 1.7, 1.8, 3.1, 3.2.1, 3.2.2, 3.2.3, 3.2.4, 3.2.5, 3.2.6
 * fide-dubov-2026 4.2, 4.3, 4.4, 5.2, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10
 * fide-handling-2026 3.4, 3.6
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-dubov-bracket.h"
#include "brg-dubov.h"
#include "brg-pairing-systems.h"
#include "brg-test.h"
#include "fide-brute.h"
#include "pairing-text.h"

/* What a set of upfloaters is worth: the first difference decides, less is better. */
typedef struct
{
  gint n;
  gint scores[MAX_PERSONS]; /* ascending, negative */
  gint refused;
  gint maximum;
  gint repeated;
  gint last;
} Worth;

static gint
average_of (const Round *r, gint i)
{
  const BrgTournament *t = r->tournament;
  gint player = r->persons[i].player;
  gint sum = 0, n = 0;

  for (gint round = 1; round < r->round; round++)
    if (was_played (t, player, round))
      {
        sum += t->players[brg_tournament_cell (t, player, round)->opponent].rating;
        n++;
      }
  if (n == 0)
    return 0;
  return sum / n + (2 * (sum % n) >= n ? 1 : 0);
}

static gboolean
upfloated (const Round *r, gint i, gint round)
{
  gint player = r->persons[i].player;
  gint other = round >= 1 ? brg_tournament_cell (r->tournament, player, round)->opponent : -1;

  return other >= 0 &&
         score_before (r->tournament, other, round) > score_before (r->tournament, player, round);
}

static gint
count_upfloats (const Round *r, gint i)
{
  gint n = 0;

  for (gint round = 1; round < r->round; round++)
    n += upfloated (r, i, round);
  return n;
}

/* The fewest pairs of equal wishes in any legal pairing of a set; 100 if there is none. */
static gint
fewest_refused (const Round *r, guint set)
{
  gint best = 100;
  gint low;

  if (set == 0)
    return 0;
  low = __builtin_ctz (set);
  for (gint j = low + 1; j < r->n; j++)
    if (set >> j & 1 && r->may_meet[low][j])
      {
        gint same = r->persons[low].wish == r->persons[j].wish;

        best = MIN (best, same + fewest_refused (r, set & ~(1u << low) & ~(1u << j)));
      }
  return best;
}

/* The fewest pairs inside a subgroup. */
static gint
fewest_inside (const Round *r, guint set, guint subgroup)
{
  gint best = 100;
  gint low;

  if (set == 0)
    return 0;
  low = __builtin_ctz (set);
  for (gint j = low + 1; j < r->n; j++)
    if (set >> j & 1 && r->may_meet[low][j])
      {
        gint inside = subgroup >> low & subgroup >> j & 1;

        best = MIN (best, inside + fewest_inside (r, set & ~(1u << low) & ~(1u << j), subgroup));
      }
  return best;
}

static void
judge (const Round *r, guint residents, guint set, Worth *worth)
{
  gboolean is_last = r->round == r->tournament->n_rounds;

  *worth = (Worth){ .refused = fewest_refused (r, residents | set) };
  for (gint i = r->n - 1; i >= 0; i--)
    {
      gint n_upfloats = count_upfloats (r, i);
      gboolean is_maximum = n_upfloats >= 2 + r->tournament->n_rounds / 5;

      if (!(set >> i & 1))
        continue;
      worth->scores[worth->n++] = -r->persons[i].score;
      if (is_last)
        continue;
      worth->maximum += is_maximum;
      worth->repeated += is_maximum ? n_upfloats : 0;
      worth->last += upfloated (r, i, r->round - 1);
    }
}

static gint
compare_worth (const Worth *a, const Worth *b)
{
  if (a->n != b->n)
    return a->n - b->n;
  for (gint i = 0; i < a->n; i++)
    if (a->scores[i] != b->scores[i])
      return a->scores[i] - b->scores[i];
  if (a->refused != b->refused)
    return a->refused - b->refused;
  if (a->maximum != b->maximum)
    return a->maximum - b->maximum;
  if (a->repeated != b->repeated)
    return a->repeated - b->repeated;
  return a->last - b->last;
}

/* 4.1: of two sets of one size the one with the smallest number that the other lacks. */
static gboolean
is_before (guint a, guint b)
{
  guint differing = a ^ b;

  return differing != 0 && (a >> __builtin_ctz (differing) & 1);
}

static guint
choose_upfloaters (Round *r, guint open, guint residents)
{
  guint lower = open & ~residents;
  guint best = 0;
  gboolean has_best = FALSE;
  Worth best_worth = { .n = 0 };

  for (guint set = lower;; set = (set - 1) & lower)
    {
      Worth worth;
      gint order = 0;

      if (completes (r, residents | set) && completes (r, lower & ~set))
        {
          judge (r, residents, set, &worth);
          order = has_best ? compare_worth (&worth, &best_worth) : -1;
          if (order < 0 || (order == 0 && is_before (set, best)))
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

/* A subgroup in the order in which shifters are numbered. */
static gint
list_shifters (const Round *r, guint subgroup, gboolean white, gint *list)
{
  gint sorted[MAX_PERSONS];
  gint n = 0;
  gint n_listed = 0;

  for (gint i = 0; i < r->n; i++)
    if (subgroup >> i & 1)
      sorted[n++] = i;
  for (gint i = 0; i < n; i++)
    for (gint j = i + 1; j < n; j++)
      {
        gint a = white ? average_of (r, sorted[i]) : 0;
        gint b = white ? average_of (r, sorted[j]) : 0;

        if (b < a || (b == a && r->persons[sorted[j]].number < r->persons[sorted[i]].number))
          {
            gint swap = sorted[i];

            sorted[i] = sorted[j];
            sorted[j] = swap;
          }
      }
  while (n > 0)
    {
      gint middle = (n - 1) / 2;

      list[n_listed++] = sorted[middle];
      memmove (sorted + middle, sorted + middle + 1, (gsize) (n - middle - 1) * sizeof *sorted);
      n--;
    }
  return n_listed;
}

/* The best transposition: T2 of a G2 for G1; how many wishes it refuses, 100 if none is legal. */
static gint
transpose (Round *r, const gint *s1, gint n, gint at, const gint *g2, guint used, gint *t2)
{
  if (at == n)
    return 0;
  for (gint i = 0; i < n; i++)
    {
      gint rest;

      if (used >> i & 1 || !r->may_meet[s1[at]][g2[i]])
        continue;
      rest = transpose (r, s1, n, at + 1, g2, used | 1u << i, t2);
      if (rest >= 100)
        continue;
      t2[at] = g2[i];
      return rest + (r->persons[s1[at]].wish == r->persons[g2[i]].wish);
    }
  return 100;
}

static gint
compare_in_list (const Round *r, gint a, gint b, gboolean by_average)
{
  gint difference = by_average ? average_of (r, a) - average_of (r, b) : 0;

  return difference != 0 ? difference : r->persons[a].number - r->persons[b].number;
}

static gint
list_sorted (const Round *r, guint set, gboolean by_average, gint *list)
{
  gint n = 0;

  for (gint i = 0; i < r->n; i++)
    if (set >> i & 1)
      {
        gint at = n++;

        while (at > 0 && compare_in_list (r, i, list[at - 1], by_average) < 0)
          {
            list[at] = list[at - 1];
            at--;
          }
        list[at] = i;
      }
  return n;
}

static gint
try_subgroups (Round *r, guint g1, guint g2, gboolean keep)
{
  gint s1[MAX_PERSONS], list[MAX_PERSONS], t2[MAX_PERSONS];
  gint n = list_sorted (r, g1, TRUE, s1);
  gint refused;

  g_assert_cmpint (list_sorted (r, g2, FALSE, list), ==, n);
  refused = transpose (r, s1, n, 0, list, 0, t2);
  for (gint i = 0; i < n && keep && refused < 100; i++)
    join (r, s1[i], t2[i]);
  return refused;
}

/* The set of @mask, numbers in @list, as a set of persons. */
static guint
pick (const gint *list, guint mask)
{
  guint set = 0;

  for (gint i = 0; i < MAX_PERSONS; i++)
    if (mask >> i & 1)
      set |= 1u << list[i];
  return set;
}

/* The first set of @count out of @from for which @r can still be paired with @refused refusals;
 * the other subgroup then gives @later. */
static guint
choose_shifters (Round *r,
                 guint from,
                 guint to,
                 gint count,
                 gboolean from_is_white,
                 guint pool_later,
                 gint later,
                 gint refused)
{
  gint list[MAX_PERSONS];
  gint n = list_shifters (r, from, from_is_white, list);
  guint best = 0;
  gboolean has_best = FALSE;

  for (guint mask = 0; mask < 1u << n; mask++)
    {
      guint set = pick (list, mask);
      gboolean is_good = FALSE;

      if (__builtin_popcount (mask) != count || (has_best && !is_before (mask, best)))
        continue;
      for (guint back = pool_later;; back = (back - 1) & pool_later)
        {
          guint a = (from & ~set) | back;
          guint b = (to & ~back) | set;

          if (__builtin_popcount (back) == later &&
              __builtin_popcount (a) == __builtin_popcount (b) &&
              try_subgroups (r, from_is_white ? a : b, from_is_white ? b : a, FALSE) == refused)
            is_good = TRUE;
          if (back == 0 || is_good)
            break;
        }
      if (is_good)
        {
          best = mask;
          has_best = TRUE;
        }
    }
  g_assert_true (has_best);
  return pick (list, best);
}

static void
settle_bracket (Round *r, guint bracket)
{
  gint refused = fewest_refused (r, bracket);
  guint g1 = 0, g2, smaller, larger, shifted, others;
  gboolean are_new = TRUE, first_is_smaller;
  gint n_inside, n_later;
  gint list[MAX_PERSONS];
  gint n = list_sorted (r, bracket, FALSE, list);

  for (gint i = 0; i < n; i++)
    are_new = are_new && r->persons[list[i]].n_games == 0;
  for (gint i = 0; i < n; i++)
    if (are_new ? i < n / 2 : r->persons[list[i]].wish > 0)
      g1 |= 1u << list[i];
  g2 = bracket & ~g1;
  first_is_smaller = __builtin_popcount (g1) <= __builtin_popcount (g2);
  smaller = first_is_smaller ? g1 : g2;
  larger = bracket & ~smaller;
  n_inside = fewest_inside (r, bracket, smaller);
  n_later = (__builtin_popcount (larger) - __builtin_popcount (smaller)) / 2 + n_inside;
  shifted =
      choose_shifters (r, smaller, larger, n_inside, first_is_smaller, larger, n_later, refused);
  others = choose_shifters (r, larger, (smaller & ~shifted) | shifted, n_later, !first_is_smaller,
                            shifted, n_inside, refused);
  smaller = (smaller & ~shifted) | others;
  larger = bracket & ~smaller;
  g_assert_cmpint (try_subgroups (r, first_is_smaller ? smaller : larger,
                                  first_is_smaller ? larger : smaller, TRUE),
                   ==, refused);
}

static gboolean
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
           (p->n_games > q->n_games || (p->n_games == q->n_games && p->number > q->number))))
        best = i;
    }
  if (best >= 0)
    *open &= ~(1u << best);
  return best >= 0;
}

static void
enumerate (Round *r)
{
  guint open = (1u << r->n) - 1;

  for (gint i = 0; i < r->n; i++)
    if (r->persons[i].n_games == 0)
      {
        r->persons[i].wish = -1;
        r->persons[i].strength = 1;
      }
  bar_colours (r);
  r->exists = choose_bye (r, &open);
  while (r->exists && open != 0)
    {
      gint top = r->persons[__builtin_ctz (open)].score;
      guint residents = 0;
      guint bracket;

      for (gint i = 0; i < r->n; i++)
        if (open >> i & 1 && r->persons[i].score == top)
          residents |= 1u << i;
      bracket = residents | choose_upfloaters (r, open, residents);
      settle_bracket (r, bracket);
      open &= ~bracket;
    }
}

static void
test_brute (gconstpointer data)
{
  guint32 seed = GPOINTER_TO_UINT (data);

  g_assert_cmpint (compare_rounds ("dubov", seed, seed % 2 == 0 ? 8000 : 1000, seed % 2 == 0,
                                   enumerate, higher_has_white),
                   >=, 1000);
}

/* The example of 4.3.3: A B C D E F G are numbered D C E B F A G. */
static void
test_middle (void)
{
  static const gint seven[] = { 3, 2, 4, 1, 5, 0, 6 };
  static const gint six[] = { 2, 3, 1, 4, 0, 5 };

  for (gint i = 0; i < 7; i++)
    g_assert_cmpint (brg_dubov_get_middle (7, i), ==, seven[i]);
  for (gint i = 0; i < 6; i++)
    g_assert_cmpint (brg_dubov_get_middle (6, i), ==, six[i]);
}

/* Nobody has played: the halves meet in order, odd numbers have the initial colour. */
static void
test_first_round (void)
{
  g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, 7, 5);
  g_autoptr (BrgPairing) pairing = NULL;
  g_autofree char *text = NULL;

  for (gint player = 0; player < 7; player++)
    t->players[player].rating = 2000 - player;
  t->initial_colour = BRG_COLOUR_WHITE;
  pairing = pair_round ("dubov", t, 1);
  text = dup_pairs_text (t, pairing);
  g_assert_cmpstr (text, ==, "1-4 5-2 3-6 7");
}

/* Among those with one point 1 and 3 had White and 6 Black, 8 had Black; 2 and 4 lost. The one who
 * wants White and met the weakest opponents gets the strongest of those who want Black. */
static void
test_average (void)
{
  g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, 8, 5);
  g_autoptr (BrgPairing) pairing = NULL;
  g_autofree char *text = NULL;

  for (gint player = 0; player < 8; player++)
    t->players[player].rating = 2400 - 100 * player;
  t->initial_colour = BRG_COLOUR_WHITE;
  play_text (t, 1, "1-5 1, 6-2 0, 3-7 1, 8-4 0");
  pairing = pair_round ("dubov", t, 2);
  text = dup_pairs_text (t, pairing);
  /* White wanted by 2 (met 6) and 4 (met 8): 4 has the lower average and takes 1. Below, 5 (met 1)
   * and 7 (met 3) want White: 7 takes 6. */
  g_assert_cmpstr (text, ==, "4-1 2-3 5-8 7-6");
}

static void
test_rating_needed (void)
{
  g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, 4, 3);
  BrgPairingRequest request = { .round = 1 };
  g_autoptr (GError) error = NULL;
  BrgPairing *pairing;

  for (gint player = 0; player < 3; player++)
    t->players[player].rating = 2000;
  pairing = brg_pairing_system_pair (&brg_dubov_system, t, &request, &error);
  g_assert_null (pairing);
  g_assert_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_PLAYERS);
}

/* 1 won and 2 drew with 3: 1 needs somebody from below, the better ranked of the two. */
static void
test_reasons (void)
{
  g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, 4, 3);
  g_autoptr (BrgPairing) pairing = NULL;
  gboolean has_upfloater = FALSE;

  for (gint player = 0; player < 4; player++)
    t->players[player].rating = 2000 - player;
  play_text (t, 1, "1-4 1, 2-3 =");
  pairing = pair_round ("dubov", t, 2);
  for (guint i = 0; i < pairing->reasons->len; i++)
    {
      const BrgReason *reason = &g_array_index (pairing->reasons, BrgReason, i);

      g_assert_cmpint (reason->pair, >=, 0);
      g_assert_nonnull (reason->article);
      if (reason->kind != BRG_REASON_MOVED_UP)
        continue;
      has_upfloater = TRUE;
      g_assert_cmpint (reason->other, !=, BRG_NOBODY);
      g_assert_cmpint (reason->points, <=, BRG_POINT / 2);
    }
  g_assert_true (has_upfloater);
}

/* 1 and 2 have met and need two from below: {3, 4} or {5, 6}, as the others forbid each other. 3
 * came up seven times, 5 and 6 three times each, which is the maximum of nine rounds, 4 never. One
 * maximum upfloater is better than two (C8), even though seven times is more than six (C9). */
static void
test_maximum (void)
{
  g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, 13, 9);
  static const gint n_upfloats[] = { 7, 0, 3, 3 };
  g_autoptr (BrgPairing) pairing = NULL;
  g_autofree char *text = NULL;

  for (gint player = 0; player < 13; player++)
    t->players[player].rating = 2000;
  for (gint round = 1; round <= 7; round++)
    {
      for (gint player = 0; player < 13; player++)
        brg_tournament_set_bye (t, round, player, BRG_OUTCOME_HALF_BYE);
      if (round == 1)
        brg_tournament_set_game (t, round, 0, 1, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
      /* 3 to 6 draw 7 to 13 in turn, who have a point more where the others are to come up. */
      for (gint i = 0; i < 4; i++)
        {
          gint other = 6 + (round + i) % 7;
          gboolean is_white = round % 2 == 1;

          brg_tournament_set_game (t, round, is_white ? 2 + i : other, is_white ? other : 2 + i,
                                   BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
          if (round <= n_upfloats[i])
            brg_tournament_set_virtual_points (t, other, round, BRG_POINT);
        }
    }
  for (gint player = 6; player < 13; player++)
    brg_tournament_set_bye (t, 8, player, BRG_OUTCOME_ZERO_BYE);
  for (gint player = 0; player < 2; player++)
    brg_tournament_set_virtual_points (t, player, 8, BRG_POINT);
  for (gint i = 0; i < 4; i++)
    brg_tournament_forbid (t, 2 + i / 2, 4 + i % 2, 1, 9);
  pairing = pair_round ("dubov", t, 8);
  text = dup_answer_text (t, pairing);
  g_assert_true (strstr (text, "5-6") != NULL || strstr (text, "6-5") != NULL);
}

static void
test_large (void)
{
  for (guint32 seed = 1; seed <= 2; seed++)
    play_large ("dubov", seed, 101, 9, TRUE);
}

static void
test_largest (void)
{
  play_large ("dubov", 7, 300, 9, TRUE);
}

static void
test_locked (void)
{
  check_locked ("dubov");
}

BRG_TEST_TOPIC ("dubov")
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pairing/dubov/fide-dubov-2026/4.3/from-the-middle", test_middle);
  g_test_add_func ("/pairing/dubov/fide-dubov-2026/5.2.1/first-round", test_first_round);
  g_test_add_func ("/pairing/dubov/fide-dubov-2026/3.2.5/lowest-average-first", test_average);
  g_test_add_func ("/pairing/dubov/fide-dubov-2026/1.1/everybody-is-rated", test_rating_needed);
  g_test_add_func ("/pairing/dubov/fide-dubov-2026/3.2.2/reasons", test_reasons);
  for (guint seed = 1; seed <= 4; seed++)
    {
      g_autofree char *path = g_strdup_printf ("/pairing/dubov/fide-dubov-2026/all/%u", seed);

      g_test_add_data_func (path, GUINT_TO_POINTER (seed), test_brute);
    }
  g_test_add_func ("/pairing/dubov/fide-dubov-2026/C8/fewest-maximum-upfloaters", test_maximum);
  g_test_add_func ("/pairing/dubov/fide-dubov-2026/C3/large", test_large);
  g_test_add_func ("/pairing/dubov/fide-dubov-2026/C4/largest", test_largest);
  g_test_add_func ("/pairing/dubov/fixed-pairs", test_locked);
  return g_test_run ();
}
