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
#include "brg-place.h"
#include "brg-read-only.h"
#include "brg-rulebooks.h"
#include "brg-schema.h"
#include "brg-sql.h"
#include "brg-standing.h"
#include "brg-store-file.h"
#include "brg-store-private.h"
#include "brg-stray-journal.h"
#include "brg-validate.h"

/* The whole workspace stays in memory, so that it can be saved elsewhere when its drive is gone. */
#define CACHE "PRAGMA cache_size = -65536"

G_DEFINE_QUARK (brg_store_error, brg_store_error)

static int
flags_for_mode (BrgStoreMode mode)
{
  switch (mode)
    {
    case BRG_STORE_READ_ONLY:
      return SQLITE_OPEN_READONLY | SQLITE_OPEN_NOFOLLOW;
    case BRG_STORE_READ_WRITE:
    case BRG_STORE_TAKE_OVER:
      return SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOFOLLOW;
    case BRG_STORE_CREATE:
      return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOFOLLOW;
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
  return brg_sql_distrust (store->db, error) && brg_sql_script (store->db, CACHE, error);
}

/* Shared memory does not reach another computer: there one program has the file for itself. */
static gboolean
lock_alone (BrgStore *store, GError **error)
{
  return brg_sql_script (store->db,
                         "PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;"
                         " BEGIN EXCLUSIVE; COMMIT",
                         error);
}

/* WAL with FULL: a commit is on the disk when it returns, a reader never blocks it. */
static gboolean
configure (BrgStore *store, GError **error)
{
  /* A copy in memory may stand in the place of an older file. */
  if (!distrust (store, error) || !brg_sql_script (store->db, "PRAGMA foreign_keys = ON", error))
    return FALSE;
  if (store->is_read_only)
    return brg_sql_script (store->db, "PRAGMA query_only = ON", error);
  if (!brg_sql_script (store->db, "PRAGMA secure_delete = ON", error))
    return FALSE;
  if (store->place->kind == BRG_PLACE_LOCKED)
    return lock_alone (store, error);
  return brg_sql_script (store->db, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL", error);
}

/* A workspace holds personal data: a new one may be read by nobody else, and SQLite gives its
 * journal the same rights. One that is there keeps what it has. */
static void
create_for_us_alone (const char *path)
{
  int file = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);

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

/* Where short names count as links, their number does not tell. */
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

static gboolean
check_journal (const BrgStore *store, GError **error)
{
  if (!brg_stray_journal_is_there (store->path))
    return TRUE;
  refuse_file (store,
               _ ("the unfinished journal of another file lies beside it (its name ends in “-wal”) "
                  "and was not played in. Move it away, or open a copy of the file alone."),
               error);
  if (error != NULL)
    (*error)->code = BRG_STORE_ERROR_STRAY_JOURNAL;
  return FALSE;
}

/* @mode: two names of one file would be led twice, and one of them written without the other. */
static gboolean
check_file (BrgStore *store, BrgStoreMode mode, GError **error)
{
  struct stat status;

  if (lstat (store->path, &status) != 0)
    return TRUE;
  /* The place where a link leads is another one than was chosen: nothing is made there. */
  if (S_ISLNK (status.st_mode))
    return refuse_file (store,
                        _ ("this is a link that leads to no file. Remove it or choose another "
                           "name."),
                        error);
  if (!S_ISREG (status.st_mode))
    return refuse_file (store, _ ("this is no file."), error);
  if (brg_stray_journal_is_strange (store->path, store->place->counts_short_names))
    return refuse_file (store,
                        _ ("a journal of another program lies beside it. Remove it first, or open "
                           "a copy."),
                        error);
  if (mode != BRG_STORE_READ_ONLY && brg_place_is_mount (store->path))
    return refuse_file (store,
                        _ ("the file is mounted here under a second name and can only be looked "
                           "at. Open it where it lies."),
                        error);
  if (mode != BRG_STORE_READ_ONLY && status.st_nlink > 1 &&
      (!store->place->counts_short_names || has_second_name (store->path, &status)))
    return refuse_file (store,
                        _ ("the file has a second name (a hard link) and can only be looked at. "
                           "Open a copy."),
                        error);
  return check_journal (store, error);
}

gboolean
brg_store_is_in_place (BrgStore *store)
{
  g_return_val_if_fail (store != NULL, FALSE);

  return brg_store_file_is_ours (store);
}

/* What is not there yet lies in a folder that is. */
char *
brg_store_dup_real_path (const char *path)
{
  g_autofree char *folder = NULL;
  g_autofree char *name = NULL;
  char buffer[PATH_MAX];

  g_return_val_if_fail (path != NULL, NULL);

  if (realpath (path, buffer) != NULL)
    return brg_place_dup_listed_path (buffer);
  folder = g_path_get_dirname (path);
  name = g_path_get_basename (path);
  return *path != '\0' && realpath (folder, buffer) != NULL ? g_build_filename (buffer, name, NULL)
                                                            : g_strdup (path);
}

/* Whoever looks at a file of somebody else, or on a drive of another computer, leaves nothing
 * beside it: a journal with his rights would keep the owner from writing. */
static gboolean
is_looked_at_frozen (const BrgStore *store)
{
  g_autofree char *wal = g_strconcat (store->path, "-wal", NULL);
  g_autofree char *journal = g_strconcat (store->path, "-journal", NULL);
  struct stat status;

  return !g_file_test (wal, G_FILE_TEST_EXISTS) && !g_file_test (journal, G_FILE_TEST_EXISTS) &&
         stat (store->path, &status) == 0 &&
         (store->place->kind != BRG_PLACE_LOCAL ||
          (geteuid () != 0 && status.st_uid != geteuid ()));
}

static gboolean
connect_to (BrgStore *store, BrgStoreMode mode, GError **error)
{
  store->is_frozen = mode == BRG_STORE_READ_ONLY && is_looked_at_frozen (store);
  if (store->is_frozen && (store->db = brg_sql_open_frozen (store->path, NULL)) != NULL)
    return TRUE;
  store->is_frozen = FALSE;
  if (sqlite3_open_v2 (store->path, &store->db, flags_for_mode (mode), NULL) == SQLITE_OK)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED, _ ("“%s” cannot be opened: %s"),
               store->path, store->db != NULL ? sqlite3_errmsg (store->db) : g_strerror (ENOMEM));
  return FALSE;
}

/* @mode: where two computers could write at once nothing is written. */
static gboolean
check_place (const BrgStore *store, BrgStoreMode mode, GError **error)
{
  if (mode == BRG_STORE_READ_ONLY || store->place->kind != BRG_PLACE_REFUSED)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NETWORK,
               /* Translators: the type of a network drive, "fuse.sshfs" */
               _ ("The file lies on a network drive (%s) that does not keep two computers from "
                  "writing at once: it can only be looked at there. Save a copy on this computer "
                  "and lead the event there."),
               store->place->type);
  return FALSE;
}

