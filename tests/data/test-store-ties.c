/* test-store-ties.c - the order of equal players in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-snapshot-tournament.h"
#include "brg-store-removal.h"
#include "brg-store-ties.h"
#include "brg-test.h"
#include "store-fixture.h"

#include "brg-lots.h"

static gint64
get_id (StoreFixture *fixture, gint number)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return brg_snapshot_get_entry (snapshot, number - 1)->id;
}

/* "lot 42: 3=1 1=2; other -: ..." : method, note, start number and position */
static char *
dup_orders (const BrgSnapshot *snapshot)
{
  static const char *const methods[] = { "lot", "playoff", "other" };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < snapshot->tie_orders->len; i++)
    {
      const BrgTieOrder *order = snapshot->tie_orders->pdata[i];

      g_string_append_printf (text, "%s%s %s:", i > 0 ? "; " : "", methods[order->method],
                              order->note);
      for (guint k = 0; k < order->places->len; k++)
        {
          const BrgTiePlace *place = &g_array_index (order->places, BrgTiePlace, k);

          g_string_append_printf (text, " %d=%d",
                                  brg_snapshot_get_entry (snapshot, place->entry)->number,
                                  place->position);
        }
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define assert_orders(fixture, expected)                                   \
  G_STMT_START                                                             \
  {                                                                        \
    g_autoptr (BrgSnapshot) found_snapshot = store_fixture_load (fixture); \
    g_autofree char *found = dup_orders (found_snapshot);                  \
    g_assert_cmpstr (found, ==, expected);                                 \
  }                                                                        \
  G_STMT_END

static void
step (StoreFixture *fixture, gboolean (*move) (BrgStore *store, gint64 event_id, GError **error))
{
  g_autoptr (GError) error = NULL;

  move (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
}

static void
assert_last_title (StoreFixture *fixture, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) journal = brg_journal_list (fixture->store, fixture->event_id, &error);
  g_autofree char *title = NULL;

  g_assert_no_error (error);
  title = brg_journal_entry_dup_title (journal->pdata[journal->len - 1]);
  g_assert_cmpstr (title, ==, expected);
}

static gint64
set_order (StoreFixture *fixture, BrgTieMethod method, const char *note)
{
  const gint64 ids[] = { get_id (fixture, 2), get_id (fixture, 4), get_id (fixture, 3) };
  static const gint positions[] = { 2, 1, 2 };
  g_autoptr (GError) error = NULL;
  gint64 order_id = 0;

  brg_store_set_tie_order (fixture->store, fixture->group_id, method, note, ids, positions, 3,
                           &order_id, &error);
  g_assert_no_error (error);
  g_assert_cmpint (order_id, >, 0);
  return order_id;
}

static void
test_set (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 order_id;

  store_fixture_open (&fixture, 5);
  order_id = set_order (&fixture, BRG_TIE_BY_PLAYOFF, "2-0");
  assert_orders (&fixture, "playoff 2-0: 4=1 2=2 3=2");
  assert_last_title (&fixture, "Tied players ordered by play-off: Игрок4 Имя, Игрок2 Имя = "
                               "Игрок3 Имя (2-0)");
  store_fixture_reopen (&fixture);
  step (&fixture, brg_journal_undo);
  assert_orders (&fixture, "");
  step (&fixture, brg_journal_redo);
  assert_orders (&fixture, "playoff 2-0: 4=1 2=2 3=2");
  set_order (&fixture, BRG_TIE_BY_OTHER, "");
  assert_last_title (&fixture, "Tied players ordered by decision: Игрок4 Имя, Игрок2 Имя = "
                               "Игрок3 Имя");
  brg_store_remove_tie_order (fixture.store, order_id, &error);
  g_assert_no_error (error);
  assert_orders (&fixture, "other : 4=1 2=2 3=2");
  assert_last_title (&fixture, "Order of tied players removed: Игрок4 Имя, Игрок2 Имя = Игрок3 "
                               "Имя");
  step (&fixture, brg_journal_undo);
  assert_orders (&fixture, "playoff 2-0: 4=1 2=2 3=2; other : 4=1 2=2 3=2");
  step (&fixture, brg_journal_redo);
  assert_orders (&fixture, "other : 4=1 2=2 3=2");
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* The same seed gives the same order, however the players are handed over. */
static void
test_lots (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  static const gint numbers[] = { 2, 3, 5 };
  g_autofree gint *places = brg_lots_draw_order (20261122, numbers, 3);
  g_autofree char *title = NULL;
  gint64 ids[3];
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 5);
  for (guint turn = 0; turn < 3; turn++)
    {
      const BrgTieOrder *order;

      for (guint i = 0; i < 3; i++)
        ids[(i + turn) % 3] = get_id (&fixture, numbers[i]);
      brg_store_draw_tie_lots (fixture.store, fixture.group_id, ids, 3, 20261122, &error);
      g_assert_no_error (error);
      g_clear_pointer (&snapshot, brg_snapshot_unref);
      snapshot = store_fixture_load (&fixture);
      order = snapshot->tie_orders->pdata[turn];
      g_assert_cmpint (order->method, ==, BRG_TIE_BY_LOT);
      g_assert_cmpstr (order->note, ==, "20261122");
      for (guint k = 0; k < 3; k++)
        {
          const BrgTiePlace *place = &g_array_index (order->places, BrgTiePlace, k);
          guint i = 0;

          while (numbers[i] != brg_snapshot_get_entry (snapshot, place->entry)->number)
            i++;
          g_assert_cmpint (place->position, ==, places[i]);
        }
    }
  step (&fixture, brg_journal_undo);
  g_clear_pointer (&snapshot, brg_snapshot_unref);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpuint (snapshot->tie_orders->len, ==, 2);
  store_fixture_close (&fixture);
}

static void
test_title_of_lots (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 ids[2];

  store_fixture_open (&fixture, 2);
  ids[0] = get_id (&fixture, 1);
  ids[1] = get_id (&fixture, 2);
  brg_store_draw_tie_lots (fixture.store, fixture.group_id, ids, 2, 7, &error);
  g_assert_no_error (error);
  {
    g_autoptr (BrgSnapshot) snapshot = store_fixture_load (&fixture);
    const BrgTieOrder *order = snapshot->tie_orders->pdata[0];
    gint first = g_array_index (order->places, BrgTiePlace, 0).entry + 1;
    g_autofree char *title = g_strdup_printf (
        "Lots drawn among tied players, seed 7: Игрок%d Имя, Игрок%d Имя", first, 3 - first);

    assert_last_title (&fixture, title);
  }
  store_fixture_close (&fixture);
}

static void
assert_refused (gboolean done, GError **error, gint code, const char *message)
{
  g_assert_false (done);
  g_assert_error (*error, BRG_STORE_ERROR, code);
  g_assert_cmpstr ((*error)->message, ==, message);
  g_clear_error (error);
}

static void
test_refuses (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 ids[2];

  store_fixture_open (&fixture, 4);
  ids[0] = get_id (&fixture, 1);
  ids[1] = ids[0];
  assert_refused (brg_store_draw_tie_lots (fixture.store, fixture.group_id, ids, 2, 1, &error),
                  &error, BRG_STORE_ERROR_REFUSED,
                  "A player can have only one place in the order.");
  ids[1] = 12345;
  assert_refused (brg_store_draw_tie_lots (fixture.store, fixture.group_id, ids, 2, 1, &error),
                  &error, BRG_STORE_ERROR_NOT_FOUND, "The player is no longer in the list.");
  assert_refused (brg_store_remove_tie_order (fixture.store, 77, &error), &error,
                  BRG_STORE_ERROR_NOT_FOUND, "The order no longer exists.");
  assert_orders (&fixture, "");
  set_order (&fixture, BRG_TIE_BY_LOT, "1");
  brg_store_close_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  ids[1] = get_id (&fixture, 2);
  assert_refused (brg_store_draw_tie_lots (fixture.store, fixture.group_id, ids, 2, 1, &error),
                  &error, BRG_STORE_ERROR_CLOSED,
                  "The event is closed. Reopen it to make changes.");
  assert_orders (&fixture, "lot 1: 4=1 2=2 3=2");
  store_fixture_close (&fixture);
}

/* Who is taken out of the list leaves the orders; what then parts nobody goes too. */
static void
test_removal (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 5);
  set_order (&fixture, BRG_TIE_BY_LOT, "1");
  brg_store_remove_entry (fixture.store, get_id (&fixture, 3), &error);
  g_assert_no_error (error);
  /* The last two have moved up. */
  assert_orders (&fixture, "lot 1: 3=1 2=2");
  brg_store_remove_entry (fixture.store, get_id (&fixture, 2), &error);
  g_assert_no_error (error);
  assert_orders (&fixture, "");
  step (&fixture, brg_journal_undo);
  step (&fixture, brg_journal_undo);
  assert_orders (&fixture, "lot 1: 4=1 2=2 3=2");
  store_fixture_close (&fixture);
}

