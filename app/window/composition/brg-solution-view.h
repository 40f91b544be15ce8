/* brg-solution-view.h - a work on its board: the solution as a tree, played through or entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-board-picture.h"

G_BEGIN_DECLS

#define BRG_TYPE_SOLUTION_VIEW (brg_solution_view_get_type ())
G_DECLARE_FINAL_TYPE (BrgSolutionView, brg_solution_view, BRG, SOLUTION_VIEW, GtkWidget)

/**
 * BrgSolutionView:
 *
 * A board and the moves beside it as a tree. Arrows, Home and End in the moves go through them,
 * Space plays the line through. What is editable takes moves on the board and as text, one or
 * several, each checked when it is made; Delete in the moves takes the one on the board back with
 * what follows it. Signal `changed`: the solution is another one.
 */

/**
 * brg_solution_view_new:
 * @is_editable: whether moves can be entered
 *
 * Returns: (transfer floating): an empty view
 */
GtkWidget *brg_solution_view_new (gboolean is_editable);

/**
 * brg_solution_view_set_work:
 * @self: a view
 * @board: `64`, `100`, `giveaway` or `chess`
 * @fen: the position
 * @solution: the author's text
 *
 * Shows a work from its beginning. What of the solution is no move is told.
 *
 * Returns: whether @fen is a position of that board
 */
gboolean brg_solution_view_set_work (BrgSolutionView *self,
                                     const char *board,
                                     const char *fen,
                                     const char *solution);

/**
 * brg_solution_view_add_side:
 * @self: a view that is not editable
 * @texts: (element-type utf8): the half-moves of a side solution, from the first move
 * @n_common: how many of them are those of the author
 *
 * Hangs a side solution into the tree.
 */
void brg_solution_view_add_side (BrgSolutionView *self, const GPtrArray *texts, guint n_common);

/** brg_solution_view_set_spectators: Marks the pieces on @squares while the beginning is shown */
void brg_solution_view_set_spectators (BrgSolutionView *self, const BrgBoardSet *squares);

/** brg_solution_view_set_caption: Writes @caption below the board */
void brg_solution_view_set_caption (BrgSolutionView *self, const char *caption);

/**
 * brg_solution_view_play:
 * @self: a view
 *
 * Plays the line on the board through, a move a second, from the beginning where it is at its end;
 * once more stops it.
 */
void brg_solution_view_play (BrgSolutionView *self);

/** brg_solution_view_step: Goes a half-move on (1) or back (-1) */
void brg_solution_view_step (BrgSolutionView *self, gint step);

/** brg_solution_view_dup_text: Returns: (transfer full): the solution as text */
char *brg_solution_view_dup_text (BrgSolutionView *self);

/** brg_solution_view_take_focus: Gives the keys to where moves are typed, else to the moves */
gboolean brg_solution_view_take_focus (BrgSolutionView *self);

G_END_DECLS
