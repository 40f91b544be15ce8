/* brg-position-words.c - what is wrong with a position, in the user's language
 *
 * Each side has sentences of its own: in many languages its name is bent by the sentence.
 *
 * Tests: tests/data/test-position-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-position-words.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *white;
  const char *black;
} Sides;

/* Translators: in all these sentences {square} is a square, as e4. */
static const Sides sentences[BRG_N_POSITION_FAULT_KINDS] = {
  [BRG_POSITION_FAULT_NO_KING] = { N_ ("White has no king."), N_ ("Black has no king.") },
  [BRG_POSITION_FAULT_SECOND_KING] = { N_ ("White has a second king on {square}."),
                                       N_ ("Black has a second king on {square}.") },
  [BRG_POSITION_FAULT_PAWN_ON_EDGE] = { N_ ("No pawn can stand on {square}."),
                                        N_ ("No pawn can stand on {square}.") },
  [BRG_POSITION_FAULT_PAWNS] = { N_ ("White has more than eight pawns, the ninth on {square}."),
                                 N_ ("Black has more than eight pawns, the ninth on {square}.") },
  [BRG_POSITION_FAULT_MEN] = { N_ ("White has more than sixteen pieces, the seventeenth on "
                                   "{square}."),
                               N_ ("Black has more than sixteen pieces, the seventeenth on "
                                   "{square}.") },
  [BRG_POSITION_FAULT_PROMOTED] = { N_ ("White has more promoted pieces than missing pawns, the "
                                        "first too many on {square}."),
                                    N_ ("Black has more promoted pieces than missing pawns, the "
                                        "first too many on {square}.") },
  [BRG_POSITION_FAULT_KINGS_TOUCH] = { N_ ("The kings stand next to each other, White’s on "
                                           "{square}."),
                                       N_ ("The kings stand next to each other, Black’s on "
                                           "{square}.") },
  [BRG_POSITION_FAULT_OPPONENT_IN_CHECK] = { N_ ("White’s king on {square} is in check, but it is "
                                                 "Black’s move."),
                                             N_ ("Black’s king on {square} is in check, but it is "
                                                 "White’s move.") },
  [BRG_POSITION_FAULT_CHECKERS] = { N_ ("White’s king on {square} is in check by more than two "
                                        "pieces."),
                                    N_ ("Black’s king on {square} is in check by more than two "
                                        "pieces.") },
  [BRG_POSITION_FAULT_CASTLING_KING] = { N_ ("White cannot castle with the rook on {square}: the "
                                             "king is not where it began."),
                                         N_ ("Black cannot castle with the rook on {square}: the "
                                             "king is not where it began.") },
  [BRG_POSITION_FAULT_CASTLING_ROOK] = { N_ ("White cannot castle: there is no white rook on "
                                             "{square}."),
                                         N_ ("Black cannot castle: there is no black rook on "
                                             "{square}.") },
  [BRG_POSITION_FAULT_CASTLING_FILE] = { N_ ("White cannot castle with a rook on {square}: in "
                                             "chess rooks begin on the files a and "
                                             "h."),
                                         N_ ("Black cannot castle with a rook on {square}: in "
                                             "chess rooks begin on the files a and "
                                             "h.") },
  [BRG_POSITION_FAULT_CASTLING_TWO] = { N_ ("White cannot castle with two rooks on one side of the "
                                            "king, the second on {square}."),
                                        N_ ("Black cannot castle with two rooks on one side of the "
                                            "king, the second on "
                                            "{square}.") },
  [BRG_POSITION_FAULT_CASTLING_MIRROR] = { N_ ("White cannot castle with the rook on {square}: "
                                               "Black’s king and rooks did not begin "
                                               "opposite."),
                                           N_ ("Black cannot castle with the rook on {square}: "
                                               "White’s king and rooks did not begin "
                                               "opposite.") },
  [BRG_POSITION_FAULT_PASSED_RANK] = { N_ ("No white pawn can have passed {square}."),
                                       N_ ("No black pawn can have passed {square}.") },
  [BRG_POSITION_FAULT_PASSED_NO_PAWN] = { N_ ("No pawn can be taken en passant: there is no white "
                                              "pawn on {square}."),
                                          N_ ("No pawn can be taken en passant: there is no black "
                                              "pawn on {square}.") },
  [BRG_POSITION_FAULT_PASSED_OCCUPIED] = { N_ ("No pawn can be taken en passant: it came over "
                                               "{square}, which is occupied."),
                                           N_ ("No pawn can be taken en passant: it came over "
                                               "{square}, which is occupied.") },
  [BRG_POSITION_FAULT_PASSED_CHECK] = { N_ ("No pawn can just have passed {square}: White was in "
                                            "check before."),
                                        N_ ("No pawn can just have passed {square}: Black was in "
                                            "check before.") },
  [BRG_POSITION_FAULT_PASSED_COUNTER] = { N_ ("A pawn has just passed {square}, so the number "
                                              "of half-moves without a capture or pawn move "
                                              "must be 0."),
                                          N_ ("A pawn has just passed {square}, so the number "
                                              "of half-moves without a capture or pawn move "
                                              "must be 0.") },
};

