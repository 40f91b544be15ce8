/* test-envelope-desk.c - adjourned games on the desk: the story, the move, the clocks, the session
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-adjournment-ids.h"
#include "brg-desk-clock.h"
#include "brg-envelope-clock.h"
#include "brg-envelope-offers.h"
#include "brg-envelope-settings.h"
#include "brg-envelope-step.h"
#include "brg-envelope-words.h"
#include "brg-resumption-draft.h"
#include "brg-rulebooks.h"
#include "brg-seal-draft.h"
#include "brg-store-game-rows.h"
#include "brg-test.h"
#include "store-fixture.h"

#define STANDS "6k1/5p2/6p1/p3R2p/4P2P/5KP1/r7/8 w - - 3 42"
#define MINUTE 60

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static void
open_event (StoreFixture *fixture, const char *rulebook)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;

  store_fixture_open (fixture, 4);
  snapshot = store_fixture_load (fixture);
  snapshot->event->rulebook = brg_rulebook_find (rulebook);
  snapshot->event->discipline = BRG_DISCIPLINE_CHESS;
  set_text (&snapshot->group->time_control, "40/120, 60");
  snapshot->group->default_minutes = 60;
  brg_store_update_event_and_group (fixture->store, snapshot->event, snapshot->group, &error);
  g_assert_no_error (error);
  store_fixture_publish (fixture);
}

/* White seals; his opponent answers. */
static void
seal (StoreFixture *fixture, gint board)
{
  g_autoptr (BrgStoredEnvelope) envelope =
      brg_stored_envelope_new (fixture->group_id, store_fixture_game (fixture, 1, board));
  g_autoptr (GError) error = NULL;

  set_text (&envelope->stands, STANDS);
  set_text (&envelope->resumes_at, "2026-11-22T15:00Z");
  envelope->move_number = 42;
  envelope->used[BRG_COLOUR_WHITE] = 100 * MINUTE;
  envelope->used[BRG_COLOUR_BLACK] = 139 * MINUTE;
  brg_store_seal_envelope (fixture->store, envelope, NULL, NULL, &error);
  g_assert_no_error (error);
}

/* What the arbiter does, @minutes after the hour; -1 before it. */
static const char *
act (StoreFixture *fixture, const char *id, BrgColour side, gint minutes, const char *text)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgEnvelopeDesk) desk =
      brg_envelope_settings_open_desk (fixture->store, brg_snapshot_get_boards (snapshot));
  const BrgEnvelopeCase *matter = brg_envelope_desk_find (desk, store_fixture_game (fixture, 1, 1));
  g_autoptr (BrgStoredGame) record = brg_store_load_game (fixture->store, fixture->group_id,
                                                          store_fixture_game (fixture, 1, 1), NULL);
  g_autoptr (BrgEnvelopeGame) game =
      brg_envelope_game_open_last (matter->envelope, brg_stored_game_copy (record));
  g_autoptr (BrgEnvelopeReading) reading = NULL;
  g_auto (BrgEnvelopeStep) step = { 0 };
  BrgEnvelopeDeed deed = { .text = text };
  g_autoptr (GError) error = NULL;
  const char *fault;

  g_assert_true (brg_adjournment_event_from_id (id, &deed.event));
  deed.event.side = side;
  deed.event.at = minutes < 0 ? BRG_ADJOURNMENT_UNTIMED : minutes * MINUTE;
  if (deed.event.kind == BRG_ADJOURN_READ)
    {
      reading = brg_envelope_game_judge (game, snapshot, text, "ru");
      if (reading->choices->len == 1)
        deed.move = &g_array_index (reading->choices, BrgDeskChoice, 0).move;
    }
  fault = brg_envelope_step_make (snapshot, matter, &deed, record, 0, &step);
  if (fault != NULL)
    return fault;
  brg_store_advance_envelope (fixture->store, matter->envelope->id, &step, &error);
  g_assert_no_error (error);
  return NULL;
}

