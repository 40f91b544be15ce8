/* test-pairing-review.c - a round that is paired, held against the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing-review.h"
#include "brg-test.h"

#include <locale.h>

#include "brg-reason-text.h"
#include "event-fixture.h"

#define DRAUGHTS "rus-draughts-2022"

/* A worked example of the method: eight players, number 1 began with White. */
static BrgSnapshot *
make_eight (const char *third)
{
  BrgSnapshot *snapshot = event_fixture_new ("coefficients", DRAUGHTS, 8, 7);

  snapshot->group->initial_colour = BRG_COLOUR_WHITE;
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-5:= 6-2:0 3-7:1 8-4:=");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-3:= 1-8:1 5-4:= 7-6:0");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, third);
  return snapshot;
}

static BrgPairingReview *
review (BrgSnapshot *snapshot, gint round)
{
  BrgPairingReview *self = brg_pairing_review_new (snapshot, round);

  g_assert_nonnull (self);
  brg_pairing_review_run (self);
  brg_pairing_review_finish (self);
  return self;
}

static const BrgDraftBoard *
get_board (BrgPairingReview *self, gint round, guint index)
{
  return &g_array_index (brg_draft_get_boards (brg_pairing_review_get_draft (self), round),
                         BrgDraftBoard, index);
}

