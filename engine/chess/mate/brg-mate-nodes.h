/* brg-mate-nodes.h - the positions met while mate is looked for, each kept once and whole
 *
 * For the library's own use. A position of at most 32 men is packed into 24 bytes without loss: the
 * set of occupied squares, and four bits for each man in the order of squares. The sixteen values
 * are the twelve men, a rook of each side that may still castle, a pawn that may be taken en
 * passant (its rank tells whose), and Black's king when Black has the move. Positions are found by
 * their 64-bit hash but told apart by the packed form, so two positions are never taken for one.
 * Memory grows with the number of positions; nothing is cleared that was not used.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-move.h"

G_BEGIN_DECLS

/* No node. */
#define BRG_MATE_NO_NODE G_MAXUINT32

/* The node's men, how it was reached, its places in the two queues of those not yet looked at, its
 * layer, whether it was looked at, and whether its last move was a capture or a pawn's. */
typedef struct
{
  BrgChessSet occupied;
  guint64 men[2];
  guint32 parent;
  guint32 next[2];
  guint32 layer;
  BrgMove move;
  guint16 depth;
  guint8 is_done;
  guint8 is_irreversible;
} BrgMateNode;

#define BRG_MATE_N_BLOCKS 16

typedef struct
{
  BrgMateNode *blocks[BRG_MATE_N_BLOCKS]; /* owned; of 1024, 2048, 4096, ... nodes */
  guint64 *slots;                         /* owned; node + 1 << 32 | low half of its hash */
  guint32 n_slots;                        /* a power of two */
  guint32 n_nodes;
} BrgMateNodes;

/**
 * brg_mate_nodes_init:
 * @nodes: (out): an empty store
 *
 * Returns: whether there was memory for it
 */
gboolean brg_mate_nodes_init (BrgMateNodes *nodes);

/** brg_mate_nodes_clear: frees everything. */
void brg_mate_nodes_clear (BrgMateNodes *nodes);

/** brg_mate_nodes_get: Returns: a node of the store */
static inline BrgMateNode *
brg_mate_nodes_get (const BrgMateNodes *nodes, guint32 index)
{
  guint32 place = index + 1024;
  guint block = (21 - (guint) __builtin_clz (place)) % BRG_MATE_N_BLOCKS;

  return &nodes->blocks[block][place - (1024u << block)];
}

/**
 * brg_mate_nodes_add:
 * @nodes: a store
 * @position: a position
 * @index: (out): its number
 *
 * Adds a position unless it is there. Parent, move, depth and queue of a new node are to be filled.
 *
 * Returns: 1 if it is new, 0 if it was there, -1 if there is no memory
 */
gint brg_mate_nodes_add (BrgMateNodes *nodes, const BrgPosition *position, guint32 *index);

/**
 * brg_mate_node_unpack:
 * @node: a node
 * @variant: the game
 * @position: (out): the position, counters apart
 *
 * Restores a position.
 */
void brg_mate_node_unpack (const BrgMateNode *node, BrgChessVariant variant, BrgPosition *position);

G_END_DECLS
