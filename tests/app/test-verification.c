/* test-verification.c - the blind pass: a second person keys every result again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "brg-verification.h"

#include "brg-result-keys.h"
#include "event-fixture.h"

static const BrgGame white_won = {
  .id = 7,
  .white_outcome = BRG_OUTCOME_WIN,
  .black_outcome = BRG_OUTCOME_LOSS,
};

static void
test_equal (void)
{
  BrgVerification pass = { .is_on = TRUE };

  g_assert_true (brg_verification_hides (&pass, &white_won));
  g_assert_cmpint (brg_verification_enter (&pass, &white_won, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS),
                   ==, BRG_ENTRY_VERDICT_EQUAL);
  g_assert_cmpint (pass.game_id, ==, 0);
}

static void
test_planted_error (void)
{
  BrgVerification pass = { .is_on = TRUE };
  BrgGame other = white_won;

  other.id = 8;
  g_assert_cmpint (brg_verification_enter (&pass, &white_won, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN),
                   ==, BRG_ENTRY_VERDICT_DIFFERENT);
  g_assert_cmpint (pass.game_id, ==, 7);
  g_assert_cmpint (pass.white, ==, BRG_OUTCOME_LOSS);
  g_assert_false (brg_verification_hides (&pass, &white_won));
  g_assert_true (brg_verification_hides (&pass, &other));
  /* Nothing else is looked at before it is decided. */
  g_assert_cmpint (brg_verification_enter (&pass, &other, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS), ==,
                   BRG_ENTRY_VERDICT_BUSY);
  g_assert_cmpint (brg_verification_decide (&pass, 't'), ==, BRG_DECISION_TAKE_SECOND);
  brg_verification_settle (&pass);
  g_assert_true (pass.is_on);
  g_assert_cmpint (pass.game_id, ==, 0);
  g_assert_cmpint (brg_verification_enter (&pass, &other, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS), ==,
                   BRG_ENTRY_VERDICT_EQUAL);
}

/* Somebody who does not look up types on: `2 4 Enter` of the next slip must not decide. */
static void
test_typing_on_decides_nothing (void)
{
  BrgVerification pass = { .is_on = TRUE };

  brg_verification_enter (&pass, &white_won, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
  g_assert_cmpint (brg_verification_decide (&pass, '2'), ==, BRG_DECISION_NONE);
  g_assert_cmpint (brg_verification_decide (&pass, BRG_SYMBOL_ENTER), ==, BRG_DECISION_NONE);
  g_assert_cmpint (brg_verification_decide (&pass, BRG_SYMBOL_ENTER), ==, BRG_DECISION_KEEP_FIRST);
}

static void
test_both_signs_must_be_the_same (void)
{
  BrgVerification pass = { .is_on = TRUE };
  BrgGame half = white_won;

  half.white_outcome = BRG_OUTCOME_DRAW;
  g_assert_cmpint (brg_verification_enter (&pass, &half, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW), ==,
                   BRG_ENTRY_VERDICT_DIFFERENT);
  brg_verification_settle (&pass);
  g_assert_cmpint (
      brg_verification_enter (&pass, &white_won, BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS),
      ==, BRG_ENTRY_VERDICT_DIFFERENT);
}

static void
test_open_games_have_no_first_entry (void)
{
  BrgVerification pass = { .is_on = TRUE };
  BrgGame open = { .id = 9 };
  BrgGame adjourned = { .id = 10,
                        .white_outcome = BRG_OUTCOME_ADJOURNED,
                        .black_outcome = BRG_OUTCOME_ADJOURNED };

  g_assert_false (brg_verification_hides (&pass, &open));
  g_assert_cmpint (brg_verification_enter (&pass, &open, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS), ==,
                   BRG_ENTRY_VERDICT_FIRST);
  g_assert_cmpint (brg_verification_enter (&pass, &adjourned, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS),
                   ==, BRG_ENTRY_VERDICT_FIRST);
}

static void
test_next (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 9, 5);

  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2:1 3-4 5-6:0 7-8:* 9");
  g_assert_cmpint (brg_verification_find_next (snapshot, 1, -1), ==, 0);
  g_assert_cmpint (brg_verification_find_next (snapshot, 1, 0), ==, 2);
  g_assert_cmpint (brg_verification_find_next (snapshot, 1, 2), ==, 0);
  event_fixture_game (snapshot, 1, 1)->is_verified = TRUE;
  g_assert_cmpint (brg_verification_find_next (snapshot, 1, 2), ==, 2);
  event_fixture_game (snapshot, 1, 3)->is_verified = TRUE;
  g_assert_cmpint (brg_verification_find_next (snapshot, 1, -1), ==, -1);
  g_assert_cmpint (brg_verification_find_next (snapshot, 2, -1), ==, -1);
}

