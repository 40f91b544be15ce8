/* brg-draughts-fen.h - positions of draughts as text
 *
 * `W:W31,K45:B1-5,K7`: the player having the move, then the pieces of both sides.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-position.h"

G_BEGIN_DECLS

/**
 * BrgDraughtsFenFaultKind:
 * @BRG_DRAUGHTS_FEN_FAULT_TURN: neither W nor B for the player having the move
 * @BRG_DRAUGHTS_FEN_FAULT_COLON: a colon should stand here
 * @BRG_DRAUGHTS_FEN_FAULT_SIDE: neither W nor B before the pieces of a side
 * @BRG_DRAUGHTS_FEN_FAULT_SIDE_TWICE: the pieces of this side have been named before
 * @BRG_DRAUGHTS_FEN_FAULT_SQUARE: this is no square
 * @BRG_DRAUGHTS_FEN_FAULT_OFF_BOARD: the board has no such square to play on
 * @BRG_DRAUGHTS_FEN_FAULT_OCCUPIED: a piece stands on this square already
 * @BRG_DRAUGHTS_FEN_FAULT_RANGE: the last square of a range comes before the first
 * @BRG_DRAUGHTS_FEN_FAULT_COMMA: a comma should stand here
 * @BRG_DRAUGHTS_FEN_FAULT_END: nothing may follow
 *
 * What is wrong with a text.
 */
typedef enum
{
  BRG_DRAUGHTS_FEN_FAULT_TURN,
  BRG_DRAUGHTS_FEN_FAULT_COLON,
  BRG_DRAUGHTS_FEN_FAULT_SIDE,
  BRG_DRAUGHTS_FEN_FAULT_SIDE_TWICE,
  BRG_DRAUGHTS_FEN_FAULT_SQUARE,
  BRG_DRAUGHTS_FEN_FAULT_OFF_BOARD,
  BRG_DRAUGHTS_FEN_FAULT_OCCUPIED,
  BRG_DRAUGHTS_FEN_FAULT_RANGE,
  BRG_DRAUGHTS_FEN_FAULT_COMMA,
  BRG_DRAUGHTS_FEN_FAULT_END,
} BrgDraughtsFenFaultKind;

#define BRG_N_DRAUGHTS_FEN_FAULT_KINDS (BRG_DRAUGHTS_FEN_FAULT_END + 1)

/**
 * BrgDraughtsFenFault:
 * @kind: what is wrong
 * @column: where, in characters from 1; one behind the last when something is missing there
 * @square: of a square that is off the board or occupied, what was written, else empty
 *
 * Why a text is no position.
 */
typedef struct
{
  BrgDraughtsFenFaultKind kind;
  gint column;
  char square[8];
} BrgDraughtsFenFault;

/**
 * brg_draughts_fen_read:
 * @text: a position
 * @variant: the game
 * @position: (out): the position; untouched on failure
 * @fault: (out) (optional): what is wrong; untouched on success
 *
 * Reads a position. The sides may come in any order, a side without pieces has an empty list;
 * squares are numbers, or on 64 squares also `c3`; `K` before a square makes it a king's, and
 * before a range all of its squares; `1-20` is a range of numbers. Letters may be small, blanks may
 * stand around colons and commas. A dot may end the lists, and fields with numbers of moves as
 * `:H0:F1` are read over. A man on its last row is taken as it is written: a king that was not
 * marked.
 *
 * Returns: whether @text is a position
 */
gboolean brg_draughts_fen_read (const char *text,
                                BrgDraughtsVariant variant,
                                BrgDraughtsPosition *position,
                                BrgDraughtsFenFault *fault);

/**
 * brg_draughts_fen_fault_to_text:
 * @fault: a fault
 *
 * Returns: (transfer full): the fault as a plain English clause without a full stop
 */
char *brg_draughts_fen_fault_to_text (const BrgDraughtsFenFault *fault);

/**
 * BrgDraughtsFenStyle:
 * @BRG_DRAUGHTS_FEN_NUMBERS: squares by number
 * @BRG_DRAUGHTS_FEN_LETTERS: squares like `c3`, on 64 squares only
 *
 * How to write squares.
 */
typedef enum
{
  BRG_DRAUGHTS_FEN_NUMBERS,
  BRG_DRAUGHTS_FEN_LETTERS,
} BrgDraughtsFenStyle;

/**
 * brg_draughts_fen_write:
 * @position: a position
 * @style: how
 *
 * Writes White's pieces first, squares by rising number, without ranges.
 *
 * Returns: (transfer full): the position as text, which brg_draughts_fen_read() reads back
 */
char *brg_draughts_fen_write (const BrgDraughtsPosition *position, BrgDraughtsFenStyle style);

G_END_DECLS
