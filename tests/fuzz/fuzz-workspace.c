/* fuzz-workspace.c - opens workspaces that a fuzzer changed: cells, rows, tables, raw bytes
 *
 * An input is a list of changes to a workspace with every kind of event: the first byte chooses
 * whether it may be written, the second what is changed, cells and tables or bytes, or that the
 * rest is the file itself. What opens is read as the command line and the desk read it: events,
 * groups, tables, journal, its proof, removed persons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "brg-action-names.h"
#include "brg-backup.h"
#include "brg-event-table.h"
#include "brg-journal.h"
#include "brg-player-table-write.h"
#include "brg-redaction-preview.h"
#include "brg-removed-person.h"
#include "brg-store-envelope-rows.h"
#include "brg-store-incident-rows.h"
#include "brg-store-lists.h"
#include "brg-store-load.h"
#include "brg-store-protest-rows.h"
#include "every-action.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* More changes than that are one broken file. */
#define MOST_CHANGES 8

typedef struct
{
  const uint8_t *at;
  const uint8_t *end;
} Input;

static guint
take (Input *input, guint n_bytes)
{
  guint number = 0;

  for (guint i = 0; i < n_bytes; i++)
    number = number << 8 | (input->at < input->end ? *input->at++ : 0);
  return number;
}

static guint
take_below (Input *input, guint below)
{
  return below > 0 ? take (input, below > 256 ? 2 : 1) % below : 0;
}

/* ----- The workspace that is changed ----- */

static char *folder;
static char *path;
static char *base;
static gsize base_length;

static void
remove_files (void)
{
  static const char *const companions[] = { "", "-wal", "-shm", "-journal", "-led", "-ask" };

  for (guint i = 0; i < G_N_ELEMENTS (companions); i++)
    {
      g_autofree char *name = g_strconcat (path, companions[i], NULL);

      g_unlink (name);
    }
}

static void
remove_folder (void)
{
  remove_files ();
  g_rmdir (folder);
}

/* Every kind of event, and a good many of all the actions there are. */
static void
make_base (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (17);
  g_autoptr (GPtrArray) rows = every_action_list ();
  g_autoptr (BrgStore) store = NULL;
  g_autofree char *copy = NULL;
  Desk desk = { .rand = rand };

  folder = g_dir_make_tmp ("berger-fuzz-XXXXXX", NULL);
  path = g_build_filename (folder, "w.berger", NULL);
  copy = g_build_filename (folder, "copy.berger", NULL);
  every_action_make_workspace (path);
  store = brg_store_open (path, BRG_STORE_READ_WRITE, NULL);
  g_assert_nonnull (store);
  brg_backup_pause (store, TRUE);
  desk.store = store;
  for (guint i = 0; i < 400; i++)
    {
      const EveryAction *row = rows->pdata[g_rand_int_range (rand, 0, (gint) rows->len)];

      if (!row->is_beside)
        row->act (&desk, NULL);
    }
  g_assert_true (brg_backup_write (store, copy, NULL));
  g_assert_true (g_file_get_contents (copy, &base, &base_length, NULL));
  g_unlink (copy);
  atexit (remove_folder);
}

/* ----- Changes ----- */

static const char *const values[] = {
  "NULL",
  "0",
  "-1",
  "301",
  "2147483647",
  "-2147483648",
  "4294967297",
  "9223372036854775807",
  "(-9223372036854775807 - 1)",
  "''",
  "'x'",
  "'closed'",
  "'knockout'",
  "'renju'",
  "'{\"a\":[1,2'",
  "'%s%n'",
  "CAST (x'ff' AS TEXT)",
  "CAST (x'410042' AS TEXT)",
  "hex (zeroblob (3000))",
  "zeroblob (40)",
  "'2026-99-99T99:99:99Z'",
  "'[#1]'",
  "'p:tk'",
};

