/* brg-diagram-form.h - diagrams of positions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-board-picture.h"
#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgDiagram:
 * @position: the position
 * @from: where the last move began, or %BRG_BOARD_NO_SQUARE
 * @to: where it ended, or %BRG_BOARD_NO_SQUARE
 * @is_flipped: whether Black sits below
 * @white: who has White, or empty
 * @black: who has Black, or empty
 * @round: number of the round, 0 when it is not said
 * @board: number of the board, 0 when it is not said
 * @remark: what is to be said about the position, or empty
 *
 * A position of chess or Chess960 that is to be printed. It owns its texts, of which none is %NULL.
 */
typedef struct
{
  BrgPosition position;
  gint from;
  gint to;
  gboolean is_flipped;
  char *white;
  char *black;
  gint round;
  gint board;
  char *remark;
} BrgDiagram;

/**
 * brg_diagram_new:
 * @position: a position
 *
 * Returns: (transfer full): the position without anything else
 */
BrgDiagram *brg_diagram_new (const BrgPosition *position);

/**
 * brg_diagram_free:
 * @diagram: (nullable): a diagram
 */
void brg_diagram_free (BrgDiagram *diagram);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDiagram, brg_diagram_free)

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
 * brg_diagram_form_new:
 * @diagrams: (element-type BrgDiagram): at least one
 * @title: (nullable): what stands above them, %NULL for "Diagram of a position"
 * @snapshot: (nullable): the group that they are from; %NULL for positions that belong to no event
 * @options: how it is wanted
 *
 * Makes the content: boards with players, round and board, number of the move and who has it, what
 * cannot be seen on the board (who may castle, whether a pawn may be taken en passant, the last
 * move), the remark, and the FEN. Several are numbered. With a group the form has its head, lines
 * to be signed and the stamp. Its rows, for the export, are caption and FEN.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_diagram_form_new (const GPtrArray *diagrams,
                               const char *title,
                               const BrgSnapshot *snapshot,
                               const BrgDocumentOptions *options);

G_END_DECLS
