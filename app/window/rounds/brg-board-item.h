/* brg-board-item.h - a board of a round in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-board.h"
#include "brg-row-item.h"
#include "brg-team-match.h"

G_BEGIN_DECLS

/**
 * BrgBoardSide:
 * @entry: index of the player, %BRG_NOBODY beside a bye
 * @number: start number; between teams that of the team
 * @name: family and given name
 * @title: title or category, may be empty
 * @federation: federation, may be empty
 * @points: points before the round, `2½`
 *
 * One player of a board, as shown.
 */
typedef struct
{
  gint entry;
  char *number;
  char *name;
  char *title;
  char *federation;
  char *points;
} BrgBoardSide;

/**
 * BrgBoardMarks:
 * @BRG_BOARD_MARK_CURRENT: the next key enters this board's result
 * @BRG_BOARD_MARK_JUST_NOW: its result was the last one to be entered
 * @BRG_BOARD_MARK_HIDDEN: the result is there and not shown, because a second person keys it
 * @BRG_BOARD_MARK_DIFFERENT: the second entry differs from the first
 * @BRG_BOARD_MARK_CORRECTED: the result was corrected after the round
 * @BRG_BOARD_MARK_INCIDENT: the log of incidents has something of the game
 * @BRG_BOARD_MARK_DOUBT: a draw that was entered last and might not have been agreed yet
 *
 * What the page knows of a board beside the snapshot.
 */
typedef enum
{
  BRG_BOARD_MARK_NONE = 0,
  BRG_BOARD_MARK_CURRENT = 1 << 0,
  BRG_BOARD_MARK_JUST_NOW = 1 << 1,
  BRG_BOARD_MARK_HIDDEN = 1 << 2,
  BRG_BOARD_MARK_DIFFERENT = 1 << 3,
  BRG_BOARD_MARK_CORRECTED = 1 << 4,
  BRG_BOARD_MARK_INCIDENT = 1 << 5,
  BRG_BOARD_MARK_DOUBT = 1 << 6,
} BrgBoardMarks;

#define BRG_TYPE_BOARD_ITEM (brg_board_item_get_type ())
G_DECLARE_FINAL_TYPE (BrgBoardItem, brg_board_item, BRG, BOARD_ITEM, BrgRowItem)

/**
 * BrgBoardItem:
 *
 * A row of the table of results: a board, the head of a match above its boards, or nothing. It is
 * kept while the round is shown and brought up to date after every action; the property `revision`
 * changes when something that is shown has changed.
 */

/**
 * brg_board_item_new:
 *
 * Returns: (transfer full): a row that shows nothing: room at the end of the table
 */
BrgBoardItem *brg_board_item_new (void);

/**
 * brg_board_item_show:
 * @self: a row
 * @snapshot: what is played on boards
 * @round: number of a round
 * @index: index of the board in #BrgRound.games
 * @points: (array): points of the entries before the round
 * @meetings: (element-type BrgMeeting): the meetings of a knock-out's stage
 * @teams: (nullable): the view of teams, where there are any
 *
 * Updates the row.
 *
 * Returns: whether the result has changed
 */
gboolean brg_board_item_show (BrgBoardItem *self,
                              const BrgSnapshot *snapshot,
                              gint round,
                              gint index,
                              const gint *points,
                              const GArray *meetings,
                              const BrgSnapshot *teams);

/**
 * brg_board_item_set_letters:
 * @self: a row
 * @code: (nullable): code of the game by correspondence, %NULL for a board; empty where nobody
 * plays
 * @state: who has the move, or how it ended; may be empty
 *
 * Says which game by correspondence the row is. The code stands for the number of a board when the
 * row is shown next.
 */
void brg_board_item_set_letters (BrgBoardItem *self, const char *code, const char *state);

/** brg_board_item_get_letters: Returns: (transfer none): who has the move by correspondence */
const char *brg_board_item_get_letters (BrgBoardItem *self);

/**
 * brg_board_item_show_match:
 * @self: a row
 * @snapshot: the view of teams
 * @match: a match
 * @points: (array): points of the teams before the round
 *
 * Updates the header of a match.
 */