static void
assert_phase (StoreFixture *fixture, BrgAdjournmentPhase phase, gint white, gint black)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgEnvelopeDesk) desk =
      brg_envelope_settings_open_desk (fixture->store, brg_snapshot_get_boards (snapshot));
  const BrgEnvelopeCase *matter = brg_envelope_desk_find (desk, store_fixture_game (fixture, 1, 1));

  g_assert_cmpstr (matter->fault, ==, NULL);
  g_assert_cmpint (matter->state.phase, ==, phase);
  g_assert_cmpint (matter->state.used[0], ==, white * MINUTE);
  g_assert_cmpint (matter->state.used[1], ==, black * MINUTE);
}

/* d13 of the independent stories: the sealer is 25 minutes late, the reply was sealed after 7. */
static void
test_absent_sealer (gconstpointer data)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgStoredGame) game = NULL;
  BrgGameClock clock;

  open_event (&fixture, data);
  seal (&fixture, 1);
  g_assert_nonnull (act (&fixture, "read:ok", BRG_COLOUR_NONE, -1, "Лe5:a5"));
  g_assert_null (act (&fixture, "here", BRG_COLOUR_BLACK, 0, NULL));
  g_assert_null (act (&fixture, "open", BRG_COLOUR_NONE, 0, NULL));
  g_assert_null (act (&fixture, "read:ok", BRG_COLOUR_NONE, 0, "Лe5:a5"));
  g_assert_null (act (&fixture, "seal-reply", BRG_COLOUR_BLACK, 7, NULL));
  assert_phase (&fixture, BRG_PHASE_REPLY_SEALED, 100, 146);
  g_assert_null (act (&fixture, "here", BRG_COLOUR_WHITE, 25, NULL));
  g_assert_null (act (&fixture, "open", BRG_COLOUR_NONE, 25, NULL));
  g_assert_null (act (&fixture, "read:ok", BRG_COLOUR_NONE, 25, "Лa2-a3"));
  assert_phase (&fixture, BRG_PHASE_PLAYING, 118, 146);
  game = brg_store_load_game (fixture.store, fixture.group_id, store_fixture_game (&fixture, 1, 1),
                              NULL);
  g_assert_nonnull (strstr (game->moves, "Rxa5"));
  g_assert_nonnull (strstr (game->moves, "Ra3"));
  g_assert_true (brg_desk_clock_read (game->clock, &clock));
  g_assert_cmpint (brg_game_clock_get_left_ms (&clock, BRG_COLOUR_WHITE, 0) / 60000, ==, 180 - 118);
  g_assert_cmpint (brg_game_clock_get_left_ms (&clock, BRG_COLOUR_BLACK, 0) / 60000, ==, 180 - 146);
  store_fixture_close (&fixture);
}

/* Where the time control is not understood the clocks that were kept know it, and without them
 * nobody knows what is left. */
static void
test_unknown_control (void)
{
  static const guint moves[3] = { 0, 40, 40 };
  static const gint used[2] = { 100 * MINUTE, 60 * MINUTE };
  g_autoptr (BrgStoredGame) game = brg_stored_game_new (1, 1, BRG_DISCIPLINE_CHESS);
  BrgGameClock clock;

  brg_envelope_clock_set (game, "as agreed", moves, used, BRG_COLOUR_WHITE, 0);
  g_assert_cmpstr (game->clock, ==, "");
  g_assert_true (brg_desk_clock_begin ("40/120, 60", &clock));
  g_free (game->clock);
  game->clock = brg_desk_clock_write (&clock, 0);
  brg_envelope_clock_set (game, "as agreed", moves, used, BRG_COLOUR_WHITE, 0);
  g_assert_true (brg_desk_clock_read (game->clock, &clock));
  g_assert_cmpint (brg_game_clock_get_left_ms (&clock, BRG_COLOUR_WHITE, 0) / 60000, ==, 80);
}

/* The example of paragraph 19: 40 moves in 2 hours, a session of 4, White 1:35, Black 1:20. */
static void
test_early (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  BrgSealEarly early;

  open_event (&fixture, "ussr-chess-1956");
  snapshot = store_fixture_load (&fixture);
  envelope = brg_stored_envelope_new (fixture.group_id, store_fixture_game (&fixture, 1, 1));
  envelope->sealer = BRG_COLOUR_BLACK;
  envelope->move_number = 41;
  envelope->used[BRG_COLOUR_WHITE] = 95 * MINUTE;
  envelope->used[BRG_COLOUR_BLACK] = 80 * MINUTE;
  early = brg_seal_draft_find_early (snapshot, envelope, 240, FALSE);
  g_assert_true (early.is_allowed);
  g_assert_cmpint (early.used, ==, 145 * MINUTE);
  envelope->move_number = 35;
  early = brg_seal_draft_find_early (snapshot, envelope, 240, FALSE);
  g_assert_false (early.is_allowed);
  g_assert_true (early.asks_consent);
  store_fixture_close (&fixture);
}

