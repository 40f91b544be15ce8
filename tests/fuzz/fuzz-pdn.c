/* fuzz-pdn.c - feeds whatever a fuzzer invents to the reader of games of draughts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz-games.h"

#include "brg-pdn.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static gboolean
is_legal (const BrgDraughtsPosition *position, const BrgDraughtsMove *move)
{
  g_auto (BrgDraughtsMoveList) legal = { 0 };

  brg_draughts_moves_generate (position, &legal);
  for (guint i = 0; i < legal.n_moves; i++)
    if (brg_draughts_move_is_same (&legal.moves[i], move))
      return TRUE;
  return FALSE;
}

static void
check_moves (const BrgGameTree *tree)
{
  const BrgGameNode *root = brg_game_tree_get_root (tree);

  for (const BrgGameNode *node = brg_game_node_walk (root, root); node != NULL;
       node = brg_game_node_walk (node, root))
    g_assert_true (is_legal (&node->parent->draughts, &node->draughts_move));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  fuzz_games (data, size, brg_pdn_reader_new_from_bytes, check_moves);
  return 0;
}
