/* brg-uci.h - moves as programs write them: e2e4, e7e8q
 *
 * Castling is the king's own way in chess, `e1g1`, and king takes rook in Chess960, `e1h1`.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-move.h"

G_BEGIN_DECLS

/**
 * BRG_UCI_LENGTH:
 *
 * Room for a move as text.
 */
#define BRG_UCI_LENGTH 6

/**
 * brg_uci_write:
 * @move: a move
 * @variant: the game
 * @text: (out caller-allocates) (array fixed-size=6): the move as text
 *
 * Writes a move.
 *
 * Returns: @text
 */
const char *brg_uci_write (BrgMove move, BrgChessVariant variant, char text[BRG_UCI_LENGTH]);

/**
 * BrgUciVerdict:
 * @BRG_UCI_LEGAL: a legal move
 * @BRG_UCI_ILLEGAL: well written, but not legal here
 * @BRG_UCI_MALFORMED: not written as a move
 *
 * What a text is in a position.
 */
typedef enum
{
  BRG_UCI_LEGAL,
  BRG_UCI_ILLEGAL,
  BRG_UCI_MALFORMED,
} BrgUciVerdict;

/**
 * brg_uci_read:
 * @position: a position
 * @text: a move, small letters
 * @move: (out): the move; untouched if it is not legal
 *
 * Reads a move.
 *
 * Returns: what @text is
 */
BrgUciVerdict brg_uci_read (const BrgPosition *position, const char *text, BrgMove *move);

G_END_DECLS
