/* brg-san-pgn.h - moves in English short notation, read fast
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-san.h"

G_BEGIN_DECLS

/**
 * brg_san_read_pgn:
 * @position: a position
 * @text: a move in English short notation, need not end after it
 * @length: bytes of @text
 *
 * The fast way for files: what PGN wants, and what is often found in its place. Squares left may be
 * named more than needed; signs of capture, check and mate, `=` and marks like `!?` may be missing
 * or wrong; castling may be written with zeros. Nothing is allocated. What this refuses may still
 * be read by brg_san_read().
 *
 * Returns: the only legal move that @text fits, %BRG_MOVE_NONE if there is none or more than one
 */
BrgMove brg_san_read_pgn (const BrgPosition *position, const char *text, gsize length);

G_END_DECLS
