/* brg-wizard-why.h - side pane: why this board, why not another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-draft-pairs.h"
#include "brg-pairing-review.h"

G_BEGIN_DECLS

#define BRG_TYPE_WIZARD_WHY (brg_wizard_why_get_type ())
G_DECLARE_FINAL_TYPE (BrgWizardWhy, brg_wizard_why, BRG, WIZARD_WHY, GtkWidget)

/**
 * BrgWizardWhy:
 *
 * Explains the selected board in at most six sentences with their articles, and answers why its
 * players did not get somebody else, in the wizard and for a round that is paired.
 *
 * Signals:
 * - `left`: Escape was pressed in it.
 * - `closed`: the button that closes it was pressed; it is there for a paired round only.
 */

/**
 * brg_wizard_why_show_board:
 * @self: a pane
 * @draft: (nullable) (transfer none): the draft, %NULL to empty the pane
 * @round: the round
 * @board: index of a board, -1 for none
 *
 * An answer that is still being computed is thrown away.
 */
void brg_wizard_why_show_board (BrgWizardWhy *self, BrgDraft *draft, gint round, gint board);

/**
 * brg_wizard_why_show_review:
 * @self: a pane
 * @review: (nullable) (transfer none): a finished review of @round; %NULL when there can be none,
 *   because the program does not know the pairing system
 * @round: the round
 * @board: index of a board
 * @number: its number
 *
 * Shows a board of a paired round. Why not somebody else can be asked only where the rules come to
 * the stored pairs.
 */
void brg_wizard_why_show_review (BrgWizardWhy *self,
                                 BrgPairingReview *review,
                                 gint round,
                                 gint board,
                                 gint number);

/**
 * brg_wizard_why_focus_question:
 * @self: a pane
 *
 * Puts the keyboard focus into the entry of "why not"; a hidden pane is shown for it.
 *
 * Returns: whether there is something to ask
 */
gboolean brg_wizard_why_focus_question (BrgWizardWhy *self);

G_END_DECLS
