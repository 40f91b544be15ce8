/* test-workspace-mutated.c - a workspace that somebody changed by other means gives a sentence, or
 * can be read: events, tables, papers
 *
 * Every round takes a workspace, writes nonsense into a few cells of it, and reads what it can.
 * What is said to be wrong names table and row. Seed and changes are told before, so that a round
 * that dies can be had again: BERGER_MUTATION=SEED.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-table.h"
#include "brg-next-step.h"
#include "brg-paper-list.h"
#include "brg-sample.h"
#include "brg-store-envelope-rows.h"
#include "brg-store-incident-rows.h"
#include "brg-store-lists.h"
#include "brg-store-protest-rows.h"
#include "brg-test.h"
#include "brg-words.h"
#include "store-fixture.h"
#include "teams-fixture.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

G_DEFINE_AUTOPTR_CLEANUP_FUNC (sqlite3_stmt, sqlite3_finalize)

typedef struct
{
  char *folder;
  char *bases[2]; /* a round robin with its incidents, and teams */
  char *path;     /* the one that is changed */
  GRand *rand;
  guint n_opened;
  guint n_refused;
} Bench;

/* ----- Changes ----- */

static void
run (sqlite3 *db, const char *sql)
{
  sqlite3_exec (db, sql, NULL, NULL, NULL);
}

/* The first column of a query, all rows. */
static GPtrArray *
list (sqlite3 *db, const char *sql)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (sqlite3_stmt) stmt = NULL;

  g_assert_cmpint (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL), ==, SQLITE_OK);
  while (sqlite3_step (stmt) == SQLITE_ROW)
    g_ptr_array_add (found, g_strdup ((const char *) sqlite3_column_text (stmt, 0)));
  return found;
}

static const char *
draw_one (Bench *bench, const GPtrArray *names)
{
  return names->pdata[g_rand_int_range (bench->rand, 0, (gint) names->len)];
}

/* A value in SQL that nobody would write there. */
static char *
draw_value (Bench *bench, const char *table, const char *column)
{
  static const char *const values[] = {
    "NULL",
    "0",
    "1",
    "2",
    "-1",
    "-2",
    "3",
    "7",
    "60",
    "499",
    "501",
    "1000",
    "1001",
    "65536",
    "2147483647",
    "-2147483648",
    "4294967297",
    "9223372036854775807",
    "(-9223372036854775807 - 1)",
    "''",
    "'x'",
    "'0'",
    "'-'",
    "'+'",
    "'1'",
    "'='",
    "'swiss-fide-dutch'",
    "'round-robin'",
    "'knockout'",
    "'fide-2023'",
    "'closed'",
    "'draughts-100'",
    "'renju'",
    "CAST (x'ff' AS TEXT)",
    "CAST (x'd0' AS TEXT)",
    "CAST (x'410042' AS TEXT)",
    "hex (zeroblob (3000))",
    "hex (zeroblob (600000))",
    "'2026-99-99T99:99:99Z'",
    "'{\"a\":[1,2'",
    "'%s%n%s'",
  };
  guint kind = g_rand_int_range (bench->rand, 0, 10);

  if (kind < 7)
    return g_strdup (values[g_rand_int_range (bench->rand, 0, G_N_ELEMENTS (values))]);
  if (kind < 9)
    return g_strdup_printf ("(SELECT \"%s\" FROM \"%s\" ORDER BY random () LIMIT 1)", column,
                            table);
  return g_strdup_printf ("%d", g_rand_int_range (bench->rand, 0, 40));
}

/* One cell; sometimes a row goes instead. */
static void
change_cell (Bench *bench, sqlite3 *db)
{
  g_autoptr (GPtrArray) tables =
      list (db, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' "
                "ORDER BY name");
  const char *table = draw_one (bench, tables);
  g_autofree char *of_columns =
      g_strdup_printf ("SELECT name FROM pragma_table_info ('%s')", table);
  g_autofree char *of_keys =
      g_strdup_printf ("SELECT name FROM pragma_table_info ('%s') WHERE pk > 0", table);
  g_autofree char *of_size = g_strdup_printf ("SELECT count (*) FROM \"%s\"", table);
  g_autoptr (GPtrArray) columns = list (db, of_columns);
  g_autoptr (GPtrArray) keys = list (db, of_keys);
  g_autoptr (GPtrArray) sizes = list (db, of_size);
  gint size = (gint) g_ascii_strtoll (sizes->pdata[0], NULL, 10);
  const char *column = draw_one (bench, columns);
  g_autofree char *value = draw_value (bench, table, column);
  g_autofree char *key = NULL;
  g_autofree char *sql = NULL;
  g_autofree char *what = NULL;

  if (size == 0)
    return;
  g_ptr_array_add (keys, NULL);
  key = g_strjoinv (", ", (char **) keys->pdata);
  what = g_rand_int_range (bench->rand, 0, 12) == 0
             ? g_strdup_printf ("DELETE FROM \"%s\"", table)
             : g_strdup_printf ("UPDATE OR REPLACE \"%s\" SET \"%s\" = %s", table, column, value);
  sql = g_strdup_printf ("%s WHERE (%s) = (SELECT %s FROM \"%s\" LIMIT 1 OFFSET %d)", what, key,
                         key, table, g_rand_int_range (bench->rand, 0, size));
  g_test_message ("%s", sql);
  run (db, sql);
}

