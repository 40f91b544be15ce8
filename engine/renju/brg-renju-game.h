/* brg-renju-game.h - how a game of renju stands after every move
 *
 * Rules: rus-draughts-2022 9.2.4, 9.2.6, 9.2.7
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-renju-board.h"
#include "brg-renju-text.h"

G_BEGIN_DECLS

/**
 * BrgRenjuFact:
 * @BRG_RENJU_FIVE: the move made a five: the player who made it has won
 * @BRG_RENJU_LONG_ROW: White made a row of six or more, and has won
 * @BRG_RENJU_BOTH_PASSED: both players passed one after the other: a draw
 * @BRG_RENJU_NO_FIVE: no five of Black and no row of White can arise any more: a draw
 * @BRG_RENJU_FOUL_A: Black made two threes
 * @BRG_RENJU_FOUL_B: Black made two fours
 * @BRG_RENJU_FOUL_C: Black made a long row
 * @BRG_RENJU_OFF_CENTRE: the first move was not to the centre of the board
 *
 * What can be stated of a move and of the position after it. The first four end the game by
 * themselves, in the order in which they go first. A foul is forbidden, but the rules do not name
 * it among what wins: White, or the arbiter, says what follows.
 */
typedef enum
{
  BRG_RENJU_FIVE,
  BRG_RENJU_LONG_ROW,
  BRG_RENJU_BOTH_PASSED,
  BRG_RENJU_NO_FIVE,
  BRG_RENJU_FOUL_A,
  BRG_RENJU_FOUL_B,
  BRG_RENJU_FOUL_C,
  BRG_RENJU_OFF_CENTRE,
} BrgRenjuFact;

#define BRG_N_RENJU_FACTS (BRG_RENJU_OFF_CENTRE + 1)

/** brg_renju_fact_to_id: Returns: the id of @fact, `both-passed`; a constant string */
const char *brg_renju_fact_to_id (BrgRenjuFact fact);

/** brg_renju_fact_get_article: Returns: book id and article, `rus-draughts-2022 9.2.7.1b` */
const char *brg_renju_fact_get_article (BrgRenjuFact fact);

/** brg_renju_fact_ends: Returns: whether the game is over when @fact holds */
gboolean brg_renju_fact_ends (BrgRenjuFact fact);

/**
 * BrgRenjuGame:
 * @board: the stones now
 * @n_moves: the number of moves
 * @moves: the moves
 * @facts: by move a bit set, 1 << #BrgRenjuFact: what the move made
 *
 * A game from the empty board. Black has the odd moves and White the even ones, passes counted.
 */
typedef struct
{
  BrgRenjuBoard board;
  guint n_moves;
  BrgRenjuPoint moves[BRG_RENJU_MAX_MOVES];
  guint8 facts[BRG_RENJU_MAX_MOVES];
} BrgRenjuGame;

/**
 * brg_renju_game_start:
 * @game: (out): a game without moves
 */
void brg_renju_game_start (BrgRenjuGame *game);

/** brg_renju_game_get_turn: Returns: who has the move */
static inline BrgColour
brg_renju_game_get_turn (const BrgRenjuGame *game)
{
  return game->n_moves % 2 == 0 ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE;
}

/**
 * brg_renju_game_judge:
 * @game: a game with less than %BRG_RENJU_MAX_MOVES moves
 * @move: an empty point, or %BRG_RENJU_PASS
 *
 * Says what a move would make, without making it.
 *
 * Returns: a bit set, 1 << #BrgRenjuFact
 */
guint brg_renju_game_judge (const BrgRenjuGame *game, BrgRenjuPoint move);

/**
 * brg_renju_game_play:
 * @game: a game with less than %BRG_RENJU_MAX_MOVES moves
 * @move: an empty point, or %BRG_RENJU_PASS
 *
 * Adds a move, allowed or not: a foul that nobody sees stays on the board. A game may run on past
 * its end: facts are no verdicts.
 */
void brg_renju_game_play (BrgRenjuGame *game, BrgRenjuPoint move);

/**
 * brg_renju_game_take_back:
 * @game: a game with at least one move
 *
 * Takes the last move back.
 */
void brg_renju_game_take_back (BrgRenjuGame *game);

/**
 * brg_renju_game_find_first:
 * @game: a game
 * @fact: a fact
 *
 * Returns: the number of the first move that made it, from 1; 0 for none
 */
guint brg_renju_game_find_first (const BrgRenjuGame *game, BrgRenjuFact fact);

/**
 * brg_renju_game_find_end:
 * @game: a game
 * @fact: (out) (optional): what ended it; untouched if nothing did
 *
 * Returns: the number of the move after which the game was over by itself, from 1; 0 if it is not
 */
guint brg_renju_game_find_end (const BrgRenjuGame *game, BrgRenjuFact *fact);

G_END_DECLS
