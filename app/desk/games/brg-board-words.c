/* brg-board-words.c - what stands on a board, in the user's language
 *
 * Tests: tests/app/test-board-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-words.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *white;
  const char *black;
} Names;

static const Names names[BRG_N_PIECE_SHAPES] = {
  [BRG_PIECE_SHAPE_PAWN] = { N_ ("white pawn"), N_ ("black pawn") },
  [BRG_PIECE_SHAPE_KNIGHT] = { N_ ("white knight"), N_ ("black knight") },
  [BRG_PIECE_SHAPE_BISHOP] = { N_ ("white bishop"), N_ ("black bishop") },
  [BRG_PIECE_SHAPE_ROOK] = { N_ ("white rook"), N_ ("black rook") },
  [BRG_PIECE_SHAPE_QUEEN] = { N_ ("white queen"), N_ ("black queen") },
  [BRG_PIECE_SHAPE_KING] = { N_ ("white king"), N_ ("black king") },
  [BRG_PIECE_SHAPE_DRAUGHTS_MAN] = { NC_ ("draughts", "white man"), NC_ ("draughts", "black man") },
  [BRG_PIECE_SHAPE_DRAUGHTS_KING] = { NC_ ("draughts", "white king"),
                                      NC_ ("draughts", "black king") },
  [BRG_PIECE_SHAPE_STONE] = { N_ ("white stone"), N_ ("black stone") },
};

static const char *const kinds[BRG_N_CHESS_KINDS] = {
  [BRG_CHESS_PAWN] = NC_ ("chess piece", "Pawn"),
  [BRG_CHESS_KNIGHT] = NC_ ("chess piece", "Knight"),
  [BRG_CHESS_BISHOP] = NC_ ("chess piece", "Bishop"),
  [BRG_CHESS_ROOK] = NC_ ("chess piece", "Rook"),
  [BRG_CHESS_QUEEN] = NC_ ("chess piece", "Queen"),
  [BRG_CHESS_KING] = NC_ ("chess piece", "King"),
};

/* Translators: the one capital letter of a key that names a piece: where two pieces begin alike,
 * the letter of notation for one of them and another letter for the other. */
static const char *const letters[BRG_N_CHESS_KINDS] = {
  [BRG_CHESS_PAWN] = NC_ ("key of a chess piece", "P"),
  [BRG_CHESS_KNIGHT] = NC_ ("key of a chess piece", "N"),
  [BRG_CHESS_BISHOP] = NC_ ("key of a chess piece", "B"),
  [BRG_CHESS_ROOK] = NC_ ("key of a chess piece", "R"),
  [BRG_CHESS_QUEEN] = NC_ ("key of a chess piece", "Q"),
  [BRG_CHESS_KING] = NC_ ("key of a chess piece", "K"),
};

const char *
brg_board_words_get_piece (BrgPiece piece)
{
  BrgPieceShape shape = brg_piece_shape (piece);
  const Names *row;
  const char *name;

  g_return_val_if_fail (piece != BRG_PIECE_NONE && shape < BRG_N_PIECE_SHAPES, NULL);

  row = &names[shape];
  name = brg_piece_colour (piece) == BRG_COLOUR_BLACK ? row->black : row->white;
  /* A king of draughts is another word than that of chess in most languages. */
  if (shape == BRG_PIECE_SHAPE_DRAUGHTS_MAN || shape == BRG_PIECE_SHAPE_DRAUGHTS_KING)
    return g_dpgettext2 (NULL, "draughts", name);
  return gettext (name);
}

const char *
brg_board_words_get_kind (BrgChessKind kind)
{
  g_return_val_if_fail (kind > BRG_CHESS_NOTHING && kind < BRG_N_CHESS_KINDS, NULL);

  return g_dpgettext2 (NULL, "chess piece", kinds[kind]);
}

static const char *
get_letter (BrgChessKind kind)
{
  return g_dpgettext2 (NULL, "key of a chess piece", letters[kind]);
}

char *
brg_board_words_dup_letters (BrgChessKind kind)
{
  const char *letter;

  g_return_val_if_fail (kind > BRG_CHESS_NOTHING && kind < BRG_N_CHESS_KINDS, NULL);

  letter = get_letter (kind);
  return g_strcmp0 (letter, letters[kind]) == 0 ? g_strdup (letter)
                                                : g_strconcat (letter, letters[kind], NULL);
}

BrgChessKind
brg_board_words_find_letter (gunichar letter)
{
  letter = g_unichar_toupper (letter);
  for (gint kind = BRG_CHESS_PAWN; kind < BRG_N_CHESS_KINDS; kind++)
    if (g_utf8_get_char (get_letter ((BrgChessKind) kind)) == letter)
      return (BrgChessKind) kind;
  for (gint kind = BRG_CHESS_PAWN; kind < BRG_N_CHESS_KINDS; kind++)
    if ((gunichar) letters[kind][0] == letter)
      return (BrgChessKind) kind;
  return BRG_CHESS_NOTHING;
}

static void
append_name (GString *text, const BrgBoardPicture *picture, gint square)
{
  if (picture->corners[square] != 0)
    g_string_append_printf (text, "%d", picture->corners[square]);
  else
    g_string_append_printf (text, "%c%d",
                            brg_board_picture_get_file_letter (picture, square % picture->n_files),
                            square / picture->n_files + 1);
}

static void
append_words (GString *text, gboolean is_so, const char *words)
{
  if (is_so)
    g_string_append_printf (text, ", %s", words);
}

char *
brg_board_words_dup_square (const BrgBoardPicture *picture,
                            gint square,
                            gboolean is_lifted,
                            gpointer user_data G_GNUC_UNUSED)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint marks;
  BrgPiece piece;

  g_return_val_if_fail (picture != NULL, NULL);
  g_return_val_if_fail (square >= 0 && square < brg_board_picture_count_squares (picture), NULL);

  marks = picture->marks[square];
  piece = picture->pieces[square];
  append_name (text, picture, square);
  append_words (text, TRUE,
                piece != BRG_PIECE_NONE ? brg_board_words_get_piece (piece) : _ ("empty"));
  append_words (text, is_lifted, _ ("lifted"));
  append_words (text, (marks & BRG_BOARD_CHECK) != 0, _ ("in check"));
  append_words (text, (marks & BRG_BOARD_TARGET) != 0,
                piece != BRG_PIECE_NONE ? _ ("can be captured") : _ ("can be reached"));
  append_words (text, (marks & BRG_BOARD_LAST_MOVE) != 0, _ ("last move"));
  append_words (text, (marks & BRG_BOARD_FOUL) != 0, _ ("forbidden"));
  return g_strdup (text->str);
}
