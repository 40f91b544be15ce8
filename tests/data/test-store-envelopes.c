/* test-store-envelopes.c - envelopes: sealed, changed, opened; the move is nowhere before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-store-envelope-rows.h"
#include "brg-store-game-rows.h"
#include "brg-test.h"
#include "envelope-fixture.h"

static BrgStoredEnvelope *
load (StoreFixture *fixture, guint index)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) envelopes =
      brg_store_list_envelopes (fixture->store, fixture->group_id, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (envelopes->len, >, index);
  return brg_stored_envelope_copy (envelopes->pdata[index]);
}

static char *
dup_last_title (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = brg_journal_list (fixture->store, fixture->event_id, &error);

  g_assert_no_error (error);
  return brg_journal_entry_dup_title (entries->pdata[entries->len - 1]);
}

static void
test_seal (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;

  envelope_fixture_open (&fixture);
  envelope_fixture_seal (&fixture, 2);
  g_assert_cmpint (envelope_fixture_get_white (&fixture, 2), ==, BRG_OUTCOME_ADJOURNED);
  title = dup_last_title (&fixture);
  g_assert_cmpstr (title, ==, "Round 1, board 2 adjourned, envelope No. 1 (Игрок4 И. – Игрок1 И.)");
  store_fixture_reopen (&fixture);
  envelope = load (&fixture, 0);
  g_assert_cmpint (envelope->number, ==, 1);
  g_assert_cmpint (envelope->sealer, ==, BRG_COLOUR_WHITE);
  g_assert_cmpint (envelope->manner, ==, BRG_STORED_MANNER_SEALED);
  g_assert_cmpstr (envelope->stands, ==, ENVELOPE_STANDS);
  g_assert_cmpint (envelope->move_number, ==, 42);
  g_assert_cmpint (envelope->used[BRG_COLOUR_WHITE], ==, 8460);
  g_assert_cmpint (envelope->used[BRG_COLOUR_BLACK], ==, 9540);
  g_assert_cmpint (envelope->draw_offer, ==, BRG_COLOUR_NONE);
  g_assert_cmpstr (envelope->witness, ==, "Маслюк");
  g_assert_cmpstr (envelope->resumes_at, ==, "2026-11-22T15:00Z");
  g_assert_cmpstr (envelope->resumes_in, ==, "зал Б2, стол 3");
  g_assert_cmpint (strlen (envelope->sealed_at), ==, strlen ("2026-11-22T15:00:00Z"));
  g_assert_cmpuint (envelope->events->len, ==, 0);
  /* One action: undo takes both back. */
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  g_assert_cmpint (envelope_fixture_get_white (&fixture, 2), ==, BRG_OUTCOME_NONE);
  left = brg_store_list_envelopes (fixture.store, fixture.group_id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (left->len, ==, 0);
  store_fixture_close (&fixture);
}

