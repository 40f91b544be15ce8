/* brg-follow-copy.c - a workspace that is followed at a second computer: its copy is made and taken
 *
 * Tests: tests/data/test-follow.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-follow-copy.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "brg-action.h"
#include "brg-backup.h"
#include "brg-known-value.h"
#include "brg-output.h"
#include "brg-proof.h"
#include "brg-schema.h"
#include "brg-standing.h"
#include "brg-store-private.h"

/* The head of a database, and where it says that it needs no journal beside it. */
#define MAGIC "SQLite format 3"
#define LENGTH_OF_HEAD 100
#define WRITE_VERSION 18
#define READ_VERSION 19
#define PLAIN_FILE 1

static gboolean
refuse (GError **error, BrgStoreError code, const char *sentence)
{
  g_set_error_literal (error, BRG_STORE_ERROR, code, sentence);
  return FALSE;
}

static gboolean
fail_to_write (GError **error, int code)
{
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED,
               /* Translators: why, from the system */
               _ ("The copy could not be written: %s"), g_strerror (code));
  return FALSE;
}

/* ----- Making ----- */

static GBytes *
read_copy (const char *path, gint64 *entry_id, char **hash, GError **error)
{
  sqlite3 *db = brg_sql_open_frozen (path, error);
  gboolean is_read = db != NULL && brg_sql_read_tail (db, entry_id, hash, error);
  char *bytes = NULL;
  gsize length;

  sqlite3_close (db);
  if (!is_read || !g_file_get_contents (path, &bytes, &length, error))
    return NULL;
  if (length <= BRG_FOLLOW_LARGEST)
    return g_bytes_new_take (bytes, length);
  g_free (bytes);
  refuse (error, BRG_STORE_ERROR_REFUSED,
          _ ("The workspace is too large to be followed: more than 64 MB."));
  return NULL;
}

GBytes *
brg_follow_make_copy (const char *path, gint64 *entry_id, char **hash, GError **error)
{
  g_autofree char *folder = g_build_filename (g_get_user_runtime_dir (), "berger-XXXXXX", NULL);
  g_autoptr (BrgStore) store = NULL;
  g_autofree char *part = NULL;
  GBytes *copy = NULL;

  g_return_val_if_fail (path != NULL && entry_id != NULL && hash != NULL, NULL);

  *hash = NULL;
  store = brg_store_open (path, BRG_STORE_READ_ONLY, error);
  if (store == NULL)
    return NULL;
  if (g_mkdtemp_full (folder, 0700) == NULL)
    {
      fail_to_write (error, errno);
      return NULL;
    }
  part = g_build_filename (folder, "copy.berger", NULL);
  if (brg_backup_write (store, part, error))
    copy = read_copy (part, entry_id, hash, error);
  g_unlink (part);
  g_rmdir (folder);
  return copy;
}

/* ----- Taking ----- */

static gboolean
check_head (GBytes *copy, GError **error)
{
  gsize length;
  const guint8 *bytes = g_bytes_get_data (copy, &length);

  return (length > LENGTH_OF_HEAD && length <= BRG_FOLLOW_LARGEST &&
          memcmp (bytes, MAGIC, sizeof MAGIC) == 0 && bytes[WRITE_VERSION] == PLAIN_FILE &&
          bytes[READ_VERSION] == PLAIN_FILE) ||
         refuse (error, BRG_STORE_ERROR_NOT_A_WORKSPACE,
                 _ ("What came from the other laptop is no workspace."));
}

/* For nobody else to read: it holds personal data. */
static char *
write_part (const char *path, GBytes *copy, GError **error)
{
  g_autofree char *part = g_strconcat (path, ".XXXXXX", NULL);
  int file = g_mkstemp_full (part, O_RDWR | O_CLOEXEC, 0600);
  gsize length;
  const char *bytes = g_bytes_get_data (copy, &length);
  gsize written = 0;
  gssize count = 0;

  if (file < 0)
    {
      fail_to_write (error, errno);
      return NULL;
    }
  while (written < length && (count = write (file, bytes + written, length - written)) > 0)
    written += (gsize) count;
  if (written == length && fsync (file) == 0)
    {
      close (file);
      return g_steal_pointer (&part);
    }
  fail_to_write (error, errno);
  close (file);
  g_unlink (part);
  return NULL;
}

/* The file of an older program would have to be changed before it can be read. */
static gboolean
check_version (sqlite3 *db, GError **error)
{
  return !brg_schema_is_older (db) ||
         refuse (error, BRG_STORE_ERROR_REFUSED,
                 _ ("The other laptop has an older version of Berger. Both need the same one."));
}

