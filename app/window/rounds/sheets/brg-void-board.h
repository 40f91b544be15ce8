/* brg-void-board.h - a game on a board where somebody had no right to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-colour.h"
#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_void_board_ask:
 * @shell: the window
 * @game: a board of a match
 * @side: who had no right to play there, %BRG_COLOUR_NONE for both
 *
 * Asks for the reason; then the game does not count and the team loses the board.
 */
void brg_void_board_ask (BrgShell *shell, const BrgGame *game, BrgColour side);

G_END_DECLS
