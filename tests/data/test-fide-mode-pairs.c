/* test-fide-mode-pairs.c - FIDE mode: pairs by hand, adjourned games, earlier rounds; question by
 * question of the check list of programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <sqlite3.h>
#include <string.h>

#include "brg-sql.h"
#include "brg-test.h"
#include "fide-mode-fixture.h"
#include "teams-fixture.h"

/* ----- Manual pairing ----- */

static BrgPlannedBoard *
get_board (BrgRoundPlan *plan, guint index)
{
  BrgPlannedBoard *board = &g_array_index (plan->boards, BrgPlannedBoard, index);

  board->is_manual = TRUE;
  return board;
}

static void
assert_plan (StoreFixture *fixture, BrgRoundPlan *plan, const char *act, BrgIrregularLevel level)
{
  GError *error = NULL;
  gboolean done = brg_store_add_rounds (fixture->store, plan, &error);

  fide_mode_assert_held (fixture, done, error, act, level);
}

/* The first board of round 1 once more. */
static void
repeat_first_board (StoreFixture *fixture, BrgRoundPlan *plan)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *first = brg_snapshot_get_round (snapshot, 1);
  const BrgGame *game = &g_array_index (first->games, BrgGame, 0);
  gint64 white = brg_snapshot_get_entry (snapshot, game->white)->id;
  gint64 black = brg_snapshot_get_entry (snapshot, game->black)->id;

  for (guint i = 0; i < plan->boards->len; i++)
    {
      BrgPlannedBoard *board = get_board (plan, i);
      gint64 *places[] = { &board->white_id, &board->black_id };
      gint64 *wanted = &get_board (plan, 0)->black_id;

      if (i == 0)
        {
          gint64 *other = board->white_id == white ? NULL : &board->white_id;

          for (guint j = 0; other != NULL && j < plan->boards->len; j++)
            {
              BrgPlannedBoard *there = get_board (plan, j);
              gint64 *cell = there->white_id == white   ? &there->white_id
                             : there->black_id == white ? &there->black_id
                                                        : NULL;

              if (cell == NULL)
                continue;
              *cell = *other;
              *other = white;
              break;
            }
          continue;
        }
      for (guint side = 0; side < 2; side++)
        if (*places[side] == black)
          {
            *places[side] = *wanted;
            *wanted = black;
          }
    }
}

static void
test_met (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgRoundPlan) plan = NULL;

  fide_mode_open (&fixture, 8, 5);
  fide_mode_play (&fixture, 1);
  plan = fide_mode_plan (&fixture);
  repeat_first_board (&fixture, plan);
  assert_plan (&fixture, plan, "pair-met", BRG_IRREGULAR_CONFIRM);
  g_assert_nonnull (brg_store_get_irregular (fixture.store));
  store_fixture_close (&fixture);
}

static void
test_bye (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgRoundPlan) plan = NULL;
  BrgPlannedBoard *last;
  gint64 id;

  fide_mode_open (&fixture, 7, 5);
  fide_mode_play (&fixture, 1);
  plan = fide_mode_plan (&fixture);
  /* The winner of the first board takes the bye of who has the fewest points. */
  last = get_board (plan, plan->boards->len - 1);
  g_assert_cmpint (last->black_id, ==, 0);
  id = last->white_id;
  last->white_id = get_board (plan, 0)->white_id;
  get_board (plan, 0)->white_id = id;
  assert_plan (&fixture, plan, "bye-not-lowest", BRG_IRREGULAR_CONFIRM);
  store_fixture_close (&fixture);
}

