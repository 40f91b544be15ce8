/* brg-backup.c - copies of the workspace, in rotation
 *
 * Tests: tests/data/test-backup.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-backup.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "brg-copy-name.h"
#include "brg-lease.h"
#include "brg-open-files.h"
#include "brg-output.h"
#include "brg-proof.h"
#include "brg-schema.h"
#include "brg-sql.h"
#include "brg-store-file.h"
#include "brg-store-private.h"

#define PAGES_AT_ONCE 1024

#define LAST_ENTRY "SELECT id, hash FROM journal ORDER BY id DESC LIMIT 1"

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

/* How many rows of a copy a purge would take out: personal papers, and printed ones that show
 * something of them. An older copy has neither table, or the first alone. */
static gboolean
count_private (sqlite3 *copy, gint64 *count, GError **error)
{
  gint64 n_tables = 0;
  gint64 n_files = 0;

  *count = 0;
  if (!brg_sql_read_number (copy,
                            "SELECT count(*) FROM sqlite_schema WHERE name IN ('personal_paper',"
                            " 'paper_file')",
                            &n_tables, error))
    return FALSE;
  if (n_tables == 0)
    return TRUE;
  if (n_tables > 1 &&
      !brg_sql_read_number (copy, "SELECT count(*) FROM paper_file WHERE is_private = 1", &n_files,
                            error))
    return FALSE;
  if (!brg_sql_read_number (copy, "SELECT count(*) FROM personal_paper", count, error))
    return FALSE;
  *count += n_files;
  return TRUE;
}

static gboolean
has_table (sqlite3 *copy, const char *name)
{
  g_autofree char *sql =
      g_strdup_printf ("SELECT count(*) FROM sqlite_schema WHERE name = '%s'", name);
  gint64 count = 0;

  return brg_sql_read_number (copy, sql, &count, NULL) && count > 0;
}

/* Personal papers go into no copy: what is purged from the file is purged then. Free pages and what
 * is left behind rows do not either. */
static gboolean
strip_papers (sqlite3 *copy, GError **error)
{
  gint64 n_settings = 0;
  gint64 count = 0;

  if (!has_table (copy, "personal_paper"))
    return TRUE;
  if (!count_private (copy, &count, error) ||
      !brg_sql_read_number (copy, "SELECT count(*) FROM workspace_setting WHERE name = 'papers'",
                            &n_settings, error))
    return FALSE;
  return count + n_settings == 0 ||
         (brg_sql_script (copy,
                          "PRAGMA temp_store = MEMORY; PRAGMA journal_mode = MEMORY;"
                          " DELETE FROM personal_paper",
                          error) &&
          (!has_table (copy, "paper_file") ||
           brg_sql_script (copy, "DELETE FROM paper_file WHERE is_private = 1", error)) &&
          brg_sql_script (copy, "VACUUM; PRAGMA journal_mode = DELETE", error));
}

/* One number and one text of the first row; whether there is one. */
static gboolean
read_row (sqlite3 *db, const char *sql, gint64 *number, char **text)
{
  g_autoptr (sqlite3_stmt) statement = NULL;

  if (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL) != SQLITE_OK ||
      sqlite3_step (statement) != SQLITE_ROW)
    return FALSE;
  *number = sqlite3_column_int64 (statement, 0);
  if (text != NULL)
    *text = g_strdup ((const char *) sqlite3_column_text (statement, 1));
  return TRUE;
}

/* Whether all that @other has done stands in the journal of @ours as well. */
static gboolean
is_part_of (sqlite3 *other, sqlite3 *ours)
{
  g_autofree char *sql = NULL;
  g_autofree char *last = NULL;
  g_autofree char *same = NULL;
  gint64 application = 0;
  gint64 id = 0;

  if (!read_row (other, "PRAGMA application_id", &application, NULL) ||
      application != BRG_SCHEMA_APPLICATION_ID)
    return FALSE;
  if (!read_row (other, LAST_ENTRY, &id, &last))
    return read_row (other, "SELECT count(*) FROM journal", &id, NULL) && id == 0;
  sql = g_strdup_printf ("SELECT id, hash FROM journal WHERE id = %" G_GINT64_FORMAT, id);
  return read_row (ours, sql, &id, &same) && g_strcmp0 (last, same) == 0;
}

static gboolean
is_older_copy (sqlite3 *ours, const char *path)
{
  sqlite3 *other = brg_sql_open_frozen (path, NULL);
  gboolean is_older = other != NULL && is_part_of (other, ours);

  sqlite3_close (other);
  return is_older;
}

