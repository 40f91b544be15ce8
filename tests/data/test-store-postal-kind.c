/* test-store-postal-kind.c - a group becomes one by correspondence, its days and those of the event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-event.h"
#include "brg-test.h"
#include "postal-fixture.h"

static BrgPostalDay
make_day (const char *iso)
{
  BrgPostalDay day = brg_postal_day_from_iso (iso);

  g_assert_cmpuint (day, >, 0);
  return day;
}

static void
set_days (BrgEvent *event, const char *starts, const char *ends)
{
  g_free (event->starts);
  g_free (event->ends);
  event->starts = g_strdup (starts);
  event->ends = g_strdup (ends);
}

static void
assert_days (StoreFixture *fixture, const char *starts, const char *ends)
{
  g_autoptr (BrgPostalEvent) held = postal_fixture_load (fixture);
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  g_assert_cmpuint (held->terms->start, ==, make_day (starts));
  g_assert_cmpuint (held->terms->end, ==, make_day (ends));
  g_assert_cmpuint (held->terms->norm_days, ==, 50);
  g_assert_cmpstr (snapshot->event->starts, ==, starts);
  g_assert_cmpstr (snapshot->event->ends, ==, ends);
}

/* The kind of a new event stands in its group: with it come the regulations of 10.3.1. */
static void
test_kind (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) first = NULL;
  g_autoptr (BrgPostalEvent) held = NULL;

  postal_fixture_open (&fixture, 4);
  first = store_fixture_load (&fixture);
  g_assert_false (brg_store_create_event (fixture.store, first->event, first->group, NULL,
                                          &fixture.group_id, &error));
  g_assert_cmpstr (error->message, ==, "Say on which day play begins and ends.");
  g_clear_error (&error);
  set_days (first->event, "2026-03-01", "2027-03-01");
  brg_store_create_event (fixture.store, first->event, first->group, NULL, &fixture.group_id,
                          &error);
  g_assert_no_error (error);
  assert_days (&fixture, "2026-03-01", "2027-03-01");
  g_clear_pointer (&first, brg_snapshot_unref);
  first = store_fixture_load (&fixture);
  g_assert_true (first->group->is_postal);
  first->group->is_postal = FALSE;
  brg_store_update_group (fixture.store, first->group, &error);
  g_assert_no_error (error);
  held = postal_fixture_load (&fixture);
  g_assert_null (held->terms);
  first->group->is_postal = TRUE;
  set_days (first->event, "2026-04-01", "2027-04-01");
  brg_store_update_event_and_group (fixture.store, first->event, first->group, &error);
  g_assert_no_error (error);
  assert_days (&fixture, "2026-04-01", "2027-04-01");
  store_fixture_close (&fixture);
}

/* Who switches it off and on again has the regulations that he wrote, on the days of the event; in
 * another group they are those of the book. */
static void
test_again (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgPostalEvent) held = NULL;
  g_autoptr (BrgPostalEvent) again = NULL;

  postal_fixture_open (&fixture, 4);
  held = postal_fixture_load (&fixture);
  held->terms->channel = BRG_POSTAL_BY_EMAIL;
  held->terms->norm_days = 30;
  held->terms->norm_moves = 12;
  held->terms->transit = 3;
  g_free (held->terms->code);
  held->terms->code = g_strdup ("EP-1");
  g_free (held->terms->secretary);
  held->terms->secretary = g_strdup ("Ivanova");
  g_free (held->terms->note);
  held->terms->note = g_strdup ("By agreement");
  brg_store_set_postal_terms (fixture.store, fixture.group_id, held->terms, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  snapshot->group->is_postal = FALSE;
  brg_store_update_group (fixture.store, snapshot->group, &error);
  g_assert_no_error (error);
  snapshot->group->is_postal = TRUE;
  set_days (snapshot->event, "2026-04-01", "2027-04-01");
  brg_store_update_event_and_group (fixture.store, snapshot->event, snapshot->group, &error);
  g_assert_no_error (error);
  again = postal_fixture_load (&fixture);
  g_assert_cmpint (again->terms->channel, ==, BRG_POSTAL_BY_EMAIL);
  g_assert_cmpuint (again->terms->norm_days, ==, 30);
  g_assert_cmpuint (again->terms->norm_moves, ==, 12);
  g_assert_cmpint (again->terms->transit, ==, 3);
  g_assert_cmpstr (again->terms->code, ==, "EP-1");
  g_assert_cmpstr (again->terms->secretary, ==, "Ivanova");
  g_assert_cmpstr (again->terms->note, ==, "By agreement");
  g_assert_cmpuint (again->terms->start, ==, make_day ("2026-04-01"));
  g_assert_cmpuint (again->terms->end, ==, make_day ("2027-04-01"));
  brg_store_create_event (fixture.store, snapshot->event, snapshot->group, NULL, &fixture.group_id,
                          &error);
  g_assert_no_error (error);
  assert_days (&fixture, "2026-04-01", "2027-04-01");
  store_fixture_close (&fixture);
}

/* The days of the event and those of play stay the same, whichever is changed; where they were not
 * the same neither follows. */
static void
test_same_days (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgPostalEvent) held = NULL;

  postal_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  set_days (snapshot->event, "2026-03-01", "2028-03-01");
  brg_store_update_event (fixture.store, snapshot->event, &error);
  g_assert_no_error (error);
  assert_days (&fixture, "2026-03-01", "2028-03-01");
  set_days (snapshot->event, "2026-03-05", "2028-03-05");
  brg_store_update_event (fixture.store, snapshot->event, &error);
  g_assert_no_error (error);
  assert_days (&fixture, "2026-03-05", "2028-03-05");
  held = postal_fixture_load (&fixture);
  held->terms->end = make_day ("2028-05-05");
  brg_store_set_postal_terms (fixture.store, fixture.group_id, held->terms, &error);
  g_assert_no_error (error);
  assert_days (&fixture, "2026-03-05", "2028-05-05");
  brg_journal_undo (fixture.store, snapshot->event->id, &error);
  g_assert_no_error (error);
  assert_days (&fixture, "2026-03-05", "2028-03-05");
  postal_fixture_add (&fixture, store_fixture_game (&fixture, 1, 1),
                      "over date=01.05.2026 result=1-0 why=agreed");
  set_days (snapshot->event, "2026-03-06", "2028-03-05");
  g_assert_false (brg_store_update_event (fixture.store, snapshot->event, &error));
  g_assert_cmpstr (error->message, ==,
                   "Letters were entered: the days of play are changed in the regulations, page "
                   "Letters.");
  g_clear_error (&error);
  set_days (snapshot->event, "2026-03-05", "");
  g_assert_false (brg_store_update_event (fixture.store, snapshot->event, &error));
  g_assert_cmpstr (error->message, ==, "Say on which day play begins and ends.");
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-postal-kind")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-postal-kind/rus-draughts-2022/10.3.1/kind", test_kind);
  g_test_add_func ("/data/store-postal-kind/again", test_again);
  g_test_add_func ("/data/store-postal-kind/same-days", test_same_days);
  return g_test_run ();
}
