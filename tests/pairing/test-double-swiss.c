/* test-double-swiss.c - the Double-Swiss system against a literal enumeration of its rules
 *
 * Shows: fide-double-swiss-2026 0, 1.2, 1.3, 1.4, 1.5, 1.6, 3.3, 3.4, 3.5, 3.6, 4.3, 4.4
 * fide-double-swiss-2026 C1, C2, C3, C4, C5, C6, C7, C8
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-double-swiss.h"
#include "brg-pairing-systems.h"
#include "brg-test.h"
#include "fide-brute.h"
#include "pairing-text.h"
#include "top-group-brute.h"

static gboolean
lost_both (const BrgTournament *t, gint player, gint match)
{
  return brg_tournament_cell (t, player, match)->outcome == BRG_OUTCOME_FORFEIT_LOSS &&
         brg_tournament_cell (t, player, match + 1)->outcome == BRG_OUTCOME_FORFEIT_LOSS;
}

/* 0: a match of which nobody forfeited both games. */
static gboolean
was_match (const BrgTournament *t, gint player, gint match)
{
  gint other = brg_tournament_cell (t, player, match)->opponent;

  return other >= 0 && !lost_both (t, player, match) && !lost_both (t, other, match);
}

static gboolean
floated (const Round *r, gint i)
{
  const BrgTournament *t = r->tournament;
  gint player = r->persons[i].player;
  gint match = r->round - 2;

  return match >= 1 && was_match (t, player, match) &&
         score_before (t, player, match) !=
             score_before (t, brg_tournament_cell (t, player, match)->opponent, match);
}

static void
read_matches (Round *r)
{
  const BrgTournament *t = r->tournament;

  for (gint i = 0; i < r->n; i++)
    {
      Person *p = &r->persons[i];

      p->n_games = 0;     /* matches with a colour */
      p->strength = 0;    /* matches */
      p->whites_more = 0; /* Whites */
      p->may_have_bye = TRUE;
      for (gint match = r->round - 2; match >= 1; match -= 2)
        {
          const BrgCell *cell = brg_tournament_cell (t, p->player, match);

          p->strength += was_match (t, p->player, match);
          if (cell->outcome == BRG_OUTCOME_PAIRING_BYE || cell->outcome == BRG_OUTCOME_FULL_BYE ||
              (cell->opponent >= 0 && lost_both (t, cell->opponent, match) &&
               !lost_both (t, p->player, match)))
            p->may_have_bye = FALSE;
          if (!was_played (t, p->player, match) && !was_played (t, p->player, match + 1))
            continue;
          p->history[p->n_games++] = cell->colour == BRG_COLOUR_WHITE ? 1 : -1;
          p->whites_more += cell->colour == BRG_COLOUR_WHITE;
        }
      for (gint j = 0; j < r->n; j++)
        {
          const Person *q = &r->persons[j];

          r->may_meet[i][j] = i != j && !is_forbidden (r, p, q);
          for (gint match = 1; match < r->round; match += 2)
            if (brg_tournament_cell (t, p->player, match)->opponent == q->player &&
                was_match (t, p->player, match))
              r->may_meet[i][j] = FALSE;
        }
    }
}

static gboolean
floats_count (const Round *r)
{
  return r->round + 1 < r->tournament->n_rounds;
}

/* C8. */
static gint
judge_pair (const Round *r, gint higher, gint lower)
{
  return floats_count (r) && r->persons[higher].score > r->persons[lower].score &&
         floated (r, higher);
}

static const TopRules rules = { floated, floats_count, judge_pair, choose_bye };

static void
enumerate (Round *r)
{
  read_matches (r);
  enumerate_top_groups (r, &rules);
}

static gboolean
has_white (const Round *r, const Person *p, const Person *q)
{
  if (p->n_games == 0 && q->n_games == 0)
    return (p->ordinal % 2 == 1) != (r->tournament->initial_colour == BRG_COLOUR_BLACK);
  if (p->whites_more != q->whites_more)
    return p->whites_more < q->whites_more;
  for (gint i = 0; i < MIN (p->n_games, q->n_games); i++)
    if (p->history[i] != q->history[i])
      return p->history[i] < 0;
  return p->n_games > 0 ? p->history[0] < 0 : q->history[0] > 0;
}