/* fide-2023 I.8 and ussr-chess-1956 21 on the same texts. */
static void
test_judge (void)
{
  const struct
  {
    const char *rulebook;
    const char *text;
    BrgEnvelopeContent content;
  } cases[] = {
    { "ussr-chess-1956", "Лe5:a5", BRG_CONTENT_OK },
    { "ussr-chess-1956", "", BRG_CONTENT_UNKNOWN },
    { "ussr-chess-1956", "Фd1-h8", BRG_CONTENT_IMPOSSIBLE },
    { "ussr-chess-1956", "Лe5:a5 или Лe8", BRG_CONTENT_AMBIGUOUS },
    { "ussr-chess-1956", "Лe5:a5, Лe5:a5", BRG_CONTENT_IMPOSSIBLE },
    { "ussr-chess-1956", "???", BRG_CONTENT_UNCLEAR },
    { "fide-2023", "Re5xa5", BRG_CONTENT_OK },
    { "fide-2023", "Rxa5/Re8+", BRG_CONTENT_AMBIGUOUS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      StoreFixture fixture = { 0 };
      g_autoptr (BrgSnapshot) snapshot = NULL;
      g_autoptr (BrgStoredEnvelope) envelope = brg_stored_envelope_new (1, 1);
      g_autoptr (BrgEnvelopeGame) game = NULL;
      g_autoptr (BrgEnvelopeReading) reading = NULL;

      open_event (&fixture, cases[i].rulebook);
      snapshot = store_fixture_load (&fixture);
      set_text (&envelope->stands, STANDS);
      game = brg_envelope_game_open (envelope, brg_stored_game_new (1, 1, BRG_DISCIPLINE_CHESS));
      reading = brg_envelope_game_judge (game, snapshot, cases[i].text, "ru");
      g_test_message ("%s", cases[i].text);
      g_assert_cmpint (reading->content, ==, cases[i].content);
      store_fixture_close (&fixture);
    }
}

static guint
count_offers (const BrgAdjournment *state, BrgAdjournmentKind kind)
{
  g_autoptr (GArray) offers = brg_envelope_offers_list (state);
  guint count = 0;

  for (guint i = 0; i < offers->len; i++)
    count += g_array_index (offers, BrgAdjournmentOffer, i).event.kind == kind;
  return count;
}

/* fide-2023 I.8: that a side can never win matters when the move is impossible; the code of 1956
 * does not ask for it. That nobody is here is not offered when both are. */
static void
test_offers (void)
{
  static const char *const books[] = { "fide-2023", "ussr-chess-1956" };
  const BrgAdjournmentEvent here[] = { { .kind = BRG_ADJOURN_HERE, .side = BRG_COLOUR_WHITE },
                                       { .kind = BRG_ADJOURN_HERE, .side = BRG_COLOUR_BLACK },
                                       { .kind = BRG_ADJOURN_OPEN } };
  BrgEnvelope face;

  brg_envelope_init (&face);
  face.sealer = BRG_COLOUR_WHITE;
  face.used[0] = face.used[1] = 7200;
  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    {
      BrgAdjournment state;

      brg_adjournment_init (&state, brg_rulebook_find (books[i]), &face);
      g_assert_cmpuint (count_offers (&state, BRG_ADJOURN_NOW), ==, 1);
      g_assert_cmpuint (count_offers (&state, BRG_ADJOURN_LOST), ==, 5);
      g_assert_cmpuint (count_offers (&state, BRG_ADJOURN_STOP_CLOCK_CALL), ==, 0);
      for (guint j = 0; j < G_N_ELEMENTS (here); j++)
        g_assert_null (brg_adjournment_apply (&state, &here[j]));
      g_assert_cmpuint (count_offers (&state, BRG_ADJOURN_NOW), ==, 0);
      g_assert_cmpuint (count_offers (&state, BRG_ADJOURN_READ), ==, BRG_N_ENVELOPE_CONTENTS - 1);
      g_assert_cmpuint (count_offers (&state, BRG_ADJOURN_CANNOT_WIN), ==, i == 0 ? 1 : 0);
    }
}

/* fide-2023 I.12.1: no hour was set, both are here, the envelope is lost: the game can begin. */
static void
test_lost (void)
{
  const BrgAdjournmentEvent events[] = {
    { .kind = BRG_ADJOURN_LOST, .at = -1, .detail = BRG_LOSS_POSITION_KNOWN },
    { .kind = BRG_ADJOURN_HERE, .side = BRG_COLOUR_WHITE, .at = -1 },
    { .kind = BRG_ADJOURN_HERE, .side = BRG_COLOUR_BLACK, .at = -1 },
  };
  const BrgAdjournmentEvent now = { .kind = BRG_ADJOURN_NOW, .at = -1 };
  BrgAdjournment state;
  BrgEnvelope face;

  brg_envelope_init (&face);
  face.sealer = BRG_COLOUR_WHITE;
  face.used[0] = face.used[1] = 7200;
  brg_adjournment_init (&state, brg_rulebook_find ("fide-2023"), &face);
  g_assert_false (brg_envelope_offers_begin (&state));
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    g_assert_null (brg_adjournment_apply (&state, &events[i]));
  g_assert_true (brg_envelope_offers_begin (&state));
  g_assert_cmpuint (count_offers (&state, BRG_ADJOURN_NOW), ==, 1);
  g_assert_null (brg_adjournment_apply (&state, &now));
  g_assert_cmpint (state.phase, ==, BRG_PHASE_PLAYING);
  g_assert_cmpint (state.running, ==, BRG_COLOUR_BLACK);
  g_assert_false (brg_envelope_offers_begin (&state));
}

/* A typed position says who seals; a FEN has the number of the move too, a position of draughts has
 * not. */
static void
test_position (void)
{
  g_autofree char *tidy = NULL;
  BrgColour sealer = BRG_COLOUR_NONE;
  gint number = -1;

  g_assert_true (brg_seal_draft_take_position (BRG_DISCIPLINE_CHESS, STANDS, &sealer, &number));
  g_assert_cmpint (sealer, ==, BRG_COLOUR_WHITE);
  g_assert_cmpint (number, ==, 42);
  g_assert_true (brg_seal_draft_take_position (
      BRG_DISCIPLINE_CHESS, "6k1/5p2/6p1/p3R2p/4P2P/5KP1/r7/8 b - - 0 17", &sealer, &number));
  g_assert_cmpint (sealer, ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (number, ==, 17);
  g_assert_true (
      brg_seal_draft_take_position (BRG_DISCIPLINE_RUSSIAN, "B:Wc3,e3:Bd6,f6", &sealer, &number));
  g_assert_cmpint (sealer, ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (number, ==, 0);
  g_assert_false (brg_seal_draft_take_position (BRG_DISCIPLINE_CHESS, "6k1/5p2", &sealer, &number));
}

/* The hour of the envelope before is taken over as long as it is to come. */
static void
test_hour (void)
{
  static const struct
  {
    gint64 now; /* seconds */
    const char *resumes_at;
  } cases[] = { { 1795359600 - 3600, "2026-11-22T15:00Z" }, { 1795359600 + 3600, "" } };
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEnvelopeDesk) desk = NULL;
  g_autoptr (BrgStoredGame) record = NULL;
  const BrgEnvelopeCase *matter;

  open_event (&fixture, "fide-2023");
  seal (&fixture, 1);
  snapshot = store_fixture_load (&fixture);
  desk = brg_envelope_settings_open_desk (fixture.store, snapshot);
  matter = brg_envelope_desk_find (desk, store_fixture_game (&fixture, 1, 1));
  record = brg_store_load_game (fixture.store, fixture.group_id, matter->game->id, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgStoredEnvelope) envelope = brg_seal_draft_begin (
          snapshot, matter->game, record, desk->envelopes, cases[i].now * G_USEC_PER_SEC);

      g_assert_cmpint (envelope->number, ==, 2);
      g_assert_cmpstr (envelope->resumes_at, ==, cases[i].resumes_at);
    }
  store_fixture_close (&fixture);
}

/* Of a game that was not entered no position is kept: neither the usual start, nor one that was
 * drawn by lot, is where it is resumed. */
static void
test_unkeyed (void)
{
  static const struct
  {
    BrgDiscipline discipline;
    const char *start;
    gint number;
    const char *moves;
    gboolean has_position;
    BrgColour sealer;
  } cases[] = {
    { BRG_DISCIPLINE_CHESS, "", -1, "", FALSE, BRG_COLOUR_NONE },
    { BRG_DISCIPLINE_CHESS, "", -1, "1. e4", TRUE, BRG_COLOUR_BLACK },
    { BRG_DISCIPLINE_CHESS, "", -1, "1. e4 e5", TRUE, BRG_COLOUR_WHITE },
    { BRG_DISCIPLINE_CHESS, "4k3/8/8/8/8/8/4R3/4K3 b - - 0 41", -1, "", TRUE, BRG_COLOUR_BLACK },
    { BRG_DISCIPLINE_CHESS960, "", 333, "", FALSE, BRG_COLOUR_NONE },
    { BRG_DISCIPLINE_RUSSIAN, "", -1, "", FALSE, BRG_COLOUR_NONE },
    { BRG_DISCIPLINE_RUSSIAN, "B:WKa1:BKc7", -1, "", TRUE, BRG_COLOUR_BLACK },
    { BRG_DISCIPLINE_DRAUGHTS64, "majority|idf-basic:12-IV|", -1, "", FALSE, BRG_COLOUR_NONE },
    { BRG_DISCIPLINE_RENJU, "", -1, "", FALSE, BRG_COLOUR_NONE },
    { BRG_DISCIPLINE_RENJU, "", -1, "1. H8", TRUE, BRG_COLOUR_WHITE },
  };
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  const BrgGame *board;

  open_event (&fixture, "fide-2023");
  snapshot = store_fixture_load (&fixture);
  board = &g_array_index (brg_snapshot_get_round (snapshot, 1)->games, BrgGame, 0);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgStoredGame) record = brg_stored_game_new (1, board->id, cases[i].discipline);
      g_autoptr (BrgStoredEnvelope) envelope = NULL;
      g_autofree char *missing = NULL;

      g_free (record->start);
      record->start = g_strdup (cases[i].start);
      record->start_number = cases[i].number;
      g_free (record->moves);
      record->moves = g_strdup (cases[i].moves);
      envelope = brg_seal_draft_begin (snapshot, board, record, none, 0);
      missing = brg_seal_draft_dup_missing (envelope);
      g_test_message ("case %u: %s", i, envelope->stands);
      g_assert_cmpint (*envelope->stands != '\0', ==, cases[i].has_position);
      g_assert_cmpint (envelope->sealer, ==, cases[i].sealer);
      g_assert_cmpint (strstr (missing, "position") == NULL, ==, cases[i].has_position);
    }
  store_fixture_close (&fixture);
}

