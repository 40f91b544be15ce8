/* brg-board-label.h - how a board is called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_board_label_new:
 * @game: a board of a round
 *
 * Returns: (transfer full): its number, `12`; of a board of a match the number of the match and
 * that of the board within it, `3.2`
 */
char *brg_board_label_new (const BrgGame *game);

/**
 * brg_board_label_of_number:
 * @snapshot: a group, either view
 * @board: number of a board, #BrgGame.board
 *
 * Returns: (transfer full): the same from the number alone
 */
char *brg_board_label_of_number (const BrgSnapshot *snapshot, gint board);

/**
 * brg_board_label_get_match:
 * @game: a board of a match
 *
 * Returns: the number of the match
 */
gint brg_board_label_get_match (const BrgGame *game);

G_END_DECLS
