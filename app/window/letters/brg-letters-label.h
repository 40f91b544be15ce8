/* brg-letters-label.h - a text in a row of the pages on letters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-points.h"
#include "brg-postal-game.h"

G_BEGIN_DECLS

/**
 * brg_letters_label_new:
 * @text: what stands there
 * @css_class: (nullable): how it looks
 * @wraps: whether a long one goes on below; otherwise it ends in dots
 *
 * Returns: (transfer floating): a label that begins at the left
 */
GtkWidget *brg_letters_label_new (const char *text, const char *css_class, gboolean wraps);

/** brg_letters_label_dup_results: Returns: (transfer full): what a choice has, "not chosen yet"
 * first, then results as an event with that @scoring counts them */
GStrv brg_letters_label_dup_results (const BrgScoring *scoring);

G_END_DECLS
