/* brg-diagram-chess.h - what stands under a diagram of chess
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-diagram.h"

G_BEGIN_DECLS

/**
 * brg_diagram_new_chess:
 * @position: a position of chess or Chess960
 *
 * Returns: (transfer full): the diagram
 */
BrgDiagram *brg_diagram_new_chess (const BrgPosition *position);

G_END_DECLS
