/* brg-wizard-why.h - side pane of the wizard: why this board, why not another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-draft-pairs.h"

G_BEGIN_DECLS

#define BRG_TYPE_WIZARD_WHY (brg_wizard_why_get_type ())
G_DECLARE_FINAL_TYPE (BrgWizardWhy, brg_wizard_why, BRG, WIZARD_WHY, GtkWidget)

/**
 * BrgWizardWhy:
 *
 * Explains the selected board in at most six sentences with their articles, and answers why its
 * players did not get somebody else. Signal `left`: Escape was pressed in it.
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
 * brg_wizard_why_focus_question:
 * @self: a pane
 *
 * Puts the keyboard focus into the entry of "why not"; a hidden pane is shown for it.
 */
void brg_wizard_why_focus_question (BrgWizardWhy *self);

G_END_DECLS
