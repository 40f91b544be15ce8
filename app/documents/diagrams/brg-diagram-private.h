/* brg-diagram-private.h - how diagrams are made, for brg-diagram*.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-diagram.h"

G_BEGIN_DECLS

/**
 * brg_diagram_new_bare:
 * @game: what is played
 * @matter: (transfer full): what @game knows of the position
 *
 * Returns: (transfer full): a diagram without players and remark; its picture is yet to be made
 */
BrgDiagram *brg_diagram_new_bare (const BrgDiagramGame *game, gpointer matter);

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
