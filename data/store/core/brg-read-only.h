/* brg-read-only.h - a workspace in which nothing can be written is opened to look at
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/**
 * brg_read_only_helps:
 * @db: (nullable): a connection on which something has just failed
 *
 * Returns: whether it failed because the file, its folder or its disk takes nothing
 */
gboolean brg_read_only_helps (sqlite3 *db);

/**
 * brg_read_only_open:
 * @path: the file
 * @db: (out): the connection; to be closed in every case
 * @error: return location for an error
 *
 * Opens a file beside which nothing can be written: as it is, or when nothing lies beside it as a
 * file that does not change, or with what lies beside it from a private copy. The copy is gone when
 * this returns.
 *
 * Returns: whether it can be read
 */
gboolean brg_read_only_open (const char *path, sqlite3 **db, GError **error);

/**
 * brg_read_only_tidy:
 * @path: a file that was read and is closed
 *
 * Takes an empty journal away that lies beside the file, and its index, unless somebody else has
 * the file open.
 */
void brg_read_only_tidy (const char *path);

/**
 * brg_read_only_explain:
 * @path: the file
 * @is_full: whether there was no room
 *
 * Returns: (transfer none): why nothing can be changed in it, a sentence
 */
const char *brg_read_only_explain (const char *path, gboolean is_full);

G_END_DECLS
