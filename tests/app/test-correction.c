/* test-correction.c - a result of an earlier round is found to be wrong
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-correction.h"
#include "brg-test.h"

#include "brg-event-table.h"
#include "brg-impact-words.h"
#include "brg-pairing-systems.h"
#include "brg-snapshot-tournament.h"
#include "event-fixture.h"

typedef struct
{
  const char *path;
  const char *system;
  BrgRoundState state;      /* of round 1 */
  BrgRoundState next_state; /* of round 2; as @state when there is none */
  gboolean has_next;
  const char *board; /* board 1 of round 1 */
  char white;        /* what is keyed */
  char black;
  BrgResultWay way;
} WayCase;

#define SWISS "coefficients"
#define TABLE "berger"
#define PLANNED BRG_ROUND_PLANNED
#define PUBLISHED BRG_ROUND_PUBLISHED
#define CLOSED BRG_ROUND_CLOSED

static const WayCase way_cases[] = {
  { "first-result", SWISS, PUBLISHED, PUBLISHED, FALSE, "1-2", '1', '0', BRG_RESULT_WAY_ENTER },
  { "overwritten", SWISS, PUBLISHED, PUBLISHED, FALSE, "1-2:0", '1', '0', BRG_RESULT_WAY_ENTER },
  { "cleared", SWISS, PUBLISHED, PUBLISHED, FALSE, "1-2:0", ' ', ' ', BRG_RESULT_WAY_ENTER },
  { "the-same", SWISS, PUBLISHED, PUBLISHED, FALSE, "1-2:1", '1', '0', BRG_RESULT_WAY_SAME },
  { "the-same-in-a-closed-round", SWISS, CLOSED, CLOSED, FALSE, "1-2:1", '1', '0',
    BRG_RESULT_WAY_SAME },
  { "closed", SWISS, CLOSED, CLOSED, FALSE, "1-2:1", '=', '=', BRG_RESULT_WAY_CORRECT },
  { "closed-and-next-published", SWISS, CLOSED, PUBLISHED, TRUE, "1-2:1", '=', '=',
    BRG_RESULT_WAY_CORRECT },
  { "opened-again-but-next-published", SWISS, PUBLISHED, PUBLISHED, TRUE, "1-2:1", '=', '=',
    BRG_RESULT_WAY_CORRECT },
  { "adjourned-and-finished-later", SWISS, CLOSED, PUBLISHED, TRUE, "1-2:*", '=', '=',
    BRG_RESULT_WAY_ENTER },
  { "cannot-be-cleared-when-closed", SWISS, CLOSED, CLOSED, FALSE, "1-2:1", ' ', ' ',
    BRG_RESULT_WAY_REOPEN },
  { "cannot-be-adjourned-when-closed", SWISS, CLOSED, CLOSED, FALSE, "1-2:1", '*', '*',
    BRG_RESULT_WAY_REOPEN },
  { "played-ahead", TABLE, PLANNED, PLANNED, TRUE, "1-2", '1', '0', BRG_RESULT_WAY_ENTER },
  { "next-only-planned", TABLE, PUBLISHED, PLANNED, TRUE, "1-2:1", '0', '1', BRG_RESULT_WAY_ENTER },
  { "bye", SWISS, PUBLISHED, PUBLISHED, FALSE, "1", '1', '0', BRG_RESULT_WAY_BYE },
};

static BrgOutcome
read_letter (char letter)
{
  BrgOutcome outcome = BRG_OUTCOME_NONE;

  g_assert_true (brg_outcome_from_code (letter, &outcome));
  return outcome;
}

