/* bench-dutch.c - how long the FIDE (Dutch) system takes, and how much memory
 *
 * Plays tournaments of nine rounds with results by strength and prints, for every number of
 * players, the seconds that round 5 took to pair, those of the slowest of all rounds, and the most
 * memory that the program has had so far. Not a test: figures depend on the machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "brg-pairing-systems.h"
#include "brg-pairing.h"

#define N_ROUNDS 9
#define ROUND_SHOWN 5

/* The stronger wins the more often the further the two are apart; three in ten are drawn. */
static void
play (BrgTournament *tournament, gint round, const GArray *pairs, GRand *rand)
{
  for (guint i = 0; i < pairs->len; i++)
    {
      BrgPair pair = g_array_index (pairs, BrgPair, i);
      gint lead = 50 + 40 * (pair.black - pair.white) / tournament->n_players;
      gboolean white_wins = g_rand_int_range (rand, 0, 100) < lead;

      if (pair.black == BRG_NOBODY)
        brg_tournament_set_bye (tournament, round, pair.white, BRG_OUTCOME_PAIRING_BYE);
      else if (g_rand_int_range (rand, 0, 100) < 30)
        brg_tournament_set_game (tournament, round, pair.white, pair.black, BRG_OUTCOME_DRAW,
                                 BRG_OUTCOME_DRAW);
      else
        brg_tournament_set_game (tournament, round, pair.white, pair.black,
                                 white_wins ? BRG_OUTCOME_WIN : BRG_OUTCOME_LOSS,
                                 white_wins ? BRG_OUTCOME_LOSS : BRG_OUTCOME_WIN);
    }
}

static void
announce_absences (BrgTournament *tournament, gint round, GRand *rand)
{
  for (gint player = 0; player < tournament->n_players; player++)
    if (g_rand_int_range (rand, 0, 100) < 2)
      brg_tournament_set_bye (tournament, round, player,
                              g_rand_boolean (rand) ? BRG_OUTCOME_HALF_BYE : BRG_OUTCOME_ZERO_BYE);
}

static double
get_seconds (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (double) usage.ru_utime.tv_sec + (double) usage.ru_utime.tv_usec / 1e6;
}

/* getrusage() would count what the program that started this one had. */
static glong
get_megabytes (void)
{
  g_autofree char *status = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &status, NULL, NULL))
    return 0;
  line = strstr (status, "VmHWM:");
  return line != NULL ? atol (line + strlen ("VmHWM:")) / 1024 : 0;
}

static void
measure (gint n_players)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (BrgTournament) tournament =
      brg_tournament_new (BRG_TOURNAMENT_SWISS, n_players, N_ROUNDS);
  double shown = 0;
  double slowest = 0;

  for (gint round = 1; round <= N_ROUNDS; round++)
    {
      BrgPairingRequest request = { .round = round };
      g_autoptr (BrgPairing) pairing = NULL;
      double start;

      announce_absences (tournament, round, rand);
      start = get_seconds ();
      pairing =
          brg_pairing_system_pair (brg_pairing_system_find ("dutch"), tournament, &request, NULL);
      start = get_seconds () - start;
      if (round == ROUND_SHOWN)
        shown = start;
      slowest = MAX (slowest, start);
      play (tournament, round, pairing->pairs, rand);
    }
  g_print ("dutch %5d players: round %d of %d %8.3f s, slowest round %8.3f s, %ld MB\n", n_players,
           ROUND_SHOWN, N_ROUNDS, shown, slowest, get_megabytes ());
}

int
main (int argc, char **argv)
{
  static const gint sizes[] = { 100, 300, 1000, 2000, 5000 };

  for (gint i = 1; i < argc; i++)
    measure (MAX (atoi (argv[i]), 2));
  for (gsize i = 0; argc == 1 && i < G_N_ELEMENTS (sizes); i++)
    measure (sizes[i]);
  return 0;
}
