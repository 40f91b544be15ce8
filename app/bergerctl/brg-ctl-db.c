/* brg-ctl-db.c - bergerctl db: check, list, journal, backup, export, import, removed, redaction,
 * redact, diverge, take-over
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include <glib/gstdio.h>

#include "brg-action-names.h"
#include "brg-backup.h"
#include "brg-discipline.h"
#include "brg-divergence.h"
#include "brg-event-form.h"
#include "brg-export-text.h"
#include "brg-journal-mark.h"
#include "brg-journal.h"
#include "brg-pairing-systems.h"
#include "brg-player-table-write.h"
#include "brg-redaction-preview.h"
#include "brg-redaction.h"
#include "brg-removed-person.h"
#include "brg-rulebooks.h"
#include "brg-store-event.h"
#include "brg-store-lead.h"
#include "brg-store-lists.h"
#include "brg-store-load.h"
#include "brg-trf-repair.h"
#include "brg-trf-snapshot.h"

/* Options that the subcommands share. */
typedef struct
{
  gint64 event_id;
  gint64 group_id;
  const char *format;
  const char *rulebook;
  const char *discipline;
  const char *system;
  const char *expected;
  const char *reason;
  const char *author;
  gboolean is_raw;
  const char *latin;
  const char *lists;
  gboolean repairs;
  char **left;
} DbOptions;

static BrgCtlStatus
check (BrgStore *store, const DbOptions *options, char **arguments G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *hash = NULL;
  g_autofree char *mark = NULL;
  g_autofree char *redacted = NULL;

  if (!brg_journal_verify (store, &error) ||
      (options->expected != NULL && !brg_journal_expect (store, options->expected, &error)))
    {
      g_autofree char *sentence = brg_ctl_dup_cell (error->message);

      brg_ctl_complain ("%s: %s", brg_store_get_path (store), sentence);
      return g_error_matches (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED) ? BRG_CTL_WRONG
                                                                               : BRG_CTL_NO;
    }
  hash = brg_journal_hash_content (store, &error);
  mark = brg_journal_dup_mark (store);
  redacted = brg_redaction_dup_rows (store, &error);
  if (redacted == NULL)
    return brg_ctl_complain ("%s", error->message);
  g_print ("ok\t%s\t%s\n%s", hash, mark, redacted);
  return BRG_CTL_YES;
}

static BrgCtlStatus
list (BrgStore *store, const DbOptions *options G_GNUC_UNUSED, char **arguments G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) events = brg_store_list_events (store, &error);

  if (events == NULL)
    return brg_ctl_complain ("%s", error->message);
  for (guint i = 0; i < events->len; i++)
    {
      const BrgEventSummary *event = events->pdata[i];
      g_autofree char *name = brg_ctl_dup_cell (event->name);

      g_print ("%" G_GINT64_FORMAT "\t%s\t%s\t%s\t%d\t%d\t%s\n", event->event_id, name,
               event->rulebook != NULL ? event->rulebook->id : "-", event->system, event->n_players,
               event->n_rounds, event->state == BRG_EVENT_CLOSED ? "closed" : "open");
    }
  return BRG_CTL_YES;
}

static BrgCtlStatus
journal (BrgStore *store, const DbOptions *options, char **arguments G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries =
      brg_journal_list (store, options->event_id != 0 ? options->event_id : -1, &error);

  if (entries == NULL)
    return brg_ctl_complain ("%s", error->message);
  for (guint i = 0; i < entries->len; i++)
    {
      const BrgJournalEntry *entry = entries->pdata[i];
      g_autofree char *title = brg_journal_entry_dup_title (entry);
      g_autofree char *at = brg_ctl_dup_cell (entry->at);
      g_autofree char *action = brg_ctl_dup_cell (entry->action);
      g_autofree char *cell = brg_ctl_dup_cell (title);
      g_autofree char *hash = brg_ctl_dup_cell (entry->hash);

      g_print ("%" G_GINT64_FORMAT "\t%s\t%" G_GINT64_FORMAT "\t%s\t%s\t%s\n", entry->id, at,
               entry->event_id, action, cell, hash);
    }
  return BRG_CTL_YES;
}

static BrgCtlStatus
backup (BrgStore *store, const DbOptions *options G_GNUC_UNUSED, char **arguments)
{
  g_autoptr (GError) error = NULL;

  if (!brg_backup_write (store, arguments[0], &error))
    return brg_ctl_complain ("%s", error->message);
  return BRG_CTL_YES;
}

