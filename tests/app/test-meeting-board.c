/* test-meeting-board.c - a meeting of several games on a board, on the desk and on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board.h"
#include "brg-correction.h"
#include "brg-event-form.h"
#include "brg-meeting-board.h"
#include "brg-meeting-breaks.h"
#include "brg-series-words.h"
#include "brg-test.h"
#include "event-fixture.h"

#include <string.h>

static BrgSnapshot *
new_event (gint n_games)
{
  BrgSnapshot *snapshot = event_fixture_new ("berger", "rus-draughts-2022", 4, 3);

  snapshot->event->discipline = BRG_DISCIPLINE_DRAUGHTS64;
  snapshot->group->meeting_games = n_games;
  snapshot->group->scoring = brg_scoring_two_one ();
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2 3-4");
  return snapshot;
}

static void
key (const BrgSnapshot *snapshot, BrgGame *game, BrgOutcome white, BrgOutcome black)
{
  BrgGame aimed = brg_meeting_board_aim (snapshot, game, 0, white);

  brg_meeting_board_judge (snapshot, &aimed, white, black);
  *game = aimed;
  game->meeting_game = 0;
}

static void
test_aim (void)
{
  g_autoptr (BrgSnapshot) snapshot = new_event (2);
  BrgGame *game = event_fixture_game (snapshot, 1, 1);
  BrgGame seated;

  g_assert_cmpint (brg_meeting_board_count (snapshot, game), ==, 2);
  g_assert_cmpint (brg_meeting_board_aim (snapshot, game, 0, BRG_OUTCOME_WIN).meeting_game, ==, 1);
  g_assert_cmpint (brg_meeting_board_aim (snapshot, game, 0, BRG_OUTCOME_FORFEIT_WIN).meeting_game,
                   ==, 0);
  key (snapshot, game, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  g_assert_cmpint (brg_board_get_state (snapshot, 1, game), ==, BRG_BOARD_MISSING);
  g_assert_cmpint (brg_meeting_board_aim (snapshot, game, 0, BRG_OUTCOME_WIN).meeting_game, ==, 2);
  g_assert_cmpint (brg_meeting_board_aim (snapshot, game, 0, BRG_OUTCOME_NONE).meeting_game, ==, 1);
  /* rus-draughts-2022 5.4.6: the colours change. */
  seated = brg_meeting_board_seat (snapshot, game, 1);
  g_assert_cmpint (seated.white, ==, game->white);
  g_assert_cmpint (seated.white_outcome, ==, BRG_OUTCOME_WIN);
  seated = brg_meeting_board_seat (snapshot, game, 2);
  g_assert_cmpint (seated.white, ==, game->black);
  g_assert_cmpint (seated.white_outcome, ==, BRG_OUTCOME_NONE);
}

