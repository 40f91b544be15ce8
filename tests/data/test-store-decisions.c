/* test-store-decisions.c - level meetings of a knock-out in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing-systems.h"
#include "brg-snapshot-tournament.h"
#include "brg-store-decisions.h"
#include "brg-test.h"
#include "store-fixture.h"

#include "brg-pairing.h"

/* A knock-out of four: 1 against 4 and 2 against 3. */
static void
open_knockout (StoreFixture *fixture, gint n_games)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgGroup) group = NULL;
  g_autoptr (GError) error = NULL;

  store_fixture_open (fixture, 4);
  snapshot = store_fixture_load (fixture);
  group = brg_group_copy (snapshot->group);
  g_free (group->system);
  group->system = g_strdup ("knockout");
  group->cycles = n_games;
  brg_store_update_group (fixture->store, group, &error);
  g_assert_no_error (error);
}

static gint64
get_id (StoreFixture *fixture, gint number)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);

  return brg_snapshot_get_entry (snapshot, number - 1)->id;
}

/* The next round as the bracket has it. */
static void
publish (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);
  g_autoptr (GArray) decisions = brg_snapshot_list_decisions (snapshot);
  g_autoptr (BrgRoundPlan) plan = brg_round_plan_new (fixture->group_id);
  g_autoptr (GError) error = NULL;
  BrgPairingRequest request = {
    .round = (gint) snapshot->rounds->len + 1,
    .decisions = (const BrgMeetingDecision *) (gconstpointer) decisions->data,
    .n_decisions = decisions->len,
  };
  g_autoptr (BrgPairing) pairing =
      brg_pairing_system_pair (brg_pairing_system_find ("knockout"), tournament, &request, &error);

  g_assert_no_error (error);
  g_assert_true (pairing->exists);
  for (guint i = 0; i < pairing->pairs->len; i++)
    {
      BrgPair pair = g_array_index (pairing->pairs, BrgPair, i);
      BrgPlannedBoard board = {
        .round = request.round,
        .white_id = brg_snapshot_get_entry (snapshot, pair.white)->id,
        .black_id =
            pair.black == BRG_NOBODY ? 0 : brg_snapshot_get_entry (snapshot, pair.black)->id,
      };

      g_array_append_val (plan->boards, board);
    }
  plan->publish_through = request.round;
  brg_store_add_rounds (fixture->store, plan, &error);
  g_assert_no_error (error);
}

static gboolean
set_result (StoreFixture *fixture,
            gint round,
            gint board,
            BrgOutcome white,
            BrgOutcome black,
            GError **error)
{
  return brg_store_set_result (fixture->store, store_fixture_game (fixture, round, board), white,
                               black, error);
}

static void
draw (StoreFixture *fixture, gint round, gint board)
{
  g_autoptr (GError) error = NULL;

  set_result (fixture, round, board, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW, &error);
  g_assert_no_error (error);
}

static gboolean
decide (StoreFixture *fixture, gint number, BrgDecisionMethod method, GError **error)
{
  return brg_store_decide_meeting (fixture->store, fixture->group_id, 1, get_id (fixture, number),
                                   method, "2-0", error);
}

