/* brg-diagram-form.h - diagrams of positions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-diagram.h"
#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_diagram_form_new:
 * @diagrams: (element-type BrgDiagram): at least one
 * @title: (nullable): what stands above them, %NULL for "Diagram of a position"
 * @snapshot: (nullable): the group that they are from; %NULL for positions that belong to no event
 * @options: how it is wanted
 *
 * Makes the content: boards with players, round and board, number of the move and who has it, what
 * cannot be seen on the board (who may castle, whether a pawn may be taken en passant, the last
 * move, the counts of draughts, the passes of renju), the remark, and the position as text. Several
 * are numbered. With a group the form has its head, lines to be signed and the stamp. Its rows, for
 * the export, are caption and text.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_diagram_form_new (const GPtrArray *diagrams,
                               const char *title,
                               const BrgSnapshot *snapshot,
                               const BrgDocumentOptions *options);

G_END_DECLS
