/* brg-san-read.h - moves of chess as people write them, read generously
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-san.h"

G_BEGIN_DECLS

/**
 * brg_san_read:
 * @position: a position
 * @text: a move as somebody wrote it; need not be valid UTF-8
 * @length: bytes of @text, -1 if it ends with a zero
 * @language: the language of the writer
 * @fits: (out): the legal moves that @text fits as it stands, in the order of brg_moves_generate()
 *
 * Reads short and full notation, figurines, captures by files alone (`ed`), announcements of
 * fide-2023 D.2.1 and moves as programs write them. Missing and wrong signs of check, mate and
 * capture, marks of capture en passant, numbers of moves, blanks, forms of dashes, Latin and
 * Cyrillic letters that look alike, files in capital letters and a letter for the pawn do not
 * matter. Nothing is corrected: see brg-sealed.h. A pawn move that does not name the square left is
 * a step forward if one is legal, else a capture; without a letter for the new piece a promotion
 * fits four moves.
 *
 * Returns: the number of moves: 0 if @text means nothing here, 1 if it is unique
 */
guint brg_san_read (const BrgPosition *position,
                    const char *text,
                    gssize length,
                    BrgLanguage language,
                    BrgMoveList *fits);

G_END_DECLS