static gboolean
open_database (BrgStore *store, BrgStoreMode mode, GError **error)
{
  if (!check_place (store, mode, error) || !check_file (store, mode, error))
    return FALSE;
  if (mode != BRG_STORE_CREATE && !g_file_test (store->path, G_FILE_TEST_EXISTS))
    {
      g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED, _ ("There is no file “%s”."),
                   store->path);
      return FALSE;
    }
  if (mode == BRG_STORE_CREATE)
    create_for_us_alone (store->path);
  if (!connect_to (store, mode, error))
    return FALSE;
  /* Before the first look, or shared memory would be made for it. */
  return mode == BRG_STORE_READ_ONLY || store->place->kind != BRG_PLACE_LOCKED ||
         brg_sql_script (store->db, "PRAGMA locking_mode = EXCLUSIVE", error);
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

/* The file stays as it lies, and so does its journal: what the tables of today need is added in
 * memory, and is no entry that anybody could expect again. */
static gboolean
lift_in_memory (BrgStore *store, GError **error)
{
  gint64 last;

  if (!brg_schema_is_older (store->db))
    {
      store->last_of_file = G_MAXINT64;
      return TRUE;
    }
  if (!brg_sql_read_number (store->db, "SELECT ifnull (max (id), 0) FROM journal", &last, error) ||
      !brg_schema_lift_in_memory (&store->db, error))
    return FALSE;
  store->last_of_file = last;
  return TRUE;
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
  return lift_in_memory (store, error);
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

/* The copy of a file that is led elsewhere would part from it with the first word. */
static void
look_if_it_is_a_copy (BrgStore *store, BrgStoreMode mode)
{
  g_auto (BrgStanding) standing = { 0 };

  brg_standing_read (store->db, &standing);
  if (mode == BRG_STORE_TAKE_OVER || standing.kind == BRG_STANDING_OWN)
    return;
  store->is_read_only = TRUE;
  g_free (store->hindrance);
  store->hindrance = brg_standing_dup_sentence (&standing);
}

static gboolean
take_up (BrgStore *store, BrgStoreMode mode, GError **error)
{
  if (!distrust (store, error) || !brg_schema_prepare (store->db, mode == BRG_STORE_CREATE, error))
    return FALSE;
  look_if_it_must (store, mode);
  look_if_it_is_a_copy (store, mode);
  g_hash_table_remove_all (store->statements);
  return brg_schema_forget_statistics (&store->db, !store->is_read_only, error) &&
         bring_up_to_date (store, error) && brg_validate_rows (store->db, error) &&
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
  store->place = brg_place_find (store->path);
  store->last_of_file = G_MAXINT64;
  store->patience = (int) patience;
  store->is_read_only = mode == BRG_STORE_READ_ONLY;
  folder = g_path_get_dirname (store->path);
  store->copies_folder = g_build_filename (folder, "copies", NULL);
  store->statements = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, finalize_statement);
  store->own_entries = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if ((!open_database (store, mode, &first) || !take_up (store, mode, &first)) &&
      (store->db == NULL || !brg_read_only_helps (store->db) || !is_there (store) ||
       !look (store, mode, NULL)))
    {
      g_propagate_error (error, g_steal_pointer (&first));
      return NULL;
    }
  brg_store_file_remember (store);
  if (!store->is_read_only && store->place->kind == BRG_PLACE_LOCAL)
    store->hold = brg_file_hold_take (store->path);
  store->seen = -1;
  return g_steal_pointer (&store);
}

