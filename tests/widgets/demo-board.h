/* demo-board.h - boards to try with mouse and keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * demo_board_new_chess:
 * @fen: (nullable): a position; NULL for the initial one
 *
 * Returns: (transfer floating): a chessboard on which legal moves can be made
 */
GtkWidget *demo_board_new_chess (const char *fen);

/**
 * demo_board_new_games:
 *
 * Returns: (transfer floating): boards of other games and sizes
 */
GtkWidget *demo_board_new_games (void);

G_END_DECLS
