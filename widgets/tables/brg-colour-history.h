/* brg-colour-history.h - which sides a player had, as squares
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_COLOUR_HISTORY (brg_colour_history_get_type ())
G_DECLARE_FINAL_TYPE (BrgColourHistory, brg_colour_history, BRG, COLOUR_HISTORY, GtkWidget)

/**
 * brg_colour_history_new:
 *
 * Returns: (transfer floating): a new widget without a history
 */
GtkWidget *brg_colour_history_new (void);

/**
 * brg_colour_history_set_history:
 * @self: a #BrgColourHistory
 * @history: (nullable): a letter a round from the first on: `w` White, `b` Black, `-` no game
 * @label: (nullable): the same in words for a screen reader, "black, white, white"; translated by
 *   the caller
 *
 * Sets what is shown.
 */
void brg_colour_history_set_history (BrgColourHistory *self,
                                     const char *history,
                                     const char *label);

/**
 * brg_colour_history_get_history:
 * @self: a #BrgColourHistory
 *
 * Returns: (nullable) (transfer none): what is shown
 */
const char *brg_colour_history_get_history (BrgColourHistory *self);

G_END_DECLS
