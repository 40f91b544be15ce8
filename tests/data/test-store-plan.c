/* test-store-plan.c - what the pairing wizard stores besides the pairs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-store-players.h"
#include "brg-test.h"
#include "store-fixture.h"

static gint64
entry_id (const BrgSnapshot *snapshot, gint index)
{
  return brg_snapshot_get_entry (snapshot, index)->id;
}

static BrgRoundPlan *
plan_first_board (const BrgSnapshot *snapshot, gint round)
{
  BrgRoundPlan *plan = brg_round_plan_new (snapshot->group->id);
  BrgPlannedBoard board = {
    .round = round,
    .white_id = entry_id (snapshot, 0),
    .black_id = entry_id (snapshot, 1),
  };

  g_array_append_val (plan->boards, board);
  plan->publish_through = round;
  return plan;
}

static void
add_stay (BrgRoundPlan *plan, gint64 id, gint joins_round, gint left_after)
{
  BrgPlannedStay stay = { id, joins_round, left_after };

  g_array_append_val (plan->stays, stay);
}

static void
store_plan (StoreFixture *fixture, const BrgRoundPlan *plan)
{
  g_autoptr (GError) error = NULL;

  brg_store_add_rounds (fixture->store, plan, &error);
  g_assert_no_error (error);
  brg_journal_verify (fixture->store, &error);
  g_assert_no_error (error);
}

static void
test_stays (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (BrgRoundPlan) plan = NULL;
  g_autofree char *hash_before = NULL;
  g_autofree char *hash_undone = NULL;

  store_fixture_open (&fixture, 6);
  before = store_fixture_load (&fixture);
  g_assert_true (brg_store_withdraw (fixture.store, entry_id (before, 4), 0, "болезнь", &error));
  hash_before = brg_journal_hash_content (fixture.store, &error);
  plan = plan_first_board (before, 1);
  add_stay (plan, entry_id (before, 3), 1, 0);
  add_stay (plan, entry_id (before, 4), 1, BRG_STAYS);
  add_stay (plan, entry_id (before, 5), 3, BRG_STAYS);
  store_plan (&fixture, plan);
  after = store_fixture_load (&fixture);
  g_assert_cmpint (brg_snapshot_get_entry (after, 2)->left_after, ==, BRG_STAYS);
  g_assert_cmpint (brg_snapshot_get_entry (after, 3)->left_after, ==, 0);
  g_assert_cmpint (brg_snapshot_get_entry (after, 4)->left_after, ==, BRG_STAYS);
  g_assert_cmpstr (brg_snapshot_get_entry (after, 4)->left_reason, ==, "");
  g_assert_cmpint (brg_snapshot_get_entry (after, 5)->joins_round, ==, 3);
  /* One action: one undo takes back pairs and leavers together. */
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  hash_undone = brg_journal_hash_content (fixture.store, &error);
  g_assert_cmpstr (hash_undone, ==, hash_before);
  store_fixture_close (&fixture);
}

static void
test_title_names_leavers_and_seed (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgRoundPlan) plan = NULL;
  g_autoptr (BrgJournalEntry) entry = NULL;
  g_autofree char *title = NULL;

  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  plan = plan_first_board (snapshot, 1);
  add_stay (plan, entry_id (snapshot, 3), 1, 0);
  plan->renumber = TRUE;
  plan->method = "lots";
  plan->settings = brg_group_copy (snapshot->group);
  plan->settings->seed = 12345;
  for (gint i = 0; i < 3; i++)
    {
      gint64 id = entry_id (snapshot, i);

      g_array_append_val (plan->numbering, id);
    }
  store_plan (&fixture, plan);
  entry = brg_journal_peek_undo (fixture.store, fixture.event_id);
  title = brg_journal_entry_dup_title (entry);
  g_assert_cmpstr (title, ==,
                   "Round 1 published, 1 board; pairing numbers by lot, seed 12345; withdrawn: "
                   "Игрок4 Имя");
  store_fixture_close (&fixture);
}

static void
test_settings (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (BrgRoundPlan) plan = NULL;

  store_fixture_open (&fixture, 4);
  before = store_fixture_load (&fixture);
  plan = plan_first_board (before, 1);
  plan->settings = brg_group_copy (before->group);
  plan->settings->n_rounds = 7;
  plan->settings->cycles = 2;
  plan->settings->swap_last_rounds = TRUE;
  plan->settings->seed = G_MAXUINT64;
  /* Not a setting of the wizard. */
  g_free (plan->settings->tie_breaks);
  plan->settings->tie_breaks = g_strdup ("SB");
  store_plan (&fixture, plan);
  after = store_fixture_load (&fixture);
  g_assert_cmpint (after->group->n_rounds, ==, 7);
  g_assert_cmpint (after->group->cycles, ==, 2);
  g_assert_true (after->group->swap_last_rounds);
  g_assert_cmpuint (after->group->seed, ==, G_MAXUINT64);
  g_assert_cmpstr (after->group->tie_breaks, ==, before->group->tie_breaks);
  store_fixture_close (&fixture);
}

