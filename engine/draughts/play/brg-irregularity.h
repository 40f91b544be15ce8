/* brg-irregularity.h - irregularities in one move of draughts, and how they are corrected
 *
 * Told is the position before the move and what the player having it did with his hands, in the
 * order of time: deeds. A man that stands on its own last row in that position is a king that was
 * not marked. Contact that is plainly an accident is no touch and is to be left out. A man moved
 * but not let go of is told as touched: it binds to the man and not to the square (6.1.4.8). Rules:
 * rus-draughts-2022 5.4.14.2, 5.4.14.3, 5.4.14.5, 6.1.4.4 to 6.1.4.9, 6.1.5.3, 6.1.5.9, 6.1.5.11
 * to 6.1.5.15, 7.4.1, 7.4.2
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-moves.h"

G_BEGIN_DECLS

/**
 * BRG_DEED_MAX:
 *
 * The most deeds that can be told of one move.
 */
#define BRG_DEED_MAX 64

/**
 * BRG_DEED_MAX_SQUARES:
 *
 * The most squares of one deed.
 */
#define BRG_DEED_MAX_SQUARES BRG_DRAUGHTS_MAX_SQUARES

/**
 * BrgDeedKind:
 * @BRG_DEED_TOUCH: touched a man of his own on the square, in order to move it
 * @BRG_DEED_ADJUST: said that he was adjusting: later touches bind nobody, earlier ones do
 * (6.1.4.9)
 * @BRG_DEED_MOVE: moved a man, with the squares where it stood in turn, and let go of it
 * @BRG_DEED_REMOVE_EARLY: took men off while the capture told before was still going on
 * @BRG_DEED_REMOVE: took men off after the hand had left the man that took, or without any capture
 * @BRG_DEED_PAUSE: stopped in the middle of taking off
 * @BRG_DEED_UNCROWNED: did not mark the king that the man moved had become
 * @BRG_DEED_AGAIN: made a second move
 * @BRG_DEED_BACK: took the move back: everything stands as before it
 * @BRG_DEED_THEN: made this move instead of the one taken back
 * @BRG_DEED_REPLY: the opponent answered on the board as it stood
 * @BRG_DEED_OVER: the game has ended
 *
 * What was done.
 */
typedef enum
{
  BRG_DEED_TOUCH,
  BRG_DEED_ADJUST,
  BRG_DEED_MOVE,
  BRG_DEED_REMOVE_EARLY,
  BRG_DEED_REMOVE,
  BRG_DEED_PAUSE,
  BRG_DEED_UNCROWNED,
  BRG_DEED_AGAIN,
  BRG_DEED_BACK,
  BRG_DEED_THEN,
  BRG_DEED_REPLY,
  BRG_DEED_OVER,
} BrgDeedKind;

#define BRG_N_DEED_KINDS (BRG_DEED_OVER + 1)

/**
 * BrgDeed:
 * @kind: what was done
 * @is_capture: of a move: whether the man jumped
 * @n_squares: how many squares it has: one touched, two or more of a move, one or more of men taken
 *   off, else none
 * @squares: the squares; of a capture every one where the man landed, though a king that takes
 *   several men on one line may be told by the last of them; of an answer, those where the line
 *   turns
 *
 * One deed. A move is told by an array of them.
 */
typedef struct
{
  BrgDeedKind kind;
  gboolean is_capture;
  guint n_squares;
  BrgDraughtsSquare squares[BRG_DEED_MAX_SQUARES];
} BrgDeed;

/**
 * BrgDeedFault:
 * @BRG_DEED_FAULT_NONE: nothing is wrong
 * @BRG_DEED_FAULT_TOKEN: this is not written as a deed
 * @BRG_DEED_FAULT_SQUARE: this is no square of the board
 * @BRG_DEED_FAULT_TOO_MANY: more than %BRG_DEED_MAX, or more than %BRG_DEED_MAX_SQUARES squares
 * @BRG_DEED_FAULT_ORDER: this cannot follow what was told before, or happens only once
 * @BRG_DEED_FAULT_EMPTY_SQUARE: no man stands there
 * @BRG_DEED_FAULT_NOT_OWN: it is the opponent's man: touching it binds nobody
 * @BRG_DEED_FAULT_OCCUPIED: another man stands where this one is put
 * @BRG_DEED_FAULT_NOT_CROWNED: the man moved has not become a king
 * @BRG_DEED_FAULT_NO_MOVE: the opponent has no such move on the board as it stood
 * @BRG_DEED_FAULT_TWO_MOVES: the answer can be more than one move
 *
 * Why something cannot have been done.
 */
typedef enum
{
  BRG_DEED_FAULT_NONE,
  BRG_DEED_FAULT_TOKEN,
  BRG_DEED_FAULT_SQUARE,
  BRG_DEED_FAULT_TOO_MANY,
  BRG_DEED_FAULT_ORDER,
  BRG_DEED_FAULT_EMPTY_SQUARE,
  BRG_DEED_FAULT_NOT_OWN,
  BRG_DEED_FAULT_OCCUPIED,
  BRG_DEED_FAULT_NOT_CROWNED,
  BRG_DEED_FAULT_NO_MOVE,
  BRG_DEED_FAULT_TWO_MOVES,
} BrgDeedFault;

#define BRG_N_DEED_FAULTS (BRG_DEED_FAULT_TWO_MOVES + 1)