/* Where nothing can be stored there is a reason to tell, and only there. */
static void
test_step (void)
{
  static const struct
  {
    BrgResultWay way;
    BrgOutcome white;
    BrgResultStep step;
  } cases[] = {
    { BRG_RESULT_WAY_SAME, BRG_OUTCOME_WIN, BRG_RESULT_STEP_GO_ON },
    { BRG_RESULT_WAY_SAME, BRG_OUTCOME_ADJOURNED, BRG_RESULT_STEP_GO_ON },
    { BRG_RESULT_WAY_SAME, BRG_OUTCOME_NONE, BRG_RESULT_STEP_NONE },
    { BRG_RESULT_WAY_ENTER, BRG_OUTCOME_WIN, BRG_RESULT_STEP_STORE },
    { BRG_RESULT_WAY_ENTER, BRG_OUTCOME_NONE, BRG_RESULT_STEP_STORE },
    { BRG_RESULT_WAY_ENTER, BRG_OUTCOME_ADJOURNED, BRG_RESULT_STEP_SEAL },
    { BRG_RESULT_WAY_CORRECT, BRG_OUTCOME_DRAW, BRG_RESULT_STEP_CORRECT },
    { BRG_RESULT_WAY_REOPEN, BRG_OUTCOME_NONE, BRG_RESULT_STEP_REFUSE },
    { BRG_RESULT_WAY_BYE, BRG_OUTCOME_WIN, BRG_RESULT_STEP_REFUSE },
    { BRG_RESULT_WAY_ALONE, BRG_OUTCOME_WIN, BRG_RESULT_STEP_REFUSE },
    { BRG_RESULT_WAY_EVENT_CLOSED, BRG_OUTCOME_WIN, BRG_RESULT_STEP_REFUSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpint (brg_result_step_find (cases[i].way, cases[i].white), ==, cases[i].step);
      g_assert_cmpint (brg_result_way_get_refusal (cases[i].way) != NULL, ==,
                       cases[i].step == BRG_RESULT_STEP_REFUSE);
    }
}

static void
test_way (gconstpointer data)
{
  const WayCase *test = data;
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new (test->system, "rus-draughts-2022", 4, 3);
  BrgOutcome white = read_letter (test->white);
  BrgOutcome black = read_letter (test->black);
  const BrgGame *game;

  event_fixture_add_round (snapshot, test->state, test->board);
  if (test->has_next)
    event_fixture_add_round (snapshot, test->next_state, "2-1");
  game = event_fixture_game (snapshot, 1, 1);
  g_assert_cmpint (brg_correction_find_way (snapshot, 1, game, white, black), ==, test->way);
  snapshot->event->state = BRG_EVENT_CLOSED;
  g_assert_cmpint (brg_correction_find_way (snapshot, 1, game, white, black), ==,
                   BRG_RESULT_WAY_EVENT_CLOSED);
}

/* rus-draughts-2022 10.3.2: by correspondence no round is built on another. */
static void
test_postal_way (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new (TABLE, "rus-draughts-2022", 4, 3);
  BrgRound *first;

  event_fixture_add_round (snapshot, PUBLISHED, "1-2 3-4:1");
  event_fixture_add_round (snapshot, PUBLISHED, "2-3 4-1");
  for (gint board = 1; board <= 2; board++)
    {
      const BrgGame *game = event_fixture_game (snapshot, 1, board);

      snapshot->group->is_postal = FALSE;
      g_assert_cmpint (
          brg_correction_find_way (snapshot, 1, game, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN), ==,
          BRG_RESULT_WAY_CORRECT);
      snapshot->group->is_postal = TRUE;
      g_assert_cmpint (
          brg_correction_find_way (snapshot, 1, game, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN), ==,
          BRG_RESULT_WAY_ENTER);
    }
  first = snapshot->rounds->pdata[0];
  first->state = CLOSED;
  g_assert_cmpint (brg_correction_find_way (snapshot, 1, event_fixture_game (snapshot, 1, 2),
                                            BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN),
                   ==, BRG_RESULT_WAY_CORRECT);
}

/* Pairs the next round with the event's system and gives White the results of @letters. */
static void
play_round (BrgSnapshot *snapshot, BrgRoundState state, const char *letters)
{
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);
  BrgPairingRequest request = { .round = (gint) snapshot->rounds->len + 1,
                                .seed = snapshot->group->seed };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPairing) pairing = brg_pairing_system_pair (
      brg_pairing_system_find (snapshot->group->system), tournament, &request, &error);
  g_autoptr (GString) boards = g_string_new (NULL);

  g_assert_no_error (error);
  g_assert_true (pairing->exists);
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      const BrgPair *pair = &g_array_index (pairing->pairs, BrgPair, i);

      g_string_append_printf (boards, "%s%d-%d", i > 0 ? " " : "", pair->white + 1,
                              pair->black + 1);
      if (letters[i] != ' ')
        g_string_append_printf (boards, ":%c", letters[i]);
    }
  event_fixture_add_round (snapshot, state, boards->str);
}