static const char *const statements[] = {
  "CREATE TRIGGER t AFTER UPDATE ON entry BEGIN DELETE FROM result; END",
  "CREATE VIEW v AS SELECT * FROM entry",
  "CREATE TABLE more (a)",
  "DROP TABLE prize",
  "DROP INDEX pairing_by_match",
  "ALTER TABLE event ADD COLUMN more TEXT",
  "PRAGMA user_version = -5",
  "PRAGMA user_version = 3",
  "PRAGMA user_version = 16",
  "PRAGMA application_id = 7",
  "ANALYZE",
  "ANALYZE; UPDATE sqlite_stat1 SET stat = '9999999999999999999999 0 x unordered'",
  "UPDATE sqlite_sequence SET seq = 9223372036854775807",
  "UPDATE sqlite_sequence SET seq = 'x'",
  "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace (sql, ' NOT NULL', '')",
  "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace (sql, 'STRICT', '')",
  "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 5 WHERE name = 'person'",
  "PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'journal'",
};

/* Row @n of what @sql gives, counted round. */
static char *
dup_one (sqlite3 *db, const char *sql, guint n)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  sqlite3_stmt *stmt = NULL;

  if (sqlite3_prepare_v2 (db, sql, -1, &stmt, NULL) == SQLITE_OK)
    while (sqlite3_step (stmt) == SQLITE_ROW)
      g_ptr_array_add (found, g_strdup ((const char *) sqlite3_column_text (stmt, 0)));
  sqlite3_finalize (stmt);
  return g_strdup (found->len > 0 ? found->pdata[n % found->len] : NULL);
}

static char *
dup_value (Input *input, const char *table, const char *column)
{
  g_autoptr (GString) text = NULL;
  guint length;

  switch (take (input, 1) % 5)
    {
    case 0:
      return g_strdup (values[take_below (input, G_N_ELEMENTS (values))]);
    case 1:
      return g_strdup_printf ("%d", (int) (gint8) take (input, 1));
    case 2:
      return g_strdup_printf ("%u", take (input, 4));
    case 3:
      return g_strdup_printf ("(SELECT \"%s\" FROM \"%s\" LIMIT 1 OFFSET %u)", column, table,
                              take (input, 1));
    default:
      text = g_string_new ("CAST (x'");
      length = MIN (take (input, 1), (guint) (input->end - input->at));
      for (guint i = 0; i < length; i++)
        g_string_append_printf (text, "%02x", take (input, 1));
      g_string_append (text, "' AS TEXT)");
      return g_string_free (g_steal_pointer (&text), FALSE);
    }
}

