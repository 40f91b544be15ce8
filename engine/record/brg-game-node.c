/* brg-game-node.c - walking from move to move in a recorded game
 *
 * Tests: tests/engine/test-game-tree.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-game-node.h"

guint
brg_game_node_get_number (const BrgGameNode *node)
{
  guint is_black;

  g_return_val_if_fail (node != NULL, 1);

  if (node->kind == BRG_GAME_OF_CHESS)
    return node->position.move_number;
  /* rus-draughts-2022 9.3.2.1: stones have numbers of their own. */
  if (node->kind == BRG_GAME_OF_RENJU)
    return node->ply + 1;
  /* Positions of draughts have no number: it is counted, and Black may have begun. */
  is_black = node->draughts.turn == BRG_COLOUR_BLACK;
  return (node->ply + (node->ply % 2 != is_black)) / 2 + 1;
}

gboolean
brg_game_node_is_main (const BrgGameNode *node)
{
  g_return_val_if_fail (node != NULL, FALSE);

  for (; node->parent != NULL; node = node->parent)
    if (node->parent->next != node)
      return FALSE;
  return TRUE;
}

BrgGameNode *
brg_game_node_get_last (const BrgGameNode *node)
{
  g_return_val_if_fail (node != NULL, NULL);

  while (node->next != NULL)
    node = node->next;
  return (BrgGameNode *) node;
}

BrgGameNode *
brg_game_node_get_line_start (const BrgGameNode *node)
{
  g_return_val_if_fail (node != NULL && node->parent != NULL, NULL);

  while (node->parent->next == node && node->parent->parent != NULL)
    node = node->parent;
  return (BrgGameNode *) node;
}

guint
brg_game_node_get_n_moves (const BrgGameNode *node)
{
  guint n_moves = 0;

  g_return_val_if_fail (node != NULL, 0);

  for (const BrgGameNode *move = node->next; move != NULL; move = move->sibling)
    n_moves++;
  return n_moves;
}

BrgGameNode *
brg_game_node_get_nth (const BrgGameNode *node, guint n)
{
  BrgGameNode *move;

  g_return_val_if_fail (node != NULL, NULL);

  for (move = node->next; move != NULL && n > 0; n--)
    move = move->sibling;
  return move;
}

gboolean
brg_game_move_is_same (BrgGameKind kind, const BrgGameMove *a, const BrgGameMove *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  switch (kind)
    {
    case BRG_GAME_OF_CHESS:
      return a->chess == b->chess;
    case BRG_GAME_OF_DRAUGHTS:
      return brg_draughts_move_is_same (&a->draughts, &b->draughts);
    case BRG_GAME_OF_RENJU:
      return a->renju == b->renju;
    default:
      g_return_val_if_reached (FALSE);
    }
}

BrgGameNode *
brg_game_node_find (const BrgGameNode *node, const BrgGameMove *move)
{
  g_return_val_if_fail (node != NULL && move != NULL, NULL);

  for (BrgGameNode *next = node->next; next != NULL; next = next->sibling)
    if (brg_game_move_is_same ((BrgGameKind) node->kind, &next->made, move))
      return next;
  return NULL;
}

BrgGameNode *
brg_game_node_walk (const BrgGameNode *node, const BrgGameNode *top)
{
  g_return_val_if_fail (node != NULL && top != NULL, NULL);

  if (node->next != NULL)
    return node->next;
  for (; node != top; node = node->parent)
    if (node->sibling != NULL)
      return node->sibling;
  return NULL;
}

BrgMove *
brg_game_node_dup_moves (const BrgGameNode *node, guint *n_moves)
{
  BrgMove *moves;

  g_return_val_if_fail (node != NULL && n_moves != NULL, NULL);

  moves = g_new (BrgMove, node->ply + 1);
  *n_moves = node->ply;
  for (; node->parent != NULL; node = node->parent)
    {
      moves[node->ply - 1] = node->move;
      if (node->move == BRG_MOVE_NONE)
        *n_moves = node->ply - 1;
    }
  return moves;
}