/* A copy replaces only an older copy of the same workspace. */
static gboolean
check_place (BrgStore *store, const char *path, GError **error)
{
  struct stat there;

  if (lstat (path, &there) != 0)
    return brg_output_check (path, error);
  if (brg_open_files_contain ((guint64) there.st_dev, (guint64) there.st_ino))
    return set_file_error (error, path, _ ("this is the open workspace itself."));
  if (!S_ISREG (there.st_mode) || !brg_output_is_database (path))
    return set_file_error (error, path, _ ("there is something else under this name."));
  if (brg_output_has_journal (path) || !brg_lease_is_free (path))
    return set_file_error (error, path, _ ("it is open in a program, or was not closed properly."));
  return is_older_copy (store->db, path) ||
         set_file_error (error, path,
                         _ ("there is another workspace, or a later state, under this name."));
}

/* All pages in their place, and neither journal holds more than the other. From SQLite 3.41 on a
 * number given to the check is taken for the name of a table. */
static gboolean
verify_copy (BrgStore *store, sqlite3 *copy, GError **error)
{
  g_autofree char *answer = NULL;
  gint64 number = 0;

  if (!read_row (copy, "SELECT 0, quick_check FROM pragma_quick_check LIMIT 1", &number, &answer) ||
      !g_str_equal (answer, "ok") || !is_part_of (copy, store->db) || !is_part_of (store->db, copy))
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED,
                           _ ("The copy is not like the workspace."));
      return FALSE;
    }
  return TRUE;
}

typedef struct
{
  BrgStore *store;
  gboolean with_papers;
} Source;

/* @is_copied: whether the pages are there already */
static gboolean
fill_part (const Source *source, const char *part, gboolean is_copied, GError **error)
{
  sqlite3 *copy = NULL;
  gboolean is_written;

  if (sqlite3_open (part, &copy) != SQLITE_OK)
    is_written = brg_sql_set_error (error, copy);
  else
    is_written = (is_copied || copy_pages (source->store->db, copy, error)) &&
                 (source->with_papers || strip_papers (copy, error)) &&
                 verify_copy (source->store, copy, error);
  sqlite3_close (copy);
  return is_written;
}

/* Pages that are free are in no memory. Where the file was written over by somebody they are his:
 * only what is in use is taken. */
static gboolean
write_what_is_used (BrgStore *store, const char *part)
{
  g_autoptr (sqlite3_stmt) stmt = NULL;

  return truncate (part, 0) == 0 &&
         sqlite3_prepare_v2 (store->db, "VACUUM INTO ?1", -1, &stmt, NULL) == SQLITE_OK &&
         sqlite3_bind_text (stmt, 1, part, -1, SQLITE_STATIC) == SQLITE_OK &&
         sqlite3_step (stmt) == SQLITE_DONE;
}

static gboolean
write_part (const Source *source, const char *part, GError **error)
{
  if (fill_part (source, part, FALSE, error))
    return TRUE;
  if (brg_store_is_in_place (source->store) || !write_what_is_used (source->store, part))
    return FALSE;
  g_clear_error (error);
  return fill_part (source, part, TRUE, error);
}

/* The name in its folder is on the disk too. */
static void
flush_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int file = g_open (folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY, 0);

  if (file < 0)
    return;
  if (fsync (file) != 0)
    g_debug ("%s: %s", folder, g_strerror (errno));
  close (file);
}

/* A name of nobody's, for nobody else to read: it holds personal data. */
static char *
create_part (const char *path, GError **error)
{
  g_autofree char *part = g_strconcat (path, ".XXXXXX", NULL);
  int file = g_mkstemp_full (part, O_RDWR | O_CLOEXEC, 0600);

  if (file < 0)
    {
      set_file_error (error, path, g_strerror (errno));
      return NULL;
    }
  close (file);
  return g_steal_pointer (&part);
}

/* What was written as @part gets its name. */
static gboolean
put_in_place (const char *part, const char *path, GError **error)
{
  if (g_rename (part, path) != 0)
    {
      int code = errno;

      g_unlink (part);
      return set_file_error (error, path, g_strerror (code));
    }
  flush_folder (path);
  return TRUE;
}

static gboolean
write_copy (const Source *source, const char *path, GError **error)
{
  g_autofree char *part = NULL;

  if (!check_place (source->store, path, error))
    return FALSE;
  part = create_part (path, error);
  if (part == NULL)
    return FALSE;
  if (!write_part (source, part, error))
    {
      g_unlink (part);
      return FALSE;
    }
  return put_in_place (part, path, error);
}

gboolean
brg_backup_write (BrgStore *store, const char *path, GError **error)
{
  const Source source = { store, FALSE };

  g_return_val_if_fail (store != NULL && path != NULL, FALSE);

  return write_copy (&source, path, error);
}

