/* brg-perpetual.h - whether a king can be checked for ever
 *
 * Rules: ussr-chess-1956 17 g: a series of checks, one after the other, from which the king cannot
 * hide
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-position.h"

G_BEGIN_DECLS

/**
 * BRG_PERPETUAL_MAX_NODES:
 *
 * A bound for a question on a live board.
 */
#define BRG_PERPETUAL_MAX_NODES 50000

/**
 * BrgPerpetual:
 * @BRG_PERPETUAL_NO: the checked side has a way out of the checks, or can have itself mated, or is
 *   not in check
 * @BRG_PERPETUAL_YES: whatever it plays, the other side can go on checking without end
 * @BRG_PERPETUAL_UNDECIDED: not decided within the bound
 *
 * Whether the player having the move can be checked for ever. Yes and no are exact.
 */
typedef enum
{
  BRG_PERPETUAL_NO,
  BRG_PERPETUAL_YES,
  BRG_PERPETUAL_UNDECIDED,
} BrgPerpetual;

/**
 * brg_perpetual_check:
 * @position: a position
 * @max_nodes: how many positions of the checked side may be looked at in one of its six turns
 *
 * A game on the finite graph of the positions that arise when the checking side only gives checks.
 * It asks for the checks never ending, so mate is no way to go on, and the checked side may choose
 * it: a mating attack is not a perpetual check.
 *
 * Returns: whether the player having the move can be checked for ever
 */
BrgPerpetual brg_perpetual_check (const BrgPosition *position, guint max_nodes);

G_END_DECLS
