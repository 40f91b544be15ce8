/* mate-oracle.h - whether a side can ever mate, by walking through all positions that can arise
 *
 * For the tests of engine/chess/mate: nothing but the legal moves is asked, every position is kept
 * whole, and none is left out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-can-mate.h"
#include "brg-fen.h"
#include "brg-moves.h"
#include "brg-position-check.h"

static inline BrgPosition
read_position (const char *fen, BrgChessVariant variant)
{
  BrgPosition position;
  BrgFenFault fault;

  if (!brg_fen_read (fen, variant, BRG_POSITION_COMPOSED, &position, &fault))
    g_error ("%s is no position", fen);
  return position;
}

static inline gboolean
is_mate_by (const BrgPosition *position, BrgColour side)
{
  return position->turn != side && brg_position_checkers (position) != 0 &&
         brg_moves_count (position) == 0;
}

static inline guint
hash_position (gconstpointer key)
{
  return (guint) ((const BrgPosition *) key)->hash;
}

static inline gboolean
are_same (gconstpointer a, gconstpointer b)
{
  return brg_position_is_same (a, b);
}

/* Breadth first, undecided when more than @limit positions were met. */
static inline BrgCanMateVerdict
ask_oracle (const BrgPosition *start, BrgColour side, guint limit)
{
  g_autoptr (GHashTable) known = g_hash_table_new (hash_position, are_same);
  g_autoptr (GPtrArray) queue = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (queue, g_memdup2 (start, sizeof *start));
  g_hash_table_add (known, queue->pdata[0]);
  for (guint next = 0; next < queue->len; next++)
    {
      const BrgPosition *position = queue->pdata[next];
      BrgMoveList list;

      if (is_mate_by (position, side))
        return BRG_CAN_MATE_YES;
      if (queue->len > limit)
        return BRG_CAN_MATE_UNDECIDED;
      brg_moves_generate (position, &list);
      for (guint i = 0; i < list.n_moves; i++)
        {
          BrgPosition after = *position;
          BrgMoveUndo undo;

          brg_move_make (&after, list.moves[i], &undo);
          if (g_hash_table_contains (known, &after))
            continue;
          g_ptr_array_add (queue, g_memdup2 (&after, sizeof after));
          g_hash_table_add (known, queue->pdata[queue->len - 1]);
        }
    }
  return BRG_CAN_MATE_NO;
}

/* A wall of pawns that stand against each other. Where neighbours stand equally high it can be
 * opened by a capture; about one pawn in @n_missing is missing. */
static inline void
put_wall (GRand *random, BrgPosition *position, gint n_missing)
{
  guint rank = (guint) g_rand_int_range (random, 1, 6);

  for (guint file = 0; file < 8; file++)
    {
      BrgChessSquare square = brg_chess_square (file, rank);

      if (g_rand_int_range (random, 0, n_missing) > 0)
        brg_position_put (position, brg_chess_man (BRG_COLOUR_WHITE, BRG_CHESS_PAWN), square);
      if (g_rand_int_range (random, 0, n_missing) > 0)
        brg_position_put (position, brg_chess_man (BRG_COLOUR_BLACK, BRG_CHESS_PAWN), square + 8);
      if (g_rand_int_range (random, 0, 8) > 0)
        rank = rank == 1 ? 2 : rank == 5 ? 4 : rank + (g_rand_boolean (random) ? 1u : -1u);
    }
}
