/* brg-diagram-draughts.h - what stands under a diagram of draughts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-diagram.h"

G_BEGIN_DECLS

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

G_END_DECLS
