/* test-every-table.c - the workspace that is changed at random has a row in every recorded table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>

#include "brg-backup.h"
#include "brg-proof.h"
#include "brg-test.h"
#include "every-action.h"
#include "store-fixture.h"

/* And it opens, agrees with its journal, and is the same with the same seed. */
static void
test_fill (void)
{
  StoreFixture fixture = { 0 };
  g_autofree char *path = NULL;
  g_autofree char *empty = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (EVERY_ACTION_SEED);
  g_autoptr (BrgProof) proof = brg_proof_new ();
  g_autoptr (GError) error = NULL;
  Desk desk = { .rand = rand };

  store_fixture_open (&fixture, 4);
  path = g_build_filename (fixture.folder, "every.berger", NULL);
  every_action_make_workspace (path);
  desk.store = brg_store_open (path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  brg_backup_pause (desk.store, TRUE);
  empty = every_action_fill (&desk, EVERY_ACTION_MOST);
  g_assert_cmpstr (empty, ==, "");
  brg_store_free (desk.store);
  desk.store = brg_store_open (path, BRG_STORE_READ_ONLY, &error);
  g_assert_no_error (error);
  brg_store_free (desk.store);
  g_assert_true (brg_proof_run_file (proof, path, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (brg_proof_get_alterations (proof)->len, ==, 0);
  g_remove (path);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("every-table")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/every-table/fill", test_fill);
  return g_test_run ();
}
