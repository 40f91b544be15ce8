/* test-store-duties.c - officials, their duties and interests in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-duties.h"
#include "brg-store-removal.h"
#include "brg-test.h"
#include "store-fixture.h"

/* Chief arbiter, and two arbiters. */
static void
open_event (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) event = NULL;
  g_autoptr (GError) error = NULL;
  BrgOfficial *official;

  store_fixture_open (fixture, 6);
  snapshot = store_fixture_load (fixture);
  event = brg_event_copy (snapshot->event);
  g_ptr_array_add (event->officials, brg_official_new (BRG_OFFICIAL_ARBITER, "А. Б. Первый", "2"));
  official = brg_official_new (BRG_OFFICIAL_ARBITER, "В. Г. Второй", "3");
  g_free (official->birth);
  official->birth = g_strdup ("1980");
  g_free (official->federation);
  official->federation = g_strdup ("RUS");
  g_free (official->organisation);
  official->organisation = g_strdup ("ДЮСШ 3");
  g_ptr_array_add (event->officials, official);
  brg_store_update_event (fixture->store, event, &error);
  g_assert_no_error (error);
}

static gint64
get_official (StoreFixture *fixture, guint index)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  g_assert_cmpuint (index, <, snapshot->event->officials->len);
  return ((const BrgOfficial *) snapshot->event->officials->pdata[index])->id;
}

static gint64
get_entry (StoreFixture *fixture, guint index)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return ((const BrgEntry *) snapshot->entries->pdata[index])->id;
}

/* "2:1-3 3:4-6": index of the official, first and last board. */
static char *
dup_duties (StoreFixture *fixture, gint round, gboolean *is_own)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) duties =
      brg_store_list_duties (fixture->store, fixture->group_id, round, is_own, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < duties->len; i++)
    {
      const BrgDuty *duty = &g_array_index (duties, BrgDuty, i);
      gint index = 0;

      while (get_official (fixture, index) != duty->official_id)
        index++;
      g_string_append_printf (text, "%s%d:%d-%d", i > 0 ? " " : "", index, duty->first_board,
                              duty->last_board);
    }
  return g_string_free (text, FALSE);
}

static void
assert_duties (StoreFixture *fixture, gint round, const char *expected, gboolean expected_own)
{
  gboolean is_own;
  g_autofree char *text = dup_duties (fixture, round, &is_own);

  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpint (is_own, ==, expected_own);
}

static guint
count_journal (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) journal = brg_journal_list (fixture->store, fixture->event_id, &error);

  g_assert_no_error (error);
  return journal->len;
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