static void
assert_seal_refused (StoreFixture *fixture, const BrgStoredEnvelope *envelope)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (brg_store_seal_envelope (fixture->store, envelope, NULL, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
}

static void
test_seal_refused (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  g_autoptr (GError) error = NULL;

  envelope_fixture_open (&fixture);
  envelope_fixture_seal (&fixture, 1);
  envelope = envelope_fixture_make (&fixture, 1);
  assert_seal_refused (&fixture, envelope); /* there is one that nobody has opened */
  envelope->pairing_id = store_fixture_game (&fixture, 1, 2);
  envelope->number = 1;
  assert_seal_refused (&fixture, envelope); /* the number is taken */
  envelope->number = 2;
  envelope->sealer = BRG_COLOUR_NONE;
  assert_seal_refused (&fixture, envelope);
  envelope->sealer = BRG_COLOUR_BLACK;
  envelope_fixture_set_text (&envelope->open_move, "Re5xa5");
  assert_seal_refused (&fixture, envelope); /* a sealed move stands on no envelope */
  envelope_fixture_set_text (&envelope->open_move, "");
  brg_store_set_result (fixture.store, envelope->pairing_id, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS,
                        &error);
  g_assert_no_error (error);
  assert_seal_refused (&fixture, envelope); /* the game is over */
  g_assert_cmpint (envelope_fixture_get_white (&fixture, 2), ==, BRG_OUTCOME_WIN);
  store_fixture_close (&fixture);
}

static void
test_change (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  g_autoptr (BrgStoredEnvelope) stored = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;

  envelope_fixture_open (&fixture);
  envelope_fixture_seal (&fixture, 1);
  envelope = load (&fixture, 0);
  envelope->used[BRG_COLOUR_WHITE] = 8400;
  g_assert_true (brg_store_change_envelope (fixture.store, envelope, &error));
  title = dup_last_title (&fixture);
  g_assert_cmpstr (
      title, ==,
      "Envelope No. 1: details on the envelope corrected (round 1, Игрок2 И. – Игрок3 И.)");
  envelope_fixture_happen (&fixture, envelope->id, "custody", "А. Петров");
  envelope_fixture_set_text (&envelope->resumes_at, "2026-11-23T09:00Z");
  g_assert_true (brg_store_change_envelope (fixture.store, envelope, &error));
  envelope->used[BRG_COLOUR_WHITE] = 8000;
  g_assert_false (brg_store_change_envelope (fixture.store, envelope, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  stored = load (&fixture, 0);
  g_assert_cmpint (stored->used[BRG_COLOUR_WHITE], ==, 8400);
  g_assert_cmpstr (stored->resumes_at, ==, "2026-11-23T09:00Z");
  g_assert_cmpuint (stored->events->len, ==, 1);
  store_fixture_close (&fixture);
}

/* Opening, reading, the move on the board and the clocks are one action. */
static void
test_open_and_play (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgStoredGame) game = NULL;
  g_autoptr (BrgStoredGame) stored = NULL;
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  envelope_fixture_open (&fixture);
  id = envelope_fixture_seal (&fixture, 1);
  game = brg_store_load_game (fixture.store, fixture.group_id, store_fixture_game (&fixture, 1, 1),
                              &error);
  g_assert_no_error (error);
  envelope_fixture_set_text (&game->start, ENVELOPE_STANDS);
  envelope_fixture_set_text (&game->moves, "42. Rxa5");
  envelope_fixture_set_text (&game->clock, "clocks");
  g_assert_false (envelope_fixture_advance (
      &fixture, id, brg_stored_envelope_event_new ("here", BRG_COLOUR_BLACK, 0, NULL), NULL,
      (BrgEnvelopeStep){ .game = game }, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  envelope_fixture_advance (&fixture, id,
                            brg_stored_envelope_event_new ("open", BRG_COLOUR_NONE, 0, NULL),
                            brg_stored_envelope_event_new ("read:ok", BRG_COLOUR_NONE, 0, "Re5:a5"),
                            (BrgEnvelopeStep){ .game = game }, &error);
  g_assert_no_error (error);
  stored = brg_store_load_game (fixture.store, fixture.group_id, game->pairing_id, &error);
  g_assert_cmpstr (stored->moves, ==, "42. Rxa5");
  g_assert_cmpstr (stored->clock, ==, "clocks");
  envelope = load (&fixture, 0);
  g_assert_cmpuint (envelope->events->len, ==, 2);
  g_assert_false (brg_stored_envelope_is_secret (envelope));
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  g_clear_pointer (&stored, brg_stored_game_free);
  stored = brg_store_load_game (fixture.store, fixture.group_id, game->pairing_id, &error);
  g_assert_cmpstr (stored->moves, ==, "");
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_ends (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *title = NULL;
  gint64 first;
  gint64 second;

  envelope_fixture_open (&fixture);
  first = envelope_fixture_seal (&fixture, 1);
  second = envelope_fixture_seal (&fixture, 2);
  envelope_fixture_advance (
      &fixture, first, brg_stored_envelope_event_new ("resign", BRG_COLOUR_WHITE, 0, NULL), NULL,
      (BrgEnvelopeStep){ .white = BRG_OUTCOME_LOSS, .black = BRG_OUTCOME_WIN }, &error);
  g_assert_no_error (error);
  g_assert_cmpint (envelope_fixture_get_white (&fixture, 1), ==, BRG_OUTCOME_LOSS);
  title = dup_last_title (&fixture);
  g_assert_cmpstr (
      title, ==,
      "Envelope No. 1: game resigned, 0 –⁠ 1 (round 1, Игрок2 И. – Игрок3 "
      "И.)");
  g_assert_false (envelope_fixture_advance (
      &fixture, first, brg_stored_envelope_event_new ("open", BRG_COLOUR_NONE, 0, NULL), NULL,
      (BrgEnvelopeStep){ 0 }, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_false (envelope_fixture_advance (
      &fixture, second, brg_stored_envelope_event_new ("accept", BRG_COLOUR_BLACK, 0, NULL), NULL,
      (BrgEnvelopeStep){ .white = BRG_OUTCOME_WIN, .black = BRG_OUTCOME_WIN }, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  /* ussr-chess-1956 20: neither the game nor the position can be restored. */
  envelope_fixture_advance (
      &fixture, second,
      brg_stored_envelope_event_new ("lost:position-unknown", BRG_COLOUR_NONE, 0, NULL), NULL,
      (BrgEnvelopeStep){ .is_replayed = TRUE }, &error);
  g_assert_no_error (error);
  g_assert_cmpint (envelope_fixture_get_white (&fixture, 2), ==, BRG_OUTCOME_NONE);
  envelope_fixture_seal (&fixture, 2); /* and may be adjourned again when it is played again */
  store_fixture_close (&fixture);
}

static void
test_adjudicated (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  envelope_fixture_open (&fixture);
  id = envelope_fixture_seal (&fixture, 1);
  envelope_fixture_advance (
      &fixture, id,
      brg_stored_envelope_event_new ("adjudicate:1/2", BRG_COLOUR_NONE, 0, "Токарев, Ким"), NULL,
      (BrgEnvelopeStep){
          .white = BRG_OUTCOME_DRAW, .black = BRG_OUTCOME_DRAW, .is_adjudicated = TRUE },
      &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  g_assert_true (
      g_array_index (brg_snapshot_get_round (snapshot, 1)->games, BrgGame, 0).is_adjudicated);
  store_fixture_close (&fixture);
}

static void
test_adjourned_again (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgStoredEnvelope) next = NULL;
  g_autoptr (BrgStoredEnvelope) last = NULL;
  g_autoptr (BrgStoredEnvelopeEvent) again =
      brg_stored_envelope_event_new ("readjourn", BRG_COLOUR_NONE, 0, NULL);
  g_autoptr (GError) error = NULL;
  gint64 id;

  envelope_fixture_open (&fixture);
  id = envelope_fixture_seal (&fixture, 1);
  next = envelope_fixture_make (&fixture, 1);
  g_assert_false (brg_store_seal_envelope (fixture.store, next, again, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  envelope_fixture_happen (&fixture, id, "open", NULL);
  envelope_fixture_happen (&fixture, id, "read:ok", "Лe5:a5");
  g_assert_true (brg_store_seal_envelope (fixture.store, next, again, NULL, &error));
  g_assert_no_error (error);
  last = load (&fixture, 0);
  g_assert_cmpstr (((BrgStoredEnvelopeEvent *) last->events->pdata[2])->kind, ==, "readjourn");
  g_assert_true (brg_stored_envelope_is_secret (next));
  store_fixture_close (&fixture);
}

/* Every text of an action is tried with the move: as a note, a name, a reason. */
static void
try_to_tell (StoreFixture *fixture, gint64 id, const char *move)
{
  static const char *const kinds[] = { "custody", "offer",      "here",
                                       "read:ok", "seal-reply", "adjudicate:1-0" };
  g_autoptr (BrgStoredEnvelope) envelope = load (fixture, 0);
  char **const texts[] = { &envelope->sealed_by, &envelope->witness, &envelope->custodian,
                           &envelope->resumes_in, &envelope->note };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (envelope_fixture_advance (
          fixture, id, brg_stored_envelope_event_new (kinds[i], BRG_COLOUR_WHITE, 0, move), NULL,
          (BrgEnvelopeStep){ 0 }, &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
    }
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *was = g_steal_pointer (texts[i]);
      g_autoptr (GError) error = NULL;

      *texts[i] = g_strdup (move);
      g_assert_false (brg_store_change_envelope (fixture->store, envelope, &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
      envelope_fixture_set_text (texts[i], was);
    }
}

/* fide-2023 I.1.1 and ussr-chess-1956 19: nobody reads the move before the envelope is opened. The
 * first move and the reply in the second envelope are looked for in all bytes of the file. */
static void
test_secret (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 id;

  envelope_fixture_open (&fixture);
  id = envelope_fixture_seal (&fixture, 1);
  try_to_tell (&fixture, id, "Лe5:a5");
  envelope_fixture_happen (&fixture, id, "custody", "А. Петров");
  envelope_fixture_happen (&fixture, id, "offer", NULL);
  envelope_fixture_happen (&fixture, id, "decline", NULL);
  envelope_fixture_happen (&fixture, id, "here", NULL);
  store_fixture_reopen (&fixture);
  g_assert_true (envelope_fixture_is_in_file (&fixture, "А. Петров"));
  g_assert_false (envelope_fixture_is_in_file (&fixture, "e5:a5"));
  envelope_fixture_happen (&fixture, id, "open", NULL);
  envelope_fixture_happen (&fixture, id, "read:ok", "Лe5:a5");
  envelope_fixture_happen (&fixture, id, "seal-reply", NULL);
  store_fixture_reopen (&fixture);
  g_assert_true (envelope_fixture_is_in_file (&fixture, "Лe5:a5"));
  /* The reply is as secret as the move was. */
  try_to_tell (&fixture, id, "Лa2-a3");
  store_fixture_reopen (&fixture);
  g_assert_false (envelope_fixture_is_in_file (&fixture, "a2-a3"));
  envelope_fixture_happen (&fixture, id, "open", NULL);
  envelope_fixture_happen (&fixture, id, "read:ok", "Лa2-a3");
  store_fixture_reopen (&fixture);
  g_assert_true (envelope_fixture_is_in_file (&fixture, "Лa2-a3"));
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* A round that is paired anew takes its envelopes along, an event all of them. */
static void
test_removed (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id;

  envelope_fixture_open (&fixture);
  id = envelope_fixture_seal (&fixture, 1);
  envelope_fixture_happen (&fixture, id, "custody", "А. Петров");
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1), BRG_OUTCOME_WIN,
                        BRG_OUTCOME_LOSS, &error);
  g_assert_no_error (error);
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1), BRG_OUTCOME_NONE,
                        BRG_OUTCOME_NONE, &error);
  g_assert_no_error (error);
  brg_store_remove_rounds (fixture.store, fixture.group_id, 1, NULL, NULL, &error);
  g_assert_no_error (error);
  left = brg_store_list_envelopes (fixture.store, fixture.group_id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (left->len, ==, 0);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  brg_store_delete_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-envelopes")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-envelopes/seal", test_seal);
  g_test_add_func ("/data/store-envelopes/seal-refused", test_seal_refused);
  g_test_add_func ("/data/store-envelopes/change", test_change);
  g_test_add_func ("/data/store-envelopes/open-and-play", test_open_and_play);
  g_test_add_func ("/data/store-envelopes/ends", test_ends);
  g_test_add_func ("/data/store-envelopes/adjudicated", test_adjudicated);
  g_test_add_func ("/data/store-envelopes/ussr-chess-1956-20-adjourned-again",
                   test_adjourned_again);
  g_test_add_func ("/data/store-envelopes/fide-2023-I.1.1-secret", test_secret);
  g_test_add_func ("/data/store-envelopes/removed", test_removed);
  return g_test_run ();
}
