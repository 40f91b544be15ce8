/* brg-same-press.h - a key that is pressed twice by habit does one thing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * brg_same_press_watch:
 *
 * Follows what is pressed in all windows of the program; to be called once, when it starts.
 */
void brg_same_press_watch (void);

/**
 * brg_same_press_must_wait:
 * @button: the button that does what is about to be done
 * @what: what it does, its label
 *
 * One rule for all that a key stores: the key that brought something on show does not carry it out
 * as well. When the key that is being handled is the one that was pressed last, with nothing else
 * pressed between, the user may not have seen what it means now: the button takes the focus, and
 * the same key carries it out when it is pressed once more. A key that is held down never does.
 *
 * Returns: whether what the button does has to wait for another press; %FALSE for a click
 */
gboolean brg_same_press_must_wait (GtkWidget *button, const char *what);

/**
 * brg_same_press_opened:
 * @window: a sheet
 *
 * Returns: whether the key that is being handled is pressed for the second time, and opened @window
 *   with the first
 */
gboolean brg_same_press_opened (GtkWidget *window);

/**
 * brg_same_press_dup_hint:
 * @what: what was held back, the label of a button
 *
 * Returns: (transfer full): a sentence that says how it is done
 */
char *brg_same_press_dup_hint (const char *what);

G_END_DECLS
