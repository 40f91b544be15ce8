/* test-store-incidents.c - the penalty log: one action with result and game, corrections, files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-incident-names.h"
#include "brg-store-game-rows.h"
#include "brg-store-incident-rows.h"
#include "brg-store-incidents.h"
#include "brg-test.h"

#include "brg-journal.h"
#include "brg-snapshot-tournament.h"
#include "brg-store-absent.h"
#include "brg-store-players.h"
#include "brg-store-removal.h"
#include "store-fixture.h"

/* A published round of four, and a fixture to write into. */
static void
open_round (StoreFixture *fixture)
{
  store_fixture_open (fixture, 4);
  store_fixture_publish (fixture);
}

/* An illegal move of the player with White on board 1. */
static BrgIncident *
make_incident (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *round = brg_snapshot_get_round (snapshot, 1);
  const BrgGame *game = &g_array_index (round->games, BrgGame, 0);
  BrgIncident *incident = brg_incident_new ();

  incident->event_id = fixture->event_id;
  incident->group_id = fixture->group_id;
  incident->round = 1;
  incident->board = 1;
  incident->entry_id = brg_snapshot_get_entry (snapshot, game->white)->id;
  incident->opponent_id = brg_snapshot_get_entry (snapshot, game->black)->id;
  incident->has_kind = TRUE;
  incident->kind = BRG_INCIDENT_ILLEGAL_MOVE;
  incident->sanction = BRG_SANCTION_TIME;
  incident->clock = BRG_CLOCK_OPPONENT;
  incident->seconds = 120;
  brg_incident_set_text (&incident->article, "fide-2023 7.5.5");
  brg_incident_set_text (&incident->proposed, "time opponent+120 -");
  return incident;
}

static GPtrArray *
list (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *log = brg_store_list_incidents (fixture->store, fixture->event_id, &error);

  g_assert_no_error (error);
  return log;
}

static char *
dup_result (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *round = brg_snapshot_get_round (snapshot, 1);
  const BrgGame *game = &g_array_index (round->games, BrgGame, 0);

  return brg_incident_result_to_text (game->white_outcome, game->black_outcome);
}

static void
assert_result (StoreFixture *fixture, const char *expected)
{
  g_autofree char *text = dup_result (fixture);

  g_assert_cmpstr (text, ==, expected);
}

static BrgStoredGame *
load_game (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  BrgStoredGame *game = brg_store_load_game (fixture->store, fixture->group_id,
                                             store_fixture_game (fixture, 1, 1), &error);

  g_assert_no_error (error);
  return game;
}

static guint
count_entries (StoreFixture *fixture)
{
  g_autoptr (GPtrArray) entries = brg_journal_list (fixture->store, fixture->event_id, NULL);

  return entries->len;
}