gboolean
brg_backup_write_whole (BrgStore *store, const char *path, GError **error)
{
  const Source source = { store, TRUE };

  g_return_val_if_fail (store != NULL && path != NULL, FALSE);

  return write_copy (&source, path, error);
}

static char *
dup_copy_name (BrgStore *store, const char *stem)
{
  g_autofree char *now = brg_sql_dup_now (store);
  g_autofree char *hash = NULL;
  gint64 journal_id = 0;

  if (!read_row (store->db, LAST_ENTRY, &journal_id, &hash))
    journal_id = 0;
  return brg_copy_name_dup (stem, now, journal_id, hash);
}

/* Removes the oldest beyond those that are kept. @kept: what was just written stays, whatever
 * stands there. */
static void
rotate (sqlite3 *ours, const char *folder, const char *stem, const char *kept)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  if (dir == NULL)
    return;
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      /* Another tournament may have a file of this name, and what was undone is kept as well. */
      if (brg_copy_name_is_of (name, stem) && is_older_copy (ours, path))
        g_ptr_array_add (names, g_strdup (name));
    }
  g_ptr_array_sort (names, brg_copy_name_compare);
  for (guint i = 0; i + BRG_BACKUP_KEPT < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);

      if (!g_str_equal (names->pdata[i], kept))
        g_unlink (path);
    }
}

static void
rotate_beside (const char *workspace, const char *copy)
{
  g_autofree char *folder = g_path_get_dirname (copy);
  g_autofree char *name = g_path_get_basename (copy);
  g_autofree char *stem = brg_copy_name_dup_stem (workspace);
  sqlite3 *ours = NULL;

  if (sqlite3_open_v2 (workspace, &ours, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK)
    rotate (ours, folder, stem, name);
  sqlite3_close (ours);
}

gboolean
brg_backup_settle (const char *workspace, const char *copy, GError **error)
{
  g_autoptr (BrgProof) proof = brg_proof_new ();
  GPtrArray *alterations;

  g_return_val_if_fail (workspace != NULL && copy != NULL, FALSE);

  if (!brg_proof_run_file (proof, copy, NULL, error))
    return FALSE;
  alterations = brg_proof_get_alterations (proof);
  if (alterations->len == 0)
    {
      rotate_beside (workspace, copy);
      return TRUE;
    }
  {
    g_autofree char *name = g_path_get_basename (copy);
    g_autofree char *sentence = brg_alteration_dup_sentence (alterations->pdata[0]);

    g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED,
                 /* Translators: the name of a file, what is wrong with it */
                 _ ("The copy “%s” contradicts its journal, older copies are kept. %s"), name,
                 sentence);
  }
  return FALSE;
}

/* The folder beside the file comes with it, from whoever made it: a link there would lead copies to
 * where nobody chose to have them. */
static gboolean
make_folder (BrgStore *store, const char *folder, const char *path, GError **error)
{
  struct stat status;

  if (folder == store->copies_folder && lstat (folder, &status) == 0 && S_ISLNK (status.st_mode))
    return set_file_error (error, path, _ ("the folder of copies is a link to another folder."));
  return g_mkdir_with_parents (folder, 0700) == 0 ||
         set_file_error (error, path, g_strerror (errno));
}

static char *
copy_into (BrgStore *store, const char *folder, GError **error)
{
  g_autofree char *stem = brg_copy_name_dup_stem (store->path);
  g_autofree char *name = dup_copy_name (store, stem);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  if (!make_folder (store, folder, path, error) || !brg_backup_write (store, path, error))
    return NULL;
  if (!store->copies_settled_later)
    brg_backup_settle (store->path, path, error);
  return g_steal_pointer (&path);
}

gboolean
brg_backup_before_upgrade (BrgStore *store, GError **error)
{
  g_autofree char *stem = brg_copy_name_dup_stem (store->path);
  g_autofree char *name = dup_copy_name (store, stem);
  g_autofree char *kept = NULL;
  g_autofree char *path = NULL;
  gint64 version = 0;

  brg_sql_get_int (store, &version, NULL, "PRAGMA user_version", "");
  /* A name of its own: it stays for good. */
  *strrchr (name, '.') = '\0';
  kept = g_strdup_printf ("%s-v%" G_GINT64_FORMAT ".berger", name, version);
  path = g_build_filename (store->copies_folder, kept, NULL);
  return make_folder (store, store->copies_folder, path, error) &&
         brg_backup_write (store, path, error);
}

void
brg_backup_settle_later (BrgStore *store, gboolean is_later)
{
  g_return_if_fail (store != NULL);

  store->copies_settled_later = is_later;
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

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  gint64 first = *(const gint64 *) a;
  gint64 second = *(const gint64 *) b;

  return first < second ? -1 : first > second;
}

