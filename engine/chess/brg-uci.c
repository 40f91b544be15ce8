/* brg-uci.c - moves as programs write them: e2e4, e7e8q
 *
 * Tests: tests/engine/test-uci.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-uci.h"

#include <string.h>

#include "brg-moves.h"

/* By #BrgChessKind. */
static const char promotions[] = "..nbrq.";

const char *
brg_uci_write (BrgMove move, BrgChessVariant variant, char text[BRG_UCI_LENGTH])
{
  BrgChessSquare from = brg_move_from (move);
  BrgChessSquare to = brg_move_to (move);
  BrgChessKind promotion = brg_move_promotion (move);

  if (brg_move_kind (move) == BRG_MOVE_CASTLING && variant == BRG_CHESS_ORTHODOX)
    to = brg_move_castled_king (move);
  text[0] = (char) ('a' + brg_chess_square_file (from));
  text[1] = (char) ('1' + brg_chess_square_rank (from));
  text[2] = (char) ('a' + brg_chess_square_file (to));
  text[3] = (char) ('1' + brg_chess_square_rank (to));
  text[4] = promotion == BRG_CHESS_NOTHING ? '\0' : promotions[promotion];
  text[5] = '\0';
  return text;
}

static gboolean
is_square (const char *text)
{
  return text[0] >= 'a' && text[0] <= 'h' && text[1] >= '1' && text[1] <= '8';
}

static gboolean
is_well_written (const char *text)
{
  if (!is_square (text) || !is_square (text + 2))
    return FALSE;
  return text[4] == '\0' ||
         (text[4] != '.' && strchr (promotions, text[4]) != NULL && text[5] == '\0');
}

BrgUciVerdict
brg_uci_read (const BrgPosition *position, const char *text, BrgMove *move)
{
  BrgMoveList list;

  g_return_val_if_fail (text != NULL, BRG_UCI_MALFORMED);

  if (!is_well_written (text))
    return BRG_UCI_MALFORMED;
  brg_moves_generate (position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      char written[BRG_UCI_LENGTH];

      if (strcmp (brg_uci_write (list.moves[i], position->variant, written), text) != 0)
        continue;
      *move = list.moves[i];
      return BRG_UCI_LEGAL;
    }
  return BRG_UCI_ILLEGAL;
}
