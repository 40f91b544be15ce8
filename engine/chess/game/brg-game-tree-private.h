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
  GArray *tags; /* BrgGameTag, owned */
  BrgGameResult result;
  BrgGameNode *root;
  BrgGameNode *free_nodes; /* by sibling */
  BrgGameChunk *chunks;    /* the newest first */
};

/** brg_game_tags_new: Returns: (transfer full) (element-type BrgGameTag): owns its headings */
GArray *brg_game_tags_new (void);

G_END_DECLS
