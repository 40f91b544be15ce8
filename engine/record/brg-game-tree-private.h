/* brg-game-tree-private.h - what a recorded game is made of
 *
 * For the library's own use.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-game-tree.h"

G_BEGIN_DECLS

typedef struct _BrgGameChunk BrgGameChunk;
struct _BrgGameChunk
{
  BrgGameChunk *next;
  guint n_used;
  guint n_nodes;
  BrgGameNode nodes[];
};

struct _BrgGameTree
{
  BrgGameKind kind;
  GArray *tags; /* BrgGameTag, owned */
  BrgGameResult result;
  BrgGameNode *root;
  BrgGameNode *free_nodes; /* by sibling */
  BrgGameChunk *chunks;    /* the newest first */
};

/**
 * brg_game_tree_new_of:
 * @kind: what is played
 *
 * Returns: (transfer full): a game without headings whose root has no position yet
 */
BrgGameTree *brg_game_tree_new_of (BrgGameKind kind);

/**
 * brg_game_tree_add_node:
 * @tree: a game
 * @parent: (nullable): what the node follows; %NULL for the root
 *
 * Returns: (transfer none): a new node behind the others that follow @parent; move and position are
 *   the caller's to fill in
 */
BrgGameNode *brg_game_tree_add_node (BrgGameTree *tree, BrgGameNode *parent);

/** brg_game_tags_new: Returns: (transfer full) (element-type BrgGameTag): owns its headings */
GArray *brg_game_tags_new (void);

G_END_DECLS
