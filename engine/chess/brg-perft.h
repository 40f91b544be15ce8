/* brg-perft.h - counting the tree of legal moves, the test of every move generator
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-position.h"

G_BEGIN_DECLS

/**
 * BrgPerftMode:
 * @BRG_PERFT_BULK: the last move of a line is counted, not made
 * @BRG_PERFT_EVERY_MOVE: every move is made and taken back
 *
 * How the tree is walked; the number is the same.
 */
typedef enum
{
  BRG_PERFT_BULK,
  BRG_PERFT_EVERY_MOVE,
} BrgPerftMode;

/**
 * brg_perft_count:
 * @position: a position
 * @depth: number of half-moves
 * @mode: how to walk
 *
 * Returns: in how many ways @depth half-moves can be played, 1 for no half-move; the lowest 64 bits
 *   of it if it is larger
 */
guint64 brg_perft_count (const BrgPosition *position, guint depth, BrgPerftMode mode);

G_END_DECLS