/* ussr-chess-1956 19: 40 moves in 2 hours, a session of 4. */
static void
test_guess (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;

  open_event (&fixture, "ussr-chess-1956");
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpint (brg_seal_draft_guess_session (snapshot), ==, 240);
  set_text (&snapshot->group->time_control, "90+30");
  g_assert_cmpint (brg_seal_draft_guess_session (snapshot), ==, -1);
  store_fixture_close (&fixture);
}

/* fide-2023 6.9: with an increment the minutes of the period do not bound what may be used. */
static void
test_increment (void)
{
  static const struct
  {
    const char *control;
    BrgAdjournmentPhase phase;
  } items[] = {
    { "60/140", BRG_PHASE_FINISHED },
    { "60/140+30", BRG_PHASE_WAITING },
  };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      StoreFixture fixture = { 0 };
      g_autoptr (BrgSnapshot) snapshot = NULL;
      g_autoptr (BrgStoredEnvelope) envelope = NULL;
      const BrgAdjournmentEvent here = { .kind = BRG_ADJOURN_HERE, .side = BRG_COLOUR_WHITE };
      const BrgAdjournmentEvent now = { .kind = BRG_ADJOURN_NOW, .at = 5 * MINUTE };
      BrgAdjournment state;
      BrgEnvelope face;

      open_event (&fixture, "fide-2023");
      snapshot = store_fixture_load (&fixture);
      set_text (&snapshot->group->time_control, items[i].control);
      envelope = brg_stored_envelope_new (fixture.group_id, store_fixture_game (&fixture, 1, 1));
      envelope->move_number = 42;
      envelope->used[BRG_COLOUR_WHITE] = 100 * MINUTE;
      envelope->used[BRG_COLOUR_BLACK] = 139 * MINUTE;
      brg_envelope_fill_face (snapshot, envelope, 240, &face);
      g_assert_cmpint (face.has_increment, ==, i == 1);
      brg_adjournment_init (&state, snapshot->event->rulebook, &face);
      g_assert_null (brg_adjournment_apply (&state, &here));
      g_assert_null (brg_adjournment_apply (&state, &now));
      g_assert_cmpint (state.phase, ==, items[i].phase);
      store_fixture_close (&fixture);
    }
}

