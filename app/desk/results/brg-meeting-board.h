/* brg-meeting-board.h - a meeting of several games on a board: which one is on, what stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_meeting_board_count:
 * @boards: what is played on boards
 * @game: a board
 *
 * Returns: games of the meeting, 1 where there is one game or none
 */
gint brg_meeting_board_count (const BrgSnapshot *boards, const BrgGame *game);

/**
 * brg_meeting_board_aim:
 * @boards: what is played on boards
 * @game: a board
 * @chosen: the game that was chosen, from 1; 0 for the one that is on
 * @white: what is keyed for the first player
 *
 * Finds what a key on a board is for. Games are entered one after the other; a forfeit that is not
 * of a chosen game is of the whole meeting (rus-draughts-2022 5.4.4.1), and clearing takes the last
 * game back.
 *
 * Returns: the board with #BrgGame.meeting_game and the outcomes of that game; as it is for the
 *   meeting as a whole, and where there is no such game
 */
BrgGame brg_meeting_board_aim (const BrgSnapshot *boards,
                               const BrgGame *game,
                               gint chosen,
                               BrgOutcome white);

/**
 * brg_meeting_board_seat:
 * @boards: what is played on boards
 * @game: a board
 * @meeting_game: a game of the meeting, from 1
 *
 * Returns: the board as its players sit in that game, with what they got in it: colours alternate
 *   (rus-draughts-2022 5.4.6)
 */
BrgGame brg_meeting_board_seat (const BrgSnapshot *boards, const BrgGame *game, gint meeting_game);

/**
 * brg_meeting_board_judge:
 * @boards: what is played on boards
 * @game: (inout): a board as brg_meeting_board_aim() made it, or any
 * @white: the result of its game, or of the board as a whole, for the first player
 * @black: for the second
 *
 * Enters a result without storing it: @game gets the games and what the meeting brings then.
 */
void brg_meeting_board_judge (const BrgSnapshot *boards,
                              BrgGame *game,
                              BrgOutcome white,
                              BrgOutcome black);

/**
 * brg_meeting_board_dup_game:
 * @boards: what is played on boards
 * @game: a board
 * @meeting_game: a game of the meeting, from 1
 *
 * Returns: (transfer full): its result as shown, `2 – 0`; empty while it is open
 */
char *brg_meeting_board_dup_game (const BrgSnapshot *boards,
                                  const BrgGame *game,
                                  gint meeting_game);

/**
 * brg_meeting_board_dup_sum:
 * @boards: what is played on boards
 * @game: a board
 *
 * Returns: (transfer full): the points of the games so far, `3 – 1`; empty while nothing was played
 */
char *brg_meeting_board_dup_sum (const BrgSnapshot *boards, const BrgGame *game);

/**
 * brg_meeting_board_dup_on:
 * @boards: what is played on boards
 * @game: a board
 *
 * Returns: (transfer full) (nullable): the game of a meeting that has begun and is not over, in a
 *   word: `game 2`; %NULL for none
 */
char *brg_meeting_board_dup_on (const BrgSnapshot *boards, const BrgGame *game);

/**
 * brg_meeting_board_dup_outlook:
 * @boards: what is played on boards
 * @game: a board
 *
 * Returns: (transfer full): the sum, and what the meeting becomes by a draw in the game that is on;
 *   empty when nothing is to be said
 */
char *brg_meeting_board_dup_outlook (const BrgSnapshot *boards, const BrgGame *game);

G_END_DECLS
