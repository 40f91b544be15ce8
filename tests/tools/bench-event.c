/* bench-event.c - times of what the arbiter waits for, at a Swiss of 300 players and 9 rounds
 *
 * Not a test: prints milliseconds. The workspace is a real file with full synchronisation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>

#include "brg-crosstable-content.h"
#include "brg-event-document.h"
#include "brg-event-progress.h"
#include "brg-event-table.h"
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-snapshot-tournament.h"
#include "store-fixture.h"

#define N_PLAYERS 300
#define N_ROUNDS 9

static double
ms_since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / 1000.0;
}

static BrgPairing *
pair_next (const BrgSnapshot *snapshot)
{
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);
  BrgPairingRequest request = { .round = (gint) snapshot->rounds->len + 1, .explain = TRUE };
  BrgPairing *pairing = brg_pairing_system_pair (brg_pairing_system_find ("coefficients"),
                                                 tournament, &request, NULL);

  g_assert_nonnull (pairing);
  g_assert_true (pairing->exists);
  return pairing;
}

static void
publish (StoreFixture *fixture, const BrgSnapshot *snapshot, const BrgPairing *pairing)
{
  g_autoptr (BrgRoundPlan) plan = brg_round_plan_new (fixture->group_id);
  g_autoptr (GError) error = NULL;
  gint round = (gint) snapshot->rounds->len + 1;

  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      const BrgPair *pair = &g_array_index (pairing->pairs, BrgPair, i);
      BrgPlannedBoard board = {
        .round = round,
        .white_id = brg_snapshot_get_entry (snapshot, pair->white)->id,
        .black_id =
            pair->black == BRG_NOBODY ? 0 : brg_snapshot_get_entry (snapshot, pair->black)->id,
      };

      g_array_append_val (plan->boards, board);
    }
  plan->publish_through = round;
  brg_store_add_rounds (fixture->store, plan, &error);
  g_assert_no_error (error);
}

/* Enters all results of the last round; gives back the mean time of one with reading all anew. */
static double
enter_results (StoreFixture *fixture, GRand *rand)
{
  static const BrgOutcome outcomes[][2] = {
    { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
    { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  };
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *round = snapshot->rounds->pdata[snapshot->rounds->len - 1];
  gint64 start = g_get_monotonic_time ();

  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);
      gint outcome = g_rand_int_range (rand, 0, G_N_ELEMENTS (outcomes));
      g_autoptr (BrgSnapshot) after = NULL;

      if (game->black == BRG_NOBODY)
        continue;
      g_assert_true (brg_store_set_result (fixture->store, game->id, outcomes[outcome][0],
                                           outcomes[outcome][1], NULL));
      after = store_fixture_load (fixture);
    }
  return ms_since (start) / round->games->len;
}

static void
play_round (StoreFixture *fixture, GRand *rand)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgPairing) pairing = NULL;
  gint64 start = g_get_monotonic_time ();
  double pairing_ms;
  double publish_ms;
  double result_ms;

  pairing = pair_next (snapshot);
  pairing_ms = ms_since (start);
  start = g_get_monotonic_time ();
  publish (fixture, snapshot, pairing);
  publish_ms = ms_since (start);
  result_ms = enter_results (fixture, rand);
  printf ("round %u: pairing %.1f ms, publishing with a copy %.1f ms, a result %.2f ms\n",
          snapshot->rounds->len + 1, pairing_ms, publish_ms, result_ms);
}

static void
open_table (StoreFixture *fixture)
{
  gint64 start = g_get_monotonic_time ();
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  double load_ms = ms_since (start);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgEventTable) table = NULL;
  g_autoptr (BrgCrosstable) crosstable = NULL;
  g_autoptr (GBytes) pdf = NULL;
  double standings_ms;
  double content_ms;

  g_free (snapshot->group->tie_breaks);
  snapshot->group->tie_breaks = g_strdup ("BH/C1,BH,SB,WIN,DE");
  start = g_get_monotonic_time ();
  table = brg_event_table_new (snapshot, 0);
  standings_ms = ms_since (start);
  start = g_get_monotonic_time ();
  {
    BrgTableSource source = brg_event_table_get_source (table, snapshot);
    BrgTableChoice choice = { .order = BRG_TABLE_BY_PLACE, .parts_points = TRUE };

    crosstable = brg_crosstable_content_new (&source, &choice, words);
  }
  content_ms = ms_since (start);
  {
    g_autoptr (BrgProgress) progress = NULL;

    start = g_get_monotonic_time ();
    progress = brg_event_progress_new (snapshot, 0);
    printf ("places after each of %d rounds %.1f ms\n", progress->n_rounds, ms_since (start));
  }
  start = g_get_monotonic_time ();
  pdf = brg_event_document_to_pdf (snapshot, "table", N_ROUNDS, "en", "2026-11-21T12:00:00Z", NULL);
  printf ("table: reading %.1f ms, standings %.1f ms, content %.1f ms; PDF of the Swiss table"
          " %.0f ms\n",
          load_ms, standings_ms, content_ms, ms_since (start));
}

int
main (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (2026);
  gint64 start;

  store_fixture_open (&fixture, N_PLAYERS);
  for (gint round = 1; round <= N_ROUNDS; round++)
    play_round (&fixture, rand);
  open_table (&fixture);
  start = g_get_monotonic_time ();
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, NULL));
  printf ("undo %.1f ms\n", ms_since (start));
  start = g_get_monotonic_time ();
  g_assert_true (brg_journal_verify (fixture.store, NULL));
  printf ("proof of the whole file %.0f ms\n", ms_since (start));
  store_fixture_close (&fixture);
  return 0;
}