static void
undo (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_journal_undo (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
}

static void
set_duties (StoreFixture *fixture, gint round, const BrgDuty *duties, guint n_duties)
{
  g_autoptr (GError) error = NULL;

  brg_store_set_duties (fixture->store, fixture->group_id, round, duties, n_duties, &error);
  g_assert_no_error (error);
}

static void
assert_refused (StoreFixture *fixture, const BrgDuty *duties, guint n_duties, const char *message)
{
  g_autoptr (GError) error = NULL;
  guint before = count_journal (fixture);

  g_assert_false (
      brg_store_set_duties (fixture->store, fixture->group_id, 1, duties, n_duties, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, message);
  g_assert_cmpuint (count_journal (fixture), ==, before);
}

/* A round without a list of its own has that of every round. */
static void
test_duties (void)
{
  StoreFixture fixture;
  BrgDuty all[2] = { { 0, 1, 2 }, { 0, 3, 3 } };
  BrgDuty own[1] = { { 0, 1, 3 } };
  guint before;

  open_event (&fixture);
  all[0].official_id = get_official (&fixture, 1);
  all[1].official_id = own[0].official_id = get_official (&fixture, 2);
  assert_duties (&fixture, 1, "", FALSE);
  set_duties (&fixture, 0, all, 2);
  assert_last_title (&fixture, "Duties of arbiters for every round");
  assert_duties (&fixture, 0, "1:1-2 2:3-3", TRUE);
  assert_duties (&fixture, 2, "1:1-2 2:3-3", FALSE);
  set_duties (&fixture, 2, own, 1);
  assert_last_title (&fixture, "Duties of arbiters for round 2");
  assert_duties (&fixture, 1, "1:1-2 2:3-3", FALSE);
  assert_duties (&fixture, 2, "2:1-3", TRUE);
  before = count_journal (&fixture);
  set_duties (&fixture, 2, own, 1);
  g_assert_cmpuint (count_journal (&fixture), ==, before);
  set_duties (&fixture, 2, NULL, 0);
  assert_last_title (&fixture, "Duties of arbiters: round 2 same as every round");
  assert_duties (&fixture, 2, "1:1-2 2:3-3", FALSE);
  undo (&fixture);
  assert_duties (&fixture, 2, "2:1-3", TRUE);
  store_fixture_reopen (&fixture);
  assert_duties (&fixture, 2, "2:1-3", TRUE);
  store_fixture_close (&fixture);
}

static void
test_refusals (void)
{
  StoreFixture fixture;
  BrgDuty duties[2] = { { 0, 3, 2 }, { 0, 2, 4 } };

  open_event (&fixture);
  duties[0].official_id = duties[1].official_id = get_official (&fixture, 1);
  assert_refused (&fixture, duties, 1, "The last board of a sector cannot be before its first.");
  duties[0].first_board = 0;
  assert_refused (&fixture, duties, 1, "The last board of a sector cannot be before its first.");
  duties[0].first_board = 1;
  assert_refused (&fixture, duties, 2, "Two sectors of the same official share a board.");
  duties[1].official_id = 1000;
  assert_refused (&fixture, duties, 2, "The official no longer exists.");
  store_fixture_close (&fixture);
}

/* Changing the event keeps the rows, and so the duties, of those who stay. */
static void
test_rows_stay (void)
{
  StoreFixture fixture;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) event = NULL;
  g_autoptr (GError) error = NULL;
  const BrgOfficial *second;
  BrgDuty duties[2] = { { 0, 1, 2 }, { 0, 3, 3 } };
  gint64 ids[2];

  open_event (&fixture);
  for (guint i = 0; i < 2; i++)
    duties[i].official_id = ids[i] = get_official (&fixture, i + 1);
  set_duties (&fixture, 0, duties, 2);
  snapshot = store_fixture_load (&fixture);
  event = brg_event_copy (snapshot->event);
  g_ptr_array_insert (event->officials, 0,
                      brg_official_new (BRG_OFFICIAL_CHIEF_SECRETARY, "Новый", ""));
  g_ptr_array_remove_index (event->officials, 2);
  brg_store_update_event (fixture.store, event, &error);
  g_assert_no_error (error);
  g_assert_cmpint (get_official (&fixture, 2), ==, ids[1]);
  assert_duties (&fixture, 0, "2:3-3", TRUE);
  g_clear_pointer (&snapshot, brg_snapshot_unref);
  snapshot = store_fixture_load (&fixture);
  second = snapshot->event->officials->pdata[2];
  g_assert_cmpstr (second->birth, ==, "1980");
  g_assert_cmpstr (second->federation, ==, "RUS");
  g_assert_cmpstr (second->organisation, ==, "ДЮСШ 3");
  undo (&fixture);
  g_assert_cmpint (get_official (&fixture, 1), ==, ids[0]);
  assert_duties (&fixture, 0, "1:1-2 2:3-3", TRUE);
  store_fixture_close (&fixture);
}

static GPtrArray *
list_interests (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *interests = brg_store_list_interests (fixture->store, fixture->event_id, &error);

  g_assert_no_error (error);
  return interests;
}

static void
test_interests (void)
{
  StoreFixture fixture;
  g_autoptr (GPtrArray) wanted =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_interest_free);
  g_autoptr (GPtrArray) read = NULL;
  g_autoptr (GError) error = NULL;
  const BrgInterest *interest;
  gint64 official_id;

  open_event (&fixture);
  official_id = get_official (&fixture, 1);
  g_ptr_array_add (wanted, brg_interest_new (0, get_entry (&fixture, 3), "тренер"));
  brg_store_set_interests (fixture.store, fixture.event_id, official_id, wanted, &error);
  g_assert_no_error (error);
  assert_last_title (&fixture, "Conflict of interest: А. Б. Первый, 1 player");
  read = list_interests (&fixture);
  g_assert_cmpuint (read->len, ==, 1);
  interest = read->pdata[0];
  g_assert_cmpint (interest->official_id, ==, official_id);
  g_assert_cmpint (interest->entry_id, ==, get_entry (&fixture, 3));
  g_assert_cmpstr (interest->note, ==, "тренер");
  g_ptr_array_add (wanted, brg_interest_new (0, get_entry (&fixture, 3), ""));
  g_assert_false (
      brg_store_set_interests (fixture.store, fixture.event_id, official_id, wanted, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  undo (&fixture);
  g_ptr_array_unref (read);
  read = list_interests (&fixture);
  g_assert_cmpuint (read->len, ==, 0);
  store_fixture_close (&fixture);
}

/* Who leaves the list of players takes what was noted about him along. */
static void
test_player_goes (void)
{
  StoreFixture fixture;
  g_autoptr (GPtrArray) wanted =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_interest_free);
  g_autoptr (GPtrArray) after = NULL;
  g_autoptr (GPtrArray) undone = NULL;
  g_autoptr (GError) error = NULL;

  open_event (&fixture);
  g_ptr_array_add (wanted, brg_interest_new (0, get_entry (&fixture, 5), "родственник"));
  brg_store_set_interests (fixture.store, fixture.event_id, get_official (&fixture, 2), wanted,
                           &error);
  g_assert_no_error (error);
  brg_store_remove_entry (fixture.store, get_entry (&fixture, 5), &error);
  g_assert_no_error (error);
  after = list_interests (&fixture);
  g_assert_cmpuint (after->len, ==, 0);
  undo (&fixture);
  undone = list_interests (&fixture);
  g_assert_cmpuint (undone->len, ==, 1);
  brg_store_delete_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* rus-chess-2014 21.1, rus-draughts-2022 12.1: one chief arbiter; every role is kept with its site.
 */
static void
test_roles (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) refused = NULL;
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) event = NULL;

  store_fixture_open (&fixture, 4);
  before = store_fixture_load (&fixture);
  event = brg_event_copy (before->event);
  g_ptr_array_set_size (event->officials, 0);
  for (guint i = 0; i < BRG_N_OFFICIAL_ROLES; i++)
    {
      g_autofree char *name = g_strdup_printf ("Name %u", i);
      BrgOfficial *official = brg_official_new (i, name, "1");

      g_free (official->site);
      official->site = g_strdup_printf ("Site %u", i);
      g_ptr_array_add (event->officials, official);
    }
  g_assert_true (brg_store_update_event (fixture.store, event, &error));
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpuint (snapshot->event->officials->len, ==, BRG_N_OFFICIAL_ROLES);
  for (guint i = 0; i < BRG_N_OFFICIAL_ROLES; i++)
    {
      const BrgOfficial *official = snapshot->event->officials->pdata[i];
      g_autofree char *site = g_strdup_printf ("Site %u", i);

      g_assert_cmpint (official->role, ==, (gint) i);
      g_assert_cmpstr (official->site, ==, site);
    }
  g_ptr_array_add (event->officials, brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "Another", ""));
  g_assert_false (brg_store_update_event (fixture.store, event, &refused));
  g_assert_error (refused, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-duties")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/duties/rounds", test_duties);
  g_test_add_func ("/store/duties/refusals", test_refusals);
  g_test_add_func ("/store/duties/rows-stay", test_rows_stay);
  g_test_add_func ("/store/duties/interests", test_interests);
  g_test_add_func ("/store/duties/player-goes", test_player_goes);
  g_test_add_func ("/data/store-duties/rus-draughts-2022 12.1/roles", test_roles);
  return g_test_run ();
}
