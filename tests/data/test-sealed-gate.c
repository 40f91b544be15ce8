/* test-sealed-gate.c - every way by which a sealed move could get into the file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "brg-action.h"
#include "brg-backup.h"
#include "brg-redaction.h"
#include "brg-removed-person.h"
#include "brg-sealed-exemption.h"
#include "brg-sql.h"
#include "brg-store-alterations.h"
#include "brg-store-event.h"
#include "brg-store-finish.h"
#include "brg-store-game-rows.h"
#include "brg-store-games.h"
#include "brg-store-incidents.h"
#include "brg-store-lead.h"
#include "brg-store-load.h"
#include "brg-store-protests.h"
#include "brg-test.h"
#include "contest-fixture.h"
#include "envelope-fixture.h"

typedef struct
{
  StoreFixture fixture;
  gint64 envelope;
  gint64 white;
  gint64 black;
} Desk;

static void
open_desk (Desk *desk)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  const BrgGame *game;

  envelope_fixture_open (&desk->fixture);
  desk->envelope = envelope_fixture_seal (&desk->fixture, 1);
  snapshot = store_fixture_load (&desk->fixture);
  game = &g_array_index (brg_snapshot_get_round (snapshot, 1)->games, BrgGame, 0);
  desk->white = brg_snapshot_get_entry (snapshot, game->white)->id;
  desk->black = brg_snapshot_get_entry (snapshot, game->black)->id;
}

static BrgStoredGame *
load_game (Desk *desk)
{
  return brg_store_load_game (desk->fixture.store, desk->fixture.group_id,
                              store_fixture_game (&desk->fixture, 1, 1), NULL);
}

static gboolean
save_notes (Desk *desk, const char *text, GError **error)
{
  g_autoptr (BrgStoredGame) game = load_game (desk);

  envelope_fixture_set_text (&game->notes, text);
  return brg_store_save_game (desk->fixture.store, game, BRG_GAME_CHANGE_NOTES, "", error);
}

static gboolean
save_moves (Desk *desk, const char *format, const char *text, GError **error)
{
  g_autoptr (BrgStoredGame) game = load_game (desk);
  g_autoptr (GString) moves = g_string_new (format);

  g_string_replace (moves, "TEXT", text, 0);
  envelope_fixture_set_text (&game->moves, moves->str);
  return brg_store_save_game (desk->fixture.store, game, BRG_GAME_CHANGE_IMPORT, "", error);
}

static gboolean
save_remark (Desk *desk, const char *text, GError **error)
{
  return save_moves (desk, "1. e4 {TEXT} e5 2. Ra5", text, error);
}

static gboolean
save_behind_clock (Desk *desk, const char *text, GError **error)
{
  return save_moves (desk, "1. e4 {[%clk 1:20:00] TEXT} e5", text, error);
}

static gboolean
save_command (Desk *desk, const char *text, GError **error)
{
  return save_moves (desk, "1. e4 {[%cal TEXT]} e5", text, error);
}

static gboolean
save_line_remark (Desk *desk, const char *text, GError **error)
{
  return save_moves (desk, "1. e4 e5 ; TEXT\n2. Nf3", text, error);
}

static gboolean
name_import (Desk *desk, const char *text, GError **error)
{
  g_autoptr (BrgStoredGame) game = load_game (desk);

  envelope_fixture_set_text (&game->moves, "1. d4");
  return brg_store_save_game (desk->fixture.store, game, BRG_GAME_CHANGE_IMPORT, text, error);
}

static gboolean
tell_journal (Desk *desk, const char *text, GError **error)
{
  g_autoptr (BrgStoredGame) game = load_game (desk);

  envelope_fixture_set_text (&game->moves, "1. d4 d5");
  return brg_store_save_game (desk->fixture.store, game, BRG_GAME_CHANGE_MOVE, text, error);
}

static BrgIncident *
make_incident (Desk *desk)
{
  BrgIncident *incident = brg_incident_new ();

  incident->event_id = desk->fixture.event_id;
  incident->group_id = desk->fixture.group_id;
  incident->round = 1;
  incident->board = 1;
  incident->has_kind = TRUE;
  incident->kind = BRG_INCIDENT_DISTRACTION;
  incident->sanction = BRG_SANCTION_WARNING;
  incident->entry_id = desk->white;
  return incident;
}

static gboolean
describe_incident (Desk *desk, const char *text, GError **error)
{
  g_autoptr (BrgIncident) incident = make_incident (desk);

  brg_incident_set_text (&incident->description, text);
  return brg_store_decide_incident (desk->fixture.store, incident, NULL, NULL, error);
}

static gboolean
explain_incident (Desk *desk, const char *text, GError **error)
{
  g_autoptr (BrgIncident) incident = make_incident (desk);

  incident->board = 0;
  incident->round = 0;
  incident->entry_id = desk->black;
  brg_incident_set_text (&incident->explanation, text);
  return brg_store_decide_incident (desk->fixture.store, incident, NULL, NULL, error);
}

static gboolean
name_attachment (Desk *desk, const char *text, GError **error)
{
  g_autoptr (BrgIncident) incident = make_incident (desk);
  g_autoptr (GBytes) content = g_bytes_new_static ("picture", 7);
  gint64 id;

  return brg_store_decide_incident (desk->fixture.store, incident, NULL, &id, NULL) &&
         brg_store_attach_incident (desk->fixture.store, id, text, content, error);
}

static gboolean
fill_attachment (Desk *desk, const char *text, GError **error)
{
  g_autoptr (BrgIncident) incident = make_incident (desk);
  g_autoptr (GBytes) content = g_bytes_new (text, strlen (text));
  gint64 id;

  return brg_store_decide_incident (desk->fixture.store, incident, NULL, &id, NULL) &&
         brg_store_attach_incident (desk->fixture.store, id, "letter.txt", content, error);
}

static gboolean
file_protest (Desk *desk, const char *text, GError **error)
{
  g_autoptr (BrgProtest) protest = brg_protest_new ();

  protest->group_id = desk->fixture.group_id;
  protest->round = 1;
  protest->entry_id = desk->black;
  protest->other_id = desk->white;
  brg_protest_take_text (&protest->filed_at, g_strdup ("2026-11-21T15:30Z"));
  brg_protest_take_text (&protest->subject, g_strdup (text));
  return brg_store_file_protest (desk->fixture.store, protest, NULL, error);
}

static gboolean
ask_to_finish (Desk *desk, const char *text, GError **error)
{
  BrgStoredFinish finish = { .pairing_id = store_fixture_game (&desk->fixture, 1, 1),
                             .side = BRG_COLOUR_WHITE,
                             .at = (char *) "2026-11-21T15:30Z",
                             .article = (char *) "",
                             .note = (char *) text };

  return brg_store_decide_finish (desk->fixture.store, &finish, NULL, error);
}

static gboolean
tell_kind (Desk *desk, const char *text, GError **error)
{
  g_autofree char *kind = g_strconcat ("custody:", text, NULL);

  return envelope_fixture_advance (&desk->fixture, desk->envelope,
                                   brg_stored_envelope_event_new (kind, BRG_COLOUR_WHITE, 0, ""),
                                   NULL, (BrgEnvelopeStep){ 0 }, error);
}

static gboolean
tell_position (Desk *desk, const char *text, GError **error)
{
  g_autoptr (BrgStoredEnvelope) envelope = envelope_fixture_make (&desk->fixture, 2);

  envelope_fixture_set_text (&envelope->stands, text);
  return brg_store_seal_envelope (desk->fixture.store, envelope, NULL, NULL, error);
}

/* What is about no board can be about this one. */
static gboolean
take_lead (Desk *desk, const char *text, GError **error)
{
  const BrgLeaseHolder us = { (char *) "hall", (char *) "A. Petrov", (char *) "", NULL };
  const BrgLeaseHolder former = { (char *) "office", (char *) "O. Iwanowa", (char *) "", NULL };

  return brg_store_record_lead (desk->fixture.store, desk->fixture.event_id, &us, &former, text,
                                FALSE, error);
}

