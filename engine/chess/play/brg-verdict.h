/* brg-verdict.h - what a fallen flag, a resignation, an illegal move or an agreed draw decides
 *
 * Rules: fide-2023 5.1.2, 5.2.3, 6.9, 7.5.5, 9.1, A.3, A.5.2, A.5.3, guideline III.3;
 * rus-chess-2014 5.1.2, 5.2.3, 6.9, 6.11, 7.4.2, 16.4, 17.3.2;
 * ukr-chess-2016 5.1.2, 5.2.3, 6.3.5, 6.5, 7.7, 9.1; ussr-chess-1956 15, 16, 17
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-play-status.h"

G_BEGIN_DECLS

/**
 * BrgSupervision:
 * @BRG_SUPERVISION_FULL: the arbiters see every game as in standard play: every standard game;
 * rapid by fide-2023 A.4, rus-chess-2014 16.3; blitz by fide-2023 B.2, rus-chess-2014 17.2
 * @BRG_SUPERVISION_PARTIAL: rapid or blitz with fewer arbiters: fide-2023 A.5, B.3, rus-chess-2014
 *   16.4, 17.3
 *
 * How closely the game is watched.
 */
typedef enum
{
  BRG_SUPERVISION_FULL,
  BRG_SUPERVISION_PARTIAL,
} BrgSupervision;

/**
 * BrgConduct:
 * @rulebook: a rule book of chess
 * @tempo: how fast the game is; unknown is taken for standard, which is always watched
 * @supervision: how closely it is watched
 *
 * The conditions a game is played under.
 */
typedef struct
{
  const BrgRulebook *rulebook;
  BrgTempo tempo;
  BrgSupervision supervision;
} BrgConduct;

/**
 * BrgVerdictOutcome:
 * @BRG_VERDICT_OUTCOME_PLAY_ON: the game goes on
 * @BRG_VERDICT_OUTCOME_WHITE_WINS: White wins
 * @BRG_VERDICT_OUTCOME_BLACK_WINS: Black wins
 * @BRG_VERDICT_OUTCOME_DRAW: a draw
 * @BRG_VERDICT_OUTCOME_REPLAY: the game is played again from the position before what was done
 * wrong
 * @BRG_VERDICT_OUTCOME_FOR_ARBITER: the book is silent, or whether a side can mate was not decided
 *
 * What becomes of a game.
 */
typedef enum
{
  BRG_VERDICT_OUTCOME_PLAY_ON,
  BRG_VERDICT_OUTCOME_WHITE_WINS,
  BRG_VERDICT_OUTCOME_BLACK_WINS,
  BRG_VERDICT_OUTCOME_DRAW,
  BRG_VERDICT_OUTCOME_REPLAY,
  BRG_VERDICT_OUTCOME_FOR_ARBITER,
} BrgVerdictOutcome;

/**
 * BrgVerdict:
 * @outcome: what becomes of the game
 * @article: book id and article, %NULL where the book is silent; with an outcome for the arbiter it
 *   may be the one by which a rule does not hold here
 * @exception: book id and article that turned a loss into a draw because the opponent cannot mate
 * by any series of legal moves, else %NULL
 * @escape: of a lost game: book id and article by which it would be a draw if the opponent could
 * not mate, else %NULL
 * @seconds_article: book id and article that sets @opponent_seconds when it is another one
 * @opponent_seconds: what the clock of the offender's opponent gets
 * @ended_before: the half-move after which the game was over already, which stands; else -1
 * @needs_claim: whether this holds only when the opponent claims it
 * @stands: whether an illegal move was noticed too late and stands
 * @is_wording_doubtful: whether the print of the book leaves room for another reading
 *
 * A verdict as the book has it. Proposals for the arbiter: he confirms them.
 */
typedef struct
{
  BrgVerdictOutcome outcome;
  const char *article;
  const char *exception;
  const char *escape;
  const char *seconds_article;
  guint opponent_seconds;
  gint ended_before;
  gboolean needs_claim;
  gboolean stands;
  gboolean is_wording_doubtful;
} BrgVerdict;

