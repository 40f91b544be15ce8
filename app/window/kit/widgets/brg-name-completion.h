/* brg-name-completion.h - an entry for the names of those who decided
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * brg_name_completion_watch:
 * @entry: (type GtkEditable): an entry
 * @officials: (element-type BrgOfficial): the officials of the event
 *
 * When the entry is left, what was typed becomes what brg_name_list_complete() makes of it. May be
 * called again with other officials.
 */
void brg_name_completion_watch (gpointer entry, GPtrArray *officials);

/**
 * brg_name_completion_dup:
 * @entry: (type GtkEditable): an entry that is watched
 * @separator: what is to part the names
 *
 * Returns: (transfer full): the names, also while the entry was not left yet
 */
char *brg_name_completion_dup (gpointer entry, const char *separator);

G_END_DECLS