/* fide-2023 6.9: said before it is sealed; of an increment nobody can say. */
static void
test_overstepped (void)
{
  static const struct
  {
    const char *control;
    gint move_number;
    BrgStoredManner manner;
    BrgColour side;
  } items[] = {
    { "40/100", 40, BRG_STORED_MANNER_SEALED, BRG_COLOUR_WHITE },
    { "40/100", 41, BRG_STORED_MANNER_SEALED, BRG_COLOUR_NONE },
    { "40/100", 40, BRG_STORED_MANNER_EARLY, BRG_COLOUR_WHITE },
    { "40/100+30", 40, BRG_STORED_MANNER_SEALED, BRG_COLOUR_NONE },
    { "100", 60, BRG_STORED_MANNER_OPEN_MOVE, BRG_COLOUR_WHITE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      StoreFixture fixture = { 0 };
      g_autoptr (BrgSnapshot) snapshot = NULL;
      g_autoptr (BrgStoredEnvelope) envelope = NULL;
      const char *article = NULL;
      const char *found;

      open_event (&fixture, "fide-2023");
      snapshot = store_fixture_load (&fixture);
      set_text (&snapshot->group->time_control, items[i].control);
      envelope = brg_stored_envelope_new (fixture.group_id, store_fixture_game (&fixture, 1, 1));
      envelope->sealer = BRG_COLOUR_WHITE;
      envelope->manner = items[i].manner;
      envelope->move_number = items[i].move_number;
      envelope->used[BRG_COLOUR_WHITE] = 100 * MINUTE;
      envelope->used[BRG_COLOUR_BLACK] = 90 * MINUTE;
      found = brg_seal_draft_find_overstepped (snapshot, envelope, &article);
      g_assert_cmpint (found != NULL, ==, items[i].side != BRG_COLOUR_NONE);
      g_assert_true (found == NULL || g_str_has_prefix (found, "White’s time was over"));
      g_assert_cmpstr (article, ==, items[i].side == BRG_COLOUR_NONE ? NULL : "fide-2023 6.9");
      store_fixture_close (&fixture);
    }
}

/* A result over a closed envelope that is taken back: the game is neither adjourned nor over. */
static void
test_idle (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEnvelopeDesk) desk = NULL;
  const BrgEnvelopeCase *matter;

  open_event (&fixture, "fide-2023");
  seal (&fixture, 1);
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1), BRG_OUTCOME_DRAW,
                        BRG_OUTCOME_DRAW, NULL);
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1), BRG_OUTCOME_NONE,
                        BRG_OUTCOME_NONE, NULL);
  snapshot = store_fixture_load (&fixture);
  desk = brg_envelope_settings_open_desk (fixture.store, snapshot);
  matter = brg_envelope_desk_find (desk, store_fixture_game (&fixture, 1, 1));
  g_assert_true (brg_envelope_case_is_idle (matter));
  g_assert_cmpstr (brg_envelope_words_phase (matter), ==, "no result");
  store_fixture_close (&fixture);
}

