/* brg-desk-moves.c - moves of a stored game as PGN movetext
 *
 * Tests: tests/app/test-desk-game.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-moves.h"

#include <glib/gi18n-lib.h>

#include "brg-game-tags.h"
#include "brg-pdn.h"
#include "brg-pgn-reader.h"
#include "brg-pgn-writer.h"
#include "brg-rjn.h"

#define LOOK_LENGTH 65536

GBytes *
brg_desk_moves_join (const BrgGameTree *bare, const char *moves)
{
  GString *record;

  g_return_val_if_fail (bare != NULL && moves != NULL, NULL);

  record = g_string_new (NULL);
  for (guint i = 0; i < brg_game_tree_get_n_tags (bare); i++)
    {
      const BrgGameTag *tag = brg_game_tree_get_nth_tag (bare, i);

      g_string_append_printf (record, "[%s \"%s\"]\n", tag->name, tag->value);
    }
  g_string_append_printf (record, "\n%s\n", moves);
  return g_string_free_to_bytes (record);
}

BrgGameTree *
brg_desk_moves_read (const BrgPosition *start, const char *text, GError **error)
{
  g_autoptr (BrgGameTree) bare = NULL;
  g_autoptr (BrgPgnReader) reader = NULL;
  g_autoptr (GBytes) bytes = NULL;
  BrgGameTree *tree = NULL;

  g_return_val_if_fail (start != NULL && text != NULL, NULL);

  bare = brg_game_tree_new (start);
  if (*text == '\0')
    return g_steal_pointer (&bare);
  bytes = brg_desk_moves_join (bare, text);
  reader = brg_pgn_reader_new_from_bytes (bytes, "moves");
  brg_pgn_reader_next (reader, &tree, error);
  return tree;
}

char *
brg_desk_moves_write (const BrgGameTree *tree)
{
  const BrgGameNode *root;

  g_return_val_if_fail (tree != NULL, NULL);

  root = brg_game_tree_get_root (tree);
  if (root->next == NULL && root->after == NULL)
    return g_strdup ("");
  return g_strchomp (brg_pgn_write_moves (tree));
}

char *
brg_desk_moves_dup_beginning (GBytes *text)
{
  gsize length;
  const char *data;

  g_return_val_if_fail (text != NULL, NULL);

  data = g_bytes_get_data (text, &length);
  return g_utf8_make_valid (data != NULL ? data : "", (gssize) MIN (length, LOOK_LENGTH));
}

/* What cannot be read as chess and looks like another game; by its looks alone a record of chess
 * that begins with h8=Q or 0-0 would be one as well. */
static gboolean
is_of_other_game (GBytes *text)
{
  g_autofree char *beginning = brg_desk_moves_dup_beginning (text);

  return brg_pdn_looks_like (beginning) || brg_rjn_looks_like (beginning);
}

GPtrArray *
brg_desk_moves_read_all (BrgPgnReader *reader, GError **error)
{
  g_autoptr (GPtrArray) games =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_game_tree_free);
  BrgPgnStep step;

  g_return_val_if_fail (reader != NULL, NULL);

  do
    {
      BrgGameTree *tree = NULL;

      step = brg_pgn_reader_next (reader, &tree, error);
      if (step == BRG_PGN_BROKEN || step == BRG_PGN_FAILED)
        return NULL;
      if (tree != NULL)
        g_ptr_array_add (games, tree);
    }
  while (step == BRG_PGN_GAME);
  if (games->len > 0)
    return g_steal_pointer (&games);
  g_set_error_literal (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_NOT_RECOGNISED,
                       _ ("It contains no game."));
  return NULL;
}

GPtrArray *
brg_desk_moves_import (GBytes *text, const char *name, GError **error)
{
  g_autoptr (BrgPgnReader) reader = NULL;
  g_autoptr (GError) why = NULL;
  GPtrArray *games;

  g_return_val_if_fail (text != NULL && name != NULL, NULL);

  reader = brg_pgn_reader_new_from_bytes (text, name);
  games = brg_desk_moves_read_all (reader, &why);
  if (games != NULL)
    return games;
  if (is_of_other_game (text))
    g_set_error_literal (error, BRG_FORMAT_ERROR, BRG_FORMAT_ERROR_NOT_RECOGNISED,
                         _ ("It contains no chess game."));
  else
    g_propagate_error (error, g_steal_pointer (&why));
  return NULL;
}