static void
print_side (const char *side, const GPtrArray *entries)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const BrgJournalEntry *entry = entries->pdata[i];
      g_autofree char *title = brg_journal_entry_dup_title (entry);
      g_autofree char *cell = brg_ctl_dup_cell (title);

      g_print ("%s\t%" G_GINT64_FORMAT "\t%s\t%s\t%s\n", side, entry->id, entry->at, entry->action,
               cell);
    }
}

/* 0 where one goes on from the other, 1 where they part. */
static BrgCtlStatus
diverge (BrgStore *store, const DbOptions *options G_GNUC_UNUSED, char **arguments)
{
  static const char *const words[] = {
    [BRG_DIVERGENCE_SAME] = "same",
    [BRG_DIVERGENCE_FIRST_AHEAD] = "first-ahead",
    [BRG_DIVERGENCE_SECOND_AHEAD] = "second-ahead",
    [BRG_DIVERGENCE_PARTED] = "parted",
    [BRG_DIVERGENCE_STRANGERS] = "strangers",
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStore) other = brg_store_open (arguments[0], BRG_STORE_READ_ONLY, &error);
  g_autoptr (BrgDivergence) divergence =
      other != NULL ? brg_divergence_new (store, other, &error) : NULL;

  if (divergence == NULL)
    return brg_ctl_complain ("%s: %s", arguments[0], error->message);
  g_print ("%s\t%" G_GINT64_FORMAT "\n", words[divergence->kind], divergence->last_common);
  print_side ("first", divergence->first);
  print_side ("second", divergence->second);
  return divergence->kind == BRG_DIVERGENCE_PARTED || divergence->kind == BRG_DIVERGENCE_STRANGERS
             ? BRG_CTL_NO
             : BRG_CTL_YES;
}

static BrgCtlStatus
take_over (BrgStore *store, const DbOptions *options, char **arguments G_GNUC_UNUSED)
{
  const BrgLeaseHolder us = { (char *) g_get_host_name (), (char *) options->author, NULL, NULL };
  g_autoptr (GError) error = NULL;

  if (options->author == NULL || options->reason == NULL)
    return brg_ctl_complain ("take-over wants --by NAME and --reason TEXT");
  if (!brg_store_take_over (store, options->event_id, &us, options->reason, &error))
    return brg_ctl_complain ("%s", error->message);
  return BRG_CTL_YES;
}

static BrgCtlStatus
export_event (BrgStore *store, const DbOptions *options, char **arguments G_GNUC_UNUSED)
{
  const char *format = options->format != NULL ? options->format : "trf26";
  g_autoptr (BrgSnapshot) snapshot =
      brg_ctl_load_event (store, options->event_id, options->group_id);
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (snapshot == NULL || !brg_ctl_write_latin (snapshot, options->latin, options->lists))
    return BRG_CTL_WRONG;
  if (g_str_equal (format, "csv"))
    text = brg_player_table_write (brg_snapshot_get_boards (snapshot)->entries,
                                   snapshot->players != NULL ? snapshot->entries : NULL, ',',
                                   options->is_raw ? BRG_CSV_RAW : BRG_CSV_SAFE);
  else if (g_str_equal (format, "trf16") || g_str_equal (format, "trf26"))
    text = brg_export_make (snapshot,
                            g_str_equal (format, "trf16") ? BRG_EXPORT_TRF_16 : BRG_EXPORT_TRF_26,
                            words, NULL, &error);
  else if (g_str_equal (format, "chess-results") &&
           brg_export_is_available (snapshot, BRG_EXPORT_CHESS_RESULTS))
    text = brg_export_make (snapshot, BRG_EXPORT_CHESS_RESULTS, words, NULL, &error);
  else
    return brg_ctl_complain ("--to wants trf16, trf26, csv or, of players, chess-results");
  if (text == NULL)
    return brg_ctl_complain ("%s", error->message);
  g_print ("%s", text);
  return BRG_CTL_YES;
}

