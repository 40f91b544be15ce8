/* test-tour.c - the tours of the samples
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-results.h"
#include "brg-test.h"
#include "brg-tour.h"
#include "store-fixture.h"

/* A tour of the round robin over a small event of our own: what it waits for is the same. */
static void
test_waits (void)
{
  StoreFixture fixture;
  g_autoptr (BrgSnapshot) before = NULL;
  g_autoptr (BrgSnapshot) after = NULL;
  g_autoptr (GError) error = NULL;
  BrgTour tour;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  before = store_fixture_load (&fixture);
  tour = brg_tour_begin (BRG_SAMPLE_TEAMS, before);
  g_assert_cmpint (brg_tour_get_step (&tour)->wait, ==, BRG_TOUR_RESULT);
  g_assert_false (brg_tour_look (&tour, before, "table"));
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1), BRG_OUTCOME_WIN,
                        BRG_OUTCOME_LOSS, &error);
  g_assert_no_error (error);
  after = store_fixture_load (&fixture);
  g_assert_true (brg_tour_look (&tour, after, "rounds"));
  g_assert_cmpint (brg_tour_get_step (&tour)->wait, ==, BRG_TOUR_TAKEN_BACK);
  g_assert_false (brg_tour_look (&tour, after, "rounds"));
  g_assert_true (brg_tour_look (&tour, before, "rounds"));
  g_assert_cmpstr (brg_tour_get_step (&tour)->page, ==, "table");
  g_assert_false (brg_tour_look (&tour, before, "rounds"));
  g_assert_true (brg_tour_look (&tour, before, "table"));
  g_assert_true (brg_tour_look (&tour, before, "players"));
  g_assert_cmpint (brg_tour_get_step (&tour)->wait, ==, BRG_TOUR_NOTHING);
  g_assert_false (brg_tour_look (&tour, before, "rounds"));
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("tour")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/tour/waits", test_waits);
  return g_test_run ();
}
