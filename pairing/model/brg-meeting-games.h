/* brg-meeting-games.h - the games of micro-matches
 *
 * In a tournament of micro-matches a round is a meeting: its cell has the one result of the
 * meeting, and beside it stand the games that make it. So points, coefficients and pairings are by
 * meetings, and only who asks for games looks here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-tournament.h"

G_BEGIN_DECLS

/**
 * BRG_MEETING_MOST_GAMES:
 *
 * The most games that a meeting may have.
 */
#define BRG_MEETING_MOST_GAMES 12

/**
 * brg_meeting_games_set_number:
 * @tournament: a tournament
 * @n_games: games of a meeting, 1 to %BRG_MEETING_MOST_GAMES
 *
 * Makes room for the games of all meetings and forgets those that it had.
 */
void brg_meeting_games_set_number (BrgTournament *tournament, gint n_games);

/**
 * brg_meeting_games_get:
 * @tournament: a tournament
 * @player: index of a player
 * @round: a round
 * @game: a game of the meeting, 1 to #BrgTournament.n_games
 *
 * Returns: what the player got in the game; of rounds of one game and of byes what the round
 *   brought
 */
BrgOutcome brg_meeting_games_get (const BrgTournament *tournament,
                                  gint player,
                                  gint round,
                                  gint game);

/**
 * brg_meeting_games_get_colour:
 * @cell: a player's round
 * @game: a game of the meeting, from 1
 *
 * Returns: the player's colour in the game: colours alternate from the first one on
 *   (rus-draughts-2022 5.4.6)
 */
BrgColour brg_meeting_games_get_colour (const BrgCell *cell, gint game);

/**
 * brg_meeting_games_set:
 * @tournament: a tournament
 * @player: index of a player
 * @round: a round in which he has an opponent
 * @game: a game of the meeting
 * @outcome: what he got in it
 *
 * Writes one side of a game; the result of the meeting follows with brg_meeting_games_add_up().
 */
void brg_meeting_games_set (BrgTournament *tournament,
                            gint player,
                            gint round,
                            gint game,
                            BrgOutcome outcome);

/**
 * brg_meeting_games_fill:
 * @tournament: a tournament
 * @player: index of a player
 * @round: a round in which he has an opponent
 * @outcome: what he gets in every game of the meeting that is open, but not adjourned
 *
 * Writes one side of what is left of a meeting; of a round of one game, of the round.
 */
void brg_meeting_games_fill (BrgTournament *tournament,
                             gint player,
                             gint round,
                             BrgOutcome outcome);

/**
 * brg_meeting_games_add_up:
 * @tournament: a tournament
 * @player: index of a player
 * @round: a round in which he has an opponent
 *
 * Writes the result of the meeting on both sides by brg_meeting_games_decide().
 */
void brg_meeting_games_add_up (BrgTournament *tournament, gint player, gint round);

/**
 * brg_meeting_games_decide:
 * @first: (array length=n_games): what one side got in the games
 * @second: (array length=n_games): what the other got
 * @n_games: number of games
 * @first_outcome: (out): what the meeting brings the one
 * @second_outcome: (out): and the other
 *
 * The sum of the games decides: more is a win, equal sums are a draw (rus-draughts-2022 5.4.6). It
 * is won by plus where no game was played, and both have lost where nobody came. The result is open
 * as long as a game is; when all of these are adjourned, the meeting is.
 */
void brg_meeting_games_decide (const BrgOutcome *first,
                               const BrgOutcome *second,
                               gint n_games,
                               BrgOutcome *first_outcome,
                               BrgOutcome *second_outcome);

/**
 * brg_meeting_games_judge:
 * @first: (array length=n_games): what one side got in the games
 * @second: (array length=n_games): what the other got
 * @n_games: number of games, 1 to %BRG_MEETING_MOST_GAMES
 * @is_closed: whether the round is over: then a meeting that has begun waits for its other games
 * @first_outcome: (out): what the meeting brings the one
 * @second_outcome: (out): and the other
 *
 * The result of a meeting whose games were entered one by one: brg_meeting_games_decide(), but who
 * forfeited a game for being late has lost the meeting whatever the sum
 * (rus-draughts-2022 5.4.4.1), and an adjourned game adjourns those that follow it.
 */
void brg_meeting_games_judge (const BrgOutcome *first,
                              const BrgOutcome *second,
                              gint n_games,
                              gboolean is_closed,
                              BrgOutcome *first_outcome,
                              BrgOutcome *second_outcome);

/**
 * brg_meeting_games_find_open:
 * @first: (array length=n_games): what one side got in the games
 * @n_games: number of games
 *
 * Returns: the game that is to be played or finished now, from 1; 0 when all are over
 */
gint brg_meeting_games_find_open (const BrgOutcome *first, gint n_games);

/**
 * brg_meeting_games_enter:
 * @first: (array length=n_games) (inout): what one side got in the games
 * @second: (array length=n_games) (inout): what the other got
 * @n_games: number of games
 * @game: a game, from 1; 0 for the one that is on
 * @first_outcome: what is entered for the one; %BRG_OUTCOME_NONE to take an entry back
 * @second_outcome: and for the other
 *
 * Enters one game. For the game that is on, a forfeit goes to all games that are open, because
 * lateness loses the whole meeting (rus-draughts-2022 5.4.4.1), and what is taken back is the last
 * entry.
 *
 * Returns: whether there is such a game; %FALSE when none is open or none was entered
 */
gboolean brg_meeting_games_enter (BrgOutcome *first,
                                  BrgOutcome *second,
                                  gint n_games,
                                  gint game,
                                  BrgOutcome first_outcome,
                                  BrgOutcome second_outcome);

/**
 * brg_meeting_games_is_begun:
 * @tournament: a tournament
 * @player: index of a player
 * @round: a round
 *
 * Returns: whether a game of the meeting was played or is adjourned; a forfeit is no game
 *   (rus-draughts-2022 5.4.5.4)
 */
gboolean brg_meeting_games_is_begun (const BrgTournament *tournament, gint player, gint round);

/**
 * brg_meeting_games_count:
 * @tournament: a tournament
 * @player: index of a player
 * @round: a round
 * @colour: a colour
 * @counts: what outcomes are counted
 *
 * Returns: how many games of the round the player had with @colour whose outcomes @counts
 */
gint brg_meeting_games_count (const BrgTournament *tournament,
                              gint player,
                              gint round,
                              BrgColour colour,
                              gboolean (*counts) (BrgOutcome outcome));

G_END_DECLS
