/* brg-diagram.c - a position of any game that is to be printed
 *
 * Tests: tests/app/test-documents-diagram.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-diagram-private.h"

#include "brg-name-words.h"

typedef BrgDiagram *(*OfNodeFunc) (const BrgGameTree *tree,
                                   const BrgGameNode *node,
                                   const BrgGameMove *move);

static const OfNodeFunc of_node_funcs[] = {
  [BRG_GAME_OF_CHESS] = brg_diagram_chess_of_node,
  [BRG_GAME_OF_DRAUGHTS] = brg_diagram_draughts_of_node,
  [BRG_GAME_OF_RENJU] = brg_diagram_renju_of_node,
};

BrgDiagram *
brg_diagram_new_bare (const BrgDiagramGame *game, gpointer matter)
{
  BrgDiagram *diagram = g_new0 (BrgDiagram, 1);

  diagram->game = game;
  diagram->matter = matter;
  diagram->white = g_strdup ("");
  diagram->black = g_strdup ("");
  diagram->remark = g_strdup ("");
  return diagram;
}

void
brg_diagram_append_line (GString *text, const char *line)
{
  if (text->len > 0 && *line != '\0')
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

BrgDiagram *
brg_diagram_new_of_node (const BrgGameTree *tree, const BrgGameNode *node)
{
  g_return_val_if_fail (tree != NULL && node != NULL && node->kind < G_N_ELEMENTS (of_node_funcs),
                        NULL);

  return of_node_funcs[node->kind](tree, node, NULL);
}

BrgDiagram *
brg_diagram_new_announced (const BrgGameTree *tree,
                           const BrgGameNode *node,
                           const BrgGameMove *move)
{
  g_return_val_if_fail (tree != NULL && node != NULL && node->kind < G_N_ELEMENTS (of_node_funcs),
                        NULL);
  g_return_val_if_fail (move != NULL, NULL);

  return of_node_funcs[node->kind](tree, node, move);
}

void
brg_diagram_free (BrgDiagram *diagram)
{
  if (diagram == NULL)
    return;
  diagram->game->free_matter (diagram->matter);
  g_free (diagram->white);
  g_free (diagram->black);
  g_free (diagram->remark);
  g_free (diagram->board);
  g_free (diagram);
}

void
brg_diagram_set_notation (BrgDiagram *diagram, const char *id)
{
  g_return_if_fail (diagram != NULL && id != NULL);

  if (diagram->game->set_notation != NULL)
    diagram->game->set_notation (diagram, id);
}

void
brg_diagram_show_fouls (BrgDiagram *diagram)
{
  g_return_if_fail (diagram != NULL);

  if (diagram->game->show_fouls != NULL)
    diagram->game->show_fouls (diagram);
}

void
brg_diagram_set_players (BrgDiagram *diagram, const BrgSnapshot *snapshot, gint white, gint black)
{
  g_return_if_fail (diagram != NULL && snapshot != NULL);

  g_free (diagram->white);
  g_free (diagram->black);
  diagram->white = brg_name_words_dup (snapshot, white, BRG_NAME_PLAIN, NULL);
  diagram->black = brg_name_words_dup (snapshot, black, BRG_NAME_PLAIN, NULL);
}
