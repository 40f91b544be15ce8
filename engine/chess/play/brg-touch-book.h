/* brg-touch-book.h - what the books of chess say of touching men, as a table
 *
 * For brg-touch.c and the files of the books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgTouchMixed:
 * @BRG_TOUCH_MIXED_FIRST: the first own man takes the first enemy man; else the first man that can
 *   move or be taken
 * @BRG_TOUCH_MIXED_TAKE: an own man that was touched takes, else any man takes, else the own man
 *   moves
 * @BRG_TOUCH_MIXED_TAKE_AT_ONCE: the same, said only of men touched at one moment; of men touched
 * one after the other the book says only that each binds
 *
 * What follows from touching men of both colours.
 */
typedef enum
{
  BRG_TOUCH_MIXED_FIRST,
  BRG_TOUCH_MIXED_TAKE,
  BRG_TOUCH_MIXED_TAKE_AT_ONCE,
} BrgTouchMixed;

/**
 * BrgTouchBarred:
 * @BRG_TOUCH_BARRED_NONE: castling is allowed
 * @BRG_TOUCH_BARRED_ROOK: not with that rook
 * @BRG_TOUCH_BARRED_ALL: not at all
 *
 * What becomes of castling when a rook was touched before the king.
 */
typedef enum
{
  BRG_TOUCH_BARRED_NONE,
  BRG_TOUCH_BARRED_ROOK,
  BRG_TOUCH_BARRED_ALL,
} BrgTouchBarred;

/**
 * BrgTouchBook:
 * @mixed: what follows from touching men of both colours
 * @mixed_is_for_two: whether the book speaks of one man of each colour only
 * @must_castle: whether king and rook touched make castling a duty
 * @rook_binds: whether a rook touched in order to castle is bound when the king cannot move
 * @barred: castling after a rook was touched before the king
 * @knows_both: whether the book says what king and rook touched at one moment mean when castling is
 *   impossible
 * @choice_at_touch: whether the new piece is chosen when it touches the square, not when it is let
 *   go of
 * @adjust: article on adjusting
 * @own: article on own men
 * @enemy: article on men of the opponent
 * @both_colours: article on men of both colours
 * @castle: article on king and rook
 * @no_castling: article on castling that is impossible
 * @rook_first: article on the rook touched before the king, %NULL where the book is silent
 * @nothing: article on men none of which can move or be taken
 * @choice: article on the choice of the new piece
 * @released: article on a man let go of
 * @released_king: article on a king let go of where castling brings him
 * @released_pawn: article on a pawn let go of on the last rank
 * @released_piece: article on a new piece let go of
 * @failed_attempt: article on a king let go of after touching the rook when castling is impossible,
 *   %NULL where the book is silent
 * @failed_castling: the same of a king alone on a square where castling would bring him
 *
 * A book. Articles are constant strings, book id and article.
 */
struct _BrgTouchBook
{
  BrgTouchMixed mixed;
  gboolean mixed_is_for_two;
  gboolean must_castle;
  gboolean rook_binds;
  BrgTouchBarred barred;
  gboolean knows_both;
  gboolean choice_at_touch;
  const char *adjust;
  const char *own;
  const char *enemy;
  const char *both_colours;
  const char *castle;
  const char *no_castling;
  const char *rook_first;
  const char *nothing;
  const char *choice;
  const char *released;
  const char *released_king;
  const char *released_pawn;
  const char *released_piece;
  const char *failed_attempt;
  const char *failed_castling;
};

G_END_DECLS
