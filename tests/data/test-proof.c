/* test-proof.c - what another program changed is found, named and put right
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <sqlite3.h>
#include <string.h>

#include "brg-action-names.h"
#include "brg-action.h"
#include "brg-journal-mark.h"
#include "brg-proof.h"
#include "brg-store-absent.h"
#include "brg-store-alterations.h"
#include "brg-store-sheets.h"
#include "brg-table-names.h"
#include "brg-test.h"
#include "store-fixture.h"

static void
run_sql (const char *path, const char *sql)
{
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (db);
}

static void
set_result (StoreFixture *fixture, gint board, BrgOutcome white, BrgOutcome black)
{
  g_autoptr (GError) error = NULL;

  brg_store_set_result (fixture->store, store_fixture_game (fixture, 1, board), white, black,
                        &error);
  g_assert_no_error (error);
}

static void
open_played (StoreFixture *fixture)
{
  store_fixture_open (fixture, 6);
  store_fixture_publish (fixture);
  set_result (fixture, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  set_result (fixture, 2, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  set_result (fixture, 1, BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN);
}

static GPtrArray *
run (BrgProof *proof, StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_proof_run_file (proof, fixture->path, NULL, &error);
  g_assert_no_error (error);
  return brg_proof_get_alterations (proof);
}

static gint64
last_entry (StoreFixture *fixture)
{
  g_autoptr (GPtrArray) entries = brg_journal_list (fixture->store, -1, NULL);

  return ((BrgJournalEntry *) entries->pdata[entries->len - 1])->id;
}

static char *
dup_last_title (StoreFixture *fixture)
{
  g_autoptr (GPtrArray) entries = brg_journal_list (fixture->store, -1, NULL);

  return brg_journal_entry_dup_title (entries->pdata[entries->len - 1]);
}

/* A field: its table, row, name, both values, and the entry that wrote it last. */
static void
test_changed (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgProof) proof = brg_proof_new ();
  const BrgAlteration *found;
  g_autofree char *row = NULL;
  g_autofree char *sql = NULL;

  open_played (&fixture);
  g_assert_cmpuint (run (proof, &fixture)->len, ==, 0);
  g_assert_cmpint (brg_proof_get_last_entry (proof, NULL), ==, last_entry (&fixture));
  row = g_strdup_printf ("%" G_GINT64_FORMAT " 1", store_fixture_game (&fixture, 1, 1));
  sql = g_strdup_printf ("UPDATE result SET white = '1' WHERE pairing_id = %" G_GINT64_FORMAT,
                         store_fixture_game (&fixture, 1, 1));
  run_sql (fixture.path, sql);
  g_assert_cmpuint (run (proof, &fixture)->len, ==, 1);
  found = brg_proof_get_alterations (proof)->pdata[0];
  g_assert_cmpint (found->kind, ==, BRG_ALTERATION_CHANGED);
  g_assert_cmpstr (found->table, ==, "result");
  g_assert_cmpstr (found->row, ==, row);
  g_assert_cmpstr (found->column, ==, "white");
  g_assert_cmpstr (found->expected, ==, "0");
  g_assert_cmpstr (found->found, ==, "1");
  g_assert_cmpint (found->entry_id, ==, last_entry (&fixture));
  store_fixture_close (&fixture);
}

static void
test_removed_and_added (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgProof) proof = brg_proof_new ();
  const BrgAlteration *added;
  const BrgAlteration *removed;

  open_played (&fixture);
  run_sql (fixture.path, "DELETE FROM result WHERE white = '='; INSERT INTO person (id,"
                         " family_name) VALUES (77, 'X')");
  g_assert_cmpuint (run (proof, &fixture)->len, ==, 2);
  added = brg_proof_get_alterations (proof)->pdata[0];
  g_assert_cmpint (added->kind, ==, BRG_ALTERATION_ADDED);
  g_assert_cmpstr (added->table, ==, "person");
  g_assert_cmpstr (added->row, ==, "77");
  removed = brg_proof_get_alterations (proof)->pdata[1];
  g_assert_cmpint (removed->kind, ==, BRG_ALTERATION_REMOVED);
  g_assert_cmpstr (removed->table, ==, "result");
  g_assert_cmpint (removed->entry_id, ==, last_entry (&fixture) - 1);
  store_fixture_close (&fixture);
}

