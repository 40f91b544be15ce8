/* fuzz-pgn.c - feeds whatever a fuzzer invents to the reader of recorded games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>

#include "brg-moves.h"
#include "brg-pgn.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static gboolean
is_legal (const BrgPosition *position, BrgMove move)
{
  BrgMoveList legal;

  brg_moves_generate (position, &legal);
  return brg_moves_has (&legal, move);
}

static void
check_moves (const BrgGameTree *tree)
{
  const BrgGameNode *root = brg_game_tree_get_root (tree);

  for (const BrgGameNode *node = brg_game_node_walk (root, root); node != NULL;
       node = brg_game_node_walk (node, root))
    if (!brg_game_node_is_null (node))
      g_assert_true (is_legal (&node->parent->position, node->move));
}

/* What was written is read as one game, the same game, and written as the same text. */
static void
check_writing (const BrgGameTree *tree)
{
  g_autofree char *written = brg_pgn_write (tree);
  g_autoptr (GBytes) bytes = g_bytes_new (written, strlen (written));
  g_autoptr (BrgPgnReader) reader = brg_pgn_reader_new_from_bytes (bytes, "again");
  g_autoptr (BrgGameTree) again = NULL;
  g_autoptr (BrgGameTree) other = NULL;
  g_autofree char *rewritten = NULL;

  g_assert_cmpint (brg_pgn_reader_next (reader, &again, NULL), ==, BRG_PGN_GAME);
  g_assert_true (brg_game_tree_is_same (tree, again));
  g_assert_cmpint (brg_pgn_reader_next (reader, &other, NULL), ==, BRG_PGN_END);
  rewritten = brg_pgn_write (again);
  g_assert_cmpstr (rewritten, ==, written);
}

static void
check_copy (const BrgGameTree *tree)
{
  g_autoptr (BrgGameTree) copy = brg_game_tree_copy (tree);

  g_assert_true (brg_game_tree_is_same (tree, copy));
  brg_game_tree_truncate (copy, brg_game_tree_get_root (copy));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (BrgPgnReader) reader = brg_pgn_reader_new_from_bytes (bytes, "fuzz");
  BrgPgnStep step;

  do
    {
      g_autoptr (BrgGameTree) tree = NULL;
      g_autoptr (GError) error = NULL;

      step = brg_pgn_reader_next (reader, &tree, &error);
      g_assert_true ((step == BRG_PGN_GAME) == (tree != NULL));
      g_assert_true ((step == BRG_PGN_BROKEN || step == BRG_PGN_FAILED) == (error != NULL));
      if (tree == NULL)
        continue;
      check_moves (tree);
      check_writing (tree);
      check_copy (tree);
    }
  while (step == BRG_PGN_GAME || step == BRG_PGN_BROKEN);
  return 0;
}
