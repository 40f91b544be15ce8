/* brg-presence.c - who takes part in a round of a Swiss
 *
 * Rules: rus-draughts-2022 5.4.10.2
 * Tests: tests/pairing/test-pairing.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-presence.h"

gboolean
brg_player_is_absent (const BrgTournament *tournament, gint player, gint round)
{
  const BrgCell *cell;

  g_return_val_if_fail (tournament != NULL, TRUE);

  /* rus-draughts-2022 5.4.10.2: those who left or said that they will not play are not paired. */
  if (tournament->players[player].left_after < round)
    return TRUE;
  cell = brg_tournament_cell (tournament, player, round);
  return cell->opponent == BRG_NOBODY && cell->outcome != BRG_OUTCOME_NONE &&
         cell->outcome != BRG_OUTCOME_PAIRING_BYE && cell->outcome != BRG_OUTCOME_FORFEIT_WIN;
}