static BrgSnapshot *
make_swiss (void)
{
  BrgSnapshot *snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 10, 5);

  g_free (snapshot->group->tie_breaks);
  snapshot->group->tie_breaks = g_strdup ("BH,WIN");
  play_round (snapshot, BRG_ROUND_CLOSED, "1=011");
  play_round (snapshot, BRG_ROUND_CLOSED, "=101=");
  play_round (snapshot, BRG_ROUND_PUBLISHED, "     ");
  return snapshot;
}

static gint
count_boards_not_in (const BrgRound *wall, const BrgRound *other)
{
  gint n_missing = 0;

  for (guint i = 0; i < wall->games->len; i++)
    {
      const BrgGame *game = &g_array_index (wall->games, BrgGame, i);
      gboolean is_there = FALSE;

      for (guint k = 0; k < other->games->len; k++)
        {
          const BrgGame *twin = &g_array_index (other->games, BrgGame, k);

          is_there |= twin->white == game->white && twin->black == game->black;
        }
      n_missing += !is_there;
    }
  return n_missing;
}

static const BrgImpactMove *
find_move (const BrgImpact *impact, gint player)
{
  for (guint i = 0; i < impact->moves->len; i++)
    if (g_array_index (impact->moves, BrgImpactMove, i).player == player)
      return &g_array_index (impact->moves, BrgImpactMove, i);
  return NULL;
}

/* The table of a snapshot in which the result has been put right by hand. */
static void
assert_places (const BrgImpact *impact, BrgSnapshot *before, BrgSnapshot *after)
{
  g_autoptr (BrgEventTable) old = brg_event_table_new (before, 0);
  g_autoptr (BrgEventTable) new = brg_event_table_new (after, 0);

  for (gint player = 0; player < old->tournament->n_players; player++)
    {
      const BrgStanding *was = &old->standings->lines[old->standings->line_of[player]];
      const BrgStanding *is = &new->standings->lines[new->standings->line_of[player]];
      const BrgImpactMove *move = find_move (impact, player);

      g_assert_cmpint (move != NULL, ==,
                       was->points != is->points || was->place != is->place ||
                           was->last_place != is->last_place);
      if (move == NULL)
        continue;
      g_assert_cmpint (move->points_before, ==, was->points);
      g_assert_cmpint (move->points_after, ==, is->points);
      g_assert_cmpint (move->place_before, ==, was->place);
      g_assert_cmpint (move->place_after, ==, is->place);
      g_assert_cmpint (move->last_place_after, ==, is->last_place);
    }
}

