/* brg-key-button.h - a button that shows which key does the same
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_KEY_BUTTON (brg_key_button_get_type ())
G_DECLARE_FINAL_TYPE (BrgKeyButton, brg_key_button, BRG, KEY_BUTTON, GtkButton)

/**
 * brg_key_button_new:
 * @key: what is printed on the key, `1` or `A`
 * @text: what it does, `1 – 0`
 * @action_name: (nullable): the action; its parameter is set by gtk_actionable_set_action_target()
 *
 * The button shows the key and does not listen to it: keys belong to the page.
 *
 * Returns: (transfer floating): a new button
 */
GtkWidget *brg_key_button_new (const char *key, const char *text, const char *action_name);

/**
 * brg_key_button_show:
 * @self: a #BrgKeyButton
 * @key: what is printed on the key
 * @text: what it does
 *
 * Gives it another key and text.
 */
void brg_key_button_show (BrgKeyButton *self, const char *key, const char *text);

/**
 * brg_key_button_set_label:
 * @self: a #BrgKeyButton
 * @label: what it does in words, "White wins", when a screen reader cannot make sense of the text
 */
void brg_key_button_set_label (BrgKeyButton *self, const char *label);

/**
 * brg_key_button_let_shrink:
 * @self: a #BrgKeyButton
 *
 * Lets the text be cut where there is not room for all of it, as with large letters in a small
 * window; the key stays, and the whole text is in the tooltip.
 */
void brg_key_button_let_shrink (BrgKeyButton *self);

/**
 * brg_key_button_let_wrap:
 * @self: a #BrgKeyButton
 *
 * Lets the text take several lines where there is not room for one.
 */
void brg_key_button_let_wrap (BrgKeyButton *self);

G_END_DECLS
