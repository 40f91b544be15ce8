/* brg-store.c - the workspace: one SQLite file that holds events
 *
 * Tests: tests/data/test-store.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "brg-discipline.h"
#include "brg-read-only.h"
#include "brg-rulebooks.h"
#include "brg-schema.h"
#include "brg-sql.h"
#include "brg-store-private.h"
#include "brg-validate.h"

/* Who has nobody before the screen can wait so long for another program. */
#define PATIENCE_MS 5000

G_DEFINE_QUARK (brg_store_error, brg_store_error)

static int
flags_for_mode (BrgStoreMode mode)
{
  switch (mode)
    {
    case BRG_STORE_READ_ONLY:
      return SQLITE_OPEN_READONLY;
    case BRG_STORE_READ_WRITE:
      return SQLITE_OPEN_READWRITE;
    case BRG_STORE_CREATE:
      return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    default:
      g_assert_not_reached ();
    }
}

/* Before the first look into a file that may come from anywhere. */
static gboolean
distrust (BrgStore *store, GError **error)
{
  sqlite3_busy_timeout (store->db, store->patience);
  sqlite3_extended_result_codes (store->db, 1);
  sqlite3_db_config (store->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  return brg_sql_script (store->db, "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON",
                         error);
}

/* WAL with FULL: a commit is on the disk when it returns, a reader never blocks it. */
static gboolean
configure (BrgStore *store, GError **error)
{
  /* A copy in memory may stand in the place of an older file. */
  return distrust (store, error) && brg_sql_script (store->db, "PRAGMA foreign_keys = ON", error) &&
         brg_sql_script (store->db,
                         store->is_read_only
                             ? "PRAGMA query_only = ON"
                             : "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL",
                         error);
}

/* A workspace holds personal data: a new one may be read by nobody else, and SQLite gives its
 * journal the same rights. One that is there keeps what it has. */
static void
create_for_us_alone (const char *path)
{
  int file = g_open (path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

  if (file >= 0)
    g_close (file, NULL);
}

static gboolean
refuse_file (const BrgStore *store, const char *sentence, GError **error)
{
  g_autofree char *name = g_filename_display_basename (store->path);

  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED, _ ("“%s”: %s"), name, sentence);
  return FALSE;
}

/* An unfinished journal that names a second file as its head makes SQLite remove that file,
 * whatever it is. Berger never writes one. */
static gboolean
has_foreign_head (const char *path)
{
  static const guint8 magic[] = { 0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7 };
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);
  guint8 end[sizeof magic] = { 0 };
  int file = g_open (journal, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  gboolean has_head;

  if (file < 0)
    return FALSE;
  has_head = lseek (file, -(off_t) sizeof end, SEEK_END) >= 0 &&
             read (file, end, sizeof end) == (gssize) sizeof end &&
             memcmp (end, magic, sizeof magic) == 0;
  close (file);
  return has_head;
}

/* The number of links alone does not tell: file systems of other systems count short names as well.
 */
static gboolean
has_second_name (const char *path, const struct stat *status)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *own = g_path_get_basename (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *other = g_build_filename (folder, name, NULL);
      struct stat found;

      if (!g_str_equal (name, own) && lstat (other, &found) == 0 &&
          found.st_ino == status->st_ino && found.st_dev == status->st_dev)
        return TRUE;
    }
  return FALSE;
}

/* @mode: two names of one file would be led twice, and one of them written without the other. */
static gboolean
check_file (BrgStore *store, BrgStoreMode mode, GError **error)
{
  struct stat status;

  if (stat (store->path, &status) != 0)
    return TRUE;
  if (!S_ISREG (status.st_mode))
    return refuse_file (store, _ ("this is no file."), error);
  if (has_foreign_head (store->path))
    return refuse_file (store,
                        _ ("a journal of another program lies beside it. Remove it first, or open "
                           "a copy."),
                        error);
  if (mode != BRG_STORE_READ_ONLY && status.st_nlink > 1 && has_second_name (store->path, &status))
    return refuse_file (store,
                        _ ("the file has a second name (a hard link) and can only be looked at. "
                           "Open a copy."),
                        error);
  return TRUE;
}

static void
remember_file (BrgStore *store)
{
  struct stat status;

  if (stat (store->path, &status) != 0)
    return;
  store->device = (guint64) status.st_dev;
  store->inode = (guint64) status.st_ino;
}

gboolean
brg_store_is_in_place (BrgStore *store)
{
  struct stat status;

  g_return_val_if_fail (store != NULL, FALSE);

  return stat (store->path, &status) == 0 && (guint64) status.st_dev == store->device &&
         (guint64) status.st_ino == store->inode;
}

char *
brg_store_dup_real_path (const char *path)
{
  char buffer[PATH_MAX];

  g_return_val_if_fail (path != NULL, NULL);

  return g_strdup (realpath (path, buffer) != NULL ? buffer : path);
}

static gboolean
open_database (BrgStore *store, BrgStoreMode mode, GError **error)
{
  if (!check_file (store, mode, error))
    return FALSE;
  if (mode != BRG_STORE_CREATE && !g_file_test (store->path, G_FILE_TEST_EXISTS))
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED, _ ("There is no file “%s”."),
                   store->path);
      return FALSE;
    }
  if (mode == BRG_STORE_CREATE)
    create_for_us_alone (store->path);
  if (sqlite3_open_v2 (store->path, &store->db, flags_for_mode (mode), NULL) == SQLITE_OK)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED, _ ("“%s” cannot be opened: %s"),
               store->path, store->db != NULL ? sqlite3_errmsg (store->db) : g_strerror (ENOMEM));
  return FALSE;
}

