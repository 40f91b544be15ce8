/* brg-page-paper.c - which paper a page prints
 *
 * Tests: tests/app/test-event-document.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-page-paper.h"

#include "brg-next-step.h"
#include "brg-paper-list.h"

const char *
brg_page_paper_of_players (const BrgSnapshot *snapshot, BrgPlayersView view)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  if (snapshot->entries->len == 0)
    return NULL;
  if (view == BRG_PLAYERS_VIEW_CHECK_IN)
    return "check-in";
  if (view == BRG_PLAYERS_VIEW_ADMISSION && brg_paper_list_find ("admission") != NULL)
    return "admission";
  return brg_snapshot_count_numbered (snapshot) > 0 ? "start-list" : "entries";
}

const char *
brg_page_paper_of_round (const BrgSnapshot *snapshot, gint round)
{
  const BrgRound *paired;
  BrgRoundCounts counts;

  g_return_val_if_fail (snapshot != NULL, NULL);

  paired = brg_snapshot_get_round (snapshot, round);
  if (paired == NULL)
    return NULL;
  counts = brg_round_counts_find (snapshot, round);
  return paired->state != BRG_ROUND_CLOSED && counts.n_results + counts.n_adjourned == 0
             ? "pairings"
             : "protocol";
}
