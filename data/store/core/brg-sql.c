/* brg-sql.c - the store's way to SQLite: prepared statements, bound values, mapped errors
 *
 * Tests: tests/data/test-store.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sql.h"

#include <glib/gi18n-lib.h>

/* More than any attachment, paper or entry of the journal; a field of half a gigabyte takes minutes
 * and all memory. */
#define MOST_FIELD (1 << 27)

gboolean
brg_sql_set_error (GError **error, sqlite3 *db)
{
  int code = sqlite3_errcode (db) & 0xff;
  const char *detail = sqlite3_errmsg (db);

  switch (code)
    {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_BUSY,
                           _ ("Another program is using the file. Nothing was changed."));
      break;
    case SQLITE_FULL:
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FULL,
                           _ ("The disk is full. Nothing was changed."));
      break;
    case SQLITE_READONLY:
    case SQLITE_PERM:
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_READ_ONLY,
                           _ ("The file is read-only. Nothing was changed."));
      break;
    case SQLITE_CORRUPT:
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
                           _ ("The file is damaged. Open the last copy instead."));
      break;
    case SQLITE_NOTADB:
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_A_WORKSPACE,
                           _ ("The file is not a Berger workspace."));
      break;
    case SQLITE_TOOBIG:
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
                           _ ("The file holds a field that is larger than Berger reads or writes. "
                              "Open a copy instead."));
      break;
    case SQLITE_CONSTRAINT:
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                   _ ("The change contradicts what is stored (%s). Nothing was changed."), detail);
      break;
    default:
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED, _ ("The database failed: %s"),
                   detail);
    }
  return FALSE;
}

gboolean
brg_sql_distrust (sqlite3 *db, GError **error)
{
  sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_limit (db, SQLITE_LIMIT_LENGTH, MOST_FIELD);
  return brg_sql_script (db, "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON", error);
}

sqlite3_stmt *
brg_sql_prepare (sqlite3 *db, const char *sql, GError **error)
{
  sqlite3_stmt *stmt = NULL;

  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) != SQLITE_OK)
    brg_sql_set_error (error, db);
  return stmt;
}

gboolean
brg_sql_read_number (sqlite3 *db, const char *sql, gint64 *number, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt = brg_sql_prepare (db, sql, error);

  if (stmt == NULL)
    return FALSE;
  if (sqlite3_step (stmt) != SQLITE_ROW)
    return brg_sql_set_error (error, db);
  *number = sqlite3_column_int64 (stmt, 0);
  return TRUE;
}

