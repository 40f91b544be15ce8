/* brg-leaving.h - what follows when a player leaves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-impact.h"
#include "brg-snapshot.h"
#include "brg-withdrawals.h"

G_BEGIN_DECLS

/**
 * brg_leaving_propose_round:
 * @snapshot: a group
 * @entry: index of a player
 *
 * Proposes the last round that the player belongs to. In a Swiss it is the last one paired: the
 * opponent he has there must get a result. In a round robin it is the round before the first game
 * of a begun round that he has not played, else the last begun round.
 *
 * Returns: the round, 0 when he never began
 */
gint brg_leaving_propose_round (const BrgSnapshot *snapshot, gint entry);

/**
 * brg_leaving_find_open_board:
 * @snapshot: a group
 * @entry: index of a player
 * @left_after: last round he belongs to
 * @round: (out) (optional): its round
 *
 * Finds a game up to @left_after that lacks its result: the arbiter has to enter it, for nobody
 * else will.
 *
 * Returns: the board, 0 for none
 */
gint brg_leaving_find_open_board (const BrgSnapshot *snapshot,
                                  gint entry,
                                  gint left_after,
                                  gint *round);

/**
 * brg_leaving_find_next_round:
 * @snapshot: a group
 *
 * Returns: the next round of a Swiss that is not paired, 0 when there is none: the one that a
 *   player can miss by announcement
 */
gint brg_leaving_find_next_round (const BrgSnapshot *snapshot);

/**
 * BrgLeaving:
 * @withdrawal: what the rule book makes of the player: effect, article, games played
 * @impact: points and places before and after
 * @n_adjourned: adjourned games of the player, which are adjudicated
 *
 * A withdrawal that is being considered. Nothing is stored.
 */
typedef struct
{
  BrgWithdrawal withdrawal;
  BrgImpact *impact;
  gint n_adjourned;
} BrgLeaving;

/**
 * brg_leaving_new:
 * @snapshot: a group
 * @entry: index of a player with a start number
 * @left_after: last round he belongs to
 *
 * Computes what follows by the event's rule book. In a Swiss nothing changes in the table. For
 * somebody who has left already it tells what his leaving has changed.
 *
 * Returns: (transfer full): the effect
 */
BrgLeaving *brg_leaving_new (BrgSnapshot *snapshot, gint entry, gint left_after);

/**
 * brg_leaving_free:
 * @self: (nullable): a withdrawal
 */
void brg_leaving_free (BrgLeaving *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgLeaving, brg_leaving_free)

G_END_DECLS
