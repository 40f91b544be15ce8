/* test-health.c - is everything well with the program and its file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <minizip/unzip.h>
#include <string.h>

#include "brg-health-report.h"
#include "brg-sql.h"
#include "brg-test.h"
#include "store-fixture.h"

static const BrgHealthRow *
find_row (const GPtrArray *rows, const char *what)
{
  for (guint i = 0; i < rows->len; i++)
    if (g_str_equal (((const BrgHealthRow *) rows->pdata[i])->what, what))
      return rows->pdata[i];
  return NULL;
}

static gint64
get_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

static void
test_well (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) rows = NULL;
  g_autofree char *text = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  rows = brg_health_list (fixture.path, fixture.folder, get_now ());
  g_assert_cmpint (find_row (rows, "Journal")->state, ==, BRG_HEALTH_GOOD);
  g_assert_cmpint (find_row (rows, "Clock of the computer")->state, ==, BRG_HEALTH_GOOD);
  /* Publishing makes a copy. */
  g_assert_cmpint (find_row (rows, "Copies")->state, ==, BRG_HEALTH_GOOD);
  g_assert_true (g_str_has_prefix (find_row (rows, "Copies")->told, "1 copy, the newest up to "));
  g_assert_nonnull (strstr (find_row (rows, "Versions")->told, "SQLite 3."));
  text = brg_health_dup_text (rows);
  g_assert_true (g_str_has_prefix (text, "ok\tVersions\tBerger "));
  store_fixture_close (&fixture);
}

static void
test_altered (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) rows = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  g_assert_true (brg_sql_run (fixture.store, NULL, "UPDATE person SET family_name = 'X'", ""));
  rows = brg_health_list (fixture.path, NULL, get_now ());
  g_assert_cmpint (find_row (rows, "Journal")->state, ==, BRG_HEALTH_BAD);
  g_assert_cmpint (brg_health_find_worst (rows), ==, BRG_HEALTH_BAD);
  g_assert_cmpint (find_row (rows, "Second folder for copies")->state, ==, BRG_HEALTH_DOUBT);
  store_fixture_close (&fixture);
}

/* A clock that went back a year. */
static void
test_clock (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) rows = NULL;

  store_fixture_open (&fixture, 4);
  rows = brg_health_list (fixture.path, "/nowhere/at/all", get_now () - 365 * 24 * 3600);
  g_assert_cmpint (find_row (rows, "Clock of the computer")->state, ==, BRG_HEALTH_BAD);
  g_assert_cmpstr (find_row (rows, "Second folder for copies")->told, ==, "It is not there now.");
  g_assert_true (g_str_has_prefix (find_row (rows, "Copies")->told, "There is none."));
  store_fixture_close (&fixture);
}

static void
test_no_workspace (void)
{
  g_autofree char *folder = g_dir_make_tmp ("berger-health-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "not-one.berger", NULL);
  g_autoptr (GPtrArray) none = brg_health_list (path, NULL, get_now ());
  g_autoptr (GPtrArray) damaged = NULL;

  g_assert_cmpint (find_row (none, "File of events")->state, ==, BRG_HEALTH_DOUBT);
  g_assert_true (
      g_file_set_contents (path, "no database at all, but long enough to be read", -1, NULL));
  damaged = brg_health_list (path, NULL, get_now ());
  g_assert_cmpint (find_row (damaged, "File of events")->state, ==, BRG_HEALTH_BAD);
  store_fixture_remove_folder (folder);
}

static void
test_names (void)
{
  static const struct
  {
    const char *text;
    const char *without;
  } lines[] = {
    { "Cannot open “Кубок Орлова.berger”: no room", "Cannot open …: no room" },
    { "/home/orlov/events.berger:12: bad", "…:12: bad" },
    { "'Ivanov' and \"Petrov\" at file:///tmp/a b", "… and … at … b" },
    { "nothing private, 1-0", "nothing private, 1-0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *without = brg_health_dup_without_names (lines[i].text);

      g_assert_cmpstr (without, ==, lines[i].without);
    }
}

static char *
read_part (unzFile zip, const char *name)
{
  char *text = g_malloc0 (65536);
  int length;

  g_assert_cmpint (unzLocateFile (zip, name, 1), ==, UNZ_OK);
  g_assert_cmpint (unzOpenCurrentFile (zip), ==, UNZ_OK);
  length = unzReadCurrentFile (zip, text, 65535);
  g_assert_cmpint (length, >=, 0);
  unzCloseCurrentFile (zip);
  return text;
}

static void
test_report (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) rows = NULL;
  g_autofree char *log = NULL;
  g_autofree char *settings = NULL;
  g_autofree char *path = NULL;
  g_autofree char *health = NULL;
  g_autofree char *said = NULL;
  g_autofree char *chosen = NULL;
  g_autoptr (GError) error = NULL;
  unzFile zip;

  store_fixture_open (&fixture, 4);
  log = g_build_filename (fixture.folder, "berger.log", NULL);
  settings = g_build_filename (fixture.folder, "settings.ini", NULL);
  path = g_build_filename (fixture.folder, "report.zip", NULL);
  g_assert_true (g_file_set_contents (log, "warning Gtk: no icon “Орлов”\n", -1, NULL));
  g_assert_true (g_file_set_contents (
      settings, "[berger]\nlanguage=ru\ndocuments-folder=/home/orlov/papers\n", -1, NULL));
  rows = brg_health_list (fixture.path, NULL, get_now ());
  g_assert_true (brg_health_write_report (rows, log, settings, path, &error));
  g_assert_no_error (error);
  zip = unzOpen (path);
  g_assert_nonnull (zip);
  health = read_part (zip, "health.txt");
  said = read_part (zip, "log.txt");
  chosen = read_part (zip, "settings.txt");
  unzClose (zip);
  g_assert_nonnull (strstr (health, "Versions"));
  g_assert_cmpstr (said, ==, "warning Gtk: no icon …\n");
  g_assert_nonnull (strstr (chosen, "language=ru\n"));
  g_assert_nonnull (strstr (chosen, "documents-folder=…\n"));
  g_assert_null (strstr (chosen, "orlov"));
  /* Never over a workspace. */
  g_assert_false (brg_health_write_report (rows, NULL, NULL, fixture.path, &error));
  g_assert_nonnull (error);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("health")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/health/well", test_well);
  g_test_add_func ("/app/health/altered", test_altered);
  g_test_add_func ("/app/health/clock", test_clock);
  g_test_add_func ("/app/health/no-workspace", test_no_workspace);
  g_test_add_func ("/app/health/names", test_names);
  g_test_add_func ("/app/health/report", test_report);
  return g_test_run ();
}