gboolean
brg_sql_script (sqlite3 *db, const char *sql, GError **error)
{
  if (sqlite3_exec (db, sql, NULL, NULL, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  return TRUE;
}

/* Whatever becomes of this error, an action during which it came about is not carried out: what it
 * could not read would be missing in what it writes. */
static gboolean
fail (BrgStore *store, GError **error)
{
  g_autoptr (GError) failure = NULL;

  brg_sql_set_error (&failure, store->db);
  if (store->in_action && store->failure == NULL)
    store->failure = g_error_copy (failure);
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

/* SQLite ends a transaction by itself where it runs out of memory or of disk: what followed would
 * be committed piece by piece. */
gboolean
brg_sql_check_transaction (BrgStore *store, GError **error)
{
  g_autoptr (GError) failure = NULL;

  if (!store->in_transaction || !sqlite3_get_autocommit (store->db))
    return TRUE;
  g_set_error (&failure, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED, _ ("The database failed: %s"),
               sqlite3_errstr (SQLITE_ABORT));
  if (store->in_action && store->failure == NULL)
    store->failure = g_error_copy (failure);
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

static sqlite3_stmt *
prepare (BrgStore *store, const char *sql, GError **error)
{
  sqlite3_stmt *stmt = g_hash_table_lookup (store->statements, sql);

  if (stmt != NULL)
    {
      sqlite3_reset (stmt);
      sqlite3_clear_bindings (stmt);
    }
  if (!brg_sql_check_transaction (store, error))
    return NULL;
  if (stmt != NULL)
    return stmt;
  if (sqlite3_prepare_v3 (store->db, sql, -1, SQLITE_PREPARE_PERSISTENT, &stmt, NULL) != SQLITE_OK)
    {
      fail (store, error);
      return NULL;
    }
  g_hash_table_insert (store->statements, g_strdup (sql), stmt);
  return stmt;
}

static int
bind_value (sqlite3_stmt *stmt, int place, char type, va_list *values)
{
  switch (type)
    {
    case 't':
      return sqlite3_bind_text (stmt, place, va_arg (*values, const char *), -1, SQLITE_TRANSIENT);
    case 'T':
      {
        const char *text = va_arg (*values, const char *);

        return text == NULL ? SQLITE_OK
                            : sqlite3_bind_text (stmt, place, text, -1, SQLITE_TRANSIENT);
      }
    case 'i':
      return sqlite3_bind_int64 (stmt, place, va_arg (*values, gint64));
    case 'I':
      {
        gint64 number = va_arg (*values, gint64);

        return number == 0 ? SQLITE_OK : sqlite3_bind_int64 (stmt, place, number);
      }
    case 'b':
      {
        GBytes *bytes = va_arg (*values, GBytes *);
        gsize size = 0;
        gconstpointer data = g_bytes_get_data (bytes, &size);

        return sqlite3_bind_blob64 (stmt, place, data != NULL ? data : "", size, SQLITE_TRANSIENT);
      }
    default:
      g_assert_not_reached ();
    }
}

static sqlite3_stmt *
query_valist (BrgStore *store, GError **error, const char *sql, const char *types, va_list *values)
{
  sqlite3_stmt *stmt = prepare (store, sql, error);

  if (stmt == NULL)
    return NULL;
  for (int i = 0; types[i] != '\0'; i++)
    if (bind_value (stmt, i + 1, types[i], values) != SQLITE_OK)
      {
        fail (store, error);
        return NULL;
      }
  return stmt;
}

sqlite3_stmt *
brg_sql_query (BrgStore *store, GError **error, const char *sql, const char *types, ...)
{
  sqlite3_stmt *stmt;
  va_list values;

  va_start (values, types);
  stmt = query_valist (store, error, sql, types, &values);
  va_end (values);
  return stmt;
}

gboolean
brg_sql_step (BrgStore *store, sqlite3_stmt *stmt, gboolean *has_row, GError **error)
{
  int code = sqlite3_step (stmt);

  *has_row = code == SQLITE_ROW;
  if (code == SQLITE_ROW)
    return TRUE;
  if (code == SQLITE_DONE)
    {
      sqlite3_reset (stmt);
      return TRUE;
    }
  fail (store, error);
  sqlite3_reset (stmt);
  return FALSE;
}

GPtrArray *
brg_sql_list (BrgStore *store,
              sqlite3_stmt *stmt,
              BrgSqlRead read,
              GDestroyNotify free_value,
              GError **error)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (free_value);
  gboolean has_row;

  while (stmt != NULL && brg_sql_step (store, stmt, &has_row, error))
    {
      if (!has_row)
        return g_steal_pointer (&list);
      g_ptr_array_add (list, read (stmt));
    }
  return NULL;
}

gboolean
brg_sql_run (BrgStore *store, GError **error, const char *sql, const char *types, ...)
{
  sqlite3_stmt *stmt;
  gboolean has_row;
  va_list values;

  va_start (values, types);
  stmt = query_valist (store, error, sql, types, &values);
  va_end (values);
  return stmt != NULL && brg_sql_step (store, stmt, &has_row, error);
}

gboolean
brg_sql_get_int (BrgStore *store,
                 gint64 *value,
                 GError **error,
                 const char *sql,
                 const char *types,
                 ...)
{
  sqlite3_stmt *stmt;
  gboolean has_row;
  va_list values;

  va_start (values, types);
  stmt = query_valist (store, error, sql, types, &values);
  va_end (values);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  *value = has_row ? sqlite3_column_int64 (stmt, 0) : 0;
  sqlite3_reset (stmt);
  return TRUE;
}

const char *
brg_sql_get_text (sqlite3_stmt *stmt, int column)
{
  const char *text = (const char *) sqlite3_column_text (stmt, column);

  /* Memory may be short for a moment; the statement has failed then, which the next one notices,
   * but nobody is to take the text for an empty one. */
  if (text == NULL && sqlite3_column_type (stmt, column) != SQLITE_NULL)
    text = (const char *) sqlite3_column_text (stmt, column);
  return text != NULL ? text : "";
}

char *
brg_sql_dup_text (sqlite3_stmt *stmt, int column)
{
  return g_strdup (brg_sql_get_text (stmt, column));
}

GBytes *
brg_sql_dup_bytes (sqlite3_stmt *stmt, int column)
{
  return g_bytes_new (sqlite3_column_blob (stmt, column),
                      (gsize) sqlite3_column_bytes (stmt, column));
}

char *
brg_sql_dup_now (BrgStore *store)
{
  g_autoptr (GDateTime) now =
      store->now != NULL ? store->now (store->now_data) : g_date_time_new_now_utc ();

  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}

sqlite3 *
brg_sql_open_frozen (const char *path, GError **error)
{
  g_autofree char *uri = NULL;
  g_autofree char *frozen = NULL;
  sqlite3 *db = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  uri = g_filename_to_uri (path, NULL, error);
  if (uri == NULL)
    return NULL;
  frozen = g_strconcat (uri, "?immutable=1", NULL);
  if (sqlite3_open_v2 (frozen, &db, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL) == SQLITE_OK)
    return db;
  brg_sql_set_error (error, db);
  sqlite3_close (db);
  return NULL;
}

gboolean
brg_sql_read_tail (sqlite3 *db, gint64 *id, char **hash, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt = NULL;
  int code;

  if (sqlite3_prepare_v2 (db, "SELECT id, hash FROM journal ORDER BY id DESC LIMIT 1", -1, &stmt,
                          NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  code = sqlite3_step (stmt);
  if (code != SQLITE_ROW && code != SQLITE_DONE)
    return brg_sql_set_error (error, db);
  *id = code == SQLITE_ROW ? sqlite3_column_int64 (stmt, 0) : 0;
  *hash = code == SQLITE_ROW ? brg_sql_dup_text (stmt, 1) : g_strdup ("");
  return TRUE;
}

gboolean
brg_sql_has_entry (sqlite3 *db, gint64 id, const char *hash)
{
  g_autoptr (sqlite3_stmt) stmt = NULL;

  if (id == 0)
    return TRUE;
  stmt = brg_sql_prepare (db, "SELECT 1 FROM journal WHERE id = ?1 AND hash = ?2", NULL);
  return stmt != NULL && sqlite3_bind_int64 (stmt, 1, id) == SQLITE_OK &&
         sqlite3_bind_text (stmt, 2, hash, -1, SQLITE_STATIC) == SQLITE_OK &&
         sqlite3_step (stmt) == SQLITE_ROW;
}
