/* fuzz-workspace.c - opens workspaces that a fuzzer changed: cells, rows, tables, raw bytes
 *
 * An input is a list of changes to a workspace with every kind of event and a row in every table
 * that the journal follows (data-every-table): the first byte chooses whether it may be written and
 * what of the desk is read, the second what is changed, cells and tables or bytes, or that the rest
 * is the file itself. What opens is read as the desk reads it: events, groups, tables, journal, its
 * proof, removed persons; and of each group one paper, of each event one command of bergerctl,
 * which read letters and what is due, check-in, admission, money, timetable, contests; the wall and
 * the pages for browsers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <stdint.h>
#include <string.h>

#include "brg-action-names.h"
#include "brg-backup.h"
#include "brg-ctl-run.h"
#include "brg-event-table.h"
#include "brg-journal.h"
#include "brg-next-step.h"
#include "brg-paper-list.h"
#include "brg-player-table-write.h"
#include "brg-redaction-preview.h"
#include "brg-removed-person.h"
#include "brg-site-public.h"
#include "brg-site.h"
#include "brg-store-envelope-rows.h"
#include "brg-store-incident-rows.h"
#include "brg-store-lists.h"
#include "brg-store-load.h"
#include "brg-store-protest-rows.h"
#include "brg-wall.h"
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
  g_autoptr (GRand) rand = g_rand_new_with_seed (EVERY_ACTION_SEED);
  g_autofree char *empty = NULL;
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
  empty = every_action_fill (&desk, EVERY_ACTION_MOST);
  g_assert_cmpstr (empty, ==, "");
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

/* One of the papers that there can be, as a form. */
static void
read_paper (BrgStore *store, const BrgSnapshot *snapshot, guint choice)
{
  guint n_papers;
  const BrgPaper *papers = brg_paper_list (&n_papers);
  const BrgPaper *paper = &papers[choice % n_papers];
  g_autoptr (BrgWords) words = brg_words_open ("en");
  const BrgDocumentOptions options = { .words = words, .printed_at = "2026-11-21T14:32:07Z" };
  const BrgPaperSource source = { .snapshot = snapshot,
                                  .store = store,
                                  .round = brg_snapshot_current_round (snapshot) };
  g_autoptr (BrgForm) form = NULL;

  if (brg_paper_is_form (paper) && (paper->needs & BRG_PAPER_FROM_POSITIONS) == 0 &&
      brg_paper_is_available (paper, &source))
    form = brg_paper_new_form (paper, &source, &options, NULL);
}

static void
read_wall (BrgStore *store, gint64 group_id)
{
  g_autoptr (BrgSnapshot) shown = brg_site_public_load (store, group_id, FALSE, NULL);
  BrgWall *wall = shown != NULL ? brg_wall_new (shown, "en") : NULL;

  if (wall != NULL)
    brg_wall_add_contest (wall, shown, store);
  brg_wall_free (wall);
}

static void
read_site (BrgStore *store, gint64 event_id)
{
  const BrgSiteChoice choice = { "en", FALSE, TRUE };
  g_autoptr (BrgSite) site = brg_site_load (store, event_id, 0, &choice, NULL);
  g_autoptr (GPtrArray) files = site != NULL ? brg_site_make (site) : NULL;

  g_assert_true (site == NULL || files != NULL);
}

