/* brg-read-only.c - a workspace in which nothing can be written is opened to look at
 *
 * Tests: tests/data/test-look.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-read-only.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "brg-schema.h"
#include "brg-sql.h"
#include "brg-store-private.h"

gboolean
brg_read_only_helps (sqlite3 *db)
{
  switch (db != NULL ? sqlite3_errcode (db) & 0xff : SQLITE_CANTOPEN)
    {
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_FULL:
    case SQLITE_IOERR:
    case SQLITE_PERM:
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
has_content (const char *path, const char *suffix)
{
  g_autofree char *beside = g_strconcat (path, suffix, NULL);
  struct stat status;

  return stat (beside, &status) == 0 && status.st_size > 0;
}

/* A file that lets itself be opened may still not let itself be read. */
static gboolean
is_readable (sqlite3 *db, GError **error)
{
  return brg_sql_script (db, "SELECT count(*) FROM sqlite_schema", error);
}

static gboolean
open_readable (const char *path, int flags, sqlite3 **db, GError **error)
{
  sqlite3_close (*db);
  *db = NULL;
  if (sqlite3_open_v2 (path, db, flags, NULL) != SQLITE_OK)
    return brg_sql_set_error (error, *db);
  return is_readable (*db, error);
}

static gboolean
open_unchanging (const char *path, sqlite3 **db, GError **error)
{
  sqlite3_close (*db);
  *db = brg_sql_open_frozen (path, error);
  return *db != NULL && is_readable (*db, error);
}

/* ----- A private copy ----- */

static const char *const parts[] = { "", "-wal", "-journal" };

static gboolean
copy_parts (const char *path, const char *copy, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *from_path = g_strconcat (path, parts[i], NULL);
      g_autofree char *to_path = g_strconcat (copy, parts[i], NULL);
      g_autoptr (GFile) from = g_file_new_for_path (from_path);
      g_autoptr (GFile) to = g_file_new_for_path (to_path);

      if (has_content (path, parts[i]) &&
          !g_file_copy (from, to, G_FILE_COPY_TARGET_DEFAULT_PERMS, NULL, NULL, NULL, error))
        return FALSE;
    }
  return TRUE;
}

static void
remove_copy (const char *folder, const char *copy)
{
  static const char *const made[] = { "", "-wal", "-journal", "-shm" };

  for (guint i = 0; i < G_N_ELEMENTS (made); i++)
    {
      g_autofree char *path = g_strconcat (copy, made[i], NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

/* What lies beside the file is put into the copy, and that is read from memory. */
static gboolean
open_copy_in (const char *folder_of_copies, const char *path, sqlite3 **db, GError **error)
{
  g_autofree char *folder = g_build_filename (folder_of_copies, "berger-look-XXXXXX", NULL);
  g_autofree char *copy = NULL;
  gboolean is_open;

  if (g_mkdtemp_full (folder, 0700) == NULL)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED,
                           _ ("There is no place for a private copy of the file."));
      return FALSE;
    }
  copy = g_build_filename (folder, "copy.berger", NULL);
  is_open = copy_parts (path, copy, error) &&
            open_readable (copy, SQLITE_OPEN_READWRITE, db, error) &&
            brg_schema_copy_to_memory (db, error);
  remove_copy (folder, copy);
  return is_open;
}

/* In memory first: the disk may be full. */
static gboolean
open_copy (const char *path, sqlite3 **db, GError **error)
{
  return open_copy_in (g_get_user_runtime_dir (), path, db, NULL) ||
         open_copy_in (g_get_tmp_dir (), path, db, error);
}

gboolean
brg_read_only_open (const char *path, sqlite3 **db, GError **error)
{
  g_return_val_if_fail (path != NULL && db != NULL, FALSE);

  *db = NULL;
  if (open_readable (path, SQLITE_OPEN_READONLY, db, NULL))
    return TRUE;
  return has_content (path, "-wal") || has_content (path, "-journal")
             ? open_copy (path, db, error)
             : open_unchanging (path, db, error);
}

/* ----- What is left beside it ----- */

/* Who only reads may not take the journal away that he made: a connection that may, being the last,
 * does. */
void
brg_read_only_tidy (const char *path)
{
  g_autofree char *wal = NULL;
  struct stat status;
  sqlite3 *db = NULL;

  g_return_if_fail (path != NULL);

  wal = g_strconcat (path, "-wal", NULL);
  if (lstat (wal, &status) != 0 || status.st_size > 0)
    return;
  if (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOFOLLOW, NULL) ==
          SQLITE_OK &&
      brg_sql_distrust (db, NULL))
    is_readable (db, NULL);
  sqlite3_close (db);
}

/* ----- Why ----- */

/* A journal and its index are at least so large. */
#define LEAST_ROOM 65536

static gboolean
has_no_room (const struct statvfs *disk)
{
  return disk->f_bavail * disk->f_frsize < LEAST_ROOM;
}

const char *
brg_read_only_explain (const char *path, gboolean is_full)
{
  g_autofree char *folder = NULL;
  struct statvfs disk;

  g_return_val_if_fail (path != NULL, NULL);

  folder = g_path_get_dirname (path);
  if (statvfs (path, &disk) != 0)
    disk = (struct statvfs){ .f_bavail = LEAST_ROOM, .f_frsize = 1 };
  if ((disk.f_flag & ST_RDONLY) != 0)
    return _ ("The medium of the file is read-only: nothing can be changed here. Save a copy "
              "elsewhere and go on there.");
  if (access (path, W_OK) != 0)
    return _ ("You may not write to this file: nothing can be changed here. Save a copy elsewhere "
              "and go on there.");
  if (access (folder, W_OK) != 0)
    return _ ("You may not write in the folder of the file: nothing can be changed here. Save a "
              "copy elsewhere and go on there.");
  if (is_full || has_no_room (&disk))
    return _ ("The disk is full: nothing can be changed here. Make room and open the file again, "
              "or save a copy elsewhere.");
  return _ ("The file cannot be written to: nothing can be changed here. Save a copy elsewhere and "
            "go on there.");
}
