/* test-store-forbidden.c - pairs that may not be made, and acceleration, in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-forbidden.h"
#include "brg-store-removal.h"
#include "brg-test.h"
#include "store-fixture.h"

static gint64
get_id (StoreFixture *fixture, gint number)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return brg_snapshot_get_entry (snapshot, number - 1)->id;
}

/* "1-2 1.., 3-4 2..5": numbers and rounds of the bans; an open end is left out. */
static char *
dup_bans (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < snapshot->bans->len; i++)
    {
      const BrgBan *ban = &g_array_index (snapshot->bans, BrgBan, i);

      g_string_append_printf (text, "%s%d-%d %d..", i > 0 ? ", " : "",
                              brg_snapshot_get_entry (snapshot, ban->entry)->number,
                              brg_snapshot_get_entry (snapshot, ban->other)->number,
                              ban->first_round);
      if (ban->last_round != BRG_STAYS)
        g_string_append_printf (text, "%d", ban->last_round);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define assert_bans(fixture, expected)           \
  G_STMT_START                                   \
  {                                              \
    g_autofree char *found = dup_bans (fixture); \
    g_assert_cmpstr (found, ==, expected);       \
  }                                              \
  G_STMT_END

static void
forbid (StoreFixture *fixture, gint number, gint other, gint first, gint last)
{
  g_autoptr (GError) error = NULL;

  brg_store_forbid_pair (fixture->store, get_id (fixture, number), get_id (fixture, other), first,
                         last, &error);
  g_assert_no_error (error);
}

static void
step (StoreFixture *fixture, gboolean (*move) (BrgStore *store, gint64 event_id, GError **error))
{
  g_autoptr (GError) error = NULL;

  move (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
}

static void
assert_is_sound (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_journal_verify (fixture->store, &error);
  g_assert_no_error (error);
}

static void
test_forbid_and_allow (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 6);
  forbid (&fixture, 2, 5, 1, BRG_STAYS);
  forbid (&fixture, 1, 3, 2, 4);
  assert_bans (&fixture, "2-5 1.., 1-3 2..4");
  store_fixture_reopen (&fixture);
  assert_bans (&fixture, "2-5 1.., 1-3 2..4");
  snapshot = store_fixture_load (&fixture);
  brg_store_allow_pair (fixture.store, g_array_index (snapshot->bans, BrgBan, 0).id, &error);
  g_assert_no_error (error);
  assert_bans (&fixture, "1-3 2..4");
  step (&fixture, brg_journal_undo);
  assert_bans (&fixture, "2-5 1.., 1-3 2..4");
  step (&fixture, brg_journal_undo);
  assert_bans (&fixture, "2-5 1..");
  step (&fixture, brg_journal_redo);
  step (&fixture, brg_journal_redo);
  assert_bans (&fixture, "1-3 2..4");
  assert_is_sound (&fixture);
  g_assert_false (brg_store_allow_pair (fixture.store, 12345, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  store_fixture_close (&fixture);
}

/* Bans of the same two that meet in a round, whoever is named first. */
static void
test_twice (void)
{
  static const struct
  {
    gint first;
    gint last;
    gboolean is_new;
  } cases[] = {
    { 3, 5, FALSE }, { 1, 3, FALSE },        { 5, BRG_STAYS, FALSE },
    { 1, 2, TRUE },  { 6, BRG_STAYS, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      StoreFixture fixture = { 0 };
      g_autoptr (GError) error = NULL;

      g_test_message ("case %u", i);
      store_fixture_open (&fixture, 4);
      forbid (&fixture, 1, 2, 3, 5);
      g_assert_cmpint (brg_store_forbid_pair (fixture.store, get_id (&fixture, 2),
                                              get_id (&fixture, 1), cases[i].first, cases[i].last,
                                              &error),
                       ==, cases[i].is_new);
      if (!cases[i].is_new)
        g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
      store_fixture_close (&fixture);
    }
}

/* Who goes takes his bans with him, and undo brings all back. */
static void
test_removal (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 5);
  forbid (&fixture, 2, 5, 1, BRG_STAYS);
  forbid (&fixture, 1, 3, 1, BRG_STAYS);
  forbid (&fixture, 4, 2, 1, 3);
  brg_store_remove_entry (fixture.store, get_id (&fixture, 2), &error);
  g_assert_no_error (error);
  assert_bans (&fixture, "1-2 1..");
  step (&fixture, brg_journal_undo);
  assert_bans (&fixture, "2-5 1.., 1-3 1.., 4-2 1..3");
  brg_store_delete_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  assert_is_sound (&fixture);
  brg_journal_undo (fixture.store, 0, &error);
  g_assert_no_error (error);
  assert_bans (&fixture, "2-5 1.., 1-3 1.., 4-2 1..3");
  store_fixture_close (&fixture);
}

/* "federation last 3, organisation first 1". */
static char *
dup_kept_apart (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < snapshot->kept_apart->len; i++)
    {
      const BrgKeptApart *apart = &g_array_index (snapshot->kept_apart, BrgKeptApart, i);

      g_string_append_printf (text, "%s%s %s %d", i > 0 ? ", " : "",
                              brg_apart_field_get_id (apart->field),
                              apart->is_last ? "last" : "first", apart->n_rounds);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define assert_kept_apart(fixture, expected)           \
  G_STMT_START                                         \
  {                                                    \
    g_autofree char *found = dup_kept_apart (fixture); \
    g_assert_cmpstr (found, ==, expected);             \
  }                                                    \
  G_STMT_END

/* rus-chess-2014 22.8 */
static void
test_kept_apart (void)
{
  StoreFixture fixture = { 0 };
  const BrgKeptApart federation = { 0, BRG_APART_FEDERATION, TRUE, 3 };
  const BrgKeptApart longer = { 0, BRG_APART_FEDERATION, TRUE, 5 };
  const BrgKeptApart club = { 0, BRG_APART_ORGANISATION, FALSE, 1 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  brg_store_keep_apart (fixture.store, fixture.group_id, &federation, &error);
  g_assert_no_error (error);
  brg_store_keep_apart (fixture.store, fixture.group_id, &club, &error);
  g_assert_no_error (error);
  assert_kept_apart (&fixture, "federation last 3, organisation first 1");
  g_assert_false (brg_store_keep_apart (fixture.store, fixture.group_id, &longer, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  snapshot = store_fixture_load (&fixture);
  brg_store_no_longer_apart (fixture.store,
                             g_array_index (snapshot->kept_apart, BrgKeptApart, 0).id, &error);
  g_assert_no_error (error);
  assert_kept_apart (&fixture, "organisation first 1");
  step (&fixture, brg_journal_undo);
  assert_kept_apart (&fixture, "federation last 3, organisation first 1");
  store_fixture_reopen (&fixture);
  assert_kept_apart (&fixture, "federation last 3, organisation first 1");
  brg_store_delete_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  assert_is_sound (&fixture);
  g_assert_false (brg_store_no_longer_apart (fixture.store, 12345, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  store_fixture_close (&fixture);
}

static void
test_acceleration (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) changed = NULL;
  g_autoptr (BrgSnapshot) undone = NULL;
  g_autoptr (BrgGroup) group = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  g_assert_false (snapshot->group->baku);
  group = brg_group_copy (snapshot->group);
  group->baku = TRUE;
  brg_store_update_group (fixture.store, group, &error);
  g_assert_no_error (error);
  changed = store_fixture_load (&fixture);
  g_assert_true (changed->group->baku);
  step (&fixture, brg_journal_undo);
  undone = store_fixture_load (&fixture);
  g_assert_false (undone->group->baku);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-forbidden")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-forbidden/forbid-and-allow", test_forbid_and_allow);
  g_test_add_func ("/data/store-forbidden/twice", test_twice);
  g_test_add_func ("/data/store-forbidden/removal", test_removal);
  g_test_add_func ("/data/store-forbidden/rus-chess-2014 22.8", test_kept_apart);
  g_test_add_func ("/data/store-forbidden/acceleration", test_acceleration);
  return g_test_run ();
}
