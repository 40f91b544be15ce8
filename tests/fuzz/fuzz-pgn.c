/* fuzz-pgn.c - feeds whatever a fuzzer invents to the reader of recorded games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz-games.h"

#include "brg-moves.h"

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

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  fuzz_games (data, size, brg_pgn_reader_new_from_bytes, check_moves);
  return 0;
}
