/* brg-share-boards.h - the boards of the round that is on, as a phone sees them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-proposal.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgShareBoard:
 * @label: what a phone calls it: `12`, of a match `3.2`, with the game of a micro-match that is on
 *   behind it: `12.2`
 * @game_id: row of the pairing
 * @white_id: row of the entry that has White, in the first game of a meeting
 * @black_id: likewise for Black
 * @meeting_game: game of a micro-match that is on, 0 where there is none
 * @white: name of who has White in the game that is on
 * @black: likewise for Black
 * @result: what stands there, empty for nothing
 * @is_over: whether that is the result of the board, of a micro-match that of all its games
 *
 * A board on which two play.
 */
typedef struct
{
  char *label;
  gint64 game_id;
  gint64 white_id;
  gint64 black_id;
  gint meeting_game;
  char *white;
  char *black;
  char *result;
  gboolean is_over;
} BrgShareBoard;

/** brg_share_board_free: Frees @board */
void brg_share_board_free (BrgShareBoard *board);

/**
 * brg_share_boards_find_round:
 * @snapshot: a group
 *
 * Returns: number of the first round that is published and not closed, 0 for none
 */
gint brg_share_boards_find_round (const BrgSnapshot *snapshot);

/**
 * brg_share_boards_list:
 * @snapshot: a group
 * @round: a round
 *
 * Returns: (transfer full) (element-type BrgShareBoard): its boards; none for a round that is not
 *   published or is closed
 */
GPtrArray *brg_share_boards_list (const BrgSnapshot *snapshot, gint round);

/**
 * brg_share_boards_find:
 * @boards: (element-type BrgShareBoard): boards
 * @label: what a phone calls one; of a micro-match also without the game
 *
 * Returns: (transfer none) (nullable): the board
 */
const BrgShareBoard *brg_share_boards_find (const GPtrArray *boards, const char *label);

/**
 * brg_share_boards_look:
 * @snapshot: a group
 * @proposal: a result that waits
 *
 * Returns: what stands in @snapshot for the game that it is about
 */
BrgProposalSight brg_share_boards_look (const BrgSnapshot *snapshot, const BrgProposal *proposal);

G_END_DECLS
