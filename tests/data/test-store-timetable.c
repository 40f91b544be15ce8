/* test-store-timetable.c - the timetable in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-sql.h"
#include "brg-store-removal.h"
#include "brg-store-timetable.h"
#include "brg-test.h"
#include "store-fixture.h"

static BrgTimetableRow *
add (GPtrArray *rows, BrgTimetableKind kind, gint round, const char *when)
{
  BrgTimetableRow *row = brg_timetable_row_new (kind);
  char **text = strchr (when, 'T') != NULL ? &row->starts_at : &row->day;

  row->round = round;
  g_free (*text);
  *text = g_strdup (when);
  g_ptr_array_add (rows, row);
  return row;
}

static GPtrArray *
load (StoreFixture *fixture)
{
  g_autoptr (BrgSnapshot) snapshot = store_fixture_load (fixture);
  GPtrArray *rows = brg_timetable_rows_new ();

  for (guint i = 0; i < snapshot->timetable->len; i++)
    g_ptr_array_add (rows, brg_timetable_row_copy (snapshot->timetable->pdata[i]));
  return rows;
}

static void
store (StoreFixture *fixture, const GPtrArray *rows, const char *reason)
{
  g_autoptr (GError) error = NULL;

  brg_store_set_timetable (fixture->store, fixture->group_id, rows, reason, &error);
  g_assert_no_error (error);
}

static guint
count_journal (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) journal = brg_journal_list (fixture->store, fixture->event_id, &error);

  g_assert_no_error (error);
  return journal->len;
}

static void
assert_refused (StoreFixture *fixture,
                const GPtrArray *rows,
                const char *reason,
                const char *message)
{
  g_autoptr (GError) error = NULL;
  guint before = count_journal (fixture);

  g_assert_false (
      brg_store_set_timetable (fixture->store, fixture->group_id, rows, reason, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, message);
  g_assert_cmpuint (count_journal (fixture), ==, before);
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

static void
undo (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  brg_journal_undo (fixture->store, fixture->event_id, &error);
  g_assert_no_error (error);
}

/* "round 1 2026-11-20T12:00Z", a line a row. */
static void
assert_rows (StoreFixture *fixture, const char *expected)
{
  g_autoptr (GPtrArray) rows = load (fixture);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      const BrgTimetableRow *row = rows->pdata[i];

      g_string_append_printf (text, "%s %d %s%s\n", brg_timetable_kind_to_word (row->kind),
                              row->round, row->day, row->starts_at);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

/* Stored in the order of time, changed, taken back and done again. */
static void
test_rows (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) rows = brg_timetable_rows_new ();
  g_autoptr (GPtrArray) stored = NULL;
  g_autoptr (GError) error = NULL;
  guint before;

  store_fixture_open (&fixture, 4);
  add (rows, BRG_TIMETABLE_ROUND, 2, "2026-11-21T12:00Z")->minutes = 300;
  add (rows, BRG_TIMETABLE_ROUND, 1, "2026-11-20T12:00Z");
  add (rows, BRG_TIMETABLE_REST, 0, "2026-11-22");
  store (&fixture, rows, NULL);
  assert_rows (&fixture,
               "round 1 2026-11-20T12:00Z\nround 2 2026-11-21T12:00Z\nrest 0 2026-11-22\n");
  assert_last_title (&fixture, "Timetable: 3 rows changed");
  stored = load (&fixture);
  before = count_journal (&fixture);
  store (&fixture, stored, NULL);
  g_assert_cmpuint (count_journal (&fixture), ==, before);
  g_ptr_array_remove_index (stored, 2);
  store (&fixture, stored, "one day less");
  assert_last_title (&fixture, "Timetable: 1 row changed. Reason: one day less");
  assert_rows (&fixture, "round 1 2026-11-20T12:00Z\nround 2 2026-11-21T12:00Z\n");
  undo (&fixture);
  assert_rows (&fixture,
               "round 1 2026-11-20T12:00Z\nround 2 2026-11-21T12:00Z\nrest 0 2026-11-22\n");
  undo (&fixture);
  assert_rows (&fixture, "");
  brg_journal_redo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  store_fixture_reopen (&fixture);
  assert_rows (&fixture,
               "round 1 2026-11-20T12:00Z\nround 2 2026-11-21T12:00Z\nrest 0 2026-11-22\n");
  store_fixture_close (&fixture);
}

