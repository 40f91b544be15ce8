/* brg-renju-opening.h - the opening regulations of renju, step by step
 *
 * Which stones are placed where, and who may take which colour, is said by the regulation of the
 * event. Each regulation is a table of steps; an opening in play always knows what is asked, of
 * whom, and what he may answer.
 * Rules: rus-draughts-2022 9.2.4.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-renju-board.h"
#include "brg-renju-regulation.h"

G_BEGIN_DECLS

/* No symmetry but one mirror can leave four stones as they are, so that even then more than a
 * hundred fifth moves are not each other's images. */
#define BRG_RENJU_MAX_OFFERS 100

/**
 * BrgRenjuPlayer:
 * @BRG_RENJU_FIRST_PLAYER: who begins, as if he had Black
 * @BRG_RENJU_SECOND_PLAYER: the other
 *
 * A player, whatever his colour will be.
 */
typedef enum
{
  BRG_RENJU_FIRST_PLAYER,
  BRG_RENJU_SECOND_PLAYER,
} BrgRenjuPlayer;

/**
 * BrgRenjuAsk:
 * @BRG_RENJU_ASK_STONE: to place the next stone; the answer is a point
 * @BRG_RENJU_ASK_SWAP: whether to change colours; 0 for no, 1 for yes
 * @BRG_RENJU_ASK_NUMBER: how many fifth moves shall be offered
 * @BRG_RENJU_ASK_OFFER: to offer one more fifth move; a point
 * @BRG_RENJU_ASK_KEEP: which of the fifth moves stays; its point
 * @BRG_RENJU_ASK_WAY: how to go on; a #BrgRenjuWay
 * @BRG_RENJU_ASK_NOTHING: the opening is over, and the game goes on by the rules alone
 *
 * What is asked at a step.
 */
typedef enum
{
  BRG_RENJU_ASK_STONE,
  BRG_RENJU_ASK_SWAP,
  BRG_RENJU_ASK_NUMBER,
  BRG_RENJU_ASK_OFFER,
  BRG_RENJU_ASK_KEEP,
  BRG_RENJU_ASK_WAY,
  BRG_RENJU_ASK_NOTHING,
} BrgRenjuAsk;

/**
 * BrgRenjuWay:
 * @BRG_RENJU_WAY_SWAP: changes colours; his opponent goes on with one fifth stone
 * @BRG_RENJU_WAY_ONE: keeps his colour and places one fifth stone himself
 * @BRG_RENJU_WAY_OFFER: keeps his colour and offers fifth moves
 * @BRG_RENJU_WAY_BLACK: takes Black
 * @BRG_RENJU_WAY_WHITE: takes White
 * @BRG_RENJU_WAY_ADD: adds two stones and leaves the choice to his opponent
 *
 * An answer to %BRG_RENJU_ASK_WAY.
 */
typedef enum
{
  BRG_RENJU_WAY_SWAP,
  BRG_RENJU_WAY_ONE,
  BRG_RENJU_WAY_OFFER,
  BRG_RENJU_WAY_BLACK,
  BRG_RENJU_WAY_WHITE,
  BRG_RENJU_WAY_ADD,
} BrgRenjuWay;

#define BRG_N_RENJU_WAYS (BRG_RENJU_WAY_ADD + 1)

/**
 * BrgRenjuOpening:
 * @regulation: the regulation
 * @limit: how many fifth moves are offered, or may be named at most
 * @step: where in its table; for the library's own use
 * @board: the stones placed
 * @n_stones: how many
 * @stones: their points in order; the odd ones are black
 * @black: which player has Black now
 * @actor: which player gave the last answer
 * @n_wanted: how many fifth moves are to be offered
 * @n_offers: how many are offered
 * @offers: their points; empty again once one is kept
 *
 * An opening in play.
 */
typedef struct
{
  BrgRenjuRegulation regulation;
  guint limit;
  guint step;
  BrgRenjuBoard board;
  guint n_stones;
  BrgRenjuPoint stones[BRG_RENJU_N_POINTS];
  BrgRenjuPlayer black;
  BrgRenjuPlayer actor;
  guint n_wanted;
  guint n_offers;
  BrgRenjuPoint offers[BRG_RENJU_MAX_OFFERS];
} BrgRenjuOpening;