/* rus-draughts-2022 5.4.10.12: the impact is that of an event replayed with the right result. */
static void
test_impact_of_a_swiss (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_swiss ();
  g_autoptr (BrgSnapshot) right = make_swiss ();
  g_autoptr (BrgSnapshot) second = make_swiss ();
  g_autoptr (BrgCorrection) correction = NULL;
  BrgGame *game = event_fixture_game (right, 1, 1);
  const BrgImpactRound *round;

  correction = brg_correction_new (snapshot, 1, event_fixture_game (snapshot, 1, 1),
                                   BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
  g_assert_cmpint (correction->remove_from, ==, 3);
  g_assert_cmpstr (correction->article, ==, "rus-draughts-2022 5.4.10.12");
  brg_correction_compute (correction);

  game->white_outcome = BRG_OUTCOME_LOSS;
  game->black_outcome = BRG_OUTCOME_WIN;
  assert_places (correction->impact, snapshot, right);
  g_assert_cmpint (correction->impact->n_scores_changed, ==, 2);

  /* Round 2 from the right result alone, round 3 from the results as they were played. */
  g_assert_cmpuint (correction->impact->rounds->len, ==, 2);
  *event_fixture_game (second, 1, 1) = *game;
  g_ptr_array_set_size (second->rounds, 1);
  play_round (second, BRG_ROUND_PUBLISHED, "     ");
  round = &g_array_index (correction->impact->rounds, BrgImpactRound, 0);
  g_assert_cmpint (round->n_different, ==,
                   count_boards_not_in (snapshot->rounds->pdata[1], second->rounds->pdata[1]));
  g_assert_cmpint (round->n_different, >, 0);
  g_assert_cmpint (round->n_different_before, ==, 0);
  g_ptr_array_set_size (right->rounds, 2);
  play_round (right, BRG_ROUND_PUBLISHED, "     ");
  round = &g_array_index (correction->impact->rounds, BrgImpactRound, 1);
  g_assert_cmpint (round->n_different, ==,
                   count_boards_not_in (snapshot->rounds->pdata[2], right->rounds->pdata[2]));
  g_assert_cmpint (round->n_different, >, 0);
  /* Other pairs would have come out, but what is published is final: pairing anew is a choice. */
  g_assert_cmpuint (correction->barred->len, ==, 0);
  g_assert_cmpint (brg_correction_propose (correction), ==, BRG_CORRECT_AND_KEEP_PAIRS);
  g_assert_true (brg_correction_may_choose (correction, BRG_CORRECT_AND_PAIR_ANEW));
}

/* A forfeit that was played after all: the two are paired again on the wall, which only the right
 * result forbids. Another correction of the same round leaves the wall alone. */
static void
test_broken_pair (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "fide-2023", 6, 5);
  g_autoptr (BrgCorrection) played = NULL;
  g_autoptr (BrgCorrection) other = NULL;
  g_autofree char *said = NULL;
  g_autofree char *other_said = NULL;
  const BrgBarredPair *pair;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:+ 5-2:0 3-6:1");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "2-3 4-1 6-5");
  played = brg_correction_new (snapshot, 1, event_fixture_game (snapshot, 1, 1), BRG_OUTCOME_WIN,
                               BRG_OUTCOME_LOSS);
  g_assert_cmpstr (played->article, ==, "fide-handling-2026 4");
  g_assert_nonnull (strstr (brg_correction_get_rule (played), "absolute criterion"));
  brg_correction_compute (played);
  g_assert_cmpuint (played->barred->len, ==, 1);
  pair = &g_array_index (played->barred, BrgBarredPair, 0);
  g_assert_cmpint (pair->round, ==, 2);
  g_assert_cmpint (pair->board, ==, 2);
  g_assert_cmpint (pair->ban.kind, ==, BRG_REASON_MET);
  g_assert_cmpint (brg_correction_propose (played), ==, BRG_CORRECT_AND_PAIR_ANEW);
  said = brg_impact_words_dup (played);
  g_assert_nonnull (strstr (said, "The rules forbid its pair on board 2 now."));
  other = brg_correction_new (snapshot, 1, event_fixture_game (snapshot, 1, 3), BRG_OUTCOME_LOSS,
                              BRG_OUTCOME_WIN);
  brg_correction_compute (other);
  g_assert_cmpuint (other->barred->len, ==, 0);
  g_assert_cmpint (brg_correction_propose (other), ==, BRG_CORRECT_AND_KEEP_PAIRS);
  other_said = brg_impact_words_dup (other);
  g_assert_null (strstr (other_said, "forbid"));
}

