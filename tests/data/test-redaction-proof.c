/* test-redaction-proof.c - what passes itself off as a redaction, and redactions of older versions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action.h"
#include "brg-backup.h"
#include "brg-journal-link.h"
#include "brg-proof.h"
#include "brg-redaction.h"
#include "brg-schema.h"
#include "brg-sql.h"
#include "brg-test.h"
#include "redaction-fixture.h"
#include <sqlite3.h>

/* Whoever alters a redacted entry, the list of what was redacted or the act itself is found. */
static const struct
{
  const char *path;
  const char *sql;
} attacks[] = {
  { "/data/redaction/attack/arguments",
    "UPDATE journal SET arguments = '{\"name\":\"Другой\"}' WHERE action = 'entry-remove'" },
  { "/data/redaction/attack/changeset",
    "UPDATE journal SET inverse = changeset WHERE action = 'entry-remove'" },
  { "/data/redaction/attack/time",
    "UPDATE journal SET at = '2020-01-01T00:00:00Z' WHERE action = 'entry-remove'" },
  { "/data/redaction/attack/no-list", "DELETE FROM redaction" },
  { "/data/redaction/attack/shorter-list",
    "DELETE FROM redaction WHERE entry_id = (SELECT max (entry_id) FROM redaction)" },
  { "/data/redaction/attack/longer-list",
    "INSERT INTO redaction SELECT 1, max (id), hash FROM journal" },
  { "/data/redaction/attack/other-hash",
    "UPDATE journal SET arguments = '{}' WHERE action = 'entry-remove';"
    "UPDATE redaction SET hash = (SELECT hash FROM journal WHERE id = entry_id)" },
  { "/data/redaction/attack/other-act",
    "UPDATE journal SET arguments = replace (arguments, 'просьба', 'приказ')"
    " WHERE action = 'journal-redact'" },
  { "/data/redaction/attack/without-an-act", "UPDATE journal SET arguments = '{}' WHERE id = 1" },
  { "/data/redaction/attack/act-that-is-none",
    "INSERT INTO redaction SELECT 1, 2, hash FROM journal WHERE id = 1;"
    "UPDATE journal SET arguments = '{}' WHERE id = 1" },
};

