/* brg-validate.h - a workspace from a stranger is looked through before it is read
 *
 * Whatever the readers of data/store/rows take for granted of a row is said here, so that a file
 * that somebody made or changed by other means gives one sentence and no crash.
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sql.h"

G_BEGIN_DECLS

/**
 * brg_validate_schema:
 * @db: a connection
 * @expected: a connection to an empty workspace of the same version
 * @error: return location for an error, for a person
 *
 * Returns: whether @db has exactly the tables, indexes and triggers of @expected and no views
 */
gboolean brg_validate_schema (sqlite3 *db, sqlite3 *expected, GError **error);

/**
 * brg_validate_rows:
 * @db: a connection to a workspace of the newest version, see brg_validate_schema()
 * @error: return location for an error, for a person; it names table, row and column
 *
 * Looks at every row: types and conditions of the schema, references, texts (UTF-8, no zeros, their
 * length), numbers within what the program can hold, known rule book, system, discipline and
 * results, and what belongs together. Of stored papers only the PDF is left out: its sum proves it.
 *
 * Returns: whether all of it can be read
 */
gboolean brg_validate_rows (sqlite3 *db, GError **error);

G_END_DECLS
