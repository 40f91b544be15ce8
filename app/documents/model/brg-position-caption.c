/* brg-position-caption.c - what is to be known of a position besides its men
 *
 * Rules: fide-2023 3.7.4.1, 3.8.2, 5.1.1, 5.2.1, guidelines II.3
 * Tests: tests/app/test-documents-diagram.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-position-caption.h"

#include "brg-moves.h"

/* By whom it concerns, White, Black or both, and by what is lawful: 1 for the king's side, 2 for
 * the queen's side. */
#define KING_SIDE 1
#define QUEEN_SIDE 2
#define BOTH_PLAYERS 2

static const char *const rights_texts[3][4] = {
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
  {
      N_ ("Neither player may castle."),
      N_ ("Both players may castle kingside."),
      N_ ("Both players may castle queenside."),
      N_ ("Both players may castle on both sides."),
  },
};

static const char *
find_end (const BrgPosition *position, const BrgWords *words)
{
  gboolean is_white = position->turn == BRG_COLOUR_WHITE;

  if (brg_moves_count (position) > 0)
    return NULL;
  if (brg_position_checkers (position) == 0)
    /* Translators: instead of whose move it is, under a diagram; "Пат" */
    return WC_ (words, "diagram", "Stalemate");
  /* Translators: instead of whose move it is, under a diagram; "Белым мат" */
  return is_white ? WC_ (words, "diagram", "White is checkmated")
                  : WC_ (words, "diagram", "Black is checkmated");
}

char *
brg_position_caption_turn (const BrgPosition *position, const BrgWords *words)
{
  const char *end;

  g_return_val_if_fail (position != NULL && words != NULL, NULL);

  end = find_end (position, words);
  if (end != NULL)
    return g_strdup (end);
  if (position->turn == BRG_COLOUR_WHITE)
    /* Translators: under a diagram: number of the move to be made; "%d-й ход, ход белых" */
    return g_strdup_printf (W_ (words, "Move %d, White to move"), position->move_number);
  /* Translators: under a diagram: number of the move to be made; "%d-й ход, ход чёрных" */
  return g_strdup_printf (W_ (words, "Move %d, Black to move"), position->move_number);
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
  gboolean is_white_able;
  gboolean is_black_able;
  const char *white;
  const char *black;
  guint rights;

  g_return_val_if_fail (position != NULL && words != NULL, NULL);

  /* fide-2023 5.1.1, 5.2.1: the game has ended, nobody castles any more. */
  if (brg_moves_count (position) == 0)
    return g_strdup ("");
  is_white_able = looks_able (position, BRG_COLOUR_WHITE);
  is_black_able = looks_able (position, BRG_COLOUR_BLACK);
  rights = find_rights (position, BRG_COLOUR_WHITE);
  white = brg_words_get (words, rights_texts[0][rights]);
  black = brg_words_get (words, rights_texts[1][find_rights (position, BRG_COLOUR_BLACK)]);
  if (is_white_able && is_black_able && rights == find_rights (position, BRG_COLOUR_BLACK))
    return g_strdup (brg_words_get (words, rights_texts[BOTH_PLAYERS][rights]));
  return g_strconcat (is_white_able ? white : "", is_white_able && is_black_able ? "\n" : "",
                      is_black_able ? black : "", NULL);
}

const char *
brg_position_caption_square (guint square, char name[BRG_SQUARE_NAME_LENGTH])
{
  g_return_val_if_fail (square < BRG_CHESS_N_SQUARES, NULL);

  name[0] = (char) ('a' + brg_chess_square_file ((BrgChessSquare) square));
  name[1] = (char) ('1' + brg_chess_square_rank ((BrgChessSquare) square));
  name[2] = '\0';
  return name;
}

char *
brg_position_caption_passed (const BrgPosition *position, const BrgWords *words)
{
  char pawn[BRG_SQUARE_NAME_LENGTH];
  char passed[BRG_SQUARE_NAME_LENGTH];
  guint square;

  g_return_val_if_fail (position != NULL && words != NULL, NULL);

  square = position->en_passant;
  if (square == BRG_CHESS_NO_SQUARE)
    return g_strdup ("");
  brg_position_caption_square (square, passed);
  /* The pawn stands one rank farther from its own side. */
  brg_position_caption_square (position->turn == BRG_COLOUR_WHITE ? square - 8 : square + 8, pawn);
  /* Translators: under a diagram: the square of the pawn, and the one that it passed; "Пешку %s
   * можно взять на проходе на %s." */
  return g_strdup_printf (W_ (words, "The pawn %s may be taken en passant on %s."), pawn, passed);
}
