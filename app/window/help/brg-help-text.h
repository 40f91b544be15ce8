/* brg-help-text.h - a topic of the manual as widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-manual.h"

G_BEGIN_DECLS

/**
 * BrgHelpLink:
 * @target: where the link leads, see brg-manual-text.h
 * @data: what was given to brg_help_text_fill()
 *
 * Called for a link that was followed.
 */
typedef void (*BrgHelpLink) (const char *target, gpointer data);

/**
 * brg_help_text_fill:
 * @box: a vertical box, which is emptied first
 * @entry: a topic
 * @language: its language, for the pictures
 * @words: (nullable): words that are marked where they begin a word of the text
 * @link: what follows links
 * @data: for @link
 *
 * Returns: (transfer container) (element-type GtkWidget): its headings in their order
 */
GPtrArray *brg_help_text_fill (GtkBox *box,
                               const BrgManualEntry *entry,
                               const char *language,
                               const char *words,
                               BrgHelpLink link,
                               gpointer data);

G_END_DECLS
