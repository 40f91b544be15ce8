/* brg-game-tree.c - a recorded game: headings, start, moves with variations, result
 *
 * Nodes come from chunks, each twice as large as the one before, and go back to a list of free
 * nodes. All walks are loops, so that variations may be nested to any depth.
 *
 * Tests: tests/engine/test-game-tree.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-game-tree-private.h"

#include "brg-fen.h"
#include "brg-game-tags.h"

#define FIRST_CHUNK 32
#define LARGEST_CHUNK 1024

static const char *const results[][BRG_N_GAME_RESULTS] = {
  [BRG_GAME_OF_CHESS] = {
    [BRG_GAME_OPEN] = "*",
    [BRG_GAME_WHITE_WON] = "1-0",
    [BRG_GAME_BLACK_WON] = "0-1",
    [BRG_GAME_DRAWN] = "1/2-1/2",
  },
  [BRG_GAME_OF_DRAUGHTS] = {
    [BRG_GAME_OPEN] = "*",
    [BRG_GAME_WHITE_WON] = "2-0",
    [BRG_GAME_BLACK_WON] = "0-2",
    [BRG_GAME_DRAWN] = "1-1",
  },
  [BRG_GAME_OF_RENJU] = {
    [BRG_GAME_OPEN] = "*",
    [BRG_GAME_WHITE_WON] = "1-0",
    [BRG_GAME_BLACK_WON] = "0-1",
    [BRG_GAME_DRAWN] = "1/2-1/2",
  },
};

const char *
brg_game_result_text (BrgGameResult result)
{
  g_return_val_if_fail (result < BRG_N_GAME_RESULTS, NULL);

  return results[BRG_GAME_OF_CHESS][result];
}

const char *
brg_game_tree_get_result_text (const BrgGameTree *tree)
{
  g_return_val_if_fail (tree != NULL, NULL);

  return results[tree->kind][tree->result];
}

/* Nodes. */

static void
add_chunk (BrgGameTree *tree)
{
  guint n_nodes =
      tree->chunks != NULL ? MIN (tree->chunks->n_nodes * 2, LARGEST_CHUNK) : FIRST_CHUNK;
  BrgGameChunk *chunk = g_malloc (sizeof *chunk + n_nodes * sizeof (BrgGameNode));

  chunk->next = tree->chunks;
  chunk->n_used = 0;
  chunk->n_nodes = n_nodes;
  tree->chunks = chunk;
}

static BrgGameNode *
take_node (BrgGameTree *tree)
{
  BrgGameNode *node = tree->free_nodes;

  if (node != NULL)
    {
      tree->free_nodes = node->sibling;
      return node;
    }
  if (tree->chunks == NULL || tree->chunks->n_used == tree->chunks->n_nodes)
    add_chunk (tree);
  return &tree->chunks->nodes[tree->chunks->n_used++];
}

BrgGameNode *
brg_game_tree_add_node (BrgGameTree *tree, BrgGameNode *parent)
{
  BrgGameNode *node = take_node (tree);

  node->ply = parent != NULL ? parent->ply + 1 : 0;
  node->kind = (guint8) tree->kind;
  node->parent = parent;
  node->next = NULL;
  node->sibling = NULL;
  node->tail = NULL;
  node->before = NULL;
  node->after = NULL;
  node->nags = NULL;
  if (parent == NULL)
    return node;
  if (parent->next == NULL)
    parent->next = node;
  else
    parent->tail->sibling = node;
  parent->tail = node;
  return node;
}

static void
clear_notes (BrgGameNode *node)
{
  g_clear_pointer (&node->before, g_ptr_array_unref);
  g_clear_pointer (&node->after, g_ptr_array_unref);
  g_clear_pointer (&node->nags, g_array_unref);
}

/* Gives back a node that nothing leads to any more, and all that follows it. */
static void
release_nodes (BrgGameTree *tree, BrgGameNode *top)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();

  for (BrgGameNode *node = top; node != NULL; node = brg_game_node_walk (node, top))
    g_ptr_array_add (nodes, node);
  for (guint i = 0; i < nodes->len; i++)
    {
      BrgGameNode *node = g_ptr_array_index (nodes, i);

      clear_notes (node);
      node->sibling = tree->free_nodes;
      tree->free_nodes = node;
    }
}

/* Life. */

BrgGameTree *
brg_game_tree_new_of (BrgGameKind kind)
{
  BrgGameTree *tree = g_new0 (BrgGameTree, 1);

  tree->kind = kind;
  tree->tags = brg_game_tags_new ();
  tree->root = brg_game_tree_add_node (tree, NULL);
  return tree;
}

BrgGameTree *
brg_game_tree_new_bare (const BrgPosition *start)
{
  BrgGameTree *tree;

  g_return_val_if_fail (start != NULL, NULL);

  tree = brg_game_tree_new_of (BRG_GAME_OF_CHESS);
  tree->root->move = BRG_MOVE_NONE;
  tree->root->position = *start;
  return tree;
}