/* An altered entry is found wherever it is; a proof that was run goes on where it ended. */
static void
test_journal (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgProof) proof = brg_proof_new ();
  g_autoptr (BrgProof) anew = brg_proof_new ();
  const BrgAlteration *found;

  open_played (&fixture);
  g_assert_cmpuint (run (proof, &fixture)->len, ==, 0);
  set_result (&fixture, 3, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW);
  g_assert_cmpuint (run (proof, &fixture)->len, ==, 0);
  g_assert_cmpint (brg_proof_get_last_entry (proof, NULL), ==, last_entry (&fixture));
  run_sql (fixture.path, "DROP TRIGGER journal_is_not_rewritten; UPDATE journal SET arguments ="
                         " '{}' WHERE id = 3");
  g_assert_cmpuint (run (anew, &fixture)->len, ==, 1);
  found = brg_proof_get_alterations (anew)->pdata[0];
  g_assert_cmpint (found->kind, ==, BRG_ALTERATION_JOURNAL);
  g_assert_cmpint (found->entry_id, ==, 3);
  store_fixture_close (&fixture);
}

/* Whoever cuts the end off leaves a chain that is whole; number and hash from a paper tell. */
static void
test_expect (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) entries = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *mark = NULL;
  g_autofree char *capital = NULL;
  g_autofree char *cut = NULL;
  const BrgJournalEntry *last;

  open_played (&fixture);
  entries = brg_journal_list (fixture.store, -1, NULL);
  last = entries->pdata[entries->len - 1];
  mark = g_strdup_printf ("%" G_GINT64_FORMAT ":%.8s", last->id, last->hash);
  capital = g_ascii_strup (mark, -1);
  g_assert_true (brg_journal_expect (fixture.store, mark, &error));
  g_assert_true (brg_journal_expect (fixture.store, capital, &error));
  g_assert_no_error (error);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_true (brg_journal_expect (fixture.store, mark, &error));
  cut = g_strdup_printf (
      "DROP TRIGGER journal_is_not_shortened; DELETE FROM journal WHERE id >= %" G_GINT64_FORMAT,
      last->id);
  run_sql (fixture.path, cut);
  g_assert_false (brg_journal_expect (fixture.store, mark, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED);
  store_fixture_close (&fixture);
}

static void
test_expect_unreadable (void)
{
  static const char *const marks[] = { "",          "12",        "12:",         "12:zz",
                                       "12:a1b2c3", ":a1b2c3d4", "-1:a1b2c3d4", "12:a1b2c3dg" };
  StoreFixture fixture = { 0 };

  store_fixture_open (&fixture, 2);
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (brg_journal_expect (fixture.store, marks[i], &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
    }
  store_fixture_close (&fixture);
}

static void
settle (StoreFixture *fixture, BrgSettlement how, const char *reason)
{
  g_autoptr (BrgProof) proof = brg_proof_new ();
  g_autoptr (GError) error = NULL;

  brg_store_settle_alterations (fixture->store, fixture->event_id, proof, how, NULL, reason,
                                &error);
  g_assert_no_error (error);
}

static char *
dup_content (StoreFixture *fixture)
{
  return brg_journal_hash_content (fixture->store, NULL);
}

/* What every hand could do: values that stand in each other's way, rows away, rows more. */
#define HANDIWORK                                                                              \
  "UPDATE result SET white = '1', black = '0'; UPDATE entry SET number = number + 1000;"       \
  " UPDATE entry SET number = 1007 - number; DELETE FROM result WHERE pairing_id = (SELECT id" \
  " FROM pairing WHERE board = 2); INSERT INTO person (id, family_name) VALUES (77, 'X')"

static void
test_restored (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgProof) proof = brg_proof_new ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *title = NULL;
  g_autoptr (BrgJournalEntry) next = NULL;
  gint64 last;

  open_played (&fixture);
  before = dup_content (&fixture);
  last = last_entry (&fixture);
  run_sql (fixture.path, HANDIWORK);
  g_assert_cmpuint (run (proof, &fixture)->len, >, 5);
  settle (&fixture, BRG_SETTLEMENT_RESTORE, "");
  after = dup_content (&fixture);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (run (proof, &fixture)->len, ==, 0);
  g_assert_cmpint (last_entry (&fixture), ==, last + 1);
  title = dup_last_title (&fixture);
  g_assert_true (g_str_has_prefix (title, "Restored by the journal"));
  /* The record stays; what is undone is the action before it. */
  next = brg_journal_peek_undo (fixture.store, fixture.event_id);
  g_assert_cmpint (next->id, ==, last);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, NULL));
  g_assert_true (brg_journal_redo (fixture.store, fixture.event_id, NULL));
  g_assert_cmpuint (run (proof, &fixture)->len, ==, 0);
  store_fixture_close (&fixture);
}

