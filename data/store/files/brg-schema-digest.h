/* brg-schema-digest.h - the tables of a database as one short text
 *
 * Only for the files of data/store, and for data/store/schema/make-schema-digest.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/**
 * BRG_SCHEMA_DIGEST_ENTRIES:
 *
 * Statement for every table, index, trigger and view of a database: type and name, then what they
 * belong to and what made them. Statistics are not looked at.
 */
#define BRG_SCHEMA_DIGEST_ENTRIES                                                               \
  "SELECT ifnull (type, '?') || ' ' || ifnull (name, '?'), ifnull (tbl_name, '?') || ' ' ||"    \
  " ifnull (sql, '') FROM sqlite_schema WHERE NOT (type = 'table' AND name IN ('sqlite_stat1'," \
  " 'sqlite_stat4'))"

/**
 * brg_schema_digest_new:
 * @db: a connection
 *
 * Two databases with the same digest have the same tables.
 *
 * Returns: (transfer full) (nullable): the digest, %NULL when they cannot be read
 */
char *brg_schema_digest_new (sqlite3 *db);

G_END_DECLS
