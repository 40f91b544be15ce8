/* brg-draughts-perft.h - counting the tree of legal moves of draughts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-position.h"

G_BEGIN_DECLS

/**
 * BrgDraughtsPerftMode:
 * @BRG_DRAUGHTS_PERFT_BULK: the last move of a line is counted, not made
 * @BRG_DRAUGHTS_PERFT_EVERY_MOVE: every move is made and taken back; the number is the same
 * @BRG_DRAUGHTS_PERFT_ROUTES: every way of a capture counts as a move of its own
 *
 * How the tree is walked.
 */
typedef enum
{
  BRG_DRAUGHTS_PERFT_BULK,
  BRG_DRAUGHTS_PERFT_EVERY_MOVE,
  BRG_DRAUGHTS_PERFT_ROUTES,
} BrgDraughtsPerftMode;

/**
 * brg_draughts_perft_count:
 * @position: a position
 * @depth: number of half-moves
 * @mode: how to walk
 *
 * Counts lines of legal moves; rules of draws are not looked at.
 *
 * Returns: in how many ways @depth half-moves can be played, 1 for no half-move; the lowest 64 bits
 *   of it if it is larger
 */
guint64 brg_draughts_perft_count (const BrgDraughtsPosition *position,
                                  guint depth,
                                  BrgDraughtsPerftMode mode);

G_END_DECLS