/* Both games of a match; some forfeit one game or both. */
static void
play_match (BrgTournament *t, GRand *rand, gint match, const BrgPairing *pairing)
{
  g_autoptr (BrgPairing) second = NULL;

  play_round (t, rand, match, pairing);
  for (gint player = 0; player < t->n_players; player++)
    if (brg_tournament_cell (t, player, match)->opponent < 0 &&
        brg_tournament_cell (t, player, match)->outcome != BRG_OUTCOME_PAIRING_BYE)
      brg_tournament_set_bye (t, match + 1, player,
                              brg_tournament_cell (t, player, match)->outcome);
  second = pair_round ("double-swiss", t, match + 1);
  g_assert_cmpuint (second->pairs->len, ==, pairing->pairs->len);
  play_round (t, rand, match + 1, second);
  for (guint i = 0; i < second->pairs->len; i++)
    {
      BrgPair pair = g_array_index (second->pairs, BrgPair, i);

      if (pair.black < 0)
        {
          g_assert_cmpint (brg_tournament_cell (t, pair.white, match)->outcome, ==,
                           BRG_OUTCOME_PAIRING_BYE);
          continue;
        }
      g_assert_cmpint (brg_tournament_cell (t, pair.white, match)->opponent, ==, pair.black);
      g_assert_cmpint (brg_tournament_cell (t, pair.white, match)->colour, ==, BRG_COLOUR_BLACK);
      /* Who did not come to the first game often does not come to the second. */
      if (brg_outcome_is_forfeit (brg_tournament_cell (t, pair.white, match)->outcome) &&
          g_rand_boolean (rand))
        for (gint side = 0; side < 2; side++)
          {
            gint player = side == 0 ? pair.white : pair.black;

            brg_tournament_cell (t, player, match + 1)->outcome =
                brg_tournament_cell (t, player, match)->outcome;
          }
    }
}

static void
test_brute (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (GPOINTER_TO_UINT (data));
  gboolean is_wild = GPOINTER_TO_UINT (data) % 2 == 0;
  g_autofree Round *r = g_new (Round, 1);
  gint n_rounds = 0;

  while (n_rounds < 1500)
    {
      gint n = g_rand_int_range (rand, 4, MAX_PERSONS + 1);
      gint last = 2 * MIN (g_rand_int_range (rand, 3, 9), n);
      g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, n, last);
      gboolean goes_on = TRUE;

      t->scoring = brg_double_swiss_get_scoring ();
      forbid_some (t, rand);
      if (g_rand_int_range (rand, 0, 4) == 0)
        accelerate (t);
      t->initial_colour = g_rand_boolean (rand) ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK;
      for (gint match = 1; match <= last && goes_on; match += 2)
        {
          g_autoptr (BrgPairing) pairing = NULL;
          g_autoptr (BrgPairing) wild = NULL;
          g_autofree char *answer = NULL;
          g_autofree char *expected = NULL;

          announce_absences (t, rand, match, 20);
          pairing = pair_round ("double-swiss", t, match);
          answer = dup_answer_text (t, pairing);
          read_round (r, t, match);
          enumerate (r);
          expected = dup_round_text (r, has_white);
          g_assert_cmpstr (answer, ==, expected);
          n_rounds++;
          goes_on = pairing->exists || is_wild;
          if (!goes_on)
            break;
          wild = is_wild ? pair_wildly (t, rand, match) : NULL;
          for (gint player = 0; player < n && is_wild; player++)
            {
              gboolean is_paired = is_away (t, player, match);

              for (guint i = 0; i < wild->pairs->len; i++)
                is_paired |= g_array_index (wild->pairs, BrgPair, i).white == player ||
                             g_array_index (wild->pairs, BrgPair, i).black == player;
              if (!is_paired)
                brg_tournament_set_bye (t, match, player, BRG_OUTCOME_ZERO_BYE);
            }
          play_match (t, rand, match, is_wild ? wild : pairing);
        }
    }
}

/* 1.4: the bye of a match is a win and a draw. */
static void
test_bye (void)
{
  g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, 3, 4);
  g_autoptr (BrgPairing) first = NULL;
  g_autoptr (BrgPairing) second = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  t->scoring = brg_double_swiss_get_scoring ();
  first = pair_round ("double-swiss", t, 1);
  text = dup_pairs_text (t, first);
  g_assert_cmpstr (text, ==, "1-2 3");
  play_text (t, 1, "1-2 1, 3 U");
  second = pair_round ("double-swiss", t, 2);
  again = dup_pairs_text (t, second);
  g_assert_cmpstr (again, ==, "2-1 3");
  play_text (t, 2, "2-1 =, 3 U");
  g_assert_cmpint (brg_tournament_score (t, 2, 2), ==, BRG_POINT * 3 / 2);
}

