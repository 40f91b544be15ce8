/* brg-changeset.h - plays what an action changed into a database
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sql.h"

G_BEGIN_DECLS

/**
 * brg_changeset_apply:
 * @db: a database
 * @changeset: what SQLite's session extension recorded, or its inverse
 * @error: return location for an error
 *
 * Changes the rows. Every row has to be as it was when the changeset was recorded; when one is not,
 * the caller takes back what is open in @db.
 *
 * Returns: whether it went well
 */
gboolean brg_changeset_apply (sqlite3 *db, GBytes *changeset, GError **error);

G_END_DECLS