void brg_board_item_show_match (BrgBoardItem *self,
                                const BrgSnapshot *snapshot,
                                const BrgTeamMatch *match,
                                const gint *points);

/**
 * brg_board_item_get_match:
 * @self: a row
 *
 * Returns: (transfer none) (nullable): the match that the row is the head of, %NULL for any other
 *   row
 */
const BrgTeamMatch *brg_board_item_get_match (BrgBoardItem *self);

/**
 * brg_board_item_get_label:
 * @self: a row
 *
 * Returns: (transfer none): what is written on the table: `12`, `3.2`, or `3` for a match; the code
 *   of a game by correspondence
 */
const char *brg_board_item_get_label (BrgBoardItem *self);

/** brg_board_item_dup_title: Returns: (transfer full): `Board 12`, `Game V-26-01` */
char *brg_board_item_dup_title (BrgBoardItem *self);

/** brg_board_item_get_round: Returns: number of the round of the board, 0 for none */
gint brg_board_item_get_round (BrgBoardItem *self);

/**
 * brg_board_item_set_marks:
 * @self: a row
 * @marks: what the page knows of the board
 * @second: (nullable): the second entry when it differs
 */
void brg_board_item_set_marks (BrgBoardItem *self, BrgBoardMarks marks, const char *second);

/**
 * brg_board_item_get_marks:
 * @self: a row
 *
 * Returns: what was set last
 */
BrgBoardMarks brg_board_item_get_marks (BrgBoardItem *self);

/**
 * brg_board_item_get_second:
 * @self: a row
 *
 * Returns: (transfer none) (nullable): the second entry when it differs
 */
const char *brg_board_item_get_second (BrgBoardItem *self);

/**
 * brg_board_item_is_padding:
 * @self: a row
 *
 * Returns: whether the row shows neither a board nor a match
 */
gboolean brg_board_item_is_padding (BrgBoardItem *self);

/**
 * brg_board_item_get_game:
 * @self: a row with a board
 *
 * Returns: (transfer none): the board as it was shown last
 */
const BrgGame *brg_board_item_get_game (BrgBoardItem *self);

/**
 * brg_board_item_get_index:
 * @self: a row
 *
 * Returns: index of the board in #BrgRound.games, -1 for none
 */
gint brg_board_item_get_index (BrgBoardItem *self);

/**
 * brg_board_item_get_state:
 * @self: a row with a board
 *
 * Returns: what stands on the board
 */
BrgBoardState brg_board_item_get_state (BrgBoardItem *self);

/**
 * brg_board_item_get_side:
 * @self: a row with a board
 * @is_white: which player
 *
 * Returns: (transfer none): the player; texts are empty beside a bye
 */
const BrgBoardSide *brg_board_item_get_side (BrgBoardItem *self, gboolean is_white);

/**
 * brg_board_item_get_result:
 * @self: a row with a board
 *
 * Returns: (transfer none): the result as shown, `1 – 0`; empty while there is none or it is
 * hidden; of a match the points so far
 */
const char *brg_board_item_get_result (BrgBoardItem *self);

/**
 * brg_board_item_get_rating_result:
 * @self: a row with a board
 *
 * Returns: (transfer none): the result that is for rating only, empty for none
 */
const char *brg_board_item_get_rating_result (BrgBoardItem *self);

/**
 * brg_board_item_get_meeting:
 * @self: a row with a board
 * @is_open: (out) (optional): whether nobody has decided yet who goes on
 *
 * Returns: (transfer none): how the meeting of a knock-out stands, in a word; empty for nothing,
 * and while the result is hidden
 */
const char *brg_board_item_get_meeting (BrgBoardItem *self, gboolean *is_open);

/**
 * brg_board_item_get_meeting_line:
 * @self: a row with a board
 *
 * Returns: (transfer none): the same as a sentence
 */
const char *brg_board_item_get_meeting_line (BrgBoardItem *self);

/**
 * brg_board_item_dup_spoken:
 * @self: a row
 *
 * Returns: (transfer full): the row as a sentence for a screen reader
 */
char *brg_board_item_dup_spoken (BrgBoardItem *self);

G_END_DECLS
