/* brg-move-choice.h - which of several moves is meant, asked at the square
 *
 * What a pawn becomes, which way a capture takes: pieces or words in a row or, where words are
 * long, one below the other. A letter, a digit from 1, or arrows and Enter choose; Escape closes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-board-view.h"

G_BEGIN_DECLS

#define BRG_TYPE_MOVE_CHOICE (brg_move_choice_get_type ())
G_DECLARE_FINAL_TYPE (BrgMoveChoice, brg_move_choice, BRG, MOVE_CHOICE, GtkPopover)

/**
 * BrgMoveOption:
 * @piece: a piece, %BRG_PIECE_NONE to show @name as text
 * @name: its name in the language of the interface, as "Queen", or the move as it is written
 * @letters: (nullable): capital letters that choose it; the first one is shown
 *
 * One of the moves to choose from. One without @letters shows its digit, up to the ninth.
 */
typedef struct
{
  BrgPiece piece;
  const char *name;
  const char *letters;
} BrgMoveOption;

/**
 * BrgMoveChoice::chosen:
 * @self: the choice
 * @option: number of the option, from 0
 *
 * A move was chosen.
 */

/**
 * BrgMoveChoice::dismissed:
 * @self: the choice
 *
 * It was closed, by Escape or a click elsewhere, and nothing was chosen.
 */

/**
 * brg_move_choice_new:
 * @board: the board to ask on, which owns it from now on
 *
 * Returns: (transfer none): a choice, not yet shown
 */
BrgMoveChoice *brg_move_choice_new (BrgBoardView *board);

/**
 * brg_move_choice_ask:
 * @self: a #BrgMoveChoice
 * @square: the square where the piece arrives
 * @options: (array length=n_options): the moves; the texts are copied
 * @n_options: their number
 *
 * Asks, with the first option under the keyboard. The answer is one of the two signals.
 */
void brg_move_choice_ask (BrgMoveChoice *self,
                          gint square,
                          const BrgMoveOption *options,
                          guint n_options);

/**
 * brg_move_choice_choose_letter:
 * @self: a #BrgMoveChoice that asks
 * @letter: a letter, large or small, or a digit
 *
 * Chooses the option of a letter, or by its place, as the keyboard does. Letters go first.
 *
 * Returns: whether there is such an option
 */
gboolean brg_move_choice_choose_letter (BrgMoveChoice *self, gunichar letter);

G_END_DECLS
