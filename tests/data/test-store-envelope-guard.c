/* test-store-envelope-guard.c - what must not be done to a board whose move is in an envelope
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rulebooks.h"
#include "brg-store-envelope-rows.h"
#include "brg-store-game-rows.h"
#include "brg-store-games.h"
#include "brg-store-incidents.h"
#include "brg-test.h"
#include "envelope-fixture.h"

/* Another beginning, NULL for the present one. */
static gboolean
save_game (StoreFixture *fixture, const char *start, const char *moves, GError **error)
{
  g_autoptr (BrgStoredGame) game = brg_store_load_game (fixture->store, fixture->group_id,
                                                        store_fixture_game (fixture, 1, 1), error);

  g_assert_nonnull (game);
  if (start != NULL)
    envelope_fixture_set_text (&game->start, start);
  envelope_fixture_set_text (&game->moves, moves);
  return brg_store_save_game (fixture->store, game, BRG_GAME_CHANGE_IMPORT, "", error);
}

static void
assert_game_refused (StoreFixture *fixture, const char *start, const char *moves)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (save_game (fixture, start, moves, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
}

static gboolean
save_moves (StoreFixture *fixture, const char *moves, GError **error)
{
  return save_game (fixture, NULL, moves, error);
}

static void
assert_moves_refused (StoreFixture *fixture, const char *moves)
{
  assert_game_refused (fixture, NULL, moves);
}

/* Black seals move 3: five half-moves may be entered from the scoresheets, and no sixth. */
static void
test_guard_moves (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  envelope_fixture_open (&fixture);
  envelope = envelope_fixture_make (&fixture, 1);
  envelope->move_number = 3;
  envelope->sealer = BRG_COLOUR_BLACK;
  g_assert_true (brg_store_seal_envelope (fixture.store, envelope, NULL, &id, &error));
  g_assert_no_error (error);
  g_assert_true (save_moves (&fixture, "1. e4 e5 2. Nf3 {good (so far)} Nc6 3. Bb5", &error));
  g_assert_no_error (error);
  assert_moves_refused (&fixture, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6");
  assert_moves_refused (&fixture, "1.e4 e5 2.Nf3 Nc6 3.Bb5 (3.Bc4 Bc5)");
  g_assert_true (save_moves (&fixture, "1. e4 e5 2. Nf3 Nc6 (2... d6 3. d4) 3. Bb5 $1 *", &error));
  g_assert_no_error (error);
  envelope_fixture_happen (&fixture, id, "open", NULL);
  g_assert_true (save_moves (&fixture, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* Without a number of the move nothing may follow what is there. */
static void
test_guard_unnumbered (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  g_autoptr (GError) error = NULL;

  envelope_fixture_open (&fixture);
  g_assert_true (save_moves (&fixture, "1. e4 e5", &error));
  envelope = envelope_fixture_make (&fixture, 1);
  envelope->move_number = 0;
  g_assert_true (brg_store_seal_envelope (fixture.store, envelope, NULL, NULL, &error));
  g_assert_no_error (error);
  assert_moves_refused (&fixture, "1. e4 e5 2. Nf3");
  g_assert_true (save_moves (&fixture, "1. e4 c5", &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* The position on the envelope may be set up, whatever its counters say; a later one may not, and
 * no move is made behind either of them. */
static void
test_guard_start (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 id;

  envelope_fixture_open (&fixture);
  id = envelope_fixture_seal (&fixture, 1);
  assert_game_refused (&fixture, "6k1/5p2/6p1/R6p/4P2P/5KP1/r7/8 b - - 0 42", "");
  assert_game_refused (&fixture, ENVELOPE_STANDS, "42. Rxa5");
  g_assert_true (save_game (&fixture, "6k1/5p2/6p1/p3R2p/4P2P/5KP1/r7/8 w - - 0 1", "", &error));
  g_assert_no_error (error);
  assert_moves_refused (&fixture, "42. Rxa5");
  assert_game_refused (&fixture, "6k1/5p2/6p1/R6p/4P2P/5KP1/r7/8 b - - 0 42", "");
  g_assert_true (save_game (&fixture, "", "1. e4 e5", &error));
  g_assert_no_error (error);
  assert_game_refused (&fixture, ENVELOPE_STANDS, "42. Rxa5");
  store_fixture_reopen (&fixture);
  g_assert_false (envelope_fixture_is_in_file (&fixture, "Rxa5"));
  g_assert_false (envelope_fixture_is_in_file (&fixture, "R6p"));
  envelope_fixture_happen (&fixture, id, "open", NULL);
  g_assert_true (save_game (&fixture, ENVELOPE_STANDS, "42. Rxa5", &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* A remark beside an earlier move tells it as well as the move would. */
static void
test_guard_remarks (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgStoredGame) game = NULL;
  g_autoptr (GError) error = NULL;

  envelope_fixture_open (&fixture);
  g_assert_true (save_moves (&fixture, "1. e4 {or d2-d4} e5", &error));
  g_assert_no_error (error);
  envelope_fixture_seal (&fixture, 1);
  g_assert_true (save_moves (&fixture, "1. e4 {or d2-d4} {[%clk 1:20:00]} e5 {sharp}", &error));
  g_assert_no_error (error);
  assert_moves_refused (&fixture, "1. e4 {or d2-d4} e5 {sealed: Лe5:a5}");
  game = brg_store_load_game (fixture.store, fixture.group_id, store_fixture_game (&fixture, 1, 1),
                              &error);
  envelope_fixture_set_text (&game->notes, "Лe5:a5 в конверте");
  g_assert_false (brg_store_save_game (fixture.store, game, BRG_GAME_CHANGE_NOTES, "", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  store_fixture_reopen (&fixture);
  g_assert_false (envelope_fixture_is_in_file (&fixture, "e5:a5"));
  store_fixture_close (&fixture);
}

/* In renju stones are numbered one by one: before the tenth there are nine. */
static void
test_guard_renju (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;

  envelope_fixture_open (&fixture);
  snapshot = store_fixture_load (&fixture);
  snapshot->event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  snapshot->event->discipline = BRG_DISCIPLINE_RENJU;
  brg_store_update_event (fixture.store, snapshot->event, &error);
  g_assert_no_error (error);
  envelope = envelope_fixture_make (&fixture, 1);
  envelope_fixture_set_text (&envelope->stands, "");
  envelope->move_number = 4;
  g_assert_true (brg_store_seal_envelope (fixture.store, envelope, NULL, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (save_moves (&fixture, "1. h8 2. h9 3. i10", &error));
  g_assert_no_error (error);
  assert_moves_refused (&fixture, "1. h8 2. h9 3. i10 4. g7");
  store_fixture_close (&fixture);
}

/* A decision about something that happened writes the game too. */
static void
test_guard_incident (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncident) incident = brg_incident_new ();
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgStoredGame) game = NULL;
  g_autoptr (GError) error = NULL;
  BrgIncidentEffects effects = { 0 };

  envelope_fixture_open (&fixture);
  envelope_fixture_seal (&fixture, 1);
  snapshot = store_fixture_load (&fixture);
  incident->event_id = fixture.event_id;
  incident->group_id = fixture.group_id;
  incident->has_kind = TRUE;
  incident->kind = BRG_INCIDENT_DISTRACTION;
  incident->sanction = BRG_SANCTION_WARNING;
  incident->entry_id = brg_snapshot_get_entry (snapshot, 0)->id;
  effects.game_id = store_fixture_game (&fixture, 1, 1);
  game = brg_store_load_game (fixture.store, fixture.group_id, effects.game_id, &error);
  envelope_fixture_set_text (&game->start, ENVELOPE_STANDS);
  effects.record = game;
  brg_store_decide_incident (fixture.store, incident, &effects, NULL, &error);
  g_assert_no_error (error);
  envelope_fixture_set_text (&game->moves, "42. Rxa5");
  g_assert_false (brg_store_decide_incident (fixture.store, incident, &effects, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  store_fixture_close (&fixture);
}

static void
test_guard_colours (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  envelope_fixture_open (&fixture);
  envelope_fixture_seal (&fixture, 1);
  g_assert_false (
      brg_store_swap_colours (fixture.store, store_fixture_game (&fixture, 1, 1), &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_true (
      brg_store_swap_colours (fixture.store, store_fixture_game (&fixture, 1, 2), &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static gboolean
clear_result (StoreFixture *fixture, gint board, GError **error)
{
  return brg_store_set_result (fixture->store, store_fixture_game (fixture, 1, board),
                               BRG_OUTCOME_NONE, BRG_OUTCOME_NONE, error);
}

/* A game adjourned by mistake loses its envelope with its result; one that was dealt with does
 * not. */
static void
test_guard_clear (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  envelope_fixture_open (&fixture);
  envelope_fixture_seal (&fixture, 2);
  g_assert_true (clear_result (&fixture, 2, &error));
  g_assert_no_error (error);
  left = brg_store_list_envelopes (fixture.store, fixture.group_id, &error);
  g_assert_cmpuint (left->len, ==, 0);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  g_clear_pointer (&left, g_ptr_array_unref);
  left = brg_store_list_envelopes (fixture.store, fixture.group_id, &error);
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_cmpint (envelope_fixture_get_white (&fixture, 2), ==, BRG_OUTCOME_ADJOURNED);
  id = envelope_fixture_seal (&fixture, 1);
  envelope_fixture_happen (&fixture, id, "custody", "А. Петров");
  g_assert_false (clear_result (&fixture, 1, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpint (envelope_fixture_get_white (&fixture, 1), ==, BRG_OUTCOME_ADJOURNED);
  store_fixture_close (&fixture);
}

/* A result over a closed envelope that is taken back leaves the move as secret as it was. */
static void
test_guard_cleared (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  envelope_fixture_open (&fixture);
  envelope_fixture_seal (&fixture, 1);
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1), BRG_OUTCOME_DRAW,
                        BRG_OUTCOME_DRAW, &error);
  g_assert_no_error (error);
  g_assert_true (clear_result (&fixture, 1, &error));
  g_assert_no_error (error);
  assert_game_refused (&fixture, ENVELOPE_STANDS, "42. Rxa5");
  store_fixture_close (&fixture);
}

/* Kinds of what happened to an envelope, in order, with blanks between. */
static char *
dup_story (StoreFixture *fixture, gint64 envelope_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStoredEnvelope) envelope =
      brg_store_load_envelope (fixture->store, envelope_id, &error);
  GString *story = g_string_new ("");

  g_assert_no_error (error);
  for (guint i = 0; i < envelope->events->len; i++)
    g_string_append_printf (story, "%s%s", i > 0 ? " " : "",
                            ((BrgStoredEnvelopeEvent *) envelope->events->pdata[i])->kind);
  return g_string_free (story, FALSE);
}

static void
assert_story (StoreFixture *fixture, gint64 envelope_id, const char *story)
{
  g_autofree char *told = dup_story (fixture, envelope_id);

  g_assert_cmpstr (told, ==, story);
}

static void
set_result (StoreFixture *fixture, BrgOutcome white, BrgOutcome black)
{
  g_autoptr (GError) error = NULL;

  brg_store_set_result (fixture->store, store_fixture_game (fixture, 1, 1), white, black, &error);
  g_assert_no_error (error);
}

/* A result of the table stands in the story of the envelope, once, and goes with the result. */
static void
test_guard_result (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 id;

  envelope_fixture_open (&fixture);
  id = envelope_fixture_seal (&fixture, 1);
  envelope_fixture_happen (&fixture, id, "here", NULL);
  envelope_fixture_happen (&fixture, id, "open", NULL);
  set_result (&fixture, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  assert_story (&fixture, id, "here open result");
  set_result (&fixture, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  assert_story (&fixture, id, "here open result");
  set_result (&fixture, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  assert_story (&fixture, id, "here open");
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  assert_story (&fixture, id, "here open result");
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  assert_story (&fixture, id, "here open");
  g_assert_cmpint (envelope_fixture_get_white (&fixture, 1), ==, BRG_OUTCOME_ADJOURNED);
  store_fixture_close (&fixture);
}

/* So does an adjudication, and a decision on an incident. */
static void
test_guard_decided (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncident) incident = brg_incident_new ();
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  BrgIncidentEffects effects = { 0 };
  BrgResultChange change = { 0 };
  gint64 id;

  envelope_fixture_open (&fixture);
  id = envelope_fixture_seal (&fixture, 1);
  envelope_fixture_happen (&fixture, id, "open", NULL);
  change = (BrgResultChange){ .act = BRG_RESULT_ADJUDICATE,
                              .game_id = store_fixture_game (&fixture, 1, 1),
                              .white = BRG_OUTCOME_DRAW,
                              .black = BRG_OUTCOME_DRAW };
  brg_store_change_result (fixture.store, &change, &error);
  g_assert_no_error (error);
  assert_story (&fixture, id, "open result");
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  incident->event_id = fixture.event_id;
  incident->group_id = fixture.group_id;
  incident->has_kind = TRUE;
  incident->kind = BRG_INCIDENT_DISTRACTION;
  incident->sanction = BRG_SANCTION_LOSS;
  incident->entry_id = brg_snapshot_get_entry (snapshot, 0)->id;
  effects.game_id = change.game_id;
  effects.sets_result = TRUE;
  effects.white = BRG_OUTCOME_LOSS;
  effects.black = BRG_OUTCOME_WIN;
  brg_store_decide_incident (fixture.store, incident, &effects, NULL, &error);
  g_assert_no_error (error);
  assert_story (&fixture, id, "open result");
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-envelope-guard")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-envelope-guard/moves", test_guard_moves);
  g_test_add_func ("/data/store-envelope-guard/unnumbered", test_guard_unnumbered);
  g_test_add_func ("/data/store-envelope-guard/start", test_guard_start);
  g_test_add_func ("/data/store-envelope-guard/remarks", test_guard_remarks);
  g_test_add_func ("/data/store-envelope-guard/renju", test_guard_renju);
  g_test_add_func ("/data/store-envelope-guard/incident", test_guard_incident);
  g_test_add_func ("/data/store-envelope-guard/cleared", test_guard_cleared);
  g_test_add_func ("/data/store-envelope-guard/colours", test_guard_colours);
  g_test_add_func ("/data/store-envelope-guard/clear", test_guard_clear);
  g_test_add_func ("/data/store-envelope-guard/result", test_guard_result);
  g_test_add_func ("/data/store-envelope-guard/decided", test_guard_decided);
  return g_test_run ();
}
