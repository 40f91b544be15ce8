/* test-apart.c - players of one federation who are kept apart as far as possible
 *
 * Shows: rus-chess-2014 22.8
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-apart.h"
#include "brg-test.h"
#include "fide-brute.h"

#define MOST_PLAYERS 10
#define IMPOSSIBLE 1000

static gboolean
may_meet (const BrgPairingSystem *system, const BrgTournament *free, gint round, gint p, gint q)
{
  g_autoptr (GArray) bans = g_array_new (FALSE, FALSE, sizeof (BrgReason));

  system->list_bans (free, round, p, q, bans);
  return bans->len == 0;
}

/* The fewest meetings within a federation with which those of @open can be paired, by trying all.
 */
static gint
count_fewest (const BrgPairingSystem *system,
              const BrgTournament *free,
              gint round,
              const gint *federations,
              guint open)
{
  gint fewest = IMPOSSIBLE;
  gint p = 0;

  if (open == 0)
    return 0;
  while ((open >> p & 1) == 0)
    p++;
  for (gint q = p + 1; q < free->n_players; q++)
    if ((open >> q & 1) != 0 && may_meet (system, free, round, p, q))
      {
        gint rest = count_fewest (system, free, round, federations, open & ~(1u << p) & ~(1u << q));

        fewest = MIN (fewest, rest + (federations[p] == federations[q]));
      }
  return fewest;
}

static BrgTournament *
keep_apart (const BrgTournament *free, const gint *federations, gint round)
{
  BrgTournament *apart = brg_tournament_copy (free);

  for (gint p = 0; p < free->n_players; p++)
    for (gint q = p + 1; q < free->n_players; q++)
      if (federations[p] == federations[q])
        brg_tournament_keep_apart (apart, p, q, round, round);
  return apart;
}

static BrgPairing *
pair (const BrgPairingSystem *system, const BrgTournament *tournament, gint round)
{
  const BrgPairingRequest request = { .round = round, .explain = TRUE };
  g_autoptr (GError) error = NULL;
  BrgPairing *pairing = brg_apart_pair (system, tournament, &request, &error);

  g_assert_no_error (error);
  return pairing;
}

/* A Swiss of an even number in which every round keeps the federations apart. Returns in how many
 * rounds somebody met one of his own all the same. */
static guint
play (const char *id, GRand *rand, guint *n_impossible)
{
  const BrgPairingSystem *system = brg_pairing_system_find (id);
  gint n_players = 2 * g_rand_int_range (rand, 2, MOST_PLAYERS / 2 + 1);
  gint n_rounds = MIN (5, n_players - 1);
  g_autoptr (BrgTournament) free = brg_tournament_new (BRG_TOURNAMENT_SWISS, n_players, n_rounds);
  gint federations[MOST_PLAYERS];
  guint n_met = 0;

  free->scoring = brg_scoring_from_game (BRG_POINT, BRG_POINT / 2, 0);
  free->initial_colour = BRG_COLOUR_WHITE;
  for (gint p = 0; p < n_players; p++)
    federations[p] = g_rand_int_range (rand, 0, 3);
  for (gint round = 1; round <= n_rounds; round++)
    {
      g_autoptr (BrgTournament) apart = keep_apart (free, federations, round);
      g_autoptr (BrgPairing) pairing = pair (system, apart, round);
      gint fewest = count_fewest (system, free, round, federations, (1u << n_players) - 1);
      gint found = 0;

      for (guint i = 0; i < pairing->pairs->len; i++)
        {
          const BrgPair *made = &g_array_index (pairing->pairs, BrgPair, i);

          found += federations[made->white] == federations[made->black];
        }
      *n_impossible += fewest == IMPOSSIBLE;
      g_assert_cmpint (pairing->exists, ==, fewest < IMPOSSIBLE);
      if (!pairing->exists)
        break;
      g_assert_cmpint (found, ==, fewest);
      n_met += found > 0;
      play_round (free, rand, round, pairing);
    }
  return n_met;
}

static void
test_fewest (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (228);
  guint n_games = brg_test_rounds (300);
  guint n_met = 0;
  guint n_impossible = 0;

  for (guint i = 0; i < n_games; i++)
    n_met += play (data, rand, &n_impossible);
  g_test_message ("%u rounds in which they had to meet, %u without a pairing", n_met, n_impossible);
  g_assert_cmpuint (n_met, >, n_games / 4);
}

/* One of two forbidden pairs is forbidden by itself: nothing eases that. */
static void
test_single_ban (void)
{
  const BrgPairingSystem *system = brg_pairing_system_find ("dutch");
  g_autoptr (BrgTournament) tournament = brg_tournament_new (BRG_TOURNAMENT_SWISS, 2, 1);
  g_autoptr (BrgPairing) barred = NULL;
  g_autoptr (BrgPairing) eased = NULL;

  tournament->scoring = brg_scoring_from_game (BRG_POINT, BRG_POINT / 2, 0);
  brg_tournament_keep_apart (tournament, 0, 1, 1, 1);
  eased = pair (system, tournament, 1);
  g_assert_true (eased->exists);
  brg_tournament_forbid (tournament, 0, 1, 1, 1);
  barred = pair (system, tournament, 1);
  g_assert_false (barred->exists);
}

BRG_TEST_TOPIC ("apart")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/pairing/apart/rus-chess-2014 22.8/dutch", "dutch", test_fewest);
  g_test_add_data_func ("/pairing/apart/rus-chess-2014 22.8/coefficients", "coefficients",
                        test_fewest);
  g_test_add_func ("/pairing/apart/single-ban", test_single_ban);
  return g_test_run ();
}
