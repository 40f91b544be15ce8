/* brg-desk-game.c - a stored game of chess, opened on the arbiter's desk
 *
 * Rules: fide-2023 9.1.2.1
 * Tests: tests/app/test-desk-game.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-game.h"

#include "brg-desk-moves.h"
#include "brg-fen.h"
#include "brg-san.h"

gboolean
brg_desk_discipline_has_board (BrgDiscipline discipline)
{
  return discipline == BRG_DISCIPLINE_CHESS || discipline == BRG_DISCIPLINE_CHESS960;
}

static BrgChessVariant
get_variant (const BrgStoredGame *record)
{
  return record->discipline == BRG_DISCIPLINE_CHESS960 ? BRG_CHESS_960 : BRG_CHESS_ORTHODOX;
}

gboolean
brg_desk_record_get_start (const BrgStoredGame *record, BrgPosition *start)
{
  BrgChessVariant variant;

  g_return_val_if_fail (record != NULL && start != NULL, FALSE);

  variant = get_variant (record);
  *start = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
  if (*record->start != '\0')
    return brg_fen_read (record->start, variant, BRG_POSITION_COMPOSED, start, NULL);
  if (variant == BRG_CHESS_960)
    *start = brg_position_start (variant, record->start_number >= 0 ? (guint) record->start_number
                                                                    : BRG_POSITION_ORTHODOX_START);
  return variant == BRG_CHESS_ORTHODOX || record->start_number >= 0;
}

static void
read_tree (BrgDeskGame *game)
{
  BrgPosition start;

  brg_desk_record_get_start (game->record, &start);
  g_clear_pointer (&game->tree, brg_game_tree_free);
  game->tree = brg_desk_moves_read (&start, game->record->moves, NULL);
  game->is_damaged = game->tree == NULL;
  if (game->tree == NULL)
    game->tree = brg_game_tree_new (&start);
}

BrgDeskGame *
brg_desk_game_new (BrgStoredGame *record)
{
  BrgDeskGame *game;

  g_return_val_if_fail (record != NULL, NULL);

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
  brg_stored_game_free (game->record);
  brg_game_tree_free (game->tree);
  g_free (game);
}

/* Follows moves as far as they are there. */
static BrgGameNode *
follow_moves (BrgGameTree *tree, const BrgMove *moves, guint n_moves)
{
  BrgGameNode *node = brg_game_tree_get_root (tree);

  for (guint i = 0; i < n_moves; i++)
    {
      BrgGameNode *next = brg_game_node_find (node, moves[i]);

      if (next == NULL)
        break;
      node = next;
    }
  return node;
}

/* A move that was just added or brought back is what one wants to see. */
static BrgGameNode *
find_place (BrgDeskGame *game, const BrgMove *moves, guint n_moves, gboolean was_at_end)
{
  BrgGameNode *node = follow_moves (game->tree, moves, n_moves);

  return was_at_end ? brg_game_node_get_last (node) : node;
}

void
brg_desk_game_take_record (BrgDeskGame *game, BrgStoredGame *record)
{
  g_autofree BrgMove *moves = NULL;
  g_autofree char *shown = NULL;
  gboolean was_at_end;
  gboolean has_same_start;
  guint n_moves;

  g_return_if_fail (game != NULL && record != NULL);

  shown = brg_desk_moves_write (game->tree);
  has_same_start = g_str_equal (record->start, game->record->start) &&
                   record->start_number == game->record->start_number;
  brg_stored_game_free (game->record);
  game->record = record;
  if (has_same_start && !game->is_damaged && g_str_equal (shown, record->moves))
    return;
  moves = brg_game_node_dup_moves (game->node, &n_moves);
  was_at_end = game->node->next == NULL;
  read_tree (game);
  game->node = find_place (game, moves, has_same_start ? n_moves : 0, was_at_end);
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
      record->moves = brg_desk_moves_write (game->tree);
    }
  return record;
}

gboolean
brg_desk_game_needs_start (const BrgDeskGame *game)
{
  BrgPosition start;

  g_return_val_if_fail (game != NULL, FALSE);

  return game->record->discipline == BRG_DISCIPLINE_CHESS960 &&
         !brg_desk_record_get_start (game->record, &start);
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
brg_desk_game_play (BrgDeskGame *game, BrgMove move)
{
  BrgGameNode *known;

  g_return_val_if_fail (game != NULL && move != BRG_MOVE_NONE, FALSE);

  known = brg_game_node_find (game->node, move);
  game->node = known != NULL ? known : brg_game_tree_add_move (game->tree, game->node, move);
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
  if ((BrgColour) node->position.turn == game->record->draw_offer)
    offered++;
  return game->node->ply <= offered ? game->record->draw_offer : BRG_COLOUR_NONE;
}

char *
brg_desk_game_dup_move_text (const BrgGameNode *node)
{
  const BrgPosition *before;
  char text[BRG_SAN_LENGTH];

  g_return_val_if_fail (node != NULL && node->parent != NULL, NULL);

  before = &node->parent->position;
  if (brg_game_node_is_null (node))
    g_strlcpy (text, "--", sizeof text);
  else
    brg_san_write (before, node->move, brg_notation_find ("en"), text);
  return g_strdup_printf ("%u%s%s", before->move_number,
                          before->turn == BRG_COLOUR_WHITE ? "." : "...", text);
}

/* @first and what follows it as the main line, variations behind what they replace. */
static void
list_line (GPtrArray *nodes, BrgGameNode *first)
{
  for (BrgGameNode *node = first; node != NULL; node = node->next)
    {
      g_ptr_array_add (nodes, node);
      if (brg_game_node_is_variation (node))
        continue;
      for (BrgGameNode *other = node->sibling; other != NULL; other = other->sibling)
        list_line (nodes, other);
    }
}

GPtrArray *
brg_desk_game_list_nodes (const BrgDeskGame *game)
{
  GPtrArray *nodes;

  g_return_val_if_fail (game != NULL, NULL);

  nodes = g_ptr_array_new ();
  list_line (nodes, brg_game_tree_get_root (game->tree)->next);
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

guint
brg_desk_node_count_times (const BrgGameNode *node, const BrgPosition *position)
{
  guint n = 0;

  g_return_val_if_fail (node != NULL && position != NULL, 0);

  for (; node != NULL; node = node->parent)
    if (brg_position_is_same (&node->position, position))
      n++;
  return n;
}
