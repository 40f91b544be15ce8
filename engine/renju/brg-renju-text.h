/* brg-renju-text.h - points, records and boards of renju as text
 *
 * Rules: rus-draughts-2022 9.2.2.2, 9.3.2.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-renju-board.h"

G_BEGIN_DECLS

/**
 * BrgRenjuLetter:
 * @BRG_RENJU_LETTER_I: I, no J
 * @BRG_RENJU_LETTER_J: J, no I
 *
 * How the ninth column is written. It has one letter or the other: the fifteen are A to P with one
 * left out.
 */
typedef enum
{
  BRG_RENJU_LETTER_I,
  BRG_RENJU_LETTER_J,
} BrgRenjuLetter;

#define BRG_RENJU_POINT_LENGTH 4

/**
 * brg_renju_letters:
 * @letter: how the ninth column is written
 *
 * Returns: the letters of the fifteen columns; a constant string
 */
const char *brg_renju_letters (BrgRenjuLetter letter);

/**
 * brg_renju_point_write:
 * @point: a point, or %BRG_RENJU_PASS
 * @letter: how the ninth column is written
 * @text: (out): gets `H8`; `-` for a pass
 *
 * Returns: @text
 */
const char *brg_renju_point_write (BrgRenjuPoint point,
                                   BrgRenjuLetter letter,
                                   char text[BRG_RENJU_POINT_LENGTH]);

/**
 * brg_renju_point_read:
 * @text: a point, or a dash for a pass; nothing may follow
 * @length: its length in bytes, -1 up to its end
 * @point: (out): the point; untouched on failure
 *
 * Reads a point. Small letters, I and J alike, and letters of the Cyrillic alphabet that look like
 * the one meant are taken.
 *
 * Returns: whether it is one
 */
gboolean brg_renju_point_read (const char *text, gssize length, BrgRenjuPoint *point);

/**
 * BrgRenjuTextFaultKind:
 * @BRG_RENJU_TEXT_WORD: neither a point nor a dash nor a number
 * @BRG_RENJU_TEXT_NUMBER: not the number of the move that follows
 * @BRG_RENJU_TEXT_BOTH_LETTERS: I and J in one record: the letters of another board
 * @BRG_RENJU_TEXT_OCCUPIED: a stone lies there already
 * @BRG_RENJU_TEXT_LONG: more moves than a game can have
 * @BRG_RENJU_TEXT_STONE: this is neither a stone nor an empty point
 * @BRG_RENJU_TEXT_SIZE: not 225 points
 *
 * What is wrong with a text.
 */
typedef enum
{
  BRG_RENJU_TEXT_WORD,
  BRG_RENJU_TEXT_NUMBER,
  BRG_RENJU_TEXT_BOTH_LETTERS,
  BRG_RENJU_TEXT_OCCUPIED,
  BRG_RENJU_TEXT_LONG,
  BRG_RENJU_TEXT_STONE,
  BRG_RENJU_TEXT_SIZE,
} BrgRenjuTextFaultKind;

#define BRG_N_RENJU_TEXT_FAULT_KINDS (BRG_RENJU_TEXT_SIZE + 1)

/**
 * BrgRenjuTextFault:
 * @kind: what is wrong
 * @column: where, in characters from 1; one behind the last when something is missing there
 *
 * Why a text cannot be read.
 */
typedef struct
{
  BrgRenjuTextFaultKind kind;
  gint column;
} BrgRenjuTextFault;

/**
 * brg_renju_text_fault_get_text:
 * @kind: what is wrong
 *
 * Returns: the fault as a plain English clause without a full stop; a constant string
 */
const char *brg_renju_text_fault_get_text (BrgRenjuTextFaultKind kind);

/* A stone on every point, and a pass before each and after the last. */
#define BRG_RENJU_MAX_MOVES (2 * BRG_RENJU_N_POINTS + 1)

/**
 * brg_renju_moves_read:
 * @text: a record: points and dashes parted by blanks, commas or semicolons
 * @moves: (out) (array fixed-size=451): the moves
 * @n_moves: (out): how many
 * @fault: (out) (optional): what is wrong; untouched on success
 *
 * Reads the record of a game. Stones are numbered one by one from 1, and so numbers may stand
 * before the moves, as in `1.H8 2.I9` or in the `65 -` that a player writes in the margin for a
 * pass. Whether the moves are allowed is not asked, only that every stone finds its point empty.
 *
 * Returns: whether @text is a record
 */
gboolean brg_renju_moves_read (const char *text,
                               BrgRenjuPoint moves[BRG_RENJU_MAX_MOVES],
                               guint *n_moves,
                               BrgRenjuTextFault *fault);

/**
 * brg_renju_moves_write:
 * @moves: (array length=n_moves): moves
 * @n_moves: how many
 * @letter: how the ninth column is written
 *
 * Returns: (transfer full): the record, `H8 I9 -`
 */
char *brg_renju_moves_write (const BrgRenjuPoint *moves, guint n_moves, BrgRenjuLetter letter);

/**
 * brg_renju_board_read:
 * @text: 225 points, the row 15 first and in each row from A to P: `.`, `x` for Black, `o` for
 * White
 * @length: its length in bytes, -1 up to its end
 * @board: (out): the board; undefined on failure
 * @fault: (out) (optional): what is wrong; untouched on success
 *
 * Returns: whether @text is a board
 */
gboolean brg_renju_board_read (const char *text,
                               gssize length,
                               BrgRenjuBoard *board,
                               BrgRenjuTextFault *fault);

/**
 * brg_renju_board_write:
 * @board: a board
 * @text: (out): gets the 225 points, which brg_renju_board_read() reads back
 *
 * Returns: @text
 */
const char *brg_renju_board_write (const BrgRenjuBoard *board, char text[BRG_RENJU_N_POINTS + 1]);

G_END_DECLS
