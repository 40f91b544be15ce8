/* brg-ctl-event.c - bergerctl disciplines, status, equipment, early: what an event is, what hangs
 * on its status, what is in the hall, and which games may begin early
 *
 * Rules: rus-draughts-2022 1.2, 4.2, app. 1; rus-chess-2014 30.5.2
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-discipline-words.h"
#include "brg-early-games.h"
#include "brg-equipment-list.h"
#include "brg-event-status.h"

#include <string.h>

static void
print_discipline (const BrgOfficialDiscipline *official, const char *name)
{
  if (official == NULL)
    g_print ("-\t%s\t-\t-\n", name);
  else
    g_print ("%u\t%s\t%s\t%s\n", official->number, name, official->international,
             official->spelling);
}

static void
print_disciplines (const BrgWords *words)
{
  guint n_disciplines;
  const BrgOfficialDiscipline *list = brg_official_disciplines_list (&n_disciplines);

  for (guint i = 0; i < n_disciplines; i++)
    {
      g_autofree char *name = brg_discipline_words_dup_official (words, &list[i]);

      print_discipline (&list[i], name);
    }
}

static BrgCtlStatus
run_disciplines (int argc, char **argv)
{
  g_autofree char *path = NULL;
  g_autofree char *language = NULL;
  gint64 event_id = 0;
  gint64 group_id = 0;
  const GOptionEntry options[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, &path, "a workspace", "FILE" },
    { "event", 0, 0, G_OPTION_ARG_INT64, &event_id, "an event of the workspace", "ID" },
    { "group", 0, 0, G_OPTION_ARG_INT64, &group_id, "a group of the event", "ID" },
    { "lang", 0, 0, G_OPTION_ARG_STRING, &language, "language of the names", "ru|uk|en" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BrgWords) words = NULL;
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autofree char *name = NULL;

  if (!brg_ctl_parse ("", options, &argc, &argv, 0))
    return BRG_CTL_WRONG;
  if ((path == NULL) != (event_id == 0))
    return brg_ctl_complain ("disciplines: --db FILE and --event ID go together");
  words = brg_words_open (language != NULL ? language : "en");
  if (path == NULL)
    {
      print_disciplines (words);
      return BRG_CTL_YES;
    }
  store = brg_ctl_open_store (path, BRG_STORE_READ_ONLY);
  snapshot = store != NULL ? brg_ctl_load_event (store, event_id, group_id) : NULL;
  if (snapshot == NULL)
    return BRG_CTL_WRONG;
  name = brg_discipline_words_dup_event (words, snapshot->event, snapshot->group);
  print_discipline (brg_discipline_words_find_official (snapshot->event, snapshot->group), name);
  return BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_disciplines = { "disciplines", run_disciplines,
                                            "[--db FILE --event ID [--group ID]] [--lang L]" };

static void
print_finding (const BrgStatusFinding *finding, BrgStore *store, const BrgSnapshot *snapshot)
{
  static const char *const forces[] = {
    [BRG_STATUS_MUST] = "must",
    [BRG_STATUS_USUAL] = "usual",
    [BRG_STATUS_MAY] = "may",
    [BRG_STATUS_TOLD] = "told",
  };
  static const char *const states[] = {
    [BRG_STATUS_KEPT] = "kept",
    [BRG_STATUS_OPEN] = "open",
    [BRG_STATUS_MISSED] = "missed",
  };
  g_autofree char *text = brg_event_status_dup_text (finding, store, snapshot);

  g_print ("%s\t%s\t%s\t%s\n", states[finding->state], forces[finding->rule->force], text,
           strchr (finding->rule->article, ' ') + 1);
}

static BrgCtlStatus
run_status (int argc, char **argv)
{
  g_autofree char *path = NULL;
  gint64 event_id = 0;
  gint64 group_id = 0;
  gboolean is_missed = FALSE;
  const GOptionEntry options[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, &path, "the workspace", "FILE" },
    { "event", 0, 0, G_OPTION_ARG_INT64, &event_id, "an event of the workspace", "ID" },
    { "group", 0, 0, G_OPTION_ARG_INT64, &group_id, "a group of the event", "ID" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GArray) findings = NULL;

  if (!brg_ctl_parse ("", options, &argc, &argv, 0))
    return BRG_CTL_WRONG;
  if (path == NULL || event_id == 0)
    return brg_ctl_complain ("status wants --db FILE and --event ID");
  store = brg_ctl_open_store (path, BRG_STORE_READ_ONLY);
  snapshot = store != NULL ? brg_ctl_load_event (store, event_id, group_id) : NULL;
  if (snapshot == NULL)
    return BRG_CTL_WRONG;
  findings = brg_event_status_check (store, snapshot);
  for (guint i = 0; i < findings->len; i++)
    {
      const BrgStatusFinding *finding = &g_array_index (findings, BrgStatusFinding, i);

      print_finding (finding, store, snapshot);
      is_missed = is_missed || finding->state == BRG_STATUS_MISSED;
    }
  return is_missed ? BRG_CTL_NO : BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_status = { "status", run_status, "--db FILE --event ID [--group ID]" };

static void
print_equipment (const BrgEquipmentRow *row)
{
  g_autofree char *number = row->needed > 0 ? g_strdup_printf ("%d", row->needed) : g_strdup ("-");

  g_print ("%s\t%s\t%s\t%s\t%s\t%s\n", row->item->id, number, *row->day != '\0' ? row->day : "-",
           *row->name != '\0' ? row->name : "-", row->item->text,
           strchr (row->item->article, ' ') + 1);
}

static BrgCtlStatus
run_equipment (int argc, char **argv)
{
  g_autofree char *path = NULL;
  gint64 event_id = 0;
  gint64 group_id = 0;
  gboolean is_complete = TRUE;
  const GOptionEntry options[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, &path, "the workspace", "FILE" },
    { "event", 0, 0, G_OPTION_ARG_INT64, &event_id, "an event of the workspace", "ID" },
    { "group", 0, 0, G_OPTION_ARG_INT64, &group_id, "a group of the event", "ID" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_autoptr (GError) error = NULL;

  if (!brg_ctl_parse ("", options, &argc, &argv, 0))
    return BRG_CTL_WRONG;
  if (path == NULL || event_id == 0)
    return brg_ctl_complain ("equipment wants --db FILE and --event ID");
  store = brg_ctl_open_store (path, BRG_STORE_READ_ONLY);
  snapshot = store != NULL ? brg_ctl_load_event (store, event_id, group_id) : NULL;
  if (snapshot == NULL)
    return BRG_CTL_WRONG;
  rows = brg_equipment_list_load (store, snapshot, &error);
  if (rows == NULL)
    return brg_ctl_complain ("%s: %s", path, error->message);
  for (guint i = 0; i < rows->len; i++)
    {
      const BrgEquipmentRow *row = rows->pdata[i];

      print_equipment (row);
      is_complete = is_complete && *row->day != '\0';
    }
  return is_complete ? BRG_CTL_YES : BRG_CTL_NO;
}

const BrgCtlCommand brg_ctl_equipment = { "equipment", run_equipment,
                                          "--db FILE --event ID [--group ID]" };

static void
print_early (const BrgSnapshot *snapshot, const GArray *games)
{
  for (guint i = 0; i < games->len; i++)
    {
      const BrgEarlyGame *game = &g_array_index (games, BrgEarlyGame, i);
      g_autofree char *white = brg_entry_dup_name (brg_snapshot_get_entry (snapshot, game->white));
      g_autofree char *black = brg_entry_dup_name (brg_snapshot_get_entry (snapshot, game->black));

      g_print ("%d\t%s\t%s\t%s\n", brg_early_games_find_board (snapshot, game), white, black,
               !game->black_may   ? "white"
               : !game->white_may ? "black"
                                  : "both");
    }
}

static BrgCtlStatus
run_early (int argc, char **argv)
{
  g_autofree char *path = NULL;
  gint64 event_id = 0;
  gint64 group_id = 0;
  gint place = 1;
  const GOptionEntry options[] = {
    { "db", 0, 0, G_OPTION_ARG_FILENAME, &path, "the workspace", "FILE" },
    { "event", 0, 0, G_OPTION_ARG_INT64, &event_id, "an event of the workspace", "ID" },
    { "group", 0, 0, G_OPTION_ARG_INT64, &group_id, "a group of the event", "ID" },
    { "place", 0, 0, G_OPTION_ARG_INT, &place, "the last place that is played off for", "P" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GArray) games = NULL;

  if (!brg_ctl_parse ("", options, &argc, &argv, 0))
    return BRG_CTL_WRONG;
  if (path == NULL || event_id == 0)
    return brg_ctl_complain ("early wants --db FILE and --event ID");
  if (place < 1 || place > 999)
    return brg_ctl_complain ("--place:1:1: %d is no place from 1 to 999", place);
  store = brg_ctl_open_store (path, BRG_STORE_READ_ONLY);
  snapshot = store != NULL ? brg_ctl_load_event (store, event_id, group_id) : NULL;
  if (snapshot == NULL)
    return BRG_CTL_WRONG;
  if (!brg_early_games_are_possible (snapshot))
    return brg_ctl_complain ("%s: no last round of players is open that a play-off could follow",
                             path);
  games = brg_early_games_list (snapshot, place);
  if (games == NULL)
    return brg_ctl_complain ("%s: games of earlier rounds are open", path);
  print_early (snapshot, games);
  return BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_early = { "early", run_early,
                                      "--db FILE --event ID [--group ID] [--place P]" };
