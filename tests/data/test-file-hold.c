/* test-file-hold.c - what a file dialog does to an open workspace
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "brg-test.h"
#include "store-fixture.h"

static guint64
find_inode (const char *path)
{
  struct stat status;

  return stat (path, &status) == 0 ? (guint64) status.st_ino : 0;
}

/* A dialog that lists the folder looks into its files. */
static void
look_into (const char *path)
{
  int file = open (path, O_RDONLY | O_CLOEXEC);

  g_assert_cmpint (file, >=, 0);
  close (file);
}

/* Another program reads the workspace and closes it. */
static void
read_elsewhere (const char *path)
{
  const char *const argv[] = {
    "/usr/bin/python3", "-c",
    "import sqlite3, sys; db = sqlite3.connect (sys.argv[1]);"
    " db.execute ('SELECT count (*) FROM journal').fetchone (); db.close ()",
    path, NULL
  };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);
}

static void
test_dialog (void)
{
  StoreFixture fixture;
  g_autofree char *path = NULL;
  g_autofree char *wal = NULL;
  g_autofree char *shm = NULL;
  guint64 inode;

  store_fixture_open (&fixture, 4);
  path = g_strdup (brg_store_get_path (fixture.store));
  wal = g_strconcat (path, "-wal", NULL);
  shm = g_strconcat (path, "-shm", NULL);
  inode = find_inode (wal);
  g_assert_cmpuint (inode, !=, 0);
  look_into (path);
  look_into (wal);
  look_into (shm);
  read_elsewhere (path);
  g_assert_cmpuint (find_inode (wal), ==, inode);
  store_fixture_publish (&fixture);
  g_assert_cmpuint (find_inode (wal), ==, inode);
  store_fixture_close (&fixture);
}

/* Who closes it as the last one leaves one file alone. */
static void
test_close (void)
{
  StoreFixture fixture;
  g_autofree char *wal = NULL;

  store_fixture_open (&fixture, 4);
  wal = g_strconcat (brg_store_get_path (fixture.store), "-wal", NULL);
  g_assert_cmpuint (find_inode (wal), !=, 0);
  g_clear_pointer (&fixture.store, brg_store_free);
  g_assert_cmpuint (find_inode (wal), ==, 0);
  store_fixture_reopen (&fixture);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("file-hold")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/file-hold/dialog", test_dialog);
  g_test_add_func ("/data/file-hold/close", test_close);
  return g_test_run ();
}