/* What a report does not say and the caller knows. */
static gboolean
settle_kind (BrgSnapshot *snapshot, const DbOptions *options)
{
  if (options->rulebook != NULL && brg_rulebook_find (options->rulebook) == NULL)
    brg_ctl_complain ("unknown rule book `%s'", options->rulebook);
  else if (options->system != NULL && brg_pairing_system_find (options->system) == NULL)
    brg_ctl_complain ("unknown pairing system `%s'", options->system);
  else if (options->discipline != NULL &&
           !brg_discipline_from_id (options->discipline, &snapshot->event->discipline))
    brg_ctl_complain ("unknown discipline `%s'", options->discipline);
  else
    {
      if (options->rulebook != NULL)
        snapshot->event->rulebook = brg_rulebook_find (options->rulebook);
      if (options->system != NULL)
        {
          g_free (snapshot->group->system);
          snapshot->group->system = g_strdup (options->system);
        }
      /* rus-draughts-2022 6.2: always in micro-matches; rounds that were played tell their own. */
      if (snapshot->event->discipline == BRG_DISCIPLINE_DRAUGHTS64 && snapshot->rounds->len == 0)
        snapshot->group->meeting_games = MAX (snapshot->group->meeting_games, 2);
      brg_event_form_fill_missing (snapshot->event, snapshot->group);
      return TRUE;
    }
  return FALSE;
}

/* What lies beside a workspace while it is open. */
static void
remove_workspace (const char *path)
{
  static const char *const suffixes[] = { "", "-wal", "-shm", "-journal" };

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *file = g_strconcat (path, suffixes[i], NULL);

      g_unlink (file);
    }
}

static gboolean
store_report (const char *path, const BrgSnapshot *snapshot, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStore) store = brg_ctl_open_told (path, BRG_STORE_CREATE, &error);
  g_autoptr (BrgSnapshot) stored = NULL;
  gint64 group_id;

  if (store != NULL && brg_store_import_event (store, snapshot, name, &group_id, &error))
    stored = brg_store_load (store, group_id, &error);
  if (stored != NULL)
    g_print ("%" G_GINT64_FORMAT "\n", stored->event->id);
  else if (g_error_matches (error, BRG_STORE_ERROR, BRG_STORE_ERROR_IRREGULAR))
    brg_ctl_complain ("%s: %s `bergerctl --irregular 3 db import` does it nevertheless", path,
                      error->message);
  else
    brg_ctl_complain ("%s: %s", path, error->message);
  return stored != NULL;
}

static void
tell_repairs (const BrgTrf *trf, const char *path)
{
  for (guint i = 0; i < trf->repairs->len; i++)
    {
      const BrgTrfRepair *repair = trf->repairs->pdata[i];
      g_autofree char *offer = brg_trf_repair_dup_offer (repair);

      if (repair->is_taken)
        g_print ("# %s:%u:%u: %s: %s\n", path, repair->line, repair->column, repair->fault, offer);
    }
}

/* The report is read first: a workspace that would stay empty is never made. */
static BrgCtlStatus
import_report (const char *path, const DbOptions *options, char **arguments)
{
  /* Nothing is mended unless somebody says so: `bergerctl import` lists what would be. */
  g_autoptr (BrgTrf) trf = options->repairs ? brg_ctl_load_trf_mending (arguments[0], options->left)
                                            : brg_ctl_load_trf (arguments[0]);
  g_autofree char *name = g_path_get_basename (arguments[0]);
  g_autoptr (BrgSnapshot) snapshot = trf != NULL ? brg_trf_to_snapshot (trf, name) : NULL;
  /* A link that leads nowhere is somebody's. */
  gboolean is_new = !g_file_test (path, G_FILE_TEST_EXISTS | G_FILE_TEST_IS_SYMLINK);

  if (snapshot == NULL || !settle_kind (snapshot, options))
    return BRG_CTL_WRONG;
  /* What was mended is not what the file says: FIDE mode does not guess. */
  if (trf->repairs->len == 0 || !options->repairs)
    snapshot->group->fide_mode = BRG_FIDE_MODE_ON;
  if (store_report (path, snapshot, name))
    {
      tell_repairs (trf, arguments[0]);
      brg_ctl_tell_notes (trf, arguments[0]);
      return BRG_CTL_YES;
    }
  if (is_new)
    remove_workspace (path);
  return BRG_CTL_WRONG;
}

static BrgCtlStatus
removed (BrgStore *store, const DbOptions *options G_GNUC_UNUSED, char **arguments G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) persons = brg_removed_person_list (store, &error);

  if (persons == NULL)
    return brg_ctl_complain ("%s", error->message);
  for (guint i = 0; i < persons->len; i++)
    {
      const BrgRemovedPerson *person = persons->pdata[i];
      g_autofree char *name = brg_ctl_dup_cell (person->name);

      g_print ("%" G_GINT64_FORMAT "\t%s\t%u\n", person->id, name, person->n_entries);
    }
  return BRG_CTL_YES;
}