static void
run_sql (StoreFixture *fixture, const char *sql)
{
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (fixture->path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  sqlite3_close (db);
}

static void
test_attack (gconstpointer data)
{
  guint attack = GPOINTER_TO_UINT (data);
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  redaction_come_and_go (&fixture);
  redaction_take_out (&fixture, FAMILY, NULL);
  redaction_assert_sound (&fixture);
  run_sql (&fixture, "DROP TRIGGER journal_is_not_rewritten;"
                     "DROP TRIGGER redaction_is_not_rewritten;"
                     "DROP TRIGGER redaction_is_not_shortened");
  run_sql (&fixture, attacks[attack].sql);
  g_assert_false (brg_journal_verify (fixture.store, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED);
  store_fixture_close (&fixture);
}

/* ----- Acts of redaction that somebody adds by other means ----- */

/* What stands in an old entry afterwards. Everything around it is made as the program makes it: the
 * row of the redaction, and an act at the end of the chain that commits to it. */
static const struct
{
  const char *path;
  const char *sql;
} forgeries[] = {
  { "/data/redaction/forged/argument", "UPDATE journal SET arguments = replace (arguments, "
                                       "'Zukertort', 'Chigorin') WHERE action = 'entries-add'" },
  { "/data/redaction/forged/number",
    "UPDATE journal SET changeset = inverse, inverse = changeset WHERE action = 'entries-add'" },
  { "/data/redaction/forged/key", "UPDATE journal SET arguments = replace (arguments, '\"name\"', "
                                  "'\"nam\"') WHERE action = 'entries-add'" },
  { "/data/redaction/forged/mark", "UPDATE journal SET arguments = replace (arguments, "
                                   "'Zukertort', '[#9]') WHERE action = 'entries-add'" },
  { "/data/redaction/forged/no-seal",
    "UPDATE journal SET arguments = '{}', salt = '' WHERE action = 'entries-add'" },
  { "/data/redaction/forged/empty-proof",
    "UPDATE journal SET arguments = '{}', salt = 'p:' WHERE action = 'entries-add'" },
};

static void
run_or_die (sqlite3 *db, const char *sql)
{
  if (sqlite3_exec (db, sql, NULL, NULL, NULL) != SQLITE_OK)
    g_error ("%s: %s", sql, sqlite3_errmsg (db));
}

static char *
hash_entry (sqlite3 *db, gint64 id)
{
  sqlite3_stmt *stmt = NULL;
  char *hash;

  sqlite3_prepare_v2 (db, "SELECT " BRG_JOURNAL_LINK_COLUMNS " FROM journal WHERE id = ?1", -1,
                      &stmt, NULL);
  sqlite3_bind_int64 (stmt, 1, id);
  g_assert_cmpint (sqlite3_step (stmt), ==, SQLITE_ROW);
  hash = brg_journal_link_hash_row (stmt);
  sqlite3_finalize (stmt);
  return hash;
}

static void
forge (StoreFixture *fixture, gint64 id, const char *sql)
{
  g_autoptr (GBytes) nothing = g_bytes_new (NULL, 0);
  g_autofree char *hash = NULL;
  g_autofree char *rows = NULL;
  g_autofree char *arguments = NULL;
  g_autofree char *entry_hash = NULL;
  g_autofree char *row = NULL;
  gint64 last = 0;
  g_autofree char *tail = NULL;
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (fixture->path, &db), ==, SQLITE_OK);
  run_or_die (db, "DROP TRIGGER journal_is_not_rewritten");
  run_or_die (db, sql);
  g_assert_true (brg_sql_read_tail (db, &last, &tail, NULL));
  hash = hash_entry (db, id);
  row = g_strdup_printf ("INSERT INTO redaction VALUES (%" G_GINT64_FORMAT ", %" G_GINT64_FORMAT
                         ", '%s')",
                         id, last + 1, hash);
  run_or_die (db, row);
  rows = brg_journal_link_hash_act (db, last + 1, NULL);
  arguments = g_strdup_printf ("{\"name\":\"[#9]\",\"rows\":\"%s\"}", rows);
  entry_hash = brg_action_append (db,
                                  &(BrgActionEntry){ .at = "2026-01-01T00:00:00Z",
                                                     .kind = "do",
                                                     .name = BRG_REDACTION_ACTION,
                                                     .arguments = arguments,
                                                     .changeset = nothing,
                                                     .inverse = nothing },
                                  NULL);
  g_assert_nonnull (entry_hash);
  sqlite3_close (db);
}

static gint64
find_entry_of (StoreFixture *fixture, const char *action)
{
  g_autoptr (GPtrArray) entries = brg_journal_list (fixture->store, -1, NULL);

  for (guint i = 0; i < entries->len; i++)
    {
      const BrgJournalEntry *entry = entries->pdata[i];

      if (g_str_equal (entry->action, action))
        return entry->id;
    }
  g_assert_not_reached ();
}

static void
test_forged (gconstpointer data)
{
  guint forgery = GPOINTER_TO_UINT (data);
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 id;

  store_fixture_open (&fixture, 4);
  redaction_add_entry (&fixture, redaction_make_entry ("Zukertort", "Johannes"));
  id = find_entry_of (&fixture, "entries-add");
  redaction_assert_sound (&fixture);
  forge (&fixture, id, forgeries[forgery].sql);
  g_assert_false (brg_journal_verify (fixture.store, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED);
  store_fixture_close (&fixture);
}

/* A workspace of schema 12: the upgrade commits to its entries, so that nothing but names can be
 * blanked in them either; whoever takes that commitment away is found. */
static const struct
{
  const char *path;
  const char *sql;
} upgraded[] = {
  { "/data/redaction/upgraded/entry",
    "UPDATE journal SET arguments = '{\"name\":\"x\"}', salt = '' WHERE id = 1" },
  { "/data/redaction/upgraded/no-commitment",
    "UPDATE journal SET arguments = '{\"name\":\"x\"}', salt = '' WHERE id = 1;"
    "DROP TABLE earlier_body" },
  { "/data/redaction/upgraded/other-commitment",
    "UPDATE journal SET arguments = '{\"name\":\"x\"}', salt = '' WHERE id = 1;"
    "DROP TRIGGER earlier_body_is_not_rewritten; UPDATE earlier_body SET body = 'x'" },
};

static void
open_old (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  store_fixture_open (fixture, 4);
  g_clear_pointer (&fixture->store, brg_store_free);
  store_fixture_write_older (fixture->path, 12);
  fixture->store = brg_store_open (fixture->path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  redaction_assert_sound (fixture);
}

static void
test_upgraded (gconstpointer data)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;

  open_old (&fixture);
  forge (&fixture, 1, upgraded[GPOINTER_TO_UINT (data)].sql);
  g_assert_false (brg_journal_verify (fixture.store, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED);
  store_fixture_close (&fixture);
}

/* The copy that is kept of an older file holds the name as well. */
static void
test_copy_before_upgrade (void)
{
  StoreFixture fixture = { 0 };
  BrgRedactionReport report = { 0 };
  g_autoptr (GError) error = NULL;

  store_fixture_open (&fixture, 4);
  redaction_come_and_go (&fixture);
  g_assert_true (brg_backup_before_upgrade (fixture.store, &error));
  redaction_take_out (&fixture, FAMILY, &report);
  g_assert_cmpuint (report.n_copies_left, ==, 0);
  g_assert_cmpuint (redaction_count_holders (&fixture, FAMILY), ==, 0);
  store_fixture_close (&fixture);
}

/* A file of schema 16; nobody's attendance was marked in it. */
static void
write_schema_16 (const char *path)
{
  static const char *const steps[] = { "009-second-entry", "010-changed-pairs", "011-decisions",
                                       "012-score-sheets", "013-marks",         "014-fines",
                                       "015-redaction",    "016-micro-matches" };
  sqlite3 *db = NULL;

  store_fixture_write_older (path, 8);
  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *name = g_strconcat (steps[i], ".sql", NULL);
      g_autofree char *step =
          g_test_build_filename (G_TEST_DIST, "..", "data", "store", "schema", name, NULL);
      g_autofree char *script = NULL;

      g_assert_true (g_file_get_contents (step, &script, NULL, NULL));
      run_or_die (db, script);
    }
  run_or_die (db, "PRAGMA user_version = 16");
  sqlite3_close (db);
}

/* Blanks an entry as the older rule allows; what the journal is guarded by stands afterwards. */
static void
redact_by_older_rule (StoreFixture *fixture)
{
  g_autofree char *guard = NULL;
  g_autoptr (sqlite3_stmt) stmt = NULL;
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (fixture->path, &db), ==, SQLITE_OK);
  stmt = brg_sql_prepare (
      db, "SELECT sql FROM sqlite_schema WHERE name = 'journal_is_not_rewritten'", NULL);
  g_assert_cmpint (sqlite3_step (stmt), ==, SQLITE_ROW);
  guard = brg_sql_dup_text (stmt, 0);
  g_clear_pointer (&stmt, sqlite3_finalize);
  sqlite3_close (db);
  forge (fixture, 2, "UPDATE journal SET arguments = '{\"name\":\"[#9]\"}' WHERE id = 2");
  run_sql (fixture, guard);
}

/* (transfer full): the only copy beside the file, whose name ends as said. */
static char *
find_copy (StoreFixture *fixture, const char *ending)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "copies", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name = dir != NULL ? g_dir_read_name (dir) : NULL;
  char *path;

  g_assert_nonnull (name);
  g_assert_true (g_str_has_suffix (name, ending));
  path = g_build_filename (folder, name, NULL);
  g_assert_null (g_dir_read_name (dir));
  return path;
}

