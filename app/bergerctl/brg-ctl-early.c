/* brg-ctl-early.c - bergerctl early: games of the last round that may begin before the others
 *
 * Rules: rus-chess-2014 30.5.2
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-early-games.h"

static void
print_games (const BrgSnapshot *snapshot, const GArray *games)
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
  print_games (snapshot, games);
  return BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_early = { "early", run_early,
                                      "--db FILE --event ID [--group ID] [--place P]" };
