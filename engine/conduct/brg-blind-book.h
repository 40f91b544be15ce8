/* brg-blind-book.h - what a book says of games in which somebody does not see the board
 *
 * Rules: fide-2023 D.2; rus-chess-2014 32.1, 32.2; rus-draughts-2022 2.3.3;
 * ussr-chess-1956 app. 1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgBlindDuty:
 * @article: book id and article
 * @text: what the assistant does, a clause of our own, marked for translation
 *
 * A duty of the assistant of a player who does not see the board.
 */
typedef struct
{
  const char *article;
  const char *text;
} BrgBlindDuty;

/**
 * BrgBlindBook:
 * @two_boards: (nullable): article on a board for each player
 * @rights: (nullable): article on what is allowed to nobody else: a board of one's own, squares
 * that are touched, moves that are recorded by voice
 * @announcing: (nullable): article on moves that are said aloud
 * @touched: (nullable): article on a man that is taken out of its hole
 * @made: (nullable): article on when a move is made
 * @slip: (nullable): article on a slip of the tongue
 * @wrong_word: (nullable): article by which the move made counts, not the one said
 * @same_records: (nullable): article on boards that differ while the records agree: who wrote the
 *   right move puts his board right; the clocks stay
 * @other_records: (nullable): the same when the records differ as well: back to where they agree;
 *   the clocks are corrected
 * @duties: (array length=n_duties): what an assistant does
 * @n_duties: how many
 * @no_assistant: (nullable): article by which the player who sees may ask for somebody to carry
 *   moves out and to announce them
 * @deaf: (nullable): article by which there has to be an assistant against a player who does not
 * hear
 * @time_question: (nullable): article by which he may ask the arbiter about the time used
 * @sealing: (nullable): article on sealing a move in Braille
 */
struct _BrgBlindBook
{
  const char *two_boards;
  const char *rights;
  const char *announcing;
  const char *touched;
  const char *made;
  const char *slip;
  const char *wrong_word;
  const char *same_records;
  const char *other_records;
  const BrgBlindDuty *duties;
  guint n_duties;
  const char *no_assistant;
  const char *deaf;
  const char *time_question;
  const char *sealing;
};

G_END_DECLS
