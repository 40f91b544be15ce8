/* brg-san.h - moves of chess as people write them
 *
 * Writing is strict: one move, one text. Reading is generous: whatever a text can mean if its words
 * are taken as they stand.
 * Rules: fide-2023 appendix C, D.2.1; ussr-chess-1956 appendix on notation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-moves.h"
#include "brg-notation.h"

G_BEGIN_DECLS

/**
 * BRG_SAN_LENGTH:
 *
 * Room for a move as text in any notation, in bytes.
 */
#define BRG_SAN_LENGTH 64

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
