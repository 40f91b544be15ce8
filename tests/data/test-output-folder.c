/* test-output-folder.c - a folder of files is written whole or not at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE /* renameat2() */
#endif

#include "brg-output-folder.h"

#include "brg-output-names.h"
#include "brg-test.h"
#include "store-fixture.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* SHA-256 of "one", as sha256sum tells it. */
#define HASH_OF_ONE "7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed"

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
  g_autofree char *half_page = g_build_filename (half, BRG_OUTPUT_FOLDER_PART, NULL);

  g_assert_cmpint (g_mkdir (begun, 0755), ==, 0);
  g_assert_cmpint (g_mkdir (half, 0755), ==, 0);
  g_assert_cmpint (g_mkdir (page, 0755), ==, 0);
  g_assert_true (
      g_file_set_contents (mark, BRG_OUTPUT_FOLDER_SIGN "\n" HASH_OF_ONE "  p/1.html\n", -1, NULL));
  g_assert_true (g_file_set_contents (half_page, "on", -1, NULL));
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

static void
assert_refused (const Place *place, const char *word)
{
  g_autoptr (GPtrArray) files = list_files ("a.html", "new", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (brg_output_folder_write (place->site, files, NULL, &error));
  g_assert_nonnull (strstr (error->message, word));
  g_clear_error (&error);
  g_assert_false (brg_output_folder_check (place->site, &error));
}

/* A mark that names the files of somebody else makes them not the program's. */
static void
test_forged (void)
{
  Place place = open_place ();
  g_autofree char *mark = g_build_filename (place.site, BRG_OUTPUT_FOLDER_MARK, NULL);
  g_autofree char *page = g_build_filename (place.site, "a.html", NULL);
  static const char *const forged[] = {
    "Berger site 1\na.html\n",
    BRG_OUTPUT_FOLDER_SIGN "\na.html\n",
    BRG_OUTPUT_FOLDER_SIGN "\n  a.html\n",
    BRG_OUTPUT_FOLDER_SIGN "\n" HASH_OF_ONE "  a.html\n",
    BRG_OUTPUT_FOLDER_SIGN "\n" HASH_OF_ONE "  a.html\n  a.html\n",
  };

  g_assert_cmpint (g_mkdir (place.site, 0755), ==, 0);
  g_assert_true (g_file_set_contents (page, "mine", -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (forged); i++)
    {
      g_assert_true (g_file_set_contents (mark, forged[i], -1, NULL));
      assert_refused (&place, "site");
      assert_holds (&place, "a.html", "mine");
    }
  g_assert_cmpuint (count_beside (&place), ==, 1);
  close_place (&place);
}

/* Beside it as well: what has the name of a run that died and another content stays. */
static void
test_forged_beside (void)
{
  Place place = open_place ();
  g_autoptr (GPtrArray) files = list_files ("a.html", "one", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *foreign = g_build_filename (place.folder, ".site.berger-00000001", NULL);
  g_autofree char *mark = g_build_filename (foreign, BRG_OUTPUT_FOLDER_MARK, NULL);
  g_autofree char *letter = g_build_filename (foreign, "letter.html", NULL);

  g_assert_cmpint (g_mkdir (foreign, 0755), ==, 0);
  g_assert_true (g_file_set_contents (
      mark, BRG_OUTPUT_FOLDER_SIGN "\nletter.html\n" HASH_OF_ONE "  letter.html\n", -1, NULL));
  g_assert_true (g_file_set_contents (letter, "mine", -1, NULL));
  g_assert_true (brg_output_folder_write (place.site, files, NULL, &error));
  g_assert_true (g_file_test (letter, G_FILE_TEST_EXISTS));
  close_place (&place);
}

/* A page that somebody has changed by hand is his. */
static void
test_altered (void)
{
  Place place = open_place ();
  g_autoptr (GPtrArray) files = list_files ("a.html", "one", "p/1.html", "two", NULL);
  g_autofree char *page = g_build_filename (place.site, "p", "1.html", NULL);

  write_site (&place, files, 2);
  g_assert_true (g_file_set_contents (page, "two, mended", -1, NULL));
  assert_refused (&place, "“p/1.html” in it was changed");
  assert_holds (&place, "p/1.html", "two, mended");
  assert_holds (&place, "a.html", "one");
  g_assert_cmpint (g_remove (page), ==, 0);
  write_site (&place, files, 1);
  close_place (&place);
}

static void
test_nested (void)
{
  Place place = open_place ();
  g_autoptr (GPtrArray) files = list_files ("a.html", "one", "p/1.html", "two", NULL);
  g_autofree char *deep = g_build_filename (place.site, "p", "inner", NULL);
  g_autofree char *near = g_build_filename (place.site, "inner", NULL);
  Place inner = { place.folder, deep };

  write_site (&place, files, 2);
  assert_refused (&inner, "is a site already");
  inner.site = near;
  assert_refused (&inner, "is a site already");
  g_assert_false (g_file_test (deep, G_FILE_TEST_EXISTS));
  write_site (&place, files, 0);
  close_place (&place);
}

/* Has the kernel answer the exchange of two names as a drive does that does not know it. */
static void
forbid_exchange (void)
{
  struct sock_filter steps[] = {
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, nr)),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, SYS_renameat2, 0, 3),
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, args[4])),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, RENAME_EXCHANGE, 0, 1),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EINVAL),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  const struct sock_fprog filter = { G_N_ELEMENTS (steps), steps };

  g_assert_cmpint (prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), ==, 0);
  g_assert_cmpint (prctl (PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter), ==, 0);
  g_assert_cmpint (renameat2 (AT_FDCWD, "/", AT_FDCWD, "/", RENAME_EXCHANGE), ==, -1);
  g_assert_cmpint (errno, ==, EINVAL);
}

