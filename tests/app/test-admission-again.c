/* test-admission-again.c - what becomes known of a player behind the admission committee's back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-admission-check.h"
#include "brg-admission-list.h"
#include "brg-rulebooks.h"
#include "brg-store-admission.h"
#include "brg-store-event.h"
#include "brg-test.h"
#include "store-fixture.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* Two players of a group under 17 in an event of 2026 that asks for no papers. */
static void
open_event (StoreFixture *fixture)
{
  g_autoptr (GPtrArray) limits =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_admission_limit_free);
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) event = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (fixture, 2);
  snapshot = store_fixture_load (fixture);
  event = brg_event_copy (snapshot->event);
  event->rulebook = brg_rulebook_find ("fide-2023");
  event->discipline = BRG_DISCIPLINE_CHESS;
  set_text (&event->starts, "2026-11-17");
  brg_store_update_event (fixture->store, event, &error);
  g_assert_no_error (error);
  g_ptr_array_add (limits, brg_admission_limit_new (BRG_LIMIT_AGE_UNDER, 17, "", ""));
  brg_store_set_group_limits (fixture->store, fixture->group_id, limits, &error);
  g_assert_no_error (error);
}

/* (transfer full): the list after the first player was born on a day. */
static BrgAdmissionList *
load_born (StoreFixture *fixture, const char *birth)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgSnapshot) changed = NULL;
  g_autoptr (BrgEntry) entry = brg_entry_copy (brg_snapshot_get_entry (snapshot, 0));
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GError) error = NULL;
  BrgAdmissionList *list;

  set_text (&entry->birth, birth);
  brg_store_update_entry (fixture->store, entry, &error);
  g_assert_no_error (error);
  changed = store_fixture_load (fixture);
  list = brg_admission_list_new (fixture->store, changed, words, "2026-11-17", &error);
  g_assert_no_error (error);
  return list;
}

static gint64
get_id (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return brg_snapshot_get_entry (snapshot, 0)->id;
}

static BrgAdmission *
make_decision (StoreFixture *fixture, BrgAdmissionState state)
{
  BrgAdmission *admission = brg_admission_new (get_id (fixture));

  admission->state = state;
  set_text (&admission->reason, state == BRG_ADMISSION_EXCEPTION ? "invited" : "");
  return admission;
}

static void
decide (StoreFixture *fixture, BrgAdmissionState state)
{
  g_autoptr (BrgAdmission) admission = make_decision (fixture, state);
  g_autoptr (GError) error = NULL;

  brg_store_decide_admission (fixture->store, admission, &error);
  g_assert_no_error (error);
}

static void
assert_outdated (const BrgAdmissionList *list, gint64 id, gboolean is_outdated)
{
  const BrgAdmissionRow *next = brg_admission_list_find_next (list, 0);

  g_assert_cmpint (brg_admission_list_find (list, id)->is_outdated, ==, is_outdated);
  g_assert_cmpint (brg_admission_list_count_open (list), ==, is_outdated ? 2 : 1);
  g_assert_cmpint (next->entry->id == id, ==, is_outdated);
}

static void
assert_proposed (const BrgAdmissionList *list, gint64 id, BrgAdmissionState state)
{
  g_assert_cmpint (brg_admission_row_get_proposed (brg_admission_list_find (list, id)), ==, state);
}

/* What comes out after the decision is told, and the next key leads there; of an exception the
 * committee knew it. */
static void
test_outdated (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgAdmissionList) young = NULL;
  g_autoptr (BrgAdmissionList) old = NULL;
  g_autoptr (BrgAdmissionList) unknown = NULL;
  g_autoptr (BrgAdmissionList) excepted = NULL;

  open_event (&fixture);
  decide (&fixture, BRG_ADMISSION_ADMITTED);
  young = load_born (&fixture, "2010-03-21");
  assert_outdated (young, get_id (&fixture), FALSE);
  assert_proposed (young, get_id (&fixture), BRG_ADMISSION_ADMITTED);
  old = load_born (&fixture, "2008-03-21");
  assert_outdated (old, get_id (&fixture), TRUE);
  assert_proposed (old, get_id (&fixture), BRG_ADMISSION_REFUSED);
  unknown = load_born (&fixture, "");
  assert_outdated (unknown, get_id (&fixture), TRUE);
  assert_proposed (unknown, get_id (&fixture), BRG_ADMISSION_OPEN);
  decide (&fixture, BRG_ADMISSION_EXCEPTION);
  excepted = load_born (&fixture, "2008-03-21");
  assert_outdated (excepted, get_id (&fixture), FALSE);
  assert_proposed (excepted, get_id (&fixture), BRG_ADMISSION_EXCEPTION);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 2.1: without a date of birth nobody knows whether the limit is kept. */
static void
test_unknown_age (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgAdmissionList) list = NULL;
  g_autoptr (BrgAdmission) admitted = NULL;
  g_autoptr (BrgAdmission) exception = NULL;

  open_event (&fixture);
  list = load_born (&fixture, "");
  admitted = make_decision (&fixture, BRG_ADMISSION_ADMITTED);
  exception = make_decision (&fixture, BRG_ADMISSION_EXCEPTION);
  g_assert_cmpint (brg_admission_list_find (list, admitted->entry_id)->advice, ==, BRG_ADVICE_LOOK);
  g_assert_false (brg_admission_check_decision (list, admitted, &error));
  g_assert_cmpstr (
      error->message, ==,
      "The date of birth is not known. The group has a limit: enter it, or admit as an "
      "exception, with a reason.");
  g_clear_error (&error);
  g_assert_true (brg_admission_check_decision (list, exception, &error));
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("admission-again")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/admission-again/rus-draughts-2022 5.3/outdated", test_outdated);
  g_test_add_func ("/app/admission-again/rus-draughts-2022 2.1/unknown-age", test_unknown_age);
  return g_test_run ();
}
