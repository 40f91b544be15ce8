/* brg-stray-journal.c - an unfinished journal beside a workspace that is not its own
 *
 * The file alone is whole, and its last entry proves itself by its hash. A journal of its own goes
 * on from there: file and journal together are whole too, and hold that entry. If not, it belongs
 * to another file. Of a file that is not whole alone nothing is said: it may have been cut off
 * while its own journal was moved into it.
 *
 * Tests: tests/data/test-gone.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-stray-journal.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "brg-journal-links.h"
#include "brg-lease.h"
#include "brg-open-files.h"
#include "brg-sql.h"
#include "brg-store-private.h"

/* The head of a WAL without anything behind it. */
#define EMPTY_WAL 32

static gboolean
has_left_journal (const char *path)
{
  g_autofree char *wal = g_strconcat (path, "-wal", NULL);
  struct stat status;

  return lstat (wal, &status) == 0 && (!S_ISREG (status.st_mode) || status.st_size > EMPTY_WAL);
}

static gboolean
answers (sqlite3 *db, const char *sql, const char *expected)
{
  g_autoptr (sqlite3_stmt) stmt = NULL;
  g_autofree char *answer = NULL;

  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) != SQLITE_OK ||
      sqlite3_step (stmt) != SQLITE_ROW)
    return FALSE;
  answer = brg_sql_dup_text (stmt, 0);
  return g_str_equal (answer, expected);
}

static gboolean
is_whole (sqlite3 *db)
{
  return answers (db, "PRAGMA integrity_check (1)", "ok") &&
         answers (db, "SELECT count (*) = ifnull (max (id), 0) FROM journal", "1");
}

/* Whether the last entry is what it says it is: not half of one. */
static gboolean
proves_itself (sqlite3 *db, gint64 id, const char *expected)
{
  g_autoptr (BrgJournalLinks) links = brg_journal_links_new (db, NULL);
  g_autoptr (sqlite3_stmt) stmt = NULL;
  g_autofree char *sql = NULL;

  if (links == NULL)
    return FALSE;
  sql = g_strdup_printf ("SELECT %s FROM journal WHERE id = ?1",
                         brg_journal_links_get_columns (links));
  return sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) == SQLITE_OK &&
         sqlite3_bind_int64 (stmt, 1, id) == SQLITE_OK && sqlite3_step (stmt) == SQLITE_ROW &&
         g_strcmp0 ((const char *) sqlite3_column_text (stmt, 7), expected) == 0 &&
         brg_journal_links_prove (links, stmt);
}

/* @db: file and journal together. */
static gboolean
goes_on_from (sqlite3 *db, gint64 id, const char *hash)
{
  return is_whole (db) && brg_sql_has_entry (db, id, hash);
}

/* Opened as it will be, but nothing is written into the file: only the index of the journal is
 * made, which lies beside it. */
