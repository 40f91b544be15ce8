/* bench-pairing.c - how long pairing takes
 *
 * Plays Swiss tournaments with random results and prints the time that every round took to pair.
 * Not a test: figures depend on the machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing.h"

#include "brg-pairing-systems.h"

typedef struct
{
  gint n_players;
  gint n_rounds;
  gint percent_draws;
  gint percent_absent;
} Setting;

static const Setting settings[] = {
  { 300, 9, 30, 2 },  { 301, 9, 60, 0 },  { 300, 15, 30, 2 }, { 1000, 6, 30, 2 },
  { 1000, 9, 60, 2 }, { 5000, 6, 30, 2 }, { 5001, 9, 10, 0 }, { 16, 15, 30, 0 },
};

static void
play (BrgTournament *tournament,
      const Setting *setting,
      gint round,
      const GArray *pairs,
      GRand *rand)
{
  for (guint i = 0; i < pairs->len; i++)
    {
      BrgPair pair = g_array_index (pairs, BrgPair, i);
      gboolean is_draw = g_rand_int_range (rand, 0, 100) < setting->percent_draws;
      gboolean white_wins = g_rand_boolean (rand);

      if (pair.black == BRG_NOBODY)
        brg_tournament_set_bye (tournament, round, pair.white, BRG_OUTCOME_PAIRING_BYE);
      else if (is_draw)
        brg_tournament_set_game (tournament, round, pair.white, pair.black, BRG_OUTCOME_DRAW,
                                 BRG_OUTCOME_DRAW);
      else
        brg_tournament_set_game (tournament, round, pair.white, pair.black,
                                 white_wins ? BRG_OUTCOME_WIN : BRG_OUTCOME_LOSS,
                                 white_wins ? BRG_OUTCOME_LOSS : BRG_OUTCOME_WIN);
    }
}

static void
measure (const BrgPairingSystem *system, const Setting *setting, gboolean explain)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (BrgTournament) tournament =
      brg_tournament_new (BRG_TOURNAMENT_SWISS, setting->n_players, setting->n_rounds);

  g_print ("%s %d players, %d %% draws%s, ms a round:", system->id, setting->n_players,
           setting->percent_draws, explain ? ", with reasons" : "");
  for (gint round = 1; round <= setting->n_rounds; round++)
    {
      BrgPairingRequest request = { .round = round, .seed = 1, .explain = explain };
      g_autoptr (BrgPairing) pairing = NULL;
      gint64 start;

      for (gint player = 0; player < setting->n_players; player++)
        if (g_rand_int_range (rand, 0, 100) < setting->percent_absent)
          brg_tournament_set_bye (tournament, round, player, BRG_OUTCOME_ZERO_BYE);
      start = g_get_monotonic_time ();
      pairing = brg_pairing_system_pair (system, tournament, &request, NULL);
      g_print (" %.1f", (double) (g_get_monotonic_time () - start) / 1000);
      if (pairing == NULL || !pairing->exists)
        {
          g_print (" (no pairing)");
          break;
        }
      play (tournament, setting, round, pairing->pairs, rand);
    }
  g_print ("\n");
}

int
main (int argc, char **argv)
{
  const BrgPairingSystem *system = brg_pairing_system_find (argc > 1 ? argv[1] : "coefficients");

  if (system == NULL || system->kind != BRG_TOURNAMENT_SWISS)
    {
      g_printerr ("usage: bench-pairing [SWISS-SYSTEM]\n");
      return 2;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    for (gint explain = FALSE; explain <= TRUE; explain++)
      measure (system, &settings[i], explain);
  return 0;
}
