/* brg-contest-solution.h - the solution of a work as moves with variations, and back as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-game.h"

G_BEGIN_DECLS

/**
 * brg_contest_solution_find_discipline:
 * @board: `64`, `100`, `giveaway` or `chess`
 *
 * Returns: what is played on that board
 */
BrgDiscipline brg_contest_solution_find_discipline (const char *board);

/**
 * brg_contest_solution_get_notation:
 * @board: `64`, `100`, `giveaway` or `chess`
 *
 * Returns: id of the notation in which solutions are kept; a constant string
 */
const char *brg_contest_solution_get_notation (const char *board);

/** brg_contest_solution_get_empty: Returns: the text of @board without pieces; a constant string */
const char *brg_contest_solution_get_empty (const char *board);

/**
 * brg_contest_solution_open:
 * @board: `64`, `100`, `giveaway` or `chess`
 * @fen: the position
 * @text: the author's text: lines parted by `|`, each from the first move
 * @rest: (out) (nullable): (transfer full) (nullable): the first word that is no single legal move,
 *   with the number of the move, `2.b4-a5`; %NULL where all is read
 *
 * Reads a solution. A line is read as far as it can be played; what it has in common with another
 * one is one line, what it has not is a variation. The place is the beginning.
 *
 * Returns: (transfer full) (nullable): the moves, %NULL where @fen is no position of the board
 */
BrgDeskGame *brg_contest_solution_open (const char *board,
                                        const char *fen,
                                        const char *text,
                                        char **rest);

/**
 * brg_contest_solution_dup_text:
 * @game: moves of brg_contest_solution_open()
 *
 * Returns: (transfer full): the text of it: every line from the first move, parted by ` | `, with
 *   numbers: `1.a5-b6 c3:a5 2.c7-b8`
 */
char *brg_contest_solution_dup_text (const BrgDeskGame *game);

/** brg_contest_solution_dup_tree: Returns: (transfer full): the same of moves that were read from a
 * file */
char *brg_contest_solution_dup_tree (const char *board, const BrgGameTree *tree);

/** brg_contest_solution_count_moves: Returns: how many moves the first player makes in the longest
 * line of @tree */
guint brg_contest_solution_count_moves (const BrgGameTree *tree);

/**
 * brg_contest_solution_dup_first:
 * @game: moves of brg_contest_solution_open()
 * @n_moves: (out): how many moves the first player makes in the longest line
 *
 * Returns: (transfer full): the first move, empty where there is none
 */
char *brg_contest_solution_dup_first (const BrgDeskGame *game, guint *n_moves);

G_END_DECLS
