/* replay.c - gives a fuzzing target every file of its corpus, as a test
 *
 * The one argument is the name of the target: ../fuzz/corpus/<name> is run.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
test_file (gconstpointer data)
{
  const char *path = data;
  g_autofree char *content = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &content, &length, NULL));
  g_assert_cmpint (LLVMFuzzerTestOneInput ((const uint8_t *) content, length), ==, 0);
}

static int
compare_names (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static void
add_files (const char *target)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "fuzz", "corpus", target, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (files);
  while ((name = g_dir_read_name (files)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_assert_cmpuint (names->len, >, 0);
  for (guint i = 0; i < names->len; i++)
    {
      const char *file = g_ptr_array_index (names, i);
      g_autofree char *path = g_strdup_printf ("/fuzz/%s/%s", target, file);

      g_test_add_data_func_full (path, g_build_filename (folder, file, NULL), test_file, g_free);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  add_files (argv[1]);
  return g_test_run ();
}
