/* brg-desk-game.c - a stored game, opened on the arbiter's desk
 *
 * Rules: fide-2023 9.1.2.1
 * Tests: tests/app/test-desk-game.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-game.h"

static void
drop_progress (BrgDeskGame *game)
{
  if (game->progress != NULL)
    game->rules->free_progress (game->progress);
  game->progress = NULL;
}

static void
read_tree (BrgDeskGame *game)
{
  const BrgDeskRules *rules = brg_desk_rules_find (game->record->discipline);
  gboolean is_known;
  gboolean is_sound;

  /* What was derived by another family is of no use. */
  if (rules != game->rules)
    drop_progress (game);
  game->rules = rules;
  g_clear_pointer (&game->tree, brg_game_tree_free);
  game->tree = rules->read_moves (game->record, NULL);
  game->is_damaged = game->tree == NULL;
  if (game->tree == NULL)
    game->tree = rules->new_tree (game->record, &is_known, &is_sound);
}

BrgDeskGame *
brg_desk_game_new (BrgStoredGame *record)
{
  BrgDeskGame *game;

  g_return_val_if_fail (record != NULL && brg_desk_rules_find (record->discipline) != NULL, NULL);

  game = g_new0 (BrgDeskGame, 1);
  game->record = record;
  read_tree (game);
  game->node = brg_game_tree_get_last (game->tree);
  return game;
}

void
brg_desk_game_free (BrgDeskGame *game)
{
  if (game == NULL)
    return;
  drop_progress (game);
  brg_stored_game_free (game->record);
  brg_game_tree_free (game->tree);
  g_free (game);
}

/* The moves from the start to @node, the last one first. */
static GArray *
list_way (const BrgGameNode *node)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (BrgGameMove));

  for (; node->parent != NULL; node = node->parent)
    g_array_append_val (moves, node->made);
  return moves;
}

/* Follows moves as far as they are there. A move that was just added or brought back is what one
 * wants to see. */
static BrgGameNode *
find_place (BrgGameTree *tree, const GArray *moves, gboolean was_at_end)
{
  BrgGameNode *node = brg_game_tree_get_root (tree);

  for (guint i = moves->len; i > 0; i--)
    {
      BrgGameNode *next = brg_game_node_find (node, &g_array_index (moves, BrgGameMove, i - 1));

      if (next == NULL)
        break;
      node = next;
    }
  return was_at_end ? brg_game_node_get_last (node) : node;
}

static gboolean
has_same_start (const BrgStoredGame *a, const BrgStoredGame *b)
{
  return a->discipline == b->discipline && g_str_equal (a->start, b->start) &&
         a->start_number == b->start_number;
}

void
brg_desk_game_take_record (BrgDeskGame *game, BrgStoredGame *record)
{
  g_autoptr (GArray) moves = NULL;
  g_autofree char *shown = NULL;
  gboolean is_same_start;
  gboolean was_at_end;

  g_return_if_fail (game != NULL && record != NULL);

  shown = game->rules->write_moves (game->tree);
  is_same_start = has_same_start (record, game->record);
  brg_stored_game_free (game->record);
  game->record = record;
  if (is_same_start && !game->is_damaged && g_str_equal (shown, record->moves))
    return;
  moves = list_way (game->node);
  if (!is_same_start)
    g_array_set_size (moves, 0);
  was_at_end = game->node->next == NULL;
  read_tree (game);
  game->node = find_place (game->tree, moves, was_at_end);
}

BrgStoredGame *
brg_desk_game_dup_record (const BrgDeskGame *game)
{
  BrgStoredGame *record;

  g_return_val_if_fail (game != NULL, NULL);

  record = brg_stored_game_copy (game->record);
  if (!game->is_damaged)
    {
      g_free (record->moves);
      record->moves = game->rules->write_moves (game->tree);
    }
  return record;
}

void
brg_desk_game_sync (BrgDeskGame *game)
{
  g_return_if_fail (game != NULL);

  game->rules->sync (game);
}

/* The alternative before or after the line that @node is in; at its first move. */
static BrgGameNode *
find_alternative (BrgGameNode *node, gint direction)
{
  for (; node->parent != NULL; node = node->parent)
    {
      guint n = 0;

      if (node->parent->next->sibling == NULL)
        continue;
      while (brg_game_node_get_nth (node->parent, n) != node)
        n++;
      if (direction < 0)
        return n > 0 ? brg_game_node_get_nth (node->parent, n - 1) : NULL;
      return brg_game_node_get_nth (node->parent, n + 1);
    }
  return NULL;
}

static BrgGameNode *
find_step (const BrgDeskGame *game, BrgDeskStep step)
{
  BrgGameNode *node = game->node;

  switch (step)
    {
    case BRG_DESK_STEP_BACK:
      return node->parent;
    case BRG_DESK_STEP_ON:
      return node->next;
    case BRG_DESK_STEP_FIRST:
      return brg_game_tree_get_root (game->tree);
    case BRG_DESK_STEP_LAST:
      return brg_game_node_get_last (node);
    case BRG_DESK_STEP_UP:
      return node->parent != NULL && node->parent->parent != NULL ? node->parent->parent
                                                                  : node->parent;
    case BRG_DESK_STEP_DOWN:
      return node->next != NULL && node->next->next != NULL ? node->next->next : node->next;
    case BRG_DESK_STEP_PREVIOUS_LINE:
      return find_alternative (node, -1);
    case BRG_DESK_STEP_NEXT_LINE:
      return find_alternative (node, 1);
    default:
      g_return_val_if_reached (NULL);
    }
}

