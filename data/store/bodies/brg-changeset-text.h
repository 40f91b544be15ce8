/* brg-changeset-text.h - the texts inside a changeset
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What becomes of @text in column @column of the row @row_id; 0 for a row whose key is no number.
 * Returns: (transfer full) (nullable): another text, %NULL to leave it. */
typedef char *(*BrgChangesetTextFunc) (const char *table,
                                       gint64 row_id,
                                       guint column,
                                       const char *text,
                                       gpointer data);

/* Walks through the texts of a changeset, as they were and as they became.
 *
 * Returns: (transfer full) (nullable): the changeset with what @func made of its texts, %NULL
 * when it has not the shape of one */
GBytes *brg_changeset_map_texts (GBytes *changeset, BrgChangesetTextFunc func, gpointer data);

G_END_DECLS
