/* test-player-history.c - a player's way through the event, as on his card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-player-history.h"
#include "brg-test.h"

#include "event-fixture.h"

static void
assert_line (GArray *lines,
             guint i,
             gint opponent,
             BrgColour colour,
             BrgOutcome outcome,
             gint total)
{
  const BrgHistoryLine *line = &g_array_index (lines, BrgHistoryLine, i);

  g_assert_cmpint (line->round, ==, (gint) i + 1);
  g_assert_cmpint (line->opponent, ==, opponent);
  g_assert_cmpint (line->colour, ==, colour);
  g_assert_cmpint (line->outcome, ==, outcome);
  g_assert_cmpint (line->total, ==, total);
}

static void
test_swiss (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 5, 6);
  g_autoptr (GArray) lines = NULL;
  g_autofree char *colours = NULL;
  g_autofree char *all_colours = NULL;
  BrgAbsence absence = { 0, 4, BRG_OUTCOME_HALF_BYE };

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "3-1:= 2-4:1 5");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-3:1 4-5:1 1");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:+ 2-5:1 3");
  g_array_append_val (snapshot->absences, absence);
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "3-4:1 5-2:=");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2 4-3 5");
  event_fixture_game (snapshot, 1, 1)->rating_black = BRG_OUTCOME_LOSS;

  lines = brg_player_history_new (snapshot, 0);
  g_assert_cmpuint (lines->len, ==, 5);
  assert_line (lines, 0, 2, BRG_COLOUR_BLACK, BRG_OUTCOME_DRAW, 30);
  assert_line (lines, 1, BRG_NOBODY, BRG_COLOUR_NONE, BRG_OUTCOME_PAIRING_BYE, 90);
  assert_line (lines, 2, 3, BRG_COLOUR_WHITE, BRG_OUTCOME_FORFEIT_WIN, 150);
  assert_line (lines, 3, BRG_NOBODY, BRG_COLOUR_NONE, BRG_OUTCOME_HALF_BYE, 180);
  assert_line (lines, 4, 1, BRG_COLOUR_WHITE, BRG_OUTCOME_NONE, 180);
  g_assert_cmpint (g_array_index (lines, BrgHistoryLine, 0).for_rating, ==, BRG_OUTCOME_LOSS);
  g_assert_cmpint (g_array_index (lines, BrgHistoryLine, 1).for_rating, ==, BRG_OUTCOME_NONE);
  g_assert_cmpint (g_array_index (lines, BrgHistoryLine, 4).board, ==, 1);
  g_assert_cmpint (g_array_index (lines, BrgHistoryLine, 3).board, ==, 0);
  /* A game that was not played gives no colour. */
  colours = brg_player_history_dup_colours (lines, 5);
  g_assert_cmpstr (colours, ==, "b---");
  all_colours = brg_player_history_dup_colours (lines, 6);
  g_assert_cmpstr (all_colours, ==, "b---w");
}

/* rus-draughts-2022 5.4.5.2: 4 has played one of three: his opponents keep nothing, his own card
 * shows what he made. */
static void
test_leaver (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "rus-draughts-2022", 4, 0);
  g_autoptr (GArray) opponent = NULL;
  g_autoptr (GArray) leaver = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:= 2-3:1");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "4-3 1-2:1");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "2-4 3-1");
  ((BrgEntry *) snapshot->entries->pdata[3])->left_after = 1;
  opponent = brg_player_history_new (snapshot, 0);
  assert_line (opponent, 0, 3, BRG_COLOUR_WHITE, BRG_OUTCOME_DRAW, 0);
  assert_line (opponent, 1, 1, BRG_COLOUR_WHITE, BRG_OUTCOME_WIN, 60);
  leaver = brg_player_history_new (snapshot, 3);
  assert_line (leaver, 0, 0, BRG_COLOUR_BLACK, BRG_OUTCOME_DRAW, 30);
  assert_line (leaver, 1, 2, BRG_COLOUR_WHITE, BRG_OUTCOME_FORFEIT_LOSS, 30);
}

static void
test_without_number (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 2, 3);
  g_autoptr (GArray) lines = NULL;
  BrgEntry *late = brg_entry_new ();

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1");
  g_ptr_array_add (snapshot->entries, late);
  lines = brg_player_history_new (snapshot, 2);
  g_assert_cmpuint (lines->len, ==, 0);
}

BRG_TEST_TOPIC ("player-history")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/player-history/rus-draughts-2022/14.1.2/swiss", test_swiss);
  g_test_add_func ("/app/player-history/rus-draughts-2022/5.4.5.2/leaver", test_leaver);
  g_test_add_func ("/app/player-history/without-number", test_without_number);
  return g_test_run ();
}
