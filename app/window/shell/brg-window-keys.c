/* brg-window-keys.c - keys of the main window that no page has taken
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-shell.h"
#include "brg-ui.h"
#include "brg-window-private.h"

/* Insert adds a player wherever the focus is: the header and the sidebar hand it on. */
static gboolean
press_insert (BrgWindow *self, GdkModifierType held)
{
  if (held != 0 && held != GDK_SHIFT_MASK)
    return GDK_EVENT_PROPAGATE;
  brg_window_show_page (self, "players", held == 0 ? "new" : "new-team");
  return GDK_EVENT_STOP;
}

/* The next step has to wait: says for what, as its button does. */
static gboolean
press_step (BrgWindow *self, GdkModifierType held)
{
  const char *why = gtk_widget_get_tooltip_text (GTK_WIDGET (self->step_button));

  if (held != GDK_CONTROL_MASK || why == NULL ||
      g_action_group_get_action_enabled (G_ACTION_GROUP (self), "next-step"))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_error_bell (GTK_WIDGET (self));
  brg_session_tell (self->session, why);
  return GDK_EVENT_STOP;
}

/* Where nothing is recorded, these keys have no other work; they are heard before the page. */
static gboolean
on_bar_key_pressed (gpointer data,
                    guint keyval,
                    guint keycode G_GNUC_UNUSED,
                    GdkModifierType state,
                    GtkEventControllerKey *controller G_GNUC_UNUSED)
{
  BrgWindow *self = data;

  gboolean is_gone = gtk_widget_get_mapped (self->file_box);
  gboolean can_lead = gtk_widget_get_mapped (GTK_WIDGET (self->lead_button));

  if ((!is_gone && !can_lead) || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_F2 && is_gone)
    brg_window_save_elsewhere (self);
  else if (keyval == GDK_KEY_F2)
    brg_window_press_lead (self);
  else if (keyval == GDK_KEY_F5 && is_gone)
    brg_window_check_file (self);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static gboolean
is_insert (guint keyval)
{
  return keyval == GDK_KEY_Insert || keyval == GDK_KEY_KP_Insert;
}

/* In the search of a page Insert is what it is beside it; the field must not hear it first. Other
 * fields keep it for themselves, and do nothing with it: see brg_ui_forbid_overwriting(). */
static gboolean
on_search_key_pressed (gpointer data,
                       guint keyval,
                       guint keycode G_GNUC_UNUSED,
                       GdkModifierType state,
                       GtkEventControllerKey *controller)
{
  BrgWindow *self = data;
  BrgPage *page = brg_window_get_visible_page (self);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (!is_insert (keyval) || (state & gtk_accelerator_get_default_mod_mask ()) != 0 ||
      page == NULL || focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (page)) ||
      gtk_widget_get_ancestor (focus, GTK_TYPE_SEARCH_ENTRY) == NULL ||
      brg_shell_get_mode (BRG_SHELL (self)) != NULL)
    return GDK_EVENT_PROPAGATE;
  return gtk_event_controller_key_forward (controller, GTK_WIDGET (page)) || press_insert (self, 0);
}

static gboolean
on_key_pressed (gpointer data,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state,
                GtkEventControllerKey *controller G_GNUC_UNUSED)
{
  BrgWindow *self = data;
  GdkModifierType held = state & gtk_accelerator_get_default_mod_mask ();

  if (brg_session_get_snapshot (self->session) == NULL ||
      brg_shell_get_mode (BRG_SHELL (self)) != NULL)
    return GDK_EVENT_PROPAGATE;
  if (is_insert (keyval))
    return press_insert (self, held);
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    return press_step (self, held);
  return GDK_EVENT_PROPAGATE;
}

void
brg_window_setup_keys (BrgWindow *self)
{
  g_return_if_fail (BRG_IS_WINDOW (self));

  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_bar_key_pressed), self);
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_search_key_pressed), self);
  brg_ui_add_keys (self, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
}
