/* brg-promotion-choice.h - what a pawn becomes, asked at its square
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-board-view.h"

G_BEGIN_DECLS

#define BRG_TYPE_PROMOTION_CHOICE (brg_promotion_choice_get_type ())
G_DECLARE_FINAL_TYPE (BrgPromotionChoice, brg_promotion_choice, BRG, PROMOTION_CHOICE, GtkPopover)

/**
 * BrgPromotionOption:
 * @piece: a piece
 * @name: its name in the language of the interface, as "Queen"
 * @letters: capital letters that choose it; the first one is shown
 *
 * One of the pieces to choose from.
 */
typedef struct
{
  BrgPiece piece;
  const char *name;
  const char *letters;
} BrgPromotionOption;

/**
 * BrgPromotionChoice::chosen:
 * @self: the choice
 * @option: number of the option, from 0
 *
 * A piece was chosen by a click, its letter, or arrows and Enter.
 */

/**
 * BrgPromotionChoice::dismissed:
 * @self: the choice
 *
 * It was closed, by Escape or a click elsewhere, and nothing was chosen.
 */

/**
 * brg_promotion_choice_new:
 * @board: the board to ask on, which owns it from now on
 *
 * Returns: (transfer none): a choice, not yet shown
 */
BrgPromotionChoice *brg_promotion_choice_new (BrgBoardView *board);

/**
 * brg_promotion_choice_ask:
 * @self: a #BrgPromotionChoice
 * @square: the square where the pawn arrives
 * @options: (array length=n_options): the pieces; the texts are copied
 * @n_options: their number
 *
 * Asks, with the first option under the keyboard. The answer is one of the two signals.
 */
void brg_promotion_choice_ask (BrgPromotionChoice *self,
                               gint square,
                               const BrgPromotionOption *options,
                               guint n_options);

/**
 * brg_promotion_choice_choose_letter:
 * @self: a #BrgPromotionChoice that asks
 * @letter: a letter, large or small
 *
 * Chooses the piece of a letter, as the keyboard does.
 *
 * Returns: whether an option has this letter
 */
gboolean brg_promotion_choice_choose_letter (BrgPromotionChoice *self, gunichar letter);

G_END_DECLS
