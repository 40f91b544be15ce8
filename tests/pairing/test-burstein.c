/* test-burstein.c - the Burstein system against a literal enumeration of its rules
 *
 * Shows: fide-burstein-2026 1.2, 1.6, 1.7, 1.8, 3.1, 3.2, 4.1, 4.2, 4.3, 5.2
 * fide-burstein-2026 C1, C2, C3, C4, C5, C6, C7, C8; fide-handling-2026 3.4, 3.6
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-burstein-index.h"
#include "brg-burstein.h"
#include "brg-test.h"
#include "fide-brute.h"

#define MAX_VALUES 40

/* The values of a candidate from C5 to C8: the first difference decides, less is better. */
typedef struct
{
  gint n;
  gint values[MAX_VALUES];
} Quality;

/* The place of everybody by Index, and the round that is paired. */
static gint ranks[MAX_PERSONS];

static gint
standing_of (const BrgTournament *t, gint player, gint round)
{
  return brg_tournament_score (t, player, round - 1);
}

/* 1.7.2 for opponents: draws for the zero-point byes at the end. */
static gint
score_for_others (const BrgTournament *t, gint player, gint round)
{
  gint score = standing_of (t, player, round);
  gboolean is_at_end = TRUE;

  for (gint earlier = round - 1; earlier >= 1 && is_at_end; earlier--)
    {
      is_at_end = brg_tournament_cell (t, player, earlier)->outcome == BRG_OUTCOME_ZERO_BYE;
      score += is_at_end ? BRG_POINT / 2 : 0;
    }
  return score;
}

static void
get_index (const BrgTournament *t, gint player, gint round, gint64 *index)
{
  index[0] = index[1] = 0;
  for (gint earlier = 1; earlier < round; earlier++)
    {
      const BrgCell *cell = brg_tournament_cell (t, player, earlier);
      gint points = brg_scoring_points (&t->scoring, cell->outcome);
      gint score = was_played (t, player, earlier) ? score_for_others (t, cell->opponent, round)
                                                   : standing_of (t, player, round);

      index[0] += score;
      index[1] += (gint64) score * points;
    }
}

static gboolean
ranks_before (const Round *r, gint i, gint j)
{
  gint64 a[2], b[2];

  get_index (r->tournament, r->persons[i].player, r->round, a);
  get_index (r->tournament, r->persons[j].player, r->round, b);
  if (a[0] != b[0])
    return a[0] > b[0];
  if (a[1] != b[1])
    return a[1] > b[1];
  return r->persons[i].number < r->persons[j].number;
}

static void
add_value (Quality *quality, gint value)
{
  g_assert_cmpint (quality->n, <, MAX_VALUES);
  quality->values[quality->n++] = value;
}

static gint
compare_quality (const Quality *a, const Quality *b)
{
  g_assert_cmpint (a->n, ==, b->n);
  for (gint i = 0; i < a->n; i++)
    if (a->values[i] != b->values[i])
      return a->values[i] - b->values[i];
  return 0;
}

/* C5 and C6 of those who leave a bracket. */
static void
add_leavers (const Round *r, Quality *quality, guint leavers)
{
  gint n = 0;

  add_value (quality, __builtin_popcount (leavers));
  /* Persons are sorted by score, so this is a descending list. */
  for (gint i = 0; i < r->n; i++)
    if (leavers >> i & 1)
      {
        add_value (quality, r->persons[i].score);
        n++;
      }
  for (; n < MAX_PERSONS; n++)
    add_value (quality, 0);
}

/* The best C5 and C6 of any pairing of a bracket that leaves a completion. */
static void
try_next (Round *r, guint open, guint leavers, guint rest, Quality *best)
{
  gint low;

  if (open == 0)
    {
      Quality quality = { .n = 0 };

      if (!completes (r, rest | leavers))
        return;
      add_leavers (r, &quality, leavers);
      if (best->n == 0 || compare_quality (&quality, best) < 0)
        *best = quality;
      return;
    }
  low = __builtin_ctz (open);
  open &= open - 1;
  try_next (r, open, leavers | 1u << low, rest, best);
  for (gint j = low + 1; j < r->n; j++)
    if (open >> j & 1 && r->may_meet[low][j])
      try_next (r, open & ~(1u << j), leavers, rest, best);
}

typedef struct _Bracket Bracket;

struct _Bracket
{
  void (*found) (Round *r, Bracket *b);
  GString *text; /* for the test of the order */
  guint next;
  guint rest; /* below the next score group */
  gint mates[MAX_PERSONS];
  gint list[MAX_PERSONS]; /* by BSN */
  gint n;
  gboolean has_best;
  Quality best;
  gint best_mates[MAX_PERSONS];
};

