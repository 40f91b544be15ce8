/* test-look.c - a workspace in which nothing can be written opens to look and says why
 *
 * Rights do not bind root: what needs them goes in a process that has given them up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE /* unshare() */

#include "brg-test.h"
#include "store-fixture.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <grp.h>
#include <sched.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define NOBODY 65534

/* What lies in the folder. */
typedef enum
{
  STATE_CLOSED,      /* the file alone, with WAL in its header */
  STATE_WAL,         /* and what was done last in a WAL beside it */
  STATE_WAL_AND_SHM, /* and the index of that */
  STATE_COPY,        /* a copy, which has no WAL in its header */
  STATE_JOURNAL,     /* a transaction that was cut off, half of it in the file */
} State;

typedef struct
{
  const char *path;
  State state;
  int file_mode;
  int folder_mode;
  const char *why;
} Case;

#define NO_FILE "You may not write to this file: nothing can be changed here."
#define NO_FOLDER "You may not write in the folder of the file: nothing can be changed here."

static const Case cases[] = {
  { "closed", STATE_CLOSED, 0444, 0555, NO_FILE },
  { "closed-in-open-folder", STATE_CLOSED, 0444, 0777, NO_FILE },
  { "closed-in-closed-folder", STATE_CLOSED, 0666, 0555, NO_FOLDER },
  { "wal", STATE_WAL, 0444, 0555, NO_FILE },
  { "wal-in-closed-folder", STATE_WAL, 0666, 0555, NO_FOLDER },
  { "wal-and-shm", STATE_WAL_AND_SHM, 0444, 0555, NO_FILE },
  { "copy", STATE_COPY, 0444, 0555, NO_FILE },
  { "copy-in-closed-folder", STATE_COPY, 0666, 0555, NO_FOLDER },
  { "hot-journal", STATE_JOURNAL, 0444, 0555, NO_FILE },
  { "hot-journal-in-closed-folder", STATE_JOURNAL, 0666, 0555, NO_FOLDER },
};

/* ----- The folder ----- */

static void
copy_file (const char *from, const char *suffix, const char *to)
{
  g_autofree char *source = g_strconcat (from, suffix, NULL);
  g_autofree char *target = g_strconcat (to, suffix, NULL);
  g_autofree char *content = NULL;
  gsize length;

  if (!g_file_get_contents (source, &content, &length, NULL))
    return;
  g_assert_true (g_file_set_contents (target, content, (gssize) length, NULL));
}

/* So much is changed that a part of it is in the file before the end. */
static void
cut_off_transaction (const char *path, const char *to)
{
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (
      sqlite3_exec (db,
                    "PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN;"
                    "UPDATE result SET white = '0', black = '1';"
                    "CREATE TABLE more AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL"
                    " SELECT i + 1 FROM n WHERE i < 3000) SELECT i, hex (randomblob (100)) FROM n",
                    NULL, NULL, NULL),
      ==, SQLITE_OK);
  copy_file (path, "", to);
  copy_file (path, "-journal", to);
  sqlite3_close (db);
}

static void
enter_first (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  store_fixture_publish (fixture);
  brg_store_set_result (fixture->store, store_fixture_game (fixture, 1, 1), BRG_OUTCOME_WIN,
                        BRG_OUTCOME_LOSS, &error);
  g_assert_no_error (error);
}

/* A workspace whose last action is a win of White on board 1, in @path. */
static void
make_state (State state, const char *path)
{
  StoreFixture fixture = { 0 };

  store_fixture_open (&fixture, 4);
  enter_first (&fixture);
  if (state == STATE_COPY)
    g_assert_true (brg_backup_write (fixture.store, path, NULL));
  if (state == STATE_WAL || state == STATE_WAL_AND_SHM)
    {
      copy_file (fixture.path, "", path);
      copy_file (fixture.path, "-wal", path);
    }
  if (state == STATE_WAL_AND_SHM)
    copy_file (fixture.path, "-shm", path);
  g_clear_pointer (&fixture.store, brg_store_free);
  if (state == STATE_CLOSED)
    copy_file (fixture.path, "", path);
  if (state == STATE_JOURNAL)
    cut_off_transaction (fixture.path, path);
  store_fixture_close (&fixture);
}

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Names and contents of all files. */
static char *
dup_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *content = NULL;
      g_autofree char *sum = NULL;
      gsize length = 0;

      if (g_file_get_contents (path, &content, &length, NULL))
        sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (guchar *) content, length);
      g_ptr_array_add (lines, g_strdup_printf ("%s %s", name, sum));
    }
  g_ptr_array_sort (lines, compare_lines);
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

/* ----- Looking ----- */

static void
assert_reads (BrgStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, 1, &error);
  const BrgRound *round;

  g_assert_no_error (error);
  round = brg_snapshot_get_round (snapshot, 1);
  g_assert_nonnull (round);
  g_assert_cmpint (g_array_index (round->games, BrgGame, 0).white_outcome, ==, BRG_OUTCOME_WIN);
}