static void
test_bye_again (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgRoundPlan) plan = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  const BrgRound *first;
  gint64 bye;
  BrgPlannedBoard *last;

  fide_mode_open (&fixture, 7, 5);
  fide_mode_play (&fixture, 1);
  snapshot = store_fixture_load (&fixture);
  first = brg_snapshot_get_round (snapshot, 1);
  bye = brg_snapshot_get_entry (snapshot,
                                g_array_index (first->games, BrgGame, first->games->len - 1).white)
            ->id;
  plan = fide_mode_plan (&fixture);
  last = get_board (plan, plan->boards->len - 1);
  for (guint i = 0; i + 1 < plan->boards->len; i++)
    {
      BrgPlannedBoard *board = get_board (plan, i);

      if (board->white_id == bye)
        board->white_id = last->white_id;
      else if (board->black_id == bye)
        board->black_id = last->white_id;
    }
  last->white_id = bye;
  assert_plan (&fixture, plan, "bye-barred", BRG_IRREGULAR_CONFIRM);
  store_fixture_close (&fixture);
}

static void
swap (BrgPlannedBoard *board)
{
  gint64 id = board->white_id;

  board->white_id = board->black_id;
  board->black_id = id;
}

/* After round 1 White is due Black: who had it gets it once more. */
static void
test_colours (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgRoundPlan) plan = NULL;

  fide_mode_open (&fixture, 8, 5);
  fide_mode_pair (&fixture);
  fide_mode_enter (&fixture, 1, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  plan = fide_mode_plan (&fixture);
  for (guint i = 0; i < plan->boards->len; i++)
    swap (get_board (plan, i));
  assert_plan (&fixture, plan, "colours-both", BRG_IRREGULAR_NOTICE);
  fide_mode_confirm (&fixture);
  g_clear_pointer (&plan, brg_round_plan_free);
  fide_mode_enter (&fixture, 2, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  plan = fide_mode_plan (&fixture);
  for (guint i = 0; i < plan->boards->len; i++)
    swap (get_board (plan, i));
  assert_plan (&fixture, plan, "colour-limit", BRG_IRREGULAR_CONFIRM);
  store_fixture_close (&fixture);
}

static void
test_differ (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgRoundPlan) plan = NULL;
  g_autofree char *line = NULL;
  g_autofree char *after = NULL;
  g_autoptr (BrgJournalEntry) entry = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  fide_mode_open (&fixture, 4, 3);
  plan = fide_mode_plan (&fixture);
  id = get_board (plan, 0)->black_id;
  get_board (plan, 0)->black_id = get_board (plan, 1)->black_id;
  get_board (plan, 1)->black_id = id;
  assert_plan (&fixture, plan, "pairs-differ", BRG_IRREGULAR_TWICE);
  fide_mode_confirm (&fixture);
  line = fide_mode_dup_last_line (&fixture);
  g_assert_nonnull (strstr (line, "MPA @ Round 1: The pairs are not those of the system. 1-3"));
  entry = brg_journal_peek_undo (fixture.store, fixture.event_id);
  title = brg_journal_entry_dup_title (entry);
  g_assert_nonnull (strstr (title, "not regular in FIDE mode: "));
  /* Q65: pairs that are taken back take their remark along. */
  g_assert_true (
      brg_store_remove_rounds (fixture.store, fixture.group_id, 1, "by hand", "CA", &error));
  g_assert_no_error (error);
  after = fide_mode_dup_last_line (&fixture);
  g_assert_null (after);
  fide_mode_pair (&fixture);
  store_fixture_close (&fixture);
}

static void
test_swap_colours (void)
{
  StoreFixture fixture = { 0 };
  GError *error = NULL;
  gboolean done;

  fide_mode_open (&fixture, 4, 3);
  fide_mode_pair (&fixture);
  done = brg_store_swap_colours (fixture.store, store_fixture_game (&fixture, 1, 1), &error);
  fide_mode_assert_held (&fixture, done, error, "pairs-differ", BRG_IRREGULAR_TWICE);
  fide_mode_confirm (&fixture);
  store_fixture_close (&fixture);
}

/* ----- Adjourned games and earlier rounds ----- */

static gint64
count_acts (StoreFixture *fixture, const char *act)
{
  gint64 n_acts = -1;

  g_assert_true (brg_sql_get_int (fixture->store, &n_acts, NULL,
                                  "SELECT count(*) FROM irregular_act WHERE act = ?1", "t", act));
  return n_acts;
}

