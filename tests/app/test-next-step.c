/* test-next-step.c - the next lawful step of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-next-step.h"
#include "brg-test.h"

#include "brg-rulebooks.h"

static BrgSnapshot *
make_snapshot (const char *system, const char *rulebook, guint n_players, gint n_rounds)
{
  BrgSnapshot *snapshot = brg_snapshot_new ();

  g_free (snapshot->group->system);
  snapshot->group->system = g_strdup (system);
  snapshot->group->n_rounds = n_rounds;
  snapshot->event->rulebook = brg_rulebook_find (rulebook);
  for (guint i = 0; i < n_players; i++)
    {
      BrgEntry *entry = brg_entry_new ();

      entry->number = (gint) i + 1;
      g_ptr_array_add (snapshot->entries, entry);
    }
  return snapshot;
}

/* Boards 1-2, 3-4, ... with the letters of @results, a blank for an open one. */
static BrgRound *
add_round (BrgSnapshot *snapshot, BrgRoundState state, const char *results)
{
  BrgRound *round = brg_round_new ((gint) snapshot->rounds->len + 1);

  round->state = state;
  for (gint i = 0; results[i] != '\0'; i++)
    {
      BrgGame game = { .board = i + 1, .white = 2 * i, .black = 2 * i + 1 };

      g_assert_true (brg_outcome_from_code (results[i], &game.white_outcome));
      game.black_outcome = game.white_outcome;
      g_array_append_val (round->games, game);
    }
  g_ptr_array_add (snapshot->rounds, round);
  return round;
}

static void
assert_step (const BrgSnapshot *snapshot,
             BrgStepKind kind,
             gint round,
             gint missing,
             gint adjourned)
{
  BrgNextStep step = brg_next_step_find (snapshot);

  g_assert_cmpint (step.kind, ==, kind);
  g_assert_cmpint (step.round, ==, round);
  g_assert_cmpint (step.n_missing, ==, missing);
  g_assert_cmpint (step.n_adjourned, ==, adjourned);
  g_assert_cmpint (brg_next_step_is_blocked (&step), ==, missing + adjourned > 0);
}

static void
test_swiss (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("coefficients", "rus-draughts-2022", 1, 2);
  BrgRound *round;
  BrgNextStep step;

  assert_step (snapshot, BRG_STEP_ADD_PLAYERS, 0, 0, 0);
  for (gint number = 2; number <= 4; number++)
    {
      BrgEntry *entry = brg_entry_new ();

      entry->number = number;
      g_ptr_array_add (snapshot->entries, entry);
    }
  assert_step (snapshot, BRG_STEP_PAIR, 1, 0, 0);
  round = add_round (snapshot, BRG_ROUND_PUBLISHED, "= ");
  assert_step (snapshot, BRG_STEP_CLOSE, 1, 1, 0);
  g_array_index (round->games, BrgGame, 1).white_outcome = BRG_OUTCOME_ADJOURNED;
  assert_step (snapshot, BRG_STEP_CLOSE, 1, 0, 0);
  round->state = BRG_ROUND_CLOSED;
  assert_step (snapshot, BRG_STEP_PAIR, 2, 0, 0);
  add_round (snapshot, BRG_ROUND_CLOSED, "==");
  assert_step (snapshot, BRG_STEP_APPROVE, 0, 0, 1);
  g_array_index (round->games, BrgGame, 1).white_outcome = BRG_OUTCOME_WIN;
  assert_step (snapshot, BRG_STEP_APPROVE, 0, 0, 0);
  snapshot->n_open_groups = 1;
  step = brg_next_step_find (snapshot);
  g_assert_cmpint (step.n_open_groups, ==, 1);
  g_assert_true (brg_next_step_is_blocked (&step));
  snapshot->event->state = BRG_EVENT_CLOSED;
  assert_step (snapshot, BRG_STEP_REPORT, 0, 0, 0);
}

/* Two entries that differ hold the round, and after it the approval, until they are settled. */
static void
test_differing_entries (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("coefficients", "rus-draughts-2022", 4, 1);
  BrgRound *round = add_round (snapshot, BRG_ROUND_PUBLISHED, "==");
  BrgGame *game = &g_array_index (round->games, BrgGame, 1);
  BrgNextStep step = brg_next_step_find (snapshot);

  g_assert_false (brg_next_step_is_blocked (&step));
  game->has_second = TRUE;
  game->second_white = BRG_OUTCOME_WIN;
  game->second_black = BRG_OUTCOME_LOSS;
  step = brg_next_step_find (snapshot);
  g_assert_cmpint (step.kind, ==, BRG_STEP_CLOSE);
  g_assert_cmpint (step.n_differing, ==, 1);
  g_assert_cmpint (step.first_open_round, ==, 1);
  g_assert_true (brg_next_step_is_blocked (&step));
  round->state = BRG_ROUND_CLOSED;
  step = brg_next_step_find (snapshot);
  g_assert_cmpint (step.kind, ==, BRG_STEP_APPROVE);
  g_assert_true (brg_next_step_is_blocked (&step));
  game->has_second = FALSE;
  step = brg_next_step_find (snapshot);
  g_assert_false (brg_next_step_is_blocked (&step));
}