static void
assert_refuses (BrgStore *store, const char *why)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, 1, NULL);
  gint64 game = g_array_index (brg_snapshot_get_round (snapshot, 1)->games, BrgGame, 0).id;

  g_assert_true (brg_store_is_read_only (store));
  g_assert_false (brg_store_set_result (store, game, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_READ_ONLY);
  g_assert_true (g_str_has_prefix (error->message, why));
  g_clear_error (&error);
  g_assert_false (brg_journal_undo (store, snapshot->event->id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_READ_ONLY);
}

static void
look (const char *path, const char *why)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStore) store = brg_store_open (path, BRG_STORE_READ_WRITE, &error);

  g_assert_no_error (error);
  g_assert_nonnull (brg_store_get_hindrance (store));
  if (!g_str_has_prefix (brg_store_get_hindrance (store), why))
    g_assert_cmpstr (brg_store_get_hindrance (store), ==, why);
  assert_reads (store);
  assert_refuses (store, why);
  g_clear_pointer (&store, brg_store_free);
  store = brg_store_open (path, BRG_STORE_READ_ONLY, &error);
  g_assert_no_error (error);
  g_assert_null (brg_store_get_hindrance (store));
  assert_reads (store);
  assert_refuses (store, "The file is read-only.");
}

/* No private copy is left. */
static void
assert_no_copies (void)
{
  g_autoptr (GDir) dir = g_dir_open (g_get_tmp_dir (), 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_assert_false (g_str_has_prefix (name, "berger-look-"));
}

static void
give_up_rights (void)
{
  if (geteuid () != 0)
    return;
  g_assert_cmpint (setgroups (0, NULL), ==, 0);
  g_assert_cmpint (setgid (NOBODY), ==, 0);
  g_assert_cmpint (setuid (NOBODY), ==, 0);
}

/* In a process of its own: rights that were given up do not come back. */
static void
look_without_rights (const Case *c, const char *folder, const char *path)
{
  g_autofree char *before = dup_folder (folder);
  g_autofree char *after = NULL;

  give_up_rights ();
  look (path, c->why);
  after = dup_folder (folder);
  /* What was cut off is taken back where the file itself may be written to. */
  if ((c->folder_mode & 0222) == 0 && (c->state != STATE_JOURNAL || c->file_mode == 0444))
    g_assert_cmpstr (after, ==, before);
  _exit (0);
}

static void
test_case (gconstpointer data)
{
  static const char *const suffixes[] = { "", "-wal", "-shm", "-journal" };
  const Case *c = data;
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "work.berger", NULL);
  pid_t pid;
  int status;

  make_state (c->state, path);
  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *file = g_strconcat (path, suffixes[i], NULL);

      g_chmod (file, (mode_t) c->file_mode);
    }
  g_assert_cmpint (g_chmod (folder, (mode_t) c->folder_mode), ==, 0);
  pid = fork ();
  if (pid == 0)
    look_without_rights (c, folder, path);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) == 0);
  assert_no_copies ();
  g_chmod (folder, 0700);
  store_fixture_remove_folder (folder);
}

/* Nothing is left beside a file that was only read, and the file is what it was. */
static void
test_leaves_nothing (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "work.berger", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStore) store = NULL;

  make_state (STATE_CLOSED, path);
  before = dup_folder (folder);
  store = brg_store_open (path, BRG_STORE_READ_ONLY, &error);
  g_assert_no_error (error);
  assert_reads (store);
  g_clear_pointer (&store, brg_store_free);
  after = dup_folder (folder);
  g_assert_cmpstr (after, ==, before);
  store_fixture_remove_folder (folder);
}

/* Who leads beside one who looks keeps the journal. */
static void
test_leaves_journal_of_leader (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "work.berger", NULL);
  g_autofree char *wal = g_strconcat (path, "-wal", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStore) leader = NULL;
  g_autoptr (BrgStore) other = NULL;

  make_state (STATE_CLOSED, path);
  leader = brg_store_open (path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  other = brg_store_open (path, BRG_STORE_READ_ONLY, &error);
  g_assert_no_error (error);
  g_clear_pointer (&other, brg_store_free);
  g_assert_true (g_file_test (wal, G_FILE_TEST_EXISTS));
  g_assert_true (brg_journal_undo (leader, 1, &error));
  g_assert_no_error (error);
  g_clear_pointer (&leader, brg_store_free);
  store_fixture_remove_folder (folder);
}

/* ----- A full disk ----- */

static void
fill (const char *path)
{
  char block[1024] = { 0 };
  int file = g_open (path, O_WRONLY | O_CREAT, 0600);

  g_assert_cmpint (file, >=, 0);
  while (write (file, block, sizeof block) > 0)
    ;
  g_assert_cmpint (errno, ==, ENOSPC);
  g_close (file, NULL);
}

/* In a process of its own: the small disk is mounted for it alone. */
static void
look_at_full_disk (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "work.berger", NULL);
  g_autofree char *filling = g_build_filename (folder, "filling", NULL);
  g_autofree char *source = g_build_filename (g_get_tmp_dir (), "berger-full-disk", NULL);

  if (unshare (geteuid () == 0 ? CLONE_NEWNS : CLONE_NEWUSER | CLONE_NEWNS) != 0 ||
      mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0 ||
      mount ("tmpfs", folder, "tmpfs", 0, "size=2m") != 0)
    _exit (2);
  copy_file (source, "", path);
  fill (filling);
  look (path, "The disk is full: nothing can be changed here.");
  _exit (0);
}

