/* test-lease.c - several programs on one workspace: who leads, what is news, whose Undo it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-lease.h"
#include "brg-test.h"
#include "store-fixture.h"

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

static const BrgLeaseHolder hall = { (char *) "Зал 1", (char *) "О. Перминова",
                                     (char *) "2026-05-01T10:02:00Z", NULL };
static const BrgLeaseHolder office = { (char *) "Секретариат", (char *) "Л. Осин",
                                       (char *) "2026-05-01T10:30:00Z", NULL };

static void
test_lead (void)
{
  StoreFixture fixture;
  g_autoptr (BrgLease) lease = NULL;
  g_autoptr (BrgLease) second = NULL;
  g_autoptr (BrgLeaseHolder) holder = NULL;

  store_fixture_open (&fixture, 4);
  g_assert_true (brg_lease_is_free (fixture.path));
  lease = brg_lease_take (fixture.path, &hall, &holder);
  g_assert_nonnull (lease);
  g_assert_null (holder);
  g_assert_false (brg_lease_is_free (fixture.path));
  second = brg_lease_take (fixture.path, &office, &holder);
  g_assert_null (second);
  g_assert_cmpstr (holder->computer, ==, "Зал 1");
  g_assert_cmpstr (holder->person, ==, "О. Перминова");
  g_assert_cmpstr (holder->since, ==, "2026-05-01T10:02:00Z");
  g_clear_pointer (&holder, brg_lease_holder_free);
  g_clear_pointer (&lease, brg_lease_free);
  g_assert_true (brg_lease_is_free (fixture.path));
  second = brg_lease_take (fixture.path, &office, &holder);
  g_assert_nonnull (second);
  g_clear_pointer (&second, brg_lease_free);
  store_fixture_close (&fixture);
}

static void
test_nowhere_to_lock (void)
{
  g_autoptr (BrgLeaseHolder) holder = NULL;
  g_autoptr (BrgLease) lease = brg_lease_take ("/no/such/folder/file.berger", &hall, &holder);

  g_assert_null (lease);
  g_assert_null (holder);
  g_assert_true (brg_lease_is_free ("/no/such/folder/file.berger"));
}

/* A folder from a stranger: what bears the name of the lease is never written to. */
static void
test_something_else (void)
{
  const char *kept = "what the link leads to";
  StoreFixture fixture;
  g_autofree char *lease_path = NULL;
  g_autofree char *target = NULL;
  g_autofree char *large = g_strnfill (2000, 'x');

  store_fixture_open (&fixture, 4);
  lease_path = g_strconcat (fixture.path, "-led", NULL);
  target = g_strconcat (fixture.path, "-target", NULL);
  for (guint way = 0; way < 4; way++)
    {
      g_autoptr (BrgLeaseHolder) holder = NULL;
      g_autoptr (BrgLease) lease = NULL;
      g_autofree char *text = NULL;

      g_assert_true (g_file_set_contents (target, way == 3 ? large : kept, -1, NULL));
      g_assert_cmpint (way == 0   ? symlink (target, lease_path)
                       : way == 1 ? link (target, lease_path)
                       : way == 2 ? mkfifo (lease_path, 0600)
                                  : g_rename (target, lease_path),
                       ==, 0);
      lease = brg_lease_take (fixture.path, &hall, &holder);
      g_assert_null (lease);
      g_assert_null (holder);
      g_assert_true (brg_lease_is_free (fixture.path));
      g_assert_true (g_file_get_contents (way == 3 ? lease_path : target, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, way == 3 ? large : kept);
      g_assert_cmpint (g_unlink (lease_path), ==, 0);
    }
  store_fixture_close (&fixture);
}

static void
set_result (BrgStore *store, StoreFixture *fixture, gint board)
{
  g_autoptr (GError) error = NULL;

  brg_store_set_result (store, store_fixture_game (fixture, 1, board), BRG_OUTCOME_WIN,
                        BRG_OUTCOME_LOSS, &error);
  g_assert_no_error (error);
}

static BrgStore *
open_again (StoreFixture *fixture, BrgStoreMode mode)
{
  g_autoptr (GError) error = NULL;
  BrgStore *store = brg_store_open (fixture->path, mode, &error);

  g_assert_no_error (error);
  return store;
}

static void
test_news (void)
{
  StoreFixture fixture;
  g_autoptr (BrgStore) viewer = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  viewer = open_again (&fixture, BRG_STORE_READ_ONLY);
  g_assert_true (brg_store_is_read_only (viewer));
  g_assert_false (brg_store_is_read_only (fixture.store));
  g_assert_false (brg_store_has_news (viewer));
  set_result (fixture.store, &fixture, 1);
  g_assert_true (brg_store_has_news (viewer));
  g_assert_false (brg_store_has_news (viewer));
  g_assert_false (brg_store_has_news (fixture.store));
  g_clear_pointer (&viewer, brg_store_free);
  store_fixture_close (&fixture);
}

/* By the clock of the one who looks on: whenever the other one acts, it is seen before a second is
 * over, and there is time left to show it. */
static void
test_news_in_time (void)
{
  StoreFixture fixture;
  g_autoptr (BrgStore) viewer = NULL;
  gint now = 0;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  viewer = open_again (&fixture, BRG_STORE_READ_ONLY);
  for (gint board = 1; board <= 2; board++)
    {
      gint acted;

      g_assert_false (brg_store_has_news (viewer));
      /* Just after the viewer has asked, which is the worst moment. */
      acted = now + 1;
      set_result (fixture.store, &fixture, board);
      do
        now += BRG_STORE_NEWS_MS;
      while (!brg_store_has_news (viewer) && now < acted + 60000);
      g_assert_cmpint (now - acted, <, 750);
    }
  g_clear_pointer (&viewer, brg_store_free);
  store_fixture_close (&fixture);
}

static gboolean
can_undo (BrgStore *store, StoreFixture *fixture)
{
  g_autoptr (BrgJournalEntry) entry = brg_journal_peek_undo (store, fixture->event_id);

  return entry != NULL;
}

static gboolean
can_redo (BrgStore *store, StoreFixture *fixture)
{
  g_autoptr (BrgJournalEntry) entry = brg_journal_peek_redo (store, fixture->event_id);

  return entry != NULL;
}

static void
assert_undoes (BrgStore *store, StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_journal_undo (store, fixture->event_id, &error);
  g_assert_no_error (error);
}

static void
test_own_undo (void)
{
  StoreFixture fixture;
  g_autoptr (BrgStore) other = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 8);
  store_fixture_publish (&fixture);
  set_result (fixture.store, &fixture, 1);
  other = open_again (&fixture, BRG_STORE_READ_WRITE);
  /* What was done before it was opened is history for everybody. */
  g_assert_true (can_undo (other, &fixture));
  set_result (other, &fixture, 2);
  g_assert_false (can_undo (fixture.store, &fixture));
  g_assert_true (can_undo (other, &fixture));
  g_assert_false (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOTHING);
  g_clear_error (&error);
  g_assert_false (brg_journal_undo_to (fixture.store, fixture.event_id, 1, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);

  /* One's own act on top goes back, the other's below it does not. */
  set_result (fixture.store, &fixture, 3);
  assert_undoes (fixture.store, &fixture);
  g_assert_false (can_undo (fixture.store, &fixture));
  g_assert_true (can_redo (fixture.store, &fixture));
  /* Nor does anybody do again what another took back. */
  g_assert_false (can_redo (other, &fixture));
  assert_undoes (other, &fixture);
  g_assert_true (can_redo (other, &fixture));
  g_assert_false (can_redo (fixture.store, &fixture));
  g_clear_pointer (&other, brg_store_free);
  store_fixture_close (&fixture);
}

/* A screen that shows less than the journal holds writes nothing over it. */
static void
test_stale (void)
{
  StoreFixture fixture;
  g_autoptr (BrgStore) other = NULL;
  g_autoptr (GError) error = NULL;
  gint64 seen = 0;

  store_fixture_open (&fixture, 8);
  store_fixture_publish (&fixture);
  g_assert_true (brg_store_get_last_entry (fixture.store, &seen, NULL));
  brg_store_set_seen (fixture.store, seen);
  /* What is done through it is seen. */
  set_result (fixture.store, &fixture, 1);
  assert_undoes (fixture.store, &fixture);
  set_result (fixture.store, &fixture, 1);
  g_assert_false (brg_store_has_unseen (fixture.store));
  other = open_again (&fixture, BRG_STORE_READ_WRITE);
  set_result (other, &fixture, 2);
  g_assert_true (brg_store_has_unseen (fixture.store));
  g_assert_false (brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 2),
                                        BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_STALE);
  g_clear_error (&error);
  g_assert_false (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_STALE);
  g_clear_error (&error);
  g_assert_true (brg_store_get_last_entry (fixture.store, &seen, NULL));
  brg_store_set_seen (fixture.store, seen);
  set_result (fixture.store, &fixture, 3);
  g_clear_pointer (&other, brg_store_free);
  store_fixture_close (&fixture);
}