static void
change_schema (Bench *bench, sqlite3 *db)
{
  static const char *const changes[] = {
    "CREATE TRIGGER t AFTER UPDATE ON entry BEGIN DELETE FROM result; END",
    "CREATE VIEW v AS SELECT * FROM entry",
    "CREATE TABLE more (a)",
    "DROP TABLE prize",
    "DROP INDEX pairing_by_match",
    "ALTER TABLE event ADD COLUMN more TEXT",
    "PRAGMA user_version = -5",
    "PRAGMA user_version = 3",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = 2147483647",
    "PRAGMA application_id = 7",
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace (sql, ' NOT NULL', '')"
    " WHERE name = 'event_group'",
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace (sql, 'STRICT', '')",
    "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'person'",
  };
  const char *sql = changes[g_rand_int_range (bench->rand, 0, G_N_ELEMENTS (changes))];

  g_test_message ("%s", sql);
  run (db, sql);
}

static void
change (Bench *bench)
{
  g_autofree char *whole = NULL;
  gsize length;
  sqlite3 *db = NULL;
  guint n_changes = (guint) g_rand_int_range (bench->rand, 1, 4);

  g_assert_true (g_file_get_contents (bench->bases[g_rand_int_range (bench->rand, 0, 2)], &whole,
                                      &length, NULL));
  g_assert_true (g_file_set_contents (bench->path, whole, (gssize) length, NULL));
  g_assert_cmpint (sqlite3_open (bench->path, &db), ==, SQLITE_OK);
  run (db, "PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF;"
           "CREATE TEMP TABLE kept AS SELECT * FROM main.sqlite_schema"
           " WHERE name = 'journal_is_not_rewritten'; DROP TRIGGER journal_is_not_rewritten");
  for (guint i = 0; i < n_changes; i++)
    change_cell (bench, db);
  run (db, "PRAGMA writable_schema = ON; INSERT INTO main.sqlite_schema SELECT * FROM kept;"
           "PRAGMA writable_schema = OFF");
  if (g_rand_int_range (bench->rand, 0, 6) == 0)
    change_schema (bench, db);
  sqlite3_close (db);
}

/* ----- Reading ----- */

static void
read_papers (Bench *bench, BrgStore *store, const BrgSnapshot *snapshot)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);
  const BrgPaper *paper = &papers[g_rand_int_range (bench->rand, 0, (gint) n_papers)];
  BrgPaperSource source = { .snapshot = snapshot, .store = store };
  BrgDocumentOptions options;

  if ((paper->needs & (BRG_PAPER_FROM_POSITIONS | BRG_PAPER_ELSEWHERE)) != 0)
    return;
  source.round =
      (paper->needs & BRG_PAPER_OF_ALL_ROUNDS) == 0 ? brg_snapshot_current_round (snapshot) : 0;
  if ((paper->needs & BRG_PAPER_FROM_STORE) == 0 && !brg_paper_is_available (paper, &source))
    return;
  g_test_message ("paper %s", paper->id);
  brg_document_options_init (&options, words);
  options.printed_at = "2026-11-21T12:00:00Z";
  options.state = brg_paper_find_state (paper, snapshot, source.round);
  brg_document_free (brg_paper_new_document (paper, &source, &options, NULL));
}

