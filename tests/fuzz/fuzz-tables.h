/* fuzz-tables.h - what the targets that change rows of a workspace share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <stdint.h>
#include <stdlib.h>

/* A workspace in a folder of its own, and its bytes as they were made, before any input. */
static char *fuzz_folder;
static char *fuzz_path;
static char *fuzz_base;
static gsize fuzz_base_length;

static inline void
fuzz_remove_files (void)
{
  static const char *const companions[] = { "", "-wal", "-shm", "-journal", "-led", "-ask" };

  for (guint i = 0; i < G_N_ELEMENTS (companions); i++)
    {
      g_autofree char *name = g_strconcat (fuzz_path, companions[i], NULL);

      g_unlink (name);
    }
}

static inline void
fuzz_remove_folder (void)
{
  fuzz_remove_files ();
  g_rmdir (fuzz_folder);
}

/* The folder goes when the program ends. */
static inline void
fuzz_make_folder (void)
{
  fuzz_folder = g_dir_make_tmp ("berger-fuzz-XXXXXX", NULL);
  fuzz_path = g_build_filename (fuzz_folder, "w.berger", NULL);
  atexit (fuzz_remove_folder);
}

static inline gboolean
fuzz_write_base (const char *content)
{
  return g_file_set_contents_full (fuzz_path, content, (gssize) fuzz_base_length,
                                   G_FILE_SET_CONTENTS_NONE, 0600, NULL);
}

/* What the fuzzer gave, as far as it was not read yet. */
typedef struct
{
  const uint8_t *at;
  const uint8_t *end;
} FuzzInput;

static inline guint
fuzz_take (FuzzInput *input, guint n_bytes)
{
  guint number = 0;

  for (guint i = 0; i < n_bytes; i++)
    number = number << 8 | (input->at < input->end ? *input->at++ : 0);
  return number;
}

static inline guint
fuzz_take_below (FuzzInput *input, guint below)
{
  return below > 0 ? fuzz_take (input, below > 256 ? 2 : 1) % below : 0;
}

static const char *const fuzz_values[] = {
  "NULL",
  "0",
  "-1",
  "301",
  "2147483647",
  "-2147483648",
  "4294967297",
  "9223372036854775807",
  "(-9223372036854775807 - 1)",
  "''",
  "'x'",
  "'closed'",
  "'knockout'",
  "'renju'",
  "'{\"a\":[1,2'",
  "'%s%n'",
  "CAST (x'ff' AS TEXT)",
  "CAST (x'410042' AS TEXT)",
  "hex (zeroblob (3000))",
  "zeroblob (40)",
  "'2026-99-99T99:99:99Z'",
  "'[#1]'",
  "'p:tk'",
};

/* Row @n of what @sql gives, counted round. */
static inline char *
fuzz_dup_one (sqlite3 *db, const char *sql, guint n)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  sqlite3_stmt *stmt = NULL;

  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) == SQLITE_OK)
    while (sqlite3_step (stmt) == SQLITE_ROW)
      g_ptr_array_add (found, g_strdup ((const char *) sqlite3_column_text (stmt, 0)));
  sqlite3_finalize (stmt);
  return g_strdup (found->len > 0 ? found->pdata[n % found->len] : NULL);
}

static inline char *
fuzz_dup_value (FuzzInput *input, const char *table, const char *column)
{
  g_autoptr (GString) text = NULL;
  guint length;

  switch (fuzz_take (input, 1) % 5)
    {
    case 0:
      return g_strdup (fuzz_values[fuzz_take_below (input, G_N_ELEMENTS (fuzz_values))]);
    case 1:
      return g_strdup_printf ("%d", (int) (gint8) fuzz_take (input, 1));
    case 2:
      return g_strdup_printf ("%u", fuzz_take (input, 4));
    case 3:
      return g_strdup_printf ("(SELECT \"%s\" FROM \"%s\" LIMIT 1 OFFSET %u)", column, table,
                              fuzz_take (input, 1));
    default:
      text = g_string_new ("CAST (x'");
      length = MIN (fuzz_take (input, 1), (guint) (input->end - input->at));
      for (guint i = 0; i < length; i++)
        g_string_append_printf (text, "%02x", fuzz_take (input, 1));
      g_string_append (text, "' AS TEXT)");
      return g_string_free (g_steal_pointer (&text), FALSE);
    }
}

/* Another value in a row of a table whose name fits @tables, or no such row. */
static inline void
fuzz_change_cell (FuzzInput *input, sqlite3 *db, const char *tables, gboolean is_removal)
{
  g_autofree char *of_tables = g_strdup_printf (
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name GLOB '%s' ORDER BY name",
      tables);
  g_autofree char *table = fuzz_dup_one (db, of_tables, fuzz_take (input, 1));
  g_autofree char *of_columns =
      g_strdup_printf ("SELECT name FROM pragma_table_info ('%s')", table);
  g_autofree char *of_keys = g_strdup_printf (
      "SELECT group_concat (name) FROM pragma_table_info ('%s') WHERE pk > 0", table);
  g_autofree char *column = fuzz_dup_one (db, of_columns, fuzz_take (input, 1));
  g_autofree char *keys = fuzz_dup_one (db, of_keys, 0);
  guint row = fuzz_take (input, 1);
  g_autofree char *value = NULL;
  g_autofree char *sql = NULL;

  if (column == NULL || keys == NULL)
    return;
  value = fuzz_dup_value (input, table, column);
  sql = is_removal
            ? g_strdup_printf ("DELETE FROM \"%s\" WHERE (%s) = (SELECT %s FROM \"%s\" LIMIT 1"
                               " OFFSET %u)",
                               table, keys, keys, table, row)
            : g_strdup_printf ("UPDATE OR REPLACE \"%s\" SET \"%s\" = %s WHERE (%s) = (SELECT %s"
                               " FROM \"%s\" LIMIT 1 OFFSET %u)",
                               table, column, value, keys, keys, table, row);
  sqlite3_exec (db, sql, NULL, NULL, NULL);
}

/* A workspace in which anything may be written: without its triggers, checks and references. */
static inline sqlite3 *
fuzz_open_tables (const char *path)
{
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  sqlite3_exec (db,
                "PRAGMA synchronous = OFF; PRAGMA ignore_check_constraints = ON;"
                "PRAGMA foreign_keys = OFF; CREATE TEMP TABLE kept AS SELECT * FROM"
                " main.sqlite_schema WHERE type = 'trigger'; PRAGMA writable_schema = ON;"
                "DELETE FROM main.sqlite_schema WHERE type = 'trigger'",
                NULL, NULL, NULL);
  sqlite3_exec (db, "PRAGMA writable_schema = RESET", NULL, NULL, NULL);
  return db;
}

static inline void
fuzz_close_tables (sqlite3 *db)
{
  sqlite3_exec (db,
                "PRAGMA writable_schema = ON; INSERT INTO main.sqlite_schema SELECT * FROM kept",
                NULL, NULL, NULL);
  sqlite3_close (db);
}