/* 3.6: eight without games: 1-5 2-6 3-7 4-8 has the smallest identifier, 1 2 3 4 5 6 7 8. After it
 * nobody meets again; with all matches drawn 1 2 3 4 6 5 8 7 is the next. */
static void
test_identifier (void)
{
  g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, 8, 6);
  g_autoptr (BrgPairing) first = NULL;
  g_autoptr (BrgPairing) next = NULL;
  g_autofree char *text = NULL;
  g_autofree char *then = NULL;

  t->scoring = brg_double_swiss_get_scoring ();
  first = pair_round ("double-swiss", t, 1);
  text = dup_pairs_text (t, first);
  g_assert_cmpstr (text, ==, "1-5 6-2 3-7 8-4");
  play_text (t, 1, "1-5 =, 6-2 =, 3-7 =, 8-4 =");
  play_text (t, 2, "5-1 =, 2-6 =, 7-3 =, 4-8 =");
  next = pair_round ("double-swiss", t, 3);
  then = dup_pairs_text (t, next);
  /* 1 and 6 both had White: the higher ranked alternates. */
  g_assert_cmpstr (then, ==, "6-1 2-5 8-3 4-7");
}

static void
test_odd_rounds (void)
{
  g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, 4, 5);
  BrgPairingRequest request = { .round = 1 };
  g_autoptr (GError) error = NULL;
  BrgPairing *pairing = brg_pairing_system_pair (&brg_double_swiss_system, t, &request, &error);

  g_assert_null (pairing);
  g_assert_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_ROUND);
}

static void
test_large (gconstpointer data)
{
  gint n = GPOINTER_TO_INT (data);
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) n);
  g_autoptr (BrgTournament) t = brg_tournament_new (BRG_TOURNAMENT_SWISS, n, 18);

  t->scoring = brg_double_swiss_get_scoring ();
  for (gint match = 1; match <= 18; match += 2)
    {
      g_autoptr (BrgPairing) pairing = NULL;
      g_autofree gint *n_boards = g_new0 (gint, n);

      announce_absences (t, rand, match, 60);
      pairing = pair_round ("double-swiss", t, match);
      g_assert_true (pairing->exists);
      for (guint i = 0; i < pairing->pairs->len; i++)
        {
          BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);

          n_boards[pair.white]++;
          if (pair.black >= 0)
            n_boards[pair.black]++;
          for (gint earlier = 1; earlier < match; earlier += 2)
            {
              const BrgCell *cell = brg_tournament_cell (t, pair.white, earlier);

              if (pair.black < 0)
                g_assert_cmpint (cell->outcome, !=, BRG_OUTCOME_PAIRING_BYE);
              else if (cell->opponent == pair.black)
                g_assert_false (was_match (t, pair.white, earlier));
            }
        }
      for (gint player = 0; player < n; player++)
        g_assert_cmpint (n_boards[player], ==, is_away (t, player, match) ? 0 : 1);
      play_match (t, rand, match, pairing);
    }
}

static void
test_locked (void)
{
  check_locked ("double-swiss");
}

BRG_TEST_TOPIC ("double-swiss")
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pairing/double-swiss/fide-double-swiss-2026/1.4/bye", test_bye);
  g_test_add_func ("/pairing/double-swiss/fide-double-swiss-2026/3.6/identifier", test_identifier);
  g_test_add_func ("/pairing/double-swiss/fide-double-swiss-2026/4.4/two-games", test_odd_rounds);
  for (guint seed = 1; seed <= 4; seed++)
    {
      g_autofree char *path =
          g_strdup_printf ("/pairing/double-swiss/fide-double-swiss-2026/all/%u", seed);

      g_test_add_data_func (path, GUINT_TO_POINTER (seed), test_brute);
    }
  g_test_add_data_func ("/pairing/double-swiss/fide-double-swiss-2026/C1/large",
                        GINT_TO_POINTER (101), test_large);
  g_test_add_data_func ("/pairing/double-swiss/fide-double-swiss-2026/C3/largest",
                        GINT_TO_POINTER (300), test_large);
  g_test_add_func ("/pairing/double-swiss/fixed-pairs", test_locked);
  return g_test_run ();
}
