/* brg-playoff-choice.h - the choices of a play-off that has not begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-playoff-draft.h"

G_BEGIN_DECLS

#define BRG_TYPE_PLAYOFF_CHOICE (brg_playoff_choice_get_type ())
G_DECLARE_FINAL_TYPE (BrgPlayoffChoice, brg_playoff_choice, BRG, PLAYOFF_CHOICE, GtkBox)

/**
 * BrgPlayoffChoice:
 *
 * Rows for who plays, in which format, what the rules leave to the arbiter, the time control and
 * the seed of the lots. Signal `changed`: another choice.
 */

/**
 * brg_playoff_choice_set_draft:
 * @self: a widget
 * @draft: (nullable) (transfer none): the play-off; it must live until the next call
 *
 * Shows a draft, into which the choices go.
 */
void brg_playoff_choice_set_draft (BrgPlayoffChoice *self, BrgPlayoffDraft *draft);

G_END_DECLS