static mode_t
get_mode (const char *path)
{
  struct stat status;

  g_assert_cmpint (stat (path, &status), ==, 0);
  return status.st_mode & 0777;
}

/* Whoever may write the workspace may lead it: two users are kept apart by the lock alone. */
static void
test_rights (void)
{
  StoreFixture fixture;
  g_autofree char *lease_path = NULL;

  store_fixture_open (&fixture, 4);
  lease_path = g_strconcat (fixture.path, "-led", NULL);
  for (guint i = 0; i < 2; i++)
    {
      mode_t mode = i == 0 ? 0600 : 0666;
      g_autoptr (BrgLease) lease = NULL;

      g_assert_cmpint (g_chmod (fixture.path, mode), ==, 0);
      lease = brg_lease_take (fixture.path, &hall, NULL);
      g_assert_nonnull (lease);
      g_assert_cmpint (get_mode (lease_path), ==, mode);
    }
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("lease")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/lease/lead", test_lead);
  g_test_add_func ("/data/lease/nowhere-to-lock", test_nowhere_to_lock);
  g_test_add_func ("/data/lease/something-else", test_something_else);
  g_test_add_func ("/data/lease/news", test_news);
  g_test_add_func ("/data/lease/news/in-time", test_news_in_time);
  g_test_add_func ("/data/lease/own-undo", test_own_undo);
  g_test_add_func ("/data/lease/stale", test_stale);
  g_test_add_func ("/data/lease/rights", test_rights);
  return g_test_run ();
}