#define FIELD_NUMBER_OF_MOVE 5

/* By field of a FEN. */
static const char *const missing[] = {
  N_ ("The board is missing."),
  N_ ("The player having the move is missing: w or b."),
  N_ ("The castling rights are missing: KQkq, or - for none."),
  N_ ("The en passant square is missing: a square, or - for none."),
  N_ ("The number of half-moves without a capture or pawn move is missing."),
  N_ ("The move number is missing."),
};

/* Translators: {character} is what stands in the text, {rank} and {number} are numbers, {most} is
 * the greatest number allowed. */
static const char *const fen_sentences[BRG_N_FEN_FAULT_KINDS] = {
  [BRG_FEN_FAULT_MAN] = N_ ("“{character}” is neither a piece nor a number of empty squares."),
  [BRG_FEN_FAULT_TWO_NUMBERS] = N_ ("Two numbers of empty squares follow each other."),
  [BRG_FEN_FAULT_RANK_LONG] = N_ ("Rank {rank} has more than 8 squares."),
  [BRG_FEN_FAULT_RANK_SHORT] = N_ ("Rank {rank} has {number} of 8 squares."),
  [BRG_FEN_FAULT_RANKS_MANY] = N_ ("The board has more than 8 ranks."),
  [BRG_FEN_FAULT_RANKS_FEW] = N_ ("The board has {number} of 8 ranks."),
  [BRG_FEN_FAULT_TURN] = N_ ("The player having the move is w or b."),
  [BRG_FEN_FAULT_CASTLING] = N_ ("“{character}” is not a castling right."),
  [BRG_FEN_FAULT_CASTLING_TWICE] = N_ ("The castling right “{character}” is given twice."),
  [BRG_FEN_FAULT_CASTLING_ROOK] =
      N_ ("There can be no castling right “{character}”: there is no rook on that side of the "
          "king."),
  [BRG_FEN_FAULT_PASSED] = N_ ("The en passant square is a square or -."),
  [BRG_FEN_FAULT_END] = N_ ("Nothing may follow the move number."),
};

/* Of both numbers: half-moves, then the move. */
static const char *const no_number[] = {
  N_ ("The number of half-moves without a capture or pawn move is a whole number."),
  N_ ("The move number is a whole number."),
};
static const char *const out_of_range[] = {
  N_ ("The number of half-moves without a capture or pawn move is from {number} to {most}."),
  N_ ("The move number is from {number} to {most}."),
};

char *
brg_position_words_dup_fault (const BrgPositionFault *fault)
{
  g_autoptr (GString) text = NULL;
  const Sides *row;
  char square[3];

  g_return_val_if_fail (fault != NULL, NULL);
  g_return_val_if_fail ((guint) fault->kind < BRG_N_POSITION_FAULT_KINDS, NULL);

  row = &sentences[fault->kind];
  square[0] = (char) ('a' + brg_chess_square_file (fault->square));
  square[1] = (char) ('1' + brg_chess_square_rank (fault->square));
  square[2] = '\0';
  text = g_string_new (gettext (fault->side == BRG_COLOUR_BLACK ? row->black : row->white));
  g_string_replace (text, "{square}", square, 0);
  return g_strdup (text->str);
}

static const char *
get_fen_sentence (const BrgFenFault *fault)
{
  gboolean is_move = fault->field == FIELD_NUMBER_OF_MOVE;

  if (fault->kind == BRG_FEN_FAULT_FIELD_MISSING)
    return missing[fault->field];
  if (fault->kind == BRG_FEN_FAULT_NUMBER)
    return no_number[is_move];
  if (fault->kind == BRG_FEN_FAULT_RANGE)
    return out_of_range[is_move];
  return fen_sentences[fault->kind];
}

static void
replace_number (GString *text, const char *name, gint number)
{
  g_autofree char *digits = g_strdup_printf ("%d", number);

  g_string_replace (text, name, digits, 0);
}

char *
brg_position_words_dup_fen_fault (const BrgFenFault *fault)
{
  g_autofree char *sentence = NULL;
  g_autoptr (GString) text = NULL;
  char character[7] = { 0 };

  g_return_val_if_fail (fault != NULL, NULL);
  g_return_val_if_fail ((guint) fault->kind < BRG_N_FEN_FAULT_KINDS, NULL);

  if (fault->kind == BRG_FEN_FAULT_POSITION)
    sentence = brg_position_words_dup_fault (&fault->position);
  else
    sentence = g_strdup (gettext (get_fen_sentence (fault)));
  /* Translators: {column} is a place in the text, counted in characters; {sentence} is a whole
   * sentence. */
  text = g_string_new (_ ("Column {column}: {sentence}"));
  replace_number (text, "{column}", fault->column);
  g_string_replace (text, "{sentence}", sentence, 0);
  replace_number (text, "{rank}", fault->rank);
  replace_number (text, "{number}", fault->number);
  replace_number (text, "{most}", BRG_POSITION_MAX_COUNTER);
  g_unichar_to_utf8 (fault->character, character);
  g_string_replace (text, "{character}", character, 0);
  return g_strdup (text->str);
}
