/* brg-desk-draughts-progress.c - a game of draughts up to the position on the board
 *
 * Who counts moves aloud stands in the record as a command behind the move after which he begins:
 * `{[%count w]}`, or `{[%count -]}` where nobody does any more.
 *
 * Rules: rus-draughts-2022 6.1.8.7
 * Tests: tests/app/test-desk-draughts.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-draughts-private.h"

#include "brg-game-comment.h"

#include <string.h>

#define COMMAND "[%count "

/* What is said of counting behind a move. FALSE if nothing is. */
static gboolean
find_count (const BrgGameNode *node, BrgColour *side)
{
  gboolean is_found = FALSE;

  for (guint i = 0; node->after != NULL && i < node->after->len; i++)
    {
      const char *command = strstr (node->after->pdata[i], COMMAND);
      char letter = command != NULL ? command[strlen (COMMAND)] : '\0';

      if (letter == '\0' || strchr ("wb-", letter) == NULL)
        continue;
      *side = letter == 'w' ? BRG_COLOUR_WHITE : letter == 'b' ? BRG_COLOUR_BLACK : BRG_COLOUR_NONE;
      is_found = TRUE;
    }
  return is_found;
}

static void
note_count (BrgDraughtsPlay *play, const BrgGameNode *node)
{
  BrgColour side;

  if (find_count (node, &side))
    brg_draughts_play_count_aloud (play, side);
}

void
brg_desk_draughts_sync (BrgDeskGame *game)
{
  g_autoptr (GPtrArray) line = g_ptr_array_new ();
  const BrgGameNode *root = brg_game_tree_get_root (game->tree);
  BrgDraughtsPlay *play = brg_draughts_play_new (&root->draughts);

  brg_desk_draughts_free_progress (game->progress);
  game->progress = play;
  for (BrgGameNode *node = game->node; node->parent != NULL; node = node->parent)
    g_ptr_array_add (line, node);
  note_count (play, root);
  for (guint i = line->len; i > 0; i--)
    {
      const BrgGameNode *node = line->pdata[i - 1];

      brg_draughts_play_play (play, &node->draughts_move);
      note_count (play, node);
    }
}

void
brg_desk_draughts_free_progress (gpointer progress)
{
  brg_draughts_play_free (progress);
}

/* The node of a copy at the same place as @node. */
static BrgGameNode *
find_twin (BrgGameTree *copy, const BrgGameNode *node)
{
  guint n = 0;

  if (node->parent == NULL)
    return brg_game_tree_get_root (copy);
  for (const BrgGameNode *other = node->parent->next; other != node; other = other->sibling)
    n++;
  return brg_game_node_get_nth (find_twin (copy, node->parent), n);
}

/* A comment without the command of counting; NULL when nothing is left of it. */
static char *
dup_without (const char *comment)
{
  const char *command = strstr (comment, COMMAND);
  const char *end = command != NULL ? strchr (command, ']') : NULL;
  char *rest;

  if (end == NULL)
    return g_strdup (comment);
  rest = g_strdup_printf ("%.*s%s", (gint) (command - comment), comment, end + 1);
  if (*g_strstrip (rest) == '\0')
    g_clear_pointer (&rest, g_free);
  return rest;
}

/* Takes off what was said of counting behind a move. */
static void
drop_count (BrgGameNode *node)
{
  for (guint i = node->after != NULL ? node->after->len : 0; i > 0; i--)
    {
      char *rest = dup_without (node->after->pdata[i - 1]);

      if (rest == NULL)
        g_ptr_array_remove_index (node->after, i - 1);
      else
        {
          g_free (node->after->pdata[i - 1]);
          node->after->pdata[i - 1] = rest;
        }
    }
}

gboolean
brg_desk_draughts_set_count (const BrgDeskGame *game, BrgColour side, BrgStoredGame *record)
{
  g_autoptr (BrgGameTree) tree = NULL;
  BrgGameNode *node;

  if (game->is_damaged)
    return FALSE;
  tree = brg_game_tree_copy (game->tree);
  node = find_twin (tree, game->node);
  drop_count (node);
  brg_game_node_add_comment (node, BRG_GAME_AFTER,
                             side == BRG_COLOUR_WHITE   ? COMMAND "w]"
                             : side == BRG_COLOUR_BLACK ? COMMAND "b]"
                                                        : COMMAND "-]");
  g_free (record->moves);
  record->moves = brg_desk_draughts_write_moves (tree);
  return TRUE;
}