static gboolean
parse_person (const char *text, gint64 *person_id)
{
  if (g_ascii_string_to_signed (text, 10, 1, G_MAXINT64, person_id, NULL))
    return TRUE;
  brg_ctl_complain ("a person is named by the number that `db removed` prints");
  return FALSE;
}

/* How many entries change, what would be blanked and how often, what lies in files, whether the
 * person is in force. */
static BrgCtlStatus
preview_redaction (BrgStore *store, const DbOptions *options G_GNUC_UNUSED, char **arguments)
{
  g_autoptr (BrgRedactionPreview) preview = NULL;
  g_autoptr (GError) error = NULL;
  gint64 person_id;

  if (!parse_person (arguments[0], &person_id))
    return BRG_CTL_WRONG;
  preview = brg_redaction_preview (store, person_id, &error);
  if (preview == NULL)
    return brg_ctl_complain ("%s", error->message);
  g_print ("entries\t%u\n", preview->n_entries);
  for (guint i = 0; i < preview->forms->len; i++)
    {
      const BrgRedactionForm *form = preview->forms->pdata[i];
      g_autofree char *text = brg_ctl_dup_cell (form->text);

      g_print ("blank\t%s\t%u\n", text, form->count);
    }
  for (guint i = 0; i < preview->attachments->len; i++)
    {
      g_autofree char *name = brg_ctl_dup_cell (preview->attachments->pdata[i]);

      g_print ("attachment\t%s\n", name);
    }
  if (preview->n_papers > 0)
    g_print ("papers\t%u\n", preview->n_papers);
  if (preview->n_printed > 0)
    g_print ("printed\t%u\n", preview->n_printed);
  if (preview->is_in_force)
    g_print ("official\n");
  return BRG_CTL_YES;
}

/* Prints entries changed, copies removed, copies left. Who decides is compared with the officials
 * of the file, as the window does. */
static BrgCtlStatus
redact (BrgStore *store, const DbOptions *options, char **arguments)
{
  BrgRedactionReport report = { 0 };
  g_autoptr (GError) error = NULL;
  gint64 person_id;

  if (!parse_person (arguments[0], &person_id))
    return BRG_CTL_WRONG;
  if (!brg_redaction_run (store, person_id, options->author != NULL ? options->author : "",
                          options->reason != NULL ? options->reason : "", &report, &error))
    return brg_ctl_complain ("%s", error->message);
  if (report.is_stranger)
    g_print ("# “%s” is not among the officials of the file\n", options->author);
  if (report.is_in_use)
    g_print ("# another program has the file open: its working file still holds the name\n");
  if (report.n_printed > 0)
    g_print ("# files of printed papers that showed the name and are not kept any more: %u\n",
             report.n_printed);
  g_print ("%u\t%u\t%u\n", report.n_entries, report.n_copies, report.n_copies_left);
  return BRG_CTL_YES;
}

static const struct
{
  const char *name;
  const char *usage;
  int n_arguments;
  BrgStoreMode mode;
  BrgCtlStatus (*run) (BrgStore *store, const DbOptions *options, char **arguments);
  BrgCtlStatus (*import) (const char *path, const DbOptions *options, char **arguments);
} subcommands[] = {
  { "check", "FILE [--expect N:HASH]", 0, BRG_STORE_READ_ONLY, .run = check },
  { "list", "FILE", 0, BRG_STORE_READ_ONLY, .run = list },
  { "journal", "FILE [--event ID]", 0, BRG_STORE_READ_ONLY, .run = journal },
  { "backup", "FILE COPY", 1, BRG_STORE_READ_ONLY, .run = backup },
  { "export", "FILE --event ID [--group ID] [--to trf16|trf26|csv|chess-results] [--raw-cells]", 0,
    BRG_STORE_READ_ONLY, .run = export_event },
  { "import",
    "FILE REPORT.trf [--rulebook ID] [--discipline ID] [--system ID] "
    "[--repair [--leave LINE:COLUMN ...]]",
    1, BRG_STORE_CREATE, .import = import_report },
  { "removed", "FILE", 0, BRG_STORE_READ_ONLY, .run = removed },
  { "redaction", "FILE PERSON", 1, BRG_STORE_READ_ONLY, .run = preview_redaction },
  { "diverge", "FILE OTHER", 1, BRG_STORE_READ_ONLY, .run = diverge },
  { "take-over", "FILE --by NAME --reason TEXT [--event ID]", 0, BRG_STORE_TAKE_OVER,
    .run = take_over },
  { "redact", "FILE PERSON --by NAME --reason TEXT", 1, BRG_STORE_READ_WRITE, .run = redact },
};

