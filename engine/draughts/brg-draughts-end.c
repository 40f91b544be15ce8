/* brg-draughts-end.c - whether a position of draughts ends the game
 *
 * Rules: rus-draughts-2022 6.1.7, 8.1
 * Tests: tests/engine/test-draughts-position.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-end.h"

#include "brg-draughts-moves.h"

BrgDraughtsEnd
brg_draughts_position_end (const BrgDraughtsPosition *position, BrgColour *winner)
{
  BrgColour side = (BrgColour) position->turn;
  BrgDraughtsEnd end = position->pieces[side] == 0         ? BRG_DRAUGHTS_BARE
                       : brg_draughts_moves_any (position) ? BRG_DRAUGHTS_PLAY_ON
                                                           : BRG_DRAUGHTS_BLOCKED;

  /* rus-draughts-2022 8.1: in giveaway who has nothing left, or is shut in, has won; 6.1.7: in the
   * other games his opponent. */
  if (winner != NULL)
    *winner = end == BRG_DRAUGHTS_PLAY_ON                  ? BRG_COLOUR_NONE
              : position->variant == BRG_DRAUGHTS_GIVEAWAY ? side
                                                           : brg_colour_opposite (side);
  return end;
}
