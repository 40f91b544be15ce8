/* brg-window-keys.c - keys of the main window that no page has taken
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-shell.h"
#include "brg-ui.h"
#include "brg-window-private.h"

/* Insert adds a player wherever the focus is: the header and the sidebar hand it on, fields keep it
 * for themselves. */
static gboolean
on_key_pressed (gpointer data,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state,
                GtkEventControllerKey *controller G_GNUC_UNUSED)
{
  BrgWindow *self = data;
  GdkModifierType held = state & gtk_accelerator_get_default_mod_mask ();

  if ((keyval != GDK_KEY_Insert && keyval != GDK_KEY_KP_Insert) ||
      (held != 0 && held != GDK_SHIFT_MASK) || brg_session_get_snapshot (self->session) == NULL ||
      brg_shell_get_mode (BRG_SHELL (self)))
    return GDK_EVENT_PROPAGATE;
  brg_window_show_page (self, "players", held == 0 ? "new" : "new-team");
  return GDK_EVENT_STOP;
}

void
brg_window_setup_keys (BrgWindow *self)
{
  g_return_if_fail (BRG_IS_WINDOW (self));

  brg_ui_add_keys (self, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
}