/* An import keeps orders, and the event takes them with it. */
static void
test_import_and_delete (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) copy = NULL;
  g_autofree char *orders = NULL;
  g_autoptr (GError) error = NULL;
  gint64 group_id;

  store_fixture_open (&fixture, 5);
  set_order (&fixture, BRG_TIE_BY_PLAYOFF, "3-1");
  set_order (&fixture, BRG_TIE_BY_LOT, "9");
  snapshot = store_fixture_load (&fixture);
  brg_store_import_event (fixture.store, snapshot, "file", &group_id, &error);
  g_assert_no_error (error);
  copy = brg_store_load (fixture.store, group_id, &error);
  g_assert_no_error (error);
  orders = dup_orders (copy);
  g_assert_cmpstr (orders, ==, "playoff 3-1: 4=1 2=2 3=2; lot 9: 4=1 2=2 3=2");
  brg_store_delete_event (fixture.store, copy->event->id, &error);
  g_assert_no_error (error);
  assert_orders (&fixture, "playoff 3-1: 4=1 2=2 3=2; lot 9: 4=1 2=2 3=2");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 5.4.8.13: the tournament of the group has the order of equal players. */
static void
test_tournament (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgTournament) tournament = NULL;
  const BrgDecidedOrder *order;

  store_fixture_open (&fixture, 5);
  set_order (&fixture, BRG_TIE_BY_PLAYOFF, "");
  set_order (&fixture, BRG_TIE_BY_OTHER, "");
  snapshot = store_fixture_load (&fixture);
  tournament = brg_snapshot_to_tournament (snapshot);
  g_assert_cmpuint (tournament->decided_orders->len, ==, 2);
  order = tournament->decided_orders->pdata[1];
  g_assert_cmpint (order->method, ==, BRG_TIE_BY_OTHER);
  g_assert_cmpint (order->positions[0], ==, 0);
  g_assert_cmpint (order->positions[1], ==, 2);
  g_assert_cmpint (order->positions[2], ==, 2);
  g_assert_cmpint (order->positions[3], ==, 1);
  g_assert_cmpint (order->positions[4], ==, 0);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-ties")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-ties/set", test_set);
  g_test_add_func ("/data/store-ties/lots", test_lots);
  g_test_add_func ("/data/store-ties/title-of-lots", test_title_of_lots);
  g_test_add_func ("/data/store-ties/refuses", test_refuses);
  g_test_add_func ("/data/store-ties/removal", test_removal);
  g_test_add_func ("/data/store-ties/import-and-delete", test_import_and_delete);
  g_test_add_func ("/data/store-ties/rus-draughts-2022/5.4.8.13/tournament", test_tournament);
  return g_test_run ();
}