static gboolean
check_together (const char *path, gint64 id, const char *hash)
{
  g_autofree char *index = g_strconcat (path, "-shm", NULL);
  gboolean had_index = g_file_test (index, G_FILE_TEST_EXISTS);
  gboolean is_stray = FALSE;
  sqlite3 *db = NULL;

  if (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK)
    {
      sqlite3_busy_timeout (db, BRG_STORE_BUSY_MS);
      sqlite3_db_config (db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
      sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
      /* On a drive that nothing can be written to, nothing is known. */
      is_stray =
          sqlite3_exec (db, "SELECT 1 FROM sqlite_schema", NULL, NULL, NULL) != SQLITE_CANTOPEN &&
          !goes_on_from (db, id, hash);
    }
  sqlite3_close (db);
  if (is_stray && !had_index)
    g_unlink (index);
  return is_stray;
}

gboolean
brg_stray_journal_is_there (const char *path)
{
  g_autofree char *hash = NULL;
  gboolean is_stray;
  sqlite3 *alone;
  gint64 id;

  g_return_val_if_fail (path != NULL, FALSE);

  /* A journal of a program that runs is its own. */
  if (!has_left_journal (path) || !brg_lease_is_free (path))
    return FALSE;
  alone = brg_sql_open_frozen (path, NULL);
  is_stray = alone != NULL && is_whole (alone) && brg_sql_read_tail (alone, &id, &hash, NULL) &&
             (id == 0 || proves_itself (alone, id, hash)) && check_together (path, id, hash);
  sqlite3_close (alone);
  return is_stray;
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

/* The header says in which way the file is written; with a WAL there is no other journal. A file
 * that is open here is not looked into: closing it would take its locks. */
static gboolean
has_wal (const char *path)
{
  guint8 header[20] = { 0 };
  struct stat status;
  gboolean is_wal;
  int file;

  if (stat (path, &status) != 0 ||
      brg_open_files_contain ((guint64) status.st_dev, (guint64) status.st_ino))
    return FALSE;
  file = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  if (file < 0)
    return FALSE;
  is_wal = read (file, header, sizeof header) == (gssize) sizeof header && header[18] == 2;
  close (file);
  return is_wal;
}

/* The places of the header that change with every change and with the way of writing. */
static gboolean
may_differ (gsize place)
{
  return place == 18 || place == 19 || (place >= 24 && place < 28) || (place >= 92 && place < 100);
}

/* Whether the journal holds the first page alone, as the file has it but for its header: the file
 * was being turned over to a WAL when the program was ended. */
static gboolean
is_of_turning_over (const char *workspace, const char *journal)
{
  g_autofree char *page = NULL;
  g_autofree char *left = NULL;
  gsize size = 0;
  struct stat status;
  guint32 n_pages;
  guint32 number;
  guint32 sector;
  int file;

  if (!g_file_get_contents (journal, &left, &size, NULL) || size < 28)
    return FALSE;
  memcpy (&n_pages, left + 16, sizeof n_pages);
  memcpy (&sector, left + 20, sizeof sector);
  memcpy (&number, left + 24, sizeof number);
  n_pages = GUINT32_FROM_BE (n_pages);
  sector = GUINT32_FROM_BE (sector);
  number = GUINT32_FROM_BE (number);
  /* Head, number of the page, page, sum. */
  if (sector < 28 || sector > 65536 || number < 512 || number > 65536 ||
      size != (gsize) sector + 4 + number + 4 || memcmp (left + sector, "\0\0\0\1", 4) != 0)
    return FALSE;
  page = g_malloc (number);
  file = g_open (workspace, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  if (file < 0)
    return FALSE;
  /* Playing it in cuts the file to that length. */
  if (fstat (file, &status) != 0 || status.st_size != (off_t) n_pages * (off_t) number ||
      read (file, page, number) != (gssize) number)
    {
      close (file);
      return FALSE;
    }
  close (file);
  for (gsize i = 0; i < number; i++)
    if (!may_differ (i) && page[i] != left[sector + 4 + i])
      return FALSE;
  return TRUE;
}

/* What SQLite would write into or play in, and is not its own: another name of somebody's file, a
 * pipe, a folder, the journal of a file that is written in another way. */
static gboolean
has_strange_companion (const char *workspace, gboolean counts_short_names)
{
  static const char *const suffixes[] = { "-wal", "-shm", "-journal" };

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *path = g_strconcat (workspace, suffixes[i], NULL);
      struct stat status;

      if (lstat (path, &status) != 0)
        continue;
      if (!S_ISREG (status.st_mode) || (status.st_nlink > 1 && !counts_short_names))
        return TRUE;
      if (i == 2 && status.st_size > 0 && has_wal (workspace) &&
          !(status.st_size < 1 << 18 && is_of_turning_over (workspace, path)))
        return TRUE;
    }
  return FALSE;
}

gboolean
brg_stray_journal_is_strange (const char *path, gboolean counts_short_names)
{
  g_return_val_if_fail (path != NULL, FALSE);

  return has_strange_companion (path, counts_short_names) || has_foreign_head (path);
}