static void
test_ways (void)
{
  g_autoptr (BrgSnapshot) snapshot = new_event (2);
  BrgGame *game = event_fixture_game (snapshot, 1, 1);
  BrgGame aimed;

  key (snapshot, game, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  key (snapshot, game, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  g_assert_cmpint (game->white_outcome, ==, BRG_OUTCOME_WIN);
  aimed = brg_meeting_board_aim (snapshot, game, 0, BRG_OUTCOME_LOSS);
  g_assert_cmpint (brg_correction_find_way (snapshot, 1, &aimed, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN),
                   ==, BRG_RESULT_WAY_FULL);
  g_assert_nonnull (brg_result_way_get_refusal (BRG_RESULT_WAY_FULL));
  aimed = brg_meeting_board_aim (snapshot, game, 2, BRG_OUTCOME_LOSS);
  g_assert_cmpint (brg_correction_find_way (snapshot, 1, &aimed, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN),
                   ==, BRG_RESULT_WAY_ENTER);
  g_assert_cmpint (
      brg_correction_find_way (snapshot, 1, &aimed, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW), ==,
      BRG_RESULT_WAY_SAME);
}

static void
test_texts (void)
{
  g_autoptr (BrgSnapshot) snapshot = new_event (2);
  BrgGame *game = event_fixture_game (snapshot, 1, 1);
  g_autofree char *nothing = brg_meeting_board_dup_outlook (snapshot, game);
  g_autofree char *outlook = NULL;
  g_autofree char *on = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *games = NULL;

  g_assert_cmpstr (nothing, ==, "");
  key (snapshot, game, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  on = brg_meeting_board_dup_on (snapshot, game);
  g_assert_cmpstr (on, ==, "game 2 is on");
  outlook = brg_meeting_board_dup_outlook (snapshot, game);
  g_assert_cmpstr (outlook, ==,
                   "Sum 2\u202f–\u2060\u202f0. A draw in game 2: meeting "
                   "2\u202f–\u2060\u202f0.");
  key (snapshot, game, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  sum = brg_meeting_board_dup_sum (snapshot, game);
  g_assert_cmpstr (sum, ==, "3\u202f–\u2060\u202f1");
  games = brg_series_words_games (snapshot, game);
  g_assert_cmpstr (games, ==,
                   "2\u202f–\u2060\u202f0\u20021\u202f–\u2060\u202f1 "
                   "(3\u202f–\u2060\u202f1)");
}

/* rus-draughts-2022 6.2: draughts-64 begins with two games a meeting, and a book without
 * micro-matches has none. */
static void
test_form (void)
{
  g_autoptr (BrgEventForm) form = brg_event_form_new ("X", "2026-11-28", 1);

  g_assert_cmpint (form->group->meeting_games, ==, 1);
  g_assert_cmpstr (brg_event_form_get_meeting_article (form), ==, "rus-draughts-2022 5.4.6");
  brg_event_form_set_discipline (form, BRG_DISCIPLINE_DRAUGHTS64);
  g_assert_cmpint (form->group->meeting_games, ==, 2);
  g_assert_cmpstr (brg_event_form_get_meeting_article (form), ==, "rus-draughts-2022 6.2");
  form->group->meeting_games = 4;
  brg_event_form_set_discipline (form, BRG_DISCIPLINE_RUSSIAN);
  g_assert_cmpint (form->group->meeting_games, ==, 4);
  brg_event_form_set_discipline (form, BRG_DISCIPLINE_CHESS);
  g_assert_cmpint (form->group->meeting_games, ==, 1);
  g_assert_null (brg_event_form_get_meeting_article (form));
}

static void
test_rules (void)
{
  g_autoptr (BrgSnapshot) snapshot = new_event (2);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GPtrArray) rules = NULL;

  g_free (snapshot->group->opening_table);
  snapshot->group->opening_table = g_strdup ("own");
  snapshot->group->has_majority = TRUE;
  rules = brg_series_words_list_rules (words, snapshot);
  g_assert_cmpuint (rules->len, ==, 3);
  g_assert_nonnull (strstr (rules->pdata[0], "Micro-matches of 2 games"));
  g_assert_nonnull (strstr (rules->pdata[0], "5.4.6"));
  g_assert_nonnull (strstr (rules->pdata[1], "6.2.2"));
  g_assert_nonnull (strstr (rules->pdata[2], "6.2.3"));
}

/* rus-draughts-2022 5.4.6: the break begins with the result, is called when it is over, and there
 * is none after the last game. */
static void
test_breaks (void)
{
  g_autoptr (BrgSnapshot) snapshot = new_event (2);
  g_autoptr (BrgMeetingBreaks) breaks = brg_meeting_breaks_new ();
  BrgGame *game = event_fixture_game (snapshot, 1, 1);
  const gint64 minute = 60 * G_USEC_PER_SEC;
  g_autofree char *nothing = NULL;
  g_autofree char *call = NULL;
  g_autofree char *hushed = NULL;

  game->id = 71;
  event_fixture_game (snapshot, 1, 2)->id = 72;
  g_assert_cmpint (brg_meeting_breaks_find_minutes (snapshot), ==, 5);
  brg_meeting_breaks_follow (breaks, snapshot, 1, 0);
  g_assert_false (brg_meeting_breaks_is_counting (breaks, 0));
  key (snapshot, game, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  brg_meeting_breaks_follow (breaks, snapshot, 1, minute);
  brg_meeting_breaks_follow (breaks, snapshot, 1, 2 * minute);
  g_assert_cmpint (brg_meeting_breaks_get_left (breaks, 71, 2 * minute), ==, 240);
  g_assert_cmpint (brg_meeting_breaks_get_left (breaks, 72, 2 * minute), ==, 0);
  nothing = brg_meeting_breaks_dup_call (breaks, snapshot, 1, 2 * minute);
  g_assert_null (nothing);
  call = brg_meeting_breaks_dup_call (breaks, snapshot, 1, 6 * minute);
  g_assert_cmpstr (call, ==, "The break is over on board 1: the next game begins.");
  g_assert_true (brg_meeting_breaks_is_counting (breaks, 6 * minute));
  g_assert_false (brg_meeting_breaks_is_counting (breaks, 7 * minute));
  brg_meeting_breaks_hush (breaks, 6 * minute);
  hushed = brg_meeting_breaks_dup_call (breaks, snapshot, 1, 6 * minute);
  g_assert_null (hushed);
  g_assert_false (brg_meeting_breaks_is_counting (breaks, 6 * minute));
  key (snapshot, game, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  brg_meeting_breaks_follow (breaks, snapshot, 1, 8 * minute);
  g_assert_cmpint (brg_meeting_breaks_get_left (breaks, 71, 8 * minute), ==, 0);
  snapshot->event->discipline = BRG_DISCIPLINE_INTERNATIONAL;
  g_assert_cmpint (brg_meeting_breaks_find_minutes (snapshot), ==, 0);
}

/* A game that is adjourned is not over: no break begins with it. */
static void
test_no_break_of_adjourned (void)
{
  g_autoptr (BrgSnapshot) snapshot = new_event (2);
  g_autoptr (BrgMeetingBreaks) breaks = brg_meeting_breaks_new ();
  BrgGame *game = event_fixture_game (snapshot, 1, 1);

  game->id = 71;
  brg_meeting_breaks_follow (breaks, snapshot, 1, 0);
  key (snapshot, game, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED);
  brg_meeting_breaks_follow (breaks, snapshot, 1, G_USEC_PER_SEC);
  g_assert_false (brg_meeting_breaks_is_counting (breaks, G_USEC_PER_SEC));
}

BRG_TEST_TOPIC ("meeting-board")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/meeting-board/rus-draughts-2022/5.4.6/aim", test_aim);
  g_test_add_func ("/meeting-board/ways", test_ways);
  g_test_add_func ("/meeting-board/texts", test_texts);
  g_test_add_func ("/meeting-board/rus-draughts-2022/5.4.6/breaks", test_breaks);
  g_test_add_func ("/meeting-board/rus-draughts-2022/5.4.6/no-break-of-adjourned",
                   test_no_break_of_adjourned);
  g_test_add_func ("/meeting-board/rus-draughts-2022/6.2/form", test_form);
  g_test_add_func ("/meeting-board/rus-draughts-2022/6.2.2/papers", test_rules);
  return g_test_run ();
}