static gint64
read_version (const char *path)
{
  gint64 version = 0;
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READONLY, NULL), ==, SQLITE_OK);
  g_assert_true (brg_sql_read_number (db, "PRAGMA user_version", &version, NULL));
  sqlite3_close (db);
  return version;
}

/* What an older program redacted by the older rule, by which an act stands for whatever it left.
 * Who looks sees the file as it is; who leads it first gets a copy that is proven, and from the
 * upgrade on the entry is fixed as it was found. Both are told that nothing proves the rest of it.
 */
static void
test_older_rule (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgProof) proof = brg_proof_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = NULL;

  store_fixture_open (&fixture, 4);
  g_clear_pointer (&fixture.store, brg_store_free);
  write_schema_16 (fixture.path);
  redact_by_older_rule (&fixture);
  for (BrgStoreMode mode = BRG_STORE_READ_ONLY; mode <= BRG_STORE_READ_WRITE; mode++)
    {
      g_autofree char *lines = NULL;

      fixture.store = brg_store_open (fixture.path, mode, &error);
      g_assert_no_error (error);
      redaction_assert_sound (&fixture);
      lines = brg_redaction_dup_rows (fixture.store, &error);
      g_assert_no_error (error);
      g_assert_true (g_str_has_prefix (lines, "replaced\t2\t"));
      g_clear_pointer (&fixture.store, brg_store_free);
      g_assert_cmpint (read_version (fixture.path), ==,
                       mode == BRG_STORE_READ_ONLY ? 16 : brg_schema_version ());
    }
  copy = find_copy (&fixture, "-v16.berger");
  g_assert_cmpint (read_version (copy), ==, 16);
  g_assert_true (brg_proof_run_file (proof, copy, NULL, &error));
  g_assert_cmpuint (brg_proof_get_alterations (proof)->len, ==, 0);
  fixture.store = brg_store_open (fixture.path, BRG_STORE_READ_WRITE, &error);
  g_assert_no_error (error);
  redaction_assert_sound (&fixture);
  /* By now it cannot be replaced once more. */
  forge (&fixture, 2, "UPDATE journal SET arguments = '{\"name\":\"x\"}' WHERE id = 2");
  g_assert_false (brg_journal_verify (fixture.store, &error));
  g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED);
  store_fixture_close (&fixture);
}

