/* brg-withdrawals.h - players who left, as the rule book wants them in the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rulebook.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgWithdrawalEffect:
 * @BRG_WITHDRAWAL_NONE: the player has not left, or nothing special follows
 * @BRG_WITHDRAWAL_COUNTS: results stay and count; unplayed games are lost
 * @BRG_WITHDRAWAL_NOT_COUNTED: results stay visible, for rating, and count for nobody's place
 * @BRG_WITHDRAWAL_STRUCK_OUT: results are annulled, row and column are struck out
 */
typedef enum
{
  BRG_WITHDRAWAL_NONE,
  BRG_WITHDRAWAL_COUNTS,
  BRG_WITHDRAWAL_NOT_COUNTED,
  BRG_WITHDRAWAL_STRUCK_OUT,
} BrgWithdrawalEffect;

/**
 * BrgWithdrawal:
 * @effect: what the book says
 * @article: book id and article that says it, a constant string; %NULL for %BRG_WITHDRAWAL_NONE
 * @n_played: games that the player really played, adjourned ones included; 0 in a Swiss
 * @n_scheduled: games that he has to play in the whole event, 0 in a Swiss
 *
 * What became of one player.
 */
typedef struct
{
  BrgWithdrawalEffect effect;
  const char *article;
  gint n_played;
  gint n_scheduled;
} BrgWithdrawal;

/**
 * BrgWithdrawals:
 * @tournament: the tournament with the marks that the book wants in the unplayed games of leavers
 * @players: (array): one entry a player
 * @counted: (array): for every player whether his results count
 * @n_left: how many players have left
 *
 * A tournament after the book's rule for leavers.
 */
typedef struct
{
  BrgTournament *tournament;
  BrgWithdrawal *players;
  gboolean *counted;
  gint n_left;
} BrgWithdrawals;

/**
 * brg_withdrawals_apply:
 * @tournament: a tournament; games of a leaver after he left are open or not paired
 * @rulebook: the event's rule book
 *
 * Applies the rule for players who left a round robin: counts the games played against half of
 * those scheduled, and fills the unplayed games with the marks of the book. In a Swiss nothing
 * changes: results stay and count for everybody.
 *
 * Games over the board and adjourned ones are played, forfeits are not, the free round of an odd
 * field is no game; exactly half is half. Marks go into the open games of rounds after the leaver's
 * last one; an open game before that lacks its result and stays open, and so does an adjourned one,
 * which the arbiters will adjudicate. Results that stand are never changed. Two leavers who have
 * not met both lose. Games of rounds that are not paired get their marks when the pairs are known.
 *
 * Returns: (transfer full): the tournament with marks, and what became of every player
 */
BrgWithdrawals *brg_withdrawals_apply (const BrgTournament *tournament,
                                       const BrgRulebook *rulebook);

/**
 * brg_withdrawals_free:
 * @withdrawals: (nullable): a result of brg_withdrawals_apply()
 */
void brg_withdrawals_free (BrgWithdrawals *withdrawals);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgWithdrawals, brg_withdrawals_free)

G_END_DECLS
