/* fuzz-fen.c - feeds whatever a fuzzer invents to the reader of positions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdint.h>

#include "brg-fen-fault.h"
#include "brg-fen.h"
#include "brg-moves.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* What was written is read as the same position. */
static void
check_writing (const BrgPosition *position, BrgPositionDemand demand)
{
  for (guint style = BRG_FEN_PLAIN; style <= (BRG_FEN_SHREDDER | BRG_FEN_EVERY_PASSED); style++)
    {
      g_autofree char *written = brg_fen_write (position, (BrgFenStyle) style);
      BrgPosition again;

      g_assert_true (
          brg_fen_read (written, (BrgChessVariant) position->variant, demand, &again, NULL));
      g_assert_true (brg_position_is_same (position, &again));
      g_assert_cmpuint (again.quiet_plies, ==, position->quiet_plies);
      g_assert_cmpuint (again.move_number, ==, position->move_number);
    }
}

/* Every move can be made and taken back. */
static void
check_moves (const BrgPosition *position)
{
  BrgMoveList list;

  brg_moves_generate (position, &list);
  g_assert_cmpuint (list.n_moves, ==, brg_moves_count (position));
  for (guint i = 0; i < list.n_moves; i++)
    {
      BrgPosition after = *position;
      BrgMoveUndo undo;

      brg_move_make (&after, list.moves[i], &undo);
      g_assert_cmpuint (after.hash, ==, brg_position_hash (&after));
      brg_move_unmake (&after, list.moves[i], &undo);
      g_assert_cmpmem (&after, sizeof after, position, sizeof *position);
    }
}

static void
check_text (const char *text, BrgChessVariant variant, BrgPositionDemand demand)
{
  g_autofree char *told = NULL;
  BrgPosition position;
  BrgFenFault fault;

  if (brg_fen_read (text, variant, demand, &position, &fault))
    {
      g_assert_cmpuint (position.hash, ==, brg_position_hash (&position));
      check_writing (&position, demand);
      check_moves (&position);
      return;
    }
  told = brg_fen_fault_to_text (&fault);
  g_assert_cmpstr (told, !=, "");
  g_assert_cmpint (fault.column, >, 0);
  g_assert_cmpint (fault.column, <=, (gint) strlen (text) + 1);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);

  for (guint variant = BRG_CHESS_ORTHODOX; variant <= BRG_CHESS_960; variant++)
    {
      check_text (text, (BrgChessVariant) variant, BRG_POSITION_COMPOSED);
      check_text (text, (BrgChessVariant) variant, BRG_POSITION_FROM_GAME);
    }
  return 0;
}