/* As entries were before schema 15: the hash commits to the body itself. */
static void
age_entry (sqlite3 *db, sqlite3_stmt *row, char **previous)
{
  g_autoptr (GBytes) changeset =
      g_bytes_new (sqlite3_column_blob (row, 7), (gsize) sqlite3_column_bytes (row, 7));
  g_autoptr (GBytes) inverse =
      g_bytes_new (sqlite3_column_blob (row, 8), (gsize) sqlite3_column_bytes (row, 8));
  gint64 id = sqlite3_column_int64 (row, 0);
  g_autofree char *hash = brg_journal_link_hash_entry (
      id, (const char *) sqlite3_column_text (row, 1), sqlite3_column_int64 (row, 2),
      (const char *) sqlite3_column_text (row, 3), (const char *) sqlite3_column_text (row, 4),
      (const char *) sqlite3_column_text (row, 5), sqlite3_column_int64 (row, 6), changeset,
      inverse, *previous);
  g_autofree char *sql = g_strdup_printf ("UPDATE journal SET salt = '', body = '', hash = '%s',"
                                          " previous = '%s' WHERE id = %" G_GINT64_FORMAT,
                                          hash, *previous, id);

  g_assert_cmpint (sqlite3_exec (db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  g_free (*previous);
  *previous = g_steal_pointer (&hash);
}

static void
age_journal (StoreFixture *fixture)
{
  g_autofree char *copies = g_build_filename (fixture->folder, "copies", NULL);
  g_autofree char *previous = g_strdup ("");
  sqlite3_stmt *row = NULL;
  sqlite3 *db = NULL;

  g_clear_pointer (&fixture->store, brg_store_free);
  /* They would be of another journal. */
  store_fixture_remove_folder (copies);
  g_assert_cmpint (sqlite3_open (fixture->path, &db), ==, SQLITE_OK);
  sqlite3_exec (db,
                "CREATE TABLE rule AS SELECT sql FROM sqlite_schema WHERE name ="
                " 'journal_is_not_rewritten'; DROP TRIGGER journal_is_not_rewritten;"
                "CREATE TABLE aged AS SELECT * FROM journal",
                NULL, NULL, NULL);
  sqlite3_prepare_v2 (db,
                      "SELECT id, at, event_id, kind, action, arguments, refers_to, changeset,"
                      " inverse FROM aged ORDER BY id",
                      -1, &row, NULL);
  while (sqlite3_step (row) == SQLITE_ROW)
    age_entry (db, row, &previous);
  sqlite3_finalize (row);
  sqlite3_prepare_v2 (db, "SELECT sql FROM rule", -1, &row, NULL);
  g_assert_cmpint (sqlite3_step (row), ==, SQLITE_ROW);
  g_assert_cmpint (sqlite3_exec (db, (const char *) sqlite3_column_text (row, 0), NULL, NULL, NULL),
                   ==, SQLITE_OK);
  sqlite3_finalize (row);
  g_assert_cmpint (sqlite3_exec (db, "DROP TABLE rule; DROP TABLE aged", NULL, NULL, NULL), ==,
                   SQLITE_OK);
  sqlite3_close (db);
  store_fixture_reopen (fixture);
}

/* Entries of an earlier program are proven as ever, and can be redacted as well. */
static void
test_old_entries (void)
{
  StoreFixture fixture = { 0 };

  store_fixture_open (&fixture, 4);
  redaction_come_and_go (&fixture);
  age_journal (&fixture);
  redaction_assert_sound (&fixture);
  store_fixture_publish (&fixture);
  redaction_assert_sound (&fixture);
  redaction_take_out (&fixture, FAMILY, NULL);
  redaction_assert_sound (&fixture);
  g_assert_cmpuint (redaction_count_holders (&fixture, FAMILY), ==, 0);
  run_sql (&fixture,
           "DROP TRIGGER journal_is_not_rewritten;"
           "UPDATE journal SET at = '2020-01-01T00:00:00Z' WHERE action = 'entry-remove'");
  g_assert_false (brg_journal_verify (fixture.store, NULL));
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("redaction-proof")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/redaction/copy-before-upgrade", test_copy_before_upgrade);
  g_test_add_func ("/data/redaction/older-rule", test_older_rule);
  for (guint i = 0; i < G_N_ELEMENTS (attacks); i++)
    g_test_add_data_func (attacks[i].path, GUINT_TO_POINTER (i), test_attack);
  for (guint i = 0; i < G_N_ELEMENTS (forgeries); i++)
    g_test_add_data_func (forgeries[i].path, GUINT_TO_POINTER (i), test_forged);
  for (guint i = 0; i < G_N_ELEMENTS (upgraded); i++)
    g_test_add_data_func (upgraded[i].path, GUINT_TO_POINTER (i), test_upgraded);
  g_test_add_func ("/data/redaction/old-entries", test_old_entries);
  return g_test_run ();
}
