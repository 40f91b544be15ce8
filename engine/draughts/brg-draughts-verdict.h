/* brg-draughts-verdict.h - offers of a draw, fallen flags, and draws fixed for want of time
 *
 * Rules: rus-draughts-2022 5.4.2.6, 5.4.2.10, 5.4.13.1, 5.4.13.3, 5.4.13.4, 6.1.8.1, 6.1.10.2,
 * 6.1.10.4, 6.1.10.5, 6.2, 7.5.1, 7.7.2, 7.7.4
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-play.h"
#include "brg-verdict.h"

G_BEGIN_DECLS

/**
 * BrgDraughtsConduct:
 * @tempo: how fast the game is; unknown is taken for standard
 * @has_increment: whether the clock adds time for a move
 * @has_score: whether the moves are written down; standard play always is
 *
 * The conditions a game is played under.
 */
typedef struct
{
  BrgTempo tempo;
  gboolean has_increment;
  gboolean has_score;
} BrgDraughtsConduct;

/**
 * BrgDraughtsOfferKind:
 * @BRG_DRAUGHTS_OFFER_ALLOWED: the draw may be offered
 * @BRG_DRAUGHTS_OFFER_MOVE_FIRST: only after a move, and it is his move (5.4.13.3)
 * @BRG_DRAUGHTS_OFFER_NOT_AGAIN: he has offered one, and the other has not since (5.4.13.4)
 * @BRG_DRAUGHTS_OFFER_TOO_EARLY: too few moves have been made (6.1.8.1, 7.5.1)
 * @BRG_DRAUGHTS_OFFER_TOO_MANY: without a score, and too many pieces are left (6.1.10.2, 7.7.2)
 */
typedef enum
{
  BRG_DRAUGHTS_OFFER_ALLOWED,
  BRG_DRAUGHTS_OFFER_MOVE_FIRST,
  BRG_DRAUGHTS_OFFER_NOT_AGAIN,
  BRG_DRAUGHTS_OFFER_TOO_EARLY,
  BRG_DRAUGHTS_OFFER_TOO_MANY,
} BrgDraughtsOfferKind;

/**
 * BrgDraughtsOffer:
 * @kind: whether the draw may be offered
 * @article: book id and article
 * @has: moves made by each, or the most pieces that a side has; else 0
 * @limit: moves that each must have made, or the most pieces a side may have; else 0
 *
 * Whether a draw may be offered.
 */
typedef struct
{
  BrgDraughtsOfferKind kind;
  const char *article;
  guint has;
  guint limit;
} BrgDraughtsOffer;

/**
 * brg_draughts_offer_judge:
 * @play: a game
 * @conduct: the conditions
 * @side: who wants to offer a draw
 * @last_offer: who made the last offer that was not accepted, none if there was none
 *
 * Draughts-64 has the limits of Russian draughts (6.2); giveaway has none (8.2).
 *
 * Returns: whether he may
 */
BrgDraughtsOffer brg_draughts_offer_judge (const BrgDraughtsPlay *play,
                                           const BrgDraughtsConduct *conduct,
                                           BrgColour side,
                                           BrgColour last_offer);

/**
 * brg_draughts_offer_find_limit:
 * @variant: what is played
 * @conduct: the conditions
 *
 * What must be so before a draw is offered, besides that the offer comes after a move: for a game
 * whose moves are not known.
 *
 * Returns: %BRG_DRAUGHTS_OFFER_TOO_EARLY or %BRG_DRAUGHTS_OFFER_TOO_MANY with the limit that would
 *   be broken, %BRG_DRAUGHTS_OFFER_ALLOWED where there is none
 */
BrgDraughtsOffer brg_draughts_offer_find_limit (BrgDraughtsVariant variant,
                                                const BrgDraughtsConduct *conduct);

/**
 * BrgDraughtsVerdict:
 * @outcome: what becomes of the game
 * @article: book id and article
 * @needs_judge: whether the judge must find that the condition holds: no win can be shown, a
 *   position is won, an advantage is clear
 *
 * A verdict as the book has it. Proposals for the judge: he confirms them.
 */
typedef struct
{
  BrgVerdictOutcome outcome;
  const char *article;
  gboolean needs_judge;
} BrgDraughtsVerdict;

/**
 * brg_draughts_verdict_flag:
 * @play: the game with the last move made on the board
 * @flagged: whose time has run out
 *
 * A win that stands on the board stands: the opponent has no piece left, or none that can move.
 *
 * Returns: the verdict
 */
BrgDraughtsVerdict brg_draughts_verdict_flag (const BrgDraughtsPlay *play, BrgColour flagged);

/**
 * brg_draughts_verdict_both_flags:
 * @play: the game with the last move made on the board
 *
 * The time of both has run out and it is not known whose first.
 *
 * Returns: the verdict
 */
BrgDraughtsVerdict brg_draughts_verdict_both_flags (const BrgDraughtsPlay *play);

/**
 * brg_draughts_verdict_ending:
 * @play: a game
 * @conduct: the conditions
 *
 * Whether the position is not to be played on: rapid and blitz without an increment (6.1.10.4,
 * 7.7.4).
 *
 * Returns: a draw for the judge to state unless a win can be shown, or play on
 */
BrgDraughtsVerdict brg_draughts_verdict_ending (const BrgDraughtsPlay *play,
                                                const BrgDraughtsConduct *conduct);

/**
 * brg_draughts_verdict_short_of_time:
 * @play: a game
 * @conduct: the conditions
 * @seconds: what the player who stands better has left, in seconds
 *
 * Whether a player who stands better but has no time to win may fix a draw: in Russian draughts by
 * an offer and stopping the clock (6.1.10.5), on 100 squares with a minute or less and eight pieces
 * or fewer (7.7.4). Whether he does stand better the judge says.
 *
 * Returns: a draw, or play on
 */
BrgDraughtsVerdict brg_draughts_verdict_short_of_time (const BrgDraughtsPlay *play,
                                                       const BrgDraughtsConduct *conduct,
                                                       guint seconds);

G_END_DECLS
