/* brg-renju-record.c - recorded games of renju
 *
 * Tests: tests/engine/test-renju-record.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-record.h"

#include "brg-game-tree-private.h"

BrgGameTree *
brg_game_tree_new_renju (void)
{
  return brg_game_tree_new_of (BRG_GAME_OF_RENJU);
}

gboolean
brg_renju_game_follow (BrgRenjuGame *game, const BrgRenjuBoard *board, const BrgGameNode *node)
{
  BrgRenjuPoint moves[BRG_RENJU_MAX_MOVES];
  guint n_moves;

  g_return_val_if_fail (game != NULL && node != NULL, FALSE);
  g_return_val_if_fail (node->kind == BRG_GAME_OF_RENJU, FALSE);

  brg_renju_game_start (game);
  if (board != NULL)
    game->board = *board;
  n_moves = node->ply;
  if (n_moves > BRG_RENJU_MAX_MOVES)
    return FALSE;
  for (; node->parent != NULL; node = node->parent)
    moves[node->ply - 1] = node->renju_move;
  for (guint i = 0; i < n_moves; i++)
    {
      if (moves[i] != BRG_RENJU_PASS &&
          brg_renju_board_get (&game->board, moves[i]) != BRG_COLOUR_NONE)
        return FALSE;
      brg_renju_game_play (game, moves[i]);
    }
  return TRUE;
}
