/* brg-move-input.h - what a move on the board means
 *
 * A board tells from where to where a piece went. That is a move but for two things: a pawn on the
 * last rank becomes a piece that is still to be chosen, and castling may be shown in two ways.
 * Rules: fide-2023 3.7.5.1, 3.8.2, guideline II.3
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-moves.h"
#include "brg-san.h"

G_BEGIN_DECLS

/**
 * BRG_MOVE_INPUT_MAX:
 *
 * The most moves that can be meant: the four promotions.
 */
#define BRG_MOVE_INPUT_MAX 4

/**
 * brg_move_input_find:
 * @position: a position
 * @from: the square that a piece left
 * @to: where it was put
 * @moves: (out caller-allocates) (array fixed-size=4): the legal moves that this can mean
 *
 * Castling is the king put on the own rook, in both games. It is the king put on the square where
 * castling brings it as well, if that is two or more squares away, or it is not a plain step.
 * Of promotions the queen comes first, then rook, bishop and knight.
 *
 * Returns: the number of moves: 0 for no legal one, 4 for a promotion, else 1
 */
guint brg_move_input_find (const BrgPosition *position,
                           BrgChessSquare from,
                           BrgChessSquare to,
                           BrgMove moves[BRG_MOVE_INPUT_MAX]);

/**
 * brg_move_input_get_targets:
 * @position: a position
 * @from: a square
 *
 * Returns: the squares on which brg_move_input_find() finds a move; for a king that may castle its
 *   rook's square and the one where castling brings it
 */
BrgChessSet brg_move_input_get_targets (const BrgPosition *position, BrgChessSquare from);

/**
 * brg_move_input_read:
 * @position: a position
 * @text: what was typed, UTF-8
 * @language: whose letters are meant first
 * @fits: (out caller-allocates): the legal moves that this can mean
 *
 * Reads a move in the letters of @language, else of any other. A Cyrillic letter is never taken for
 * an English one, however alike they look: the first letter of `Сс4` is a bishop.
 *
 * Returns: the number of moves
 */
guint brg_move_input_read (const BrgPosition *position,
                           const char *text,
                           BrgLanguage language,
                           BrgMoveList *fits);

G_END_DECLS