static void
test_accepted (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgProof) proof = brg_proof_new ();
  g_autofree char *journal = NULL;
  g_autofree char *altered = NULL;
  g_autofree char *after = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *title = NULL;

  open_played (&fixture);
  journal = dup_content (&fixture);
  run_sql (fixture.path, HANDIWORK);
  altered = dup_content (&fixture);
  settle (&fixture, BRG_SETTLEMENT_ACCEPT, "бланк доски 2");
  after = dup_content (&fixture);
  g_assert_cmpstr (altered, ==, after);
  g_assert_cmpuint (run (proof, &fixture)->len, ==, 0);
  title = dup_last_title (&fixture);
  g_assert_nonnull (strstr (title, "бланк доски 2"));
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, NULL));
  undone = dup_content (&fixture);
  g_assert_cmpstr (undone, ==, journal);
  g_assert_cmpuint (run (proof, &fixture)->len, ==, 0);
  store_fixture_close (&fixture);
}

static void
settle_first (StoreFixture *fixture, BrgSettlement how, const char *reason)
{
  g_autoptr (BrgProof) proof = brg_proof_new ();
  g_autoptr (GPtrArray) found = g_ptr_array_ref (run (proof, fixture));
  g_autoptr (GError) error = NULL;

  brg_store_settle_alterations (fixture->store, fixture->event_id, proof, how, found->pdata[0],
                                reason, &error);
  g_assert_no_error (error);
}

/* One place of several: the others stay as they are, and what was met before stays on record. */
static void
test_one_place (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgProof) proof = brg_proof_new ();
  g_autofree char *restored = NULL;
  g_autofree char *accepted = NULL;
  guint n_found;

  open_played (&fixture);
  run_sql (fixture.path, "UPDATE result SET white = '+', black = '-'; "
                         "INSERT INTO person (id, family_name) VALUES (77, 'X')");
  n_found = run (proof, &fixture)->len;
  settle_first (&fixture, BRG_SETTLEMENT_RESTORE, "");
  restored = dup_last_title (&fixture);
  g_assert_true (g_str_has_prefix (restored, "Restored by the journal after a change outside the "
                                             "program: persons, row 77, persons: added"));
  g_assert_cmpuint (run (proof, &fixture)->len, ==, n_found - 1);
  settle_first (&fixture, BRG_SETTLEMENT_ACCEPT, "blank");
  accepted = dup_last_title (&fixture);
  g_assert_nonnull (strstr (accepted, "round 1, board 1, result: by the journal "));
  g_assert_nonnull (strstr (accepted, ", found + – − (No. "));
  g_assert_null (strstr (accepted, "board 2"));
  g_assert_cmpuint (run (proof, &fixture)->len, <, n_found - 1);
  g_assert_cmpuint (run (proof, &fixture)->len, >, 0);
  settle (&fixture, BRG_SETTLEMENT_RESTORE, "");
  g_assert_cmpuint (run (proof, &fixture)->len, ==, 0);
  store_fixture_close (&fixture);
}

/* What an action of the program met is not forgotten because one other place was put right. */
static void
test_one_place_leaves_met (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgProof) proof = brg_proof_new ();
  const BrgAlteration *met;

  open_played (&fixture);
  run_sql (fixture.path, "UPDATE result SET white = '=', black = '=' WHERE white = '0'");
  set_result (&fixture, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  run_sql (fixture.path, "INSERT INTO person (id, family_name) VALUES (77, 'X')");
  {
    g_autoptr (GPtrArray) found = g_ptr_array_ref (run (proof, &fixture));
    const BrgAlteration *added = found->pdata[found->len - 1];

    g_assert_cmpint (added->kind, ==, BRG_ALTERATION_ADDED);
    g_assert_true (brg_store_settle_alterations (fixture.store, fixture.event_id, proof,
                                                 BRG_SETTLEMENT_RESTORE, added, "", NULL));
  }
  g_assert_cmpuint (run (proof, &fixture)->len, ==, 2);
  met = brg_proof_get_alterations (proof)->pdata[0];
  g_assert_cmpint (met->kind, ==, BRG_ALTERATION_MET);
  store_fixture_close (&fixture);
}

/* Whatever can be altered has a name for people. */
static void
test_names (void)
{
  const char *const *tables = brg_action_recorded_tables ();

  for (guint i = 0; tables[i] != NULL; i++)
    g_assert_nonnull (brg_table_name_get (tables[i]));
  g_assert_cmpstr (brg_table_name_get_field ("white"), ==, "result");
  g_assert_cmpstr (brg_table_name_get_field ("sha256"), ==, "sha256");
}

