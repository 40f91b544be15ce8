/* brg-game-node.h - a move of a recorded game, with what is written beside it
 *
 * Nodes belong to a #BrgGameTree, which makes, moves and frees them; their fields are for reading.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-draughts-move.h"
#include "brg-move.h"
#include "brg-renju.h"

G_BEGIN_DECLS

/**
 * BrgGameKind:
 * @BRG_GAME_OF_CHESS: chess or Chess960
 * @BRG_GAME_OF_DRAUGHTS: draughts of any kind
 * @BRG_GAME_OF_RENJU: renju, from the empty board
 *
 * What a recorded game is a game of.
 */
typedef enum
{
  BRG_GAME_OF_CHESS,
  BRG_GAME_OF_DRAUGHTS,
  BRG_GAME_OF_RENJU,
} BrgGameKind;

/**
 * BrgGameMove:
 * @chess: a move of chess
 * @draughts: a move of draughts
 * @renju: a point, or %BRG_RENJU_PASS
 *
 * A move of whatever is played.
 */
typedef union
{
  BrgMove chess;
  BrgDraughtsMove draughts;
  BrgRenjuPoint renju;
} BrgGameMove;

/**
 * BRG_GAME_MAX_NAG:
 *
 * The highest number of a mark that is kept.
 */
#define BRG_GAME_MAX_NAG 65535

/**
 * BrgGameNag:
 * @code: number of the mark (numeric annotation glyph), 0 to %BRG_GAME_MAX_NAG
 * @sign: the way it was written: 0 by its number, else as brg_game_sign_text() tells
 *
 * A mark of a move: good, dubious, White has the upper hand.
 */
typedef struct
{
  guint16 code;
  guint16 sign;
} BrgGameNag;

/**
 * BrgGameNode:
 * @move: in chess the move; %BRG_MOVE_NONE for the root and for a null move
 * @draughts_move: in draughts the move; all zero for the root
 * @renju_move: in renju the point; meaningless for the root
 * @made: the move, of whatever is played
 * @ply: 0 for the root, then one more with every move
 * @kind: #BrgGameKind, which says whose fields count; a node of renju has no position: it follows
 *   from the moves
 * @position: in chess the position after the move; of the root the start
 * @draughts: in draughts the same
 * @parent: (nullable): what the move follows; %NULL for the root
 * @next: (nullable): the main continuation; the other ones are its siblings
 * @sibling: (nullable): the next variation to this move
 * @tail: (nullable): the last of the chain that begins with @next
 * @before: (nullable) (element-type utf8): comments before the move
 * @after: (nullable) (element-type utf8): comments behind it; of the root those before all moves
 * @nags: (nullable) (element-type BrgGameNag): marks, in the order written
 *
 * A move. All alternatives at a place are a chain: `parent->next`, then by @sibling.
 */
typedef struct _BrgGameNode BrgGameNode;
struct _BrgGameNode
{
  union
  {
    BrgMove move;
    BrgDraughtsMove draughts_move;
    BrgRenjuPoint renju_move;
    BrgGameMove made;
  };
  guint32 ply;
  guint8 kind;
  BrgGameNode *parent;
  BrgGameNode *next;
  BrgGameNode *sibling;
  BrgGameNode *tail;
  GPtrArray *before; /* owns its texts */
  GPtrArray *after;  /* owns its texts */
  GArray *nags;
  union
  {
    BrgPosition position;
    BrgDraughtsPosition draughts;
  };
};

/** brg_game_node_is_null: Returns: whether @node only hands over the move: no rule knows this */
static inline gboolean
brg_game_node_is_null (const BrgGameNode *node)
{
  return node->parent != NULL && node->kind == BRG_GAME_OF_CHESS && node->move == BRG_MOVE_NONE;
}

/** brg_game_node_is_variation: Returns: whether @node is not the first of its alternatives */
static inline gboolean
brg_game_node_is_variation (const BrgGameNode *node)
{
  return node->parent != NULL && node->parent->next != node;
}

