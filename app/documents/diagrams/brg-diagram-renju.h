/* brg-diagram-renju.h - what stands under a diagram of renju
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-diagram.h"

G_BEGIN_DECLS

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

G_END_DECLS
