/* bench-csv.c - what a very large list of players costs: time, memory, how soon it can be stopped
 *
 * Not a test: prints milliseconds and megabytes. A list is read as the window reads it, in a thread
 * with progress: what is behind the longest list that is taken over is counted and not kept. All
 * its cells are kept when it is read as a plain table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "brg-csv.h"
#include "brg-import-file.h"

#define STOP_AT 250 /* permille */

typedef struct
{
  const char *path;
  const BrgCsvWatch *watch;
  guint n_more;
  gint is_done;
} Reading;

static double
get_megabytes (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (double) usage.ru_maxrss / 1024.0;
}

static double
get_work_ms (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000.0 +
         (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000.0;
}

static void
write_list (const char *path, guint n_rows)
{
  FILE *file = g_fopen (path, "w");

  g_assert_nonnull (file);
  fprintf (file, "No;Name;Birth;Title;Rating;FIDE ID;Club\n");
  for (guint i = 1; i <= n_rows; i++)
    fprintf (file, "%u;Player%u Anna;%u-03-07;wfm;%u;%u;Club %u\n", i, i, 1950 + i % 60,
             1200 + i % 1500, 10000000 + i, i % 997);
  g_assert_cmpint (fclose (file), ==, 0);
}

static gpointer
read_list (gpointer data)
{
  Reading *reading = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgImportFile) file =
      brg_import_file_load_watched (reading->path, reading->watch, &error);

  g_assert_true (file != NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  reading->n_more = file != NULL ? file->csv->n_more : 0;
  g_atomic_int_set (&reading->is_done, 1);
  return NULL;
}

static void
read_whole (const char *path)
{
  gint permille = 0;
  const BrgCsvWatch watch = { .permille = &permille };
  Reading reading = { .path = path, .watch = &watch };
  double work = get_work_ms ();

  read_list (&reading);
  printf (
      "read as a list: %u rows behind the longest list, of work %.0f ms, progress to %d of 1000,"
      " at most %.0f MB\n",
      reading.n_more, get_work_ms () - work, permille, get_megabytes ());
}

static void
stop (const char *path)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gint permille = 0;
  const BrgCsvWatch watch = { .cancellable = cancellable, .permille = &permille };
  Reading reading = { .path = path, .watch = &watch };
  GThread *thread = g_thread_new ("list", read_list, &reading);
  gint64 start;

  while (g_atomic_int_get (&permille) < STOP_AT && g_atomic_int_get (&reading.is_done) == 0)
    g_thread_yield ();
  start = g_get_monotonic_time ();
  g_cancellable_cancel (cancellable);
  g_thread_join (thread);
  printf ("stopped at a quarter: ends within %.1f ms, at %d of 1000\n",
          (double) (g_get_monotonic_time () - start) / 1000.0, permille);
}

static void
read_table (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (BrgCsv) csv = NULL;
  double work;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  work = get_work_ms ();
  csv = brg_csv_read (text, -1, "list.csv", BRG_CSV_DETECT, NULL);
  printf ("read as a plain table with all its cells: %u rows, of work %.0f ms, at most %.0f MB\n",
          csv->rows->len, get_work_ms () - work, get_megabytes ());
}

int
main (int argc, char **argv)
{
  guint n_rows = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : 1000000;
  g_autofree char *folder = g_dir_make_tmp ("bench-csv-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "list.csv", NULL);

  write_list (path, n_rows);
  printf ("a list of %u rows\n", n_rows);
  read_whole (path);
  stop (path);
  read_table (path);
  g_unlink (path);
  g_rmdir (folder);
  return 0;
}