static void
judge (Round *r, Bracket *b)
{
  Quality quality = { .n = 0 };
  Quality next = { .n = 0 };
  guint leavers = 0;
  gint refused = 0;

  for (gint i = 0; i < b->n; i++)
    {
      gint a = b->list[i];
      gint mate = b->mates[a];

      if (mate < 0)
        leavers |= 1u << a;
      else if (mate > a)
        refused += r->persons[a].wish != 0 && r->persons[a].wish == r->persons[mate].wish;
    }
  if (!completes (r, leavers | b->next | b->rest))
    return;
  add_leavers (r, &quality, leavers);
  try_next (r, leavers | b->next, 0, b->rest, &next);
  for (gint i = 0; i < next.n; i++)
    add_value (&quality, next.values[i]);
  add_value (&quality, refused);
  if (b->has_best && compare_quality (&quality, &b->best) >= 0)
    return;
  b->has_best = TRUE;
  b->best = quality;
  memcpy (b->best_mates, b->mates, sizeof b->mates);
}

/* 4.3: all pairings in their order; BSN 0 comes last. */
static void
generate (Round *r, Bracket *b, guint done)
{
  gint at = 0;
  gint a;

  while (at < b->n && done >> at & 1)
    at++;
  if (at == b->n)
    {
      b->found (r, b);
      return;
    }
  a = b->list[at];
  for (gint k = b->n - 1; k > at; k--)
    {
      gint other = b->list[k];

      if (done >> k & 1 || !r->may_meet[a][other])
        continue;
      b->mates[a] = other;
      b->mates[other] = a;
      generate (r, b, done | 1u << at | 1u << k);
      b->mates[a] = b->mates[other] = -1;
    }
  generate (r, b, done | 1u << at);
}

static guint
settle_bracket (Round *r, guint open, gint score)
{
  Bracket b = { .found = judge };
  gint next_score = -1;

  for (gint i = 0; i < r->n; i++)
    {
      b.mates[i] = -1;
      if (!(open >> i & 1))
        continue;
      if (r->persons[i].score >= score)
        {
          gint at = b.n++;

          while (at > 0 && ranks[i] < ranks[b.list[at - 1]])
            {
              b.list[at] = b.list[at - 1];
              at--;
            }
          b.list[at] = i;
          continue;
        }
      if (next_score < 0)
        next_score = r->persons[i].score;
      if (r->persons[i].score == next_score)
        b.next |= 1u << i;
      else
        b.rest |= 1u << i;
    }
  generate (r, &b, 0);
  g_assert_true (b.has_best);
  for (gint i = 0; i < b.n; i++)
    {
      gint a = b.list[i];

      if (b.best_mates[a] < 0)
        continue;
      r->mates[a] = b.best_mates[a];
      open &= ~(1u << a);
    }
  return open;
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
           (p->n_games > q->n_games || (p->n_games == q->n_games && ranks[i] > ranks[best]))))
        best = i;
    }
  if (best >= 0)
    *open &= ~(1u << best);
  return best >= 0;
}

/* Seeding rounds are the Dutch system's, which has its own tests. */
static void
enumerate_seeding (Round *r)
{
  g_autoptr (BrgPairing) pairing = pair_round ("dutch", r->tournament, r->round);

  r->exists = pairing->exists;
  for (guint k = 0; k < pairing->pairs->len; k++)
    {
      BrgPair pair = g_array_index (pairing->pairs, BrgPair, k);
      gint white = -1, black = -1;

      for (gint i = 0; i < r->n; i++)
        {
          white = r->persons[i].player == pair.white ? i : white;
          black = r->persons[i].player == pair.black ? i : black;
        }
      if (black < 0)
        continue;
      join (r, white, black);
      r->persons[white].wish = 2; /* see has_white() */
    }
}

static void
enumerate (Round *r)
{
  guint open = (1u << r->n) - 1;

  if (r->round <= MIN (r->tournament->n_rounds / 2, 4))
    {
      enumerate_seeding (r);
      return;
    }
  for (gint i = 0; i < r->n; i++)
    {
      ranks[i] = 0;
      for (gint j = 0; j < r->n; j++)
        ranks[i] += j != i && ranks_before (r, j, i);
    }
  bar_colours (r);
  r->exists = choose_bye (r, &open);
  for (gint i = 0; i < r->n && r->exists; i++)
    if (i == 0 || r->persons[i].score != r->persons[i - 1].score)
      open = settle_bracket (r, open, r->persons[i].score);
}

static gboolean
has_white (const Round *r, const Person *p, const Person *q)
{
  gint i = (gint) (p - r->persons);
  gint j = (gint) (q - r->persons);

  if (p->wish == 2 || q->wish == 2)
    return p->wish == 2;
  /* Who has no wish leaves it to the other. */
  if (p->n_games + q->n_games > 0 && (p->wish == 0 || q->wish == 0))
    return p->wish - q->wish > 0;
  return ranks[i] < ranks[j] ? higher_has_white (r, p, q) : !higher_has_white (r, q, p);
}

static void
test_brute (gconstpointer data)
{
  guint32 seed = GPOINTER_TO_UINT (data);

  g_assert_cmpint (compare_rounds ("burstein", seed, 1500, seed % 2 == 0, enumerate, has_white), >=,
                   1500);
}

