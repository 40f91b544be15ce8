/* test-store-leavers.c - what was decided about players who leave, kept and taken back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-snapshot-tournament.h"
#include "brg-store-removal.h"
#include "brg-test.h"
#include "store-fixture.h"

/* Entry on row @id, or NULL. */
static const BrgEntry *
find_entry (const BrgSnapshot *snapshot, gint64 id)
{
  for (gint i = 0; i < (gint) snapshot->entries->len; i++)
    if (brg_snapshot_get_entry (snapshot, i)->id == id)
      return brg_snapshot_get_entry (snapshot, i);
  return NULL;
}

static void
assert_leaver (StoreFixture *fixture,
               gint64 id,
               gint left_after,
               BrgLeaverRule rule,
               gboolean excluded)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgEntry *entry = find_entry (snapshot, id);
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);

  g_assert_cmpint (entry->left_after, ==, left_after);
  g_assert_cmpint (entry->leaver_rule, ==, rule);
  g_assert_cmpint (entry->is_excluded, ==, excluded);
  g_assert_cmpint (tournament->players[entry->number - 1].leaver_rule, ==, rule);
}

static void
undo (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_journal_undo (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
}

static gint64
get_id (StoreFixture *fixture, gint index)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return brg_snapshot_get_entry (snapshot, index)->id;
}

/* rus-draughts-2022 5.4.9.5: the jury chooses, thinks better of it, and takes it all back. */
static void
test_decision (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  const BrgLeaverDecision annulled = { 1, "снялась", BRG_LEAVER_ANNULLED, FALSE };
  const BrgLeaverDecision forfeits = { 1, "снялась", BRG_LEAVER_FORFEITS, FALSE };
  gint64 id;

  store_fixture_open (&fixture, 4);
  id = get_id (&fixture, 1);
  g_assert_true (brg_store_withdraw_as_decided (fixture.store, id, &annulled, &error));
  assert_leaver (&fixture, id, 1, BRG_LEAVER_ANNULLED, FALSE);
  g_assert_true (brg_store_withdraw_as_decided (fixture.store, id, &forfeits, &error));
  store_fixture_reopen (&fixture);
  assert_leaver (&fixture, id, 1, BRG_LEAVER_FORFEITS, FALSE);
  undo (&fixture);
  assert_leaver (&fixture, id, 1, BRG_LEAVER_ANNULLED, FALSE);
  g_assert_true (brg_store_return (fixture.store, id, &error));
  assert_leaver (&fixture, id, BRG_STAYS, BRG_LEAVER_BY_BOOK, FALSE);
  undo (&fixture);
  assert_leaver (&fixture, id, 1, BRG_LEAVER_ANNULLED, FALSE);
  undo (&fixture);
  assert_leaver (&fixture, id, BRG_STAYS, BRG_LEAVER_BY_BOOK, FALSE);
  store_fixture_close (&fixture);
}

static void
test_exclusion (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  const BrgLeaverDecision excluded = { 2, "трижды не явился", BRG_LEAVER_BY_BOOK, TRUE };
  g_autoptr (GPtrArray) entries = NULL;
  g_autofree char *title = NULL;
  gint64 id;

  store_fixture_open (&fixture, 4);
  id = get_id (&fixture, 0);
  g_assert_true (brg_store_withdraw_as_decided (fixture.store, id, &excluded, &error));
  assert_leaver (&fixture, id, 2, BRG_LEAVER_BY_BOOK, TRUE);
  entries = brg_journal_list (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  title = brg_journal_entry_dup_title (entries->pdata[entries->len - 1]);
  g_assert_nonnull (strstr (title, " is excluded after round 2"));
  /* Plainly withdrawn: the word goes. */
  g_assert_true (brg_store_withdraw (fixture.store, id, 2, "болезнь", &error));
  assert_leaver (&fixture, id, 2, BRG_LEAVER_BY_BOOK, FALSE);
  store_fixture_close (&fixture);
}

/* ussr-chess-1956 23: the draw goes with him; with a result it cannot. */
static void
test_draw_goes_too (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (BrgSnapshot) back = NULL;
  gint64 id;

  store_fixture_open (&fixture, 5);
  store_fixture_publish (&fixture);
  id = get_id (&fixture, 2);
  g_assert_true (brg_store_remove_entry_and_draw (fixture.store, id, &error));
  after = store_fixture_load (&fixture);
  g_assert_null (find_entry (after, id));
  g_assert_cmpuint (after->entries->len, ==, 4);
  g_assert_cmpuint (after->rounds->len, ==, 0);
  g_assert_cmpint (brg_snapshot_count_numbered (after), ==, 0);
  undo (&fixture);
  back = store_fixture_load (&fixture);
  g_assert_cmpint (find_entry (back, id)->number, ==, 3);
  g_assert_cmpuint (back->rounds->len, ==, 1);
  g_assert_cmpint (brg_snapshot_count_numbered (back), ==, 5);
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1), BRG_OUTCOME_WIN,
                        BRG_OUTCOME_LOSS, &error);
  g_assert_no_error (error);
  g_assert_false (brg_store_remove_entry_and_draw (fixture.store, id, &error));
  g_assert_nonnull (error);
  g_clear_pointer (&back, brg_snapshot_unref);
  back = store_fixture_load (&fixture);
  g_assert_cmpint (find_entry (back, id)->number, ==, 3);
  g_assert_cmpuint (back->rounds->len, ==, 1);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-leavers")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-leavers/rus-draughts-2022/5.4.9.5/decision", test_decision);
  g_test_add_func ("/data/store-leavers/rus-chess-2014/13.20/exclusion", test_exclusion);
  g_test_add_func ("/data/store-leavers/ussr-chess-1956/23/draw-goes-too", test_draw_goes_too);
  return g_test_run ();
}
