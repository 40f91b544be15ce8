/* brg-game-same.c - whether two recorded games are the same
 *
 * Tests: tests/engine/test-game-tree.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-game-same.h"

#include "brg-game-tags.h"

#include <string.h>

static const char *
get_roster_value (const BrgGameTree *tree, guint n)
{
  const char *unknown;
  const char *value = brg_game_tree_get_tag (tree, brg_game_tree_get_roster (n, &unknown));

  if (value != NULL)
    return value;
  return unknown != NULL ? unknown : brg_game_tree_get_result_text (tree);
}

/* The next heading from @n on that is none of the seven; %NULL behind the last. */
static const BrgGameTag *
find_other_tag (const BrgGameTree *tree, guint *n)
{
  for (; *n < brg_game_tree_get_n_tags (tree); (*n)++)
    if (!brg_game_tree_is_roster_tag (tree, *n))
      return brg_game_tree_get_nth_tag (tree, (*n)++);
  return NULL;
}

static gboolean
are_tags_same (const BrgGameTree *a, const BrgGameTree *b)
{
  guint n_a = 0;
  guint n_b = 0;

  for (guint i = 0; i < BRG_GAME_N_ROSTER; i++)
    if (!g_str_equal (get_roster_value (a, i), get_roster_value (b, i)))
      return FALSE;
  for (;;)
    {
      const BrgGameTag *tag_a = find_other_tag (a, &n_a);
      const BrgGameTag *tag_b = find_other_tag (b, &n_b);

      if (tag_a == NULL || tag_b == NULL)
        return tag_a == tag_b;
      if (!g_str_equal (tag_a->name, tag_b->name) || !g_str_equal (tag_a->value, tag_b->value))
        return FALSE;
    }
}

static gboolean
are_comments_same (const GPtrArray *a, const GPtrArray *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  if (a->len != b->len)
    return FALSE;
  for (guint i = 0; i < a->len; i++)
    if (!g_str_equal (a->pdata[i], b->pdata[i]))
      return FALSE;
  return TRUE;
}

static gboolean
are_nags_same (const GArray *a, const GArray *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  return a->len == b->len && memcmp (a->data, b->data, a->len * sizeof (BrgGameNag)) == 0;
}

static gboolean
are_moves_same (const BrgGameNode *a, const BrgGameNode *b)
{
  /* The root of a game of renju has no move. */
  return a->parent == NULL || brg_game_move_is_same ((BrgGameKind) a->kind, &a->made, &b->made);
}

static gboolean
are_nodes_same (const BrgGameNode *a, const BrgGameNode *b)
{
  return are_moves_same (a, b) && a->ply == b->ply && (a->next == NULL) == (b->next == NULL) &&
         (a->sibling == NULL) == (b->sibling == NULL) && are_nags_same (a->nags, b->nags) &&
         are_comments_same (a->before, b->before) && are_comments_same (a->after, b->after);
}

/* Positions follow from the start and the moves. */
static gboolean
are_chess_starts_same (const BrgPosition *a, const BrgPosition *b)
{
  return a->variant == b->variant && a->quiet_plies == b->quiet_plies &&
         a->move_number == b->move_number && a->passed_square == b->passed_square &&
         brg_position_is_same (a, b);
}

static gboolean
are_starts_same (const BrgGameNode *a, const BrgGameNode *b)
{
  if (a->kind != b->kind)
    return FALSE;
  if (a->kind == BRG_GAME_OF_CHESS)
    return are_chess_starts_same (&a->position, &b->position);
  if (a->kind == BRG_GAME_OF_RENJU)
    return TRUE;
  return a->draughts.variant == b->draughts.variant &&
         brg_draughts_position_is_same (&a->draughts, &b->draughts);
}

gboolean
brg_game_tree_is_same (const BrgGameTree *a, const BrgGameTree *b)
{
  const BrgGameNode *top_a;
  const BrgGameNode *top_b;
  const BrgGameNode *node_a;
  const BrgGameNode *node_b;

  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  if (brg_game_tree_get_result (a) != brg_game_tree_get_result (b) || !are_tags_same (a, b) ||
      !are_starts_same (brg_game_tree_get_root (a), brg_game_tree_get_root (b)))
    return FALSE;
  node_a = top_a = brg_game_tree_get_root (a);
  node_b = top_b = brg_game_tree_get_root (b);
  while (node_a != NULL && node_b != NULL)
    {
      if (!are_nodes_same (node_a, node_b))
        return FALSE;
      node_a = brg_game_node_walk (node_a, top_a);
      node_b = brg_game_node_walk (node_b, top_b);
    }
  return node_a == node_b;
}
