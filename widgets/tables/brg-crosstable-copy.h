/* brg-crosstable-copy.h - a crosstable on the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-crosstable.h"

G_BEGIN_DECLS

/**
 * brg_crosstable_copy:
 * @widget: whose clipboard
 * @table: a table
 * @first: first of the rows
 * @last: last of the rows; larger ones mean the last one
 *
 * Puts rows of a table on the clipboard, as text with tabs and as a table of HTML; whoever pastes
 * takes what he likes better. Numbers are written with the decimal sign of the locale.
 */
void brg_crosstable_copy (GtkWidget *widget, const BrgCrosstable *table, gint first, gint last);

G_END_DECLS
