/* brg-play-rules.h - what can be stated of a game, and what follows from it by each rule book
 *
 * Rules: fide-2023 5.1.1, 5.2.1, 5.2.2, 6.9, 9.2, 9.3, 9.6;
 * rus-chess-2014 5.1.1, 5.2.1, 5.2.2, 6.9, 9.2, 9.3;
 * ukr-chess-2016 5.1.1, 5.2.1, 5.2.2, 6.3.5, 9.3, 9.4, 9.7, 9.8; ussr-chess-1956 16, 17
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BRG_PLIES_FIFTY:
 *
 * Fifty moves of each, in half-moves.
 */
#define BRG_PLIES_FIFTY 100

/**
 * BRG_PLIES_SEVENTY_FIVE:
 *
 * Seventy-five moves of each, in half-moves.
 */
#define BRG_PLIES_SEVENTY_FIVE 150

/**
 * BrgPlayFact:
 * @BRG_PLAY_MATE: the player having the move is checkmated
 * @BRG_PLAY_STALEMATE: he has no legal move and is not in check
 * @BRG_PLAY_DEAD: neither side can mate by any series of legal moves, and the game is not over
 * @BRG_PLAY_BARE_KING: one side has the king alone, the other at most one knight or bishop with it
 * @BRG_PLAY_LIKE_BISHOPS: each side has a king and one bishop, both on squares of one colour
 * @BRG_PLAY_PERPETUAL_CHECK: the checks have led back to a position that stood before, every move
 *   of the checking side between having been a check, and whatever the checked side plays it can be
 *   checked for ever
 * @BRG_PLAY_FIVE_TIMES: the position stands for the fifth time or more
 * @BRG_PLAY_FIVE_RUNNING: the position stands for the fifth time, each time as soon as the players
 *   could bring it back: after two moves of each
 * @BRG_PLAY_SEVENTY_FIVE: 75 moves of each without a pawn move or capture
 * @BRG_PLAY_THREE_TIMES: the position stands for the third time or more
 * @BRG_PLAY_THREE_ARRANGED: the men stand for the third time or more on the same squares with the
 *   same player to move; rights to castle and to take en passant do not matter
 * @BRG_PLAY_FIFTY: 50 moves of each without a pawn move or capture
 * @BRG_PLAY_WHITE_CANNOT_WIN: White can no longer mate by any series of legal moves
 * @BRG_PLAY_BLACK_CANNOT_WIN: Black can no longer mate by any series of legal moves
 *
 * What can be stated of the position on the board and of how it arose, whatever the rule book. In
 * the order in which they go first when several hold at once: mate comes before everything.
 */
typedef enum
{
  BRG_PLAY_MATE,
  BRG_PLAY_STALEMATE,
  BRG_PLAY_DEAD,
  BRG_PLAY_BARE_KING,
  BRG_PLAY_LIKE_BISHOPS,
  BRG_PLAY_PERPETUAL_CHECK,
  BRG_PLAY_FIVE_TIMES,
  BRG_PLAY_FIVE_RUNNING,
  BRG_PLAY_SEVENTY_FIVE,
  BRG_PLAY_THREE_TIMES,
  BRG_PLAY_THREE_ARRANGED,
  BRG_PLAY_FIFTY,
  BRG_PLAY_WHITE_CANNOT_WIN,
  BRG_PLAY_BLACK_CANNOT_WIN,
} BrgPlayFact;

#define BRG_N_PLAY_FACTS (BRG_PLAY_BLACK_CANNOT_WIN + 1)

/**
 * BrgPlayEffect:
 * @BRG_PLAY_NOTHING: the book does not know it
 * @BRG_PLAY_ENDS: the game is over at once, whether or not anybody notices
 * @BRG_PLAY_MAY_BE_CLAIMED: a player may claim a draw
 * @BRG_PLAY_SHIELDS: play goes on, but the side that cannot win no longer wins by the clock
 *
 * What follows from a fact.
 */
typedef enum
{
  BRG_PLAY_NOTHING,
  BRG_PLAY_ENDS,
  BRG_PLAY_MAY_BE_CLAIMED,
  BRG_PLAY_SHIELDS,
} BrgPlayEffect;

/**
 * BrgPlayRule:
 * @effect: what follows
 * @article: book id and article, %NULL where @effect is %BRG_PLAY_NOTHING
 *
 * What a book says of a fact.
 */
struct _BrgPlayRule
{
  BrgPlayEffect effect;
  const char *article;
};

/**
 * brg_play_fact_to_id:
 * @fact: a fact
 *
 * Returns: its id, `threefold`; a constant string
 */
const char *brg_play_fact_to_id (BrgPlayFact fact);

/**
 * brg_play_rule_find:
 * @rulebook: a rule book
 * @fact: a fact
 *
 * Where the books part: 1956 knows no dead position but two lists of men, a perpetual check,
 * nothing automatic from counting, and takes a position for the same when the men stand the same;
 * Ukraine's five times must follow each other at once (its 9.7 speaks of consecutive moves; after
 * one move of each a position cannot be the same, so two moves of each are the least); 2014 has
 * nothing automatic but mate, stalemate and the dead position.
 *
 * Returns: (transfer none): what the book says
 */
const BrgPlayRule *brg_play_rule_find (const BrgRulebook *rulebook, BrgPlayFact fact);

G_END_DECLS
