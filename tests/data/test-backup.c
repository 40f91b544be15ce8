/* test-backup.c - copies of the workspace, in rotation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

#include "brg-journal-mark.h"
#include "brg-test.h"
#include "store-fixture.h"

/* Every call is a minute later than the one before. */
static GDateTime *
tick (gpointer data)
{
  gint *minutes = data;
  g_autoptr (GDateTime) start = g_date_time_new_utc (2026, 11, 21, 9, 0, 0);

  return g_date_time_add_minutes (start, (*minutes)++);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint count = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    count++;
  return count;
}

static void
test_at_publishing_and_closing (void)
{
  StoreFixture fixture = { 0 };
  gint minutes = 0;
  g_autoptr (BrgBackupReport) published = NULL;
  g_autoptr (BrgBackupReport) closed = NULL;
  g_autoptr (BrgStore) copy = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *here = NULL;
  g_autofree char *there = NULL;

  store_fixture_open (&fixture, 4);
  brg_store_set_clock (fixture.store, tick, &minutes);
  store_fixture_publish (&fixture);
  published = brg_backup_take_report (fixture.store);
  g_assert_nonnull (published);
  g_assert_null (published->problem);
  g_assert_null (brg_backup_take_report (fixture.store));
  brg_store_close_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  closed = brg_backup_take_report (fixture.store);
  g_assert_cmpstr (published->path, !=, closed->path);
  copy = brg_store_open (closed->path, BRG_STORE_READ_ONLY, &error);
  g_assert_no_error (error);
  here = brg_journal_hash_content (fixture.store, &error);
  there = brg_journal_hash_content (copy, &error);
  g_assert_cmpstr (here, ==, there);
  brg_journal_verify (copy, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_rotation (void)
{
  StoreFixture fixture = { 0 };
  gint minutes = 0;
  g_autofree char *folder = NULL;
  g_autofree char *stranger = NULL;
  g_autoptr (BrgBackupReport) last = NULL;

  store_fixture_open (&fixture, 2);
  brg_store_set_clock (fixture.store, tick, &minutes);
  folder = g_build_filename (fixture.folder, "copies", NULL);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  stranger = g_build_filename (folder, "work-notes.berger", NULL);
  g_assert_true (g_file_set_contents (stranger, "mine", -1, NULL));
  for (guint i = 0; i < BRG_BACKUP_KEPT + 5; i++)
    brg_backup_make (fixture.store);
  g_assert_cmpuint (count_files (folder), ==, BRG_BACKUP_KEPT + 1);
  g_assert_true (g_file_test (stranger, G_FILE_TEST_EXISTS));
  last = brg_backup_take_report (fixture.store);
  g_assert_true (g_file_test (last->path, G_FILE_TEST_EXISTS));
  store_fixture_close (&fixture);
}

/* The copy of an altered workspace is kept as it is, and drives out none of the good ones. */
static void
test_bad_copy (void)
{
  StoreFixture fixture = { 0 };
  gint minutes = 0;
  g_autofree char *folder = NULL;
  g_autofree char *mark = NULL;
  g_autofree char *ending = NULL;
  g_autoptr (BrgBackupReport) good = NULL;
  g_autoptr (BrgBackupReport) bad = NULL;
  sqlite3 *db = NULL;

  store_fixture_open (&fixture, 2);
  brg_store_set_clock (fixture.store, tick, &minutes);
  folder = g_build_filename (fixture.folder, "copies", NULL);
  for (guint i = 0; i < BRG_BACKUP_KEPT; i++)
    brg_backup_make (fixture.store);
  good = brg_backup_take_report (fixture.store);
  g_assert_null (good->problem);
  /* Number and hash stand in its name. */
  mark = brg_journal_dup_mark (fixture.store);
  ending = g_strdup_printf ("-%s.berger", strchr (mark, ':') + 1);
  g_assert_true (g_str_has_suffix (good->path, ending));
  g_assert_cmpint (sqlite3_open (fixture.path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "UPDATE person SET family_name = 'X'", NULL, NULL, NULL), ==,
                   SQLITE_OK);
  sqlite3_close (db);
  for (guint i = 0; i < 3; i++)
    brg_backup_make (fixture.store);
  bad = brg_backup_take_report (fixture.store);
  g_assert_nonnull (bad->problem);
  g_assert_nonnull (strstr (bad->problem, "table person, row 1, field family_name"));
  g_assert_cmpuint (count_files (folder), ==, BRG_BACKUP_KEPT + 3);
  store_fixture_close (&fixture);
}

static void
test_second_folder (void)
{
  StoreFixture fixture = { 0 };
  g_autofree char *stick = NULL;
  g_autoptr (BrgBackupReport) absent = NULL;
  g_autoptr (BrgBackupReport) present = NULL;

  store_fixture_open (&fixture, 2);
  stick = g_build_filename (fixture.folder, "stick", NULL);
  brg_backup_set_folders (fixture.store, NULL, stick);
  brg_backup_make (fixture.store);
  absent = brg_backup_take_report (fixture.store);
  g_assert_nonnull (absent->path);
  g_assert_null (absent->second_path);
  g_assert_null (absent->problem);
  g_assert_cmpint (g_mkdir (stick, 0700), ==, 0);
  brg_backup_make (fixture.store);
  present = brg_backup_take_report (fixture.store);
  g_assert_nonnull (present->second_path);
  g_assert_cmpuint (count_files (stick), ==, 1);
  store_fixture_close (&fixture);
}

/* A folder from a stranger: a link beside the file does not lead copies to another place, neither
 * those of every day nor the one before the tables are brought up to date. */
static void
test_link (void)
{
  StoreFixture fixture = { 0 };
  g_autofree char *folder = NULL;
  g_autofree char *elsewhere = NULL;
  g_autoptr (BrgBackupReport) report = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 2);
  folder = g_build_filename (fixture.folder, "copies", NULL);
  elsewhere = g_build_filename (fixture.folder, "elsewhere", NULL);
  g_assert_cmpint (g_mkdir (elsewhere, 0700), ==, 0);
  g_assert_cmpint (symlink (elsewhere, folder), ==, 0);
  brg_backup_make (fixture.store);
  report = brg_backup_take_report (fixture.store);
  g_assert_null (report->path);
  g_assert_nonnull (strstr (report->problem, "is a link"));
  g_clear_pointer (&fixture.store, brg_store_free);
  store_fixture_write_older (fixture.path, 12);
  fixture.store = brg_store_open (fixture.path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  g_assert_true (brg_store_is_read_only (fixture.store));
  g_assert_nonnull (strstr (brg_store_get_hindrance (fixture.store), "is a link"));
  g_assert_cmpuint (count_files (elsewhere), ==, 0);
  g_assert_cmpint (g_unlink (folder), ==, 0);
  store_fixture_close (&fixture);
}

static void
test_failure_is_told (void)
{
  StoreFixture fixture = { 0 };
  g_autofree char *blocked = NULL;
  g_autoptr (BrgBackupReport) report = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;

  store_fixture_open (&fixture, 4);
  /* A file where the folder should be. */
  blocked = g_build_filename (fixture.folder, "blocked", NULL);
  g_assert_true (g_file_set_contents (blocked, "x", -1, NULL));
  brg_backup_set_folders (fixture.store, blocked, NULL);
  store_fixture_publish (&fixture);
  report = brg_backup_take_report (fixture.store);
  g_assert_nonnull (report->problem);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpuint (snapshot->rounds->len, ==, 1);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("backup")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/backup/at-publishing-and-closing", test_at_publishing_and_closing);
  g_test_add_func ("/data/backup/rotation-spares-other-files", test_rotation);
  g_test_add_func ("/data/backup/bad-copy-drives-out-none", test_bad_copy);
  g_test_add_func ("/data/backup/second-folder", test_second_folder);
  g_test_add_func ("/data/backup/link", test_link);
  g_test_add_func ("/data/backup/failure-is-told", test_failure_is_told);
  return g_test_run ();
}