static BrgCtlStatus
run_subcommand (guint which, int argc, char **argv)
{
  DbOptions options = { 0 };
  g_autofree char *command = g_strconcat ("db ", subcommands[which].name, NULL);
  g_autofree char *format = NULL;
  g_autofree char *rulebook = NULL;
  g_autofree char *latin = NULL;
  g_autofree char *lists = NULL;
  g_autofree char *discipline = NULL;
  g_autofree char *system = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *author = NULL;
  g_auto (GStrv) left = NULL;
  const GOptionEntry entries[] = {
    { "event", 0, 0, G_OPTION_ARG_INT64, &options.event_id, "an event of the workspace", "ID" },
    { "group", 0, 0, G_OPTION_ARG_INT64, &options.group_id, "a group of the event", "ID" },
    { "to", 0, 0, G_OPTION_ARG_STRING, &format, "the format to write",
      "trf16|trf26|csv|chess-results" },
    { "raw-cells", 0, 0, G_OPTION_ARG_NONE, &options.is_raw,
      "leave formulas in cells of CSV as they are", NULL },
    { "transliterate", 0, 0, G_OPTION_ARG_STRING, &latin, "export: names in Latin letters",
      "iso9|passport|fide|none" },
    { "lists", 0, 0, G_OPTION_ARG_FILENAME, &lists,
      "export: rating lists, FIDE's spelling of who has a FIDE number", "LISTS.sqlite" },
    { "rulebook", 0, 0, G_OPTION_ARG_STRING, &rulebook, "the rule book of a report", "ID" },
    { "discipline", 0, 0, G_OPTION_ARG_STRING, &discipline, "the discipline of a report", "ID" },
    { "system", 0, 0, G_OPTION_ARG_STRING, &system, "the pairing system of a report", "ID" },
    { "repair", 0, 0, G_OPTION_ARG_NONE, &options.repairs,
      "mend a report that contradicts itself, see bergerctl import", NULL },
    { "leave", 0, 0, G_OPTION_ARG_STRING_ARRAY, &left,
      "do not carry out the repairs of this place of a report", "LINE:COLUMN" },
    { "expect", 0, 0, G_OPTION_ARG_STRING, &expected,
      "a journal entry and its hash, from a paper or the name of a copy", "N:HASH" },
    { "reason", 0, 0, G_OPTION_ARG_STRING, &reason, "why a name is taken out", "TEXT" },
    { "by", 0, 0, G_OPTION_ARG_STRING, &author, "who decides so", "NAME" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (GError) error = NULL;

  if (!brg_ctl_parse_described (command, subcommands[which].usage, NULL, entries, &argc, &argv,
                                subcommands[which].n_arguments + 1))
    return BRG_CTL_WRONG;
  options.format = format;
  options.rulebook = rulebook;
  options.latin = latin;
  options.lists = lists;
  options.discipline = discipline;
  options.system = system;
  options.expected = expected;
  options.reason = reason;
  options.author = author;
  options.left = left;
  if (subcommands[which].import != NULL)
    return subcommands[which].import (argv[1], &options, argv + 2);
  store = brg_ctl_open_told (argv[1], subcommands[which].mode, &error);
  if (store != NULL)
    return subcommands[which].run (store, &options, argv + 2);
  brg_ctl_complain ("%s: %s", argv[1], error->message);
  /* That a file is damaged is what `check` was asked. */
  return subcommands[which].run == check &&
                 g_error_matches (error, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED)
             ? BRG_CTL_NO
             : BRG_CTL_WRONG;
}

static BrgCtlStatus
run_db (int argc, char **argv)
{
  for (guint i = 0; argc > 1 && i < G_N_ELEMENTS (subcommands); i++)
    if (g_str_equal (subcommands[i].name, argv[1]))
      return run_subcommand (i, argc - 1, argv + 1);
  for (guint i = 0; i < G_N_ELEMENTS (subcommands); i++)
    g_printerr ("  bergerctl db %s %s\n", subcommands[i].name, subcommands[i].usage);
  return brg_ctl_complain ("db wants one of these commands");
}

const BrgCtlCommand brg_ctl_db = {
  "db", run_db,
  "check|list|journal|backup|export|import|removed|redaction|redact|diverge|take-over\n"
  "    FILE ..."
};
