/* test-pairing-check.c - all rounds of a group held against the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing-check.h"
#include "brg-test.h"

#include <locale.h>

#include "event-fixture.h"

/* A worked example of the method: eight players, number 1 began with White. */
static BrgSnapshot *
make_eight (const char *second, const char *third)
{
  BrgSnapshot *snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 8, 7);

  snapshot->group->initial_colour = BRG_COLOUR_WHITE;
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-5:= 6-2:0 3-7:1 8-4:=");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, second);
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, third);
  return snapshot;
}

static BrgPairingCheck *
check (BrgSnapshot *snapshot)
{
  BrgPairingCheck *self = brg_pairing_check_new (snapshot);

  g_assert_nonnull (self);
  brg_pairing_check_run (self);
  brg_pairing_check_finish (self);
  return self;
}

static void
test_all_equal (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_eight ("2-3:= 1-8:1 5-4:= 7-6:0", "2-1 4-3 6-5 8-7");
  g_autoptr (BrgPairingCheck) self = check (snapshot);
  g_autofree char *summary = brg_pairing_check_dup_summary (self);

  g_assert_cmpuint (brg_pairing_check_get_boards (self)->len, ==, 0);
  g_assert_cmpstr (summary, ==, "All 3 rounds match the rules.");
}

static void
test_differences (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_eight ("2-3:= 1-8:1 5-4:= 7-6:0", "2-1 3-4 6-5 8-7");
  g_autoptr (BrgPairingCheck) self = check (snapshot);
  g_autofree char *summary = brg_pairing_check_dup_summary (self);
  const GPtrArray *boards = brg_pairing_check_get_boards (self);
  const BrgCheckedBoard *board;

  g_assert_cmpstr (summary, ==, "In 1 of 3 rounds the rules give other pairs.");
  g_assert_cmpuint (boards->len, ==, 1);
  board = boards->pdata[0];
  g_assert_cmpint (board->round, ==, 3);
  g_assert_cmpint (board->board, ==, 2);
  g_assert_false (board->is_manual);
  g_assert_cmpstr (board->played, ==, "Player03 (No.\u00a03) – Player04 (No.\u00a04)");
  g_assert_true (g_str_has_suffix (
      board->remark, "By the rules the pair is Player04 (No.\u00a04) – Player03 (No.\u00a03)."));
}

/* What the arbiter made is told, and the rest is as the rules pair it. */
static void
test_manual (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_eight ("2-3:= 1-8:1 5-4:= 7-6:0", "!2-7 !8-1 4-3 6-5");
  g_autoptr (BrgPairingCheck) self = check (snapshot);
  g_autofree char *summary = brg_pairing_check_dup_summary (self);
  const GPtrArray *boards = brg_pairing_check_get_boards (self);

  g_assert_cmpstr (summary, ==, "All 3 rounds match the rules. The arbiter made 2 pairs.");
  g_assert_cmpuint (boards->len, ==, 2);
  g_assert_true (((const BrgCheckedBoard *) boards->pdata[0])->is_manual);
  g_assert_cmpstr (((const BrgCheckedBoard *) boards->pdata[0])->remark, ==,
                   "By the rules the pair is Player02 (No.\u00a02) – Player01 (No.\u00a01). By the "
                   "rules the pair is Player08 (No.\u00a08) – Player07 (No.\u00a07).");
}

static void
test_nothing_to_check (void)
{
  g_autoptr (BrgSnapshot) empty = event_fixture_new ("dutch", "fide-2023", 8, 7);
  g_autoptr (BrgSnapshot) unknown = make_eight ("2-3:= 1-8:1 5-4:= 7-6:0", "2-1 4-3 6-5 8-7");

  g_assert_null (brg_pairing_check_new (empty));
  g_free (unknown->group->system);
  unknown->group->system = g_strdup ("of-somebody-else");
  g_assert_null (brg_pairing_check_new (unknown));
}

BRG_TEST_TOPIC ("pairing-check")
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/pairing-check/all-equal", test_all_equal);
  g_test_add_func ("/app/pairing-check/differences", test_differences);
  g_test_add_func ("/app/pairing-check/manual", test_manual);
  g_test_add_func ("/app/pairing-check/nothing-to-check", test_nothing_to_check);
  return g_test_run ();
}
