/* test-store-results-file.c - results of a file: one action, nothing overwritten, all or none
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-game-rows.h"
#include "brg-store-results-file.h"
#include "brg-test.h"
#include "store-fixture.h"

#define RESULT(board, w, b)                                                      \
  {                                                                              \
    .act = BRG_RESULT_ENTER, .game_id = store_fixture_game (&fixture, 1, board), \
    .white = BRG_OUTCOME_##w, .black = BRG_OUTCOME_##b                           \
  }

static void
assert_result (StoreFixture *fixture, gint board, BrgOutcome white, BrgOutcome black)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *round = brg_snapshot_get_round (snapshot, 1);
  const BrgGame *game = &g_array_index (round->games, BrgGame, board - 1);

  g_assert_cmpint (game->white_outcome, ==, white);
  g_assert_cmpint (game->black_outcome, ==, black);
}

static guint
count_entries (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = brg_journal_list (fixture->store, fixture->event_id, &error);

  g_assert_no_error (error);
  return entries->len;
}

static void
test_one_action (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) records =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_stored_game_free);
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (BrgStoredGame) kept = NULL;
  g_autoptr (BrgStoredGame) gone = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  BrgStoredGame *record;

  store_fixture_open (&fixture, 6);
  store_fixture_publish (&fixture);
  const BrgResultChange results[] = { RESULT (1, WIN, LOSS), RESULT (3, DRAW, DRAW) };
  record = brg_store_load_game (fixture.store, fixture.group_id, results[0].game_id, &error);
  g_assert_no_error (error);
  g_free (record->moves);
  record->moves = g_strdup ("1. c3-d4 *");
  g_ptr_array_add (records, record);
  g_assert_true (brg_store_take_results (fixture.store, fixture.group_id, 1, results, 2, records,
                                         "games.pgn", &error));
  g_assert_no_error (error);
  assert_result (&fixture, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  assert_result (&fixture, 2, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  assert_result (&fixture, 3, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  entries = brg_journal_list (fixture.store, fixture.event_id, &error);
  title = brg_journal_entry_dup_title (entries->pdata[entries->len - 1]);
  g_assert_cmpstr (title, ==, "Round 1: 2 results from games.pgn, boards 1, 3");
  kept = brg_store_load_game (fixture.store, fixture.group_id, results[0].game_id, &error);
  g_assert_cmpstr (kept->moves, ==, "1. c3-d4 *");
  /* Undo takes results and moves back together. */
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  assert_result (&fixture, 1, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  assert_result (&fixture, 3, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  gone = brg_store_load_game (fixture.store, fixture.group_id, results[0].game_id, &error);
  g_assert_cmpstr (gone->moves, ==, "");
  store_fixture_close (&fixture);
}

/* What stands on a board stays, and then nothing of the file is taken. */
static void
test_nothing_overwritten (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  guint n_before;

  store_fixture_open (&fixture, 6);
  store_fixture_publish (&fixture);
  const BrgResultChange results[] = { RESULT (1, WIN, LOSS), RESULT (2, WIN, LOSS) };
  g_assert_true (brg_store_set_result (fixture.store, results[1].game_id, BRG_OUTCOME_LOSS,
                                       BRG_OUTCOME_WIN, &error));
  n_before = count_entries (&fixture);
  g_assert_false (brg_store_take_results (fixture.store, fixture.group_id, 1, results, 2, NULL,
                                          "games.pgn", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "Board 2 has since got a result.");
  assert_result (&fixture, 1, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  assert_result (&fixture, 2, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
  g_assert_cmpuint (count_entries (&fixture), ==, n_before);
  store_fixture_close (&fixture);
}

/* Boards of another round, and moves of a board that is not of it. */
static void
test_other_round (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 6);
  store_fixture_publish (&fixture);
  const BrgResultChange results[] = { RESULT (1, WIN, LOSS) };
  g_assert_false (brg_store_take_results (fixture.store, fixture.group_id, 2, results, 1, NULL,
                                          "games.pgn", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "The board does not belong to this round.");
  assert_result (&fixture, 1, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-results-file")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-results-file/one-action", test_one_action);
  g_test_add_func ("/data/store-results-file/nothing-overwritten", test_nothing_overwritten);
  g_test_add_func ("/data/store-results-file/other-round", test_other_round);
  return g_test_run ();
}
