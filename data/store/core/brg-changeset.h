/* brg-changeset.h - changes of the journal, applied again or taken back
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
 * @db: a connection, inside a transaction
 * @changeset: what shall change
 * @error: return location for an error
 *
 * Applies changes. Every row must be as the changeset says it was. Numbers that go round among
 * rows, start numbers given anew or rounds that change places, are no obstacle.
 *
 * Returns: whether it went well; when not, the transaction must be rolled back
 */
gboolean brg_changeset_apply (sqlite3 *db, GBytes *changeset, GError **error);

G_END_DECLS
