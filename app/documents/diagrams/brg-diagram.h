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

/**
 * BrgDiagramGame:
 *
 * What a game has to say under its diagrams; see brg-diagram-game.h.
 */
typedef struct _BrgDiagramGame BrgDiagramGame;

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
typedef struct
{
  const BrgDiagramGame *game;
  gpointer matter;
  BrgBoardPicture picture;
  char *white;
  char *black;
  gint round;
  char *board;
  char *remark;
} BrgDiagram;

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
 * brg_diagram_new_chess:
 * @position: a position of chess or Chess960
 *
 * Returns: (transfer full): the diagram
 */
BrgDiagram *brg_diagram_new_chess (const BrgPosition *position);

/**
 * brg_diagram_new_draughts:
 * @position: a position of draughts
 *
 * The board of 64 squares has letters and numbers outside, that of 100 numbers in its squares.
 *
 * Returns: (transfer full): the diagram
 */
BrgDiagram *brg_diagram_new_draughts (const BrgDraughtsPosition *position);

/**
 * brg_diagram_new_draughts_play:
 * @play: a game of draughts
 * @ply: 0 for the start to the number of half-moves
 *
 * The same for a position of a game, with the move that led to it and the counts that ran.
 *
 * Returns: (transfer full): the diagram
 */
BrgDiagram *brg_diagram_new_draughts_play (const BrgDraughtsPlay *play, guint ply);

/**
 * brg_diagram_new_renju:
 * @moves: (array length=n_moves): moves from the empty board, no stone on another
 * @n_moves: how many, at most %BRG_RENJU_MAX_MOVES
 *
 * Makes the record of a game as a numbered diagram: every stone has the number of its move, passes
 * are told beside it as `65 –`.
 *
 * Returns: (transfer full): the diagram
 */
BrgDiagram *brg_diagram_new_renju (const BrgRenjuPoint *moves, guint n_moves);

/**
 * brg_diagram_new_renju_board:
 * @board: stones of which the order is not known
 * @turn: who has the move, %BRG_COLOUR_NONE when it is not said
 *
 * Returns: (transfer full): the diagram, without numbers
 */
BrgDiagram *brg_diagram_new_renju_board (const BrgRenjuBoard *board, BrgColour turn);

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

G_END_DECLS
