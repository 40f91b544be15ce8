/* brg-pdn.c - records of games of draughts
 *
 * Tests: tests/data/test-pdn-read.c, tests/data/test-pdn-games.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pdn.h"

#include "brg-pgn-private.h"

BrgPgnReader *
brg_pdn_reader_open (GFile *file, const char *name, GError **error)
{
  GFileInputStream *stream;
  g_autofree char *own_name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  stream = g_file_read (file, NULL, error);
  if (stream == NULL)
    return NULL;
  if (name == NULL)
    name = own_name = g_file_get_parse_name (file);
  return brg_pgn_reader_new (brg_pgn_source_new (G_INPUT_STREAM (stream), file, NULL), name,
                             &brg_pgn_of_draughts);
}

BrgPgnReader *
brg_pdn_reader_new_from_bytes (GBytes *bytes, const char *name)
{
  g_return_val_if_fail (bytes != NULL && name != NULL, NULL);

  return brg_pgn_reader_new (
      brg_pgn_source_new (g_memory_input_stream_new_from_bytes (bytes), NULL, bytes), name,
      &brg_pgn_of_draughts);
}

gboolean
brg_pdn_looks_like (const char *text)
{
  g_return_val_if_fail (text != NULL, FALSE);

  return g_regex_match_simple ("^\\s*\\[\\s*GameType\\s*\"", text, G_REGEX_MULTILINE | G_REGEX_RAW,
                               0) ||
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