/* Whoever looks on asks before he leads. */
static gboolean
ask_for_lead (Desk *desk, const char *text, GError **error)
{
  g_autoptr (BrgStore) viewer = brg_store_open (desk->fixture.path, BRG_STORE_READ_ONLY, NULL);

  g_assert_true (brg_store_check_lead_reason (viewer, "the leader went home", NULL));
  return brg_store_check_lead_reason (viewer, text, error);
}

static gboolean
note_alterations (Desk *desk, const char *text, GError **error)
{
  g_autoptr (BrgProof) proof = brg_proof_new ();

  return brg_store_settle_alterations (desk->fixture.store, desk->fixture.event_id, proof,
                                       BRG_SETTLEMENT_NOTE, NULL, text, error);
}

/* Somebody of another event of the file. */
static gint64
find_removed (Desk *desk)
{
  g_autoptr (GPtrArray) removed = brg_removed_person_list (desk->fixture.store, NULL);
  g_autoptr (BrgSnapshot) other = NULL;
  g_autoptr (GError) error = NULL;
  gint64 group_id;

  if (removed->len > 0)
    return ((BrgRemovedPerson *) removed->pdata[0])->id;
  other = store_fixture_load (&desk->fixture);
  brg_store_import_event (desk->fixture.store, other, "twin.trf", &group_id, &error);
  g_assert_no_error (error);
  g_clear_pointer (&other, brg_snapshot_unref);
  other = brg_store_load (desk->fixture.store, group_id, &error);
  g_assert_no_error (error);
  brg_store_delete_event (desk->fixture.store, other->event->id, &error);
  g_assert_no_error (error);
  return find_removed (desk);
}