/* "1:4 lot 2-0": last round of the meeting, number of who goes on, method, note. */
static char *
dup_decisions (StoreFixture *fixture)
{
  static const char *const methods[] = { "other", "lot", "playoff", "games" };
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < snapshot->decisions->len; i++)
    {
      const BrgMeetingNote *note = &g_array_index (snapshot->decisions, BrgMeetingNote, i);

      g_string_append_printf (text, "%s%d:%d %s %s", i > 0 ? ", " : "", note->round,
                              brg_snapshot_get_entry (snapshot, note->winner)->number,
                              methods[note->method], note->note);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

#define assert_decisions(fixture, expected)           \
  G_STMT_START                                        \
  {                                                   \
    g_autofree char *found = dup_decisions (fixture); \
    g_assert_cmpstr (found, ==, expected);            \
  }                                                   \
  G_STMT_END

static void
step (StoreFixture *fixture, gboolean (*move) (BrgStore *store, gint64 event_id, GError **error))
{
  g_autoptr (GError) error = NULL;

  move (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
}

static void
assert_last_title (StoreFixture *fixture, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) journal = brg_journal_list (fixture->store, fixture->event_id, &error);
  g_autofree char *title = NULL;

  g_assert_no_error (error);
  title = brg_journal_entry_dup_title (journal->pdata[journal->len - 1]);
  g_assert_cmpstr (title, ==, expected);
}

/* rus-draughts-2022 5.4.6 */
static void
test_decide (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;

  open_knockout (&fixture, 1);
  publish (&fixture);
  draw (&fixture, 1, 1);
  draw (&fixture, 1, 2);
  decide (&fixture, 4, BRG_DECISION_BY_LOT, &error);
  g_assert_no_error (error);
  assert_last_title (&fixture, "By lot Игрок4 Имя advances against Игрок1 Имя, round 1 (2-0)");
  decide (&fixture, 2, BRG_DECISION_BY_PLAYOFF, &error);
  g_assert_no_error (error);
  assert_decisions (&fixture, "1:2 playoff 2-0, 1:4 lot 2-0");
  store_fixture_reopen (&fixture);
  assert_decisions (&fixture, "1:2 playoff 2-0, 1:4 lot 2-0");
  step (&fixture, brg_journal_undo);
  assert_decisions (&fixture, "1:4 lot 2-0");
  step (&fixture, brg_journal_redo);
  snapshot = store_fixture_load (&fixture);
  brg_store_reopen_meeting (fixture.store, fixture.group_id,
                            g_array_index (snapshot->decisions, BrgMeetingNote, 0).id, &error);
  g_assert_no_error (error);
  assert_last_title (&fixture, "Decision reversed: Игрок2 Имя – Игрок3 Имя, round 1");
  assert_decisions (&fixture, "1:4 lot 2-0");
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_meetings (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GArray) meetings = NULL;
  g_autoptr (GArray) next = NULL;
  const BrgMeeting *meeting;
  g_autoptr (GError) error = NULL;

  open_knockout (&fixture, 1);
  publish (&fixture);
  draw (&fixture, 1, 1);
  decide (&fixture, 4, BRG_DECISION_BY_LOT, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  meetings = brg_snapshot_list_meetings (snapshot, 1);
  g_assert_cmpuint (meetings->len, ==, 2);
  meeting = &g_array_index (meetings, BrgMeeting, 0);
  g_assert_true (brg_meeting_is_level (meeting));
  g_assert_true (meeting->is_by_decision);
  g_assert_cmpint (meeting->winner, ==, 3);
  g_assert_nonnull (brg_snapshot_find_decision (snapshot, meeting));
  meeting = &g_array_index (meetings, BrgMeeting, 1);
  g_assert_false (brg_meeting_is_level (meeting));
  g_assert_cmpint (meeting->winner, ==, BRG_NOBODY);
  g_assert_null (brg_snapshot_find_decision (snapshot, meeting));
  /* One meeting of the first stage is open. */
  next = brg_snapshot_list_meetings (snapshot, 2);
  g_assert_cmpuint (next->len, ==, 0);
  store_fixture_close (&fixture);
}

static void
assert_refused (gboolean done, GError **error, const char *message)
{
  g_assert_false (done);
  g_assert_error (*error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr ((*error)->message, ==, message);
  g_clear_error (error);
}

static void
test_refuses (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  gint64 decision_id;

  open_knockout (&fixture, 1);
  publish (&fixture);
  set_result (&fixture, 1, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, &error);
  g_assert_no_error (error);
  assert_refused (decide (&fixture, 1, BRG_DECISION_BY_LOT, &error), &error,
                  "The match is not tied: its games decide.");
  assert_refused (decide (&fixture, 2, BRG_DECISION_BY_LOT, &error), &error,
                  "The match is not over: a result is missing.");
  g_assert_false (brg_store_decide_meeting (fixture.store, fixture.group_id, 1, 12345,
                                            BRG_DECISION_BY_LOT, "", &error));
  g_clear_error (&error);
  draw (&fixture, 1, 2);
  decide (&fixture, 2, BRG_DECISION_BY_LOT, &error);
  g_assert_no_error (error);
  assert_refused (decide (&fixture, 3, BRG_DECISION_BY_LOT, &error), &error,
                  "The match is already decided. Reverse that decision first.");
  assert_refused (
      set_result (&fixture, 1, 2, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS, &error), &error,
      "The tied match is already decided. Reverse the decision before changing its result.");
  publish (&fixture);
  snapshot = store_fixture_load (&fixture);
  decision_id = g_array_index (snapshot->decisions, BrgMeetingNote, 0).id;
  assert_refused (brg_store_reopen_meeting (fixture.store, fixture.group_id, decision_id, &error),
                  &error, "Round 2 is already paired with the qualifiers.");
  g_assert_false (
      brg_store_reopen_meeting (fixture.store, fixture.group_id, decision_id + 1, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND);
  assert_decisions (&fixture, "1:2 lot 2-0");
  store_fixture_close (&fixture);
}

/* A correction takes the decision away with the rounds that stood on it, else both stay. */
static void
test_correction (void)
{
  for (gint remove_from = 0; remove_from <= 2; remove_from += 2)
    {
      StoreFixture fixture = { 0 };
      g_autoptr (GError) error = NULL;

      open_knockout (&fixture, 1);
      publish (&fixture);
      draw (&fixture, 1, 1);
      draw (&fixture, 1, 2);
      decide (&fixture, 1, BRG_DECISION_BY_LOT, &error);
      g_assert_no_error (error);
      decide (&fixture, 2, BRG_DECISION_BY_GAMES, &error);
      g_assert_no_error (error);
      publish (&fixture);
      brg_store_change_result (fixture.store,
                               &(BrgResultChange){ .act = BRG_RESULT_CORRECT,
                                                   .game_id = store_fixture_game (&fixture, 1, 1),
                                                   .white = BRG_OUTCOME_WIN,
                                                   .black = BRG_OUTCOME_LOSS,
                                                   .remove_from = remove_from,
                                                   .reason = "misread" },
                               &error);
      g_assert_no_error (error);
      assert_decisions (&fixture,
                        remove_from == 0 ? "1:1 lot 2-0, 1:2 games 2-0" : "1:2 games 2-0");
      step (&fixture, brg_journal_undo);
      assert_decisions (&fixture, "1:1 lot 2-0, 1:2 games 2-0");
      store_fixture_close (&fixture);
    }
}

/* A meeting of two games is decided after both. */
static void
test_two_games (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  open_knockout (&fixture, 2);
  publish (&fixture);
  draw (&fixture, 1, 1);
  draw (&fixture, 1, 2);
  g_assert_false (decide (&fixture, 1, BRG_DECISION_BY_LOT, &error));
  g_clear_error (&error);
  publish (&fixture);
  draw (&fixture, 2, 1);
  draw (&fixture, 2, 2);
  decide (&fixture, 1, BRG_DECISION_BY_LOT, &error);
  g_assert_no_error (error);
  assert_decisions (&fixture, "2:1 lot 2-0");
  assert_refused (set_result (&fixture, 1, 1, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE, &error), &error,
                  "The tied match is already decided. Reverse the decision before changing its "
                  "result.");
  store_fixture_close (&fixture);
}

/* An import keeps decisions, and the event takes them with it. */
static void
test_import_and_delete (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgSnapshot) copy = NULL;
  g_autoptr (GError) error = NULL;
  gint64 group_id;

  open_knockout (&fixture, 1);
  publish (&fixture);
  draw (&fixture, 1, 1);
  decide (&fixture, 4, BRG_DECISION_BY_LOT, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  brg_store_import_event (fixture.store, snapshot, "copy", &group_id, &error);
  g_assert_no_error (error);
  copy = brg_store_load (fixture.store, group_id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (copy->decisions->len, ==, 1);
  g_assert_cmpint (g_array_index (copy->decisions, BrgMeetingNote, 0).winner, ==, 3);
  brg_store_delete_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  brg_journal_undo (fixture.store, 0, &error);
  g_assert_no_error (error);
  assert_decisions (&fixture, "1:4 lot 2-0");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 1.4: who left after the pairing loses by forfeit, without any entry. */
static void
test_left_after_pairing (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GArray) meetings = NULL;
  g_autoptr (GError) error = NULL;

  open_knockout (&fixture, 1);
  publish (&fixture);
  brg_store_withdraw (fixture.store, get_id (&fixture, 1), 0, "ill", &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  meetings = brg_snapshot_list_meetings (snapshot, 1);
  g_assert_cmpint (g_array_index (meetings, BrgMeeting, 0).winner, ==, 3);
  g_assert_false (brg_meeting_is_level (&g_array_index (meetings, BrgMeeting, 0)));
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 5.4.6: who has won the extra micro-match goes on by it; a level one leaves it
 * to the lot, and stands beside it. */
static void
test_extra (void)
{
  static const struct
  {
    gint number;
    BrgDecisionMethod method;
    const char *games;
    gboolean is_refused;
  } cases[] = {
    { 3, BRG_DECISION_BY_PLAYOFF, "0=", TRUE }, { 3, BRG_DECISION_BY_PLAYOFF, "==", TRUE },
    { 3, BRG_DECISION_BY_LOT, "1=", TRUE },     { 3, BRG_DECISION_BY_PLAYOFF, "1x", TRUE },
    { 3, BRG_DECISION_BY_LOT, "==", FALSE },    { 3, BRG_DECISION_BY_PLAYOFF, "1=", FALSE },
    { 3, BRG_DECISION_BY_PLAYOFF, "+", FALSE },
  };
  BrgOutcome winner[BRG_EXTRA_GAMES_MOST];
  BrgOutcome loser[BRG_EXTRA_GAMES_MOST];
  g_autofree char *turned = brg_extra_games_dup_turned ("10=+-");

  g_assert_cmpstr (turned, ==, "01=-+");
  g_assert_cmpint (brg_extra_games_read ("1=", winner, loser), ==, 2);
  g_assert_cmpint (winner[0], ==, BRG_OUTCOME_WIN);
  g_assert_cmpint (loser[1], ==, BRG_OUTCOME_DRAW);
  g_assert_cmpint (brg_extra_games_read ("1111111111111", winner, loser), ==, -1);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      StoreFixture fixture = { 0 };
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgSnapshot) snapshot = NULL;
      const BrgMeetingNote decided = { .round = 1,
                                       .method = cases[i].method,
                                       .note = (char *) "",
                                       .extra_games = (char *) cases[i].games,
                                       .extra_lot = (char *) "12-IV" };
      gboolean done;

      open_knockout (&fixture, 1);
      publish (&fixture);
      draw (&fixture, 1, 1);
      draw (&fixture, 1, 2);
      done = brg_store_decide_meeting_extra (fixture.store, fixture.group_id,
                                             get_id (&fixture, cases[i].number), &decided, &error);
      g_assert_cmpint (done, ==, !cases[i].is_refused);
      snapshot = store_fixture_load (&fixture);
      if (done)
        {
          const BrgMeetingNote *note = &g_array_index (snapshot->decisions, BrgMeetingNote, 0);

          g_assert_cmpstr (note->extra_games, ==, cases[i].games);
          g_assert_cmpstr (note->extra_lot, ==, "12-IV");
        }
      else
        g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
      store_fixture_close (&fixture);
    }
}

BRG_TEST_TOPIC ("store-decisions")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-decisions/rus-draughts-2022/5.4.6/decide", test_decide);
  g_test_add_func ("/data/store-decisions/rus-draughts-2022/5.4.6/extra-micro-match", test_extra);
  g_test_add_func ("/data/store-decisions/meetings", test_meetings);
  g_test_add_func ("/data/store-decisions/refuses", test_refuses);
  g_test_add_func ("/data/store-decisions/correction", test_correction);
  g_test_add_func ("/data/store-decisions/two-games", test_two_games);
  g_test_add_func ("/data/store-decisions/import-and-delete", test_import_and_delete);
  g_test_add_func ("/data/store-decisions/rus-draughts-2022/1.4/left-after-pairing",
                   test_left_after_pairing);
  return g_test_run ();
}
