/* brg-letters-label.h - a text in a row of the pages on letters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

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

G_END_DECLS
