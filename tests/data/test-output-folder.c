/* test-output-folder.c - a folder of files is written whole or not at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-output-folder.h"

#include "brg-output-names.h"
#include "brg-test.h"
#include "store-fixture.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

typedef struct
{
  char *folder;
  char *site;
} Place;

static Place
open_place (void)
{
  Place place = { .folder = g_dir_make_tmp ("folder-XXXXXX", NULL) };

  g_assert_nonnull (place.folder);
  place.site = g_build_filename (place.folder, "site", NULL);
  return place;
}

static void
close_place (Place *place)
{
  store_fixture_remove_folder (place->folder);
  g_free (place->folder);
  g_free (place->site);
}

/* Names and contents in turn, ended by NULL. */
static GPtrArray *
list_files (const char *name, ...)
{
  GPtrArray *files = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_output_file_free);
  va_list more;

  va_start (more, name);
  for (; name != NULL; name = va_arg (more, const char *))
    {
      const char *text = va_arg (more, const char *);

      g_ptr_array_add (files, brg_output_file_new (name, g_bytes_new (text, strlen (text))));
    }
  va_end (more);
  return files;
}

static void
assert_holds (const Place *place, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (place->site, name, NULL);
  g_autofree char *found = NULL;

  g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, text);
}

static guint
count_beside (const Place *place)
{
  g_autoptr (GDir) folder = g_dir_open (place->folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (folder) != NULL)
    n++;
  return n;
}

static void
write_site (const Place *place, GPtrArray *files, guint n_changed)
{
  g_autoptr (GError) error = NULL;
  BrgOutputFolderCount count;

  g_assert_true (brg_output_folder_write (place->site, files, &count, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (count.n_files, ==, files->len);
  g_assert_cmpuint (count.n_changed, ==, n_changed);
  g_assert_cmpuint (count_beside (place), ==, 1);
}

static void
test_replaced (void)
{
  Place place = open_place ();
  g_autoptr (GPtrArray) first = list_files ("a.html", "one", "p/1.html", "two", NULL);
  g_autoptr (GPtrArray) second = list_files ("a.html", "one", "p/2.html", "three", NULL);
  g_autofree char *same = g_build_filename (place.site, "a.html", NULL);
  g_autofree char *gone = g_build_filename (place.site, "p", "1.html", NULL);
  struct stat before;
  struct stat after;

  write_site (&place, first, 2);
  g_assert_cmpint (stat (same, &before), ==, 0);
  write_site (&place, first, 0);
  write_site (&place, second, 1);
  g_assert_cmpint (stat (same, &after), ==, 0);
  g_assert_cmpint (after.st_mtim.tv_nsec, ==, before.st_mtim.tv_nsec);
  g_assert_cmpint (after.st_mtim.tv_sec, ==, before.st_mtim.tv_sec);
  g_assert_false (g_file_test (gone, G_FILE_TEST_EXISTS));
  assert_holds (&place, "p/2.html", "three");
  close_place (&place);
}

static void
test_empty_folder (void)
{
  Place place = open_place ();
  g_autoptr (GPtrArray) files = list_files ("a.html", "one", NULL);

  g_assert_cmpint (g_mkdir (place.site, 0750), ==, 0);
  write_site (&place, files, 1);
  assert_holds (&place, "a.html", "one");
  close_place (&place);
}

static void
test_leftovers (void)
{
  Place place = open_place ();
  g_autoptr (GPtrArray) files = list_files ("a.html", "one", NULL);
  g_autofree char *begun = g_build_filename (place.folder, ".site.berger-00000001", NULL);
  g_autofree char *half = g_build_filename (place.folder, ".site.berger-00000002", NULL);
  g_autofree char *mark = g_build_filename (half, BRG_OUTPUT_FOLDER_MARK, NULL);
  g_autofree char *page = g_build_filename (half, "p", NULL);

  g_assert_cmpint (g_mkdir (begun, 0755), ==, 0);
  g_assert_cmpint (g_mkdir (half, 0755), ==, 0);
  g_assert_cmpint (g_mkdir (page, 0755), ==, 0);
  g_assert_true (
      g_file_set_contents (mark, BRG_OUTPUT_FOLDER_SIGN "\np/1.html\nb.html\n", -1, NULL));
  write_site (&place, files, 1);
  close_place (&place);
}

/* What stands beside under such a name and is not ours stays. */
static void
test_foreign_beside (void)
{
  Place place = open_place ();
  g_autoptr (GPtrArray) files = list_files ("a.html", "one", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *foreign = g_build_filename (place.folder, ".site.berger-mine", NULL);
  g_autofree char *letter = g_build_filename (foreign, "letter", NULL);

  g_assert_cmpint (g_mkdir (foreign, 0755), ==, 0);
  g_assert_true (g_file_set_contents (letter, "mine", -1, NULL));
  g_assert_true (brg_output_folder_write (place.site, files, NULL, &error));
  g_assert_true (g_file_test (letter, G_FILE_TEST_EXISTS));
  close_place (&place);
}

/* A mark may name nothing outside: it is read from a folder that anybody can write. */
static void
test_names (void)
{
  static const char *const wrong[] = { "",   "/etc/passwd", "../a", "a/../b", "a//b", ".hidden",
                                       "a/", "a/.b",        "a\\b", "a b",    "ж",    "a\n" };
  static const char *const right[] = { "index.html", "p/12.html", "g1/ru/p/1-2_3.html" };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (brg_output_name_is_plain (wrong[i]));
  for (guint i = 0; i < G_N_ELEMENTS (right); i++)
    g_assert_true (brg_output_name_is_plain (right[i]));
}

BRG_TEST_TOPIC ("output-folder")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/output-folder/replaced", test_replaced);
  g_test_add_func ("/data/output-folder/empty", test_empty_folder);
  g_test_add_func ("/data/output-folder/leftovers", test_leftovers);
  g_test_add_func ("/data/output-folder/foreign-beside", test_foreign_beside);
  g_test_add_func ("/data/output-folder/names", test_names);
  return g_test_run ();
}