static gboolean
redact_somebody (Desk *desk, const char *text, GError **error)
{
  return brg_redaction_run (desk->fixture.store, find_removed (desk), "A. Petrov", text, NULL,
                            error);
}

static gboolean
redact_as_somebody (Desk *desk, const char *text, GError **error)
{
  return brg_redaction_run (desk->fixture.store, find_removed (desk), text, "asked", NULL, error);
}

static const struct
{
  const char *path;
  gboolean (*tell) (Desk *desk, const char *text, GError **error);
} ways[] = {
  { "/data/sealed-gate/fide-2023/I.1.1/lead", take_lead },
  { "/data/sealed-gate/fide-2023/I.1.1/lead-asked-for", ask_for_lead },
  { "/data/sealed-gate/fide-2023/I.1.1/alterations", note_alterations },
  { "/data/sealed-gate/fide-2023/I.1.1/redaction", redact_somebody },
  { "/data/sealed-gate/fide-2023/I.1.1/who-redacts", redact_as_somebody },
  { "/data/sealed-gate/fide-2023/I.1.1/notes", save_notes },
  { "/data/sealed-gate/fide-2023/I.1.1/remark", save_remark },
  { "/data/sealed-gate/fide-2023/I.1.1/remark-behind-a-clock", save_behind_clock },
  { "/data/sealed-gate/fide-2023/I.1.1/command", save_command },
  { "/data/sealed-gate/fide-2023/I.1.1/remark-of-a-line", save_line_remark },
  { "/data/sealed-gate/fide-2023/I.1.1/name-of-an-import", name_import },
  { "/data/sealed-gate/fide-2023/I.1.1/journal", tell_journal },
  { "/data/sealed-gate/fide-2023/I.1.1/incident", describe_incident },
  { "/data/sealed-gate/fide-2023/I.1.1/incident-between-rounds", explain_incident },
  { "/data/sealed-gate/fide-2023/I.1.1/attachment", name_attachment },
  { "/data/sealed-gate/fide-2023/I.1.1/text-attached", fill_attachment },
  { "/data/sealed-gate/fide-2023/I.1.1/protest", file_protest },
  { "/data/sealed-gate/fide-2023/I.1.1/request", ask_to_finish },
  { "/data/sealed-gate/fide-2023/I.1.1/kind-of-an-event", tell_kind },
  { "/data/sealed-gate/fide-2023/I.1.1/position", tell_position },
};

/* Spelled in ways that are looked for in the bytes of the file. */
static const char *const spellings[] = { "Rxd7", "Л d 7 белых", "r\u200bd7", "ход Ｒｄ７", "ЛД7" };

