/* test-place.c - workspaces on drives of other computers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-place.h"
#include "brg-test.h"
#include "store-fixture.h"

#include <sys/stat.h>
#include <unistd.h>

static const char *type;

static char *
tell_type (const char *folder G_GNUC_UNUSED)
{
  return g_strdup (type);
}

static void
test_kinds (void)
{
  static const struct
  {
    const char *type;
    BrgPlaceKind kind;
  } cases[] = {
    { "", BRG_PLACE_LOCAL },
    { "nfs", BRG_PLACE_LOCKED },
    { "cifs", BRG_PLACE_LOCKED },
    { "smb", BRG_PLACE_LOCKED },
    { "9p", BRG_PLACE_REFUSED },
    { "fuse.sshfs", BRG_PLACE_REFUSED },
    { "fuse.gvfsd-fuse", BRG_PLACE_REFUSED },
    { "fuse.rclone", BRG_PLACE_REFUSED },
    { "fuse", BRG_PLACE_REFUSED },
    { "fuseblk", BRG_PLACE_LOCAL },
    { "fuse.gocryptfs", BRG_PLACE_LOCAL },
  };

  brg_place_set_probe (tell_type);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgPlace) place = NULL;

      type = cases[i].type;
      place = brg_place_find ("/any/file.berger");
      g_test_message ("%s", type);
      g_assert_cmpint (place->kind, ==, cases[i].kind);
      g_assert_cmpstr (place->type, ==, type);
    }
  brg_place_set_probe (NULL);
}

/* The machine that runs this keeps its temporary files by itself. */
static void
test_system (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "file.berger", NULL);
  g_autoptr (BrgPlace) place = brg_place_find (path);
  g_autoptr (BrgPlace) nowhere = brg_place_find ("/no/such/folder/file.berger");

  g_assert_cmpint (place->kind, ==, BRG_PLACE_LOCAL);
  g_assert_cmpint (nowhere->kind, ==, BRG_PLACE_LOCAL);
}

static gboolean
is_beside (StoreFixture *fixture, const char *suffix)
{
  g_autofree char *path = g_strconcat (fixture->path, suffix, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Looked at only, and said so; nothing is left beside it. */
static void
test_refused (void)
{
  StoreFixture fixture;
  g_autoptr (BrgStore) viewer = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  g_clear_pointer (&fixture.store, brg_store_free);
  type = "fuse.sshfs";
  brg_place_set_probe (tell_type);
  g_assert_null (brg_store_open (fixture.path, BRG_STORE_READ_WRITE, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NETWORK);
  g_assert_nonnull (strstr (error->message, "fuse.sshfs"));
  g_clear_error (&error);
  viewer = brg_store_open (fixture.path, BRG_STORE_READ_ONLY, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (brg_store_get_network (viewer), ==, "fuse.sshfs");
  g_assert_true (brg_store_is_read_only (viewer));
  g_assert_false (is_beside (&fixture, "-wal"));
  g_assert_false (is_beside (&fixture, "-shm"));
  g_assert_false (brg_store_has_news (viewer));
  brg_place_set_probe (NULL);
  /* What the other computer does is seen all the same. */
  fixture.store = brg_store_open (fixture.path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  store_fixture_publish (&fixture);
  g_clear_pointer (&fixture.store, brg_store_free);
  g_assert_true (brg_store_has_news (viewer));
  {
    g_autoptr (BrgSnapshot) snapshot = brg_store_load (viewer, fixture.group_id, &error);

    g_assert_no_error (error);
    g_assert_cmpuint (snapshot->rounds->len, ==, 1);
  }
  g_assert_false (brg_store_has_news (viewer));
  g_clear_pointer (&viewer, brg_store_free);
  fixture.store = brg_store_open (fixture.path, BRG_STORE_READ_WRITE, &error);
  store_fixture_close (&fixture);
}

/* One program alone, without shared memory. */
static void
test_locked (void)
{
  StoreFixture fixture;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  g_clear_pointer (&fixture.store, brg_store_free);
  type = "nfs";
  brg_place_set_probe (tell_type);
  fixture.store = brg_store_open (fixture.path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  g_assert_false (is_beside (&fixture, "-wal"));
  g_assert_false (is_beside (&fixture, "-shm"));
  store_fixture_publish (&fixture);
  g_assert_false (is_beside (&fixture, "-wal"));
  g_assert_false (is_beside (&fixture, "-shm"));
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  brg_place_set_probe (NULL);
  store_fixture_reopen (&fixture);
  store_fixture_close (&fixture);
}

/* What FAT does with long names and with case: the name that was typed stands in no list, the file
 * does. One that is listed stays, were it a second name of another. */
static void
test_listed_name (void)
{
  static const char *const typed[] = { "FINALN~1.BER", "final of the north.BERGER" };
  g_autofree char *folder = g_dir_make_tmp ("berger-place-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "Final of the North.berger", NULL);
  g_autofree char *second = g_build_filename (folder, "Second.berger", NULL);
  g_autofree char *same = NULL;
  g_autofree char *strange = NULL;
  struct stat status;

  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  g_assert_cmpint (stat (path, &status), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      g_autofree char *listed =
          brg_place_dup_listed_name (folder, typed[i], status.st_dev, status.st_ino);

      g_assert_cmpstr (listed, ==, "Final of the North.berger");
    }
  g_assert_cmpint (link (path, second), ==, 0);
  same = brg_place_dup_listed_name (folder, "Second.berger", status.st_dev, status.st_ino);
  g_assert_cmpstr (same, ==, "Second.berger");
  strange = brg_place_dup_listed_name (folder, "FINALN~2.BER", status.st_dev, status.st_ino + 1);
  g_assert_cmpstr (strange, ==, "FINALN~2.BER");
  store_fixture_remove_folder (folder);
}

BRG_TEST_TOPIC ("place")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/place/kinds", test_kinds);
  g_test_add_func ("/data/place/system", test_system);
  g_test_add_func ("/data/place/refused", test_refused);
  g_test_add_func ("/data/place/locked", test_locked);
  g_test_add_func ("/data/place/listed-name", test_listed_name);
  return g_test_run ();
}