static void
assert_line (const BrgVerification *pass, const BrgSnapshot *snapshot, const char *expected)
{
  g_autofree char *line = brg_verification_dup_line (pass, snapshot, 1);

  g_assert_cmpstr (line, ==, expected);
}

/* The mode says that it is on, a difference which board it is about, a key why it did nothing. */
static void
test_line (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 4, 3);
  BrgVerification pass = { 0 };
  BrgGame *game;

  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2:1 3-4:0");
  game = event_fixture_game (snapshot, 1, 2);
  game->id = 9;
  assert_line (&pass, snapshot, NULL);
  brg_verification_set_on (&pass, TRUE);
  assert_line (&pass, snapshot,
               "Verification by a second person: 0 of 2 results verified. Esc ends it.");
  brg_verification_enter (&pass, game, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  game->has_second = TRUE;
  game->second_white = BRG_OUTCOME_WIN;
  game->second_black = BRG_OUTCOME_LOSS;
  assert_line (&pass, snapshot,
               "Board 2: the entries differ. First 0\u202f–\u2060\u202f1, now "
               "1\u202f–\u2060\u202f0. Check the "
               "slip.");
  brg_verification_decide (&pass, '5');
  assert_line (&pass, snapshot,
               "Key 5 ignored: settle board 2 first. Enter keeps 0\u202f–\u2060\u202f1, T takes "
               "1\u202f–\u2060\u202f0.");
  brg_verification_decide (&pass, BRG_SYMBOL_ENTER);
  assert_line (&pass, snapshot,
               "Enter was ignored because it followed another key. Board 2: Enter keeps "
               "0\u202f–\u2060\u202f1, T takes 1\u202f–\u2060\u202f0.");
  brg_verification_decide (&pass, 0);
  assert_line (&pass, snapshot,
               "Key ignored: settle board 2 first. Enter keeps 0\u202f–\u2060\u202f1, T takes "
               "1\u202f–\u2060\u202f0.");
  brg_verification_set_on (&pass, FALSE);
  assert_line (&pass, snapshot,
               "On 1 board the two entries differ: V settles it. The round cannot be closed.");
}

/* What was left open is found again, taken up, and let go when it was settled elsewhere. */
static void
test_left_open (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 4, 3);
  BrgVerification pass = { .is_on = TRUE };
  BrgGame *game;

  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2:1 3-4:0");
  game = event_fixture_game (snapshot, 1, 2);
  game->id = 9;
  g_assert_false (brg_verification_resume (&pass, game));
  g_assert_cmpint (brg_verification_find_differing (snapshot, 1), ==, -1);
  game->has_second = TRUE;
  game->second_white = BRG_OUTCOME_WIN;
  game->second_black = BRG_OUTCOME_LOSS;
  g_assert_cmpint (brg_verification_find_differing (snapshot, 1), ==, 1);
  g_assert_true (brg_verification_resume (&pass, game));
  g_assert_cmpint (pass.game_id, ==, 9);
  g_assert_cmpint (pass.white, ==, BRG_OUTCOME_WIN);
  brg_verification_follow (&pass, snapshot, 1);
  g_assert_cmpint (pass.game_id, ==, 9);
  game->has_second = FALSE;
  brg_verification_follow (&pass, snapshot, 1);
  g_assert_cmpint (pass.game_id, ==, 0);
  g_assert_true (pass.is_on);
}

BRG_TEST_TOPIC ("verification")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/verification/equal", test_equal);
  g_test_add_func ("/app/verification/planted-error", test_planted_error);
  g_test_add_func ("/app/verification/typing-on-decides-nothing", test_typing_on_decides_nothing);
  g_test_add_func ("/app/verification/both-sides-must-be-the-same",
                   test_both_signs_must_be_the_same);
  g_test_add_func ("/app/verification/open-games-have-no-first-entry",
                   test_open_games_have_no_first_entry);
  g_test_add_func ("/app/verification/next", test_next);
  g_test_add_func ("/app/verification/line", test_line);
  g_test_add_func ("/app/verification/left-open", test_left_open);
  return g_test_run ();
}
