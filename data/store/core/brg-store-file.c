/* brg-store-file.c - whether the file under an open workspace is still the one that was opened
 *
 * A file that is renamed over it is another inode. One that is copied over it is the same: then the
 * file as it lies there, without the journal, holds what this workspace never held, or less than it
 * held before.
 *
 * Tests: tests/data/test-gone.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-file.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "brg-open-files.h"
#include "brg-sql.h"
#include "brg-store-private.h"

static void
remember_status (BrgStore *store, const struct stat *status)
{
  store->modified =
      (gint64) status->st_mtim.tv_sec * G_USEC_PER_SEC * 1000 + status->st_mtim.tv_nsec;
  store->size = (gint64) status->st_size;
}

static gboolean
is_remembered (BrgStore *store, const struct stat *status)
{
  return store->size == (gint64) status->st_size &&
         store->modified ==
             (gint64) status->st_mtim.tv_sec * G_USEC_PER_SEC * 1000 + status->st_mtim.tv_nsec;
}

gboolean
brg_store_file_is_as_remembered (BrgStore *store)
{
  struct stat status;

  g_return_val_if_fail (store != NULL, FALSE);

  return stat (store->path, &status) == 0 && is_remembered (store, &status);
}

static guint64
find_inode (BrgStore *store, const char *suffix)
{
  g_autofree char *path = g_strconcat (store->path, suffix, NULL);
  struct stat status;

  return lstat (path, &status) == 0 ? (guint64) status.st_ino : 0;
}

static gboolean
read_lying_tail (BrgStore *store, gint64 *id, char **hash)
{
  sqlite3 *db = brg_sql_open_frozen (store->path, NULL);
  gboolean is_read = db != NULL && brg_sql_read_tail (db, id, hash, NULL);

  sqlite3_close (db);
  return is_read;
}

/* What lies beside the file while it is in its place belongs to it; a journal may be made later. */
static void
remember_companions (BrgStore *store)
{
  store->wal_inode = find_inode (store, "-wal");
  store->shm_inode = find_inode (store, "-shm");
}

void
brg_store_file_remember (BrgStore *store)
{
  g_autofree char *hash = NULL;
  struct stat status;

  g_return_if_fail (store != NULL);

  if (stat (store->path, &status) != 0)
    return;
  if (store->inode != 0)
    brg_open_files_remove (store->device, store->inode);
  store->device = (guint64) status.st_dev;
  store->inode = (guint64) status.st_ino;
  brg_open_files_add (store->device, store->inode);
  remember_companions (store);
  remember_status (store, &status);
  if (!read_lying_tail (store, &store->lying_entry, &hash))
    store->lying_entry = 0;
}

gboolean
brg_store_file_holds (BrgStore *store, BrgStore *other)
{
  g_autofree char *hash = NULL;
  gint64 id;

  g_return_val_if_fail (store != NULL && other != NULL, FALSE);

  return brg_sql_read_tail (other->db, &id, &hash, NULL) && brg_sql_has_entry (store->db, id, hash);
}

/* The journal is moved into the file now and then, by whoever writes: it grows, and holds nothing
 * else. */
static gboolean
holds_ours (BrgStore *store, gint64 *id)
{
  g_autofree char *hash = NULL;

  return read_lying_tail (store, id, &hash) && *id >= store->lying_entry &&
         brg_sql_has_entry (store->db, *id, hash);
}

gboolean
brg_store_file_is_at (BrgStore *store, const char *path)
{
  struct stat status;

  g_return_val_if_fail (store != NULL && path != NULL, FALSE);

  return stat (path, &status) == 0 && (guint64) status.st_dev == store->device &&
         (guint64) status.st_ino == store->inode;
}

/* A file that was copied over ours is where ours was: our journal is not for it. */
static gboolean
is_elsewhere (BrgStore *store)
{
  return !brg_store_file_is_at (store, store->path);
}

gboolean
brg_store_file_is_ours (BrgStore *store)
{
  struct stat status;
  gint64 lying_entry = 0;

  g_return_val_if_fail (store != NULL, FALSE);

  if (is_elsewhere (store) || stat (store->path, &status) != 0)
    return FALSE;
  if (!is_remembered (store, &status))
    {
      if (!holds_ours (store, &lying_entry))
        return FALSE;
      store->lying_entry = lying_entry;
      remember_status (store, &status);
    }
  remember_companions (store);
  return TRUE;
}

