/* brg-board-view-pointer.c - the board view: clicks and dragging
 *
 * A press lifts; a release on the same square leaves the piece lifted for a second click, unless it
 * had been lifted before.
 * Tests: tests/widgets/test-board-way.c, tests/gui/position-editor.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-view-private.h"

#include "brg-board-view-way.h"

/* A press on the piece that is lifted may become a drag: what it does is known at its end. */
static void
press (BrgBoardView *self, gint square)
{
  self->is_second = square == self->lifted && !brg_board_set_has (&self->targets, square);
  if (!self->is_second)
    brg_board_view_choose (self, square);
  if (self->lifted == square)
    self->pressed = square;
}

static void
on_drag_begin (GtkGestureDrag *gesture, double x, double y, BrgBoardView *self)
{
  gint square = brg_board_view_find_square (self, x, y);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  self->by_keys = FALSE;
  self->press_x = x;
  self->press_y = y;
  self->pressed = BRG_BOARD_NO_SQUARE;
  if (square == BRG_BOARD_NO_SQUARE)
    {
      if (self->way.n_squares < 2)
        brg_board_view_put_back (self);
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  if (brg_board_picture_is_playable (&self->picture, square))
    brg_board_view_move_cursor (self, square);
  press (self, square);
}

static void
on_drag_update (GtkGestureDrag *gesture G_GNUC_UNUSED, double dx, double dy, BrgBoardView *self)
{
  if (self->pressed == BRG_BOARD_NO_SQUARE || self->lifted != self->pressed)
    return;
  self->pointer_x = self->press_x + dx;
  self->pointer_y = self->press_y + dy;
  if (!self->is_dragged &&
      gtk_drag_check_threshold (GTK_WIDGET (self), (int) self->press_x, (int) self->press_y,
                                (int) self->pointer_x, (int) self->pointer_y))
    {
      self->is_dragged = TRUE;
      brg_board_view_update (self);
    }
  if (self->is_dragged)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The end of a drag that led nowhere: a piece goes back to where it was taken up. */
static void
let_go (BrgBoardView *self)
{
  self->is_dragged = FALSE;
  if (self->way.n_squares == 1)
    brg_board_view_put_back (self);
  else
    brg_board_view_update (self);
}

static void
drop (BrgBoardView *self, double x, double y)
{
  gint from = self->lifted;
  gint square = brg_board_view_find_square (self, x, y);
  gboolean was_dragged = self->way.n_squares > 1;

  if (brg_board_picture_is_playable (&self->picture, square))
    brg_board_view_move_cursor (self, square);
  if (brg_board_view_lead (self, square))
    return;
  if (square != BRG_BOARD_NO_SQUARE && square != from)
    brg_board_view_activate (self, square);
  let_go (self);
  if (square == BRG_BOARD_NO_SQUARE && !was_dragged)
    g_signal_emit (self, brg_board_view_signals[BRG_BOARD_VIEW_THROWN_OFF], 0, from);
}

static void
on_drag_end (GtkGestureDrag *gesture G_GNUC_UNUSED, double dx, double dy, BrgBoardView *self)
{
  gboolean is_held = self->pressed != BRG_BOARD_NO_SQUARE && self->lifted == self->pressed;

  self->pressed = BRG_BOARD_NO_SQUARE;
  if (!is_held)
    return;
  if (self->is_dragged)
    drop (self, self->press_x + dx, self->press_y + dy);
  else if (self->is_second)
    brg_board_view_step_back (self);
}

static void
on_drag_cancel (GtkGesture *gesture G_GNUC_UNUSED,
                GdkEventSequence *sequence G_GNUC_UNUSED,
                BrgBoardView *self)
{
  self->pressed = BRG_BOARD_NO_SQUARE;
  if (self->is_dragged)
    let_go (self);
}

void
brg_board_view_add_pointer (BrgBoardView *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), GDK_BUTTON_PRIMARY);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (on_drag_cancel), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}
