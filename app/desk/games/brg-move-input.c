/* brg-move-input.c - what a move on the board means
 *
 * Tests: tests/app/test-move-input.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-move-input.h"

#include "brg-san-read.h"

static const BrgMoveKind promotions[BRG_MOVE_INPUT_MAX] = { BRG_MOVE_TO_QUEEN, BRG_MOVE_TO_ROOK,
                                                            BRG_MOVE_TO_BISHOP,
                                                            BRG_MOVE_TO_KNIGHT };

/* A king that does not leave its square cannot be put there: that castling is shown by the rook. */
static gboolean
is_castled_king_on (BrgMove move, BrgChessSquare to)
{
  return brg_move_kind (move) == BRG_MOVE_CASTLING && brg_move_castled_king (move) == to &&
         brg_move_from (move) != to;
}

guint
brg_move_input_find (const BrgPosition *position,
                     BrgChessSquare from,
                     BrgChessSquare to,
                     BrgMove moves[BRG_MOVE_INPUT_MAX])
{
  BrgMoveList list;
  BrgMove castling = BRG_MOVE_NONE;

  g_return_val_if_fail (position != NULL, 0);
  g_return_val_if_fail (from < BRG_CHESS_N_SQUARES && to < BRG_CHESS_N_SQUARES, 0);

  brg_moves_generate (position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      BrgMove move = list.moves[i];

      if (brg_move_from (move) != from)
        continue;
      if (brg_move_to (move) == to)
        {
          /* fide-2023 3.7.5.1: the choice is the player's, and all four are legal together. */
          if (brg_move_promotion (move) != BRG_CHESS_NOTHING)
            {
              for (guint k = 0; k < BRG_MOVE_INPUT_MAX; k++)
                moves[k] = brg_move_new (from, to, promotions[k]);
              return BRG_MOVE_INPUT_MAX;
            }
          /* A plain step, or castling by king onto rook: a move to the very square goes first. */
          moves[0] = move;
          return 1;
        }
      if (is_castled_king_on (move, to))
        castling = move;
    }
  moves[0] = castling;
  return castling != BRG_MOVE_NONE;
}

BrgChessSet
brg_move_input_get_targets (const BrgPosition *position, BrgChessSquare from)
{
  BrgMoveList list;
  BrgChessSet targets = 0;

  g_return_val_if_fail (position != NULL, 0);
  g_return_val_if_fail (from < BRG_CHESS_N_SQUARES, 0);

  brg_moves_generate (position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      BrgMove move = list.moves[i];

      if (brg_move_from (move) != from)
        continue;
      targets |= brg_chess_set_of (brg_move_to (move));
      if (brg_move_kind (move) == BRG_MOVE_CASTLING && brg_move_castled_king (move) != from)
        targets |= brg_chess_set_of (brg_move_castled_king (move));
    }
  return targets;
}

static gboolean
has_cyrillic (const char *text)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_get_script (g_utf8_get_char (c)) == G_UNICODE_SCRIPT_CYRILLIC)
      return TRUE;
  return FALSE;
}

guint
brg_move_input_read (const BrgPosition *position,
                     const char *text,
                     BrgLanguage language,
                     BrgMoveList *fits)
{
  guint n_fits;

  g_return_val_if_fail (position != NULL && text != NULL && fits != NULL, 0);

  if (language == BRG_LANGUAGE_ENGLISH && has_cyrillic (text))
    language = BRG_LANGUAGE_ANY;
  n_fits = brg_san_read (position, text, -1, language, fits);
  return n_fits > 0 ? n_fits : brg_san_read (position, text, -1, BRG_LANGUAGE_ANY, fits);
}
