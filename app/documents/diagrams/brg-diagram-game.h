/* brg-diagram-game.h - what a game does for its diagrams
 *
 * A new game needs a file brg-diagram-<game>.c with one such table, and a row in brg-diagram.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-diagram.h"

G_BEGIN_DECLS

/**
 * BrgDiagramGame:
 * @dup_name: what is played, where the board does not tell; may be empty
 * @dup_players: (nullable): the players, both of whom have a name, where "White – Black" would be
 *   misunderstood
 * @dup_turn: who has the move and the number of the move, or what ended the game
 * @dup_notes: what cannot be seen on the board, a sentence a line; may be empty
 * @dup_code: the position as text
 * @code_head: heading of the column of the export with the position as text, "FEN"; marked for
 *   translation with the context `diagram`
 * @set_notation: (nullable): see brg_diagram_set_notation()
 * @show_fouls: (nullable): see brg_diagram_show_fouls()
 * @free_matter: frees #BrgDiagram.matter
 */
struct _BrgDiagramGame
{
  char *(*dup_name) (const BrgDiagram *diagram, const BrgWords *words);
  char *(*dup_players) (const BrgDiagram *diagram, const BrgWords *words);
  char *(*dup_turn) (const BrgDiagram *diagram, const BrgWords *words);
  char *(*dup_notes) (const BrgDiagram *diagram, const BrgWords *words);
  char *(*dup_code) (const BrgDiagram *diagram);
  const char *code_head;
  void (*set_notation) (BrgDiagram *diagram, const char *id);
  void (*show_fouls) (BrgDiagram *diagram);
  void (*free_matter) (gpointer matter);
};

/**
 * brg_diagram_new_bare:
 * @game: what is played
 * @matter: (transfer full): what @game knows of the position
 *
 * Returns: (transfer full): a diagram without players and remark; its picture is yet to be made
 */
BrgDiagram *brg_diagram_new_bare (const BrgDiagramGame *game, gpointer matter);

/**
 * brg_diagram_append_line:
 * @text: a text
 * @line: a line to be added, may be empty
 */
void brg_diagram_append_line (GString *text, const char *line);

/* The same as brg_diagram_new_announced(), by what is played; @move may be NULL. */
BrgDiagram *brg_diagram_chess_of_node (const BrgGameTree *tree,
                                       const BrgGameNode *node,
                                       const BrgGameMove *move);
BrgDiagram *brg_diagram_draughts_of_node (const BrgGameTree *tree,
                                          const BrgGameNode *node,
                                          const BrgGameMove *move);
BrgDiagram *brg_diagram_renju_of_node (const BrgGameTree *tree,
                                       const BrgGameNode *node,
                                       const BrgGameMove *move);

G_END_DECLS
