/* brg-fen.h - positions as text: FEN, X-FEN and Shredder-FEN
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-position-check.h"

G_BEGIN_DECLS

/**
 * BrgFenFaultKind:
 * @BRG_FEN_FAULT_FIELD_MISSING: a field should stand here
 * @BRG_FEN_FAULT_MAN: this letter is no man, nor a number of empty squares
 * @BRG_FEN_FAULT_TWO_NUMBERS: two numbers of empty squares follow each other
 * @BRG_FEN_FAULT_RANK_LONG: with this a rank has more than eight squares
 * @BRG_FEN_FAULT_RANK_SHORT: here a rank ends with less than eight squares
 * @BRG_FEN_FAULT_RANKS_MANY: a ninth rank begins here
 * @BRG_FEN_FAULT_RANKS_FEW: here the board ends with less than eight ranks
 * @BRG_FEN_FAULT_TURN: neither w nor b
 * @BRG_FEN_FAULT_CASTLING: this letter is no right to castle
 * @BRG_FEN_FAULT_CASTLING_TWICE: this right has been named before
 * @BRG_FEN_FAULT_CASTLING_ROOK: there is no rook on that side of the king
 * @BRG_FEN_FAULT_PASSED: neither a square nor a dash
 * @BRG_FEN_FAULT_NUMBER: not a whole number
 * @BRG_FEN_FAULT_RANGE: a number that is too small or too large
 * @BRG_FEN_FAULT_END: nothing may follow
 * @BRG_FEN_FAULT_POSITION: the text is well made, but it is no position
 *
 * What is wrong with a text.
 */
typedef enum
{
  BRG_FEN_FAULT_FIELD_MISSING,
  BRG_FEN_FAULT_MAN,
  BRG_FEN_FAULT_TWO_NUMBERS,
  BRG_FEN_FAULT_RANK_LONG,
  BRG_FEN_FAULT_RANK_SHORT,
  BRG_FEN_FAULT_RANKS_MANY,
  BRG_FEN_FAULT_RANKS_FEW,
  BRG_FEN_FAULT_TURN,
  BRG_FEN_FAULT_CASTLING,
  BRG_FEN_FAULT_CASTLING_TWICE,
  BRG_FEN_FAULT_CASTLING_ROOK,
  BRG_FEN_FAULT_PASSED,
  BRG_FEN_FAULT_NUMBER,
  BRG_FEN_FAULT_RANGE,
  BRG_FEN_FAULT_END,
  BRG_FEN_FAULT_POSITION,
} BrgFenFaultKind;

#define BRG_N_FEN_FAULT_KINDS (BRG_FEN_FAULT_POSITION + 1)

/**
 * BrgFenFault:
 * @kind: what is wrong
 * @column: where, in characters from 1; one behind the last when something is missing there
 * @field: number of the field, 0 for the board to 5 for the number of the move
 * @rank: of a rank's length the rank, 1 to 8
 * @number: of a rank its squares, of the board its ranks
 * @character: the character that is wrong; U+FFFD if it is none
 * @position: for %BRG_FEN_FAULT_POSITION what is wrong
 *
 * Why a text is no position.
 */
typedef struct
{
  BrgFenFaultKind kind;
  gint column;
  guint field;
  gint rank;
  gint number;
  gunichar character;
  BrgPositionFault position;
} BrgFenFault;

/**
 * brg_fen_read:
 * @text: a position
 * @variant: the game
 * @demand: how much is asked of the position
 * @position: (out): the position; untouched on failure
 * @fault: (out) (optional): what is wrong; untouched on success
 *
 * Reads a position of six fields with one blank between: board, player having the move, rights to
 * castle, square passed by a pawn, quiet half-moves, number of the move. Without the last two they
 * are 0 and 1. Rights are letters KQkq, for the outermost rook on that side of the king, or letters
 * of files, capital for White; both may be mixed. The square passed may be named whether or not a
 * pawn can really be taken there.
 *
 * Returns: whether @text is a position
 */
gboolean brg_fen_read (const char *text,
                       BrgChessVariant variant,
                       BrgPositionDemand demand,
                       BrgPosition *position,
                       BrgFenFault *fault);

/**
 * BrgFenStyle:
 * @BRG_FEN_PLAIN: rights to castle as KQkq, and as the letter of a file where another rook stands
 *   farther out (X-FEN); the square passed by a pawn only if it can really be taken there
 * @BRG_FEN_SHREDDER: rights to castle by letters of files
 * @BRG_FEN_EVERY_PASSED: the square passed by a pawn after every double step
 *
 * How to write a position.
 */
typedef enum
{
  BRG_FEN_PLAIN = 0,
  BRG_FEN_SHREDDER = 1 << 0,
  BRG_FEN_EVERY_PASSED = 1 << 1,
} BrgFenStyle;

/**
 * brg_fen_write:
 * @position: a position
 * @style: how
 *
 * Returns: (transfer full): the position as text, which brg_fen_read() reads back
 */
char *brg_fen_write (const BrgPosition *position, BrgFenStyle style);

G_END_DECLS
