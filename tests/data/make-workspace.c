/* make-workspace.c - writes a workspace with a small running event, for tests of programs
 *
 * make-workspace FILE [PLAYERS]
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>

#include "store-fixture.h"

int
main (int argc, char *argv[])
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint n_players = argc > 2 ? (gint) g_ascii_strtoll (argv[2], NULL, 10) : 12;

  g_assert_cmpint (argc, >, 1);
  store_fixture_open (&fixture, n_players);
  store_fixture_publish (&fixture);
  for (gint board = 1; board <= n_players / 2; board++)
    {
      brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, board),
                            board % 3 == 0 ? BRG_OUTCOME_DRAW : BRG_OUTCOME_WIN,
                            board % 3 == 0 ? BRG_OUTCOME_DRAW : BRG_OUTCOME_LOSS, &error);
      g_assert_no_error (error);
    }
  brg_backup_write (fixture.store, argv[1], &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
  return 0;
}