static void
check_copy (Desk *desk, const char *text)
{
  g_autofree char *path = g_strconcat (desk->fixture.path, ".copy", NULL);
  g_autoptr (GError) error = NULL;

  brg_backup_write (desk->fixture.store, path, &error);
  g_assert_no_error (error);
  g_assert_false (store_fixture_file_holds (path, text));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
test_way (gconstpointer data)
{
  guint way = GPOINTER_TO_UINT (data);
  Desk desk = { 0 };

  open_desk (&desk);
  for (guint i = 0; i < G_N_ELEMENTS (spellings); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", spellings[i]);
      g_assert_false (ways[way].tell (&desk, spellings[i], &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
      g_assert_true (strstr (error->message, "names a move") != NULL ||
                     ways[way].tell == tell_position);
      g_assert_false (envelope_fixture_is_in_file (&desk.fixture, spellings[i]));
      check_copy (&desk, spellings[i]);
    }
  store_fixture_close (&desk.fixture);
}

/* What has nothing to do with the game, or was told before, or after. */
static void
test_allowed (void)
{
  Desk desk = { 0 };
  g_autoptr (BrgIncident) other = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  const BrgGame *game;

  open_desk (&desk);
  snapshot = store_fixture_load (&desk.fixture);
  game = &g_array_index (brg_snapshot_get_round (snapshot, 1)->games, BrgGame, 1);
  other = make_incident (&desk);
  other->board = 2;
  other->entry_id = brg_snapshot_get_entry (snapshot, game->white)->id;
  brg_incident_set_text (&other->description, "Kg1-f3");
  brg_store_decide_incident (desk.fixture.store, other, NULL, NULL, &error);
  g_assert_no_error (error);
  describe_incident (&desk, "a phone rang in hall B2 at 15:30", &error);
  g_assert_no_error (error);
  save_behind_clock (&desk, "good so far", &error);
  g_assert_no_error (error);
  envelope_fixture_happen (&desk.fixture, desk.envelope, "open", NULL);
  describe_incident (&desk, "Rxd7", &error);
  g_assert_no_error (error);
  save_remark (&desk, "Rxd7", &error);
  g_assert_no_error (error);
  store_fixture_close (&desk.fixture);
}

/* The sentence is read, however much was written. */
static void
test_long_text (void)
{
  Desk desk = { 0 };
  g_autofree char *filling = g_strnfill (60000, 'x');
  g_autofree char *pages = g_strdup_printf ("Rxd7 %s", filling);
  g_autoptr (GError) error = NULL;

  open_desk (&desk);
  g_assert_false (describe_incident (&desk, pages, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpuint (strlen (error->message), <, 300);
  g_assert_nonnull (strstr (error->message, "names a move"));
  store_fixture_close (&desk.fixture);
}

/* A remark is no old one because its letters stand somewhere in the moves. */
static void
test_part_of_moves (void)
{
  Desk desk = { 0 };
  g_autoptr (GError) error = NULL;

  open_desk (&desk);
  save_moves (&desk, "1. e4 e5 2. Ra5", "", &error);
  g_assert_no_error (error);
  g_assert_false (save_moves (&desk, "1. e4 {TEXT} e5 2. Ra5", "a5", &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  store_fixture_close (&desk.fixture);
}

/* The position on the envelope is the one on the board. */
static void
test_other_position (void)
{
  Desk desk = { 0 };
  g_autoptr (BrgStoredEnvelope) envelope = NULL;
  g_autoptr (BrgStoredGame) game = NULL;
  g_autoptr (GError) error = NULL;

  open_desk (&desk);
  game = brg_store_load_game (desk.fixture.store, desk.fixture.group_id,
                              store_fixture_game (&desk.fixture, 1, 2), NULL);
  envelope_fixture_set_text (&game->start, ENVELOPE_STANDS);
  brg_store_save_game (desk.fixture.store, game, BRG_GAME_CHANGE_POSITION, "", &error);
  g_assert_no_error (error);
  envelope = envelope_fixture_make (&desk.fixture, 2);
  envelope_fixture_set_text (&envelope->stands, "6k1/5p2/6p1/R6p/4P2P/5KP1/r7/8 b - - 0 42");
  g_assert_false (brg_store_seal_envelope (desk.fixture.store, envelope, NULL, NULL, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_clear_error (&error);
  envelope_fixture_set_text (&envelope->stands, ENVELOPE_STANDS);
  brg_store_seal_envelope (desk.fixture.store, envelope, NULL, NULL, &error);
  g_assert_no_error (error);
  store_fixture_close (&desk.fixture);
}

/* Columns of a table that can hold a text. */
static GPtrArray *
list_texts (Desk *desk, const char *table)
{
  GPtrArray *columns = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  gboolean has_row = TRUE;
  sqlite3_stmt *stmt = brg_sql_query (
      desk->fixture.store, &error,
      "SELECT name FROM pragma_table_info (?1) WHERE type IN ('TEXT', 'BLOB')", "t", table);

  while (brg_sql_step (desk->fixture.store, stmt, &has_row, &error) && has_row)
    g_ptr_array_add (columns, brg_sql_dup_text (stmt, 0));
  g_assert_no_error (error);
  return columns;
}

#define ALL_ROWS (-1)

/* An action that writes @text there; whether it came into the file. A condition of the table may
 * refuse it as well. */
static gboolean
write_into (Desk *desk, const char *table, const char *column, gint64 id, const char *text)
{
  /* Rows of such a table have no number: all of them. */
  g_autofree char *sql = g_strdup_printf ("UPDATE %s SET %s = ?1 WHERE %s = ?2", table, column,
                                          id == ALL_ROWS ? "-1" : "rowid");
  g_autoptr (BrgAction) action =
      brg_action_begin (desk->fixture.store, "event-update", desk->fixture.event_id, NULL);

  return brg_sql_run (desk->fixture.store, NULL, sql, "ti", text, id) &&
         brg_action_commit (g_steal_pointer (&action), NULL);
}

static gint64
find_row (Desk *desk, const char *table)
{
  g_autofree char *sql = g_strdup_printf ("SELECT coalesce (min (rowid), 0) FROM %s", table);
  gint64 id = 0;

  if (g_str_equal (table, "entry"))
    return desk->white;
  if (brg_sql_get_int (desk->fixture.store, &id, NULL, sql, ""))
    return id;
  g_free (sql);
  sql = g_strdup_printf ("SELECT count(*) FROM %s", table);
  g_assert_true (brg_sql_get_int (desk->fixture.store, &id, NULL, sql, ""));
  return id > 0 ? ALL_ROWS : 0;
}

/* Every column of every table that actions write, but those with a reason. */
static void
test_every_text (void)
{
  static const char *const met[] = { "event", "event_group", "person", "entry",
                                     "round", "envelope",    "setting" };
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  const char *const *tables = brg_action_recorded_tables ();
  Desk desk = { 0 };

  open_desk (&desk);
  g_assert_true (brg_sql_run (desk.fixture.store, NULL,
                              "INSERT INTO setting (event_id, name, value) VALUES (?1, 'note', '')",
                              "i", desk.fixture.event_id));
  for (guint i = 0; tables[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) columns = list_texts (&desk, tables[i]);
      gint64 id = find_row (&desk, tables[i]);

      for (guint k = 0; id != 0 && k < columns->len; k++)
        {
          if (brg_sealed_exemption_covers (tables[i], columns->pdata[k]))
            continue;
          g_hash_table_add (seen, (gpointer) tables[i]);
          g_test_message ("%s.%s", tables[i], (char *) columns->pdata[k]);
          g_assert_false (write_into (&desk, tables[i], columns->pdata[k], id, "ход Rxd7"));
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (met); i++)
    g_assert_true (g_hash_table_contains (seen, met[i]));
  g_assert_true (write_into (&desk, "event", "name", find_row (&desk, "event"), "Open of 2026"));
  g_assert_true (write_into (&desk, "person", "family_name", find_row (&desk, "person"), "Rook"));
  store_fixture_close (&desk.fixture);
}

/* What is let past is there, and has a reason. */
static void
test_exemptions (void)
{
  const char *const *tables = brg_action_recorded_tables ();
  guint n_exemptions;
  const BrgSealedExemption *exemptions = brg_sealed_exemptions (&n_exemptions);
  Desk desk = { 0 };

  open_desk (&desk);
  for (guint i = 0; i < n_exemptions; i++)
    {
      g_autoptr (GPtrArray) columns = list_texts (&desk, exemptions[i].table);

      g_test_message ("%s.%s", exemptions[i].table, exemptions[i].column);
      g_assert_true (g_strv_contains (tables, exemptions[i].table));
      g_assert_true (
          exemptions[i].column == NULL ||
          g_ptr_array_find_with_equal_func (columns, exemptions[i].column, g_str_equal, NULL));
      g_assert_cmpuint (strlen (exemptions[i].reason), >, 5);
    }
  store_fixture_close (&desk.fixture);
}

/* Elsewhere in the workspace works of composition are judged: what is said of them names squares.
 */
static void
test_works (void)
{
  Desk desk = { 0 };
  StoreFixture contest = { 0 };

  open_desk (&desk);
  contest.store = desk.fixture.store;
  contest_fixture_make (&contest, BRG_CONTEST_COMPOSING);
  /* Works, reasons why some are excluded, remarks of judges and readers. */
  contest_fixture_fill (&contest);
  {
    g_autoptr (BrgContest) filled = contest_fixture_load (&contest);

    g_assert_cmpuint (filled->works->len, ==, 12);
    g_assert_cmpuint (filled->remarks->len, ==, 1);
  }
  store_fixture_close (&desk.fixture);
}

BRG_TEST_TOPIC ("sealed-gate")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    g_test_add_data_func (ways[i].path, GUINT_TO_POINTER (i), test_way);
  g_test_add_func ("/data/sealed-gate/fide-2023/I.1.1/every-text", test_every_text);
  g_test_add_func ("/data/sealed-gate/exemptions", test_exemptions);
  g_test_add_func ("/data/sealed-gate/allowed", test_allowed);
  g_test_add_func ("/data/sealed-gate/long-text", test_long_text);
  g_test_add_func ("/data/sealed-gate/rus-draughts-2022/11.1.1/works", test_works);
  g_test_add_func ("/data/sealed-gate/part-of-moves", test_part_of_moves);
  g_test_add_func ("/data/sealed-gate/other-position", test_other_position);
  return g_test_run ();
}
