/* brg-touch.h - touch-move: what a player may still play after touching men
 *
 * Told is what happened on the board during one move of the player having it: which men he touched,
 * in what order, where he let go of one. Contact that is plainly an accident is no touch and is to
 * be left out. Whether somebody may still complain is not asked here: the opponent loses that right
 * when he touches a man himself. For the blind a man is touched when it is taken out of its hole.
 * Rules: fide-2023 4.2 to 4.7; rus-chess-2014 4.2 to 4.6; ukr-chess-2016 4.2 to 4.7;
 *   ussr-chess-1956 6, 9, 10, 14
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-moves.h"
#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BRG_TOUCH_MAX:
 *
 * The most touches that can be told of one move.
 */
#define BRG_TOUCH_MAX 64

/**
 * BrgTouchKind:
 * @BRG_TOUCH_MAN: a man was touched in order to move or take it, his own or the opponent's
 * @BRG_TOUCH_ADJUST: he said that he was adjusting: later touches bind nobody, earlier ones do
 * @BRG_TOUCH_CASTLE: the king, then the rook on the square, in order to castle
 * @BRG_TOUCH_BOTH: the king and the rook on the square at one moment, in order to castle
 * @BRG_TOUCH_ROOK_FIRST: the rook on the square on purpose, then the king
 * @BRG_TOUCH_RELEASE: the man touched last was let go of on the square: after castling the king,
 *   after %BRG_TOUCH_PROMOTION the new piece, else his own man that he touched last. On a square
 *   where it cannot go this binds to the man and not to the square
 * @BRG_TOUCH_PROMOTION: a new piece has touched the square where a pawn is promoted
 *
 * What happened.
 */
typedef enum
{
  BRG_TOUCH_MAN,
  BRG_TOUCH_ADJUST,
  BRG_TOUCH_CASTLE,
  BRG_TOUCH_BOTH,
  BRG_TOUCH_ROOK_FIRST,
  BRG_TOUCH_RELEASE,
  BRG_TOUCH_PROMOTION,
} BrgTouchKind;

/**
 * BrgTouch:
 * @kind: what happened
 * @square: where; not used when adjusting
 * @piece: the new piece of a promotion
 * @at_once: of %BRG_TOUCH_MAN: at one moment with the man before it, or nobody knows which was
 * first
 *
 * One thing that happened. A move is told by an array of them in the order of time.
 */
typedef struct
{
  BrgTouchKind kind;
  BrgChessSquare square;
  BrgChessKind piece;
  gboolean at_once;
} BrgTouch;

/**
 * BrgTouchFault:
 * @BRG_TOUCH_FAULT_NONE: nothing is wrong
 * @BRG_TOUCH_FAULT_TOKEN: this is not written as a touch
 * @BRG_TOUCH_FAULT_TOO_MANY: more than %BRG_TOUCH_MAX
 * @BRG_TOUCH_FAULT_EMPTY_SQUARE: no man stands there
 * @BRG_TOUCH_FAULT_NO_ROOK: no rook of the player having the move stands there
 * @BRG_TOUCH_FAULT_NOTHING_HELD: a man is let go of before any has been touched
 * @BRG_TOUCH_FAULT_NOT_TOGETHER: nothing before it that it could have been touched together with
 * @BRG_TOUCH_FAULT_NOT_LAST_RANK: no pawn of the player having the move is promoted there
 * @BRG_TOUCH_FAULT_NO_PIECE: no pawn becomes this
 *
 * Why something cannot have happened.
 */
typedef enum
{
  BRG_TOUCH_FAULT_NONE,
  BRG_TOUCH_FAULT_TOKEN,
  BRG_TOUCH_FAULT_TOO_MANY,
  BRG_TOUCH_FAULT_EMPTY_SQUARE,
  BRG_TOUCH_FAULT_NO_ROOK,
  BRG_TOUCH_FAULT_NOTHING_HELD,
  BRG_TOUCH_FAULT_NOT_TOGETHER,
  BRG_TOUCH_FAULT_NOT_LAST_RANK,
  BRG_TOUCH_FAULT_NO_PIECE,
} BrgTouchFault;

#define BRG_N_TOUCH_FAULTS (BRG_TOUCH_FAULT_NO_PIECE + 1)

/**
 * BrgTouchBasis:
 * @BRG_TOUCH_BY_BOOK: the book says so
 * @BRG_TOUCH_BOOK_SILENT: the book leaves it open: the arbiter decides. The answer is then the
 *   nearest reading of @article: what was touched first binds first; of men touched at one moment
 *   the player chooses; king and rook at one moment are as king and then rook
 *
 * What an answer rests on.
 */
typedef enum
{
  BRG_TOUCH_BY_BOOK,
  BRG_TOUCH_BOOK_SILENT,
} BrgTouchBasis;

/**
 * BrgTouchAnswer:
 * @is_free: whether every legal move may be made
 * @moves: the moves that may be made: never none, unless the game is over; all when @is_free
 * @article: book id and article that decides, the most special one; a constant string
 * @basis: what the answer rests on
 *
 * What the player may do.
 */
typedef struct
{
  gboolean is_free;
  BrgMoveList moves;
  const char *article;
  BrgTouchBasis basis;
} BrgTouchAnswer;

/**
 * brg_touch_is_covered:
 * @rulebook: a rule book
 *
 * Returns: whether @rulebook says what touching a chessman means
 */
gboolean brg_touch_is_covered (const BrgRulebook *rulebook);

/**
 * brg_touch_check:
 * @position: the position before the move
 * @touches: (array length=n_touches): what happened
 * @n_touches: how much
 * @where: (out) (optional): index of the first touch that cannot have been; untouched without fault
 *
 * Returns: what is wrong with it
 */
BrgTouchFault brg_touch_check (const BrgPosition *position,
                               const BrgTouch *touches,
                               guint n_touches,
                               guint *where);

/**
 * brg_touch_resolve:
 * @rulebook: a book of chess, see brg_touch_is_covered()
 * @position: the position before the move
 * @touches: (array length=n_touches): what happened, without fault by brg_touch_check()
 * @n_touches: how much
 * @answer: (out): what may still be played
 *
 * Castling is the king's move, not the rook's, also in Chess960. A king let go of in Chess960 where
 * both a step and castling bring him leaves both.
 */
void brg_touch_resolve (const BrgRulebook *rulebook,
                        const BrgPosition *position,
                        const BrgTouch *touches,
                        guint n_touches,
                        BrgTouchAnswer *answer);

G_END_DECLS
