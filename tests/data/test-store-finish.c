/* test-store-finish.c - quickplay finishes and absent players: stored in one action, undone in one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-absent.h"
#include "brg-store-finish.h"
#include "brg-store-game-rows.h"
#include "brg-store-incident-rows.h"
#include "brg-store-incidents.h"
#include "brg-store-rounds.h"
#include "brg-test.h"
#include "store-fixture.h"

static char *
dup_last_title (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = brg_journal_list (fixture->store, fixture->event_id, &error);

  g_assert_no_error (error);
  return brg_journal_entry_dup_title (entries->pdata[entries->len - 1]);
}

static guint
count_finishes (StoreFixture *fixture, gint64 board)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) finishes = brg_store_list_finishes (fixture->store, board, &error);

  g_assert_no_error (error);
  return finishes->len;
}

static void
assert_result (StoreFixture *fixture, gint board, BrgOutcome white, BrgOutcome black)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *round;
  const BrgGame *game;

  round = brg_snapshot_get_round (snapshot, 1);
  game = &g_array_index (round->games, BrgGame, board - 1);
  g_assert_cmpint (game->white_outcome, ==, white);
  g_assert_cmpint (game->black_outcome, ==, black);
}

static BrgStoredGame *
load_with_clock (StoreFixture *fixture, gint64 board, const char *clock)
{
  g_autoptr (GError) error = NULL;
  BrgStoredGame *game = brg_store_load_game (fixture->store, fixture->group_id, board, &error);

  g_assert_no_error (error);
  g_free (game->clock);
  game->clock = g_strdup (clock);
  return game;
}

/* Put off with two minutes for the opponent, then drawn: clocks, request and result together. */
static void
test_put_off_and_drawn (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgStoredFinish) open = NULL;
  g_autoptr (BrgStoredGame) game = NULL;
  g_autoptr (BrgStoredGame) after = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  gint64 board;
  BrgStoredFinish finish;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  board = store_fixture_game (&fixture, 1, 2);
  finish = (BrgStoredFinish){ .pairing_id = board,
                              .side = BRG_COLOUR_BLACK,
                              .kind = BRG_FINISH_DRAW,
                              .state = BRG_FINISH_OPEN,
                              .article = (char *) "rus-chess-2014 10.2.2" };
  game = load_with_clock (&fixture, board, "clocks");
  g_assert_true (brg_store_decide_finish (fixture.store, &finish, game, &error));
  g_assert_no_error (error);
  title = dup_last_title (&fixture);
  g_assert_cmpstr (
      title, ==,
      "Round 1, board 2, Игрок4 И. – Игрок1 И.: draw by 10.2 or III.5 claimed by Black: decision "
      "postponed");
  /* A second request waits for the first. */
  g_assert_false (brg_store_decide_finish (fixture.store, &finish, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  open = brg_store_find_open_finish (fixture.store, board, &error);
  g_assert_nonnull (open);
  g_assert_cmpint (open->side, ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (open->kind, ==, BRG_FINISH_DRAW);
  g_assert_cmpstr (open->article, ==, "rus-chess-2014 10.2.2");
  open->state = BRG_FINISH_DRAWN;
  g_assert_true (brg_store_decide_finish (fixture.store, open, NULL, &error));
  assert_result (&fixture, 2, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  g_assert_cmpuint (count_finishes (&fixture, board), ==, 1);
  /* Decided is decided, and a game with a result takes no request. */
  g_assert_false (brg_store_decide_finish (fixture.store, open, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_false (brg_store_decide_finish (fixture.store, &finish, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  /* Each action goes back as a whole. */
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  assert_result (&fixture, 2, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count_finishes (&fixture, board), ==, 0);
  after = brg_store_load_game (fixture.store, fixture.group_id, board, &error);
  g_assert_cmpstr (after->clock, ==, "");
  store_fixture_close (&fixture);
}

/* A round that is taken back takes the requests of its games with it. */
static void
test_removed_with_round (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 board;

  store_fixture_open (&fixture, 4);
  store_fixture_publish (&fixture);
  board = store_fixture_game (&fixture, 1, 1);
  for (guint i = 0; i < 2; i++)
    {
      BrgStoredFinish finish = { .pairing_id = board,
                                 .side = BRG_COLOUR_WHITE,
                                 .kind = BRG_FINISH_INCREMENT,
                                 .state = BRG_FINISH_REJECTED };

      g_assert_true (brg_store_decide_finish (fixture.store, &finish, NULL, &error));
    }
  g_assert_cmpuint (count_finishes (&fixture, board), ==, 2);
  brg_store_remove_rounds (fixture.store, fixture.group_id, 1, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count_finishes (&fixture, board), ==, 0);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count_finishes (&fixture, board), ==, 2);
  store_fixture_close (&fixture);
}

/* All or nothing, and one entry. */
static void
test_absent (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  BrgAbsentResult results[2];

  store_fixture_open (&fixture, 6);
  store_fixture_publish (&fixture);
  results[0] = (BrgAbsentResult){ store_fixture_game (&fixture, 1, 1), BRG_OUTCOME_FORFEIT_LOSS,
                                  BRG_OUTCOME_FORFEIT_WIN };
  results[1] = (BrgAbsentResult){ store_fixture_game (&fixture, 1, 3), BRG_OUTCOME_FORFEIT_LOSS,
                                  BRG_OUTCOME_FORFEIT_LOSS };
  g_assert_true (
      brg_store_enter_absent (fixture.store, fixture.group_id, 1, results, 2, NULL, NULL, &error));
  g_assert_no_error (error);
  assert_result (&fixture, 1, BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN);
  assert_result (&fixture, 2, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  assert_result (&fixture, 3, BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS);
  title = dup_last_title (&fixture);
  g_assert_cmpstr (title, ==, "Round 1: 2 forfeits, boards 1, 3 (Игрок2 И., Игрок6 И., Игрок1 И.)");
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  assert_result (&fixture, 1, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  assert_result (&fixture, 3, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  /* The second board was played meanwhile: the first one stays as it was. */
  brg_store_set_result (fixture.store, results[1].pairing_id, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS,
                        &error);
  g_assert_no_error (error);
  g_assert_false (
      brg_store_enter_absent (fixture.store, fixture.group_id, 1, results, 2, NULL, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "Board 3 has since got a result.");
  g_clear_error (&error);
  assert_result (&fixture, 1, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  /* Of another round nothing is entered. */
  g_assert_false (
      brg_store_enter_absent (fixture.store, fixture.group_id, 2, results, 1, NULL, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  store_fixture_close (&fixture);
}

/* A mark that says nothing new is no action; it goes with its round. */
static void
test_attendance (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) list = NULL;
  g_autoptr (GArray) none = NULL;
  BrgAttendance one;

  store_fixture_open (&fixture, 6);
  store_fixture_publish (&fixture);
  one = (BrgAttendance){ store_fixture_game (&fixture, 1, 2), 720, BRG_ATTENDANCE_NEVER };
  for (gint i = 0; i < 2; i++)
    g_assert_true (brg_store_note_attendance (fixture.store, &one, &error));
  list = brg_store_list_attendance (fixture.store, fixture.group_id, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (list->len, ==, 1);
  g_assert_cmpint (g_array_index (list, BrgAttendance, 0).pairing_id, ==, one.pairing_id);
  g_assert_cmpint (g_array_index (list, BrgAttendance, 0).white_comes, ==, 720);
  g_assert_cmpint (g_array_index (list, BrgAttendance, 0).black_comes, ==, BRG_ATTENDANCE_NEVER);
  /* The mark is taken back, then the round, and its pairs with it. */
  for (gint i = 0; i < 2; i++)
    g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  none = brg_store_list_attendance (fixture.store, fixture.group_id, 1, &error);
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_false (brg_journal_undo (fixture.store, fixture.event_id, NULL));
  store_fixture_close (&fixture);
}

/* Late players alone are an action of their own. */
static void
test_late (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) incidents =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_incident_free);
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GPtrArray) log = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  BrgIncident *late = brg_incident_new ();

  store_fixture_open (&fixture, 6);
  store_fixture_publish (&fixture);
  snapshot = store_fixture_load (&fixture);
  late->event_id = fixture.event_id;
  late->group_id = fixture.group_id;
  late->round = 1;
  late->entry_id = brg_snapshot_get_entry (snapshot, 0)->id;
  late->has_kind = TRUE;
  late->kind = BRG_INCIDENT_LATE;
  g_ptr_array_add (incidents, late);
  g_assert_true (brg_store_enter_absent (fixture.store, fixture.group_id, 1, NULL, 0, incidents,
                                         NULL, &error));
  g_assert_no_error (error);
  title = dup_last_title (&fixture);
  g_assert_cmpstr (title, ==, "Round 1: 1 late player in the penalty log");
  log = brg_store_list_incidents (fixture.store, fixture.event_id, &error);
  g_assert_cmpuint (log->len, ==, 1);
  g_assert_cmpint (((BrgIncident *) log->pdata[0])->state, ==, BRG_INCIDENT_DECIDED);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-finish")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-finish/put-off-and-drawn", test_put_off_and_drawn);
  g_test_add_func ("/data/store-finish/removed-with-round", test_removed_with_round);
  g_test_add_func ("/data/store-absent/all-or-nothing", test_absent);
  g_test_add_func ("/data/store-absent/attendance", test_attendance);
  g_test_add_func ("/data/store-absent/late", test_late);
  return g_test_run ();
}