gboolean
brg_desk_game_step (BrgDeskGame *game, BrgDeskStep step)
{
  BrgGameNode *node;

  g_return_val_if_fail (game != NULL, FALSE);

  node = find_step (game, step);
  if (node == NULL || node == game->node)
    return FALSE;
  game->node = node;
  return TRUE;
}

gboolean
brg_desk_game_play (BrgDeskGame *game, const BrgGameMove *move)
{
  BrgGameNode *known;

  g_return_val_if_fail (game != NULL && move != NULL, FALSE);

  known = brg_game_node_find (game->node, move);
  game->node = known != NULL ? known : brg_game_tree_append_move (game->tree, game->node, move);
  return known == NULL;
}

void
brg_desk_game_take_back (BrgDeskGame *game)
{
  BrgGameNode *node;

  g_return_if_fail (game != NULL && game->node->parent != NULL);

  node = game->node;
  game->node = node->parent;
  brg_game_tree_delete (game->tree, node);
}

/* fide-2023 9.1.2.1: an offer stands until the opponent has answered it or made his move. It may be
 * made before or after the own move. */
BrgColour
brg_desk_game_get_offer (const BrgDeskGame *game)
{
  const BrgGameNode *node;
  guint offered;

  g_return_val_if_fail (game != NULL, BRG_COLOUR_NONE);

  offered = (guint) game->record->draw_offer_ply;
  for (node = game->node; node != NULL && node->ply > offered; node = node->parent)
    ;
  if (node == NULL || node->ply != offered)
    return BRG_COLOUR_NONE;
  if (brg_game_node_get_turn (node) == game->record->draw_offer)
    offered++;
  return game->node->ply <= offered ? game->record->draw_offer : BRG_COLOUR_NONE;
}

/* What comes behind a line that has ended: the next variation, or how the game goes on behind the
 * move that the variations replace. %NULL at the end of the game. */
static BrgGameNode *
leave_line (const BrgGameNode *node)
{
  for (; node->parent != NULL; node = node->parent)
    {
      if (!brg_game_node_is_variation (node))
        continue;
      if (node->sibling != NULL)
        return node->sibling;
      node = node->parent->next;
      if (node->next != NULL)
        return node->next;
    }
  return NULL;
}

/* Variations stand behind the move that they replace; they may be nested to any depth. */
static BrgGameNode *
find_listed (const BrgGameNode *node)
{
  if (!brg_game_node_is_variation (node) && node->sibling != NULL)
    return node->sibling;
  return node->next != NULL ? node->next : leave_line (node);
}

GPtrArray *
brg_desk_game_list_nodes (const BrgDeskGame *game)
{
  GPtrArray *nodes;

  g_return_val_if_fail (game != NULL, NULL);

  nodes = g_ptr_array_new ();
  for (BrgGameNode *node = brg_game_tree_get_root (game->tree)->next; node != NULL;
       node = find_listed (node))
    g_ptr_array_add (nodes, node);
  return nodes;
}

guint
brg_desk_node_get_depth (const BrgGameNode *node)
{
  guint depth = 0;

  g_return_val_if_fail (node != NULL, 0);

  for (; node->parent != NULL; node = node->parent)
    if (brg_game_node_is_variation (node))
      depth++;
  return depth;
}

/* rus-draughts-2022 9.3.2.1: in renju stones are numbered one by one, and Black begins. */
gboolean
brg_desk_node_is_alone (const BrgGameNode *node)
{
  g_return_val_if_fail (node != NULL, FALSE);

  return node->kind == BRG_GAME_OF_RENJU;
}

guint
brg_desk_node_count_moves (const BrgGameNode *node, BrgColour side)
{
  guint n;

  g_return_val_if_fail (node != NULL, 0);

  n = brg_game_node_get_number (node) - 1;
  if (brg_desk_node_is_alone (node))
    return side == BRG_COLOUR_BLACK ? (n + 1) / 2 : n / 2;
  return side == BRG_COLOUR_WHITE && brg_game_node_get_turn (node) == BRG_COLOUR_BLACK ? n + 1 : n;
}

BrgGameNode *
brg_desk_node_find_ply (const BrgGameNode *node, guint ply)
{
  g_return_val_if_fail (node != NULL, NULL);

  while (node != NULL && node->ply > ply)
    node = node->parent;
  return node != NULL && node->ply == ply ? (BrgGameNode *) node : NULL;
}

gboolean
brg_desk_node_is_second (const BrgGameNode *node)
{
  BrgColour mover;

  g_return_val_if_fail (node != NULL && node->parent != NULL, FALSE);

  mover = brg_game_node_get_turn (node->parent);
  return mover == (brg_desk_node_is_alone (node) ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK);
}
