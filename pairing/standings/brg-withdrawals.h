/* brg-withdrawals.h - players who left, as the rule book wants them in the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rulebook.h"
#include "brg-standings.h"
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
 * @effect: what the book says, or what was decided
 * @article: book id and article that says it, a constant string; %NULL for %BRG_WITHDRAWAL_NONE
 * @n_played: games that the player really played, adjourned ones included; 0 in a Swiss by the book
 * @n_unfinished: those of @n_played that have begun and have no result
 * @n_scheduled: games that he has to play in the whole event, 0 in a Swiss by the book
 * @marks: what his games that were not played get
 * @rule: what was decided about him, %BRG_LEAVER_BY_BOOK when the book alone speaks
 * @in_micro_matches: whether @n_played and @n_scheduled count micro-matches, not games
 * @is_undecided: whether the book wants the jury to choose and it has not yet (rus-draughts-2022
 *   5.4.9.5): until then a team's matches count and those that were not played are lost; by
 *   correspondence (10.5.3) results stand until then and what was not played stays open
 * @is_postal: whether it is played by correspondence and the chief arbiter decides (10.5.3)
 * @loses_match: whether the match between two is lost, whatever the points are (ussr-chess-1956 23)
 *
 * What became of one player.
 */
typedef struct
{
  BrgWithdrawalEffect effect;
  const char *article;
  gint n_played;
  gint n_unfinished;
  gint n_scheduled;
  BrgUnplayedMarks marks;
  BrgLeaverRule rule;
  gboolean in_micro_matches;
  gboolean is_undecided;
  gboolean is_postal;
  gboolean loses_match;
} BrgWithdrawal;

/**
 * BrgWithdrawals:
 * @tournament: the tournament with the marks that the book wants in the unplayed games of leavers
 * @players: (array): one entry a player
 * @counted: (array): for every player whether his results count
 * @n_left: how many players have left before the end
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
 * Applies the rule for players who left a round robin or were excluded from it: counts the games
 * played against half of those scheduled, and fills the unplayed games with the marks of the book.
 * In a Swiss and in a knock-out nothing changes: results stay and count for everybody.
 *
 * Games over the board and adjourned ones are played, forfeits are not, the free round of an odd
 * field is no game; exactly half is half. Where a round is a micro-match (#BrgTournament.n_games),
 * the micro-match counts once, as in the points, and is played when one of its games is; what is
 * left of one that was broken off is marked, and its sum decides. Cycles of single games count game
 * by game, as in the points, whatever order they are played in. Marks go into the
 * open games of rounds after the leaver's last one; an open game before that lacks its result and
 * stays open, and so does an adjourned one, which the arbiters will adjudicate. Results that stand
 * are never changed. Two leavers who have not met both lose. Games of rounds that are not paired
 * get their marks when the pairs are known.
 *
 * #BrgPlayer.leaver_rule comes before the book: %BRG_LEAVER_FORFEITS lets everything count,
 * %BRG_LEAVER_ANNULLED nothing, in a Swiss too, and for a player who left after the last round as
 * well; the annulled results stay in the cells. In a match between two there is no half: the games
 * that remain are lost.
 *
 * Returns: (transfer full): the tournament with marks, and what became of every player
 */
BrgWithdrawals *brg_withdrawals_apply (const BrgTournament *tournament,
                                       const BrgRulebook *rulebook);

/**
 * brg_withdrawals_rank:
 * @withdrawals: a tournament after the rule for leavers
 * @standings: its standings
 *
 * Gives the second place of a match to the player who refused to go on with it
 * (#BrgWithdrawal.loses_match). Other standings stay as they are.
 */
void brg_withdrawals_rank (const BrgWithdrawals *withdrawals, BrgStandings *standings);

/**
 * brg_withdrawals_count_forfeits:
 * @tournament: a tournament, before the rule for leavers
 * @player: index of a player
 *
 * Returns: how many games the player lost by not being there
 */
gint brg_withdrawals_count_forfeits (const BrgTournament *tournament, gint player);

/**
 * brg_withdrawals_count_missed:
 * @tournament: a tournament, before the rule for leavers
 * @rulebook: the event's rule book
 * @player: index of a player
 *
 * Counts the games that a player who has not left lost by not being there, when they are so many
 * that the chief arbiter has to decide whether he goes on (#BrgRulebook.missed_article).
 *
 * Returns: how many, 0 when there is nothing to decide
 */
gint brg_withdrawals_count_missed (const BrgTournament *tournament,
                                   const BrgRulebook *rulebook,
                                   gint player);

/**
 * brg_withdrawals_free:
 * @withdrawals: (nullable): a result of brg_withdrawals_apply()
 */
void brg_withdrawals_free (BrgWithdrawals *withdrawals);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgWithdrawals, brg_withdrawals_free)

G_END_DECLS
