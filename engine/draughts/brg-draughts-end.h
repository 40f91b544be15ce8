/* brg-draughts-end.h - whether a position of draughts ends the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-position.h"

G_BEGIN_DECLS

/**
 * BrgDraughtsEnd:
 * @BRG_DRAUGHTS_PLAY_ON: the player having the move can move
 * @BRG_DRAUGHTS_BARE: the player having the move has no piece left
 * @BRG_DRAUGHTS_BLOCKED: none of his pieces can move
 *
 * Whether a position ends the game (6.1.7, 8.1).
 */
typedef enum
{
  BRG_DRAUGHTS_PLAY_ON,
  BRG_DRAUGHTS_BARE,
  BRG_DRAUGHTS_BLOCKED,
} BrgDraughtsEnd;

/**
 * brg_draughts_position_end:
 * @position: a position
 * @winner: (out) (optional): who has won, %BRG_COLOUR_NONE if the game goes on
 *
 * Returns: whether the position ends the game
 */
BrgDraughtsEnd brg_draughts_position_end (const BrgDraughtsPosition *position, BrgColour *winner);

G_END_DECLS
