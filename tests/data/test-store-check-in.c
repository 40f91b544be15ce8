/* test-store-check-in.c - who is there before a round is paired
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-check-in.h"
#include "brg-test.h"
#include "store-fixture.h"

static gint64
get_entry (StoreFixture *fixture, gint index)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return brg_snapshot_get_entry (snapshot, index)->id;
}

static void
mark (StoreFixture *fixture, gint index, gint round, BrgCheckInMark wanted)
{
  g_autoptr (GError) error = NULL;

  brg_store_check_in (fixture->store, get_entry (fixture, index), round, wanted, &error);
  g_assert_no_error (error);
}

/* "0:here 1:zero": indices of entries with what is known of them for a round. */
static void
assert_marks (StoreFixture *fixture, gint round, const char *expected)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) list =
      brg_store_list_check_ins (fixture->store, fixture->group_id, round, &error);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_no_error (error);
  for (gint entry = 0; entry < (gint) snapshot->entries->len; entry++)
    {
      for (guint i = 0; i < list->len; i++)
        if (g_array_index (list, BrgCheckIn, i).entry_id ==
            brg_snapshot_get_entry (snapshot, entry)->id)
          g_string_append_printf (
              text, "%d:%s ", entry,
              g_array_index (list, BrgCheckIn, i).mark == BRG_CHECK_IN_HERE ? "here" : "wait");
      for (guint i = 0; i < snapshot->absences->len; i++)
        {
          const BrgAbsence *absence = &g_array_index (snapshot->absences, BrgAbsence, i);

          if (absence->entry == entry && absence->round == round)
            g_string_append_printf (text, "%d:%c ", entry, brg_outcome_to_code (absence->outcome));
        }
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
undo (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_journal_undo (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
}

/* rus-draughts-2022 5.4.10.2: who is known to be absent is not paired. One mark makes room for the
 * next, each is an act. */
static void
test_marks (void)
{
  StoreFixture fixture = { 0 };

  store_fixture_open (&fixture, 4);
  mark (&fixture, 0, 1, BRG_CHECK_IN_HERE);
  mark (&fixture, 1, 1, BRG_CHECK_IN_WAITED);
  mark (&fixture, 2, 1, BRG_CHECK_IN_ZERO);
  mark (&fixture, 3, 1, BRG_CHECK_IN_HALF);
  assert_marks (&fixture, 1, "0:here 1:wait 2:Z 3:H ");
  mark (&fixture, 2, 1, BRG_CHECK_IN_HERE);
  mark (&fixture, 0, 1, BRG_CHECK_IN_ZERO);
  mark (&fixture, 1, 1, BRG_CHECK_IN_OPEN);
  assert_marks (&fixture, 1, "0:Z 2:here 3:H ");
  undo (&fixture);
  undo (&fixture);
  undo (&fixture);
  assert_marks (&fixture, 1, "0:here 1:wait 2:Z 3:H ");
  store_fixture_reopen (&fixture);
  assert_marks (&fixture, 1, "0:here 1:wait 2:Z 3:H ");
  store_fixture_close (&fixture);
}

static void
assert_refused (StoreFixture *fixture, gint index, gint round, const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (brg_store_check_in (fixture->store, get_entry (fixture, index), round,
                                      BRG_CHECK_IN_HERE, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, message);
}

/* Every round is opened anew; a paired one is over. */
static void
test_rounds (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  mark (&fixture, 0, 1, BRG_CHECK_IN_HERE);
  store_fixture_publish (&fixture);
  assert_refused (&fixture, 1, 1, "The round is already paired.");
  assert_marks (&fixture, 2, "");
  mark (&fixture, 1, 2, BRG_CHECK_IN_HERE);
  assert_marks (&fixture, 1, "0:here ");
  assert_marks (&fixture, 2, "1:here ");
  brg_store_withdraw (fixture.store, get_entry (&fixture, 3), 1, "", &error);
  g_assert_no_error (error);
  assert_refused (&fixture, 3, 2, "The player has left the event.");
  brg_store_delete_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-check-in")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-check-in/rus-draughts-2022/5.4.10.2/marks", test_marks);
  g_test_add_func ("/data/store-check-in/rounds", test_rounds);
  return g_test_run ();
}
