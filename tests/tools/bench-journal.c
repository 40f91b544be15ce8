/* bench-journal.c - times of a long journal: what Undo looks up, and the proof of the file
 *
 * Not a test: prints milliseconds; those of work other programs on the machine hardly change.
 * Writing waits for the disk; the folder for temporary files says where that is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "brg-proof.h"
#include "store-fixture.h"

#define N_PLAYERS 200

static double
ms_since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / 1000.0;
}

static double
get_work_ms (void)
{
  struct timespec time = { 0 };

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1000.0 + (double) time.tv_nsec / 1000000.0;
}

/* Results of one round, entered over and over. */
static void
write_entries (StoreFixture *fixture, guint n_entries)
{
  static const BrgOutcome outcomes[][2] = {
    { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
    { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  };
  gint64 games[N_PLAYERS / 2];

  for (gint i = 0; i < N_PLAYERS / 2; i++)
    games[i] = store_fixture_game (fixture, 1, i + 1);
  for (guint i = 0; i < n_entries; i++)
    {
      const BrgOutcome *outcome = outcomes[(i / (N_PLAYERS / 2)) % G_N_ELEMENTS (outcomes)];

      g_assert_true (brg_store_set_result (fixture->store, games[i % (N_PLAYERS / 2)], outcome[0],
                                           outcome[1], NULL));
    }
}

static void
look_up (StoreFixture *fixture, const char *what)
{
  gint64 start = g_get_monotonic_time ();
  g_autoptr (BrgJournalEntry) undo = brg_journal_peek_undo (fixture->store, fixture->event_id);
  g_autoptr (BrgJournalEntry) redo = brg_journal_peek_redo (fixture->store, fixture->event_id);

  printf ("%s: what can be undone and done again %.2f ms\n", what, ms_since (start));
}

static void
prove (StoreFixture *fixture)
{
  g_autoptr (BrgProof) proof = brg_proof_new ();
  gint64 start = g_get_monotonic_time ();
  double work = get_work_ms ();

  g_assert_true (brg_proof_run_file (proof, fixture->path, NULL, NULL));
  g_assert_cmpuint (brg_proof_get_alterations (proof)->len, ==, 0);
  printf ("proof of the whole journal %.0f ms, of work %.0f ms\n", ms_since (start),
          get_work_ms () - work);
  write_entries (fixture, 100);
  start = g_get_monotonic_time ();
  g_assert_true (brg_proof_run_file (proof, fixture->path, NULL, NULL));
  printf ("proof again after 100 entries %.1f ms\n", ms_since (start));
}

int
main (int argc, char **argv)
{
  StoreFixture fixture = { 0 };
  guint n_entries = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : 100000;
  gint64 start;

  store_fixture_open (&fixture, N_PLAYERS);
  store_fixture_publish (&fixture);
  start = g_get_monotonic_time ();
  write_entries (&fixture, n_entries);
  printf ("%u entries, each %.2f ms\n", n_entries, ms_since (start) / n_entries);
  look_up (&fixture, "behind actions");
  for (guint i = 0; i < 1000; i++)
    g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, NULL));
  look_up (&fixture, "behind 1000 times Undo");
  prove (&fixture);
  store_fixture_close (&fixture);
  return 0;
}
