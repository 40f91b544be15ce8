/* brg-board-view-speech.h - the board view: what a screen reader says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-board-view.h"

G_BEGIN_DECLS

/**
 * brg_board_view_set_describe:
 * @self: a #BrgBoardView
 * @describe: (nullable): puts a square to words; without it only its name is read
 * @user_data: passed to @describe
 * @destroy: (nullable): frees @user_data
 */
void brg_board_view_set_describe (BrgBoardView *self,
                                  BrgBoardDescribe describe,
                                  gpointer user_data,
                                  GDestroyNotify destroy);

/**
 * brg_board_view_set_label:
 * @self: a #BrgBoardView
 * @label: name of the board for a screen reader, "Board 5, White to move"
 */
void brg_board_view_set_label (BrgBoardView *self, const char *label);

G_END_DECLS
