/* brg-pdn.c - records of games of draughts
 *
 * Tests: tests/data/test-pdn-read.c, tests/data/test-pdn-games.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pdn.h"

#include "brg-pgn-private.h"
#include "brg-pgn-writer.h"

BrgPgnReader *
brg_pdn_reader_open (GFile *file, const char *name, GError **error)
{
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  return brg_pgn_reader_open_as (&brg_pgn_of_draughts, file, name, error);
}

BrgPgnReader *
brg_pdn_reader_new_from_bytes (GBytes *bytes, const char *name)
{
  g_return_val_if_fail (bytes != NULL && name != NULL, NULL);

  return brg_pgn_reader_new_as (&brg_pgn_of_draughts, bytes, name);
}

gboolean
brg_pdn_looks_like (const char *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  return g_regex_match_simple ("^\\s*\\[\\s*GameType\\s*\"", text, G_REGEX_MULTILINE | G_REGEX_RAW,
                               0) ||
         /* Which side moves, then the pieces of a side: chess begins with a row of the board. */
         g_regex_match_simple ("^\\s*\\[\\s*FEN\\s*\"\\s*[WB]:[WB]", text,
                               G_REGEX_MULTILINE | G_REGEX_RAW, 0) ||
         g_regex_match_simple ("(?:^|\\s)1\\.\\s*(?:[0-9]{1,2}[-x:][0-9]|[a-h][1-8][-x:][a-h][1-8]|"
                               "[a-h][a-h][1-8]\\s+[a-h][a-h][1-8])",
                               text, G_REGEX_MULTILINE | G_REGEX_RAW, 0);
}

char *
brg_pdn_write (const BrgGameTree *tree)
{
  g_return_val_if_fail (tree != NULL, NULL);
  g_return_val_if_fail (brg_game_tree_get_kind (tree) == BRG_GAME_OF_DRAUGHTS, NULL);

  return brg_pgn_write (tree);
}

char *
brg_pdn_write_moves (const BrgGameTree *tree)
{
  g_return_val_if_fail (tree != NULL, NULL);
  g_return_val_if_fail (brg_game_tree_get_kind (tree) == BRG_GAME_OF_DRAUGHTS, NULL);

  return brg_pgn_write_moves (tree);
}
