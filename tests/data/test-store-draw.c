/* test-store-draw.c - how start numbers were drawn, kept in the journal; groups of the draw
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-draw.h"
#include "brg-test.h"

#include "store-fixture.h"

/* Number 1 goes to the last entry of the list, and so on: steps from the first number down. */
static BrgDrawRecord *
make_record (const BrgSnapshot *snapshot, gint64 *ids, gboolean is_by_hand)
{
  BrgDrawRecord *record = brg_draw_record_new ();
  gint n = (gint) snapshot->entries->len;

  record->field = BRG_DELEGATION_ORGANISATION;
  record->seed = 12345678901234567890u;
  record->is_by_hand = is_by_hand;
  for (gint i = 0; i < n; i++)
    {
      BrgDrawStep step = { brg_snapshot_get_entry (snapshot, i)->id, i % 4, n - i };

      g_array_append_val (record->steps, step);
      ids[n - i - 1] = step.entry_id;
    }
  return record;
}

static void
number (StoreFixture *fixture, gboolean is_by_hand)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  gint64 ids[8];
  g_autoptr (BrgDrawRecord) record = make_record (snapshot, ids, is_by_hand);
  g_autoptr (GError) error = NULL;

  brg_store_number_entries (fixture->store, fixture->group_id, ids, snapshot->entries->len, "varma",
                            record->seed, record, &error);
  g_assert_no_error (error);
}

static BrgDrawRecord *
load (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GError) error = NULL;
  BrgDrawRecord *record = brg_store_load_draw (fixture->store, snapshot, &error);

  g_assert_no_error (error);
  return record;
}

static void
assert_last_title (StoreFixture *fixture, const char *expected)
{
  g_autoptr (BrgJournalEntry) last = brg_journal_peek_undo (fixture->store, fixture->event_id);
  g_autofree char *title = brg_journal_entry_dup_title (last);

  g_assert_cmpstr (title, ==, expected);
}

static void
test_record (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgDrawRecord) none = NULL;
  g_autoptr (BrgDrawRecord) record = NULL;
  g_autoptr (BrgDrawRecord) undone = NULL;
  g_autoptr (BrgDrawRecord) redone = NULL;
  g_autoptr (GError) error = NULL;
  const BrgDrawStep *step;

  store_fixture_open (&fixture, 6);
  none = load (&fixture);
  g_assert_null (none);
  number (&fixture, FALSE);
  assert_last_title (&fixture,
                     "Pairing numbers drawn by lot with Varma tables, seed 12345678901234567890");
  store_fixture_reopen (&fixture);
  record = load (&fixture);
  g_assert_nonnull (record);
  g_assert_cmpint (record->field, ==, BRG_DELEGATION_ORGANISATION);
  g_assert_cmpuint (record->seed, ==, 12345678901234567890u);
  g_assert_false (record->is_by_hand);
  g_assert_cmpuint (record->steps->len, ==, 6);
  step = &g_array_index (record->steps, BrgDrawStep, 1);
  g_assert_cmpint (step->number, ==, 5);
  g_assert_cmpint (step->envelope, ==, 1);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  undone = load (&fixture);
  g_assert_null (undone);
  brg_journal_redo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  redone = load (&fixture);
  g_assert_nonnull (redone);
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* Numbers that were given in another way afterwards have no such record. */
static void
test_overtaken (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgDrawRecord) record = NULL;
  g_autoptr (BrgDrawRecord) by_hand = NULL;
  g_autoptr (GError) error = NULL;
  gint64 ids[4];

  store_fixture_open (&fixture, 4);
  number (&fixture, TRUE);
  assert_last_title (&fixture, "Pairing numbers drawn from envelopes by Varma tables");
  by_hand = load (&fixture);
  g_assert_true (by_hand->is_by_hand);
  snapshot = store_fixture_load (&fixture);
  for (gint i = 0; i < 4; i++)
    ids[i] = brg_snapshot_get_entry (snapshot, (i + 1) % 4)->id;
  brg_store_number_entries (fixture.store, fixture.group_id, ids, 4, "hand", 0, NULL, &error);
  g_assert_no_error (error);
  record = load (&fixture);
  g_assert_null (record);
  store_fixture_close (&fixture);
}

/* Groups of the draw come with the pairing, go with the player, and undo brings them back. */
static void
test_sections (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) stored = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (BrgSnapshot) undone = NULL;
  g_autoptr (BrgRoundPlan) plan = NULL;
  g_autofree gint *first = NULL;
  g_autofree gint *second = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 5);
  snapshot = store_fixture_load (&fixture);
  plan = brg_round_plan_new (fixture.group_id);
  plan->n_sections = 2;
  for (gint i = 0; i < 2; i++)
    {
      BrgPlannedBoard board = { 1, brg_snapshot_get_entry (snapshot, 2 * i)->id,
                                brg_snapshot_get_entry (snapshot, 2 * i + 1)->id, FALSE };

      g_array_append_val (plan->boards, board);
    }
  for (gint i = 0; i < 4; i++)
    {
      BrgPlannedSection section = { brg_snapshot_get_entry (snapshot, i)->id, 1, i / 2 + 1 };

      g_array_append_val (plan->sections, section);
    }
  brg_store_add_rounds (fixture.store, plan, &error);
  g_assert_no_error (error);
  assert_last_title (&fixture, "Round 1 published, 2 boards; paired in 2 groups");
  stored = store_fixture_load (&fixture);
  first = brg_snapshot_dup_sections (stored, 1);
  second = brg_snapshot_dup_sections (stored, 2);
  g_assert_null (second);
  /* The fifth is in no group: he came later and is in the last one. */
  g_assert_cmpmem (first, 5 * sizeof *first, ((gint[]){ 1, 1, 2, 2, 2 }), 5 * sizeof *first);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  undone = store_fixture_load (&fixture);
  g_assert_cmpuint (undone->sections->len, ==, 0);
  brg_journal_redo (fixture.store, fixture.event_id, &error);
  brg_store_delete_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  brg_journal_undo (fixture.store, 0, &error);
  g_assert_no_error (error);
  after = store_fixture_load (&fixture);
  g_assert_cmpuint (after->sections->len, ==, 4);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-draw")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-draw/rus-chess-2014/22.9.1/record", test_record);
  g_test_add_func ("/data/store-draw/overtaken", test_overtaken);
  g_test_add_func ("/data/store-draw/rus-draughts-2022/5.4.10.9/sections", test_sections);
  return g_test_run ();
}
