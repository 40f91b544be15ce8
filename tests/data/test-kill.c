/* test-kill.c - killing the program at any moment loses no acknowledged action
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>

#include "brg-test.h"
#include "store-fixture.h"

#define N_KILLS 60
#define MOST_ACKNOWLEDGED 30
#define MOST_DELAY_US 4000

/* The last action that the writer acknowledged. */
typedef struct
{
  gint64 id;
  char hash[65];
} Acknowledged;

static GPid
start_writer (StoreFixture *fixture, guint32 seed, int *output)
{
  g_autofree char *event_id = g_strdup_printf ("%" G_GINT64_FORMAT, fixture->event_id);
  g_autofree char *group_id = g_strdup_printf ("%" G_GINT64_FORMAT, fixture->group_id);
  g_autofree char *seed_text = g_strdup_printf ("%u", seed);
  char *arguments[] = {
    (char *) g_getenv ("STORE_WRITER"), fixture->path, event_id, group_id, seed_text, NULL
  };
  g_autoptr (GError) error = NULL;
  GPid pid;

  g_spawn_async_with_pipes (NULL, arguments, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid,
                            NULL, output, NULL, &error);
  g_assert_no_error (error);
  return pid;
}

/* Reads what the writer said until it has said enough, kills it, reads the rest of the pipe. */
static void
kill_in_flight (GPid pid, int output, GRand *rand, Acknowledged *last)
{
  FILE *stream = fdopen (output, "r");
  gint left = g_rand_int_range (rand, 0, MOST_ACKNOWLEDGED);
  char hash[65];
  gint64 id;
  int status;

  while (left-- > 0 && fscanf (stream, "%" G_GINT64_FORMAT " %64s", &id, hash) == 2)
    {
      last->id = id;
      g_strlcpy (last->hash, hash, sizeof last->hash);
    }
  /* The moment is random; nothing waits for anything here. */
  g_usleep ((gulong) g_rand_int_range (rand, 0, MOST_DELAY_US));
  kill (pid, SIGKILL);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_true (WIFSIGNALED (status));
  while (fscanf (stream, "%" G_GINT64_FORMAT " %64s", &id, hash) == 2 && strlen (hash) == 64)
    {
      last->id = id;
      g_strlcpy (last->hash, hash, sizeof last->hash);
    }
  fclose (stream);
}

static void
assert_nothing_lost (StoreFixture *fixture, const Acknowledged *last)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  gboolean is_there = last->id == 0;

  store_fixture_reopen (fixture);
  brg_journal_verify (fixture->store, &error);
  g_assert_no_error (error);
  entries = brg_journal_list (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < entries->len; i++)
    {
      const BrgJournalEntry *entry = entries->pdata[i];

      if (entry->id == last->id)
        is_there = g_str_equal (entry->hash, last->hash);
    }
  g_assert_true (is_there);
}

static void
test_kill (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int_range (1, G_MAXINT32));
  StoreFixture fixture = { 0 };
  Acknowledged last = { 0 };
  gint64 first_id = 0;
  guint n_kills = brg_test_rounds (N_KILLS);

  store_fixture_open (&fixture, 12);
  store_fixture_publish (&fixture);
  for (guint i = 0; i < n_kills; i++)
    {
      int output;
      GPid pid;

      g_clear_pointer (&fixture.store, brg_store_free);
      pid = start_writer (&fixture, g_rand_int (rand), &output);
      kill_in_flight (pid, output, rand, &last);
      assert_nothing_lost (&fixture, &last);
      if (first_id == 0)
        first_id = last.id;
    }
  /* The writer really worked. */
  g_assert_cmpint (last.id, >, first_id + n_kills);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("kill")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store/kill/loses-nothing-acknowledged", test_kill);
  return g_test_run ();
}
