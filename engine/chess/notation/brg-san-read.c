/* brg-san-read.c - moves of chess as people write them, read generously
 *
 * Rules: fide-2023 appendix C, D.2.1; ussr-chess-1956 appendix on notation
 * Tests: tests/engine/test-notation.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-san-read.h"

#include "brg-san-form.h"

/* Programs do not name the man, and castle with the king's squares or with king takes rook. */
static gboolean
is_program_move (const BrgSanForm *form, const BrgPosition *position, BrgMove move)
{
  BrgSanForm any_man = *form;
  BrgChessSquare said = brg_chess_square ((guint) form->to_file, (guint) form->to_rank);
  BrgChessSquare from = brg_chess_square ((guint) form->from_file, (guint) form->from_rank);

  any_man.kinds = BRG_SAN_ALL_KINDS;
  if (brg_move_kind (move) != BRG_MOVE_CASTLING)
    return brg_san_form_allows (&any_man, position, move);
  if (form->has_promotion || from != brg_move_from (move))
    return FALSE;
  return said == brg_move_to (move) ||
         (position->variant == BRG_CHESS_ORTHODOX && said == brg_move_castled_king (move));
}

guint
brg_san_read (const BrgPosition *position,
              const char *text,
              gssize length,
              BrgLanguage language,
              BrgMoveList *fits)
{
  BrgSanSymbols symbols;
  BrgSanForms forms;
  BrgMoveList legal;

  fits->n_moves = 0;
  g_return_val_if_fail (text != NULL, 0);

  if (!brg_san_symbols_read (&symbols, text, length))
    return 0;
  brg_san_forms_read (&forms, &symbols, language);
  brg_moves_generate (position, &legal);
  for (guint i = 0; i < forms.n_forms; i++)
    {
      const BrgSanForm *form = &forms.forms[i];

      if (form->shape <= BRG_SAN_FULL)
        brg_san_form_find (form, position, &legal, fits);
      for (guint m = 0; form->is_coordinates && m < legal.n_moves; m++)
        if (is_program_move (form, position, legal.moves[m]))
          brg_san_add_once (fits, legal.moves[m]);
    }
  return fits->n_moves;
}