static void
test_refused (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) rows = brg_timetable_rows_new ();
  BrgTimetableRow *row;

  store_fixture_open (&fixture, 4);
  row = add (rows, BRG_TIMETABLE_ROUND, 1, "2026-11-31");
  assert_refused (&fixture, rows, NULL, "A row of the timetable has no day.");
  g_free (row->day);
  row->day = g_strdup ("2026-11-30");
  row->minutes = 1441;
  assert_refused (&fixture, rows, NULL, "Nothing lasts longer than a day.");
  row->minutes = 0;
  row->round = 0;
  assert_refused (&fixture, rows, NULL, "The timetable names a round that cannot be.");
  row->round = 1;
  row->id = 77;
  assert_refused (&fixture, rows, NULL, "A row of the timetable no longer exists.");
  row->id = 0;
  add (rows, BRG_TIMETABLE_ROUND, 1, "2026-11-29");
  assert_refused (&fixture, rows, NULL, "A round appears twice in the timetable.");
  g_ptr_array_set_size (rows, 1);
  add (rows, BRG_TIMETABLE_OTHER, 0, "2026-11-29");
  assert_refused (&fixture, rows, NULL, "Say what is held.");
  row = rows->pdata[1];
  g_free (row->title);
  row->title = g_strdup ("Prizes\xef\xbf\xbe");
  assert_refused (&fixture, rows, NULL,
                  "A text of the timetable has a character that cannot be printed.");
  assert_rows (&fixture, "");
  store_fixture_close (&fixture);
}

/* What is announced changes for a reason, which its row bears. */
static void
test_announced (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) rows = brg_timetable_rows_new ();
  g_autoptr (GPtrArray) stored = NULL;
  g_autoptr (GPtrArray) after = NULL;
  g_autoptr (GError) empty = NULL;
  g_autoptr (GError) error = NULL;
  BrgTimetableRow *row;

  store_fixture_open (&fixture, 4);
  g_assert_false (brg_store_announce_timetable (fixture.store, fixture.group_id, &empty));
  g_assert_error (empty, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  add (rows, BRG_TIMETABLE_ROUND, 1, "2026-11-20T12:00Z");
  add (rows, BRG_TIMETABLE_ROUND, 2, "2026-11-21T12:00Z");
  store (&fixture, rows, NULL);
  brg_store_announce_timetable (fixture.store, fixture.group_id, &error);
  g_assert_no_error (error);
  assert_last_title (&fixture, "Timetable announced");
  stored = load (&fixture);
  row = stored->pdata[1];
  g_free (row->starts_at);
  row->starts_at = g_strdup ("2026-11-21T08:00Z");
  assert_refused (&fixture, stored, "  ", "The timetable is announced: a change wants a reason.");
  store (&fixture, stored, "the hall");
  after = load (&fixture);
  g_assert_cmpstr (((BrgTimetableRow *) after->pdata[0])->reason, ==, "");
  g_assert_cmpstr (((BrgTimetableRow *) after->pdata[1])->reason, ==, "the hall");
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 3.1.1: the hour of arrival may change, its day may not. */
static void
test_travel (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) rows = brg_timetable_rows_new ();
  g_autoptr (GPtrArray) stored = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  BrgTimetableRow *row;

  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpstr (snapshot->event->rulebook->id, ==, "rus-draughts-2022");
  add (rows, BRG_TIMETABLE_ARRIVAL, 0, "2026-11-20T12:00Z");
  store (&fixture, rows, NULL);
  brg_store_announce_timetable (fixture.store, fixture.group_id, &error);
  g_assert_no_error (error);
  stored = load (&fixture);
  row = stored->pdata[0];
  g_free (row->starts_at);
  row->starts_at = g_strdup ("2026-11-20T11:00Z");
  store (&fixture, stored, "the train");
  g_free (row->starts_at);
  row->starts_at = g_strdup ("2026-11-21T12:00Z");
  assert_refused (&fixture, stored, "the train",
                  "The days of arrival and departure were announced and are not changed (3.1.1).");
  g_ptr_array_set_size (stored, 0);
  assert_refused (&fixture, stored, "the train",
                  "The days of arrival and departure were announced and are not changed (3.1.1).");
  store_fixture_close (&fixture);
}

