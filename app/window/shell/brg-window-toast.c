/* brg-window-toast.c - the notice at the foot of the main window
 *
 * Tests: tests/gui/file-gone.py, tests/gui/rounds.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-compat.h"
#include "brg-window-private.h"

/* As long as libadwaita leaves a toast. */
#define TOAST_SECONDS 5

/* A toast moves in for less than this; before that it must not be dismissed. */
#define TOAST_MOVE_MS 500

static void
on_toast_dismissed (BrgWindow *self, AdwToast *toast)
{
  if (self->toast != toast)
    return;
  g_clear_handle_id (&self->toast_source, g_source_remove);
  g_clear_object (&self->toast);
}

static gboolean
on_withdrawn (gpointer data)
{
  BrgWindow *self = data;
  g_autoptr (AdwToast) toast = g_steal_pointer (&self->toast);

  self->toast_source = 0;
  adw_toast_dismiss (toast);
  return G_SOURCE_REMOVE;
}

static gboolean
on_time_over (gpointer data)
{
  return ((BrgWindow *) data)->is_toast_seen ? on_withdrawn (data) : G_SOURCE_CONTINUE;
}

static void
add_toast (BrgWindow *self)
{
  AdwToast *toast = adw_toast_new ("");

  adw_toast_set_timeout (toast, 0);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (on_toast_dismissed), self,
                           G_CONNECT_SWAPPED);
  self->toast = g_object_ref (toast);
  adw_toast_overlay_add_toast (self->toast_overlay, toast);
}

void
brg_window_withdraw_toast (BrgWindow *self)
{
  g_return_if_fail (BRG_IS_WINDOW (self));

  if (self->toast == NULL)
    return;
  g_clear_handle_id (&self->toast_source, g_source_remove);
  self->toast_source = g_timeout_add (TOAST_MOVE_MS, on_withdrawn, self);
}

/* One at a time, the newest is what the user just did. The toast on show gets the new words:
 * libadwaita 1.2 crashes when a toast is dismissed while it still moves in, as it happens when
 * results are typed fast. */
void
brg_window_show_toast (BrgWindow *self, const char *title, gboolean can_undo)
{
  g_autofree char *escaped = NULL;

  g_return_if_fail (BRG_IS_WINDOW (self) && title != NULL);

  escaped = g_markup_escape_text (title, -1);
  if (self->toast == NULL)
    add_toast (self);
  adw_toast_set_title (self->toast, escaped);
  brg_compat_announce (GTK_WIDGET (self->toast_overlay), title);
  adw_toast_set_action_name (self->toast, can_undo ? "win.undo" : NULL);
  adw_toast_set_button_label (self->toast, can_undo ? _ ("Undo") : NULL);
  self->is_toast_seen = FALSE;
  g_clear_handle_id (&self->toast_source, g_source_remove);
  self->toast_source = g_timeout_add_seconds (TOAST_SECONDS, on_time_over, self);
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
      self->is_toast_seen = TRUE;
      break;
    }
  return GDK_EVENT_PROPAGATE;
}

void
brg_window_setup_toast (BrgWindow *self)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  g_return_if_fail (BRG_IS_WINDOW (self));

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, "event", G_CALLBACK (on_event), self);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