/* Every field comes back as it was written. */
static void
test_roundtrip (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncident) incident = NULL;
  g_autoptr (GPtrArray) log = NULL;
  g_autoptr (GError) error = NULL;
  const BrgIncident *read;

  open_round (&fixture);
  incident = make_incident (&fixture);
  incident->ordinal = 2;
  incident->is_gross = incident->are_told = incident->is_both = TRUE;
  brg_incident_set_text (&incident->at, "2026-11-22T10:11:12Z");
  brg_incident_set_text (&incident->description, "a");
  brg_incident_set_text (&incident->clock_before, "0:21:07 0:04:12");
  brg_incident_set_text (&incident->clock_after, "0:21:07 0:06:12");
  brg_incident_set_text (&incident->reason, "b");
  brg_incident_set_text (&incident->witnesses, "c");
  brg_incident_set_text (&incident->explanation, "d");
  brg_incident_set_text (&incident->note, "e");
  brg_incident_set_text (&incident->author, "f");
  g_assert_true (brg_store_decide_incident (fixture.store, incident, NULL, NULL, &error));
  g_assert_no_error (error);
  log = list (&fixture);
  g_assert_cmpuint (log->len, ==, 1);
  read = log->pdata[0];
  g_assert_cmpint (read->number, ==, 1);
  g_assert_cmpint (read->state, ==, BRG_INCIDENT_DECIDED);
  g_assert_cmpint (read->group_id, ==, fixture.group_id);
  g_assert_cmpint (read->round, ==, 1);
  g_assert_cmpint (read->board, ==, 1);
  g_assert_cmpint (read->entry_id, ==, incident->entry_id);
  g_assert_cmpint (read->opponent_id, ==, incident->opponent_id);
  g_assert_true (read->is_both && read->is_gross && read->are_told && read->has_kind);
  g_assert_cmpint (read->kind, ==, BRG_INCIDENT_ILLEGAL_MOVE);
  g_assert_cmpuint (read->ordinal, ==, 2);
  g_assert_cmpint (read->sanction, ==, BRG_SANCTION_TIME);
  g_assert_cmpint (read->clock, ==, BRG_CLOCK_OPPONENT);
  g_assert_cmpint (read->seconds, ==, 120);
  g_assert_cmpint (read->result, ==, BRG_RESULT_NONE);
  g_assert_cmpstr (read->at, ==, "2026-11-22T10:11:12Z");
  g_assert_cmpstr (read->article, ==, "fide-2023 7.5.5");
  g_assert_cmpstr (read->proposed, ==, "time opponent+120 -");
  g_assert_cmpstr (read->clock_before, ==, "0:21:07 0:04:12");
  g_assert_cmpstr (read->clock_after, ==, "0:21:07 0:06:12");
  g_assert_cmpstr (read->description, ==, "a");
  g_assert_cmpstr (read->reason, ==, "b");
  g_assert_cmpstr (read->witnesses, ==, "c");
  g_assert_cmpstr (read->explanation, ==, "d");
  g_assert_cmpstr (read->note, ==, "e");
  g_assert_cmpstr (read->author, ==, "f");
  store_fixture_close (&fixture);
}

/* fide-2023 7.5.5: what the decision adds on a clock stands in its sentence, which the notice says.
 */
static void
test_title_of_time (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncident) incident = NULL;
  g_autoptr (GPtrArray) journal = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GError) error = NULL;

  open_round (&fixture);
  incident = make_incident (&fixture);
  incident->clock = BRG_CLOCK_OPPONENT;
  incident->seconds = 120;
  g_assert_true (brg_store_decide_incident (fixture.store, incident, NULL, NULL, &error));
  g_assert_no_error (error);
  journal = brg_journal_list (fixture.store, fixture.event_id, NULL);
  title = brg_journal_entry_dup_title (journal->pdata[journal->len - 1]);
  g_assert_nonnull (strstr (title, "7.5.5, FIDE Laws 2023), +2 min for the opponent"));
  store_fixture_close (&fixture);
}

