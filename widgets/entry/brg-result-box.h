/* brg-result-box.h - the result of a game in a box that never changes its size
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * BrgResultState:
 * @BRG_RESULT_MISSING: no result yet: dashed border and a dash
 * @BRG_RESULT_ENTERED: played: bold
 * @BRG_RESULT_FORFEIT: decided without play: on a neutral ground
 * @BRG_RESULT_ADJOURNED: adjourned: tinted, with an envelope
 * @BRG_RESULT_N_STATES: number of states
 */
typedef enum
{
  BRG_RESULT_MISSING,
  BRG_RESULT_ENTERED,
  BRG_RESULT_FORFEIT,
  BRG_RESULT_ADJOURNED,
  BRG_RESULT_N_STATES,
} BrgResultState;

#define BRG_TYPE_RESULT_BOX (brg_result_box_get_type ())
G_DECLARE_FINAL_TYPE (BrgResultBox, brg_result_box, BRG, RESULT_BOX, GtkWidget)

/**
 * brg_result_box_new:
 *
 * Returns: (transfer floating): a box without a result
 */
GtkWidget *brg_result_box_new (void);

/**
 * brg_result_box_set_result:
 * @self: a #BrgResultBox
 * @state: what sort of result
 * @text: (nullable): the result as shown, `1 – 0`; an adjourned game may have one, a missing one
 *   has none
 *
 * Sets what the box shows. The words for a screen reader are set by the caller, who knows the
 * board: gtk_accessible_update_property().
 */
void brg_result_box_set_result (BrgResultBox *self, BrgResultState state, const char *text);

/**
 * brg_result_box_get_state:
 * @self: a #BrgResultBox
 *
 * Returns: what sort of result
 */
BrgResultState brg_result_box_get_state (BrgResultBox *self);

/**
 * brg_result_box_set_focused:
 * @self: a #BrgResultBox
 * @is_focused: whether the next key enters this result
 *
 * The focused box has a ring, also when the keyboard focus is not seen on the row. A missing
 * result is then an empty box instead of a dash.
 */
void brg_result_box_set_focused (BrgResultBox *self, gboolean is_focused);

/**
 * brg_result_box_set_big:
 * @self: a #BrgResultBox
 * @is_big: whether it is the large box of a side pane instead of one in a row
 */
void brg_result_box_set_big (BrgResultBox *self, gboolean is_big);

G_END_DECLS