static gboolean
is_initial (const BrgPosition *start)
{
  BrgPosition initial = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);

  return start->variant == BRG_CHESS_ORTHODOX && brg_position_is_same (start, &initial) &&
         start->quiet_plies == 0 && start->move_number == 1;
}

BrgGameTree *
brg_game_tree_new (const BrgPosition *start)
{
  BrgGameTree *tree;
  g_autofree char *fen = NULL;

  g_return_val_if_fail (start != NULL, NULL);

  tree = brg_game_tree_new_bare (start);
  if (is_initial (start))
    return tree;
  fen = brg_fen_write (start, BRG_FEN_EVERY_PASSED);
  if (start->variant == BRG_CHESS_960)
    brg_game_tree_append_tag (tree, "Variant", "Chess960");
  brg_game_tree_append_tag (tree, "SetUp", "1");
  brg_game_tree_append_tag (tree, "FEN", fen);
  return tree;
}

void
brg_game_tree_free (BrgGameTree *tree)
{
  if (tree == NULL)
    return;
  for (BrgGameNode *node = tree->root; node != NULL; node = brg_game_node_walk (node, tree->root))
    clear_notes (node);
  while (tree->chunks != NULL)
    {
      BrgGameChunk *chunk = tree->chunks;

      tree->chunks = chunk->next;
      g_free (chunk);
    }
  g_array_unref (tree->tags);
  g_free (tree);
}

static gpointer
copy_text (gconstpointer text, gpointer user_data G_GNUC_UNUSED)
{
  return g_strdup (text);
}

static GPtrArray *
copy_comments (GPtrArray *comments)
{
  GPtrArray *copy = comments != NULL ? g_ptr_array_copy (comments, copy_text, NULL) : NULL;

  if (copy != NULL)
    g_ptr_array_set_free_func (copy, g_free);
  return copy;
}

/* All that is not the place in the tree. */
static void
copy_content (const BrgGameNode *from, BrgGameNode *to)
{
  to->made = from->made;
  if (from->kind == BRG_GAME_OF_CHESS)
    to->position = from->position;
  else if (from->kind == BRG_GAME_OF_DRAUGHTS)
    to->draughts = from->draughts;
  to->before = copy_comments (from->before);
  to->after = copy_comments (from->after);
  to->nags = from->nags != NULL ? g_array_copy (from->nags) : NULL;
}

/* Walks over both trees side by side. */
static void
copy_nodes (const BrgGameTree *from, BrgGameTree *to)
{
  const BrgGameNode *node = from->root;
  BrgGameNode *copy = to->root;

  copy_content (node, copy);
  for (;;)
    {
      if (node->next != NULL)
        node = node->next;
      else
        {
          for (; node != from->root && node->sibling == NULL; node = node->parent)
            copy = copy->parent;
          if (node == from->root)
            return;
          node = node->sibling;
          copy = copy->parent;
        }
      copy = brg_game_tree_add_node (to, copy);
      copy_content (node, copy);
    }
}

BrgGameTree *
brg_game_tree_copy (const BrgGameTree *tree)
{
  BrgGameTree *copy;

  g_return_val_if_fail (tree != NULL, NULL);

  copy = brg_game_tree_new_of (tree->kind);
  for (guint i = 0; i < tree->tags->len; i++)
    {
      const BrgGameTag *tag = &g_array_index (tree->tags, BrgGameTag, i);

      brg_game_tree_append_tag (copy, tag->name, tag->value);
    }
  copy->result = tree->result;
  copy_nodes (tree, copy);
  return copy;
}

/* What the tree holds. */

BrgGameResult
brg_game_tree_get_result (const BrgGameTree *tree)
{
  g_return_val_if_fail (tree != NULL, BRG_GAME_OPEN);

  return tree->result;
}

void
brg_game_tree_set_result (BrgGameTree *tree, BrgGameResult result)
{
  g_return_if_fail (tree != NULL);
  g_return_if_fail (result < BRG_N_GAME_RESULTS);

  tree->result = result;
}

BrgGameKind
brg_game_tree_get_kind (const BrgGameTree *tree)
{
  g_return_val_if_fail (tree != NULL, BRG_GAME_OF_CHESS);

  return tree->kind;
}

BrgGameNode *
brg_game_tree_get_root (const BrgGameTree *tree)
{
  g_return_val_if_fail (tree != NULL, NULL);

  return tree->root;
}

const BrgPosition *
brg_game_tree_get_start (const BrgGameTree *tree)
{
  g_return_val_if_fail (tree != NULL && tree->kind == BRG_GAME_OF_CHESS, NULL);

  return &tree->root->position;
}

BrgGameNode *
brg_game_tree_get_last (const BrgGameTree *tree)
{
  g_return_val_if_fail (tree != NULL, NULL);

  return brg_game_node_get_last (tree->root);
}

