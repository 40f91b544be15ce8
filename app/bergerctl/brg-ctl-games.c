/* brg-ctl-games.c - files of recorded games, for the commands of bergerctl
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl.h"

#include "brg-pdn.h"

typedef BrgPgnReader *(*OpenFunc) (GFile *file, const char *name, GError **error);

static BrgCtlStatus
read_games (const char *path, OpenFunc open_file, BrgCtlGameFunc each, gpointer user_data)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgPgnReader) reader = open_file (file, path, &error);
  BrgCtlStatus worst = BRG_CTL_YES;

  if (reader == NULL)
    return brg_ctl_complain ("%s: %s", path, error->message);
  for (guint number = 1;; number++)
    {
      g_autoptr (BrgGameTree) tree = NULL;
      g_autoptr (GError) fault = NULL;
      BrgPgnStep step = brg_pgn_reader_next (reader, &tree, &fault);

      if (step == BRG_PGN_END)
        return worst;
      if (step != BRG_PGN_FAILED)
        {
          BrgCtlStatus status = each (tree, number, user_data);

          worst = MAX (worst, status);
        }
      if (step != BRG_PGN_GAME)
        worst = brg_ctl_complain ("%s", fault->message);
      if (step == BRG_PGN_FAILED)
        return worst;
    }
}

BrgCtlStatus
brg_ctl_each_game (const char *path, BrgCtlGameFunc each, gpointer user_data)
{
  return read_games (path, brg_pgn_reader_open, each, user_data);
}

BrgCtlStatus
brg_ctl_each_draughts_game (const char *path, BrgCtlGameFunc each, gpointer user_data)
{
  return read_games (path, brg_pdn_reader_open, each, user_data);
}