const char *
brg_store_get_library_version (void)
{
  return sqlite3_libversion ();
}

BrgStore *
brg_store_open (const char *path, BrgStoreMode mode, GError **error)
{
  return brg_store_open_within (path, mode, BRG_STORE_BUSY_MS, error);
}

void
brg_store_free (BrgStore *store)
{
  if (store == NULL)
    return;
  if (store->db != NULL)
    brg_store_file_close (store);
  g_hash_table_unref (store->statements);
  g_hash_table_unref (store->own_entries);
  brg_file_hold_let_go (store->hold);
  sqlite3_close (store->db);
  if (store->is_read_only && store->place->kind == BRG_PLACE_LOCAL)
    brg_read_only_tidy (store->path);
  brg_file_hold_free (store->hold);
  brg_lease_free (store->own_lease);
  brg_place_free (store->place);
  g_free (store->path);
  g_free (store->copies_folder);
  g_free (store->second_folder);
  g_free (store->hindrance);
  brg_backup_report_free (store->report);
  brg_mode_held_free (store->held);
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

void
brg_store_set_lease (BrgStore *store, BrgLease *lease)
{
  g_return_if_fail (store != NULL);

  store->lease = lease;
}

void
brg_store_keep_lease (BrgStore *store, BrgLease *lease)
{
  g_return_if_fail (store != NULL && store->own_lease == NULL);

  store->lease = store->own_lease = lease;
}

void
brg_store_set_irregular_level (BrgStore *store, BrgIrregularLevel level)
{
  g_return_if_fail (store != NULL);

  store->irregular_level = level;
}

const GPtrArray *
brg_store_get_irregular (BrgStore *store)
{
  g_return_val_if_fail (store != NULL, NULL);

  return store->held != NULL ? store->held->findings : NULL;
}

void
brg_store_set_doubted (BrgStore *store, gboolean is_doubted)
{
  g_return_if_fail (store != NULL);

  store->is_doubted = is_doubted;
}

gboolean
brg_store_is_doubted (BrgStore *store)
{
  g_return_val_if_fail (store != NULL, FALSE);

  return store->is_doubted;
}

void
brg_store_set_seen (BrgStore *store, gint64 entry_id)
{
  g_return_if_fail (store != NULL);

  store->seen = entry_id;
  store->is_refused_unseen = FALSE;
}

gboolean
brg_store_is_refused_unseen (BrgStore *store)
{
  g_return_val_if_fail (store != NULL, FALSE);

  return store->is_refused_unseen && brg_store_has_unseen (store);
}

gint64
brg_store_get_seen (BrgStore *store)
{
  g_return_val_if_fail (store != NULL, -1);

  return store->seen;
}

gboolean
brg_store_get_last_entry (BrgStore *store, gint64 *entry_id, GError **error)
{
  g_return_val_if_fail (store != NULL && entry_id != NULL, FALSE);

  return brg_sql_get_int (store, entry_id, error, "SELECT max (id) FROM journal WHERE id <= ?1",
                          "i", store->last_of_file);
}

gboolean
brg_store_has_unseen (BrgStore *store)
{
  gint64 last;

  g_return_val_if_fail (store != NULL, FALSE);

  return store->seen >= 0 && brg_store_get_last_entry (store, &last, NULL) && last > store->seen;
}

/* What was frozen is read again when the file is another, or somebody writes a journal for it. */
static gboolean
take_newer_look (BrgStore *store)
{
  sqlite3 *seen = store->db;

  if (is_looked_at_frozen (store) && brg_store_file_is_as_remembered (store))
    return FALSE;
  if (!connect_to (store, BRG_STORE_READ_ONLY, NULL) || !distrust (store, NULL) ||
      !brg_schema_prepare (store->db, FALSE, NULL) ||
      !brg_schema_forget_statistics (&store->db, FALSE, NULL) || !lift_in_memory (store, NULL) ||
      !brg_validate_rows (store->db, NULL))
    {
      sqlite3_close (store->db);
      store->db = seen;
      store->is_frozen = TRUE;
      return FALSE;
    }
  g_hash_table_remove_all (store->statements);
  sqlite3_close (seen);
  store->data_version = read_data_version (store);
  brg_store_file_remember (store);
  return TRUE;
}

gboolean
brg_store_has_news (BrgStore *store)
{
  gint64 version;

  g_return_val_if_fail (store != NULL, FALSE);

  if (store->is_frozen)
    return take_newer_look (store);
  version = read_data_version (store);
  if (version == store->data_version)
    return FALSE;
  store->data_version = version;
  return TRUE;
}

const char *
brg_store_get_network (BrgStore *store)
{
  g_return_val_if_fail (store != NULL, NULL);

  return store->place->kind != BRG_PLACE_LOCAL ? store->place->type : NULL;
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