/* The tables are those of the program, and every row is one that it can read. */
static gboolean
check_rows (const char *part, GError **error)
{
  g_autoptr (BrgStore) store = brg_store_open (part, BRG_STORE_READ_ONLY, error);

  return store != NULL && check_version (store->db, error);
}

static gboolean
check_journal (const char *part, GError **error)
{
  g_autoptr (BrgProof) proof = brg_proof_new ();
  g_autofree char *sentence = NULL;
  GPtrArray *alterations;

  if (!brg_proof_run_file (proof, part, NULL, error))
    return FALSE;
  alterations = brg_proof_get_alterations (proof);
  if (alterations->len == 0)
    return TRUE;
  sentence = brg_alteration_dup_sentence (alterations->pdata[0]);
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
               /* Translators: what is wrong with it, a sentence */
               _ ("What came contradicts its journal and was not taken. %s"), sentence);
  return FALSE;
}

#define ENTRIES "SELECT id, hash FROM journal ORDER BY id"

static gboolean
is_same_entry (sqlite3_stmt *a, sqlite3_stmt *b)
{
  return sqlite3_column_int64 (a, 0) == sqlite3_column_int64 (b, 0) &&
         g_strcmp0 ((const char *) sqlite3_column_text (a, 1),
                    (const char *) sqlite3_column_text (b, 1)) == 0;
}

/* Whether @newer has every entry of @held. */
static gboolean
goes_on (sqlite3 *held, sqlite3 *newer, GError **error)
{
  g_autoptr (sqlite3_stmt) ours = brg_sql_prepare (held, ENTRIES, error);
  g_autoptr (sqlite3_stmt) theirs = ours != NULL ? brg_sql_prepare (newer, ENTRIES, error) : NULL;
  gint64 last = 0;

  if (theirs == NULL)
    return FALSE;
  while (sqlite3_step (ours) == SQLITE_ROW)
    {
      if (sqlite3_step (theirs) != SQLITE_ROW)
        return refuse (error, BRG_STORE_ERROR_STALE,
                       _ ("An earlier state came than the one that is here: it was not taken."));
      if (!is_same_entry (ours, theirs))
        {
          g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, last);

          g_set_error (
              error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
              /* Translators: number of an entry of the journal */
              _ ("The journals part after No. %s: what came was not taken. Compare the two "
                 "files."),
              number);
          return FALSE;
        }
      last = sqlite3_column_int64 (ours, 0);
    }
  return TRUE;
}

static gboolean
set_standing (sqlite3 *db, const BrgLeaseHolder *leader, gint64 entry_id, GError **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *at = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  const BrgStanding standing = { BRG_STANDING_FOLLOWS, leader->computer, leader->person, at,
                                 entry_id };

  return brg_standing_write (db, &standing) || brg_sql_set_error (error, db);
}

static sqlite3 *
open_to_write (const char *path, GError **error)
{
  sqlite3 *db = NULL;
  gboolean is_open = sqlite3_open_v2 (path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOFOLLOW,
                                      NULL) == SQLITE_OK ||
                     brg_sql_set_error (error, db);

  if (is_open && sqlite3_busy_timeout (db, BRG_STORE_BUSY_MS) == SQLITE_OK &&
      brg_sql_distrust (db, error) && brg_sql_script (db, "PRAGMA secure_delete = ON", error))
    return db;
  sqlite3_close (db);
  return NULL;
}

/* What is there may be written over: it is the copy of before. */
static gboolean
check_place (sqlite3 *there, GError **error)
{
  g_auto (BrgStanding) standing = { 0 };

  brg_standing_read (there, &standing);
  return standing.kind == BRG_STANDING_FOLLOWS ||
         refuse (error, BRG_STORE_ERROR_REFUSED,
                 _ ("There is another file under this name, or one that was taken over: it is left "
                    "alone."));
}

static gboolean
replace (sqlite3 *there, sqlite3 *part, GError **error)
{
  sqlite3_backup *backup = sqlite3_backup_init (there, "main", part, "main");

  if (backup == NULL)
    return brg_sql_set_error (error, there);
  sqlite3_backup_step (backup, -1);
  return sqlite3_backup_finish (backup) == SQLITE_OK || brg_sql_set_error (error, there);
}

static gboolean
put_over (const char *path, sqlite3 *part, GError **error)
{
  sqlite3 *there = open_to_write (path, error);
  gboolean is_done = there != NULL && check_place (there, error) && goes_on (there, part, error) &&
                     replace (there, part, error);

  sqlite3_close (there);
  return is_done;
}

