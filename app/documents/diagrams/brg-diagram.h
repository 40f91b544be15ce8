/* brg-diagram.h - a position of any game that is to be printed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-board-picture.h"
#include "brg-draughts-play.h"
#include "brg-game-tree.h"
#include "brg-renju-game.h"
#include "brg-snapshot.h"
#include "brg-words.h"

G_BEGIN_DECLS

typedef struct _BrgDiagram BrgDiagram;

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
 *
 * What a game has to say under its diagrams. A new game needs a file brg-diagram-<game>.c with one
 * such table, and a row in brg-diagram.c.
 */
typedef struct
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
} BrgDiagramGame;

/**
 * BrgDiagram:
 * @game: what is played
 * @matter: what @game knows of the position, owned
 * @picture: the board; it may be changed, `picture.is_flipped` above all
 * @white: who has White, or empty
 * @black: who has Black, or empty
 * @round: number of the round, 0 when it is not said
 * @board: (nullable): what the board is called, %NULL when it is not said
 * @remark: what is to be said about the position, or empty
 *
 * A position that is to be printed. It owns its texts, of which none is %NULL. What stands under
 * the board is put into words only when the form is made, in the language of the document.
 */
struct _BrgDiagram
{
  const BrgDiagramGame *game;
  gpointer matter;
  BrgBoardPicture picture;
  char *white;
  char *black;
  gint round;
  char *board;
  char *remark;
};

/**
 * brg_diagram_new_of_node:
 * @tree: a game
 * @node: a node of it
 *
 * Shows the position after @node with the move that led to it; of draughts also the counts that
 * run, of renju the stones with their numbers.
 *
 * Returns: (transfer full): the diagram
 */
BrgDiagram *brg_diagram_new_of_node (const BrgGameTree *tree, const BrgGameNode *node);

/**
 * brg_diagram_new_announced:
 * @tree: a game
 * @node: a node of it
 * @move: a legal move of its position
 *
 * Shows the position that a move would lead to which is announced and not made.
 *
 * Returns: (transfer full): the diagram
 */
BrgDiagram *brg_diagram_new_announced (const BrgGameTree *tree,
                                       const BrgGameNode *node,
                                       const BrgGameMove *move);

/**
 * brg_diagram_free:
 * @diagram: (nullable): a diagram
 */
void brg_diagram_free (BrgDiagram *diagram);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDiagram, brg_diagram_free)

/**
 * brg_diagram_set_notation:
 * @diagram: a diagram
 * @id: id of a way to write moves: of draughts one of brg_draughts_notations(), of which those
 *   with numbers of squares write them into the squares and the others letters outside; of renju
 *   `i` or `j` for the letter of the ninth column, `i-plain` or `j-plain` for stones without their
 *   numbers
 *
 * Names the squares as the moves are written. A notation of another game changes nothing.
 */
void brg_diagram_set_notation (BrgDiagram *diagram, const char *id);

/**
 * brg_diagram_show_fouls:
 * @diagram: a diagram of renju; with others nothing happens
 *
 * Marks the points that are forbidden to Black, with the reason: 33, 44 or 6 (rus-draughts-2022
 * 9.2.4.2).
 */
void brg_diagram_show_fouls (BrgDiagram *diagram);

/**
 * brg_diagram_set_players:
 * @diagram: a diagram
 * @snapshot: a group
 * @white: index of the player with White
 * @black: index of the player with Black
 *
 * Names the players.
 */
void brg_diagram_set_players (BrgDiagram *diagram,
                              const BrgSnapshot *snapshot,
                              gint white,
                              gint black);

/**
 * brg_diagram_append_line:
 * @text: a text
 * @line: a line to be added, may be empty
 */
void brg_diagram_append_line (GString *text, const char *line);

G_END_DECLS