/* What cannot be asked has not changed. */
static gint64
read_data_version (BrgStore *store)
{
  gint64 version = store->data_version;

  brg_sql_get_int (store, &version, NULL, "PRAGMA data_version", "");
  return version;
}

/* Where this store takes the journal up. */
static gboolean
remember_place (BrgStore *store, GError **error)
{
  store->data_version = read_data_version (store);
  return brg_sql_get_int (store, &store->first_entry, error, "SELECT max(id) FROM journal", "");
}

static void
finalize_statement (gpointer stmt)
{
  sqlite3_finalize (stmt);
}

/* An older file keeps its state in a copy before it gets another one. Where that cannot be made the
 * file is looked at. */
static gboolean
bring_up_to_date (BrgStore *store, GError **error)
{
  g_autoptr (GError) why = NULL;

  if (!brg_schema_is_older (store->db))
    return TRUE;
  if (!store->is_read_only && brg_backup_before_upgrade (store, &why))
    return brg_schema_upgrade (store->db, error);
  if (why != NULL)
    store->hindrance = g_strdup_printf (
        /* Translators: why the copy could not be made, a sentence */
        _ ("The file is of an older version and nothing can be changed in it before it is copied: "
           "%s"),
        why->message);
  store->is_read_only = TRUE;
  g_hash_table_remove_all (store->statements);
  return brg_schema_lift_in_memory (&store->db, error);
}

/* SQLite opens what it may not write to without a word. */
static void
look_if_it_must (BrgStore *store, BrgStoreMode mode)
{
  if (mode == BRG_STORE_READ_ONLY || sqlite3_db_readonly (store->db, "main") != 1)
    return;
  store->is_read_only = TRUE;
  store->hindrance = g_strdup (brg_read_only_explain (store->path, FALSE));
}

static gboolean
take_up (BrgStore *store, BrgStoreMode mode, GError **error)
{
  if (!distrust (store, error) || !brg_schema_prepare (store->db, mode == BRG_STORE_CREATE, error))
    return FALSE;
  look_if_it_must (store, mode);
  return bring_up_to_date (store, error) && brg_validate_rows (store->db, error) &&
         configure (store, error) && remember_place (store, error);
}

/* Nothing can be written: what is there can still be read. */
static gboolean
look (BrgStore *store, BrgStoreMode mode, GError **error)
{
  gboolean is_full = (sqlite3_errcode (store->db) & 0xff) == SQLITE_FULL;

  g_hash_table_remove_all (store->statements);
  g_clear_pointer (&store->db, sqlite3_close);
  if (!brg_read_only_open (store->path, &store->db, error))
    return FALSE;
  store->is_read_only = TRUE;
  if (mode != BRG_STORE_READ_ONLY && store->hindrance == NULL)
    store->hindrance = g_strdup (brg_read_only_explain (store->path, is_full));
  return take_up (store, BRG_STORE_READ_ONLY, error);
}

static gboolean
is_there (const BrgStore *store)
{
  struct stat status;

  return stat (store->path, &status) == 0 && status.st_size > 0;
}

BrgStore *
brg_store_open_within (const char *path, BrgStoreMode mode, guint patience, GError **error)
{
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (GError) first = NULL;
  g_autofree char *folder = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  store = g_new0 (BrgStore, 1);
  store->path = brg_store_dup_real_path (path);
  store->patience = (int) patience;
  store->is_read_only = mode == BRG_STORE_READ_ONLY;
  folder = g_path_get_dirname (store->path);
  store->copies_folder = g_build_filename (folder, "copies", NULL);
  store->statements = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, finalize_statement);
  store->own_entries = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if ((!open_database (store, mode, &first) || !take_up (store, mode, &first)) &&
      (store->db == NULL || !brg_read_only_helps (store->db) || !is_there (store) ||
       !look (store, mode, NULL)))
    {
      g_propagate_error (error, g_steal_pointer (&first));
      return NULL;
    }
  remember_file (store);
  return g_steal_pointer (&store);
}

BrgStore *
brg_store_open (const char *path, BrgStoreMode mode, GError **error)
{
  return brg_store_open_within (path, mode, PATIENCE_MS, error);
}

void
brg_store_free (BrgStore *store)
{
  if (store == NULL)
    return;
  g_hash_table_unref (store->statements);
  g_hash_table_unref (store->own_entries);
  sqlite3_close (store->db);
  g_free (store->path);
  g_free (store->copies_folder);
  g_free (store->second_folder);
  g_free (store->hindrance);
  brg_backup_report_free (store->report);
  g_free (store);
}

const char *
brg_store_get_path (BrgStore *store)
{
  g_return_val_if_fail (store != NULL, NULL);

  return store->path;
}

void
brg_store_set_clock (BrgStore *store, BrgClockFunc now, gpointer data)
{
  g_return_if_fail (store != NULL);

  store->now = now;
  store->now_data = data;
}

gboolean
brg_store_has_news (BrgStore *store)
{
  gint64 version;

  g_return_val_if_fail (store != NULL, FALSE);

  version = read_data_version (store);
  if (version == store->data_version)
    return FALSE;
  store->data_version = version;
  return TRUE;
}

gboolean
brg_store_is_read_only (BrgStore *store)
{
  g_return_val_if_fail (store != NULL, FALSE);

  return store->is_read_only;
}

const char *
brg_store_get_hindrance (BrgStore *store)
{
  g_return_val_if_fail (store != NULL, NULL);

  return store->hindrance;
}