/* Whoever goes on in a bracket plays: there the pairs of the wall would be wrong. */
static void
test_bracket (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("knockout", "fide-2023", 4, 0);
  g_autoptr (BrgCorrection) correction = NULL;

  play_round (snapshot, BRG_ROUND_CLOSED, "11");
  play_round (snapshot, BRG_ROUND_PUBLISHED, "  ");
  correction = brg_correction_new (snapshot, 1, event_fixture_game (snapshot, 1, 1),
                                   BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
  brg_correction_compute (correction);
  g_assert_cmpint (brg_correction_propose (correction), ==, BRG_CORRECT_AND_PAIR_ANEW);
}

/* Pairs that the arbiter has made are fixed: without that they would count as different. */
static void
test_fixed_pairs (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_swiss ();
  g_autoptr (BrgCorrection) correction = NULL;
  BrgRound *third = snapshot->rounds->pdata[2];

  for (guint i = 0; i < third->games->len; i++)
    g_array_index (third->games, BrgGame, i).is_manual = TRUE;
  correction = brg_correction_new (snapshot, 1, event_fixture_game (snapshot, 1, 1),
                                   BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
  brg_correction_compute (correction);
  g_assert_cmpint (g_array_index (correction->impact->rounds, BrgImpactRound, 1).n_different, ==,
                   0);
  /* rus-draughts-2022 5.4.10.8: nobody would get another opponent. */
  g_assert_cmpint (brg_correction_propose (correction), ==, BRG_CORRECT_AND_KEEP_PAIRS);
  g_assert_true (brg_correction_may_choose (correction, BRG_CORRECT_AND_PAIR_ANEW));
}

static void
test_choices (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_swiss ();
  g_autoptr (BrgCorrection) begun = NULL;
  g_autoptr (BrgCorrection) first = NULL;
  BrgGame *missing = event_fixture_game (snapshot, 2, 2);

  event_fixture_game (snapshot, 3, 5)->white_outcome = BRG_OUTCOME_WIN;
  begun = brg_correction_new (snapshot, 2, event_fixture_game (snapshot, 2, 1), BRG_OUTCOME_WIN,
                              BRG_OUTCOME_LOSS);
  g_assert_cmpint (begun->remove_from, ==, 0);
  g_assert_false (brg_correction_may_choose (begun, BRG_CORRECT_AND_PAIR_ANEW));
  g_assert_true (brg_correction_may_choose (begun, BRG_CORRECT_AND_KEEP_PAIRS));
  g_assert_true (brg_correction_may_choose (begun, BRG_CORRECT_FOR_RATING));
  brg_correction_compute (begun);
  g_assert_cmpint (brg_correction_propose (begun), ==, BRG_CORRECT_AND_KEEP_PAIRS);
  /* What never counted cannot go on counting. */
  missing->white_outcome = BRG_OUTCOME_NONE;
  missing->black_outcome = BRG_OUTCOME_NONE;
  first = brg_correction_new (snapshot, 2, missing, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  g_assert_false (brg_correction_may_choose (first, BRG_CORRECT_FOR_RATING));
}

static void
test_round_robin (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("berger", "fide-2023", 4, 0);
  g_autoptr (BrgCorrection) correction = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-4:1 2-3:1");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "4-3 1-2");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "2-4 3-1");
  correction = brg_correction_new (snapshot, 1, event_fixture_game (snapshot, 1, 1),
                                   BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
  g_assert_cmpint (correction->remove_from, ==, 0);
  g_assert_null (correction->article);
  brg_correction_compute (correction);
  g_assert_cmpuint (correction->impact->rounds->len, ==, 0);
  g_assert_cmpint (correction->impact->n_scores_changed, ==, 2);
}

BRG_TEST_TOPIC ("correction")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (way_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/correction/way/", way_cases[i].path, NULL);

      g_test_add_data_func (path, &way_cases[i], test_way);
    }
  g_test_add_func ("/app/correction/rus-draughts-2022/5.4.10.12/impact", test_impact_of_a_swiss);
  g_test_add_func ("/app/correction/rus-draughts-2022/5.4.10.8/fixed-pairs", test_fixed_pairs);
  g_test_add_func ("/app/correction/fide-handling-2026/4/broken-pair", test_broken_pair);
  g_test_add_func ("/app/correction/bracket", test_bracket);
  g_test_add_func ("/app/correction/choices", test_choices);
  g_test_add_func ("/app/correction/round-robin", test_round_robin);
  g_test_add_func ("/app/correction/step", test_step);
  g_test_add_func ("/app/correction/rus-draughts-2022/10.3.2/by-correspondence", test_postal_way);
  return g_test_run ();
}
