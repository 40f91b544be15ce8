/* test-output.c - files that the program gives out never hit what lives
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-output.h"

#include "brg-backup.h"
#include "brg-lease.h"
#include "brg-test.h"
#include "store-fixture.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#define PAPER "%PDF-1.4 a paper"

typedef struct
{
  StoreFixture store;
  char *paper;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  store_fixture_open (&fixture->store, 4);
  fixture->paper = g_build_filename (fixture->store.folder, "paper.pdf", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_free (fixture->paper);
  store_fixture_close (&fixture->store);
}

static gboolean
write_paper (const char *path, GError **error)
{
  return brg_output_write (path, PAPER, -1, BRG_OUTPUT_PUBLIC, error);
}

static char *
read_file (const char *path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static mode_t
get_mode (const char *path)
{
  struct stat status;

  g_assert_cmpint (stat (path, &status), ==, 0);
  return status.st_mode & 0777;
}

/* Nothing is left but what was there. */
static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint count = 0;

  while (g_dir_read_name (dir) != NULL)
    count++;
  return count;
}

static void
assert_refused (Fixture *fixture, const char *path)
{
  g_autoptr (GError) error = NULL;
  guint n_files = count_files (fixture->store.folder);

  g_assert_false (write_paper (path, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (strlen (error->message), >, 10);
  g_assert_cmpuint (count_files (fixture->store.folder), ==, n_files);
}

static void
test_whole (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *secret = g_build_filename (fixture->store.folder, "players.csv", NULL);

  g_assert_true (
      g_file_set_contents (fixture->paper, "older and longer than what comes", -1, NULL));
  g_assert_true (write_paper (fixture->paper, &error));
  g_assert_no_error (error);
  text = read_file (fixture->paper);
  g_assert_cmpstr (text, ==, PAPER);
  g_assert_true (brg_output_write (secret, "a;b", 3, BRG_OUTPUT_PRIVATE, &error));
  g_assert_cmpint (get_mode (secret), ==, 0600);
}

static void
test_workspace (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const companions[] = { "", "-wal", "-shm", "-journal", "-led" };
  g_autofree char *other = g_build_filename (fixture->store.folder, "other.berger", NULL);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (companions); i++)
    {
      g_autofree char *path = g_strconcat (fixture->store.path, companions[i], NULL);

      assert_refused (fixture, path);
    }
  g_assert_true (brg_backup_write (fixture->store.store, other, &error));
  assert_refused (fixture, other);
  g_assert_true (brg_journal_verify (fixture->store.store, &error));
  g_assert_no_error (error);
}

/* What gets the name of a database gets its unfinished journal as well. */
static void
test_hot_journal (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *journal = g_strconcat (fixture->paper, "-wal", NULL);

  g_assert_true (g_file_set_contents (journal, "hot", -1, NULL));
  assert_refused (fixture, fixture->paper);
  g_assert_false (g_file_test (fixture->paper, G_FILE_TEST_EXISTS));
}

/* A link is replaced itself, wherever it leads to; a second name of a workspace is one. */
static void
test_links (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *victim = g_build_filename (fixture->store.folder, "thesis.txt", NULL);
  g_autofree char *hard = g_build_filename (fixture->store.folder, "hard.pdf", NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_set_contents (victim, "my thesis", -1, NULL));
  g_assert_cmpint (symlink (victim, fixture->paper), ==, 0);
  g_assert_true (write_paper (fixture->paper, &error));
  g_assert_no_error (error);
  text = read_file (victim);
  g_assert_cmpstr (text, ==, "my thesis");
  g_assert_false (g_file_test (fixture->paper, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (link (fixture->store.path, hard), ==, 0);
  assert_refused (fixture, hard);
  assert_refused (fixture, fixture->store.folder);
}

static void
test_full_device (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  struct stat status;

  assert_refused (fixture, "/dev/full");
  g_assert_cmpint (stat ("/dev/full", &status), ==, 0);
  g_assert_true (S_ISCHR (status.st_mode));
  g_assert_true (write_paper ("/dev/null", NULL));
  assert_refused (fixture, "/no/such/folder/paper.pdf");
}

static void
assert_no_copy (Fixture *fixture, const char *path)
{
  g_autoptr (GError) error = NULL;
  guint n_files = count_files (fixture->store.folder);

  g_assert_false (brg_backup_write (fixture->store.store, path, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED);
  g_assert_cmpuint (count_files (fixture->store.folder), ==, n_files);
}

/* A copy replaces an older copy of the same workspace and nothing else. */
static void
test_copies (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *copy = g_build_filename (fixture->store.folder, "copy.berger", NULL);
  g_autofree char *notes = g_build_filename (fixture->store.folder, "thesis.txt", NULL);
  g_autofree char *part = g_strconcat (copy, ".part", NULL);
  g_autofree char *journal = g_strconcat (copy, "-wal", NULL);
  g_autofree char *text = NULL;
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;
  StoreFixture other;

  g_assert_true (g_file_set_contents (part, "mine", -1, NULL));
  g_assert_true (brg_backup_write (fixture->store.store, copy, &error));
  g_assert_no_error (error);
  g_assert_cmpint (get_mode (copy), ==, 0600);
  kept = read_file (part);
  g_assert_cmpstr (kept, ==, "mine");
  store_fixture_publish (&fixture->store);
  g_assert_true (brg_backup_write (fixture->store.store, copy, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_set_contents (notes, "my thesis", -1, NULL));
  assert_no_copy (fixture, notes);
  text = read_file (notes);
  g_assert_cmpstr (text, ==, "my thesis");
  assert_no_copy (fixture, fixture->store.path);
  g_assert_true (g_file_set_contents (journal, "hot", -1, NULL));
  assert_no_copy (fixture, copy);
  g_assert_cmpint (g_unlink (journal), ==, 0);
  store_fixture_open (&other, 6);
  g_assert_false (brg_backup_write (other.store, copy, NULL));
  store_fixture_close (&other);
}

/* A later state of the same workspace is not given up for an older one. */
static void
test_later_state (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *early = g_build_filename (fixture->store.folder, "early.berger", NULL);
  g_autofree char *late = g_build_filename (fixture->store.folder, "late.berger", NULL);
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (brg_backup_write (fixture->store.store, early, &error));
  store_fixture_publish (&fixture->store);
  g_assert_true (brg_backup_write (fixture->store.store, late, &error));
  store = brg_store_open (early, BRG_STORE_READ_ONLY, &error);
  g_assert_no_error (error);
  g_assert_false (brg_backup_write (store, late, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED);
}

static void
test_ours_alone (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *journal = g_strconcat (fixture->store.path, "-wal", NULL);

  g_autofree char *index = g_strconcat (fixture->store.path, "-shm", NULL);

  g_assert_cmpint (get_mode (fixture->store.path), ==, 0600);
  g_assert_cmpint (get_mode (journal), ==, 0600);
  g_assert_cmpint (get_mode (index), ==, 0600);
}

/* What is written through a link that leads nowhere would lie in another folder than was chosen. */
static void
test_link_to_nothing (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *link = g_build_filename (fixture->store.folder, "link.berger", NULL);
  g_autofree char *folder = g_build_filename (fixture->store.folder, "elsewhere", NULL);
  g_autofree char *target = g_build_filename (folder, "target.berger", NULL);
  g_autofree char *index = g_strconcat (target, "-shm", NULL);
  g_autofree char *paper = g_build_filename (fixture->store.folder, "list.csv", NULL);
  g_autofree char *private = g_build_filename (fixture->store.folder, "private.csv", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (symlink (target, link), ==, 0);
  for (guint mode = BRG_STORE_READ_ONLY; mode <= BRG_STORE_CREATE; mode++)
    {
      g_assert_null (brg_store_open (link, (BrgStoreMode) mode, &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED);
      g_assert_nonnull (strstr (error->message, "link that leads to no file"));
      g_clear_error (&error);
    }
  g_assert_false (g_file_test (target, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (index, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (symlink (private, paper), ==, 0);
  brg_output_write (paper, "Abe;1990", -1, BRG_OUTPUT_PRIVATE, &error);
  g_assert_no_error (error);
  g_assert_false (g_file_test (private, G_FILE_TEST_EXISTS));
  g_assert_cmpint (get_mode (paper), ==, 0600);
}

/* A workspace that is reached by links is opened where it lies, be it there already or not: so one
 * lease is asked for. */
static void
test_behind_links (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const BrgLeaseHolder us = { (char *) "hall", (char *) "A. Petrov", (char *) "", NULL };
  g_autofree char *folder = g_build_filename (fixture->store.folder, "folder", NULL);
  g_autofree char *other = g_build_filename (fixture->store.folder, "other", NULL);
  g_autofree char *file = g_build_filename (folder, "new.berger", NULL);
  g_autofree char *by_folder = g_build_filename (other, "new.berger", NULL);
  g_autofree char *by_name = g_build_filename (fixture->store.folder, "name.berger", NULL);
  const char *const ways[] = { file, by_folder, by_name };
  g_autoptr (BrgStore) made = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *real = NULL;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (symlink (folder, other), ==, 0);
  made = brg_store_open (by_folder, BRG_STORE_CREATE, &error);
  g_assert_no_error (error);
  g_assert_cmpint (get_mode (file), ==, 0600);
  real = g_strdup (brg_store_get_path (made));
  g_assert_true (g_str_has_suffix (real, "/folder/new.berger"));
  g_assert_cmpint (symlink (by_folder, by_name), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    for (guint j = 0; j < G_N_ELEMENTS (ways); j++)
      {
        g_autofree char *one = brg_store_dup_real_path (ways[i]);
        g_autofree char *again = brg_store_dup_real_path (ways[j]);
        g_autoptr (BrgLease) lease = brg_lease_take (one, &us, NULL);
        g_autoptr (BrgLeaseHolder) leader = NULL;
        g_autoptr (BrgStore) store = brg_store_open (ways[i], BRG_STORE_READ_WRITE, &error);

        g_assert_no_error (error);
        g_assert_cmpstr (brg_store_get_path (store), ==, real);
        g_assert_nonnull (lease);
        g_assert_null (brg_lease_take (again, &us, &leader));
        g_assert_nonnull (leader);
      }
}

/* Mounted under another name it has another lease and another journal: it is looked at there. */
static void
test_mounted_name (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *copy = g_build_filename (fixture->store.folder, "copy.berger", NULL);
  g_autofree char *mounted = g_build_filename (fixture->store.folder, "mounted.berger", NULL);
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (brg_backup_write (fixture->store.store, copy, &error));
  g_assert_true (g_file_set_contents (mounted, "", 0, NULL));
  if (mount (copy, mounted, NULL, MS_BIND, NULL) != 0)
    {
      g_test_skip ("nothing can be mounted here");
      return;
    }
  store = brg_store_open (mounted, BRG_STORE_READ_WRITE, &error);
  g_clear_pointer (&store, brg_store_free);
  if (error != NULL)
    store = brg_store_open (mounted, BRG_STORE_READ_ONLY, NULL);
  g_assert_cmpint (umount2 (mounted, MNT_DETACH), ==, 0);
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED);
  g_assert_nonnull (store);
}

/* Somebody put another state under the name while it was open: neither is written. */
static void
test_replaced (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *other = g_build_filename (fixture->store.folder, "other.berger", NULL);
  g_autofree char *rescued = g_build_filename (fixture->store.folder, "rescued.berger", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (brg_backup_write (fixture->store.store, other, &error));
  g_assert_true (brg_store_is_in_place (fixture->store.store));
  g_assert_cmpint (g_rename (other, fixture->store.path), ==, 0);
  g_assert_false (brg_store_is_in_place (fixture->store.store));
  g_assert_false (brg_store_close_event (fixture->store.store, fixture->store.event_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_GONE);
  g_clear_error (&error);
  /* What was done until then can be saved elsewhere. */
  g_assert_true (brg_backup_write (fixture->store.store, rescued, &error));
  g_assert_no_error (error);
}

/* Asked whether it may be written over, the open workspace keeps its locks: another program that
 * comes and goes leaves its journal alone. */
static void
test_locks_stay (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *journal = g_strconcat (fixture->store.path, "-wal", NULL);
  g_autoptr (GError) error = NULL;
  int status = 0;
  struct stat before;
  struct stat after;

  store_fixture_publish (&fixture->store);
  g_assert_cmpint (stat (journal, &before), ==, 0);
  g_assert_false (write_paper (fixture->store.path, &error));
  g_clear_error (&error);
  {
    const char *argv[] = { "/usr/bin/python3", "-c",
                           "import sqlite3, sys; base = sqlite3.connect(sys.argv[1]);"
                           " base.execute('SELECT count(*) FROM journal').fetchall();"
                           " base.close()",
                           fixture->store.path, NULL };

    g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL,
                                 NULL, &status, &error));
    g_assert_no_error (error);
  }
  g_assert_cmpint (status, ==, 0);
  g_assert_cmpint (stat (journal, &after), ==, 0);
  g_assert_cmpuint (before.st_ino, ==, after.st_ino);
}

/* One file, two names: led by one of them at most, looked at by both. */
static void
test_second_name (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *copy = g_build_filename (fixture->store.folder, "copy.berger", NULL);
  g_autofree char *hard = g_build_filename (fixture->store.folder, "hard.berger", NULL);
  g_autofree char *soft = g_build_filename (fixture->store.folder, "soft.berger", NULL);
  g_autofree char *folder = g_build_filename (fixture->store.folder, "elsewhere", NULL);
  g_autofree char *far = g_build_filename (folder, "far.berger", NULL);
  g_autofree char *real = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (brg_backup_write (fixture->store.store, copy, &error));
  g_assert_cmpint (link (copy, hard), ==, 0);
  g_assert_null (brg_store_open (hard, BRG_STORE_READ_WRITE, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED);
  g_clear_error (&error);
  brg_store_free (brg_store_open (hard, BRG_STORE_READ_ONLY, &error));
  g_assert_no_error (error);
  /* In whatever folder the second name is. */
  g_assert_cmpint (g_unlink (hard), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (link (copy, far), ==, 0);
  g_assert_null (brg_store_open (copy, BRG_STORE_READ_WRITE, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED);
  g_clear_error (&error);
  g_assert_null (brg_store_open (far, BRG_STORE_READ_WRITE, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED);
  g_clear_error (&error);
  g_assert_cmpint (symlink (copy, soft), ==, 0);
  real = brg_store_dup_real_path (soft);
  g_assert_true (g_str_has_suffix (real, "/copy.berger"));
}

/* SQLite would remove the file that the head of such a journal names. */
static void
test_foreign_journal (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char magic[] = "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7";
  g_autofree char *copy = g_build_filename (fixture->store.folder, "copy.berger", NULL);
  g_autofree char *journal = g_strconcat (copy, "-journal", NULL);
  g_autofree char *text = g_strconcat ("a head that names thesis.txt", magic, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (brg_backup_write (fixture->store.store, copy, &error));
  g_assert_true (g_file_set_contents (journal, text, -1, NULL));
  for (guint mode = BRG_STORE_READ_ONLY; mode <= BRG_STORE_CREATE; mode++)
    {
      g_assert_null (brg_store_open (copy, (BrgStoreMode) mode, &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_FAILED);
      g_clear_error (&error);
    }
  g_assert_true (g_file_test (journal, G_FILE_TEST_EXISTS));
}

/* (transfer full): a name that a copy of ours could have. */
static char *
dup_copy_path (Fixture *fixture, const char *folder, guint second)
{
  g_autofree char *stem = g_path_get_basename (fixture->store.path);

  *strrchr (stem, '.') = '\0';
  return g_strdup_printf ("%s/%s-20260101-00000%u-j000001.berger", folder, stem, second);
}

/* Copies of another tournament with the same name, and of what was undone, are not thrown out. */
static void
test_rotation (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_build_filename (fixture->store.folder, "copies", NULL);
  StoreFixture other;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  store_fixture_open (&other, 6);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *path = dup_copy_path (fixture, folder, i);

      g_assert_true (brg_backup_write (other.store, path, NULL));
    }
  store_fixture_close (&other);
  for (guint i = 0; i < BRG_BACKUP_KEPT + 3; i++)
    brg_backup_make (fixture->store.store);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *path = dup_copy_path (fixture, folder, i);

      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
    }
}

/* A pipe that somebody put there would keep the program waiting for a reader. */
static void
test_pipe (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpint (mkfifo (fixture->paper, 0600), ==, 0);
  assert_refused (fixture, fixture->paper);
}

#define ADD(name, func) g_test_add ("/data/output/" name, Fixture, NULL, set_up, func, tear_down)

BRG_TEST_TOPIC ("output")
{
  g_test_init (&argc, &argv, NULL);
  ADD ("whole", test_whole);
  ADD ("over-a-workspace", test_workspace);
  ADD ("over-an-unfinished-journal", test_hot_journal);
  ADD ("links", test_links);
  ADD ("devices", test_full_device);
  ADD ("pipe", test_pipe);
  ADD ("copies", test_copies);
  ADD ("copy-over-a-later-state", test_later_state);
  ADD ("replaced-while-open", test_replaced);
  ADD ("second-name", test_second_name);
  ADD ("locks-stay", test_locks_stay);
  ADD ("foreign-journal", test_foreign_journal);
  ADD ("copies-of-another-tournament", test_rotation);
  ADD ("workspace-is-ours-alone", test_ours_alone);
  ADD ("link-to-nothing", test_link_to_nothing);
  ADD ("behind-links", test_behind_links);
  ADD ("mounted-name", test_mounted_name);
  return g_test_run ();
}