static void
write_without_exchange (const Place *place)
{
  g_autoptr (GPtrArray) first = list_files ("a.html", "one", "p/1.html", "two", NULL);
  g_autoptr (GPtrArray) second = list_files ("a.html", "one", "p/2.html", "three", NULL);
  g_autofree char *gone = g_build_filename (place->site, "p", "1.html", NULL);
  g_autofree char *aside = g_build_filename (place->folder, ".site.berger-0000000a", NULL);
  g_autoptr (GError) error = NULL;
  BrgOutputFolderCount count;

  write_site (place, first, 2);
  forbid_exchange ();
  g_assert_true (brg_output_folder_write (place->site, second, &count, &error));
  g_assert_no_error (error);
  g_assert_true (count.had_gap);
  g_assert_false (g_file_test (gone, G_FILE_TEST_EXISTS));
  assert_holds (place, "p/2.html", "three");
  g_assert_cmpuint (count_beside (place), ==, 1);

  /* Dead between the two renamings: the whole one comes back, and nothing of it is written anew. */
  g_assert_cmpint (g_rename (place->site, aside), ==, 0);
  write_site (place, second, 0);
  assert_holds (place, "p/2.html", "three");
}

/* In a process of its own: what is forbidden stays so. */
static void
test_without_exchange (void)
{
  Place place = open_place ();
  pid_t pid = fork ();
  int status;

  if (pid == 0)
    {
      write_without_exchange (&place);
      _exit (0);
    }
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
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
  g_test_add_func ("/data/output-folder/forged", test_forged);
  g_test_add_func ("/data/output-folder/forged-beside", test_forged_beside);
  g_test_add_func ("/data/output-folder/altered", test_altered);
  g_test_add_func ("/data/output-folder/nested", test_nested);
  g_test_add_func ("/data/output-folder/without-exchange", test_without_exchange);
  g_test_add_func ("/data/output-folder/names", test_names);
  return g_test_run ();
}