/* Whether the game of board 1 was told to go on. */
static gboolean
is_resumed (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  g_autoptr (BrgEnvelopeDesk) desk = brg_envelope_settings_open_desk (fixture->store, snapshot);

  return brg_envelope_case_is_resumed (
      brg_envelope_desk_find (desk, store_fixture_game (fixture, 1, 1)));
}

/* What the table says ends the story of an opened envelope, and is told with its result. */
static void
test_result (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEnvelopeDesk) desk = NULL;
  g_autofree char *over = NULL;
  g_autofree char *last = NULL;
  const BrgEnvelopeCase *matter;

  open_event (&fixture, "fide-2023");
  seal (&fixture, 1);
  act (&fixture, "here", BRG_COLOUR_BLACK, 0, "");
  g_assert_false (is_resumed (&fixture));
  act (&fixture, "open", BRG_COLOUR_NONE, 1, "");
  g_assert_true (is_resumed (&fixture));
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 1), BRG_OUTCOME_LOSS,
                        BRG_OUTCOME_WIN, NULL);
  snapshot = store_fixture_load (&fixture);
  desk = brg_envelope_settings_open_desk (fixture.store, snapshot);
  matter = brg_envelope_desk_find (desk, store_fixture_game (&fixture, 1, 1));
  g_assert_false (matter->is_open);
  g_assert_null (matter->fault);
  g_assert_cmpstr (brg_envelope_words_phase (matter), ==, "finished");
  over = brg_envelope_words_dup_over (snapshot, matter);
  g_assert_cmpstr (over, ==, "The game is over: 0 –⁠ 1");
  last = brg_envelope_words_dup_stored (
      snapshot, matter, matter->envelope->events->pdata[matter->envelope->events->len - 1]);
  g_assert_cmpstr (last, ==, "The game ended, result entered: 0 –⁠ 1");
  store_fixture_close (&fixture);
}