/* Remarks of a board, a line each. */
static char *
dup_remarks (BrgPairingReview *self, gint board)
{
  g_autoptr (GPtrArray) remarks = brg_pairing_review_list_remarks (self, board);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < remarks->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "",
                            ((const BrgSentence *) remarks->pdata[i])->text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_no_remarks (BrgPairingReview *self, gint n_boards)
{
  for (gint i = 0; i < n_boards; i++)
    {
      g_autofree char *text = dup_remarks (self, i);

      g_assert_cmpstr (text, ==, "");
    }
}

/* Every round of the example is that of the rules, and every board has its reasons. */
static void
test_same_pairs (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_eight ("2-1 4-3 6-5 8-7");

  for (gint round = 1; round <= 3; round++)
    {
      g_autoptr (BrgPairingReview) self = review (snapshot, round);

      g_assert_true (brg_pairing_review_agrees (self));
      assert_no_remarks (self, 4);
      for (guint i = 0; i < 4; i++)
        g_assert_cmpuint (get_board (self, round, i)->reasons->len, >=, 2);
    }
}

/* Reasons of a round do not know what came after it. */
static void
test_later_rounds_do_not_count (void)
{
  g_autoptr (BrgSnapshot) early = make_eight ("2-1 4-3 6-5 8-7");
  g_autoptr (BrgSnapshot) late = make_eight ("2-1:1 4-3:0 6-5:+ 8-7:1");
  g_autoptr (BrgPairingReview) self = review (early, 2);
  g_autoptr (BrgPairingReview) other = review (late, 2);

  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (get_board (self, 2, i)->reasons->len, ==,
                      get_board (other, 2, i)->reasons->len);
  g_assert_true (brg_pairing_review_is_of (self, late, 2));
  g_assert_false (brg_pairing_review_is_of (self, late, 3));
}

static void
test_is_of (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_eight ("2-1 4-3 6-5 8-7");
  g_autoptr (BrgSnapshot) entered = make_eight ("2-1:1 4-3:0 6-5:+ 8-7");
  g_autoptr (BrgSnapshot) corrected = make_eight ("2-1 4-3 6-5 8-7");
  g_autoptr (BrgPairingReview) self = brg_pairing_review_new (snapshot, 3);

  event_fixture_game (corrected, 2, 1)->white_outcome = BRG_OUTCOME_WIN;
  g_assert_true (brg_pairing_review_is_of (self, snapshot, 3));
  g_assert_true (brg_pairing_review_is_of (self, entered, 3));
  g_assert_false (brg_pairing_review_is_of (self, corrected, 3));
}

static void
test_corrected_result (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_eight ("2-1 4-3 6-5 8-7");
  BrgGame *game = event_fixture_game (snapshot, 1, 3);
  g_autoptr (BrgPairingReview) self = NULL;
  gboolean is_told = FALSE;

  game->white_outcome = BRG_OUTCOME_LOSS;
  game->black_outcome = BRG_OUTCOME_WIN;
  self = review (snapshot, 3);
  g_assert_false (brg_pairing_review_agrees (self));
  for (gint i = 0; i < 4; i++)
    {
      g_autofree char *text = dup_remarks (self, i);

      if (*text == '\0')
        continue;
      is_told = TRUE;
      g_assert_nonnull (strstr (text, "corrected later"));
      g_assert_nonnull (strstr (text, "By the rules the pair is "));
    }
  g_assert_true (is_told);
}

static void
test_reversed_colours (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_eight ("2-1 3-4 6-5 8-7");
  g_autoptr (BrgPairingReview) self = review (snapshot, 3);
  g_autofree char *text = dup_remarks (self, 1);

  g_assert_false (brg_pairing_review_agrees (self));
  g_assert_cmpstr (text, ==,
                   "The colours differ from those the rules give: a result was "
                   "corrected later, or the round was imported or paired elsewhere.\nBy the "
                   "rules the pair is Player04 (No.\u00a04) – Player03 (No.\u00a03).");
  g_assert_cmpuint (get_board (self, 3, 1)->reasons->len, >=, 2);
}

/* With the arbiter's pairs fixed the rules come to the rest; what they would have given is said. */
static void
test_manual_pairs (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_eight ("!2-7 !8-1 4-3 6-5");
  g_autoptr (BrgPairingReview) self = review (snapshot, 3);
  g_autofree char *text = dup_remarks (self, 0);

  g_assert_true (brg_pairing_review_agrees (self));
  g_assert_cmpstr (text, ==,
                   "The arbiter made this pair.\n"
                   "By the rules the pair is Player02 (No.\u00a02) – Player01 (No.\u00a01).\n"
                   "By the rules the pair is Player08 (No.\u00a08) – Player07 (No.\u00a07).");
  g_assert_cmpuint (get_board (self, 3, 0)->reasons->len, ==, 0);
  g_assert_cmpuint (get_board (self, 3, 2)->reasons->len, >=, 2);
}

static void
test_manual_as_ruled (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_eight ("!2-1 4-3 6-5 8-7");
  g_autoptr (BrgPairingReview) self = review (snapshot, 3);
  g_autofree char *text = dup_remarks (self, 0);

  g_assert_true (brg_pairing_review_agrees (self));
  g_assert_cmpstr (text, ==, "The arbiter made this pair.\nThe rules give the same pair.");
}

/* What was said when the round was published stands beside the pair. */
static void
test_manual_with_reason (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_eight ("!2-1 4-3 6-5 8-7");
  BrgRound *round = snapshot->rounds->pdata[2];
  g_autoptr (BrgPairingReview) self = NULL;
  g_autofree char *text = NULL;

  g_free (round->changed_reason);
  g_free (round->changed_by);
  round->changed_reason = g_strdup ("one family");
  round->changed_by = g_strdup ("G. Osipov");
  self = review (snapshot, 3);
  text = dup_remarks (self, 0);
  g_assert_cmpstr (text, ==,
                   "The arbiter made this pair: one family (G. Osipov).\n"
                   "The rules give the same pair.");
}

/* Who was not there is not paired again, and the odd one is free for the same reason. */
static void
test_absent_player (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", DRAUGHTS, 8, 5);
  g_autoptr (BrgPairingReview) self = NULL;

  snapshot->group->initial_colour = BRG_COLOUR_WHITE;
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-4 5-2 3-6 7");
  self = review (snapshot, 1);
  g_assert_true (brg_pairing_review_agrees (self));
  assert_no_remarks (self, 4);
  g_assert_cmpint (get_board (self, 1, 3)->black, ==, BRG_NOBODY);
  g_assert_cmpuint (get_board (self, 1, 3)->reasons->len, >=, 1);
}

/* The Berger table of six. */
static void
test_round_robin (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", DRAUGHTS, 6, 0);
  g_autoptr (BrgPairingReview) second = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-6:1 2-5:1 3-4:1");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "6-4 5-3 1-2");
  second = review (snapshot, 2);
  g_assert_true (brg_pairing_review_agrees (second));
  assert_no_remarks (second, 3);
  g_assert_cmpuint (get_board (second, 2, 0)->reasons->len, >=, 1);
}

static void
test_unknown_system (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_eight ("2-1 4-3 6-5 8-7");

  g_free (snapshot->group->system);
  snapshot->group->system = g_strdup ("of-somebody-else");
  g_assert_null (brg_pairing_review_new (snapshot, 2));
}

BRG_TEST_TOPIC ("pairing-review")
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/pairing-review/same-pairs", test_same_pairs);
  g_test_add_func ("/app/pairing-review/later-rounds-do-not-count", test_later_rounds_do_not_count);
  g_test_add_func ("/app/pairing-review/is-of", test_is_of);
  g_test_add_func ("/app/pairing-review/corrected-result", test_corrected_result);
  g_test_add_func ("/app/pairing-review/reversed-colours", test_reversed_colours);
  g_test_add_func ("/app/pairing-review/manual-pairs", test_manual_pairs);
  g_test_add_func ("/app/pairing-review/manual-as-ruled", test_manual_as_ruled);
  g_test_add_func ("/app/pairing-review/rus-draughts-2022/5.4.10.12/reason",
                   test_manual_with_reason);
  g_test_add_func ("/app/pairing-review/absent-player", test_absent_player);
  g_test_add_func ("/app/pairing-review/round-robin", test_round_robin);
  g_test_add_func ("/app/pairing-review/unknown-system", test_unknown_system);
  return g_test_run ();
}
