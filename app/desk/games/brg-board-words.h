/* brg-board-words.h - what stands on a board, in the user's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-board-picture.h"

G_BEGIN_DECLS

/**
 * brg_board_words_get_piece:
 * @piece: a piece
 *
 * Returns: (transfer none): its name with its colour, as "white pawn"
 */
const char *brg_board_words_get_piece (BrgPiece piece);

/**
 * brg_board_words_get_kind:
 * @kind: a kind of chessman
 *
 * Returns: (transfer none): its name as a heading, "Queen"
 */
const char *brg_board_words_get_kind (BrgChessKind kind);

/**
 * brg_board_words_dup_letters:
 * @kind: a kind of chessman
 *
 * Returns: (transfer full): the capital letters that name it on the keyboard: first that of the
 *   user's language, then that of English
 */
char *brg_board_words_dup_letters (BrgChessKind kind);

/**
 * brg_board_words_find_letter:
 * @letter: a letter, large or small
 *
 * Returns: the kind that it names; the user's language goes before English
 */
BrgChessKind brg_board_words_find_letter (gunichar letter);

/**
 * brg_board_words_dup_square:
 * @picture: a board
 * @square: a square
 * @is_lifted: whether its piece is lifted
 * @user_data: not used
 *
 * Says what is on a square: its name, the piece, check, last move, whether what is lifted may go
 * there. Its arguments are those of a #BrgBoardDescribe.
 *
 * Returns: (transfer full): the words
 */
char *brg_board_words_dup_square (const BrgBoardPicture *picture,
                                  gint square,
                                  gboolean is_lifted,
                                  gpointer user_data);

G_END_DECLS
