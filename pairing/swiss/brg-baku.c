/* brg-baku.c - Baku acceleration: points that count for pairing only
 *
 * Rules: fide-acceleration-2026 1.1-1.4
 * Tests: tests/pairing/test-baku.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-baku.h"

gboolean
brg_baku_is_possible (const BrgScoring *scoring)
{
  g_return_val_if_fail (scoring != NULL, FALSE);

  /* fide-acceleration-2026 1.1: a win is worth two draws, a loss nothing. */
  return scoring->win > 0 && scoring->win == 2 * scoring->draw && scoring->loss == 0;
}

gint
brg_baku_count_leaders (gint n_players)
{
  g_return_val_if_fail (n_players >= 0, 0);

  /* fide-acceleration-2026 1.2: the first half, rounded up to an even number. */
  return MIN (2 * ((n_players + 3) / 4), n_players);
}

gint
brg_baku_points (const BrgScoring *scoring, gint n_rounds, gint round)
{
  gint n_accelerated = (n_rounds + 1) / 2;

  g_return_val_if_fail (scoring != NULL, 0);
  g_return_val_if_fail (round >= 1 && round <= n_rounds, 0);

  /* fide-acceleration-2026 1.4: a win in the first half of the accelerated rounds, which are the
   * first half of the event; half of it in the others. */
  if (round > n_accelerated)
    return 0;
  return round <= (n_accelerated + 1) / 2 ? scoring->win : scoring->win / 2;
}

void
brg_baku_accelerate (BrgTournament *tournament, gint last_number)
{
  g_return_if_fail (tournament != NULL);
  g_return_if_fail (brg_baku_is_possible (&tournament->scoring));

  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint player = 0; player < tournament->n_players; player++)
      if (tournament->players[player].number <= last_number)
        brg_tournament_set_virtual_points (
            tournament, player, round,
            brg_baku_points (&tournament->scoring, tournament->n_rounds, round));
}
