/* brg-draughts-game.c - recorded games of draughts
 *
 * Tests: tests/engine/test-draughts-game.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-game.h"

#include "brg-draughts-type.h"
#include "brg-game-tags.h"
#include "brg-game-tree-private.h"

static gboolean
is_initial (const BrgDraughtsPosition *start)
{
  BrgDraughtsPosition initial = brg_draughts_position_start ((BrgDraughtsVariant) start->variant);

  return brg_draughts_position_is_same (start, &initial);
}

BrgGameTree *
brg_game_tree_new_draughts_bare (const BrgDraughtsPosition *start)
{
  BrgGameTree *tree;

  g_return_val_if_fail (start != NULL, NULL);

  tree = brg_game_tree_new_of (BRG_GAME_OF_DRAUGHTS);
  tree->root->draughts_move = (BrgDraughtsMove){ 0 };
  tree->root->draughts = *start;
  return tree;
}

BrgGameTree *
brg_game_tree_new_draughts (const BrgDraughtsPosition *start)
{
  BrgDraughtsType type;
  BrgGameTree *tree;
  g_autofree char *value = NULL;
  g_autofree char *fen = NULL;

  g_return_val_if_fail (start != NULL, NULL);

  tree = brg_game_tree_new_draughts_bare (start);
  type = (BrgDraughtsType){ (BrgDraughtsVariant) start->variant, BRG_COLOUR_WHITE,
                            brg_draughts_notation_find ("pdn") };
  value = brg_draughts_type_write (&type);
  brg_game_tree_append_tag (tree, "GameType", value);
  if (brg_draughts_type_name (type.variant) != NULL)
    brg_game_tree_append_tag (tree, BRG_DRAUGHTS_VARIANT_TAG,
                              brg_draughts_type_name (type.variant));
  if (is_initial (start))
    return tree;
  fen = brg_draughts_fen_write (start, BRG_DRAUGHTS_FEN_NUMBERS);
  brg_game_tree_append_tag (tree, "FEN", fen);
  return tree;
}

const BrgDraughtsPosition *
brg_game_tree_get_draughts (const BrgGameTree *tree)
{
  g_return_val_if_fail (tree != NULL && tree->kind == BRG_GAME_OF_DRAUGHTS, NULL);

  return &tree->root->draughts;
}

const BrgDraughtsNotation *
brg_game_tree_get_draughts_notation (const BrgGameTree *tree)
{
  const char *value;
  BrgDraughtsType type;

  g_return_val_if_fail (tree != NULL && tree->kind == BRG_GAME_OF_DRAUGHTS, NULL);

  value = brg_game_tree_get_tag (tree, "GameType");
  if (value == NULL || brg_draughts_type_read (value, &type) != BRG_DRAUGHTS_TYPE_RIGHT)
    return brg_draughts_notation_find ("pdn");
  return type.notation;
}

BrgDraughtsMove *
brg_game_tree_dup_draughts (const BrgGameTree *tree, guint *n_moves)
{
  const BrgGameNode *node;
  BrgDraughtsMove *moves;

  g_return_val_if_fail (tree != NULL && n_moves != NULL, NULL);
  g_return_val_if_fail (tree->kind == BRG_GAME_OF_DRAUGHTS, NULL);

  node = brg_game_node_get_last (tree->root);
  *n_moves = node->ply;
  moves = g_new (BrgDraughtsMove, node->ply + 1);
  for (; node->parent != NULL; node = node->parent)
    moves[node->ply - 1] = node->draughts_move;
  return moves;
}