GArray *
brg_backup_list_since (BrgStore *store, gint64 entry_id)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autofree char *stem = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_val_if_fail (store != NULL, numbers);

  stem = brg_copy_name_dup_stem (store->path);
  dir = g_dir_open (store->copies_folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (brg_copy_name_is_of (name, stem))
      {
        gint64 number = g_ascii_strtoll (strrchr (name, 'j') + 1, NULL, 10);

        if (number >= entry_id)
          g_array_append_val (numbers, number);
      }
  g_array_sort (numbers, compare_numbers);
  return numbers;
}

void
brg_backup_pause (BrgStore *store, gboolean is_paused)
{
  g_return_if_fail (store != NULL);

  store->copies_paused = is_paused;
}

/* Copies of this workspace in @folder, but for @kept. */
static void
remove_copies (BrgStore *store, const char *folder, const char *kept, guint *n_gone, guint *n_left)
{
  g_autofree char *stem = brg_copy_name_dup_stem (store->path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_strcmp0 (path, kept) == 0 || !brg_copy_name_is_any_of (name, stem))
        continue;
      if (kept != NULL && is_older_copy (store->db, path) && g_unlink (path) == 0)
        (*n_gone)++;
      else
        (*n_left)++;
    }
}

void
brg_backup_replace_all (BrgStore *store, guint *n_gone, guint *n_left)
{
  const char *folders[2];

  g_return_if_fail (store != NULL && n_gone != NULL && n_left != NULL);

  folders[0] = store->copies_folder;
  folders[1] = store->second_folder;
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    if (folders[i] != NULL && g_file_test (folders[i], G_FILE_TEST_IS_DIR))
      {
        g_autofree char *path = copy_into (store, folders[i], NULL);

        remove_copies (store, folders[i], path, n_gone, n_left);
      }
}

/* ----- Papers in copies that something else made ----- */

static void
note_left (GPtrArray *left, const char *path, const char *why)
{
  g_ptr_array_add (left, g_strdup_printf ("%s (%s)", path, why));
}

/* A new file in its place, so that nothing can break it half way. */
static gboolean
write_stripped (sqlite3 *copy, const char *path, GError **error)
{
  g_autofree char *part = create_part (path, error);
  sqlite3 *stripped = NULL;
  gboolean is_written;

  if (part == NULL)
    return FALSE;
  is_written = sqlite3_open (part, &stripped) == SQLITE_OK && copy_pages (copy, stripped, error) &&
               strip_papers (stripped, error);
  sqlite3_close (stripped);
  if (is_written)
    return put_in_place (part, path, error);
  g_unlink (part);
  return FALSE;
}

static void
clean_copy (BrgStore *store, const char *path, guint *n_cleaned, GPtrArray *left)
{
  g_autoptr (GError) error = NULL;
  sqlite3 *copy = brg_sql_open_frozen (path, &error);
  gint64 count = 0;

  if (copy == NULL || !count_private (copy, &count, &error))
    note_left (left, path, error != NULL ? error->message : _ ("it cannot be read"));
  else if (count > 0 && !is_part_of (copy, store->db))
    note_left (left, path, _ ("it is a copy of another workspace, or of a state that was undone"));
  else if (count > 0 && (brg_output_has_journal (path) || !brg_lease_is_free (path)))
    note_left (left, path, _ ("it is open in a program, or was not closed properly"));
  else if (count > 0 && !write_stripped (copy, path, &error))
    note_left (left, path, error != NULL ? error->message : _ ("it cannot be written"));
  else
    *n_cleaned += count > 0;
  sqlite3_close (copy);
}

static void
clean_folder (BrgStore *store, const char *folder, guint *n_cleaned, GPtrArray *left)
{
  g_autofree char *stem = brg_copy_name_dup_stem (store->path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  if (dir == NULL && !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    note_left (left, folder, error->message);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (brg_copy_name_is_part_of (name, stem) && g_unlink (path) != 0)
        note_left (left, path, g_strerror (errno));
      else if (brg_copy_name_is_any_of (name, stem))
        clean_copy (store, path, n_cleaned, left);
    }
}

void
brg_backup_clean_papers (BrgStore *store, guint *n_cleaned, GPtrArray *left)
{
  g_return_if_fail (store != NULL && n_cleaned != NULL && left != NULL);

  clean_folder (store, store->copies_folder, n_cleaned, left);
  if (store->second_folder == NULL)
    return;
  if (g_file_test (store->second_folder, G_FILE_TEST_IS_DIR))
    clean_folder (store, store->second_folder, n_cleaned, left);
  else
    note_left (left, store->second_folder, _ ("the folder is not there now"));
}