static gboolean
put_at (const char *path, const char *name, GError **error)
{
  return brg_output_check (path, error) &&
         (g_rename (name, path) == 0 || fail_to_write (error, errno));
}

static gboolean
put_in_place (const char *path,
              const char *name,
              const BrgLeaseHolder *leader,
              gint64 *entry_id,
              GError **error)
{
  sqlite3 *part = open_to_write (name, error);
  g_autofree char *hash = NULL;
  struct stat status;
  gboolean is_there = lstat (path, &status) == 0;
  gboolean is_done = part != NULL && brg_sql_read_tail (part, entry_id, &hash, error) &&
                     set_standing (part, leader, *entry_id, error) &&
                     (!is_there || put_over (path, part, error));

  sqlite3_close (part);
  return is_done && (is_there || put_at (path, name, error));
}

gboolean
brg_follow_take_copy (const char *path,
                      GBytes *copy,
                      const BrgLeaseHolder *leader,
                      gint64 *entry_id,
                      GError **error)
{
  g_autofree char *part = NULL;
  gint64 last = 0;
  gboolean is_done;

  g_return_val_if_fail (path != NULL && copy != NULL && leader != NULL, FALSE);

  part = check_head (copy, error) ? write_part (path, copy, error) : NULL;
  if (part == NULL)
    return FALSE;
  is_done = check_rows (part, error) && check_journal (part, error) &&
            put_in_place (path, part, leader, &last, error);
  g_unlink (part);
  if (entry_id != NULL)
    *entry_id = last;
  return is_done;
}

/* ----- What a file is ----- */

gboolean
brg_follow_is_copy (BrgStore *store)
{
  g_autoptr (BrgLeaseHolder) leader = brg_follow_dup_leader (store);

  return leader != NULL;
}

BrgLeaseHolder *
brg_follow_dup_leader (BrgStore *store)
{
  g_auto (BrgStanding) standing = { 0 };
  BrgLeaseHolder *leader;

  g_return_val_if_fail (store != NULL, NULL);

  brg_standing_read (store->db, &standing);
  if (standing.kind == BRG_STANDING_OWN)
    return NULL;
  leader = g_new0 (BrgLeaseHolder, 1);
  leader->computer = g_steal_pointer (&standing.computer);
  leader->person = g_steal_pointer (&standing.person);
  leader->since = g_steal_pointer (&standing.at);
  return leader;
}

/* Whether the same heir has said the same before: his answer was lost. */
static gboolean
is_given_up (BrgStore *store, const BrgStanding *standing)
{
  g_auto (BrgStanding) present = { 0 };

  brg_standing_read (store->db, &present);
  return present.kind == BRG_STANDING_TAKEN && present.entry_id == standing->entry_id &&
         g_strcmp0 (present.computer, standing->computer) == 0;
}

gboolean
brg_follow_give_up (BrgStore *store,
                    const BrgLeaseHolder *heir,
                    gint64 entry_id,
                    const char *hash,
                    GError **error)
{
  BrgStanding standing = { .kind = BRG_STANDING_TAKEN, .entry_id = entry_id };

  g_return_val_if_fail (store != NULL && heir != NULL && hash != NULL, FALSE);

  standing.computer = heir->computer;
  standing.person = heir->person;
  standing.at = heir->since;
  if (is_given_up (store, &standing))
    return TRUE;
  if (!brg_action_check_writable (store, error))
    return FALSE;
  if (!brg_store_is_in_place (store))
    return refuse (error, BRG_STORE_ERROR_GONE,
                   _ ("The file was moved, removed or replaced by another program. Nothing "
                      "was changed. Save a copy under another name and go on there."));
  if (entry_id < 1 || !brg_sql_has_entry (store->db, entry_id, hash))
    return refuse (error, BRG_STORE_ERROR_REFUSED,
                   _ ("Another event was taken over: its journal is not the one of this file."));
  if (!brg_known_value_is_in ("moment", heir->since) ||
      !brg_known_value_is_in ("line", heir->computer) ||
      !brg_known_value_is_in ("line", heir->person))
    return refuse (error, BRG_STORE_ERROR_REFUSED, _ ("Nobody can tell who took the event over."));
  if (!brg_standing_write (store->db, &standing))
    return brg_sql_set_error (error, store->db);
  store->is_read_only = TRUE;
  store->hindrance = brg_standing_dup_sentence (&standing);
  return TRUE;
}