static void
test_renumber (void)
{
  static const gint order[] = { 3, 0, 2 };
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (BrgRoundPlan) plan = NULL;
  g_autoptr (BrgRoundPlan) second = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  before = store_fixture_load (&fixture);
  plan = plan_first_board (before, 1);
  plan->renumber = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      gint64 id = entry_id (before, order[i]);

      g_array_append_val (plan->numbering, id);
    }
  store_plan (&fixture, plan);
  after = store_fixture_load (&fixture);
  for (gint i = 0; i < (gint) G_N_ELEMENTS (order); i++)
    {
      g_assert_cmpint (entry_id (after, i), ==, entry_id (before, order[i]));
      g_assert_cmpint (brg_snapshot_get_entry (after, i)->number, ==, i + 1);
    }
  g_assert_cmpint (brg_snapshot_get_entry (after, 3)->number, ==, 0);
  second = plan_first_board (after, 2);
  second->renumber = TRUE;
  g_assert_false (brg_store_add_rounds (fixture.store, second, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  store_fixture_close (&fixture);
}

/* Somebody who has no start number cannot be paired: nothing is stored, and a sentence says so. */
static void
test_without_number (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (BrgRoundPlan) plan = NULL;
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  store_fixture_open (&fixture, 4);
  g_ptr_array_add (entries, brg_entry_new ());
  g_free (((BrgEntry *) entries->pdata[0])->family_name);
  ((BrgEntry *) entries->pdata[0])->family_name = g_strdup ("Zukertort");
  brg_store_add_entries (fixture.store, fixture.group_id, entries, &id, &error);
  g_assert_no_error (error);
  before = store_fixture_load (&fixture);
  plan = plan_first_board (before, 1);
  g_array_index (plan->boards, BrgPlannedBoard, 0).black_id = id;
  g_assert_false (brg_store_add_rounds (fixture.store, plan, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, "start number"));
  after = store_fixture_load (&fixture);
  g_assert_cmpuint (after->rounds->len, ==, 0);
  store_fixture_close (&fixture);
}

/* Without a reason or without a name nothing is stored; with both the round, the journal and what
 * is loaded again say them. A round of the same plan in which nothing was changed has none. */
static void
test_changed_pairs (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (BrgRoundPlan) plan = NULL;
  g_autoptr (BrgJournalEntry) entry = NULL;
  g_autofree char *title = NULL;
  BrgPlannedBoard second;
  const BrgRound *round;

  store_fixture_open (&fixture, 4);
  before = store_fixture_load (&fixture);
  plan = plan_first_board (before, 1);
  second = g_array_index (plan->boards, BrgPlannedBoard, 0);
  second.round = 2;
  g_array_index (plan->boards, BrgPlannedBoard, 0).is_manual = TRUE;
  g_array_append_val (plan->boards, second);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GError) error = NULL;

      plan->changed_reason = i == 1 ? "" : i == 2 ? "члены одной семьи" : NULL;
      plan->changed_by = i == 2 ? "" : "Г. Осипов";
      g_assert_false (brg_store_add_rounds (fixture.store, plan, &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
    }
  plan->changed_by = "Г. Осипов";
  store_plan (&fixture, plan);
  after = store_fixture_load (&fixture);
  round = brg_snapshot_get_round (after, 1);
  g_assert_cmpstr (round->changed_reason, ==, "члены одной семьи");
  g_assert_cmpstr (round->changed_by, ==, "Г. Осипов");
  round = brg_snapshot_get_round (after, 2);
  g_assert_cmpstr (round->changed_reason, ==, "");
  g_assert_cmpstr (round->changed_by, ==, "");
  entry = brg_journal_peek_undo (fixture.store, fixture.event_id);
  title = brg_journal_entry_dup_title (entry);
  g_assert_cmpstr (title, ==,
                   "Rounds 1 to 2 paired by the table; pairs changed by hand: члены одной семьи "
                   "(Г. Осипов)");
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-plan")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store/plan/without-number", test_without_number);
  g_test_add_func ("/data/plan/rus-draughts-2022/5.4.10.12/changed-pairs", test_changed_pairs);
  g_test_add_func ("/data/plan/stays", test_stays);
  g_test_add_func ("/data/plan/title-names-leavers-and-seed", test_title_names_leavers_and_seed);
  g_test_add_func ("/data/plan/settings", test_settings);
  g_test_add_func ("/data/plan/rus-draughts-2022/5.4.10.5.1/renumber", test_renumber);
  return g_test_run ();
}
