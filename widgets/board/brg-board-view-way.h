/* brg-board-view-way.h - the board view: lifting a piece and leading it over its way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-board-view.h"

G_BEGIN_DECLS

/**
 * brg_board_view_set_picture:
 * @self: a #BrgBoardView
 * @picture: what to show; copied. Its marks for cursor, lifted and dragged pieces are not read:
 * they are the widget's own. Those for targets are shown while nothing is lifted: where something
 * may be placed
 *
 * Shows another position. What is lifted is put down and its way forgotten. The picture's side
 * below is taken only the first time: afterwards brg_board_view_set_flipped() decides.
 */
void brg_board_view_set_picture (BrgBoardView *self, const BrgBoardPicture *picture);

/**
 * brg_board_view_show_way:
 * @self: a #BrgBoardView
 * @picture: the board while the piece stands on the last square of its way; copied, see
 *   brg_board_view_set_picture()
 *
 * Shows a piece in the middle of its way, which stays open. Without a way it is as
 * brg_board_view_set_picture().
 */
void brg_board_view_show_way (BrgBoardView *self, const BrgBoardPicture *picture);

/**
 * brg_board_view_get_way:
 * @self: a #BrgBoardView
 *
 * Returns: (transfer none): the way that is open; without squares when nothing is lifted
 */
const BrgBoardWay *brg_board_view_get_way (BrgBoardView *self);

/**
 * brg_board_view_put_back:
 * @self: a #BrgBoardView
 *
 * Puts a lifted piece back and forgets its way. When it had been led the page shows the board
 * without the way itself.
 *
 * Returns: whether there was one
 */
gboolean brg_board_view_put_back (BrgBoardView *self);

G_END_DECLS