static void
test_round_robin (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("berger", "rus-draughts-2022", 4, 0);

  assert_step (snapshot, BRG_STEP_PAIR, 1, 0, 0);
  add_round (snapshot, BRG_ROUND_PLANNED, "  ");
  add_round (snapshot, BRG_ROUND_PLANNED, "  ");
  add_round (snapshot, BRG_ROUND_PLANNED, "  ");
  assert_step (snapshot, BRG_STEP_START, 1, 0, 0);
  g_assert_cmpint (brg_snapshot_current_round (snapshot), ==, 1);
  ((BrgRound *) snapshot->rounds->pdata[0])->state = BRG_ROUND_PUBLISHED;
  assert_step (snapshot, BRG_STEP_CLOSE, 1, 2, 0);
}

static void
test_1956_last_round (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("berger", "ussr-chess-1956", 4, 0);
  BrgNextStep step;

  add_round (snapshot, BRG_ROUND_CLOSED, "=*");
  add_round (snapshot, BRG_ROUND_CLOSED, "==");
  add_round (snapshot, BRG_ROUND_PLANNED, "  ");
  assert_step (snapshot, BRG_STEP_START, 3, 0, 1);
  step = brg_next_step_find (snapshot);
  g_assert_cmpint (step.first_open_round, ==, 1);
  snapshot->event->rulebook = brg_rulebook_find ("fide-2023");
  assert_step (snapshot, BRG_STEP_START, 3, 0, 0);
}

static void
test_leaver (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("berger", "rus-draughts-2022", 4, 0);
  BrgEntry *leaver = snapshot->entries->pdata[1];
  BrgRoundCounts counts;

  add_round (snapshot, BRG_ROUND_PUBLISHED, " =");
  leaver->left_after = 0;
  counts = brg_round_counts_find (snapshot, 1);
  g_assert_cmpint (counts.n_games, ==, 1);
  g_assert_cmpint (counts.n_missing, ==, 0);
  g_assert_cmpint (counts.n_results, ==, 1);
}

/* rus-draughts-2022 10.3.2: by correspondence all games begin and end at once; a round is no step.
 */
static void
test_postal (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("berger", "rus-draughts-2022", 4, 3);

  g_assert_false (brg_next_step_find (snapshot).is_whole);
  snapshot->group->is_postal = TRUE;
  assert_step (snapshot, BRG_STEP_PAIR, 1, 0, 0);
  g_assert_true (brg_next_step_find (snapshot).is_whole);
  add_round (snapshot, BRG_ROUND_PUBLISHED, "  ");
  add_round (snapshot, BRG_ROUND_PLANNED, "  ");
  assert_step (snapshot, BRG_STEP_BEGIN_PLAY, 1, 0, 0);
  ((BrgRound *) snapshot->rounds->pdata[1])->state = BRG_ROUND_PUBLISHED;
  add_round (snapshot, BRG_ROUND_PUBLISHED, "==");
  assert_step (snapshot, BRG_STEP_END_PLAY, 1, 4, 0);
  g_assert_cmpint (brg_round_counts_find_with (snapshot, 1).n_games, ==, 6);
  g_assert_cmpint (brg_round_counts_find_with (snapshot, 1).n_missing, ==, 4);
  g_assert_cmpint (brg_round_counts_find_with (snapshot, 3).n_results, ==, 2);
  snapshot->group->is_postal = FALSE;
  g_assert_cmpint (brg_round_counts_find_with (snapshot, 1).n_games, ==, 2);
  snapshot->group->is_postal = TRUE;
  for (guint i = 0; i < 2; i++)
    for (guint n = 0; n < 2; n++)
      {
        BrgRound *round = snapshot->rounds->pdata[i];

        g_array_index (round->games, BrgGame, n).white_outcome = BRG_OUTCOME_DRAW;
        g_array_index (round->games, BrgGame, n).black_outcome = BRG_OUTCOME_DRAW;
      }
  assert_step (snapshot, BRG_STEP_END_PLAY, 1, 0, 0);
  for (guint i = 0; i < 3; i++)
    ((BrgRound *) snapshot->rounds->pdata[i])->state = BRG_ROUND_CLOSED;
  g_assert_cmpint (brg_next_step_find (snapshot).kind, ==, BRG_STEP_APPROVE);
}

BRG_TEST_TOPIC ("next-step")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/next-step/differing-entries", test_differing_entries);
  g_test_add_func ("/app/next-step/swiss", test_swiss);
  g_test_add_func ("/app/next-step/round-robin", test_round_robin);
  g_test_add_func ("/app/next-step/ussr-chess-1956/20/last-round-waits", test_1956_last_round);
  g_test_add_func ("/app/next-step/rus-draughts-2022/10.3.2/all-games", test_postal);
  g_test_add_func ("/app/next-step/leaver-is-not-missing", test_leaver);
  return g_test_run ();
}
