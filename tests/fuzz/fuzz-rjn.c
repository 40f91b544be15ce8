/* fuzz-rjn.c - feeds whatever a fuzzer invents to the reader of games of renju
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz-games.h"

#include "brg-rjn.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
check_moves (const BrgGameTree *tree)
{
  const BrgGameNode *root = brg_game_tree_get_root (tree);
  BrgRenjuGame game;

  for (const BrgGameNode *node = root; node != NULL; node = brg_game_node_walk (node, root))
    if (node->next == NULL)
      g_assert_true (brg_renju_game_follow (&game, NULL, node));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  fuzz_games (data, size, brg_rjn_reader_new_from_bytes, check_moves);
  return 0;
}
