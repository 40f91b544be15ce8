/* test-round-outlook.c - who would play in a round that is not paired yet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-round-outlook.h"
#include "brg-test.h"

#include "event-fixture.h"

static void
test_counts (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 10, 5);
  static const BrgAbsence absences[] = {
    { 1, 2, BRG_OUTCOME_HALF_BYE }, { 2, 2, BRG_OUTCOME_ZERO_BYE },
    { 3, 2, BRG_OUTCOME_FULL_BYE }, { 4, 3, BRG_OUTCOME_ZERO_BYE }, /* another round */
    { 5, 2, BRG_OUTCOME_ZERO_BYE },                                 /* has left: not absent */
  };
  BrgRoundOutlook second;
  BrgRoundOutlook first;

  g_array_append_vals (snapshot->absences, absences, G_N_ELEMENTS (absences));
  ((BrgEntry *) snapshot->entries->pdata[5])->left_after = 1;
  ((BrgEntry *) snapshot->entries->pdata[6])->joins_round = 3;
  ((BrgEntry *) snapshot->entries->pdata[7])->joins_round = 2;
  ((BrgEntry *) snapshot->entries->pdata[9])->number = 0;
  second = brg_round_outlook_find (snapshot, 2);
  g_assert_cmpint (second.n_playing, ==, 5); /* 1, 5, 8, 9, 10 */
  g_assert_cmpint (second.n_half_byes, ==, 1);
  g_assert_cmpint (second.n_full_byes, ==, 1);
  g_assert_cmpint (second.n_absent, ==, 1);
  g_assert_cmpint (second.n_left, ==, 1);
  g_assert_cmpint (second.n_joining, ==, 2); /* 8 and 10 */
  first = brg_round_outlook_find (snapshot, 1);
  g_assert_cmpint (first.n_playing, ==, 8);
  g_assert_cmpint (first.n_left, ==, 0);
  g_assert_cmpint (first.n_joining, ==, 0);
}

/* rus-draughts-2022 5.3: who was refused has not withdrawn. */
static void
test_refused (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 10, 5);
  BrgEntry *refused = snapshot->entries->pdata[5];
  BrgRoundOutlook outlook;

  refused->left_after = 0;
  refused->admission = BRG_ADMISSION_REFUSED;
  outlook = brg_round_outlook_find (snapshot, 1);
  g_assert_cmpint (outlook.n_refused, ==, 1);
  g_assert_cmpint (outlook.n_left, ==, 0);
  g_assert_cmpint (outlook.n_playing, ==, 9);
}

BRG_TEST_TOPIC ("round-outlook")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/round-outlook/counts", test_counts);
  g_test_add_func ("/app/round-outlook/rus-draughts-2022/5.3/refused", test_refused);
  return g_test_run ();
}