static void
test_blocks (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEnvelopeDesk) desk = NULL;

  open_event (&fixture, "ussr-chess-1956");
  seal (&fixture, 1);
  brg_store_set_result (fixture.store, store_fixture_game (&fixture, 1, 2), BRG_OUTCOME_ADJOURNED,
                        BRG_OUTCOME_ADJOURNED, NULL);
  snapshot = store_fixture_load (&fixture);
  desk = brg_envelope_settings_open_desk (fixture.store, snapshot);
  g_assert_cmpuint (desk->cases->len, ==, 2);
  g_assert_null (g_array_index (desk->cases, BrgEnvelopeCase, 0).envelope);
  g_assert_cmpint (brg_envelope_desk_count_open (snapshot), ==, 2);
  g_assert_cmpint (
      brg_envelope_case_find_block (snapshot, &g_array_index (desk->cases, BrgEnvelopeCase, 1)), ==,
      BRG_ENVELOPE_BLOCKS_LAST_ROUND);
  store_fixture_close (&fixture);
}

static void
test_times (void)
{
  gint seconds = 0;

  g_assert_true (brg_envelope_words_read_used ("2:21", &seconds));
  g_assert_cmpint (seconds, ==, 141 * MINUTE);
  g_assert_true (brg_envelope_words_read_used ("90", &seconds));
  g_assert_cmpint (seconds, ==, 90 * MINUTE);
  g_assert_true (brg_envelope_words_read_used (" ", &seconds));
  g_assert_cmpint (seconds, ==, -1);
  g_assert_false (brg_envelope_words_read_used ("2:71", &seconds));
  g_assert_false (brg_envelope_words_read_used ("two", &seconds));
}

static void
check_face (const BrgStoredEnvelope *envelope, const char *clocks, const char *missing)
{
  g_autofree char *found_clocks = brg_envelope_words_dup_clocks (envelope);
  g_autofree char *found_missing = brg_seal_draft_dup_missing (envelope);

  g_assert_cmpstr (found_clocks, ==, clocks);
  g_assert_cmpstr (found_missing, ==, missing);
}

