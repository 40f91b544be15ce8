/* test-newest-copy.c - the copy that is looked at when a workspace ends the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "brg-backup.h"
#include "brg-newest-copy.h"
#include "brg-test.h"
#include "store-fixture.h"

/* Publishing a round makes a copy by itself. */
static char *
make_copy (StoreFixture *fixture, gboolean is_first)
{
  g_autoptr (BrgBackupReport) report = NULL;

  if (is_first)
    brg_backup_make (fixture->store);
  else
    store_fixture_publish (fixture);
  report = brg_backup_take_report (fixture->store);
  g_assert_null (report->problem);
  return g_strdup (report->path);
}

static void
assert_found (StoreFixture *fixture, const char *expected)
{
  g_autofree char *found = brg_newest_copy_find (fixture->path);

  g_assert_cmpstr (found, ==, expected);
}

/* Of three the last two are spoiled, one after the other. */
static void
test_newest (void)
{
  StoreFixture fixture = { 0 };
  char *copies[3];

  store_fixture_open (&fixture, 4);
  g_assert_false (brg_newest_copy_is_there (fixture.path));
  assert_found (&fixture, NULL);
  for (guint i = 0; i < 3; i++)
    copies[i] = make_copy (&fixture, i == 0);
  g_assert_true (brg_newest_copy_is_there (fixture.path));
  assert_found (&fixture, copies[2]);
  g_assert_true (g_file_set_contents (copies[2], "no workspace", -1, NULL));
  assert_found (&fixture, copies[1]);
  store_fixture_close (&fixture);
  for (guint i = 0; i < 3; i++)
    g_free (copies[i]);
}

BRG_TEST_TOPIC ("newest-copy")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/newest-copy/newest", test_newest);
  return g_test_run ();
}
