/* brg-event-progress.c - the places of a group from round to round
 *
 * Tests: tests/app/test-table-kinds.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-progress.h"

#include "brg-event-table.h"

static gboolean
has_result (const BrgTournament *tournament, gint round)
{
  for (gint i = 0; i < tournament->n_players; i++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, i, round);

      if (cell->opponent != BRG_NOBODY && !brg_outcome_is_pending (cell->outcome))
        return TRUE;
    }
  return FALSE;
}

/* The rounds of a round robin are all paired at once: what has not begun moves nobody. */
static gint
find_last_round (const BrgEventTable *table)
{
  gint round = table->through_round;

  while (round > 0 && !has_result (table->tournament, round))
    round--;
  return round;
}

BrgProgress *
brg_event_progress_new (const BrgSnapshot *snapshot, gint through_round)
{
  BrgProgress *progress;
  g_autoptr (BrgEventTable) whole = NULL;

  g_return_val_if_fail (snapshot != NULL, NULL);

  whole = brg_event_table_new (snapshot, through_round);
  progress = brg_progress_new (whole->tournament->n_players, find_last_round (whole));
  for (gint round = 1; round <= progress->n_rounds; round++)
    {
      g_autoptr (BrgEventTable) table = brg_event_table_new (snapshot, round);

      brg_progress_set_round (progress, round, table->standings);
    }
  return progress;
}
