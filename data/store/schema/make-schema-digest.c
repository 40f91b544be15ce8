/* make-schema-digest.c - says which tables the steps make
 *
 *   make-schema-digest FOLDER
 *
 * Runs every NNN-name.sql of the folder in order and prints a header with the digest of the tables.
 * Opening a workspace that has these needs no second look at them. A header that is out of date
 * costs that look and nothing else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>

#include "brg-schema-digest.h"

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
list_steps (const char *folder)
{
  GPtrArray *steps = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_ascii_isdigit (*name) && g_str_has_suffix (name, ".sql"))
      g_ptr_array_add (steps, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (steps, compare_names);
  return steps;
}

static gboolean
run_step (sqlite3 *db, const char *path)
{
  g_autofree char *sql = NULL;

  return g_file_get_contents (path, &sql, NULL, NULL) &&
         sqlite3_exec (db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) steps = argc == 2 ? list_steps (argv[1]) : NULL;
  g_autofree char *digest = NULL;
  sqlite3 *db = NULL;

  if (steps == NULL || steps->len == 0 || sqlite3_open (":memory:", &db) != SQLITE_OK)
    {
      g_printerr ("make-schema-digest: no steps\n");
      return EXIT_FAILURE;
    }
  for (guint i = 0; i < steps->len; i++)
    if (!run_step (db, steps->pdata[i]))
      {
        g_printerr ("make-schema-digest: %s: %s\n", (char *) steps->pdata[i], sqlite3_errmsg (db));
        sqlite3_close (db);
        return EXIT_FAILURE;
      }
  digest = brg_schema_digest_new (db);
  sqlite3_close (db);
  g_print ("#pragma once\n\n#define BRG_SCHEMA_EXPECTED \"%s\"\n", digest != NULL ? digest : "");
  return EXIT_SUCCESS;
}