/** brg_game_node_get_turn: Returns: who has the move after @node */
static inline BrgColour
brg_game_node_get_turn (const BrgGameNode *node)
{
  switch ((BrgGameKind) node->kind)
    {
    case BRG_GAME_OF_CHESS:
      return (BrgColour) node->position.turn;
    case BRG_GAME_OF_DRAUGHTS:
      return (BrgColour) node->draughts.turn;
    case BRG_GAME_OF_RENJU:
    default:
      return node->ply % 2 == 0 ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE;
    }
}

/**
 * brg_game_node_get_number:
 * @node: a node
 *
 * Returns: the number of the move that follows @node, from 1: the same for both players, but in
 *   renju, where stones are numbered one by one
 */
guint brg_game_node_get_number (const BrgGameNode *node);

/**
 * brg_game_node_is_main:
 * @node: a node
 *
 * Returns: whether @node is on the main line; the root is
 */
gboolean brg_game_node_is_main (const BrgGameNode *node);

/**
 * brg_game_node_get_last:
 * @node: a node
 *
 * Returns: (transfer none): the end of the line that goes on from @node; @node if nothing follows
 */
BrgGameNode *brg_game_node_get_last (const BrgGameNode *node);

/**
 * brg_game_node_get_line_start:
 * @node: a node but the root
 *
 * Returns: (transfer none): the first move of the variation that @node is in; on the main line the
 *   first move of the game
 */
BrgGameNode *brg_game_node_get_line_start (const BrgGameNode *node);

/**
 * brg_game_node_get_n_moves:
 * @node: a node
 *
 * Returns: how many moves follow @node: 0 at the end of a line, 1 without variations
 */
guint brg_game_node_get_n_moves (const BrgGameNode *node);

/**
 * brg_game_node_get_nth:
 * @node: a node
 * @n: 0 for the main continuation, then the variations
 *
 * Returns: (transfer none) (nullable): a move that follows @node
 */
BrgGameNode *brg_game_node_get_nth (const BrgGameNode *node, guint n);

/**
 * brg_game_move_is_same:
 * @kind: what is played
 * @a: a move
 * @b: another move of the same position
 *
 * Returns: whether they are the same
 */
gboolean brg_game_move_is_same (BrgGameKind kind, const BrgGameMove *a, const BrgGameMove *b);

/**
 * brg_game_node_find:
 * @node: a node
 * @move: a move
 *
 * Returns: (transfer none) (nullable): the first node with @move among those that follow @node
 */
BrgGameNode *brg_game_node_find (const BrgGameNode *node, const BrgGameMove *move);

/**
 * brg_game_node_walk:
 * @node: a node
 * @top: where the walk began, @node or above it
 *
 * Walks over @top and all that follows it: a move, its main continuation to the end with all its
 * variations, then the other continuations. Every node comes once, its parent before it.
 *
 * Returns: (transfer none) (nullable): the node behind @node, %NULL behind the last
 */
BrgGameNode *brg_game_node_walk (const BrgGameNode *node, const BrgGameNode *top);

/**
 * brg_game_node_dup_moves:
 * @node: a node
 * @n_moves: (out): number of moves
 *
 * Lists the moves of chess from the start to @node, ending before the first null move.
 *
 * Returns: (transfer full) (array length=n_moves): the moves
 */
BrgMove *brg_game_node_dup_moves (const BrgGameNode *node, guint *n_moves);

/**
 * BrgGamePlace:
 * @BRG_GAME_BEFORE: before a move; in a record only the first move of a variation and moves behind
 *   a variation have such comments
 * @BRG_GAME_AFTER: behind a move, where comments usually stand
 *
 * Where a comment stands.
 */
typedef enum
{
  BRG_GAME_BEFORE,
  BRG_GAME_AFTER,
} BrgGamePlace;

/**
 * BrgGameTime:
 * @BRG_GAME_CLOCK: `[%clk h:mm:ss]`, the time left on the mover's clock
 * @BRG_GAME_ELAPSED: `[%emt h:mm:ss]`, the time used for the move
 * @BRG_GAME_GAME_TIME: `[%egt h:mm:ss]`, the time used for the game
 *
 * A time that a comment tells.
 */
typedef enum
{
  BRG_GAME_CLOCK,
  BRG_GAME_ELAPSED,
  BRG_GAME_GAME_TIME,
} BrgGameTime;

G_END_DECLS
