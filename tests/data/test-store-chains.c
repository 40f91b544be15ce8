/* test-store-chains.c - chains of actions of every kind are undone and redone exactly
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-backup.h"
#include "brg-journal.h"
#include "brg-test.h"
#include "every-action.h"
#include "store-fixture.h"

#define N_ACTIONS 500

/* An action that was done, and all tables before it. */
typedef struct
{
  gint64 event_id;
  const char *row;
  char *before;
} Step;

typedef struct
{
  char *folder;
  BrgStore *store;
  GArray *steps; /* Step */
  char *now;
} Chain;

static void
clear_step (gpointer data)
{
  g_free (((Step *) data)->before);
}

static char *
hash_content (BrgStore *store)
{
  g_autoptr (GError) error = NULL;
  char *hash = brg_journal_hash_content (store, &error);

  g_assert_no_error (error);
  return hash;
}

static void
open_chain (Chain *chain)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  chain->folder = g_dir_make_tmp ("berger-chain-XXXXXX", NULL);
  path = g_build_filename (chain->folder, "work.berger", NULL);
  every_action_make_workspace (path);
  chain->store = brg_store_open (path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  brg_backup_pause (chain->store, TRUE);
  chain->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  g_array_set_clear_func (chain->steps, clear_step);
  chain->now = hash_content (chain->store);
}

static void
close_chain (Chain *chain)
{
  brg_store_free (chain->store);
  store_fixture_remove_folder (chain->folder);
  g_array_unref (chain->steps);
  g_free (chain->folder);
  g_free (chain->now);
}

/* What was refused has changed nothing; what was done is one entry of the journal, or none when
 * nothing was to be changed. */
static void
do_one (Chain *chain, const EveryAction *row, GRand *rand)
{
  Desk desk = { chain->store, rand, NULL };
  gint64 entry = every_action_last_entry (chain->store, NULL);
  g_autoptr (GError) error = NULL;
  gboolean done = row->act (&desk, &error);
  g_autofree char *after = hash_content (chain->store);
  Step step = { .row = row->name };

  if (every_action_last_entry (chain->store, &step.event_id) == entry)
    {
      g_assert_cmpstr (after, ==, chain->now);
      return;
    }
  g_assert_true (done);
  g_assert_cmpint (every_action_last_entry (chain->store, NULL), ==, entry + 1);
  step.before = g_steal_pointer (&chain->now);
  chain->now = g_steal_pointer (&after);
  g_array_append_val (chain->steps, step);
}

static void
assert_content (Chain *chain, const char *expected, const char *row)
{
  g_autofree char *found = hash_content (chain->store);

  if (!g_str_equal (found, expected))
    g_error ("%s: the tables are not as they were", row);
}

static void
undo_all (Chain *chain)
{
  g_autoptr (GError) error = NULL;

  for (guint i = chain->steps->len; i-- > 0;)
    {
      const Step *step = &g_array_index (chain->steps, Step, i);

      brg_journal_undo (chain->store, step->event_id, &error);
      g_assert_no_error (error);
      assert_content (chain, step->before, step->row);
    }
}

static void
redo_all (Chain *chain)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < chain->steps->len; i++)
    {
      const Step *step = &g_array_index (chain->steps, Step, i);

      brg_journal_redo (chain->store, step->event_id, &error);
      g_assert_no_error (error);
      assert_content (chain, i + 1 < chain->steps->len ? step[1].before : chain->now, step->row);
    }
}

/* What makes an event stays, and what is beside the journal is not undone. */
static void
test_chain (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (GPOINTER_TO_UINT (data));
  g_autoptr (GPtrArray) rows = every_action_list ();
  guint n_actions = brg_test_rounds (N_ACTIONS);
  g_autoptr (GHashTable) done = NULL;
  g_autoptr (GError) error = NULL;
  Chain chain;

  open_chain (&chain);
  while (chain.steps->len < n_actions)
    {
      const EveryAction *row = rows->pdata[g_rand_int_range (rand, 0, (gint) rows->len)];

      if (!row->is_beginning && !row->is_beside)
        do_one (&chain, row, rand);
    }
  done = every_action_list_done (chain.store);
  g_test_message ("%u actions of %u kinds", chain.steps->len, g_hash_table_size (done));
  undo_all (&chain);
  redo_all (&chain);
  undo_all (&chain);
  brg_journal_verify (chain.store, &error);
  g_assert_no_error (error);
  close_chain (&chain);
}

BRG_TEST_TOPIC ("store-chains")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/data/store/chains/every-action/1", GUINT_TO_POINTER (20261128),
                        test_chain);
  g_test_add_data_func ("/data/store/chains/every-action/2", GUINT_TO_POINTER (20261129),
                        test_chain);
  return g_test_run ();
}