/* Log, result and game are one entry of the journal; undo takes back all of it, redo brings it. */
static void
test_one_action (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncident) incident = NULL;
  g_autoptr (BrgStoredGame) game = NULL;
  g_autoptr (BrgStoredGame) stored = NULL;
  g_autoptr (BrgStoredGame) undone = NULL;
  g_autoptr (GPtrArray) log = NULL;
  g_autoptr (GPtrArray) empty = NULL;
  g_autoptr (GPtrArray) journal = NULL;
  g_autofree char *title = NULL;
  g_autoptr (GError) error = NULL;
  BrgIncidentEffects effects = { 0 };
  guint n_before;

  open_round (&fixture);
  incident = make_incident (&fixture);
  incident->sanction = BRG_SANCTION_LOSS;
  incident->clock = BRG_CLOCK_NONE;
  incident->seconds = 0;
  incident->result = BRG_RESULT_LOST;
  brg_incident_set_text (&incident->proposed, "loss - lost");
  game = load_game (&fixture);
  game->illegal[BRG_COLOUR_WHITE] = 2;
  g_free (game->clock);
  game->clock = g_strdup ("1|40/120|stopped|w|-|1 0 0 0 -|1 0 0 0 -");
  effects.game_id = store_fixture_game (&fixture, 1, 1);
  effects.sets_result = TRUE;
  effects.white = BRG_OUTCOME_LOSS;
  effects.black = BRG_OUTCOME_WIN;
  effects.record = game;
  n_before = count_entries (&fixture);
  g_assert_true (brg_store_decide_incident (fixture.store, incident, &effects, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (count_entries (&fixture), ==, n_before + 1);
  assert_result (&fixture, "0-1");
  stored = load_game (&fixture);
  g_assert_cmpint (stored->illegal[BRG_COLOUR_WHITE], ==, 2);
  g_assert_cmpstr (stored->clock, ==, game->clock);
  log = list (&fixture);
  g_assert_cmpstr (((BrgIncident *) log->pdata[0])->result_before, ==, "");
  g_assert_cmpstr (((BrgIncident *) log->pdata[0])->result_after, ==, "0-1");
  journal = brg_journal_list (fixture.store, fixture.event_id, NULL);
  title = brg_journal_entry_dup_title (journal->pdata[journal->len - 1]);
  g_assert_cmpstr (title, ==,
                   "Decision no. 1: Illegal move, Игрок2 Имя (art.\u00a07.5.5, FIDE Laws 2023), "
                   "0\u202f–\u2060\u202f1 "
                   "(round 1, Игрок2 И. – Игрок3 И.)");

  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  assert_result (&fixture, "");
  empty = list (&fixture);
  g_assert_cmpuint (empty->len, ==, 0);
  undone = load_game (&fixture);
  g_assert_cmpint (undone->illegal[BRG_COLOUR_WHITE], ==, 0);
  g_assert_cmpstr (undone->clock, ==, "");

  g_assert_true (brg_journal_redo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  assert_result (&fixture, "0-1");
  store_fixture_close (&fixture);
}

/* A draft may change, a decision may not. */
static void
test_draft (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncident) incident = NULL;
  g_autoptr (GPtrArray) log = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  open_round (&fixture);
  incident = make_incident (&fixture);
  g_assert_true (brg_store_draft_incident (fixture.store, incident, &id, &error));
  g_assert_no_error (error);
  incident->id = id;
  incident->number = 1;
  brg_incident_set_text (&incident->note, "later");
  g_assert_true (brg_store_draft_incident (fixture.store, incident, NULL, &error));
  g_assert_true (brg_store_decide_incident (fixture.store, incident, NULL, NULL, &error));
  g_assert_no_error (error);
  log = list (&fixture);
  g_assert_cmpuint (log->len, ==, 1);
  g_assert_cmpint (((BrgIncident *) log->pdata[0])->state, ==, BRG_INCIDENT_DECIDED);
  g_assert_cmpstr (((BrgIncident *) log->pdata[0])->note, ==, "later");
  g_assert_false (brg_store_draft_incident (fixture.store, incident, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_false (brg_store_decide_incident (fixture.store, incident, NULL, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_false (brg_store_cancel_incident (fixture.store, id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  store_fixture_close (&fixture);
}

static void
test_cancelled_draft (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncident) incident = NULL;
  g_autoptr (GPtrArray) log = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  open_round (&fixture);
  incident = make_incident (&fixture);
  g_assert_true (brg_store_draft_incident (fixture.store, incident, &id, &error));
  g_assert_true (brg_store_cancel_incident (fixture.store, id, &error));
  g_assert_true (brg_store_decide_incident (fixture.store, incident, NULL, NULL, &error));
  g_assert_no_error (error);
  log = list (&fixture);
  g_assert_cmpuint (log->len, ==, 2);
  g_assert_cmpint (((BrgIncident *) log->pdata[0])->state, ==, BRG_INCIDENT_CANCELLED);
  g_assert_cmpint (((BrgIncident *) log->pdata[1])->number, ==, 2);
  store_fixture_close (&fixture);
}

/* Another decision than the proposed one says why; one from a list of the book need not. */
static void
test_reason (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncident) incident = NULL;
  g_autoptr (GError) error = NULL;

  open_round (&fixture);
  incident = make_incident (&fixture);
  incident->sanction = BRG_SANCTION_WARNING;
  incident->clock = BRG_CLOCK_NONE;
  incident->seconds = 0;
  g_assert_false (brg_store_decide_incident (fixture.store, incident, NULL, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  brg_incident_set_text (&incident->proposed, "choose - -");
  g_assert_true (brg_store_decide_incident (fixture.store, incident, NULL, NULL, &error));
  g_assert_no_error (error);
  brg_incident_set_text (&incident->proposed, "time opponent+120 -");
  brg_incident_set_text (&incident->reason, "first event of a child");
  g_assert_true (brg_store_decide_incident (fixture.store, incident, NULL, NULL, &error));
  g_assert_no_error (error);
  incident->sanction = BRG_SANCTION_CHOOSE;
  g_assert_false (brg_store_decide_incident (fixture.store, incident, NULL, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  store_fixture_close (&fixture);
}

/* Nothing stands in the log when the result is refused. */
static void
test_nothing_half_done (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncident) incident = NULL;
  g_autoptr (GPtrArray) log = NULL;
  g_autoptr (GError) error = NULL;
  BrgIncidentEffects effects = { 0 };
  guint n_before;

  open_round (&fixture);
  incident = make_incident (&fixture);
  effects.game_id = store_fixture_game (&fixture, 1, 1);
  effects.sets_result = TRUE;
  effects.white = effects.black = BRG_OUTCOME_WIN;
  n_before = count_entries (&fixture);
  g_assert_false (brg_store_decide_incident (fixture.store, incident, &effects, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  log = list (&fixture);
  g_assert_cmpuint (log->len, ==, 0);
  g_assert_cmpuint (count_entries (&fixture), ==, n_before);
  store_fixture_close (&fixture);
}

/* A correction is a new entry; the one before stays as it was. */
static void
test_correction (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncident) incident = NULL;
  g_autoptr (GPtrArray) log = NULL;
  g_autoptr (GError) error = NULL;
  BrgIncidentEffects effects = { 0 };
  gint64 id = 0;

  open_round (&fixture);
  incident = make_incident (&fixture);
  g_assert_true (brg_store_decide_incident (fixture.store, incident, NULL, &id, &error));
  incident->supersedes_id = id;
  incident->sanction = BRG_SANCTION_LOSS;
  incident->clock = BRG_CLOCK_NONE;
  incident->seconds = 0;
  incident->result = BRG_RESULT_LOST;
  g_assert_false (brg_store_correct_incident (fixture.store, incident, NULL, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  brg_incident_set_text (&incident->reason, "it was the second time");
  effects.game_id = store_fixture_game (&fixture, 1, 1);
  effects.sets_result = TRUE;
  effects.white = BRG_OUTCOME_LOSS;
  effects.black = BRG_OUTCOME_WIN;
  g_assert_true (brg_store_correct_incident (fixture.store, incident, &effects, NULL, &error));
  g_assert_no_error (error);
  log = list (&fixture);
  g_assert_cmpuint (log->len, ==, 2);
  g_assert_false (brg_incident_is_in_force (log->pdata[0]));
  g_assert_true (brg_incident_is_in_force (log->pdata[1]));
  g_assert_cmpint (((BrgIncident *) log->pdata[0])->superseded_by, ==,
                   ((BrgIncident *) log->pdata[1])->id);
  g_assert_cmpint (((BrgIncident *) log->pdata[0])->sanction, ==, BRG_SANCTION_TIME);
  assert_result (&fixture, "0-1");
  /* Of a round alone the log knows as well what supersedes what. */
  g_clear_pointer (&log, g_ptr_array_unref);
  log = brg_store_list_round_incidents (fixture.store, fixture.group_id, 1, &error);
  g_assert_cmpuint (log->len, ==, 2);
  g_assert_false (brg_incident_stands (log->pdata[0]));
  g_assert_true (brg_incident_stands (log->pdata[1]));
  g_clear_pointer (&log, g_ptr_array_unref);
  log = brg_store_list_round_incidents (fixture.store, fixture.group_id, 2, &error);
  g_assert_cmpuint (log->len, ==, 0);
  /* Only the last one can be corrected. */
  g_assert_false (brg_store_correct_incident (fixture.store, incident, NULL, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  assert_result (&fixture, "");
  g_clear_pointer (&log, g_ptr_array_unref);
  log = list (&fixture);
  g_assert_true (brg_incident_is_in_force (log->pdata[0]));
  store_fixture_close (&fixture);
}

static void
test_attachment (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncident) incident = NULL;
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GBytes) content = g_bytes_new_static ("a\0b", 3);
  g_autoptr (GBytes) nothing = g_bytes_new (NULL, 0);
  g_autoptr (GBytes) read = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = 0;

  open_round (&fixture);
  incident = make_incident (&fixture);
  g_assert_true (brg_store_decide_incident (fixture.store, incident, NULL, &id, &error));
  g_assert_true (brg_store_attach_incident (fixture.store, id, "sheet.jpg", content, &error));
  g_assert_no_error (error);
  g_assert_false (brg_store_attach_incident (fixture.store, id, "empty", nothing, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  files = brg_store_list_attachments (fixture.store, BRG_OF_INCIDENT, id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (files->len, ==, 1);
  g_assert_cmpstr (((BrgAttachment *) files->pdata[0])->name, ==, "sheet.jpg");
  g_assert_cmpint (((BrgAttachment *) files->pdata[0])->n_bytes, ==, 3);
  read = brg_store_load_attachment (fixture.store, ((BrgAttachment *) files->pdata[0])->id, &error);
  g_assert_true (g_bytes_equal (read, content));
  /* The event goes with its log and what belongs to it. */
  g_assert_true (brg_store_delete_event (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* Every kind and sanction has its name, and no two kinds share one. */
static void
test_names (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (BrgIncidentKind kind = 0; kind < BRG_N_INCIDENT_KINDS; kind++)
    {
      g_assert_nonnull (brg_incident_kind_get_name (kind));
      g_assert_true (g_hash_table_add (seen, (gpointer) brg_incident_kind_get_name (kind)));
    }
  for (BrgSanction sanction = 0; sanction < BRG_N_SANCTIONS; sanction++)
    g_assert_nonnull (brg_sanction_get_name (sanction));
}

static void
test_result_text (void)
{
  BrgOutcome white = BRG_OUTCOME_NONE;
  BrgOutcome black = BRG_OUTCOME_NONE;

  for (BrgOutcome outcome = BRG_OUTCOME_WIN; outcome < BRG_N_OUTCOMES; outcome++)
    {
      g_autofree char *text = brg_incident_result_to_text (outcome, BRG_OUTCOME_FORFEIT_LOSS);

      g_assert_true (brg_incident_result_from_text (text, &white, &black));
      g_assert_cmpint (white, ==, outcome);
      g_assert_cmpint (black, ==, BRG_OUTCOME_FORFEIT_LOSS);
    }
  g_assert_false (brg_incident_result_from_text ("1:0", &white, &black));
  g_assert_false (brg_incident_result_from_text ("?-0", &white, &black));
  g_assert_true (brg_incident_result_from_text ("", &white, &black));
  g_assert_cmpint (white, ==, BRG_OUTCOME_NONE);
}

static void
assert_removal_refused (StoreFixture *fixture, gint64 entry_id, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (brg_store_remove_entry (fixture->store, entry_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_nonnull (strstr (error->message, text));
}

/* Who stands in the log stays in the list; who does not goes. */
static void
test_removal (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgIncident) incident = brg_incident_new ();
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  incident->event_id = fixture.event_id;
  incident->group_id = fixture.group_id;
  incident->has_kind = TRUE;
  incident->kind = BRG_INCIDENT_PHONE;
  incident->sanction = BRG_SANCTION_WARNING;
  incident->entry_id = brg_snapshot_get_entry (snapshot, 0)->id;
  incident->opponent_id = brg_snapshot_get_entry (snapshot, 1)->id;
  brg_store_decide_incident (fixture.store, incident, NULL, NULL, &error);
  g_assert_no_error (error);
  assert_removal_refused (&fixture, incident->entry_id, "penalty log");
  assert_removal_refused (&fixture, incident->opponent_id, "penalty log");
  g_assert_false (brg_store_remove_entry_and_draw (fixture.store, incident->entry_id, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  brg_store_remove_entry (fixture.store, brg_snapshot_get_entry (snapshot, 2)->id, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static guint
get_came (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  const BrgRound *round = brg_snapshot_get_round (snapshot, 1);
  g_autoptr (BrgTournament) tournament = brg_snapshot_to_tournament (snapshot);
  const BrgGame *game = &g_array_index (round->games, BrgGame, 0);

  g_assert_cmpint (brg_tournament_cell (tournament, game->white, 1)->came, ==,
                   (game->came & 1u << BRG_COLOUR_WHITE) != 0);
  return game->came;
}

/* rus-chess-2014 13.19: who came too late is not absent: the log says so while it is in force, and
 * what was marked at the board. */
static void
test_came (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncident) incident = NULL;
  g_autoptr (GError) error = NULL;
  BrgIncidentEffects effects = { 0 };
  BrgAttendance attendance = { 0 };

  open_round (&fixture);
  incident = make_incident (&fixture);
  incident->kind = BRG_INCIDENT_LATE;
  incident->sanction = BRG_SANCTION_LOSS;
  incident->clock = BRG_CLOCK_NONE;
  incident->seconds = 0;
  incident->result = BRG_RESULT_LOST;
  brg_incident_set_text (&incident->proposed, "loss - lost");
  effects.game_id = store_fixture_game (&fixture, 1, 1);
  effects.sets_result = TRUE;
  effects.white = BRG_OUTCOME_FORFEIT_LOSS;
  effects.black = BRG_OUTCOME_FORFEIT_WIN;
  g_assert_cmpuint (get_came (&fixture), ==, 0);
  g_assert_true (brg_store_decide_incident (fixture.store, incident, &effects, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (get_came (&fixture), ==, 1u << BRG_COLOUR_WHITE);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (get_came (&fixture), ==, 0);
  attendance = (BrgAttendance){ effects.game_id, BRG_ATTENDANCE_NEVER, 4200 };
  g_assert_true (brg_store_note_attendance (fixture.store, &attendance, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (get_came (&fixture), ==, 1u << BRG_COLOUR_BLACK);
  /* In time is in time. */
  attendance = (BrgAttendance){ effects.game_id, 0, 0 };
  g_assert_true (brg_store_note_attendance (fixture.store, &attendance, &error));
  g_assert_cmpuint (get_came (&fixture), ==, 0);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-incidents")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/store/incidents/roundtrip", test_roundtrip);
  g_test_add_func ("/store/incidents/one-action", test_one_action);
  g_test_add_func ("/store/incidents/fide-2023/7.5.5/title-of-time", test_title_of_time);
  g_test_add_func ("/store/incidents/draft", test_draft);
  g_test_add_func ("/store/incidents/cancelled-draft", test_cancelled_draft);
  g_test_add_func ("/store/incidents/fide-2023 12.9/reason", test_reason);
  g_test_add_func ("/store/incidents/nothing-half-done", test_nothing_half_done);
  g_test_add_func ("/store/incidents/correction", test_correction);
  g_test_add_func ("/store/incidents/rus-chess-2014 21.8/attachment", test_attachment);
  g_test_add_func ("/store/incidents/rus-draughts-2022 5.4.15/names", test_names);
  g_test_add_func ("/store/incidents/rus-chess-2014 13.19/came-too-late", test_came);
  g_test_add_func ("/store/incidents/removal", test_removal);
  g_test_add_func ("/store/incidents/rus-chess-2014 14.4/result-text", test_result_text);
  return g_test_run ();
}
