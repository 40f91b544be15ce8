/* brg-pgn-writer.h - records of games of chess: PGN, written strictly
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-game-tree.h"

G_BEGIN_DECLS

/**
 * brg_pgn_write:
 * @tree: a game
 *
 * Writes a game in the standard's export format: the seven headings that every record has first,
 * lines of less than 80 characters, English letters, an empty line at the end. Comments and marks
 * are all there, marks in the form in which they came. A comment with a closing brace in it is
 * written behind a semicolon and alone may make a line longer, as may a word of a comment. A game
 * of draughts is written as brg_pdn_write() tells, one of renju as brg_rjn_write() does.
 *
 * Returns: (transfer full): the text, which is read back as the same game
 */
char *brg_pgn_write (const BrgGameTree *tree);

/**
 * brg_pgn_write_moves:
 * @tree: a game
 *
 * Returns: (transfer full): the same without headings and the empty lines around the moves
 */
char *brg_pgn_write_moves (const BrgGameTree *tree);

G_END_DECLS