static void
read_group (BrgStore *store, gint64 event_id, gint64 group_id, guint choice)
{
  g_autoptr (BrgSnapshot) snapshot = brg_store_load (store, group_id, NULL);
  g_autoptr (GPtrArray) incidents = brg_store_list_incidents (store, event_id, NULL);
  g_autoptr (GPtrArray) protests = brg_store_list_protests (store, group_id, NULL);
  g_autoptr (GPtrArray) envelopes = brg_store_list_envelopes (store, group_id, NULL);
  g_autoptr (BrgEventTable) table = snapshot != NULL ? brg_event_table_new (snapshot, 0) : NULL;
  g_autofree char *players =
      snapshot != NULL ? brg_player_table_write (snapshot->entries, NULL, ';', BRG_CSV_SAFE) : NULL;

  g_assert_true (snapshot == NULL || (table != NULL && players != NULL));
  if (snapshot != NULL)
    read_paper (store, snapshot, choice);
  if (choice % 8 == 0)
    read_wall (store, group_id);
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
read_events (BrgStore *store, guint choice)
{
  g_autoptr (GPtrArray) events = brg_store_list_events (store, NULL);

  for (guint i = 0; events != NULL && i < events->len; i++)
    {
      gint64 event_id = ((const BrgEventSummary *) events->pdata[i])->event_id;
      g_autoptr (GPtrArray) groups = brg_store_list_groups (store, event_id, NULL);

      for (guint k = 0; groups != NULL && k < groups->len; k++)
        read_group (store, event_id, ((const BrgGroupName *) groups->pdata[k])->id, choice);
      if (choice % 16 == 1)
        read_site (store, event_id);
    }
}

/* Commands that read; those of an event are asked about one after the other. */
static const char *const commands[] = {
  "db list FILE",
  "db journal FILE",
  "db check FILE",
  "register list --db FILE",
  "register duplicates --db FILE",
  "status EVENT",
  "equipment EVENT",
  "timetable EVENT",
  "jury EVENT",
  "drawing EVENT",
  "money EVENT",
  "check-in EVENT",
  "disqualified EVENT",
  "categories EVENT",
  "totals EVENT",
  "prizes EVENT",
  "chances EVENT",
  "early EVENT",
  "disciplines EVENT",
  "document letterhead EVENT",
  "document text list EVENT",
  "document archive EVENT",
  "admission list EVENT",
  "admission papers EVENT",
  "admission fees EVENT",
  "admission limits EVENT",
  "admission delegations EVENT",
  "admission protocol-data EVENT",
  "correspondence due EVENT",
  "correspondence chart EVENT",
  "correspondence decisions EVENT",
  "correspondence file EVENT",
  "correspondence terms EVENT",
  "compose works EVENT",
  "compose table EVENT",
  "compose check EVENT",
  "compose export EVENT",
  "compose marks EVENT",
};

static void
say_nothing (const char *text G_GNUC_UNUSED)
{
}

static void
run_command (guint choice)
{
  g_autofree char *event = g_strdup_printf ("--db %s --event %u", fuzz_path, 1 + choice % 9);
  g_autoptr (GString) line = g_string_new (commands[choice % G_N_ELEMENTS (commands)]);
  g_auto (GStrv) words = NULL;
  g_autofree char **argv = NULL;
  GPrintFunc printed;
  GPrintFunc told;

  g_string_prepend (line, "bergerctl ");
  g_string_replace (line, "FILE", fuzz_path, 0);
  g_string_replace (line, "EVENT", event, 0);
  words = g_strsplit (line->str, " ", -1);
  /* Commands take options out of what they are given. */
  argv = g_memdup2 (words, (g_strv_length (words) + 1) * sizeof (char *));
  printed = g_set_print_handler (say_nothing);
  told = g_set_printerr_handler (say_nothing);
  brg_ctl_run ((int) g_strv_length (words), argv);
  g_set_print_handler (printed);
  g_set_printerr_handler (told);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  FuzzInput input = { data, data + size };
  g_autoptr (GError) error = NULL;
  BrgStore *store;
  guint choice;

  if (fuzz_base == NULL)
    make_base ();
  choice = fuzz_take (&input, 1);
  if (!write_input (&input))
    return 0;
  store = brg_store_open (fuzz_path, (choice & 1) != 0 ? BRG_STORE_READ_WRITE : BRG_STORE_READ_ONLY,
                          &error);
  g_assert ((store == NULL) == (error != NULL));
  if (store != NULL)
    {
      brg_backup_pause (store, TRUE);
      read_events (store, choice >> 1);
      read_journal (store);
      brg_store_free (store);
      run_command (choice >> 1);
    }
  fuzz_remove_files ();
  return 0;
}