/**
 * brg_verdict_cite:
 * @verdict: a verdict
 *
 * Returns: (nullable): book id and article of what is imposed: what made a loss a draw, the one
 * that sets the time (fide-2023 A.3, B.2), else that of the verdict
 */
const char *brg_verdict_cite (const BrgVerdict *verdict);

/**
 * brg_verdict_flag:
 * @status: the game up to the position on the board when the flag fell, with the move that was made
 *   but not completed if it ends the game
 * @conduct: the conditions
 * @flagged: whose flag fell
 *
 * What the game came to on the board before the flag fell stands (fide-2023 6.9). Else the player
 * loses, but where the book says so it is a draw when his opponent cannot mate.
 *
 * Returns: the verdict
 */
BrgVerdict brg_verdict_flag (const BrgPlayStatus *status,
                             const BrgConduct *conduct,
                             BrgColour flagged);

/**
 * brg_verdict_both_flags:
 * @status: the game
 * @conduct: the conditions
 * @is_last_period: whether all the remaining moves were to be made in this period
 * @is_announced: whether guideline III was announced for this event (fide-2023 III.2.1); of no
 *   account in the other books
 * @has_increment: whether moves bring time, for which the guideline never holds (fide-2023 III.2.2)
 *
 * Both flags are down and it is not known which fell first.
 *
 * Returns: the verdict
 */
BrgVerdict brg_verdict_both_flags (const BrgPlayStatus *status,
                                   const BrgConduct *conduct,
                                   gboolean is_last_period,
                                   gboolean is_announced,
                                   gboolean has_increment);

/**
 * brg_verdict_resignation:
 * @status: the game
 * @conduct: the conditions
 * @resigned: who has resigned
 *
 * Returns: the verdict: by fide-2023 5.1.2 a draw if his opponent cannot mate
 */
BrgVerdict brg_verdict_resignation (const BrgPlayStatus *status,
                                    const BrgConduct *conduct,
                                    BrgColour resigned);

/**
 * BrgIllegalMove:
 * @offender: who completed it
 * @n_th: 1 for his first in this game
 * @is_answered: whether the opponent has made his next move
 * @is_round_over: ussr-chess-1956 15: whether the next round, or the next game of the match, has
 *   begun; of the last round, whether the game is over
 *
 * A completed illegal move, or what the book puts on a level with it.
 */
typedef struct
{
  BrgColour offender;
  guint n_th;
  gboolean is_answered;
  gboolean is_round_over;
} BrgIllegalMove;

/**
 * brg_verdict_illegal_move:
 * @status: the game up to the position just before the illegal move, which is restored
 * @conduct: the conditions
 * @illegal: the illegal move
 *
 * Returns: the verdict
 */
BrgVerdict brg_verdict_illegal_move (const BrgPlayStatus *status,
                                     const BrgConduct *conduct,
                                     const BrgIllegalMove *illegal);

/**
 * brg_verdict_agreement:
 * @status: the game
 * @conduct: the conditions
 * @moves: how many moves each has completed, -1 for those of @status
 * @least_moves: how many moves each the regulations want before a draw may be agreed, 0 for none
 * @has_permission: whether the arbiter has allowed it before
 *
 * Returns: the verdict: a draw, or that the game goes on
 */
BrgVerdict brg_verdict_agreement (const BrgPlayStatus *status,
                                  const BrgConduct *conduct,
                                  gint moves,
                                  guint least_moves,
                                  gboolean has_permission);

/**
 * brg_outcome_to_id:
 * @outcome: an outcome
 *
 * Returns: its id for programs: `play-on`, `1-0`, `0-1`, `1/2-1/2`, `replay` or `arbiter`
 */
const char *brg_outcome_to_id (BrgVerdictOutcome outcome);

G_END_DECLS
