/* test-kill.c - killing the program at any moment loses no acknowledged action
 *
 * A short form for every day; TORTURE_KILLS=1000 in the environment gives so many kills, spread
 * over the ways. Counts are told: acknowledged, found, lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>

#include "brg-test.h"
#include "every-action.h"
#include "store-fixture.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

#define MOST_ACKNOWLEDGED 30

/* What is going on when the kill comes, see store-writer.c, and how often on every day. */
/* So many are never all over before the writer said anything. */
#define FEWEST_TO_COUNT 8

typedef struct
{
  const char *name;
  guint n_kills;
  gint most_delay_us;
} Way;

static const Way ways[] = {
  { "results", 20, 4000 }, { "every", 10, 4000 }, { "import", 6, 8000 },
  { "publish", 4, 8000 },  { "copy", 4, 8000 },   { "upgrade", 10, 60000 },
};

/* The last action that the writer acknowledged, and how many there were. */
typedef struct
{
  gint64 id;
  char hash[65];
  guint n_acknowledged;
  guint n_found;
} Acknowledged;

static GPid
start_writer (const Way *way, StoreFixture *fixture, guint32 seed, int *output)
{
  g_autofree char *event_id = g_strdup_printf ("%" G_GINT64_FORMAT, fixture->event_id);
  g_autofree char *group_id = g_strdup_printf ("%" G_GINT64_FORMAT, fixture->group_id);
  g_autofree char *seed_text = g_strdup_printf ("%u", seed);
  char *arguments[] = { (char *) g_getenv ("STORE_WRITER"),
                        (char *) way->name,
                        fixture->path,
                        event_id,
                        group_id,
                        seed_text,
                        NULL };
  g_autoptr (GError) error = NULL;
  GPid pid;

  g_spawn_async_with_pipes (NULL, arguments, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid,
                            NULL, output, NULL, &error);
  g_assert_no_error (error);
  return pid;
}

static gboolean
read_acknowledged (FILE *stream, Acknowledged *last)
{
  char hash[65];
  gint64 id;

  if (fscanf (stream, "%" G_GINT64_FORMAT " %64s", &id, hash) != 2 || strlen (hash) != 64)
    return FALSE;
  last->n_acknowledged += id != last->id;
  last->id = id;
  g_strlcpy (last->hash, hash, sizeof last->hash);
  return TRUE;
}

/* Reads what the writer said until it has said enough, kills it, reads the rest of the pipe. */
static void
kill_in_flight (const Way *way, GPid pid, int output, GRand *rand, Acknowledged *last)
{
  FILE *stream = fdopen (output, "r");
  /* An upgrade is over with the first word: half of them are cut off. */
  gint left =
      g_rand_int_range (rand, 0, g_str_equal (way->name, "upgrade") ? 2 : MOST_ACKNOWLEDGED);
  int status;

  while (left-- > 0 && read_acknowledged (stream, last))
    ;
  /* The moment is random; nothing waits for anything here. */
  g_usleep ((gulong) g_rand_int_range (rand, 0, way->most_delay_us));
  kill (pid, SIGKILL);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_true (WIFSIGNALED (status));
  while (read_acknowledged (stream, last))
    ;
  fclose (stream);
}

/* Every copy under a name of its own is whole; what was being written has none yet. */
static void
assert_copies (StoreFixture *fixture)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "copies", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgStore) copy = NULL;

      if (!g_str_has_suffix (name, ".berger"))
        continue;
      copy = brg_store_open (path, BRG_STORE_READ_ONLY, &error);
      g_assert_no_error (error);
      brg_journal_verify (copy, &error);
      g_assert_no_error (error);
    }
}

/* The last one is there, and the chain holds all before it. */
static void
assert_nothing_lost (StoreFixture *fixture, Acknowledged *last)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  gboolean is_there = last->id == 0;

  store_fixture_reopen (fixture);
  brg_journal_verify (fixture->store, &error);
  g_assert_no_error (error);
  entries = brg_journal_list (fixture->store, -1, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < entries->len; i++)
    {
      const BrgJournalEntry *entry = entries->pdata[i];

      if (entry->id == last->id)
        is_there = g_str_equal (entry->hash, last->hash);
    }
  g_assert_true (is_there);
  last->n_found = last->n_acknowledged;
}

/* A file of an earlier version, in which nothing was acknowledged yet: the upgrade is an entry of
 * its own. */
static void
make_older (StoreFixture *fixture, Acknowledged *last)
{
  g_autofree char *copies = g_build_filename (fixture->folder, "copies", NULL);

  store_fixture_remove_folder (copies);
  store_fixture_write_older (fixture->path, 12);
  last->id = 0;
}

static guint
count_kills (const Way *way)
{
  const char *wanted = g_getenv ("TORTURE_KILLS");

  return wanted != NULL ? MAX ((guint) g_ascii_strtoull (wanted, NULL, 10) / G_N_ELEMENTS (ways), 1)
                        : brg_test_rounds (way->n_kills);
}

static void
open_workspace (const Way *way, StoreFixture *fixture)
{
  store_fixture_open (fixture, 12);
  store_fixture_publish (fixture);
  if (!g_str_equal (way->name, "every"))
    return;
  g_clear_pointer (&fixture->store, brg_store_free);
  g_unlink (fixture->path);
  every_action_make_workspace (fixture->path);
  store_fixture_reopen (fixture);
}

static void
test_kill (gconstpointer data)
{
  const Way *way = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int_range (1, G_MAXINT32));
  StoreFixture fixture = { 0 };
  Acknowledged last = { 0 };
  guint n_kills = count_kills (way);

  open_workspace (way, &fixture);
  for (guint i = 0; i < n_kills; i++)
    {
      int output;
      GPid pid;

      g_clear_pointer (&fixture.store, brg_store_free);
      if (g_str_equal (way->name, "upgrade"))
        make_older (&fixture, &last);
      pid = start_writer (way, &fixture, g_rand_int (rand), &output);
      kill_in_flight (way, pid, output, rand, &last);
      assert_nothing_lost (&fixture, &last);
      assert_copies (&fixture);
    }
  g_test_message ("%s: %u kills, %u acknowledged, %u found, %u lost", way->name, n_kills,
                  last.n_acknowledged, last.n_found, last.n_acknowledged - last.n_found);
  /* The writer really worked; of few kills all may come before its first words. */
  if (!g_str_equal (way->name, "upgrade") && n_kills >= FEWEST_TO_COUNT)
    g_assert_cmpuint (last.n_acknowledged, >, n_kills);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("kill")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *path =
          g_strconcat ("/data/store/kill/loses-nothing-acknowledged/", ways[i].name, NULL);

      g_test_add_data_func (path, &ways[i], test_kill);
    }
  return g_test_run ();
}
