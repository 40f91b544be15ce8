/* brg-solution-editor.h - the solution of a work is entered: on the board, or typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_SOLUTION_EDITOR (brg_solution_editor_get_type ())
G_DECLARE_FINAL_TYPE (BrgSolutionEditor, brg_solution_editor, BRG, SOLUTION_EDITOR, GtkWidget)

/**
 * BrgSolutionEditor:
 *
 * A board, the moves beside it as a tree and a field for moves. Arrows, Home and End in the moves go
 * through them, Delete takes the move on the board back with what follows it. Moves are made on the
 * board or typed, one or several, and each is checked when it is made. Signal `changed`: the solution
 * is another one.
 */

/** brg_solution_editor_new: Returns: (transfer floating): an empty editor */
GtkWidget *brg_solution_editor_new (void);

/**
 * brg_solution_editor_set_work:
 * @self: an editor
 * @board: `64`, `100`, `giveaway` or `chess`
 * @fen: the position
 * @solution: the author's text
 *
 * Shows a work from its beginning. What of the solution is no move is told.
 *
 * Returns: whether @fen is a position of that board
 */
gboolean brg_solution_editor_set_work (BrgSolutionEditor *self,
                                       const char *board,
                                       const char *fen,
                                       const char *solution);

/** brg_solution_editor_dup_text: Returns: (transfer full): the solution as text */
char *brg_solution_editor_dup_text (BrgSolutionEditor *self);

/** brg_solution_editor_take_focus: Puts the caret where moves are typed */
gboolean brg_solution_editor_take_focus (BrgSolutionEditor *self);

G_END_DECLS