/* There is one start of a round: what the pairing says is in the timetable, and the reverse. */
static void
test_one_source (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) rows = brg_timetable_rows_new ();
  g_autoptr (GPtrArray) stored = NULL;
  g_autoptr (BrgSnapshot) paired = NULL;
  g_autoptr (BrgSnapshot) moved = NULL;
  BrgTimetableRow *row;

  store_fixture_open (&fixture, 4);
  add (rows, BRG_TIMETABLE_ROUND, 1, "2026-11-20T12:00Z");
  add (rows, BRG_TIMETABLE_ROUND, 2, "2026-11-21T12:00Z");
  store (&fixture, rows, NULL);
  store_fixture_publish (&fixture);
  paired = store_fixture_load (&fixture);
  g_assert_cmpstr (brg_snapshot_get_round (paired, 1)->starts_at, ==, "2026-11-20T12:00Z");
  g_assert_cmpstr (brg_snapshot_get_round_start (paired, 2), ==, "2026-11-21T12:00Z");
  g_assert_cmpstr (brg_snapshot_get_round_start (paired, 3), ==, "");
  stored = load (&fixture);
  row = stored->pdata[0];
  g_free (row->starts_at);
  row->starts_at = g_strdup ("2026-11-20T09:30Z");
  store (&fixture, stored, NULL);
  moved = store_fixture_load (&fixture);
  g_assert_cmpstr (brg_snapshot_get_round (moved, 1)->starts_at, ==, "2026-11-20T09:30Z");
  store_fixture_close (&fixture);
}

/* What an older program wrote as the start of a round is in the timetable now, and in the journal.
 */
static void
test_older (void)
{
  StoreFixture fixture = { .event_id = 1, .group_id = 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  gint64 n_rows;
  sqlite3 *db;

  fixture.folder = g_dir_make_tmp ("berger-test-XXXXXX", &error);
  g_assert_no_error (error);
  fixture.path = g_build_filename (fixture.folder, "work.berger", NULL);
  store_fixture_write_older (fixture.path, 12);
  g_assert_cmpint (sqlite3_open (fixture.path, &db), ==, SQLITE_OK);
  g_assert_cmpint (
      sqlite3_exec (db, "UPDATE round SET starts_at = '2026-11-21T12:00Z' WHERE number = 1", NULL,
                    NULL, NULL),
      ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
  fixture.store = brg_store_open (fixture.path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  snapshot = store_fixture_load (&fixture);
  g_assert_cmpstr (brg_snapshot_get_round (snapshot, 1)->starts_at, ==, "2026-11-21T12:00Z");
  g_assert_cmpuint (snapshot->timetable->len, ==, 1);
  g_assert_true (((const BrgTimetableRow *) snapshot->timetable->pdata[0])->is_by_hand);
  g_assert_true (brg_sql_get_int (fixture.store, &n_rows, &error,
                                  "SELECT count(*) FROM journal WHERE action = 'upgrade'"
                                  " AND instr (changeset, CAST ('timetable_row' AS BLOB)) > 0",
                                  ""));
  g_assert_cmpint (n_rows, ==, 1);
  store_fixture_close (&fixture);
}

/* With the event its timetable goes. */
static void
test_event_goes (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GPtrArray) rows = brg_timetable_rows_new ();
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  add (rows, BRG_TIMETABLE_ROUND, 1, "2026-11-20T12:00Z");
  store (&fixture, rows, NULL);
  brg_store_announce_timetable (fixture.store, fixture.group_id, &error);
  g_assert_no_error (error);
  brg_store_delete_event (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-timetable")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-timetable/rows", test_rows);
  g_test_add_func ("/data/store-timetable/refused", test_refused);
  g_test_add_func ("/data/store-timetable/announced", test_announced);
  g_test_add_func ("/data/store-timetable/rus-draughts-2022/3.1.1/travel", test_travel);
  g_test_add_func ("/data/store-timetable/one-source", test_one_source);
  g_test_add_func ("/data/store-timetable/older", test_older);
  g_test_add_func ("/data/store-timetable/event-goes", test_event_goes);
  return g_test_run ();
}
