/* brg-board.h - boards of a round: state, the next one without a result, points before the round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgBoardState:
 * @BRG_BOARD_MISSING: the result is to be entered
 * @BRG_BOARD_PLAYED: there is a result over the board, or one that the arbiter has given
 * @BRG_BOARD_FORFEIT: decided without play
 * @BRG_BOARD_ADJOURNED: to be finished or adjudicated later
 * @BRG_BOARD_BYE: a player without an opponent
 * @BRG_BOARD_WITHDREW: nobody will play, because one of the two left before the round
 * @BRG_BOARD_ALONE: a board of a match on which the other team has nobody
 *
 * What stands on a board.
 */
typedef enum
{
  BRG_BOARD_MISSING,
  BRG_BOARD_PLAYED,
  BRG_BOARD_FORFEIT,
  BRG_BOARD_ADJOURNED,
  BRG_BOARD_BYE,
  BRG_BOARD_WITHDREW,
  BRG_BOARD_ALONE,
} BrgBoardState;

/**
 * brg_board_get_state:
 * @snapshot: a group
 * @round: number of a round
 * @game: a board of it
 *
 * Returns: what stands on the board
 */
BrgBoardState brg_board_get_state (const BrgSnapshot *snapshot, gint round, const BrgGame *game);

/**
 * brg_board_is_no_show:
 * @game: a board of a round
 * @side: a colour, or %BRG_COLOUR_NONE for either
 *
 * Who came too late and lost by it was there, and is not called absent.
 *
 * Returns: whether the game was lost without play by somebody who did not come
 */
gboolean brg_board_is_no_show (const BrgGame *game, BrgColour side);

/**
 * brg_board_get_game:
 * @snapshot: a group
 * @round: number of a round
 * @index: index of a board in #BrgRound.games
 *
 * Returns: (transfer none) (nullable): the board, %NULL when the round is not paired or has fewer
 */
const BrgGame *brg_board_get_game (const BrgSnapshot *snapshot, gint round, gint index);

/**
 * brg_board_find_number:
 * @snapshot: a group
 * @round: number of a round
 * @board: what is written on the table, or the number of a match, which stands for its first board
 *
 * Returns: index of the board, -1 when there is none on which a game is played
 */
gint brg_board_find_number (const BrgSnapshot *snapshot, gint round, gint board);

/**
 * brg_board_find_typed:
 * @snapshot: a group
 * @round: number of a round
 * @text: what was typed: `12`, of a match `3.2`, or its number alone for its first board
 * @is_certain: (out) (optional): whether no longer number begins like that
 *
 * Returns: index of the board, -1 when there is none on which a game is played
 */
gint brg_board_find_typed (const BrgSnapshot *snapshot,
                           gint round,
                           const char *text,
                           gboolean *is_certain);

/**
 * brg_board_find_next_missing:
 * @snapshot: a group
 * @round: number of a round
 * @after: index of a board, -1 to begin with the first
 *
 * Returns: index of the next board without a result; after the last board the search goes on with
 *   the first; -1 when no result is missing
 */
gint brg_board_find_next_missing (const BrgSnapshot *snapshot, gint round, gint after);

/**
 * brg_board_points_before:
 * @snapshot: a group
 * @round: number of a round
 *
 * Computes the points with which the players come to the round. They are those of the table: games
 * with a leaver whose results do not count bring nothing.
 *
 * Returns: (transfer full) (array): for every entry its points in units of %BRG_POINT; 0 for those
 *   without a start number
 */
gint *brg_board_points_before (const BrgSnapshot *snapshot, gint round);

/**
 * brg_board_list_corrected:
 * @journal: (element-type BrgJournalEntry): the event's journal, oldest first
 * @group_id: the group whose boards are meant
 * @round: number of a round
 *
 * Returns: (transfer full) (element-type gint): set of the boards of @round whose result was
 *   corrected after the round, as numbers
 */
GHashTable *brg_board_list_corrected (GPtrArray *journal, gint64 group_id, gint round);

/**
 * brg_board_list_with_incidents:
 * @log: (element-type BrgIncident): entries of the penalty log
 * @group_id: the group whose boards are meant
 * @round: number of a round
 *
 * Returns: (transfer full) (element-type gint): set of the boards of @round of which the log says
 *   something that stands, a decision or a draft, as numbers
 */
GHashTable *brg_board_list_with_incidents (GPtrArray *log, gint64 group_id, gint round);

/**
 * brg_board_orient:
 * @game: a game
 * @is_swapped: whether the players have changed colours since they were paired
 *
 * Returns: the game with players and outcomes by the colours that they have now
 */
BrgGame brg_board_orient (const BrgGame *game, gboolean is_swapped);

G_END_DECLS
