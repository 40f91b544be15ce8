/* bench-generate.c - generates tournaments, writes and reads them, and pairs every round anew
 *
 * bench-generate [FIRST-SEED LAST-SEED [PLAYERS]]: prints how many tournaments and rounds went
 * through, how many rounds differ (none may), and the seconds of every step. Of every seed another
 * kind of tournament is made. Not a test: figures depend on the machine; but exit status 1 when a
 * round differs, so that many thousands can be run.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>

#include "brg-pairing-systems.h"
#include "brg-round-check.h"
#include "brg-trf-generated.h"
#include "brg-trf-reader.h"
#include "brg-trf-writer.h"

#define DEFAULT_LAST_SEED 300

typedef struct
{
  guint n_tournaments;
  guint n_rounds;
  guint n_different;
  gint64 generating; /* microseconds */
  gint64 files;
  gint64 checking;
} Tally;

/* The bits of the seed choose what happens. */
static BrgGeneratorOptions
choose_options (guint64 seed, gint n_players)
{
  BrgGeneratorOptions options;

  brg_generator_options_init (&options, seed);
  if (n_players > 0)
    options.n_players = n_players;
  options.amounts[BRG_GENERATOR_HALF_BYES].values[0] = seed & 1 ? 300 : 0;
  options.amounts[BRG_GENERATOR_ZERO_BYES].values[0] = seed & 1 ? 300 : 0;
  options.amounts[BRG_GENERATOR_FULL_BYES].values[0] = seed & 1 ? 50 : 0;
  options.amounts[BRG_GENERATOR_FORFEITS].values[0] = seed & 2 ? 300 : 0;
  options.amounts[BRG_GENERATOR_DOUBLE_FORFEITS].values[0] = seed & 2 ? 50 : 0;
  options.amounts[BRG_GENERATOR_LATE].values[0] = seed & 4 ? 1000 : 0;
  options.amounts[BRG_GENERATOR_WITHDRAWALS].values[0] = seed & 4 ? 1000 : 0;
  options.is_accelerated = (seed & 24) == 8;
  if ((seed & 24) == 16)
    options.scoring = brg_scoring_from_game (3 * BRG_POINT, BRG_POINT, 0);
  options.n_forbidden = seed & 32 ? options.n_players / 5 : 0;
  return options;
}

static gint64
lap (gint64 *since)
{
  gint64 now = g_get_monotonic_time ();
  gint64 spent = now - *since;

  *since = now;
  return spent;
}

static void
go_through (const BrgPairingSystem *system, guint64 seed, gint n_players, Tally *tally)
{
  BrgGeneratorOptions options = choose_options (seed, n_players);
  gint64 since = g_get_monotonic_time ();
  g_autoptr (BrgGenerated) generated = brg_generator_run (system, &options, NULL);
  g_autoptr (BrgTrf) written = NULL;
  g_autoptr (BrgTrf) read = NULL;
  g_autofree char *text = NULL;

  tally->generating += lap (&since);
  written = brg_trf_from_generated (generated, system, NULL, NULL);
  text = brg_trf_write (written, BRG_TRF_26, NULL, NULL);
  read = brg_trf_read (text, -1, "generated", NULL);
  tally->files += lap (&since);
  for (gint round = 1; round <= generated->n_paired; round++)
    {
      g_autoptr (BrgRoundCheck) check =
          brg_round_check_new (system, read->tournament, round, 0, NULL);

      tally->n_rounds++;
      if (brg_round_check_is_equal (check))
        continue;
      tally->n_different++;
      g_print ("seed %" G_GUINT64_FORMAT " round %d differs\n", seed, round);
    }
  tally->checking += lap (&since);
  tally->n_tournaments++;
}

static double
to_seconds (gint64 microseconds)
{
  return (double) microseconds / G_USEC_PER_SEC;
}

int
main (int argc, char **argv)
{
  guint64 first = argc > 2 ? g_ascii_strtoull (argv[1], NULL, 10) : 1;
  guint64 last = argc > 2 ? g_ascii_strtoull (argv[2], NULL, 10) : DEFAULT_LAST_SEED;
  gint n_players = argc > 3 ? atoi (argv[3]) : 0;
  Tally tally = { 0 };

  for (guint64 seed = first; seed <= last; seed++)
    go_through (brg_pairing_system_find ("dutch"), seed, n_players, &tally);
  g_print ("%u tournaments, %u rounds, %u differ: generated in %.2f s, files %.2f s, checked in "
           "%.2f s\n",
           tally.n_tournaments, tally.n_rounds, tally.n_different, to_seconds (tally.generating),
           to_seconds (tally.files), to_seconds (tally.checking));
  return tally.n_different > 0;
}
