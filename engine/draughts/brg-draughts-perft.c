/* brg-draughts-perft.c - counting the tree of legal moves of draughts
 *
 * Tests: tests/engine/test-draughts-perft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-perft.h"

#include "brg-draughts-moves.h"
#include "brg-draughts-routes.h"

static guint64
count_leaves (const BrgDraughtsPosition *position, guint depth)
{
  g_auto (BrgDraughtsMoveList) list;
  guint64 n_leaves = 0;

  brg_draughts_move_list_init (&list);
  if (depth == 1)
    return brg_draughts_moves_count (position);
  brg_draughts_moves_generate (position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      BrgDraughtsPosition after = *position;

      brg_draughts_move_make (&after, &list.moves[i], NULL);
      n_leaves += count_leaves (&after, depth - 1);
    }
  return n_leaves;
}

static guint64
count_made (BrgDraughtsPosition *position, guint depth, BrgDraughtsPerftMode mode)
{
  g_auto (BrgDraughtsMoveList) list = { 0 };
  guint64 n_leaves = 0;

  if (depth == 0)
    return 1;
  brg_draughts_moves_generate (position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      guint64 n_routes = mode == BRG_DRAUGHTS_PERFT_ROUTES
                             ? brg_draughts_routes_count (position, &list.moves[i])
                             : 1;
      BrgDraughtsSet kings;

      brg_draughts_move_make (position, &list.moves[i], &kings);
      n_leaves += n_routes * count_made (position, depth - 1, mode);
      brg_draughts_move_unmake (position, &list.moves[i], kings);
    }
  return n_leaves;
}

guint64
brg_draughts_perft_count (const BrgDraughtsPosition *position,
                          guint depth,
                          BrgDraughtsPerftMode mode)
{
  BrgDraughtsPosition copy = *position;

  if (mode == BRG_DRAUGHTS_PERFT_BULK && depth > 0)
    return count_leaves (position, depth);
  return count_made (&copy, depth, mode);
}