/* The result of a match follows from its boards: nothing is missing when they have theirs. */
static void
test_match (void)
{
  TeamsFixture fixture = { 0 };
  sqlite3 *db = NULL;

  teams_fixture_open (&fixture, 4, 2, 2);
  g_assert_cmpint (sqlite3_open (fixture.store.path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db,
                                 "UPDATE event SET rulebook = 'fide-2023', discipline = 'chess';"
                                 "UPDATE event_group SET system = 'dutch';"
                                 "INSERT INTO fide_mode (group_id) SELECT id FROM event_group",
                                 NULL, NULL, NULL),
                   ==, SQLITE_OK);
  sqlite3_close (db);
  store_fixture_reopen (&fixture.store);
  /* The pairs are by hand: that is confirmed. */
  brg_store_set_irregular_level (fixture.store.store, BRG_IRREGULAR_TWICE);
  teams_fixture_pair (&fixture, "A-B C-D", TRUE);
  for (gint match = 1; match <= 2; match++)
    for (gint board = 1; board <= 2; board++)
      teams_fixture_enter (&fixture, 1, match, board, "10");
  teams_fixture_pair (&fixture, "A-C B-D", TRUE);
  g_assert_cmpint (count_acts (&fixture.store, "pairs-differ"), >, 0);
  g_assert_cmpint (count_acts (&fixture.store, "results-missing"), ==, 0);
  /* The mode was switched on from outside, which a whole proof would tell. */
  store_fixture_close (&fixture.store);
}

static void
test_missing (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgRoundPlan) plan = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  const BrgRound *first;

  fide_mode_open (&fixture, 8, 5);
  fide_mode_pair (&fixture);
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 2), BRG_OUTCOME_WIN,
                        BRG_OUTCOME_LOSS, &error);
  g_assert_no_error (error);
  plan = fide_mode_plan (&fixture);
  assert_plan (&fixture, plan, "results-missing", BRG_IRREGULAR_NOTICE);
  fide_mode_confirm (&fixture);
  snapshot = store_fixture_load (&fixture);
  first = brg_snapshot_get_round (snapshot, 1);
  g_assert_cmpint (g_array_index (first->games, BrgGame, 0).white_outcome, ==,
                   BRG_OUTCOME_ADJOURNED);
  g_assert_cmpint (g_array_index (first->games, BrgGame, 1).white_outcome, ==, BRG_OUTCOME_WIN);
  store_fixture_close (&fixture);
}

