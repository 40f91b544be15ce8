/* brg-window-notice.c - what was just done, or could not be: one notice, over nothing
 *
 * Its place is at the foot of the sidebar, above what says that everything is saved. Where that is
 * folded or not there it stands in the header for the title, so that no bar, row, board or clock is
 * ever under it and nothing moves.
 *
 * Tests: tests/gui/look.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-compat.h"
#include "brg-ui.h"
#include "brg-window-private.h"

/* Long enough for a sentence of two lines. */
#define NOTICE_SECONDS 8

/* How much of a notice is read in the header; the rest is in the tooltip. */
#define HEADER_CHARS 60

/* Aside it wraps before it makes the sidebar wider. */
#define ASIDE_CHARS 14

static void
move_to (BrgWindow *self, GtkBox *slot)
{
  if (gtk_widget_get_parent (self->notice_box) == GTK_WIDGET (slot))
    return;
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->notice_box)), self->notice_box);
  gtk_box_append (slot, self->notice_box);
}

void
brg_window_place_notice (BrgWindow *self)
{
  gboolean is_aside;
  gboolean is_shown;

  g_return_if_fail (BRG_IS_WINDOW (self));

  is_shown = self->notice_source != 0;
  is_aside =
      gtk_widget_get_visible (GTK_WIDGET (self->sidebar)) && !brg_sidebar_is_folded (self->sidebar);
  move_to (self, is_aside ? brg_sidebar_get_slot (self->sidebar) : self->notice_slot);
  /* What matters stands at the end: in the header there are two lines for it. */
  gtk_label_set_wrap (self->notice_label, TRUE);
  gtk_label_set_lines (self->notice_label, is_aside ? -1 : 2);
  gtk_label_set_ellipsize (self->notice_label,
                           is_aside ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (self->notice_label, is_aside ? ASIDE_CHARS : HEADER_CHARS);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->notice_box),
                                  is_aside ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_visible (self->notice_box, is_shown);
  gtk_stack_set_visible_child (self->title_stack, is_shown && !is_aside
                                                      ? GTK_WIDGET (self->notice_slot)
                                                      : GTK_WIDGET (self->window_title));
}

void
brg_window_withdraw_notice (BrgWindow *self)
{
  g_return_if_fail (BRG_IS_WINDOW (self));

  g_clear_handle_id (&self->notice_source, g_source_remove);
  brg_window_place_notice (self);
}

static gboolean
on_time_over (gpointer data)
{
  BrgWindow *self = data;

  if (!self->is_notice_seen)
    return G_SOURCE_CONTINUE;
  self->notice_source = 0;
  brg_window_place_notice (self);
  return G_SOURCE_REMOVE;
}

/* The newest is what the user just did: it takes the place of the one before. */
void
brg_window_show_notice (BrgWindow *self, const char *text, gboolean can_undo)
{
  g_return_if_fail (BRG_IS_WINDOW (self) && text != NULL);

  gtk_label_set_text (self->notice_label, text);
  gtk_widget_set_visible (self->notice_button, can_undo);
  brg_compat_announce (GTK_WIDGET (self->page_stack), text);
  self->is_notice_seen = FALSE;
  g_clear_handle_id (&self->notice_source, g_source_remove);
  self->notice_source = g_timeout_add_seconds (NOTICE_SECONDS, on_time_over, self);
  brg_window_place_notice (self);
}

static void
on_sidebar_changed (BrgWindow *self)
{
  brg_window_place_notice (self);
}

static gboolean
on_event (BrgWindow *self, GdkEvent *event)
{
  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_KEY_PRESS:
    case GDK_BUTTON_PRESS:
    case GDK_MOTION_NOTIFY:
    case GDK_SCROLL:
    case GDK_TOUCH_BEGIN:
      self->is_notice_seen = TRUE;
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

void
brg_window_setup_notice (BrgWindow *self)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  g_return_if_fail (BRG_IS_WINDOW (self));

  brg_ui_show_whole_text (self->notice_label);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, "event", G_CALLBACK (on_event), self);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
  g_signal_connect_object (self->sidebar, "notify::visible", G_CALLBACK (on_sidebar_changed), self,
                           G_CONNECT_SWAPPED);
  brg_window_place_notice (self);
}
