/* test-sheet-list.c - the scoresheets of a round: who has handed his in, and who has not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sheet-list.h"
#include "brg-test.h"

#include "store-fixture.h"

static void
enter (StoreFixture *fixture, gint board, BrgOutcome white, BrgOutcome black)
{
  g_autoptr (GError) error = NULL;

  brg_store_set_result (fixture->store, store_fixture_game (fixture, 1, board), white, black,
                        &error);
  g_assert_no_error (error);
}

static BrgSheetList *
load (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) stored = brg_store_list_sheets (fixture->store, fixture->group_id, 1, &error);

  g_assert_no_error (error);
  return brg_sheet_list_new (snapshot, 1, stored);
}

static void
keep (StoreFixture *fixture, BrgSheetList *list, guint index)
{
  g_autoptr (GError) error = NULL;

  brg_store_note_sheet (fixture->store, &brg_sheet_list_get (list, index)->sheet, &error);
  g_assert_no_error (error);
}

/* Two boards: one played, one not played at all. A tick of signed is one of received too, and what
 * goes back is not signed. */
static void
test_handed_in (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSheetList) open = NULL;
  g_autoptr (BrgSheetList) over = NULL;
  g_autoptr (BrgSheetList) later = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *missing = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *wrong = NULL;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  open = load (&fixture);
  g_assert_cmpuint (open->rows->len, ==, 4);
  before = brg_sheet_list_dup_state (open);
  g_assert_cmpstr (before, ==, "Handed in and signed: 0 of 0");
  enter (&fixture, 1, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  enter (&fixture, 2, BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS);
  over = load (&fixture);
  brg_sheet_list_set_signed (brg_sheet_list_get (over, 0), TRUE);
  g_assert_true (brg_sheet_list_get (over, 0)->sheet.is_received);
  brg_sheet_list_get (over, 0)->sheet.used = 2705;
  keep (&fixture, over, 0);
  store_fixture_reopen (&fixture);
  later = load (&fixture);
  g_assert_cmpint (brg_sheet_list_get (later, 0)->sheet.used, ==, 2705);
  g_assert_false (brg_sheet_row_is_missing (brg_sheet_list_get (later, 0)));
  g_assert_true (brg_sheet_row_is_missing (brg_sheet_list_get (later, 1)));
  g_assert_false (brg_sheet_row_is_missing (brg_sheet_list_get (later, 2)));
  after = brg_sheet_list_dup_state (later);
  g_assert_cmpstr (after, ==, "Handed in and signed: 1 of 2");
  missing = brg_sheet_list_dup_missing (later);
  expected = g_strdup_printf (
      "Not handed in: 1 %s",
      brg_snapshot_get_entry (later->snapshot, brg_sheet_list_get (later, 1)->entry)->family_name);
  g_assert_cmpstr (missing, ==, expected);
  wrong = brg_sheet_list_dup_fault (later, 1, "abc");
  g_assert_true (g_str_has_prefix (wrong, "Board 1, "));
  g_assert_nonnull (strstr (wrong, "“abc” is not a time"));
  brg_sheet_list_set_received (brg_sheet_list_get (later, 0), FALSE);
  g_assert_false (brg_sheet_list_get (later, 0)->sheet.is_signed);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("sheet-list")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheet-list/fide-2023 8.7; rus-draughts-2022 2.3.2, 5.4.3.5; "
                   "rus-chess-2014 8.7/handed-in",
                   test_handed_in);
  return g_test_run ();
}
