/* brg-rating-lists-file.c - the file of rating lists: its tables, and how it is written
 *
 * Tests: tests/app/bergerctl-rating-lists.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "brg-rating-lists-private.h"
#include "brg-sql.h"

enum
{
  BUSY_TIMEOUT_MS = 200,
};

gboolean
brg_rating_lists_distrust (sqlite3 *db, GError **error)
{
  sqlite3_busy_timeout (db, BUSY_TIMEOUT_MS);
  return brg_sql_distrust (db, error);
}

gboolean
brg_rating_lists_check (sqlite3 *db, const char *path, gint64 *version, GError **error)
{
  static const char *const questions[] = { "PRAGMA application_id", "PRAGMA user_version",
                                           "SELECT count(*) FROM sqlite_schema WHERE type NOT IN "
                                           "('table', 'index')" };
  gint64 answers[G_N_ELEMENTS (questions)];
  g_autofree char *name = g_filename_display_basename (path);

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (!brg_sql_read_number (db, questions[i], &answers[i], error))
      return FALSE;
  *version = answers[1];
  if (answers[0] == BRG_RATING_LISTS_APPLICATION && *version >= 1 &&
      *version <= BRG_RATING_LISTS_VERSION && answers[2] == 0)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED,
               /* Translators: %s is the name of a file. */
               _ ("“%s” is not a file of rating lists."), name);
  return FALSE;
}

static const char create[] =
    "CREATE TABLE list (id INTEGER PRIMARY KEY, source TEXT NOT NULL UNIQUE, month TEXT NOT NULL,"
    " n_players INTEGER NOT NULL, imported_at INTEGER NOT NULL, title TEXT NOT NULL DEFAULT '',"
    " game TEXT NOT NULL DEFAULT 'chess', day TEXT NOT NULL DEFAULT '',"
    " position INTEGER NOT NULL DEFAULT 0, own_numbers INTEGER NOT NULL DEFAULT 0)";

static const char upgrade[] = "ALTER TABLE list ADD COLUMN title TEXT NOT NULL DEFAULT '';"
                              "ALTER TABLE list ADD COLUMN game TEXT NOT NULL DEFAULT 'chess';"
                              "ALTER TABLE list ADD COLUMN day TEXT NOT NULL DEFAULT '';"
                              "ALTER TABLE list ADD COLUMN position INTEGER NOT NULL DEFAULT 0;"
                              "ALTER TABLE list ADD COLUMN own_numbers INTEGER NOT NULL DEFAULT 0;"
                              "UPDATE list SET title = source";

static gboolean
set_version (sqlite3 *db, const char *script, GError **error)
{
  g_autofree char *pragmas =
      g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %d",
                       BRG_RATING_LISTS_APPLICATION, BRG_RATING_LISTS_VERSION);

  return brg_sql_script (db, script, error) && brg_sql_script (db, pragmas, error);
}

/* The lists of version 1 lack what tables of other federations have. */
static gboolean
bring_up_to_date (sqlite3 *db, GError **error)
{
  g_autoptr (sqlite3_stmt) stmt = NULL;
  g_autoptr (GString) script = g_string_new (upgrade);
  int code;

  if (sqlite3_prepare_v2 (db, "SELECT id FROM list", -1, &stmt, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, db);
  while ((code = sqlite3_step (stmt)) == SQLITE_ROW)
    g_string_append_printf (script,
                            ";ALTER TABLE player_%" G_GINT64_FORMAT " ADD COLUMN fide_number;"
                            "ALTER TABLE player_%" G_GINT64_FORMAT " ADD COLUMN region",
                            (gint64) sqlite3_column_int64 (stmt, 0),
                            (gint64) sqlite3_column_int64 (stmt, 0));
  if (code != SQLITE_DONE)
    return brg_sql_set_error (error, db);
  sqlite3_reset (stmt);
  return set_version (db, script->str, error);
}

static gboolean
prepare (sqlite3 *db, const char *path, gboolean may_create, GError **error)
{
  gint64 n_tables = 0;
  gint64 application = 0;
  gint64 version = 0;

  if (!brg_rating_lists_distrust (db, error) ||
      !brg_sql_read_number (db, "SELECT count(*) FROM sqlite_schema", &n_tables, error) ||
      !brg_sql_read_number (db, "PRAGMA application_id", &application, error))
    return FALSE;
  if (may_create && n_tables == 0 && application == 0)
    return set_version (db, create, error);
  if (!brg_rating_lists_check (db, path, &version, error))
    return FALSE;
  return version == BRG_RATING_LISTS_VERSION || bring_up_to_date (db, error);
}

gboolean
brg_rating_lists_write (const char *path,
                        gboolean may_create,
                        BrgRatingListsWrite function,
                        gpointer data,
                        GError **error)
{
  gboolean is_new = !g_file_test (path, G_FILE_TEST_EXISTS);
  int flags = SQLITE_OPEN_READWRITE | (may_create ? SQLITE_OPEN_CREATE : 0);
  sqlite3 *db = NULL;
  gboolean is_written;

  if (sqlite3_open_v2 (path, &db, flags, NULL) != SQLITE_OK)
    is_written = brg_sql_set_error (error, db);
  else
    is_written = brg_sql_script (db, "PRAGMA cache_size = -8000; BEGIN IMMEDIATE", error) &&
                 prepare (db, path, may_create, error) && function (db, data, error) &&
                 brg_sql_script (db, "COMMIT", error);
  if (!is_written && db != NULL && !sqlite3_get_autocommit (db))
    sqlite3_exec (db, "ROLLBACK", NULL, NULL, NULL);
  sqlite3_close (db);
  if (!is_written && is_new)
    g_unlink (path);
  return is_written;
}

gboolean
brg_rating_lists_drop (sqlite3 *db, gint64 id, GError **error)
{
  g_autofree char *sql =
      g_strdup_printf ("DROP TABLE player_%" G_GINT64_FORMAT "; DROP TABLE part_%" G_GINT64_FORMAT
                       "; DELETE FROM list WHERE id = %" G_GINT64_FORMAT,
                       id, id, id);

  return brg_sql_script (db, sql, error);
}
