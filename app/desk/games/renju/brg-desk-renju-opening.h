/* brg-desk-renju-opening.h - how the opening of a game of renju is settled, as it is stored
 *
 * The stones of an opening are the first moves of the game; what the players answered besides is
 * the text #BrgStoredGame.start:
 *
 * - empty: nothing has been said, and stones are entered as they fall;
 * - `free`: there is no procedure;
 * - `taraguchi 10 no yes offer H6 G7`: id of the regulation, number of fifth moves, then the
 *   answers in order that are no stones: `yes` and `no` about changing colours, a number of fifth
 *   moves, the id of a way, the points offered; the number alone is missing until it is named;
 * - `board` and 225 points: a composed board, see brg_renju_board_read(). Black has the move; where
 *   White has it the first move of the game is Black's pass.
 *
 * Rules: rus-draughts-2022 9.2.4.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-game-tree.h"
#include "brg-renju-opening.h"

G_BEGIN_DECLS

#define BRG_DESK_RENJU_FREE "free"

/**
 * BrgDeskRenjuStage:
 * @BRG_DESK_RENJU_UNSETTLED: nothing has been said of a procedure
 * @BRG_DESK_RENJU_WITHOUT: there is none
 * @BRG_DESK_RENJU_COMPOSED: the game begins with a composed board
 * @BRG_DESK_RENJU_NUMBER: the regulation is named, its number of fifth moves is not
 * @BRG_DESK_RENJU_STEPS: a step is to be answered
 * @BRG_DESK_RENJU_SETTLED: the opening is over
 * @BRG_DESK_RENJU_BROKEN: text and moves do not fit each other
 *
 * How far it has come.
 */
typedef enum
{
  BRG_DESK_RENJU_UNSETTLED,
  BRG_DESK_RENJU_WITHOUT,
  BRG_DESK_RENJU_COMPOSED,
  BRG_DESK_RENJU_NUMBER,
  BRG_DESK_RENJU_STEPS,
  BRG_DESK_RENJU_SETTLED,
  BRG_DESK_RENJU_BROKEN,
} BrgDeskRenjuStage;

/**
 * BrgDeskRenjuOpening:
 * @stage: how far it has come
 * @regulation: the regulation, where there is one
 * @board: the stones before the first move: none, or those of a composed board
 * @steps: the procedure as far as it has come
 * @question: what is asked in %BRG_DESK_RENJU_STEPS
 * @n_words: how many words of the text were used: the regulation, its number, the answers
 *
 * The opening up to a move.
 */
typedef struct
{
  BrgDeskRenjuStage stage;
  BrgRenjuRegulation regulation;
  BrgRenjuBoard board;
  BrgRenjuOpening steps;
  BrgRenjuQuestion question;
  guint n_words;
} BrgDeskRenjuOpening;

/**
 * brg_desk_renju_opening_follow:
 * @opening: (out): the opening
 * @start: #BrgStoredGame.start
 * @node: a node of the game
 *
 * Goes through the stones up to @node and the answers that fit between them and behind them.
 */
void brg_desk_renju_opening_follow (BrgDeskRenjuOpening *opening,
                                    const char *start,
                                    const BrgGameNode *node);

/**
 * brg_desk_renju_opening_cut:
 * @start: a text
 * @n_words: number of words
 *
 * Returns: (transfer full): its first words
 */
char *brg_desk_renju_opening_cut (const char *start, guint n_words);

/** brg_desk_renju_opening_count: Returns: the number of words of @start */
guint brg_desk_renju_opening_count (const char *start);

/**
 * brg_desk_renju_opening_write_answer:
 * @ask: what is asked; no stone
 * @answer: the answer
 *
 * Returns: (transfer full): the answer as a word
 */
char *brg_desk_renju_opening_write_answer (BrgRenjuAsk ask, guint answer);

/** brg_desk_renju_way_to_id: Returns: the word for a way, `swap`; a constant string */
const char *brg_desk_renju_way_to_id (BrgRenjuWay way);

/**
 * brg_desk_renju_opening_is_anywhere:
 * @regulation: a regulation
 *
 * Returns: whether it lets the first stone be placed elsewhere than in the centre
 */
gboolean brg_desk_renju_opening_is_anywhere (BrgRenjuRegulation regulation);

/**
 * brg_desk_renju_opening_wants_number:
 * @regulation: a regulation
 *
 * Returns: whether the number of fifth moves is announced with it
 */
gboolean brg_desk_renju_opening_wants_number (BrgRenjuRegulation regulation);

/** brg_desk_renju_opening_get_name: Returns: the name of @regulation; a constant string */
const char *brg_desk_renju_opening_get_name (BrgRenjuRegulation regulation);

G_END_DECLS
