/* brg-position-caption.c - what is to be known of a position besides its men
 *
 * Rules: fide-2023 3.7.4.1, 3.8.2, 5.1.1, 5.2.1, guidelines II.3
 * Tests: tests/app/test-documents-diagram.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-position-caption.h"

#include "brg-moves.h"

/* By colour and by what is lawful: 1 for the king's side, 2 for the queen's side. */
#define KING_SIDE 1
#define QUEEN_SIDE 2

static const char *const rights_texts[2][4] = {
  {
      N_ ("White may not castle."),
      N_ ("White may castle kingside."),
      N_ ("White may castle queenside."),
      N_ ("White may castle on both sides."),
  },
  {
      N_ ("Black may not castle."),
      N_ ("Black may castle kingside."),
      N_ ("Black may castle queenside."),
      N_ ("Black may castle on both sides."),
  },
};

static const char *
find_end (const BrgPosition *position, const BrgWords *words)
{
  gboolean is_white = position->turn == BRG_COLOUR_WHITE;

  if (brg_moves_count (position) > 0)
    return NULL;
  if (brg_position_checkers (position) == 0)
    /* Translators: instead of "White to move", under a diagram; "пат" */
    return WC_ (words, "diagram", "stalemate");
  /* Translators: instead of "White to move", under a diagram; "белым мат" */
  return is_white ? WC_ (words, "diagram", "White is checkmated")
                  : WC_ (words, "diagram", "Black is checkmated");
}

char *
brg_position_caption_turn (const BrgPosition *position, const BrgWords *words)
{
  const char *turn;

  g_return_val_if_fail (position != NULL && words != NULL, NULL);

  turn = find_end (position, words);
  if (turn == NULL)
    /* Translators: who has the move, under a diagram; "ход белых", "ход чёрных" */
    turn = position->turn == BRG_COLOUR_WHITE ? WC_ (words, "diagram", "White to move")
                                              : WC_ (words, "diagram", "Black to move");
  /* Translators: under a diagram: number of the move to be made and who makes it, or how the game
   * ended: "Move 24, White to move"; "%d-й ход, %s" */
  return g_strdup_printf (WC_ (words, "diagram", "Move %d, %s"), position->move_number, turn);
}

static guint
find_rights (const BrgPosition *position, BrgColour colour)
{
  BrgChessSet rooks = position->castling & position->men[colour];
  BrgChessSquare king = brg_position_king (position, colour);
  guint rights = 0;

  while (rooks != 0)
    rights |= brg_chess_set_pop (&rooks) > king ? KING_SIDE : QUEEN_SIDE;
  return rights;
}

/* Whether king and a rook stand as if they could castle. */
static gboolean
looks_able (const BrgPosition *position, BrgColour colour)
{
  guint rank = colour == BRG_COLOUR_WHITE ? 0 : 7;
  BrgChessSquare king = brg_position_king (position, colour);
  BrgChessSet rooks =
      position->kinds[BRG_CHESS_ROOK] & position->men[colour] & brg_chess_set_of_rank (rank);

  if (position->variant == BRG_CHESS_ORTHODOX)
    {
      rooks &= BRG_CHESS_FILE_A | BRG_CHESS_FILE_H;
      return king == brg_chess_square (4, rank) && rooks != 0;
    }
  return brg_chess_square_rank (king) == rank && rooks != 0;
}

char *
brg_position_caption_rights (const BrgPosition *position, const BrgWords *words)
{
  static const BrgColour colours[] = { BRG_COLOUR_WHITE, BRG_COLOUR_BLACK };
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (position != NULL && words != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (looks_able (position, colours[i]))
      g_string_append_printf (
          text, "%s%s", text->len > 0 ? " " : "",
          brg_words_get (words, rights_texts[i][find_rights (position, colours[i])]));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
brg_position_caption_passed (const BrgPosition *position, const BrgWords *words)
{
  gint step = position->turn == BRG_COLOUR_WHITE ? -1 : 1;
  guint file;
  gint rank;

  g_return_val_if_fail (position != NULL && words != NULL, NULL);

  if (position->en_passant == BRG_CHESS_NO_SQUARE)
    return g_strdup ("");
  file = brg_chess_square_file (position->en_passant);
  rank = (gint) brg_chess_square_rank (position->en_passant) + 1;
  /* Translators: under a diagram: where a pawn stands, twice the letter and the number of a square:
   * "The pawn d5 may be taken en passant on d6."; "Пешку %c%d можно взять на проходе на %c%d." */
  return g_strdup_printf (W_ (words, "The pawn %c%d may be taken en passant on %c%d."), 'a' + file,
                          rank + step, 'a' + file, rank);
}
