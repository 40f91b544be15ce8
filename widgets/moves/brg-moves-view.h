/* brg-moves-view.h - the moves of a game in two columns, with variations
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-move-lines.h"

G_BEGIN_DECLS

/**
 * BrgMoveStep:
 * @BRG_MOVE_STEP_BACK: one half-move back
 * @BRG_MOVE_STEP_ON: one half-move on
 * @BRG_MOVE_STEP_FIRST: to the first position
 * @BRG_MOVE_STEP_LAST: to the last
 * @BRG_MOVE_STEP_UP: a whole move back
 * @BRG_MOVE_STEP_DOWN: a whole move on
 * @BRG_MOVE_STEP_PREVIOUS_LINE: to the variation before this one
 * @BRG_MOVE_STEP_NEXT_LINE: to the variation after this one
 *
 * Where a key leads.
 */
typedef enum
{
  BRG_MOVE_STEP_BACK,
  BRG_MOVE_STEP_ON,
  BRG_MOVE_STEP_FIRST,
  BRG_MOVE_STEP_LAST,
  BRG_MOVE_STEP_UP,
  BRG_MOVE_STEP_DOWN,
  BRG_MOVE_STEP_PREVIOUS_LINE,
  BRG_MOVE_STEP_NEXT_LINE,
} BrgMoveStep;

#define BRG_TYPE_MOVES_VIEW (brg_moves_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgMovesView, brg_moves_view, BRG, MOVES_VIEW, GtkWidget)

/**
 * BrgMovesView:
 *
 * To be put into a scrolled window; the current move is kept in sight. It takes the keyboard focus:
 * arrows, Home and End.
 *
 * Signals:
 * - `chosen` (guint id): a move was clicked.
 * - `step` (gint): a key asks for a #BrgMoveStep.
 */

/**
 * brg_moves_view_new:
 *
 * Returns: (transfer floating): an empty list
 */
GtkWidget *brg_moves_view_new (void);

/**
 * brg_moves_view_set_moves:
 * @self: a list
 * @moves: (transfer full) (element-type BrgListedMove): the moves, see brg_listed_moves_new()
 */
void brg_moves_view_set_moves (BrgMovesView *self, GArray *moves);

/**
 * brg_moves_view_set_current:
 * @self: a list
 * @id: the move after which the position on the board stands, 0 for the first position
 * @spoken: the same in words, for a screen reader
 */
void brg_moves_view_set_current (BrgMovesView *self, guint id, const char *spoken);

G_END_DECLS
