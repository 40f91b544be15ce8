/* test-store-ratings.c - K of a player and the rating list of a group, in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-ratings.h"
#include "brg-test.h"
#include "store-fixture.h"

static gint
get_k (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return brg_snapshot_get_entry (snapshot, 1)->k_factor;
}

static gint64
get_id (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return brg_snapshot_get_entry (snapshot, 1)->id;
}

static char *
dup_kind (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return g_strdup (snapshot->group->rating_kind);
}

#define assert_kind(fixture, expected)           \
  G_STMT_START                                   \
  {                                              \
    g_autofree char *found = dup_kind (fixture); \
    g_assert_cmpstr (found, ==, expected);       \
  }                                              \
  G_STMT_END

static void
step (StoreFixture *fixture, gboolean (*move) (BrgStore *store, gint64 event_id, GError **error))
{
  g_autoptr (GError) error = NULL;

  move (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
}

static void
assert_last_title (StoreFixture *fixture, const char *title)
{
  g_autoptr (BrgJournalEntry) entry = brg_journal_peek_undo (fixture->store, fixture->event_id);
  g_autofree char *found = NULL;

  g_assert_nonnull (entry);
  found = brg_journal_entry_dup_title (entry);
  g_assert_cmpstr (found, ==, title);
}

static void
test_k (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  g_assert_true (brg_store_set_k_factor (fixture.store, get_id (&fixture), 40, &error));
  g_assert_no_error (error);
  g_assert_cmpint (get_k (&fixture), ==, 40);
  store_fixture_reopen (&fixture);
  g_assert_cmpint (get_k (&fixture), ==, 40);
  step (&fixture, brg_journal_undo);
  g_assert_cmpint (get_k (&fixture), ==, 0);
  step (&fixture, brg_journal_redo);
  g_assert_cmpint (get_k (&fixture), ==, 40);
  g_assert_true (brg_store_set_k_factor (fixture.store, get_id (&fixture), 0, &error));
  g_assert_cmpint (get_k (&fixture), ==, 0);
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_k_refused (void)
{
  StoreFixture fixture = { 0 };
  static const gint wrong[] = { -1, BRG_RATING_MOST_K + 1 };

  store_fixture_open (&fixture, 4);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (brg_store_set_k_factor (fixture.store, get_id (&fixture), wrong[i], &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
    }
  g_assert_cmpint (get_k (&fixture), ==, 0);
  store_fixture_close (&fixture);
}

static void
test_kind (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) wrong = NULL;

  store_fixture_open (&fixture, 4);
  g_assert_true (brg_store_set_rating_kind (fixture.store, fixture.group_id, "rapid", &error));
  g_assert_no_error (error);
  assert_kind (&fixture, "rapid");
  step (&fixture, brg_journal_undo);
  assert_kind (&fixture, "");
  step (&fixture, brg_journal_redo);
  assert_kind (&fixture, "rapid");
  g_assert_false (brg_store_set_rating_kind (fixture.store, fixture.group_id, "bullet", &wrong));
  g_assert_error (wrong, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  assert_kind (&fixture, "rapid");
  store_fixture_close (&fixture);
}

static void
test_closed (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) k_error = NULL;
  g_autoptr (GError) kind_error = NULL;

  store_fixture_open (&fixture, 4);
  brg_store_close_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  g_assert_false (brg_store_set_k_factor (fixture.store, get_id (&fixture), 40, &k_error));
  g_assert_nonnull (k_error);
  g_assert_false (
      brg_store_set_rating_kind (fixture.store, fixture.group_id, "rapid", &kind_error));
  g_assert_nonnull (kind_error);
  g_assert_cmpint (get_k (&fixture), ==, 0);
  store_fixture_close (&fixture);
}

static void
test_titles (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autofree char *name = NULL;
  g_autofree char *set = NULL;
  g_autofree char *by_rules = NULL;

  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  name = brg_entry_dup_name (brg_snapshot_get_entry (snapshot, 1));
  set = g_strdup_printf ("K of %s: 40", name);
  by_rules = g_strdup_printf ("K of %s by the rules", name);
  brg_store_set_k_factor (fixture.store, get_id (&fixture), 40, NULL);
  assert_last_title (&fixture, set);
  brg_store_set_k_factor (fixture.store, get_id (&fixture), 0, NULL);
  assert_last_title (&fixture, by_rules);
  brg_store_set_rating_kind (fixture.store, fixture.group_id, "blitz", NULL);
  assert_last_title (&fixture, "Rating list: blitz");
  brg_store_set_rating_kind (fixture.store, fixture.group_id, "", NULL);
  assert_last_title (&fixture, "Rating list by the time control");
  store_fixture_close (&fixture);
}

static gboolean
update (StoreFixture *fixture, guint player, gint rating, gint from_round, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GArray) ratings = g_array_new (FALSE, FALSE, sizeof (BrgListedRating));
  BrgListedRating listed = { .entry_id = brg_snapshot_get_entry (snapshot, (gint) player)->id,
                             .rating = rating,
                             .fide_id = "34100001",
                             .list = "FIDE",
                             .day = "2026-11-01" };

  g_array_append_val (ratings, listed);
  return brg_store_update_ratings (fixture->store, fixture->group_id, ratings, from_round, error);
}

static void
assert_ratings (StoreFixture *fixture, gint first, gint third, const char *fide_id)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgEntry *entry = brg_snapshot_get_entry (snapshot, 1);
  g_autoptr (BrgEntry) copy = brg_entry_copy (entry);

  g_assert_cmpint (entry->rating, ==, first);
  g_assert_cmpint (brg_entry_get_rating (entry, 2), ==, first);
  g_assert_cmpint (brg_entry_get_rating (entry, 3), ==, third);
  g_assert_cmpint (brg_entry_get_rating (copy, 9), ==, third);
  g_assert_cmpstr (entry->fide_id, ==, fide_id);
}

/* From lists: for the whole event, then from a round on; one act each, and each goes back. */
static void
test_update (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  const BrgEntry *entry;
  gint before;

  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  before = brg_snapshot_get_entry (snapshot, 1)->rating;
  g_assert_true (update (&fixture, 1, 2345, 1, &error));
  g_assert_no_error (error);
  assert_ratings (&fixture, 2345, 2345, "34100001");
  assert_last_title (&fixture, "1 rating from the lists, from round 1");
  g_assert_true (update (&fixture, 1, 2400, 3, &error));
  store_fixture_reopen (&fixture);
  assert_ratings (&fixture, 2345, 2400, "34100001");
  g_clear_pointer (&snapshot, brg_snapshot_unref);
  snapshot = store_fixture_load (&fixture);
  entry = brg_snapshot_get_entry (snapshot, 1);
  g_assert_cmpuint (entry->ratings->len, ==, 2);
  g_assert_cmpstr (g_array_index (entry->ratings, BrgEntryRating, 1).list, ==, "FIDE");
  g_assert_cmpstr (g_array_index (entry->ratings, BrgEntryRating, 1).day, ==, "2026-11-01");
  step (&fixture, brg_journal_undo);
  assert_ratings (&fixture, 2345, 2345, "34100001");
  step (&fixture, brg_journal_undo);
  assert_ratings (&fixture, before, before, "");
  step (&fixture, brg_journal_redo);
  assert_ratings (&fixture, 2345, 2345, "34100001");
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_update_refused (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (BrgListedRating));
  static const gint wrong[][2] = { { -1, 1 }, { 0, 1 }, { 4001, 1 }, { 2000, 0 }, { 2000, 301 } };
  g_autoptr (GError) of_none = NULL;
  g_autoptr (GError) of_closed = NULL;

  store_fixture_open (&fixture, 4);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (update (&fixture, 1, wrong[i][0], wrong[i][1], &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
    }
  g_assert_false (brg_store_update_ratings (fixture.store, fixture.group_id, none, 1, &of_none));
  g_assert_error (of_none, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_true (brg_store_close_event (fixture.store, fixture.event_id, NULL));
  g_assert_false (update (&fixture, 1, 2000, 1, &of_closed));
  g_assert_error (of_closed, BRG_STORE_ERROR, BRG_STORE_ERROR_CLOSED);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-ratings")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-ratings/k", test_k);
  g_test_add_func ("/data/store-ratings/k-refused", test_k_refused);
  g_test_add_func ("/data/store-ratings/kind", test_kind);
  g_test_add_func ("/data/store-ratings/closed", test_closed);
  g_test_add_func ("/data/store-ratings/titles", test_titles);
  g_test_add_func ("/data/store-ratings/update", test_update);
  g_test_add_func ("/data/store-ratings/update-refused", test_update_refused);
  return g_test_run ();
}