BrgMove *
brg_game_tree_dup_moves (const BrgGameTree *tree, guint *n_moves)
{
  g_return_val_if_fail (tree != NULL && n_moves != NULL, NULL);

  return brg_game_node_dup_moves (brg_game_node_get_last (tree->root), n_moves);
}

/* Editing. */

BrgGameNode *
brg_game_tree_append_move (BrgGameTree *tree, BrgGameNode *parent, const BrgGameMove *move)
{
  BrgGameNode *node;
  BrgMoveUndo undo;

  g_return_val_if_fail (tree != NULL && parent != NULL && move != NULL, NULL);

  node = brg_game_tree_add_node (tree, parent);
  node->made = *move;
  switch (tree->kind)
    {
    case BRG_GAME_OF_CHESS:
      node->position = parent->position;
      brg_move_make (&node->position, move->chess, &undo);
      break;
    case BRG_GAME_OF_DRAUGHTS:
      node->draughts = parent->draughts;
      brg_draughts_move_make (&node->draughts, &move->draughts, NULL);
      break;
    case BRG_GAME_OF_RENJU:
    default:
      break;
    }
  return node;
}

BrgGameNode *
brg_game_tree_add_move (BrgGameTree *tree, BrgGameNode *parent, const BrgGameMove *move)
{
  BrgGameNode *node;

  g_return_val_if_fail (tree != NULL && parent != NULL && move != NULL, NULL);

  node = brg_game_node_find (parent, move);
  return node != NULL ? node : brg_game_tree_append_move (tree, parent, move);
}

BrgGameNode *
brg_game_tree_append_null (BrgGameTree *tree, BrgGameNode *parent)
{
  BrgGameNode *node;
  BrgPosition *position;

  g_return_val_if_fail (tree != NULL && parent != NULL, NULL);
  g_return_val_if_fail (tree->kind == BRG_GAME_OF_CHESS, NULL);
  g_return_val_if_fail (brg_position_checkers (&parent->position) == 0, NULL);

  node = brg_game_tree_add_node (tree, parent);
  node->move = BRG_MOVE_NONE;
  node->position = parent->position;
  position = &node->position;
  position->passed_square = BRG_CHESS_NO_SQUARE;
  if (position->quiet_plies < BRG_POSITION_MAX_COUNTER)
    position->quiet_plies++;
  if (position->turn == BRG_COLOUR_BLACK && position->move_number < BRG_POSITION_MAX_COUNTER)
    position->move_number++;
  position->turn = (guint8) brg_colour_opposite (position->turn);
  brg_position_settle (position);
  return node;
}

/* Takes a node out of the chain of its alternatives. Returns the one before it, NULL for none. */
static BrgGameNode *
unlink_node (BrgGameNode *node)
{
  BrgGameNode *parent = node->parent;
  BrgGameNode *previous = NULL;

  for (BrgGameNode *other = parent->next; other != node; other = other->sibling)
    previous = other;
  if (previous != NULL)
    previous->sibling = node->sibling;
  else
    parent->next = node->sibling;
  if (parent->tail == node)
    parent->tail = previous;
  node->sibling = NULL;
  return previous;
}

/* Puts a node that stands alone into the chain, before @next. */
static void
link_before (BrgGameNode *node, BrgGameNode *next)
{
  BrgGameNode *parent = node->parent;
  BrgGameNode **link = &parent->next;

  while (*link != next)
    link = &(*link)->sibling;
  *link = node;
  node->sibling = next;
}

gboolean
brg_game_tree_promote (BrgGameTree *tree, BrgGameNode *node)
{
  BrgGameNode *previous;

  g_return_val_if_fail (tree != NULL && node != NULL, FALSE);

  while (node->parent != NULL && !brg_game_node_is_variation (node))
    node = node->parent;
  if (node->parent == NULL)
    return FALSE;
  previous = unlink_node (node);
  link_before (node, previous);
  return TRUE;
}

gboolean
brg_game_tree_make_main (BrgGameTree *tree, BrgGameNode *node)
{
  gboolean has_changed = FALSE;

  g_return_val_if_fail (tree != NULL && node != NULL, FALSE);

  for (; node->parent != NULL; node = node->parent)
    if (brg_game_node_is_variation (node))
      {
        unlink_node (node);
        link_before (node, node->parent->next);
        has_changed = TRUE;
      }
  return has_changed;
}

void
brg_game_tree_delete (BrgGameTree *tree, BrgGameNode *node)
{
  g_return_if_fail (tree != NULL);
  g_return_if_fail (node != NULL && node->parent != NULL);

  unlink_node (node);
  release_nodes (tree, node);
}

void
brg_game_tree_truncate (BrgGameTree *tree, BrgGameNode *node)
{
  g_return_if_fail (tree != NULL && node != NULL);

  while (node->next != NULL)
    brg_game_tree_delete (tree, node->next);
}
