/* brg-backup.c - copies of the workspace, in rotation
 *
 * Tests: tests/data/test-backup.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-backup.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>

#include "brg-sql.h"
#include "brg-store-private.h"

#define PAGES_AT_ONCE 1024

void
brg_backup_report_free (BrgBackupReport *report)
{
  if (report == NULL)
    return;
  g_free (report->path);
  g_free (report->second_path);
  g_free (report->problem);
  g_free (report);
}

void
brg_backup_set_folders (BrgStore *store, const char *folder, const char *second)
{
  g_return_if_fail (store != NULL);

  if (folder != NULL)
    {
      g_free (store->copies_folder);
      store->copies_folder = g_strdup (folder);
    }
  g_free (store->second_folder);
  store->second_folder = g_strdup (second);
}

BrgBackupReport *
brg_backup_take_report (BrgStore *store)
{
  g_return_val_if_fail (store != NULL, NULL);

  return g_steal_pointer (&store->report);
}

static gboolean
set_file_error (GError **error, const char *path, const char *why)
{
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED,
               _ ("The copy “%s” could not be written: %s"), path, why);
  return FALSE;
}

static gboolean
copy_pages (sqlite3 *from, sqlite3 *to, GError **error)
{
  sqlite3_backup *backup = sqlite3_backup_init (to, "main", from, "main");
  int code;

  if (backup == NULL)
    return brg_sql_set_error (error, to);
  do
    code = sqlite3_backup_step (backup, PAGES_AT_ONCE);
  while (code == SQLITE_OK);
  sqlite3_backup_finish (backup);
  if (code != SQLITE_DONE)
    return brg_sql_set_error (error, to);
  /* One plain file, that any SQLite opens without side files. */
  return brg_sql_script (to, "PRAGMA journal_mode = DELETE", error);
}

static gboolean
write_part (BrgStore *store, const char *part, GError **error)
{
  sqlite3 *copy = NULL;
  gboolean is_written;

  if (sqlite3_open (part, &copy) != SQLITE_OK)
    is_written = brg_sql_set_error (error, copy);
  else
    is_written = copy_pages (store->db, copy, error);
  sqlite3_close (copy);
  return is_written;
}

gboolean
brg_backup_write (BrgStore *store, const char *path, GError **error)
{
  g_autofree char *part = NULL;

  g_return_val_if_fail (store != NULL && path != NULL, FALSE);

  part = g_strconcat (path, ".part", NULL);
  g_unlink (part);
  if (!write_part (store, part, error))
    {
      g_unlink (part);
      return FALSE;
    }
  if (g_rename (part, path) != 0)
    {
      int code = errno;

      g_unlink (part);
      return set_file_error (error, path, g_strerror (code));
    }
  return TRUE;
}

static char *
dup_stem (BrgStore *store)
{
  g_autofree char *name = g_path_get_basename (store->path);
  char *dot = strrchr (name, '.');

  if (dot != NULL && dot != name)
    *dot = '\0';
  return g_steal_pointer (&name);
}

/* `name-20261121-143207-j000123.berger`: sorts by age, the number tells the state of the journal.
 */
static char *
dup_copy_name (BrgStore *store, const char *stem)
{
  g_autofree char *now = brg_sql_dup_now (store);
  g_autoptr (GString) digits = g_string_new (NULL);
  gint64 journal_id = 0;

  for (const char *p = now; *p != '\0'; p++)
    if (g_ascii_isdigit (*p))
      g_string_append_c (digits, *p);
    else if (*p == 'T')
      g_string_append_c (digits, '-');
  brg_sql_get_int (store, &journal_id, NULL, "SELECT max (id) FROM journal", "");
  return g_strdup_printf ("%s-%s-j%06" G_GINT64_FORMAT ".berger", stem, digits->str, journal_id);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Only names that dup_copy_name() makes are ever removed. */
static gboolean
is_copy_of (const char *name, const char *stem)
{
  g_autofree char *escaped = g_regex_escape_string (stem, -1);
  g_autofree char *pattern = g_strdup_printf ("^%s-\\d{8}-\\d{6}-j\\d{6,}\\.berger$", escaped);

  return g_regex_match_simple (pattern, name, 0, 0);
}

static void
rotate (const char *folder, const char *stem)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  if (dir == NULL)
    return;
  while ((name = g_dir_read_name (dir)) != NULL)
    if (is_copy_of (name, stem))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i + BRG_BACKUP_KEPT < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);

      g_unlink (path);
    }
}

static char *
copy_into (BrgStore *store, const char *folder, GError **error)
{
  g_autofree char *stem = dup_stem (store);
  g_autofree char *name = dup_copy_name (store, stem);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      set_file_error (error, path, g_strerror (errno));
      return NULL;
    }
  if (!brg_backup_write (store, path, error))
    return NULL;
  rotate (folder, stem);
  return g_steal_pointer (&path);
}

void
brg_backup_make (BrgStore *store)
{
  g_autoptr (GError) error = NULL;
  BrgBackupReport *report;

  g_return_if_fail (store != NULL);

  if (store->copies_paused)
    return;
  report = g_new0 (BrgBackupReport, 1);
  report->path = copy_into (store, store->copies_folder, &error);
  if (error != NULL)
    report->problem = g_strdup (error->message);
  g_clear_error (&error);
  if (store->second_folder != NULL && g_file_test (store->second_folder, G_FILE_TEST_IS_DIR))
    {
      report->second_path = copy_into (store, store->second_folder, &error);
      if (error != NULL && report->problem == NULL)
        report->problem = g_strdup (error->message);
    }
  brg_backup_report_free (store->report);
  store->report = report;
}

void
brg_backup_pause (BrgStore *store, gboolean is_paused)
{
  g_return_if_fail (store != NULL);

  store->copies_paused = is_paused;
}
