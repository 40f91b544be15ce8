/* brg-rjn.h - records of games of renju in the form of PGN, read generously and written strictly
 *
 * Renju has no form of its own for games with variations and remarks, so it borrows that of chess:
 * one reader and one kind of tree serve all games.
 * Rules: rus-draughts-2022 9.2.2.2, 9.2.4.4, 9.3.2.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-pgn-reader.h"
#include "brg-renju-record.h"

G_BEGIN_DECLS

/**
 * BRG_RJN_GAME:
 *
 * The value of the heading `Variant`, by which a record says that it is one of renju; a program for
 * chess that knows this heading refuses the record for the right reason.
 */
#define BRG_RJN_GAME "Renju"

/**
 * BRG_RJN_BOARD:
 *
 * The heading with the stones that lie on the board before the first move, as
 * brg_renju_board_read() wants them. A game begins with the empty board: only composed boards need
 * it. Black has the first move on it all the same.
 */
#define BRG_RJN_BOARD "Board"

/**
 * BRG_RJN_PROCEDURE:
 *
 * The heading that tells how the opening was settled. The reader does not look into it.
 */
#define BRG_RJN_PROCEDURE "OpeningProcedure"

/**
 * brg_rjn_reader_new_from_bytes:
 * @bytes: what stands in a file or came from the clipboard
 * @name: name for messages
 *
 * Opens a file of games of renju. Headings, comments, marks and variations are as in PGN; moves are
 * points as brg_renju_point_read() takes them, or a dash, two, or `pass` for a refusal to place a
 * stone. Stones are numbered one by one, but numbers tell nothing. The ninth column is I or J; a
 * game that has both is of another board and is refused. Whether moves are allowed is not asked,
 * only that every stone finds its point empty. Without the heading `Variant` the game is taken for
 * renju; with another value than %BRG_RJN_GAME it is refused, and so is a start by `FEN`. `1-0`
 * says that White has won, as in chess, although Black begins.
 *
 * Returns: (transfer full): a reader before the first game, whose trees are of renju
 */
BrgPgnReader *brg_rjn_reader_new_from_bytes (GBytes *bytes, const char *name);

/**
 * brg_rjn_looks_like:
 * @text: the beginning of a file, or all of it
 *
 * Returns: whether the text is records of games of renju: it has the heading `Variant` that says
 *   so, or a first move into the centre of the board
 */
gboolean brg_rjn_looks_like (const char *text);

/**
 * brg_rjn_write:
 * @tree: a game of renju
 *
 * Writes a game: the seven headings that every record has, then the others, `Variant` among them,
 * the moves in lines of less than 80 characters, each with its number: `1. H8 2. I9 3. -`, an empty
 * line at the end. The ninth column is written I.
 *
 * Returns: (transfer full): the text, which is read back as the same game
 */
char *brg_rjn_write (const BrgGameTree *tree);

/**
 * brg_rjn_get_board:
 * @tree: a game of renju
 * @board: (out): the stones before the first move, by the heading %BRG_RJN_BOARD; the empty board
 *   without it
 *
 * Returns: whether there are any
 */
gboolean brg_rjn_get_board (const BrgGameTree *tree, BrgRenjuBoard *board);

/**
 * brg_rjn_write_moves:
 * @tree: a game of renju
 *
 * Returns: (transfer full): the same without headings and the empty lines around the moves
 */
char *brg_rjn_write_moves (const BrgGameTree *tree);

G_END_DECLS
