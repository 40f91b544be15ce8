/* brg-setup.c - a position of any game while it is being set up
 *
 * Tests: tests/app/test-setup-chess.c, tests/app/test-setup-draughts.c,
 *   tests/app/test-setup-renju.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-setup.h"

#include <string.h>

static const BrgSetupRules *const families[BRG_N_DISCIPLINES] = {
  [BRG_DISCIPLINE_CHESS] = &brg_setup_chess,
  [BRG_DISCIPLINE_CHESS960] = &brg_setup_chess,
  [BRG_DISCIPLINE_RUSSIAN] = &brg_setup_draughts,
  [BRG_DISCIPLINE_DRAUGHTS64] = &brg_setup_draughts,
  [BRG_DISCIPLINE_INTERNATIONAL] = &brg_setup_draughts,
  [BRG_DISCIPLINE_GIVEAWAY] = &brg_setup_draughts,
  [BRG_DISCIPLINE_RENJU] = &brg_setup_renju,
};

void
brg_setup_init (BrgSetup *setup, BrgDiscipline discipline, const char *notation)
{
  g_return_if_fail (setup != NULL);
  g_return_if_fail ((guint) discipline < BRG_N_DISCIPLINES);

  memset (setup, 0, sizeof *setup);
  setup->rules = families[discipline];
  setup->discipline = discipline;
  setup->notation = notation;
  setup->rules->set_initial (setup);
}

BrgPiece
brg_setup_get_piece (const BrgSetup *setup, gint square)
{
  BrgBoardPicture picture;

  g_return_val_if_fail (setup != NULL, BRG_PIECE_NONE);

  setup->rules->show (setup, &picture);
  g_return_val_if_fail (square >= 0 && square < brg_board_picture_count_squares (&picture),
                        BRG_PIECE_NONE);
  return picture.pieces[square];
}

gboolean
brg_setup_place (BrgSetup *setup, gint square, BrgPiece piece)
{
  g_return_val_if_fail (setup != NULL, FALSE);

  if (!setup->rules->has_square (setup, square))
    return FALSE;
  setup->rules->put (setup, square, piece);
  return TRUE;
}

/* @place: 0 for the user's language, 1 for English. */
static gboolean
has_letter (const BrgSetupRules *rules, BrgPiece piece, gint place, gunichar letter)
{
  g_autofree char *letters = rules->dup_letters (piece);

  return g_utf8_strlen (letters, -1) > place &&
         g_utf8_get_char (g_utf8_offset_to_pointer (letters, place)) == letter;
}

static gboolean
find_shape (const BrgSetupRules *rules, gunichar letter, BrgPiece *piece)
{
  guint n_sides = rules->has_own_letters ? 2 : 1;

  for (gint place = 0; place < 2; place++)
    for (guint i = 0; i < rules->n_shapes * n_sides; i++)
      {
        *piece = brg_piece (i < rules->n_shapes ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK,
                            rules->shapes[i % rules->n_shapes]);
        if (has_letter (rules, *piece, place, letter))
          return TRUE;
      }
  return FALSE;
}

gboolean
brg_setup_find_piece (const BrgSetup *setup,
                      gint square,
                      gunichar letter,
                      gboolean is_shifted,
                      BrgPiece *piece)
{
  BrgPiece found;

  g_return_val_if_fail (setup != NULL && piece != NULL, FALSE);

  if (!find_shape (setup->rules, g_unichar_toupper (letter), &found))
    return FALSE;
  if (!setup->rules->has_own_letters &&
      (is_shifted || brg_setup_get_piece (setup, square) == found))
    found = brg_piece (BRG_COLOUR_BLACK, brg_piece_shape (found));
  *piece = found;
  return TRUE;
}

char *
brg_setup_dup_key (const BrgSetupRules *rules, BrgPiece piece)
{
  g_autofree char *letters = NULL;
  g_autofree char *key = NULL;

  g_return_val_if_fail (rules != NULL && piece != BRG_PIECE_NONE, NULL);

  letters = rules->dup_letters (piece);
  key = g_utf8_substring (letters, 0, 1);
  if (rules->has_own_letters || brg_piece_colour (piece) == BRG_COLOUR_WHITE)
    return g_steal_pointer (&key);
  return g_strconcat ("Shift+", key, NULL);
}

void
brg_setup_state_clear (BrgSetupState *state)
{
  g_return_if_fail (state != NULL);

  g_clear_pointer (&state->items, g_strfreev);
}