/**
 * BrgIrregularityKind:
 * @BRG_IRREGULARITY_NONE: nothing is wrong
 * @BRG_IRREGULARITY_WRONG_MOVE: a wrong move, also a capture broken off or one of too few men where
 *   the most must be taken
 * @BRG_IRREGULARITY_TWO_MOVES: two moves in a row
 * @BRG_IRREGULARITY_OTHER_MAN: touched one man and moved another
 * @BRG_IRREGULARITY_TAKEN_BACK: took the move back
 * @BRG_IRREGULARITY_OPPONENTS_MAN: moved a man of the opponent
 * @BRG_IRREGULARITY_NO_CAPTURE: moved without taking though a capture was compulsory
 * @BRG_IRREGULARITY_REMOVED: took men off without cause
 * @BRG_IRREGULARITY_REMOVED_EARLY: took men off wrongly while the capture was going on
 * @BRG_IRREGULARITY_NUMBER: took more or fewer men off than were taken
 * @BRG_IRREGULARITY_OTHERS: took men off that were not taken
 * @BRG_IRREGULARITY_STOPPED: stopped while taking men off
 * @BRG_IRREGULARITY_OWN: took men of his own off after a capture
 * @BRG_IRREGULARITY_UNMARKED: did not mark a king
 * @BRG_IRREGULARITY_UNMARKED_PLAYED: played with a king that was not marked
 *
 * The irregularities in the order of rus-draughts-2022 5.4.14.2.
 */
typedef enum
{
  BRG_IRREGULARITY_NONE,
  BRG_IRREGULARITY_WRONG_MOVE,
  BRG_IRREGULARITY_TWO_MOVES,
  BRG_IRREGULARITY_OTHER_MAN,
  BRG_IRREGULARITY_TAKEN_BACK,
  BRG_IRREGULARITY_OPPONENTS_MAN,
  BRG_IRREGULARITY_NO_CAPTURE,
  BRG_IRREGULARITY_REMOVED,
  BRG_IRREGULARITY_REMOVED_EARLY,
  BRG_IRREGULARITY_NUMBER,
  BRG_IRREGULARITY_OTHERS,
  BRG_IRREGULARITY_STOPPED,
  BRG_IRREGULARITY_OWN,
  BRG_IRREGULARITY_UNMARKED,
  BRG_IRREGULARITY_UNMARKED_PLAYED,
} BrgIrregularityKind;

#define BRG_N_IRREGULARITY_KINDS (BRG_IRREGULARITY_UNMARKED_PLAYED + 1)

/**
 * BrgIrregularityUntil:
 * @BRG_IRREGULARITY_NOTHING_WRONG: there is nothing to ask for
 * @BRG_IRREGULARITY_UNTIL_REPLY: the opponent may ask for it before he answers
 * @BRG_IRREGULARITY_LATER: the opponent may ask for it also after his answer
 * @BRG_IRREGULARITY_LOST: nobody may ask for it any more
 *
 * Until when somebody may ask for a correction. Nobody but the opponent ever may.
 */
typedef enum
{
  BRG_IRREGULARITY_NOTHING_WRONG,
  BRG_IRREGULARITY_UNTIL_REPLY,
  BRG_IRREGULARITY_LATER,
  BRG_IRREGULARITY_LOST,
} BrgIrregularityUntil;

/**
 * BrgIrregularity:
 * @kind: what went wrong
 * @until: until when the opponent may ask for a correction
 * @article: book id and article that decides, the most special one; a constant string
 * @has_position: whether there is anything to say about the board
 * @position: what stands on the board once it is put right; when the opponent has answered, what
 *   the game goes on from
 * @moves: when the player is to move again, the moves that he may make, of @position; also what
 *   binds him who touched men and has not moved yet, of the position before the move; else none
 *
 * An answer. It may own memory and is not to be copied; it is declared so:
 * |[
 *   g_auto (BrgIrregularity) answer = { 0 };
 * ]|
 */
typedef struct
{
  BrgIrregularityKind kind;
  BrgIrregularityUntil until;
  const char *article;
  gboolean has_position;
  BrgDraughtsPosition position;
  BrgDraughtsMoveList moves;
} BrgIrregularity;

/**
 * brg_irregularity_clear:
 * @answer: an answer that has been filled, or is zero
 *
 * Frees what it holds.
 */
void brg_irregularity_clear (BrgIrregularity *answer);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgIrregularity, brg_irregularity_clear)

/**
 * brg_irregularity_judge:
 * @position: the position before the move
 * @deeds: (array length=n_deeds): what was done, without fault by brg_irregularity_check()
 * @n_deeds: how much
 * @answer: (inout): an answer, filled before or zero; gets what is to be said of it
 *
 * Finds what went wrong. A story has one irregularity; of several the first in this order is named:
 * a move taken back, a man of the opponent moved, two moves, another man touched, men taken off
 * without a move, the move itself, the taking off, the king not marked. What the book does not
 * forbid is none, however odd.
 */
void brg_irregularity_judge (const BrgDraughtsPosition *position,
                             const BrgDeed *deeds,
                             guint n_deeds,
                             BrgIrregularity *answer);

/**
 * brg_irregularity_to_letter:
 * @kind: an irregularity
 *
 * Returns: `a` to `n` by its place in the list of 5.4.14.2, `-` for none
 */
char brg_irregularity_to_letter (BrgIrregularityKind kind);

G_END_DECLS
