/* brg-sql.h - the store's way to SQLite: prepared statements, bound values, mapped errors
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store-private.h"

G_BEGIN_DECLS

G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)

/**
 * brg_sql_set_error:
 * @error: return location for an error
 * @db: the connection that failed
 *
 * Turns SQLite's last error into one of ours.
 *
 * Returns: %FALSE, always
 */
gboolean brg_sql_set_error (GError **error, sqlite3 *db);

/**
 * brg_sql_distrust:
 * @db: a connection
 * @error: return location for an error
 *
 * To be called before the first look into a file that may come from anywhere: nothing of its schema
 * is believed.
 *
 * Returns: whether it went well
 */
gboolean brg_sql_distrust (sqlite3 *db, GError **error);

/**
 * brg_sql_read_number:
 * @db: a connection
 * @sql: one statement without values
 * @number: (out): first column of its first row
 * @error: return location for an error
 *
 * Returns: whether there is a row
 */
gboolean brg_sql_read_number (sqlite3 *db, const char *sql, gint64 *number, GError **error);

/**
 * brg_sql_prepare:
 * @db: a connection
 * @sql: one statement
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the statement; where there is a store brg_sql_query() keeps
 * it
 */
sqlite3_stmt *brg_sql_prepare (sqlite3 *db, const char *sql, GError **error);

/**
 * brg_sql_get_text:
 * @stmt: a statement with a row
 * @column: a column
 *
 * Returns: (transfer none): the text there, empty for NULL; until the next step
 */
const char *brg_sql_get_text (sqlite3_stmt *stmt, int column);

/**
 * brg_sql_script:
 * @db: a connection
 * @sql: statements
 * @error: return location for an error
 *
 * Runs statements that take no values and give no rows.
 *
 * Returns: whether it went well
 */
gboolean brg_sql_script (sqlite3 *db, const char *sql, GError **error);

/**
 * brg_sql_query:
 * @store: a store
 * @error: return location for an error
 * @sql: one statement with places ?1, ?2 ...
 * @types: a letter a value: `t` text, `i` gint64, `b` GBytes; `T` and `I` write NULL for %NULL and
 * 0
 * @...: the values
 *
 * Binds the values to the statement, prepared once and kept.
 *
 * Returns: (transfer none) (nullable): the statement, to be stepped with brg_sql_step() until it
 * has no more rows, or reset with sqlite3_reset()
 */
sqlite3_stmt *brg_sql_query (BrgStore *store,
                             GError **error,
                             const char *sql,
                             const char *types,
                             ...);

/**
 * brg_sql_check_transaction:
 * @store: a store
 * @error: return location for an error
 *
 * Returns: whether the transaction that was begun, if one was, still goes on; every statement of
 * brg_sql_query() asks this first
 */
gboolean brg_sql_check_transaction (BrgStore *store, GError **error);

/**
 * brg_sql_step:
 * @store: a store
 * @stmt: a statement
 * @has_row: (out): whether there is a row now; when not, the statement is reset
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_sql_step (BrgStore *store, sqlite3_stmt *stmt, gboolean *has_row, GError **error);

/**
 * BrgSqlRead:
 * @stmt: a statement with a row
 *
 * Returns: (transfer full): what the row says
 */
typedef gpointer (*BrgSqlRead) (sqlite3_stmt *stmt);

/**
 * brg_sql_list:
 * @store: a store
 * @stmt: (nullable): what brg_sql_query() gave; %NULL where it failed
 * @read: makes a value of a row
 * @free_value: frees such a value
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): a value for every row; the statement is reset
 */
GPtrArray *brg_sql_list (BrgStore *store,
                         sqlite3_stmt *stmt,
                         BrgSqlRead read,
                         GDestroyNotify free_value,
                         GError **error);

/**
 * brg_sql_run:
 * @store: a store
 * @error: return location for an error
 * @sql: one statement
 * @types: as for brg_sql_query()
 * @...: the values
 *
 * Runs a statement that gives no rows.
 *
 * Returns: whether it went well
 */
gboolean brg_sql_run (BrgStore *store, GError **error, const char *sql, const char *types, ...);

/**
 * brg_sql_get_int:
 * @store: a store
 * @value: (out): first column of the first row; 0 when there is no row
 * @error: return location for an error
 * @sql: one statement
 * @types: as for brg_sql_query()
 * @...: the values
 *
 * Returns: whether it went well
 */
gboolean brg_sql_get_int (BrgStore *store,
                          gint64 *value,
                          GError **error,
                          const char *sql,
                          const char *types,
                          ...);

/**
 * brg_sql_dup_text:
 * @stmt: a statement with a row
 * @column: a column
 *
 * Returns: (transfer full): the text there, empty for NULL
 */
char *brg_sql_dup_text (sqlite3_stmt *stmt, int column);

/**
 * brg_sql_dup_bytes:
 * @stmt: a statement with a row
 * @column: a column
 *
 * Returns: (transfer full): the bytes there, none for NULL
 */
GBytes *brg_sql_dup_bytes (sqlite3_stmt *stmt, int column);

/**
 * brg_sql_dup_now:
 * @store: a store
 *
 * Returns: (transfer full): the time, UTC, `YYYY-MM-DDThh:mm:ssZ`
 */
char *brg_sql_dup_now (BrgStore *store);

/**
 * brg_sql_open_frozen:
 * @path: a database
 * @error: return location for an error
 *
 * Opens a file as it lies there: without its journal, without locks, and leaving nothing beside it.
 *
 * Returns: (transfer full) (nullable): a connection, to be closed
 */
sqlite3 *brg_sql_open_frozen (const char *path, GError **error);

/**
 * brg_sql_read_tail:
 * @db: a connection
 * @id: (out): the last entry of the journal, 0 when it is empty
 * @hash: (out) (transfer full): its hash, empty when there is none
 * @error: return location for an error
 *
 * Returns: whether there is a journal; @hash is untouched when not
 */
gboolean brg_sql_read_tail (sqlite3 *db, gint64 *id, char **hash, GError **error);

/**
 * brg_sql_has_entry:
 * @db: a connection
 * @id: number of an entry of the journal; 0 for its beginning, which every journal has
 * @hash: its hash
 *
 * Returns: whether the journal holds that entry
 */
gboolean brg_sql_has_entry (sqlite3 *db, gint64 id, const char *hash);

G_END_DECLS
