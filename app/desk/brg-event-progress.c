/* brg-event-progress.c - the places of a group from round to round
 *
 * Tests: tests/app/test-progress-content.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-progress.h"

#include "brg-event-table.h"

BrgProgress *
brg_event_progress_new (const BrgSnapshot *snapshot, gint through_round)
{
  BrgProgress *progress;
  g_autoptr (BrgEventTable) whole = NULL;

  g_return_val_if_fail (snapshot != NULL, NULL);

  whole = brg_event_table_new (snapshot, through_round);
  progress = brg_progress_new (whole->tournament->n_players, whole->through_round);
  for (gint round = 1; round <= whole->through_round; round++)
    {
      g_autoptr (BrgEventTable) table = brg_event_table_new (snapshot, round);

      brg_progress_set_round (progress, round, table->standings);
    }
  return progress;
}