/* An action on an altered row stands, and says for ever that it met one, until somebody decided. */
static void
test_met (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgProof) proof = brg_proof_new ();
  const BrgAlteration *met;

  open_played (&fixture);
  run_sql (fixture.path, "UPDATE result SET white = '=', black = '=' WHERE white = '0'");
  set_result (&fixture, 1, BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS);
  g_assert_cmpuint (run (proof, &fixture)->len, ==, 2);
  met = brg_proof_get_alterations (proof)->pdata[0];
  g_assert_cmpint (met->kind, ==, BRG_ALTERATION_MET);
  g_assert_cmpint (met->entry_id, ==, last_entry (&fixture));
  settle (&fixture, BRG_SETTLEMENT_NOTE, "");
  g_assert_cmpuint (run (proof, &fixture)->len, ==, 0);
  store_fixture_close (&fixture);
}

static void
assert_title (StoreFixture *fixture, const char *expected)
{
  g_autofree char *title = dup_last_title (fixture);

  g_assert_cmpstr (title, ==, expected);
}

/* Who came and what was handed in is in the journal, by name, and is undone as anything else. */
static void
test_marks (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *full = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  BrgAttendance who;
  BrgScoreSheet sheet;

  store_fixture_open (&fixture, 6);
  store_fixture_publish (&fixture);
  before = dup_content (&fixture);
  who = (BrgAttendance){ store_fixture_game (&fixture, 1, 2), 0, BRG_ATTENDANCE_NEVER };
  g_assert_true (brg_store_note_attendance (fixture.store, &who, &error));
  assert_title (&fixture, "Round 1, board 2, Игрок4 И. – Игрок5 И.: Игрок5 И. is not at the board");
  who.black_comes = 725;
  g_assert_true (brg_store_note_attendance (fixture.store, &who, &error));
  assert_title (&fixture, "Round 1, board 2, Игрок4 И. – Игрок5 И.: Игрок5 И. came 0:12:05 after "
                          "the start");
  who.white_comes = BRG_ATTENDANCE_NEVER;
  g_assert_true (brg_store_note_attendance (fixture.store, &who, &error));
  assert_title (&fixture, "Round 1, board 2, Игрок4 И. – Игрок5 И.: Игрок4 И. is not at the board");
  sheet = (BrgScoreSheet){ who.pairing_id, BRG_COLOUR_BLACK, TRUE, FALSE, BRG_SCORE_SHEET_NO_TIME };
  g_assert_true (brg_store_note_sheet (fixture.store, &sheet, &error));
  assert_title (&fixture, "Round 1, board 2, Игрок4 И. – Игрок5 И.: scoresheet of Игрок5 И. "
                          "received, not signed");
  sheet.is_signed = TRUE;
  sheet.used = 6730;
  g_assert_true (brg_store_note_sheet (fixture.store, &sheet, &error));
  assert_title (&fixture, "Round 1, board 2, Игрок4 И. – Игрок5 И.: scoresheet of Игрок5 И. "
                          "received, signed; time used 1:52:10");
  full = dup_content (&fixture);
  for (gint i = 0; i < 5; i++)
    g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  undone = dup_content (&fixture);
  g_assert_cmpstr (undone, ==, before);
  /* The round goes as well, and comes back with its marks. */
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_true (brg_journal_redo_all (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  redone = dup_content (&fixture);
  g_assert_cmpstr (redone, ==, full);
  g_assert_true (brg_journal_verify (fixture.store, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* A round that is removed takes its marks with it: one action, that undo takes back whole. */
static void
test_marks_go_with_round (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *full = NULL;
  g_autofree char *back = NULL;
  BrgAttendance who;
  BrgScoreSheet sheet;

  store_fixture_open (&fixture, 6);
  store_fixture_publish (&fixture);
  who = (BrgAttendance){ store_fixture_game (&fixture, 1, 2), 0, 725 };
  sheet = (BrgScoreSheet){ who.pairing_id, BRG_COLOUR_WHITE, TRUE, TRUE, 60 };
  g_assert_true (brg_store_note_attendance (fixture.store, &who, &error));
  g_assert_true (brg_store_note_sheet (fixture.store, &sheet, &error));
  full = dup_content (&fixture);
  brg_store_remove_rounds (fixture.store, fixture.group_id, 1, "", "", &error);
  g_assert_no_error (error);
  g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  back = dup_content (&fixture);
  g_assert_cmpstr (back, ==, full);
  g_assert_true (brg_journal_redo (fixture.store, fixture.event_id, &error));
  g_assert_no_error (error);
  g_assert_true (brg_journal_verify (fixture.store, &error));
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

/* What the journal does not follow, each with its reason. */
static const struct
{
  const char *table;
  const char *reason;
} apart[] = {
  { "journal", "it is the journal itself, and proves itself by its chain" },
  { "earlier_body", "what entries of before commit to; the upgrade in the journal commits to it" },
  { "sqlite_sequence", "SQLite's own: numbers that were given once" },
  { "personal_paper",
    "nothing of it may stay when it is purged; the journal says that it changed" },
  { "paper_file",
    "of a printed paper nothing may stay when a name is taken out; the journal has its hash" },
  { "proposal",
    "a phone's result is none before it is taken; what was taken is in the journal with its seat" },
  { "standing", "a copy has the journal of the file that it is a copy of" },
  { "redaction", "it says what of the journal was replaced; the act in the journal commits to it" },
};

static gboolean
follows (const char *table)
{
  return g_strv_contains (brg_action_recorded_tables (), table);
}

/* A new table is followed by the journal, or it says here why it is not. */
static void
test_every_table (void)
{
  StoreFixture fixture = { 0 };
  sqlite3 *db = NULL;
  sqlite3_stmt *stmt = NULL;
  guint n_tables = 0;

  store_fixture_open (&fixture, 2);
  g_assert_cmpint (sqlite3_open (fixture.path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (db,
                                       "SELECT name FROM sqlite_schema WHERE type = 'table' AND"
                                       " name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
                                       -1, &stmt, NULL),
                   ==, SQLITE_OK);
  while (sqlite3_step (stmt) == SQLITE_ROW)
    {
      const char *name = (const char *) sqlite3_column_text (stmt, 0);
      gboolean is_apart = FALSE;

      for (guint i = 0; i < G_N_ELEMENTS (apart); i++)
        is_apart |= g_str_equal (apart[i].table, name) && *apart[i].reason != '\0';
      if (!is_apart && !follows (name))
        g_error ("table %s is neither in the journal nor on the list with its reason", name);
      g_assert_false (is_apart && follows (name));
      n_tables++;
    }
  g_assert_cmpuint (n_tables, >, 30);
  sqlite3_finalize (stmt);
  sqlite3_close (db);
  store_fixture_close (&fixture);
}

/* Marks as version 12 kept them, beside the journal. */
static const char older_marks[] =
    "INSERT INTO attendance SELECT id, 0, NULL FROM pairing WHERE board = 1;"
    "INSERT INTO score_sheet SELECT id, 'black', 1, 0, 6730 FROM pairing WHERE board = 1;";

/* A file of the version before: its marks come into the journal, and the tables agree with it. */
static void
test_upgrade (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) list = NULL;
  g_autoptr (GArray) sheets = NULL;

  store_fixture_open (&fixture, 6);
  brg_store_free (fixture.store);
  store_fixture_write_older (fixture.path, 12);
  run_sql (fixture.path, older_marks);
  fixture.store = brg_store_open (fixture.path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  g_assert_true (brg_journal_verify (fixture.store, &error));
  g_assert_no_error (error);
  list = brg_store_list_attendance (fixture.store, fixture.group_id, 1, &error);
  g_assert_cmpuint (list->len, ==, 1);
  sheets = brg_store_list_sheets (fixture.store, fixture.group_id, 1, &error);
  g_assert_cmpuint (sheets->len, ==, 1);
  assert_title (&fixture, "File brought up to date");
  g_assert_null (brg_journal_peek_undo (fixture.store, 0));
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("proof")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/proof/names-a-changed-field", test_changed);
  g_test_add_func ("/data/proof/names-removed-and-added-rows", test_removed_and_added);
  g_test_add_func ("/data/proof/names-an-altered-entry", test_journal);
  g_test_add_func ("/data/proof/names-what-an-action-met", test_met);
  g_test_add_func ("/data/proof/expect/cut-tail", test_expect);
  g_test_add_func ("/data/proof/expect/unreadable", test_expect_unreadable);
  g_test_add_func ("/data/proof/settled/restored", test_restored);
  g_test_add_func ("/data/proof/settled/accepted", test_accepted);
  g_test_add_func ("/data/proof/settled/one-place", test_one_place);
  g_test_add_func ("/data/proof/settled/one-place-leaves-met", test_one_place_leaves_met);
  g_test_add_func ("/data/proof/names", test_names);
  g_test_add_func ("/data/proof/marks/by-name-and-undone", test_marks);
  g_test_add_func ("/data/proof/marks/go-with-the-round", test_marks_go_with_round);
  g_test_add_func ("/data/proof/marks/of-an-older-file", test_upgrade);
  g_test_add_func ("/data/proof/every-table", test_every_table);
  return g_test_run ();
}
