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
#include "fuzz-tables.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* More changes than that are one broken file. */
#define MOST_CHANGES 8

/* ----- The workspace that is changed ----- */

/* Every kind of event, and a good many of all the actions there are. */
static void
make_base (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (17);
  g_autoptr (GPtrArray) rows = every_action_list ();
  g_autoptr (BrgStore) store = NULL;
  g_autofree char *copy = NULL;
  Desk desk = { .rand = rand };

  fuzz_make_folder ();
  copy = g_build_filename (fuzz_folder, "copy.berger", NULL);
  every_action_make_workspace (fuzz_path);
  store = brg_store_open (fuzz_path, BRG_STORE_READ_WRITE, NULL);
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
  g_assert_true (g_file_get_contents (copy, &fuzz_base, &fuzz_base_length, NULL));
  g_unlink (copy);
}

/* ----- Changes ----- */

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

static void
change_tables (FuzzInput *input)
{
  sqlite3 *db = fuzz_open_tables (fuzz_path);

  for (guint i = 0; i < MOST_CHANGES && input->at < input->end; i++)
    switch (fuzz_take (input, 1) % 8)
      {
      case 0:
        sqlite3_exec (db, statements[fuzz_take_below (input, G_N_ELEMENTS (statements))], NULL,
                      NULL, NULL);
        break;
      case 1:
        fuzz_change_cell (input, db, "*", TRUE);
        break;
      default:
        fuzz_change_cell (input, db, "*", FALSE);
      }
  fuzz_close_tables (db);
}

static void
change_bytes (FuzzInput *input, char *content, gsize length)
{
  while (input->end - input->at >= 4)
    {
      guint place = fuzz_take (input, 3);

      content[place % length] = (char) fuzz_take (input, 1);
    }
}

static gboolean
write_input (FuzzInput *input)
{
  guint way = fuzz_take (input, 1) % 8;
  g_autofree char *content = g_memdup2 (fuzz_base, fuzz_base_length);

  if (way == 7)
    return g_file_set_contents (fuzz_path, (const char *) input->at, input->end - input->at, NULL);
  if (way == 6)
    change_bytes (input, content, fuzz_base_length);
  if (!fuzz_write_base (content))
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
  FuzzInput input = { data, data + size };
  g_autoptr (GError) error = NULL;
  BrgStoreMode mode;
  BrgStore *store;

  if (fuzz_base == NULL)
    make_base ();
  mode = (fuzz_take (&input, 1) & 1) != 0 ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY;
  if (!write_input (&input))
    return 0;
  store = brg_store_open (fuzz_path, mode, &error);
  g_assert ((store == NULL) == (error != NULL));
  if (store != NULL)
    {
      brg_backup_pause (store, TRUE);
      read_events (store);
      read_journal (store);
      brg_store_free (store);
    }
  fuzz_remove_files ();
  return 0;
}