/* What does not stand on an envelope is said in words, not left as a gap. */
static void
test_missing (void)
{
  g_autoptr (BrgStoredEnvelope) envelope = brg_stored_envelope_new (1, 1);

  envelope->used[BRG_COLOUR_WHITE] = -1;
  envelope->used[BRG_COLOUR_BLACK] = -1;
  check_face (envelope, "Clocks: time not recorded",
              "Missing: position, clock times, arbiter who sealed");
  envelope->used[BRG_COLOUR_BLACK] = 141 * MINUTE;
  check_face (envelope, "Clocks: White: time not recorded, Black: 2:21",
              "Missing: position, clock times, arbiter who sealed");
  envelope->used[BRG_COLOUR_WHITE] = 0;
  check_face (envelope, "Clocks: White 0:00, Black 2:21 used",
              "Missing: position, arbiter who sealed");
  g_free (envelope->stands);
  envelope->stands = g_strdup ("8/8/8/8/8/8/8/K1k5 w - - 0 40");
  check_face (envelope, "Clocks: White 0:00, Black 2:21 used", "Missing: arbiter who sealed");
  g_free (envelope->sealed_by);
  envelope->sealed_by = g_strdup ("V. Tokarev");
  check_face (envelope, "Clocks: White 0:00, Black 2:21 used", NULL);
}

static void
test_session (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEnvelopeDesk) desk = NULL;
  g_autoptr (BrgResumptionDraft) draft = NULL;
  g_autofree char *problems = NULL;
  g_autofree char *late = NULL;
  const char *article = NULL;

  open_event (&fixture, "ussr-chess-1956");
  seal (&fixture, 1);
  snapshot = store_fixture_load (&fixture);
  desk = brg_envelope_settings_open_desk (fixture.store, snapshot);
  draft = brg_resumption_draft_new (desk, 7200);
  g_assert_cmpuint (draft->games->len, ==, 1);
  draft->session = (BrgResumptionSession){ 1000000, 1000000 + 4 * 3600 };
  brg_resumption_draft_propose (draft);
  g_assert_cmpint (g_array_index (draft->starts, gint64, 0), ==, 1000000);
  problems = brg_resumption_draft_dup_problems (draft, snapshot, &article);
  g_assert_cmpstr (problems, ==, "");
  /* Half an hour before the end of the day is too late. */
  g_array_index (draft->starts, gint64, 0) = 1000000 + 4 * 3600 - 1800;
  late = brg_resumption_draft_dup_problems (draft, snapshot, &article);
  g_assert_nonnull (strstr (late, "too close to the end"));
  g_assert_cmpstr (article, ==, "ussr-chess-1956 20");
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("envelope-desk")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/envelope-desk/unknown-control", test_unknown_control);
  g_test_add_data_func ("/app/envelope-desk/fide-2023-I.9.3-absent-sealer", "fide-2023",
                        test_absent_sealer);
  g_test_add_data_func ("/app/envelope-desk/ussr-chess-1956-20-absent-sealer", "ussr-chess-1956",
                        test_absent_sealer);
  g_test_add_func ("/app/envelope-desk/ussr-chess-1956-19-early", test_early);
  g_test_add_func ("/app/envelope-desk/fide-2023-I.8-judge", test_judge);
  g_test_add_func ("/app/envelope-desk/fide-2023-I.8-offers", test_offers);
  g_test_add_func ("/app/envelope-desk/fide-2023-I.12.1-lost", test_lost);
  g_test_add_func ("/app/envelope-desk/position", test_position);
  g_test_add_func ("/app/envelope-desk/hour", test_hour);
  g_test_add_func ("/app/envelope-desk/ussr-chess-1956-19-guess", test_guess);
  g_test_add_func ("/app/envelope-desk/fide-2023 6.9/increment", test_increment);
  g_test_add_func ("/app/envelope-desk/fide-2023 6.9/overstepped", test_overstepped);
  g_test_add_func ("/app/envelope-desk/idle", test_idle);
  g_test_add_func ("/app/envelope-desk/result", test_result);
  g_test_add_func ("/app/envelope-desk/ussr-chess-1956-20-blocks", test_blocks);
  g_test_add_func ("/app/envelope-desk/times", test_times);
  g_test_add_func ("/app/envelope-desk/missing", test_missing);
  g_test_add_func ("/app/envelope-desk/unkeyed", test_unkeyed);
  g_test_add_func ("/app/envelope-desk/ussr-chess-1956-20-session", test_session);
  return g_test_run ();
}
