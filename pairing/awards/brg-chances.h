/* brg-chances.h - which places are still possible
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-standings.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BrgChanceResult:
 *
 * The results of a game over the board, in the order of #BrgChance.by_result.
 */
typedef enum
{
  BRG_CHANCE_WIN,
  BRG_CHANCE_DRAW,
  BRG_CHANCE_LOSS,
} BrgChanceResult;

#define BRG_N_CHANCE_RESULTS (BRG_CHANCE_LOSS + 1)

/**
 * BrgPlaceSpan:
 * @best: best place that is possible, if every tie-break goes the player's way
 * @best_alone: best place that is possible by points alone, if every tie-break goes against him
 * @worst_alone: worst place that is possible if every tie-break goes his way
 * @worst: worst place that is possible, if every tie-break goes against him
 *
 * Places over all results that may still happen. @best is at most @best_alone, @worst_alone at most
 * @worst.
 */
typedef struct
{
  gint best;
  gint best_alone;
  gint worst_alone;
  gint worst;
} BrgPlaceSpan;

/**
 * BrgChance:
 * @player: index of the player
 * @points: his points now, in units of %BRG_POINT
 * @n_games: how many rounds with or without a known opponent may still bring him points
 * @opponent: index of his opponent when exactly one game is left and he is known, else %BRG_NOBODY
 * @all: the places over all results
 * @by_result: (array fixed-size=3): the places by the result of that one game; only with @opponent
 * @is_exact: whether every bound is reached by some course of the games; if not, the places are
 *   limits: no better one than @best and no worse one than @worst can come about
 *
 * What a player can still reach.
 */
typedef struct
{
  gint player;
  gint points;
  gint n_games;
  gint opponent;
  BrgPlaceSpan all;
  BrgPlaceSpan by_result[BRG_N_CHANCE_RESULTS];
  gboolean is_exact;
} BrgChance;

/**
 * BrgChanceTerms:
 * @tournament: the tournament, after brg_withdrawals_apply()
 * @standings: its standings after all that was played
 * @among: (nullable) (array): by player, whether he takes part in the classification; %NULL for all
 * @has_boards: whether a result is the sum of several boards, some of which may be over: places are
 *   limits then
 * @certain: (nullable): its standings with what is certain of rounds to come, the plus against
 *   somebody who has left (rus-draughts-2022 5.4.5.3); %NULL when @standings has that
 *
 * The tournament as it stands.
 */
typedef struct
{
  const BrgTournament *tournament;
  const BrgStandings *standings;
  const gboolean *among;
  gboolean has_boards;
  const BrgStandings *certain;
} BrgChanceTerms;

/**
 * brg_chances_compute:
 * @terms: the tournament
 *
 * Says for every player with a place which places he can still reach. Games that are open or
 * adjourned may end in a win, a draw or a loss; forfeits of both are not considered. Places follow
 * from points; which tie-breaks decide among equal ones is not foreseen, and so every span tells
 * both what happens when they help and when they do not.
 *
 * Where the pairs are known the answer is exact: for each result of the player's own games the
 * others fall into parts that have no game with each other, the last round into single games, and
 * each part is taken at its best and worst for him alone. Parts of more than a few games (early in
 * a round robin), and rounds that are not paired yet, in which everybody may win or lose, give
 * limits instead.
 *
 * Returns: (transfer full) (element-type BrgChance): by the table
 */
GArray *brg_chances_compute (const BrgChanceTerms *terms);

/**
 * brg_chances_list_deciding:
 * @terms: the tournament
 * @chance: a player's chance with an opponent
 * @result: what he makes in his game
 *
 * Lists the games of others that his place depends on when his own ends so: a result of them puts
 * somebody of the classification in front of him or level with him, another one does not.
 *
 * Returns: (transfer full) (element-type gint): one player of each game, ascending
 */
GArray *brg_chances_list_deciding (const BrgChanceTerms *terms,
                                   const BrgChance *chance,
                                   BrgChanceResult result);

G_END_DECLS
