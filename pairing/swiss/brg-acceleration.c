/* brg-acceleration.c - Baku acceleration
 *
 * Rules: fide-acceleration-2026 1.1-1.4
 * Tests: tests/pairing/test-dutch.c, tests/pairing/test-acceleration.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-acceleration.h"

gboolean
brg_acceleration_is_allowed (const BrgScoring *scoring)
{
  g_return_val_if_fail (scoring != NULL, FALSE);

  return scoring->win == 2 * scoring->draw && scoring->loss == 0;
}

gint
brg_acceleration_count_group (gint n_players)
{
  return 2 * ((n_players + 3) / 4);
}

/* fide-acceleration-2026 1.4: a win's worth in the first half of the accelerated rounds, which are
 * the first half of all, and half of it in the second one; both halves rounded up. */
static gint
get_points (const BrgTournament *tournament, gint round)
{
  gint n_accelerated = (tournament->n_rounds + 1) / 2;
  gint win = brg_tournament_get_scoring (tournament)->win;

  if (round > n_accelerated)
    return 0;
  return round <= (n_accelerated + 1) / 2 ? win : win / 2;
}

void
brg_acceleration_apply (BrgTournament *tournament, gint last_number)
{
  g_return_if_fail (tournament != NULL);

  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint player = 0; player < tournament->n_players; player++)
      brg_tournament_set_virtual_points (
          tournament, player, round,
          tournament->players[player].number <= last_number ? get_points (tournament, round) : 0);
}