static void
read_group (Bench *bench, BrgStore *store, gint64 event_id, gint64 group_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, group_id, &error);
  g_autoptr (GPtrArray) incidents = brg_store_list_incidents (store, event_id, NULL);
  g_autoptr (GPtrArray) protests = brg_store_list_protests (store, group_id, NULL);
  g_autoptr (GPtrArray) envelopes = brg_store_list_envelopes (store, group_id, NULL);
  g_autoptr (BrgEventTable) table = NULL;

  g_assert_true ((snapshot == NULL) == (error != NULL));
  if (snapshot == NULL)
    return;
  table = brg_event_table_new (snapshot, 0);
  g_assert_nonnull (table);
  read_papers (bench, store, snapshot);
}

static void
read_workspace (Bench *bench)
{
  g_autoptr (GError) error = NULL;
  BrgStoreMode mode = g_rand_boolean (bench->rand) ? BRG_STORE_READ_ONLY : BRG_STORE_READ_WRITE;
  g_autoptr (BrgStore) store = brg_store_open (bench->path, mode, &error);
  g_autoptr (GPtrArray) events = NULL;
  g_autoptr (GPtrArray) journal = NULL;

  g_assert_true ((store == NULL) == (error != NULL));
  if (store == NULL)
    {
      g_test_message ("refused: %s", error->message);
      g_assert_cmpuint (strlen (error->message), >, 10);
      bench->n_refused++;
      return;
    }
  bench->n_opened++;
  brg_journal_verify (store, NULL);
  journal = brg_journal_list (store, -1, NULL);
  events = brg_store_list_events (store, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < events->len; i++)
    {
      const BrgEventSummary *event = events->pdata[i];
      g_autoptr (GPtrArray) groups = brg_store_list_groups (store, event->event_id, &error);

      g_assert_no_error (error);
      for (guint k = 0; k < groups->len; k++)
        read_group (bench, store, event->event_id, ((const BrgGroupName *) groups->pdata[k])->id);
    }
}

/* ----- Rounds ----- */

static void
make_bases (Bench *bench)
{
  StoreFixture fixture;
  TeamsFixture teams = { 0 };
  gint64 group_id;

  bench->bases[0] = g_build_filename (bench->folder, "sample.berger", NULL);
  bench->bases[1] = g_build_filename (bench->folder, "teams.berger", NULL);
  bench->path = g_build_filename (bench->folder, "changed.berger", NULL);
  store_fixture_open (&fixture, 6);
  store_fixture_publish (&fixture);
  g_assert_true (
      brg_sample_make (fixture.store, BRG_SAMPLE_ROUND_ROBIN, "ru", "2026-11-21", &group_id, NULL));
  g_assert_true (brg_backup_write (fixture.store, bench->bases[0], NULL));
  store_fixture_close (&fixture);
  teams_fixture_open (&teams, 4, 5, 4);
  teams_fixture_pair (&teams, "A-B C-D", TRUE);
  teams_fixture_enter (&teams, 1, 1, 1, "10");
  g_assert_true (brg_backup_write (teams.store.store, bench->bases[1], NULL));
  teams_fixture_close (&teams);
}

static void
remove_changed (Bench *bench)
{
  static const char *const companions[] = { "", "-wal", "-shm", "-journal" };

  for (guint i = 0; i < G_N_ELEMENTS (companions); i++)
    {
      g_autofree char *path = g_strconcat (bench->path, companions[i], NULL);

      g_unlink (path);
    }
}

static void
test_mutated (void)
{
  const char *wanted = g_getenv ("BERGER_MUTATION");
  Bench bench = { .folder = g_dir_make_tmp ("berger-mutated-XXXXXX", NULL) };
  guint n_rounds = wanted != NULL ? 1 : brg_test_rounds (150);
  guint32 first = wanted != NULL ? (guint32) g_ascii_strtoull (wanted, NULL, 10) : 20261128;

  make_bases (&bench);
  for (guint i = 0; i < n_rounds; i++)
    {
      bench.rand = g_rand_new_with_seed (first + i);
      g_test_message ("BERGER_MUTATION=%u", first + i);
      change (&bench);
      read_workspace (&bench);
      remove_changed (&bench);
      g_rand_free (bench.rand);
    }
  g_test_message ("%u opened, %u refused", bench.n_opened, bench.n_refused);
  /* Both happen, or the changes do not reach anything. */
  g_assert_true (wanted != NULL || (bench.n_opened > 0 && bench.n_refused > 0));
  store_fixture_remove_folder (bench.folder);
  for (guint i = 0; i < G_N_ELEMENTS (bench.bases); i++)
    g_free (bench.bases[i]);
  g_free (bench.path);
  g_free (bench.folder);
}

BRG_TEST_TOPIC ("workspace-mutated")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/workspace-mutated/random-cells", test_mutated);
  return g_test_run ();
}
