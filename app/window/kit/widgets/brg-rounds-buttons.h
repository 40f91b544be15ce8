/* brg-rounds-buttons.h - buttons that enter results and show their keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-result-keys.h"

G_BEGIN_DECLS

/**
 * brg_rounds_buttons_new:
 * @scheme: the keys
 * @scoring: what results are worth, for their texts
 * @is_postal: by correspondence, where no game is adjourned
 *
 * Makes buttons for the results of a game, special results, adjourning and clearing, in the order
 * in which they are shown. A click does what the key does: action `rounds.key`.
 *
 * Returns: (transfer container) (element-type GtkWidget): the buttons, floating
 */
GPtrArray *brg_rounds_buttons_new (const BrgKeyScheme *scheme,
                                   const BrgScoring *scoring,
                                   gboolean is_postal);

/**
 * brg_rounds_buttons_set_sensitive:
 * @box: what holds the buttons
 * @is_sensitive: whether they do anything
 *
 * Each of them is told: a screen reader does not ask what holds it.
 */
void brg_rounds_buttons_set_sensitive (GtkWidget *box, gboolean is_sensitive);

/**
 * brg_rounds_buttons_new_decision:
 * @symbol: the key, `T` or %BRG_SYMBOL_ENTER
 * @text: what it does
 *
 * Returns: (transfer floating): a button that settles a difference between two entries
 */
GtkWidget *brg_rounds_buttons_new_decision (gunichar symbol, const char *text);

/**
 * brg_rounds_describe_result:
 * @white: what White gets
 * @black: what Black gets
 *
 * Returns: the result in words, "White wins"; a constant string; %NULL for one that has no words of
 *   its own
 */
const char *brg_rounds_describe_result (BrgOutcome white, BrgOutcome black);

G_END_DECLS