static void
change_cell (Input *input, sqlite3 *db, gboolean is_removal)
{
  g_autofree char *table = dup_one (
      db, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name", take (input, 1));
  g_autofree char *of_columns =
      g_strdup_printf ("SELECT name FROM pragma_table_info ('%s')", table);
  g_autofree char *of_keys = g_strdup_printf (
      "SELECT group_concat (name) FROM pragma_table_info ('%s') WHERE pk > 0", table);
  g_autofree char *column = dup_one (db, of_columns, take (input, 1));
  g_autofree char *keys = dup_one (db, of_keys, 0);
  guint row = take (input, 1);
  g_autofree char *value = NULL;
  g_autofree char *sql = NULL;

  if (column == NULL || keys == NULL)
    return;
  value = dup_value (input, table, column);
  sql = is_removal
            ? g_strdup_printf ("DELETE FROM \"%s\" WHERE (%s) = (SELECT %s FROM \"%s\" LIMIT 1"
                               " OFFSET %u)",
                               table, keys, keys, table, row)
            : g_strdup_printf ("UPDATE OR REPLACE \"%s\" SET \"%s\" = %s WHERE (%s) = (SELECT %s"
                               " FROM \"%s\" LIMIT 1 OFFSET %u)",
                               table, column, value, keys, keys, table, row);
  sqlite3_exec (db, sql, NULL, NULL, NULL);
}

static void
change_tables (Input *input)
{
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  sqlite3_exec (db,
                "PRAGMA synchronous = OFF; PRAGMA ignore_check_constraints = ON;"
                "PRAGMA foreign_keys = OFF; CREATE TEMP TABLE kept AS SELECT * FROM"
                " main.sqlite_schema WHERE type = 'trigger'; PRAGMA writable_schema = ON;"
                "DELETE FROM main.sqlite_schema WHERE type = 'trigger'",
                NULL, NULL, NULL);
  sqlite3_exec (db, "PRAGMA writable_schema = RESET", NULL, NULL, NULL);
  for (guint i = 0; i < MOST_CHANGES && input->at < input->end; i++)
    switch (take (input, 1) % 8)
      {
      case 0:
        sqlite3_exec (db, statements[take_below (input, G_N_ELEMENTS (statements))], NULL, NULL,
                      NULL);
        break;
      case 1:
        change_cell (input, db, TRUE);
        break;
      default:
        change_cell (input, db, FALSE);
      }
  sqlite3_exec (db,
                "PRAGMA writable_schema = ON; INSERT INTO main.sqlite_schema SELECT * FROM kept",
                NULL, NULL, NULL);
  sqlite3_close (db);
}

static void
change_bytes (Input *input, char *content, gsize length)
{
  while (input->end - input->at >= 4)
    {
      guint place = take (input, 3);

      content[place % length] = (char) take (input, 1);
    }
}

static gboolean
write_input (Input *input)
{
  guint way = take (input, 1) % 8;
  g_autofree char *content = g_memdup2 (base, base_length);

  if (way == 7)
    return g_file_set_contents (path, (const char *) input->at, input->end - input->at, NULL);
  if (way == 6)
    change_bytes (input, content, base_length);
  if (!g_file_set_contents_full (path, content, (gssize) base_length, G_FILE_SET_CONTENTS_NONE,
                                 0600, NULL))
    return FALSE;
  if (way < 6)
    change_tables (input);
  return TRUE;
}

/* ----- Reading ----- */

static void
read_group (BrgStore *store, gint64 event_id, gint64 group_id)
{
  g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, group_id, NULL);
  g_autoptr (GPtrArray) incidents = brg_store_list_incidents (store, event_id, NULL);
  g_autoptr (GPtrArray) protests = brg_store_list_protests (store, group_id, NULL);
  g_autoptr (GPtrArray) envelopes = brg_store_list_envelopes (store, group_id, NULL);
  g_autoptr (BrgEventTable) table = snapshot != NULL ? brg_event_table_new (snapshot, 0) : NULL;
  g_autofree char *players =
      snapshot != NULL ? brg_player_table_write (snapshot->entries, NULL, ';', BRG_CSV_SAFE) : NULL;

  g_assert_true (snapshot == NULL || (table != NULL && players != NULL));
}

static void
read_journal (BrgStore *store)
{
  g_autoptr (GPtrArray) journal = brg_journal_list (store, -1, NULL);
  g_autoptr (GPtrArray) removed = brg_removed_person_list (store, NULL);

  brg_journal_verify (store, NULL);
  for (guint i = 0; journal != NULL && i < journal->len; i++)
    g_free (brg_journal_entry_dup_title (journal->pdata[i]));
  for (guint i = 0; removed != NULL && i < MIN (removed->len, 2); i++)
    brg_redaction_preview_free (
        brg_redaction_preview (store, ((BrgRemovedPerson *) removed->pdata[i])->id, NULL));
}

static void
read_events (BrgStore *store)
{
  g_autoptr (GPtrArray) events = brg_store_list_events (store, NULL);

  for (guint i = 0; events != NULL && i < events->len; i++)
    {
      gint64 event_id = ((const BrgEventSummary *) events->pdata[i])->event_id;
      g_autoptr (GPtrArray) groups = brg_store_list_groups (store, event_id, NULL);

      for (guint k = 0; groups != NULL && k < groups->len; k++)
        read_group (store, event_id, ((const BrgGroupName *) groups->pdata[k])->id);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  Input input = { data, data + size };
  g_autoptr (GError) error = NULL;
  BrgStoreMode mode;
  BrgStore *store;

  if (base == NULL)
    make_base ();
  mode = (take (&input, 1) & 1) != 0 ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY;
  if (!write_input (&input))
    return 0;
  store = brg_store_open (path, mode, &error);
  g_assert ((store == NULL) == (error != NULL));
  if (store != NULL)
    {
      brg_backup_pause (store, TRUE);
      read_events (store);
      read_journal (store);
      brg_store_free (store);
    }
  remove_files ();
  return 0;
}
