/* brg-san-write.h - moves of chess as text, one text a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-san.h"

G_BEGIN_DECLS

/**
 * brg_san_write:
 * @position: a position
 * @move: a legal move of it
 * @notation: how to write
 * @text: (out caller-allocates) (array fixed-size=64): the move as text, UTF-8
 *
 * Writes a move. Short notations name the square left only as far as other legal moves make it
 * necessary: its file if that is enough, else its rank, else both (fide-2023 C.10).
 *
 * Returns: @text
 */
const char *brg_san_write (const BrgPosition *position,
                           BrgMove move,
                           const BrgNotation *notation,
                           char text[BRG_SAN_LENGTH]);

G_END_DECLS
