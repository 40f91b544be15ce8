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
 * of a begun round that he has not played, else the last begun round. Of somebody who has left it
 * is the round that is noted.
 *
 * Returns: the round, 0 when he never began
 */
gint brg_leaving_propose_round (const BrgSnapshot *snapshot, gint entry);

/**
 * brg_leaving_is_undecided:
 * @snapshot: a group
 * @entry: index of a player or a team
 *
 * Returns: whether this is a team that left and whose matches the jury has not yet decided about
 *   (rus-draughts-2022 5.4.9.5)
 */
gboolean brg_leaving_is_undecided (const BrgSnapshot *snapshot, gint entry);

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
 * brg_leaving_may_decide:
 * @snapshot: a group
 *
 * Returns: whether the arbiters may let results count, or annul them, whatever the book's rule of
 *   half the games says
 */
gboolean brg_leaving_may_decide (const BrgSnapshot *snapshot);

/**
 * brg_leaving_jury_decides:
 * @snapshot: a group
 *
 * Returns: whether the book has no rule but wants the jury to choose (rus-draughts-2022 5.4.9.5)
 */
gboolean brg_leaving_jury_decides (const BrgSnapshot *snapshot);

/**
 * BrgEarlyLeaving:
 * @BRG_EARLY_LEAVING_NONE: nothing special
 * @BRG_EARLY_LEAVING_DRAW_STAYS: he leaves before round 1, and the draw stays (rus-chess-2014 22.4)
 * @BRG_EARLY_LEAVING_NEW_DRAW: he leaves before round 1, and the numbers are drawn anew
 *   (ussr-chess-1956 23)
 *
 * What the book says of somebody who leaves after the draw and before round 1.
 */
typedef enum
{
  BRG_EARLY_LEAVING_NONE,
  BRG_EARLY_LEAVING_DRAW_STAYS,
  BRG_EARLY_LEAVING_NEW_DRAW,
} BrgEarlyLeaving;

/**
 * brg_leaving_find_early:
 * @snapshot: a group
 * @left_after: last round that somebody belongs to
 *
 * Returns: what the book says of the draw; nothing once a game has a result
 */
BrgEarlyLeaving brg_leaving_find_early (const BrgSnapshot *snapshot, gint left_after);

/**
 * BrgLeaving:
 * @withdrawal: what the rule book makes of the player: effect, article, games played
 * @impact: points and places before and after
 * @n_finished: games that were played and are over, adjudicated ones included
 * @n_adjourned: adjourned games of the player, which are adjudicated
 * @n_forfeits: games that were decided without play before he left
 * @n_unplayed: games that he leaves behind
 *
 * A withdrawal that is being considered. Nothing is stored. Of teams games are matches.
 */
typedef struct
{
  BrgWithdrawal withdrawal;
  BrgImpact *impact;
  gint n_finished;
  gint n_adjourned;
  gint n_forfeits;
  gint n_unplayed;
} BrgLeaving;

/**
 * brg_leaving_new:
 * @snapshot: a group
 * @entry: index of a player with a start number
 * @left_after: last round he belongs to
 *
 * Computes what follows by the event's rule book, or by what was decided about him. In a Swiss
 * nothing changes in the table. For somebody who has left already it tells what his leaving has
 * changed.
 *
 * Returns: (transfer full): the effect
 */
BrgLeaving *brg_leaving_new (BrgSnapshot *snapshot, gint entry, gint left_after);

/**
 * brg_leaving_new_as_decided:
 * @snapshot: a group
 * @entry: index of a player with a start number
 * @left_after: last round he belongs to
 * @rule: what is decided about him
 *
 * The same by a decision that is being considered.
 *
 * Returns: (transfer full): the effect
 */
BrgLeaving *brg_leaving_new_as_decided (BrgSnapshot *snapshot,
                                        gint entry,
                                        gint left_after,
                                        BrgLeaverRule rule);

/**
 * BrgLeavingAdvice:
 * @rule: the decision that disturbs the places of winners and prize-winners less, or
 *   %BRG_LEAVER_BY_BOOK when both disturb them alike
 * @n_prizes: how many places these are
 * @n_forfeits: how many of them change when matches are lost
 * @n_annulled: how many of them change when all matches are annulled
 *
 * What speaks for a jury's decision (rus-draughts-2022 5.4.9.5).
 */
typedef struct
{
  BrgLeaverRule rule;
  gint n_prizes;
  gint n_forfeits;
  gint n_annulled;
} BrgLeavingAdvice;

/**
 * brg_leaving_advise:
 * @snapshot: a group of teams in which the jury decides
 * @entry: index of a team with a start number
 * @left_after: last round it belongs to
 *
 * Returns: what changes less; the places for which the group has prizes are looked at, or the first
 *   three
 */
BrgLeavingAdvice brg_leaving_advise (const BrgSnapshot *snapshot, gint entry, gint left_after);

/**
 * brg_leaving_free:
 * @self: (nullable): a withdrawal
 */
void brg_leaving_free (BrgLeaving *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgLeaving, brg_leaving_free)

G_END_DECLS
