/* brg-perft.c - counting the tree of legal moves, the test of every move generator
 *
 * Tests: tests/engine/test-perft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-perft.h"

#include "brg-moves.h"

static guint64
count_leaves (BrgPosition *position, guint depth, BrgPerftMode mode)
{
  BrgMoveList list;
  guint64 n_leaves = 0;

  if (depth == 0)
    return 1;
  if (depth == 1 && mode == BRG_PERFT_BULK)
    return brg_moves_count (position);
  brg_moves_generate (position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      BrgMoveUndo undo;

      brg_move_make (position, list.moves[i], &undo);
      n_leaves += count_leaves (position, depth - 1, mode);
      brg_move_unmake (position, list.moves[i], &undo);
    }
  return n_leaves;
}

guint64
brg_perft_count (const BrgPosition *position, guint depth, BrgPerftMode mode)
{
  BrgPosition copy = *position;

  return count_leaves (&copy, depth, mode);
}