static void
test_seeding (void)
{
  g_assert_cmpint (brg_burstein_count_seeding_rounds (5), ==, 2);
  g_assert_cmpint (brg_burstein_count_seeding_rounds (7), ==, 3);
  g_assert_cmpint (brg_burstein_count_seeding_rounds (9), ==, 4);
  g_assert_cmpint (brg_burstein_count_seeding_rounds (13), ==, 4);
}

/* Of three players 1 beat 2, then 1 had the bye and 2 beat 3; 3 was absent and then is again. */
static void
test_index (void)
{
  g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, 3, 9);
  BrgBursteinIndex index;

  brg_tournament_set_game (t, 1, 0, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  brg_tournament_set_bye (t, 1, 2, BRG_OUTCOME_ZERO_BYE);
  brg_tournament_set_game (t, 2, 1, 2, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  brg_tournament_set_bye (t, 2, 0, BRG_OUTCOME_PAIRING_BYE);
  brg_tournament_set_bye (t, 3, 2, BRG_OUTCOME_ZERO_BYE);
  brg_tournament_set_game (t, 3, 1, 0, BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS);

  /* 2 points: 2 with his 2 points, then himself won, then himself lost. */
  index = brg_burstein_index_read (t, 0, 4);
  g_assert_cmpint (index.buchholz, ==, 6 * BRG_POINT);
  g_assert_cmpint (index.sonneborn, ==, 4 * BRG_POINT * BRG_POINT);
  /* 2 points: 1, then 3, who drew his last round without play, then himself won. */
  index = brg_burstein_index_read (t, 1, 4);
  g_assert_cmpint (index.buchholz, ==, (2 + 2) * BRG_POINT + BRG_POINT / 2);
  g_assert_cmpint (index.sonneborn, ==, (2 * BRG_POINT + BRG_POINT / 2) * BRG_POINT);
  /* Nothing: himself, 2, himself; his own byes stay nothing. */
  index = brg_burstein_index_read (t, 2, 4);
  g_assert_cmpint (index.buchholz, ==, 2 * BRG_POINT);
  g_assert_cmpint (index.sonneborn, ==, 0);
}

static void
write_down (G_GNUC_UNUSED Round *r, Bracket *b)
{
  gint n_pairs = 0;

  for (gint i = 0; i < b->n; i++)
    n_pairs += b->mates[i] > i;
  for (gint i = 0; i < b->n && n_pairs == 2; i++)
    if (b->mates[i] > i || b->mates[i] < 0)
      g_string_append_printf (b->text, "%d-%d ", i + 1, b->mates[i] + 1);
  if (n_pairs == 2)
    g_string_append (b->text, "\n");
}

/* The note of 4.3: six players, two of whom leave. It lists 46 lines, one of them twice. */
static void
test_order (void)
{
  g_autofree Round *r = g_new0 (Round, 1);
  g_autoptr (GString) text = g_string_new (NULL);
  Bracket b = { .found = write_down, .text = text, .n = 6 };
  g_auto (GStrv) lines = NULL;

  r->n = 6;
  for (gint i = 0; i < 6; i++)
    {
      b.list[i] = i;
      b.mates[i] = -1;
      for (gint j = 0; j < 6; j++)
        r->may_meet[i][j] = i != j;
    }
  generate (r, &b, 0);
  lines = g_strsplit (text->str, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 45 + 1);
  g_assert_cmpstr (lines[0], ==, "1-6 2-5 3-0 4-0 ");
  g_assert_cmpstr (lines[1], ==, "1-6 2-4 3-0 5-0 ");
}

static void
test_large (void)
{
  for (guint32 seed = 1; seed <= 2; seed++)
    play_large ("burstein", seed, 101, 9, FALSE);
}

static void
test_largest (void)
{
  play_large ("burstein", 7, 300, 9, FALSE);
}

static void
test_locked (void)
{
  check_locked ("burstein");
}

BRG_TEST_TOPIC ("burstein")
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pairing/burstein/fide-burstein-2026/1.6/seeding", test_seeding);
  g_test_add_func ("/pairing/burstein/fide-burstein-2026/1.7/index", test_index);
  g_test_add_func ("/pairing/burstein/fide-burstein-2026/4.3/order", test_order);
  for (guint seed = 1; seed <= 4; seed++)
    {
      g_autofree char *path = g_strdup_printf ("/pairing/burstein/fide-burstein-2026/all/%u", seed);

      g_test_add_data_func (path, GUINT_TO_POINTER (seed), test_brute);
    }
  g_test_add_func ("/pairing/burstein/fide-burstein-2026/C1/large", test_large);
  g_test_add_func ("/pairing/burstein/fide-burstein-2026/C4/largest", test_largest);
  g_test_add_func ("/pairing/burstein/fixed-pairs", test_locked);
  return g_test_run ();
}
