/* make-workspace.c - writes a workspace with a small running event, for tests of programs
 *
 * make-workspace FILE [PLAYERS [REMOVED]] [--open]: a player of the family name REMOVED came and
 * went; with --open no result of the round is in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>

#include "brg-store-players.h"
#include "brg-store-removal.h"
#include "store-fixture.h"

static void
come_and_go (StoreFixture *fixture, const char *family)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  BrgEntry *entry = brg_entry_new ();
  const BrgEntry *last;

  g_free (entry->family_name);
  entry->family_name = g_strdup (family);
  entry->joins_round = 2;
  g_ptr_array_add (entries, entry);
  brg_store_add_entries (fixture->store, fixture->group_id, entries, NULL, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (fixture);
  last = snapshot->entries->pdata[snapshot->entries->len - 1];
  brg_store_remove_entry (fixture->store, last->id, &error);
  g_assert_no_error (error);
}

int
main (int argc, char *argv[])
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gboolean is_open = argc > 2 && g_str_equal (argv[argc - 1], "--open");
  gint n_players = argc > 2 + is_open ? (gint) g_ascii_strtoll (argv[2], NULL, 10) : 12;

  g_assert_cmpint (argc, >, 1);
  store_fixture_open (&fixture, n_players);
  store_fixture_publish (&fixture);
  for (gint board = 1; !is_open && board <= n_players / 2; board++)
    {
      brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, board),
                            board % 3 == 0 ? BRG_OUTCOME_DRAW : BRG_OUTCOME_WIN,
                            board % 3 == 0 ? BRG_OUTCOME_DRAW : BRG_OUTCOME_LOSS, &error);
      g_assert_no_error (error);
    }
  if (argc > 3 + is_open)
    come_and_go (&fixture, argv[3]);
  brg_backup_write (fixture.store, argv[1], &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
  return 0;
}
