/* brg-prompt-bar.h - something to be settled before or while a game begins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-desk-rules.h"

G_BEGIN_DECLS

#define BRG_TYPE_PROMPT_BAR (brg_prompt_bar_get_type ())
G_DECLARE_FINAL_TYPE (BrgPromptBar, brg_prompt_bar, BRG, PROMPT_BAR, GtkWidget)

/**
 * BrgPromptBar::replied:
 * @self: the bar
 * @reply: a #BrgDeskReply, good until the handler returns; its square is %BRG_BOARD_NO_SQUARE
 *
 * A button was pressed. Enter in the number presses the suggested one, else the first.
 */

/**
 * brg_prompt_bar_new:
 *
 * Returns: (transfer floating): a bar that is hidden until there is a prompt
 */
GtkWidget *brg_prompt_bar_new (void);

/**
 * brg_prompt_bar_set:
 * @self: a #BrgPromptBar
 * @own: (nullable): the rule book of the event: articles of others are cited with theirs
 * @prompt: (nullable): what is to be settled; copied. %NULL hides the bar
 *
 * Shows a prompt. One that reads the same as the one that is shown leaves everything as it is, with
 * what was chosen meanwhile and the keyboard.
 */
void brg_prompt_bar_set (BrgPromptBar *self, const BrgRulebook *own, const BrgDeskPrompt *prompt);

/**
 * brg_prompt_bar_get_reply:
 * @self: a #BrgPromptBar with a prompt
 * @reply: (out caller-allocates): what is chosen now, without a button and a square; for a page
 *   that completes it with a square that was clicked
 */
void brg_prompt_bar_get_reply (BrgPromptBar *self, BrgDeskReply *reply);

/**
 * brg_prompt_bar_take_focus:
 * @self: a #BrgPromptBar
 *
 * Brings the keyboard to the first thing to be chosen.
 *
 * Returns: whether there was anything
 */
gboolean brg_prompt_bar_take_focus (BrgPromptBar *self);

G_END_DECLS
