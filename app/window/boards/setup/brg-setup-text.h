/* brg-setup-text.h - a position as text, and what is to be said of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-setup.h"

G_BEGIN_DECLS

#define BRG_TYPE_SETUP_TEXT (brg_setup_text_get_type ())
G_DECLARE_FINAL_TYPE (BrgSetupText, brg_setup_text, BRG, SETUP_TEXT, GtkWidget)

/**
 * BrgSetupText:
 *
 * An entry with buttons to copy and to paste, and a line below. Signal `edited`: the user changed
 * the text.
 */

/**
 * brg_setup_text_set_words:
 * @self: a #BrgSetupText
 * @words: how the text is spoken of
 */
void brg_setup_text_set_words (BrgSetupText *self, const BrgSetupTextWords *words);

/**
 * brg_setup_text_set:
 * @self: a #BrgSetupText
 * @text: (nullable): the position, which the button copies; %NULL when there is no text for it
 * @keeps_entry: whether the entry is not changed: what it holds is where the position came from, or
 *   is to be mended
 *
 * Shows a position; does not emit the signal.
 */
void brg_setup_text_set (BrgSetupText *self, const char *text, gboolean keeps_entry);

/**
 * brg_setup_text_dup:
 * @self: a #BrgSetupText
 *
 * Returns: (transfer full): what is in the entry, without blanks at the end
 */
char *brg_setup_text_dup (BrgSetupText *self);

/**
 * brg_setup_text_say:
 * @self: a #BrgSetupText
 * @verdict: what is thought of the position
 * @sentence: (nullable): what is to be said
 * @column: where the text is wrong, in characters from 1; 0 when it is not
 *
 * Shows a sentence below the entry and marks the place.
 */
void brg_setup_text_say (BrgSetupText *self,
                         BrgSetupVerdict verdict,
                         const char *sentence,
                         gint column);

G_END_DECLS