static void
test_adjourned_result (void)
{
  StoreFixture fixture = { 0 };
  GError *error = NULL;
  g_autofree char *line = NULL;
  gint64 game;
  gboolean done;

  fide_mode_open (&fixture, 8, 5);
  fide_mode_pair (&fixture);
  fide_mode_enter (&fixture, 1, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  game = store_fixture_game (&fixture, 1, 1);
  brg_store_set_result (fixture.store, game, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED, &error);
  g_assert_no_error (error);
  fide_mode_play (&fixture, 1);
  done = brg_store_set_result (fixture.store, game, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, &error);
  fide_mode_assert_held (&fixture, done, error, "adjourned-result", BRG_IRREGULAR_CONFIRM);
  fide_mode_confirm (&fixture);
  line = fide_mode_dup_last_line (&fixture);
  g_assert_true (g_str_has_prefix (line, "Adjournment @ Round 1: "));
  store_fixture_close (&fixture);
}

static void
test_adjourned_draw (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 game;

  fide_mode_open (&fixture, 8, 5);
  fide_mode_pair (&fixture);
  fide_mode_enter (&fixture, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  game = store_fixture_game (&fixture, 1, 1);
  brg_store_set_result (fixture.store, game, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED, &error);
  fide_mode_play (&fixture, 1);
  brg_store_set_result (fixture.store, game, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_adjourned_old (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgRoundPlan) plan = NULL;
  g_autoptr (GError) error = NULL;
  gint64 game;

  fide_mode_open (&fixture, 8, 5);
  fide_mode_play (&fixture, 1);
  game = store_fixture_game (&fixture, 1, 1);
  brg_store_set_result (fixture.store, game, BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED, &error);
  g_assert_no_error (error);
  fide_mode_play (&fixture, 1);
  plan = fide_mode_plan (&fixture);
  assert_plan (&fixture, plan, "adjourned-old", BRG_IRREGULAR_NOTICE);
  store_fixture_close (&fixture);
}

static void
test_final (void)
{
  StoreFixture fixture = { 0 };
  GError *error = NULL;
  gboolean done;

  fide_mode_open (&fixture, 8, 5);
  fide_mode_play (&fixture, 1);
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1), BRG_OUTCOME_ADJOURNED,
                        BRG_OUTCOME_ADJOURNED, &error);
  done = brg_store_close_event (fixture.store, fixture.event_id, &error);
  fide_mode_assert_held (&fixture, done, error, "final-open", BRG_IRREGULAR_NEVER);
  store_fixture_close (&fixture);
}

static gboolean
correct (StoreFixture *fixture, gint round, BrgResultAct act, GError **error)
{
  const BrgResultChange change = {
    .act = act,
    .game_id = store_fixture_game (fixture, round, 1),
    .white = BRG_OUTCOME_LOSS,
    .black = BRG_OUTCOME_WIN,
    .reason = "entered wrongly",
  };

  return brg_store_change_result (fixture->store, &change, error);
}

static void
test_old_result (void)
{
  StoreFixture fixture = { 0 };
  GError *error = NULL;
  g_autofree char *line = NULL;
  gboolean done;

  fide_mode_open (&fixture, 8, 5);
  fide_mode_play (&fixture, 3);
  /* The previous round may be corrected. */
  g_assert_true (correct (&fixture, 2, BRG_RESULT_CORRECT, &error));
  g_assert_no_error (error);
  done = correct (&fixture, 1, BRG_RESULT_CORRECT, &error);
  fide_mode_assert_held (&fixture, done, error, "old-result", BRG_IRREGULAR_NEVER);
  error = NULL;
  g_assert_false (brg_store_do_irregular (fixture.store, &error));
  g_clear_error (&error);
  /* Q193: for rating only, and told. */
  g_assert_true (correct (&fixture, 1, BRG_RESULT_CORRECT_RATING, &error));
  g_assert_no_error (error);
  line = fide_mode_dup_last_line (&fixture);
  g_assert_true (g_str_has_prefix (line, "Rating @ Round 1: "));
  store_fixture_close (&fixture);
}

/* After leaving everything is as outside of it. */
static void
test_outside (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  fide_mode_open (&fixture, 8, 5);
  fide_mode_play (&fixture, 3);
  g_assert_false (brg_store_leave_fide_mode (fixture.store, fixture.group_id, NULL));
  fide_mode_confirm (&fixture);
  g_assert_true (correct (&fixture, 1, BRG_RESULT_CORRECT, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("fide-mode-pairs")
{
  static const struct
  {
    const char *path;
    GTestFunc func;
  } tests[] = {
    { "/fide-mode/Q66/met", test_met },
    { "/fide-mode/Q66/bye-not-lowest", test_bye },
    { "/fide-mode/Q66/bye-again", test_bye_again },
    { "/fide-mode/Q66-67/colours", test_colours },
    { "/fide-mode/Q65-69/pairs-differ", test_differ },
    { "/fide-mode/Q69/colours-swapped", test_swap_colours },
    { "/fide-mode/Q159-160/results-missing", test_missing },
    { "/fide-mode/Q159-160/match", test_match },
    { "/fide-mode/Q163/adjourned-result", test_adjourned_result },
    { "/fide-mode/Q163/adjourned-draw", test_adjourned_draw },
    { "/fide-mode/Q168/adjourned-old", test_adjourned_old },
    { "/fide-mode/Q161-169/final-open", test_final },
    { "/fide-mode/Q189-193/old-result", test_old_result },
    { "/fide-mode/Q43/outside", test_outside },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add_func (tests[i].path, tests[i].func);
  return g_test_run ();
}