/**
 * BrgRenjuQuestion:
 * @ask: what is asked
 * @player: of whom; meaningless when nothing is asked
 * @colour: of a stone or an offer its colour, else none
 * @number: of a stone or offer its number as a move
 * @reach: of a stone or offer how far from the centre it may lie: 0 for the centre itself, 1 for
 * the central square of 3 by 3, up to 7 for the whole board
 * @most: of a number the largest allowed, the smallest being 1
 * @n_left: of an offer how many are still to come, this one counted
 * @ways: of a way the bit set of those allowed, 1 << #BrgRenjuWay
 *
 * What is asked now.
 */
typedef struct
{
  BrgRenjuAsk ask;
  BrgRenjuPlayer player;
  BrgColour colour;
  guint number;
  guint reach;
  guint most;
  guint n_left;
  guint ways;
} BrgRenjuQuestion;

/**
 * BrgRenjuAnswerVerdict:
 * @BRG_RENJU_ANSWER_FITS: it can be given
 * @BRG_RENJU_ANSWER_OUT_OF_RANGE: there is no such point, number or way here
 * @BRG_RENJU_ANSWER_OCCUPIED: a stone lies there
 * @BRG_RENJU_ANSWER_OUTSIDE: the point lies outside the square for this stone
 * @BRG_RENJU_ANSWER_ALIKE: a symmetry of the board brings the offer to an earlier one
 * @BRG_RENJU_ANSWER_NOT_OFFERED: the point is not among the offers
 * @BRG_RENJU_ANSWER_FOUL: the stone is forbidden to Black
 * @BRG_RENJU_ANSWER_OVER: nothing is asked any more
 *
 * What is to be said of an answer.
 */
typedef enum
{
  BRG_RENJU_ANSWER_FITS,
  BRG_RENJU_ANSWER_OUT_OF_RANGE,
  BRG_RENJU_ANSWER_OCCUPIED,
  BRG_RENJU_ANSWER_OUTSIDE,
  BRG_RENJU_ANSWER_ALIKE,
  BRG_RENJU_ANSWER_NOT_OFFERED,
  BRG_RENJU_ANSWER_FOUL,
  BRG_RENJU_ANSWER_OVER,
} BrgRenjuAnswerVerdict;

/**
 * brg_renju_opening_start:
 * @opening: (out): an opening at its first step
 * @regulation: the regulation
 * @limit: the number of fifth moves, or the most that may be named; 0 for what is usual
 */
void brg_renju_opening_start (BrgRenjuOpening *opening, BrgRenjuRegulation regulation, guint limit);

/**
 * brg_renju_opening_ask:
 * @opening: an opening
 * @question: (out): what is asked now, and of whom
 *
 * Returns: whether anything is asked; if not, the opening is over
 */
gboolean brg_renju_opening_ask (const BrgRenjuOpening *opening, BrgRenjuQuestion *question);

/**
 * brg_renju_opening_judge:
 * @opening: an opening
 * @answer: an answer, see #BrgRenjuAsk
 *
 * Passing is no answer: these regulations leave no room for it.
 *
 * Returns: whether it can be given, or why not
 */
BrgRenjuAnswerVerdict brg_renju_opening_judge (const BrgRenjuOpening *opening, guint answer);

/**
 * brg_renju_opening_answer:
 * @opening: an opening
 * @answer: an answer
 *
 * Gives an answer and goes on to the next step; one that does not fit changes nothing. An opening
 * is wholly told by its regulation, its limit and its answers.
 *
 * Returns: as brg_renju_opening_judge()
 */
BrgRenjuAnswerVerdict brg_renju_opening_answer (BrgRenjuOpening *opening, guint answer);

/** brg_renju_opening_get_player: Returns: which player has @colour now */
static inline BrgRenjuPlayer
brg_renju_opening_get_player (const BrgRenjuOpening *opening, BrgColour colour)
{
  return colour == BRG_COLOUR_BLACK                 ? opening->black
         : opening->black == BRG_RENJU_FIRST_PLAYER ? BRG_RENJU_SECOND_PLAYER
                                                    : BRG_RENJU_FIRST_PLAYER;
}

G_END_DECLS
