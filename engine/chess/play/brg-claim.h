/* brg-claim.h - claims of a draw, and what they cost when they are wrong
 *
 * Rules: fide-2023 9.2, 9.3, 9.4, 9.5, A.3; rus-chess-2014 9.2, 9.3, 9.4, 9.5; ukr-chess-2016 9.3,
 * 9.4, 9.5, 9.6; ussr-chess-1956 17
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-claim-book.h"

G_BEGIN_DECLS

/**
 * BrgClaim:
 * @kind: what for
 * @claimant: who claims
 * @intended: a legal move of the position on the board that he announces without making it,
 *   %BRG_MOVE_NONE if he claims for what stands on the board
 * @has_touched: whether he has touched a man as for a move since his opponent's move
 * @tempo: how fast the game is; unknown is taken for standard
 *
 * A claim as it is brought to the arbiter.
 */
typedef struct
{
  BrgClaimKind kind;
  BrgColour claimant;
  BrgMove intended;
  gboolean has_touched;
  BrgTempo tempo;
} BrgClaim;

/**
 * BrgClaimVerdict:
 * @BRG_CLAIM_RIGHT: the game is drawn
 * @BRG_CLAIM_WRONG: it was looked into and is not so
 * @BRG_CLAIM_GAME_OVER: the game was over by itself before
 * @BRG_CLAIM_NO_RULE: the book knows no such claim
 * @BRG_CLAIM_NOT_HIS_MOVE: he has not the move: he has made his move already, or it is not his turn
 * @BRG_CLAIM_TOUCHED: he has touched a man and cannot claim on this move any more
 * @BRG_CLAIM_NO_INTENDED: for this the book knows no claim with an announced move
 * @BRG_CLAIM_FOR_ARBITER: the program cannot decide it
 *
 * What becomes of a claim. Only a wrong one costs time: a claim that may not be made is not looked
 * into.
 */
typedef enum
{
  BRG_CLAIM_RIGHT,
  BRG_CLAIM_WRONG,
  BRG_CLAIM_GAME_OVER,
  BRG_CLAIM_NO_RULE,
  BRG_CLAIM_NOT_HIS_MOVE,
  BRG_CLAIM_TOUCHED,
  BRG_CLAIM_NO_INTENDED,
  BRG_CLAIM_FOR_ARBITER,
} BrgClaimVerdict;

/**
 * BrgClaimAnswer:
 * @verdict: what becomes of the claim
 * @article: book id and article that the claim rests on, or fails by; %NULL without a rule
 * @effect_article: book id and article on what follows from a right or wrong claim; %NULL if none
 * @who: who may make such a claim now, %BRG_COLOUR_NONE for both
 * @until: how long
 * @plies: (element-type guint): the half-moves after which the position stood, the one to come by
 *   the announced move included; owned, %NULL for other claims
 * @quiet_plies: half-moves without capture or pawn move, with the announced move
 * @opponent_seconds: what the opponent's clock gets
 * @must_play_intended: whether the announced move has to be made now
 * @on_own_time: whether the claim is looked into while the claimant's clock runs; if it falls
 *   meanwhile, a right claim still draws and a wrong one loses
 * @can_be_refuted: whether the opponent can still show that the ending is won in more than fifty
 *   moves, which puts the claim off for fifty more
 * @times_left: how often the position has to come again until the game ends by itself, -1 if it
 *   never does
 * @plies_left: half-moves without capture or pawn move until the game ends by itself, -1 if it
 * never does
 *
 * The answer to a claim; to be emptied by brg_claim_answer_clear().
 */
typedef struct
{
  BrgClaimVerdict verdict;
  const char *article;
  const char *effect_article;
  BrgColour who;
  BrgClaimEnd until;
  GArray *plies;
  guint quiet_plies;
  guint opponent_seconds;
  gboolean must_play_intended;
  gboolean on_own_time;
  gboolean can_be_refuted;
  gint times_left;
  gint plies_left;
} BrgClaimAnswer;

/**
 * brg_claim_answer_clear:
 * @answer: an answer
 *
 * Frees what an answer owns.
 */
void brg_claim_answer_clear (BrgClaimAnswer *answer);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgClaimAnswer, brg_claim_answer_clear)

/**
 * brg_claim_judge:
 * @status: the game up to the position on the board
 * @rulebook: a rule book of chess
 * @claim: the claim
 * @answer: (out caller-allocates): the answer, empty or cleared before
 *
 * Answers a claim.
 */
void brg_claim_judge (const BrgPlayStatus *status,
                      const BrgRulebook *rulebook,
                      const BrgClaim *claim,
                      BrgClaimAnswer *answer);

G_END_DECLS
