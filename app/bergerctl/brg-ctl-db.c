/* brg-ctl-db.c - bergerctl db: check, list, journal, backup, export
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-backup.h"
#include "brg-event-table.h"
#include "brg-journal.h"
#include "brg-player-table.h"
#include "brg-trf-snapshot.h"

/* Options that the subcommands share. */
typedef struct
{
  gint64 event_id;
  gint64 group_id;
  char *format;
} DbOptions;

static BrgCtlStatus
check (BrgStore *store, const DbOptions *options G_GNUC_UNUSED, char **arguments G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *hash = NULL;

  if (!brg_journal_verify (store, &error))
    {
      brg_ctl_complain ("%s: %s", brg_store_get_path (store), error->message);
      return BRG_CTL_NO;
    }
  hash = brg_journal_hash_content (store, &error);
  g_print ("ok\t%s\n", hash);
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

      g_print ("%" G_GINT64_FORMAT "\t%s\t%s\t%s\t%d\t%d\t%s\n", event->event_id, event->name,
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

      g_print ("%" G_GINT64_FORMAT "\t%s\t%" G_GINT64_FORMAT "\t%s\t%s\t%s\n", entry->id, entry->at,
               entry->event_id, entry->action, title, entry->hash);
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

static char *
write_report (const BrgSnapshot *snapshot, BrgTrfDialect dialect, GError **error)
{
  g_autoptr (BrgEventTable) table = brg_event_table_new (snapshot, 0);
  g_autofree gint *places = g_new0 (gint, table->standings->n_lines);
  g_autoptr (BrgTrf) trf = NULL;

  for (gint i = 0; i < table->standings->n_lines; i++)
    {
      const BrgStanding *line = &table->standings->lines[i];

      places[line->player] = line->has_place ? line->place : 0;
    }
  trf = brg_trf_from_snapshot (snapshot, table->withdrawals->tournament, places);
  return brg_trf_write (trf, dialect, NULL, error);
}

static BrgCtlStatus
export_event (BrgStore *store, const DbOptions *options, char **arguments G_GNUC_UNUSED)
{
  const char *format = options->format != NULL ? options->format : "trf26";
  g_autoptr (BrgSnapshot) snapshot =
      brg_ctl_load_event (store, options->event_id, options->group_id);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (snapshot == NULL)
    return BRG_CTL_WRONG;
  if (g_str_equal (format, "csv"))
    text = brg_player_table_write (snapshot->entries, ',');
  else if (g_str_equal (format, "trf16") || g_str_equal (format, "trf26"))
    text = write_report (snapshot, g_str_equal (format, "trf16") ? BRG_TRF_16 : BRG_TRF_26, &error);
  else
    return brg_ctl_complain ("--to wants trf16, trf26 or csv");
  if (text == NULL)
    return brg_ctl_complain ("%s", error->message);
  g_print ("%s", text);
  return BRG_CTL_YES;
}

static const struct
{
  const char *name;
  const char *usage;
  int n_arguments;
  BrgCtlStatus (*run) (BrgStore *store, const DbOptions *options, char **arguments);
} subcommands[] = {
  { "check", "FILE", 0, check },
  { "list", "FILE", 0, list },
  { "journal", "FILE [--event ID]", 0, journal },
  { "backup", "FILE COPY", 1, backup },
  { "export", "FILE --event ID [--group ID] [--to trf16|trf26|csv]", 0, export_event },
};

static BrgCtlStatus
run_subcommand (guint which, int argc, char **argv)
{
  DbOptions options = { 0 };
  g_autofree char *format = NULL;
  const GOptionEntry entries[] = {
    { "event", 0, 0, G_OPTION_ARG_INT64, &options.event_id, "an event of the workspace", "ID" },
    { "group", 0, 0, G_OPTION_ARG_INT64, &options.group_id, "a group of the event", "ID" },
    { "to", 0, 0, G_OPTION_ARG_STRING, &format, "the format to write", "trf16|trf26|csv" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BrgStore) store = NULL;

  if (!brg_ctl_parse (subcommands[which].usage, entries, &argc, &argv,
                      subcommands[which].n_arguments + 1))
    return BRG_CTL_WRONG;
  options.format = format;
  store = brg_ctl_open_store (argv[1]);
  return store != NULL ? subcommands[which].run (store, &options, argv + 2) : BRG_CTL_WRONG;
}

BrgCtlStatus
brg_ctl_db (int argc, char **argv)
{
  for (guint i = 0; argc > 1 && i < G_N_ELEMENTS (subcommands); i++)
    if (g_str_equal (subcommands[i].name, argv[1]))
      return run_subcommand (i, argc - 1, argv + 1);
  for (guint i = 0; i < G_N_ELEMENTS (subcommands); i++)
    g_printerr ("  bergerctl db %s %s\n", subcommands[i].name, subcommands[i].usage);
  return brg_ctl_complain ("db wants one of these commands");
}