/* A journal that is left alone would be played into whatever gets the name next. */
static void
remove_left_over (BrgStore *store, const char *suffix, guint64 inode)
{
  g_autofree char *path = g_strconcat (store->path, suffix, NULL);

  if (inode != 0 && find_inode (store, suffix) == inode)
    g_unlink (path);
}

/* Whoever still reads keeps the journal from being moved: that is an answer, no error. What cannot
 * be asked, as on a stick that was pulled, is nobody's any more. */
static gboolean
is_read_by_somebody (BrgStore *store, gint patience)
{
  gint64 is_busy = 1;
  gboolean is_asked;

  sqlite3_busy_timeout (store->db, patience);
  is_asked = brg_sql_get_int (store, &is_busy, NULL, "PRAGMA wal_checkpoint (TRUNCATE)", "");
  sqlite3_busy_timeout (store->db, store->patience);
  return is_asked ? is_busy != 0 : (sqlite3_errcode (store->db) & 0xff) == SQLITE_BUSY;
}

/* A journal that could not be moved stays. */
static gboolean
is_journal_empty (BrgStore *store)
{
  g_autofree char *path = g_strconcat (store->path, "-wal", NULL);
  struct stat status;

  return lstat (path, &status) != 0 || status.st_size == 0;
}

gboolean
brg_store_file_settle (BrgStore *store, gint patience)
{
  g_return_val_if_fail (store != NULL && patience >= 0, FALSE);

  if (brg_store_is_read_only (store) || !is_elsewhere (store))
    return TRUE;
  if (is_read_by_somebody (store, patience))
    return FALSE;
  if (!is_journal_empty (store))
    return TRUE;
  remove_left_over (store, "-wal", store->wal_inode);
  remove_left_over (store, "-shm", store->shm_inode);
  return TRUE;
}

/* So long a reader is waited for at the end. */
#define CLOSE_MS 1000

void
brg_store_file_close (BrgStore *store)
{
  int keeps_names = 1;

  g_return_if_fail (store != NULL);

  if (store->inode == 0)
    return;
  brg_open_files_remove (store->device, store->inode);
  if (brg_store_file_is_ours (store))
    return;
  /* What was written is brought into the file where it is now: nobody looks for its journal there.
   */
  brg_store_file_settle (store, CLOSE_MS);
  /* The names beside it may be of another program's file by now. */
  sqlite3_file_control (store->db, "main", SQLITE_FCNTL_PERSIST_WAL, &keeps_names);
  if (!is_elsewhere (store))
    sqlite3_db_config (store->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
}

void
brg_store_file_retire (BrgStore *store)
{
  g_return_if_fail (store != NULL);

  store->lease = NULL;
  brg_sql_script (store->db, "PRAGMA query_only = ON", NULL);
}

/* Thrown away is not moved. */
static gboolean
is_in_trash (const char *path)
{
  return strstr (path, "/Trash/files/") != NULL || strstr (path, "/.Trash") != NULL;
}

/* The system knows under which name an open file goes now. */
char *
brg_store_file_dup_moved_path (BrgStore *store)
{
  g_autoptr (GDir) files = NULL;
  const char *name;

  g_return_val_if_fail (store != NULL, NULL);

  files = g_dir_open ("/proc/self/fd", 0, NULL);
  while (files != NULL && (name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *link = g_build_filename ("/proc/self/fd", name, NULL);
      g_autofree char *path = NULL;
      struct stat open_file;
      struct stat named;

      if (stat (link, &open_file) != 0 || (guint64) open_file.st_ino != store->inode ||
          (guint64) open_file.st_dev != store->device)
        continue;
      path = g_file_read_link (link, NULL);
      if (path != NULL && !g_str_equal (path, store->path) && !is_in_trash (path) &&
          stat (path, &named) == 0 && named.st_ino == open_file.st_ino &&
          named.st_dev == open_file.st_dev)
        return g_steal_pointer (&path);
    }
  return NULL;
}
