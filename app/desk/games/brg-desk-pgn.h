/* brg-desk-pgn.h - games of the desk as records with headings, and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-game-tree.h"
#include "brg-round.h"
#include "brg-snapshot.h"
#include "brg-stored-game.h"

G_BEGIN_DECLS

/**
 * brg_desk_pgn_fill_record:
 * @tree: a game as it was read
 * @record: gets its start and its moves; its discipline becomes that of the game
 */
void brg_desk_pgn_fill_record (const BrgGameTree *tree, BrgStoredGame *record);

/**
 * brg_desk_pgn_explain_tree:
 * @tree: a game of chess from a file
 * @record: the board
 *
 * A game of Chess960 begins from the position of the board, where one is set, and is no game of
 * chess.
 *
 * Returns: (transfer full) (nullable): why the game is not one for the board, or %NULL
 */
char *brg_desk_pgn_explain_tree (const BrgGameTree *tree, const BrgStoredGame *record);

/**
 * brg_desk_pgn_find_game:
 * @games: (element-type BrgGameTree): games of a file
 * @snapshot: the group
 * @pairing: (nullable): a board
 *
 * Returns: index of the game whose headings name the players of the board by their family names,
 *   -1 when there is none
 */
gint brg_desk_pgn_find_game (GPtrArray *games, const BrgSnapshot *snapshot, const BrgGame *pairing);

/**
 * brg_desk_pgn_set_tags:
 * @tree: a game
 * @snapshot: the group
 * @round: number of the round
 * @pairing: (nullable): the board, %NULL for the arbiter's own
 *
 * Writes the headings of the record: event, site, date, round and board, players, result.
 */
void brg_desk_pgn_set_tags (BrgGameTree *tree,
                            const BrgSnapshot *snapshot,
                            gint round,
                            const BrgGame *pairing);

G_END_DECLS