static void
test_full_disk (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autofree char *source = g_build_filename (g_get_tmp_dir (), "berger-full-disk", NULL);
  pid_t pid;
  int status;

  make_state (STATE_CLOSED, source);
  pid = fork ();
  if (pid == 0)
    look_at_full_disk (folder);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_unlink (source);
  g_rmdir (folder);
  g_assert_true (WIFEXITED (status));
  if (WEXITSTATUS (status) == 2)
    g_test_skip ("no disk can be mounted here");
  else
    g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}

/* ----- An older file ----- */

/* As the released program of that version left it. */
static void
make_older (const char *path)
{
  store_fixture_write_older (path, 12);
}

static char *
find_copy (const char *folder)
{
  g_autofree char *copies = g_build_filename (folder, "copies", NULL);
  g_autoptr (GDir) dir = g_dir_open (copies, 0, NULL);
  const char *name = dir != NULL ? g_dir_read_name (dir) : NULL;

  return name != NULL ? g_build_filename (copies, name, NULL) : NULL;
}

static gint
read_version (const char *path)
{
  sqlite3_stmt *statement = NULL;
  sqlite3 *db = NULL;
  gint version;

  g_assert_cmpint (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READONLY, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (db, "PRAGMA user_version", -1, &statement, NULL), ==,
                   SQLITE_OK);
  g_assert_cmpint (sqlite3_step (statement), ==, SQLITE_ROW);
  version = sqlite3_column_int (statement, 0);
  sqlite3_finalize (statement);
  sqlite3_close (db);
  return version;
}

/* The copy is of the older version and whole; the file goes on in the newer one. */
static void
test_upgrade_copies (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "work.berger", NULL);
  g_autofree char *copy = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStore) store = NULL;

  make_older (path);
  store = brg_store_open (path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  g_assert_null (brg_store_get_hindrance (store));
  assert_reads (store);
  g_clear_pointer (&store, brg_store_free);
  copy = find_copy (folder);
  g_assert_true (g_str_has_suffix (copy, "-v12.berger"));
  g_assert_cmpint (read_version (copy), ==, 12);
  g_assert_cmpint (read_version (path), >, 12);
  store = brg_store_open (copy, BRG_STORE_READ_ONLY, &error);
  g_assert_no_error (error);
  assert_reads (store);
  g_clear_pointer (&store, brg_store_free);
  store_fixture_remove_folder (folder);
}

/* Where the copy cannot be made the file stays as it is, and can be read. */
static void
test_upgrade_without_copy (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "work.berger", NULL);
  g_autofree char *in_the_way = g_build_filename (folder, "copies", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStore) store = NULL;

  make_older (path);
  g_assert_true (g_file_set_contents (in_the_way, "a file", -1, NULL));
  store = brg_store_open (path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  assert_reads (store);
  assert_refuses (store, "The file is of an older version and nothing can be changed in it");
  g_clear_pointer (&store, brg_store_free);
  g_assert_cmpint (read_version (path), ==, 12);
  store_fixture_remove_folder (folder);
}

/* ----- Another program ----- */

/* A lock is waited for as long as was said, at opening as well, and told. */
static void
test_locked (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "work.berger", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStore) store = NULL;
  gint64 started;
  sqlite3 *other = NULL;

  make_state (STATE_COPY, path);
  g_assert_cmpint (sqlite3_open (path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN EXCLUSIVE", NULL, NULL, NULL), ==, SQLITE_OK);
  started = g_get_monotonic_time ();
  store = brg_store_open_within (path, BRG_STORE_READ_WRITE, 100, &error);
  g_assert_null (store);
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_BUSY);
  g_assert_cmpint (g_get_monotonic_time () - started, >=, 50000);
  g_assert_cmpint (g_get_monotonic_time () - started, <, 3000000);
  g_clear_error (&error);
  sqlite3_close (other);
  store = brg_store_open_within (path, BRG_STORE_READ_WRITE, 100, &error);
  g_assert_no_error (error);
  g_assert_cmpint (sqlite3_open (path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  assert_reads (store);
  g_assert_false (brg_journal_undo (store, 1, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_BUSY);
  sqlite3_close (other);
  g_clear_pointer (&store, brg_store_free);
  store_fixture_remove_folder (folder);
}

BRG_TEST_TOPIC ("look")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/data/look/rights/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/data/look/leaves-nothing", test_leaves_nothing);
  g_test_add_func ("/data/look/leaves-journal-of-leader", test_leaves_journal_of_leader);
  g_test_add_func ("/data/look/full-disk", test_full_disk);
  g_test_add_func ("/data/look/upgrade/copies-first", test_upgrade_copies);
  g_test_add_func ("/data/look/upgrade/without-copy", test_upgrade_without_copy);
  g_test_add_func ("/data/look/locked", test_locked);
  return g_test_run ();
}
