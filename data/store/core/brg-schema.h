/* brg-schema.h - the tables and how older files are brought up to date
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sql.h"

G_BEGIN_DECLS

/**
 * BRG_SCHEMA_JOURNALLED_MARKS:
 *
 * The version since which the journal follows attendance and scoresheets.
 */
#define BRG_SCHEMA_JOURNALLED_MARKS 13

/**
 * BRG_SCHEMA_BODIES:
 *
 * The version since which entries of the journal commit to the words of their texts.
 */
#define BRG_SCHEMA_BODIES 17

/**
 * BRG_SCHEMA_APPLICATION_ID:
 *
 * `Brgr` in the header of the file.
 */
#define BRG_SCHEMA_APPLICATION_ID 0x42726772

/**
 * brg_schema_version:
 *
 * Returns: the newest version of the tables
 */
gint brg_schema_version (void);

/**
 * brg_schema_prepare:
 * @db: a connection
 * @may_create: whether an empty database becomes a workspace
 * @error: return location for an error
 *
 * Checks that the database is a workspace that this program understands, of whatever version.
 *
 * Returns: whether it went well
 */
gboolean brg_schema_prepare (sqlite3 *db, gboolean may_create, GError **error);

/**
 * brg_schema_is_exact:
 * @db: a connection
 *
 * Asks a digest that was made when the program was built: nothing is made anew to compare with.
 *
 * Returns: whether the tables are known to be those of the newest version, to the letter
 */
gboolean brg_schema_is_exact (sqlite3 *db);

/**
 * brg_schema_forget_statistics:
 * @db: (inout): a connection to a workspace
 * @may_write: whether they are removed from the file; else from a copy of it in memory, which takes
 *   its place
 * @error: return location for an error
 *
 * Statistics of tables that stand in a file steer how it is read; Berger writes none.
 *
 * Returns: whether it went well
 */
gboolean brg_schema_forget_statistics (sqlite3 **db, gboolean may_write, GError **error);

/**
 * brg_schema_is_older:
 * @db: a connection to a workspace
 *
 * Returns: whether it lacks steps
 */
gboolean brg_schema_is_older (sqlite3 *db);

/**
 * brg_schema_upgrade:
 * @db: a connection to a workspace
 * @error: return location for an error
 *
 * Applies the steps it lacks in one transaction.
 *
 * Returns: whether it went well
 */
gboolean brg_schema_upgrade (sqlite3 *db, GError **error);

/**
 * brg_schema_copy_to_memory:
 * @db: (inout): a connection
 * @error: return location for an error
 *
 * Replaces the connection by one to a copy in memory.
 *
 * Returns: whether it went well; on failure @db is still open
 */
gboolean brg_schema_copy_to_memory (sqlite3 **db, GError **error);

/**
 * brg_schema_lift_in_memory:
 * @db: (inout): a connection to a workspace that may only be read
 * @error: return location for an error
 *
 * Replaces the connection to an older workspace by one to a copy in memory, brought up to date. The
 * file stays as it is.
 *
 * Returns: whether it went well; on failure @db is still open
 */
gboolean brg_schema_lift_in_memory (sqlite3 **db, GError **error);

G_END_DECLS
