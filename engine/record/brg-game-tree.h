/* brg-game-tree.h - a recorded game: headings, start, moves with variations, result
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-game-node.h"

G_BEGIN_DECLS

/**
 * BrgGameTree:
 *
 * A recorded game of chess, Chess960, draughts or renju. It owns its nodes; a node lives until it,
 * a node above it or the game is deleted. What is only for draughts is in brg-draughts-game.h, what
 * is only for renju in brg-renju-record.h.
 */
typedef struct _BrgGameTree BrgGameTree;

/**
 * BrgGameTag:
 * @name: name, `White`
 * @value: value, in UTF-8
 *
 * A heading of a game.
 */
typedef struct
{
  char *name;
  char *value;
} BrgGameTag;

/**
 * BrgGameResult:
 * @BRG_GAME_OPEN: `*`, not finished or not known
 * @BRG_GAME_WHITE_WON: `1-0`
 * @BRG_GAME_BLACK_WON: `0-1`
 * @BRG_GAME_DRAWN: `1/2-1/2`
 *
 * How the record of a game ends. Other results, such as both players losing, stand in the heading
 * only.
 */
typedef enum
{
  BRG_GAME_OPEN,
  BRG_GAME_WHITE_WON,
  BRG_GAME_BLACK_WON,
  BRG_GAME_DRAWN,
} BrgGameResult;

#define BRG_N_GAME_RESULTS (BRG_GAME_DRAWN + 1)

/** brg_game_result_text: Returns: (transfer none): a result as a record of chess writes it */
const char *brg_game_result_text (BrgGameResult result);

/**
 * brg_game_tree_new:
 * @start: the position that the game begins with
 *
 * Makes a game without moves. Unless @start is the initial position of chess it gets the headings
 * `SetUp` and `FEN`, and in Chess960 also `Variant`.
 *
 * Returns: (transfer full): the game
 */
BrgGameTree *brg_game_tree_new (const BrgPosition *start);

/**
 * brg_game_tree_new_bare:
 * @start: the position that the game begins with
 *
 * The same without any heading: for those who have read them.
 *
 * Returns: (transfer full): the game
 */
BrgGameTree *brg_game_tree_new_bare (const BrgPosition *start);

/**
 * brg_game_tree_copy:
 * @tree: a game
 *
 * Returns: (transfer full): a copy with all headings, variations, comments and marks
 */
BrgGameTree *brg_game_tree_copy (const BrgGameTree *tree);

/**
 * brg_game_tree_free:
 * @tree: (nullable): a game
 */
void brg_game_tree_free (BrgGameTree *tree);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgGameTree, brg_game_tree_free)

/* Headings. */

#define BRG_GAME_N_ROSTER 7

/** brg_game_tree_get_result: Returns: how the record ends */
BrgGameResult brg_game_tree_get_result (const BrgGameTree *tree);

/**
 * brg_game_tree_set_result:
 * @tree: a game
 * @result: how the record ends
 *
 * Sets the end of the record; the heading `Result` is left to the caller.
 */
void brg_game_tree_set_result (BrgGameTree *tree, BrgGameResult result);

/**
 * brg_game_tree_get_result_text:
 * @tree: a game
 *
 * Returns: (transfer none): how the record ends, as records of its game write it: `1-0`, in
 * draughts `2-0`
 */
const char *brg_game_tree_get_result_text (const BrgGameTree *tree);

/* Moves. */

/** brg_game_tree_get_kind: Returns: what is played */
BrgGameKind brg_game_tree_get_kind (const BrgGameTree *tree);

/** brg_game_tree_get_root: Returns: (transfer none): the node before the first move */
BrgGameNode *brg_game_tree_get_root (const BrgGameTree *tree);

/** brg_game_tree_get_start: Returns: (transfer none): the position that a game of chess begins with
 */
const BrgPosition *brg_game_tree_get_start (const BrgGameTree *tree);

/** brg_game_tree_get_last: Returns: (transfer none): the end of the main line, maybe the root */
BrgGameNode *brg_game_tree_get_last (const BrgGameTree *tree);

/**
 * brg_game_tree_dup_moves:
 * @tree: a game
 * @n_moves: (out): number of moves
 *
 * Lists the main line, ending before the first null move.
 *
 * Returns: (transfer full) (array length=n_moves): the moves
 */
BrgMove *brg_game_tree_dup_moves (const BrgGameTree *tree, guint *n_moves);

/**
 * brg_game_tree_add_move:
 * @tree: a game
 * @parent: the node that the move follows
 * @move: a move of what is played, legal there; this is not checked
 *
 * Plays a move: where it is already among the moves that follow @parent that one is taken, else it
 * becomes the main continuation or the last variation.
 *
 * Returns: (transfer none): the move's node
 */
BrgGameNode *brg_game_tree_add_move (BrgGameTree *tree,
                                     BrgGameNode *parent,
                                     const BrgGameMove *move);

/**
 * brg_game_tree_append_move:
 * @tree: a game
 * @parent: the node that the move follows
 * @move: a move of what is played, legal there; this is not checked
 *
 * The same, but always a new node, as records may have the same move twice at a place.
 *
 * Returns: (transfer none): the new node
 */
BrgGameNode *brg_game_tree_append_move (BrgGameTree *tree,
                                        BrgGameNode *parent,
                                        const BrgGameMove *move);

/**
 * brg_game_tree_append_null:
 * @tree: a game
 * @parent: the node that it follows, whose player having the move is not in check
 *
 * Adds a null move: the opponent gets the move, nothing else happens on the board. Analysts use it
 * to show threats.
 *
 * Returns: (transfer none): the new node
 */
BrgGameNode *brg_game_tree_append_null (BrgGameTree *tree, BrgGameNode *parent);

/**
 * brg_game_tree_promote:
 * @tree: a game
 * @node: a node
 *
 * Moves the variation that @node is in up by one place among the alternatives of its first move.
 *
 * Returns: whether something changed; it does not on the main line
 */
gboolean brg_game_tree_promote (BrgGameTree *tree, BrgGameNode *node);

/**
 * brg_game_tree_make_main:
 * @tree: a game
 * @node: a node
 *
 * Makes the line to @node the main line.
 *
 * Returns: whether something changed
 */
gboolean brg_game_tree_make_main (BrgGameTree *tree, BrgGameNode *node);

/**
 * brg_game_tree_delete:
 * @tree: a game
 * @node: a node but the root
 *
 * Deletes a move and all that follows it. If it was the main continuation its first variation
 * becomes that.
 */
void brg_game_tree_delete (BrgGameTree *tree, BrgGameNode *node);

/**
 * brg_game_tree_truncate:
 * @tree: a game
 * @node: a node
 *
 * Deletes all that follows a node.
 */
void brg_game_tree_truncate (BrgGameTree *tree, BrgGameNode *node);

G_END_DECLS
