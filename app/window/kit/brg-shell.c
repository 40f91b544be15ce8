/* brg-shell.c - what pages and sheets may ask of the main window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-shell.h"

G_DEFINE_INTERFACE (BrgShell, brg_shell, GTK_TYPE_WINDOW)

static void
brg_shell_default_init (BrgShellInterface *iface G_GNUC_UNUSED)
{
}

BrgShell *
brg_shell_find (GtkWidget *widget)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  while (window != NULL && !BRG_IS_SHELL (window))
    window = gtk_window_get_transient_for (window);
  g_return_val_if_fail (window != NULL, NULL);
  return BRG_SHELL (window);
}

BrgSession *
brg_shell_get_session (BrgShell *self)
{
  g_return_val_if_fail (BRG_IS_SHELL (self), NULL);

  return BRG_SHELL_GET_IFACE (self)->get_session (self);
}

BrgPreferences *
brg_shell_get_preferences (BrgShell *self)
{
  g_return_val_if_fail (BRG_IS_SHELL (self), NULL);

  return BRG_SHELL_GET_IFACE (self)->get_preferences (self);
}

void
brg_shell_go (BrgShell *self, const char *page, const char *target)
{
  g_return_if_fail (BRG_IS_SHELL (self) && page != NULL);

  BRG_SHELL_GET_IFACE (self)->go (self, page, target);
}

void
brg_shell_open_group (BrgShell *self, gint64 group_id, const char *page)
{
  g_return_if_fail (BRG_IS_SHELL (self));

  BRG_SHELL_GET_IFACE (self)->open_group (self, group_id, page);
}

void
brg_shell_open_workspace (BrgShell *self, const char *path, gboolean may_create)
{
  g_return_if_fail (BRG_IS_SHELL (self) && path != NULL);

  BRG_SHELL_GET_IFACE (self)->open_workspace (self, path, may_create);
}

BrgPage *
brg_shell_get_page (BrgShell *self, const char *page)
{
  g_return_val_if_fail (BRG_IS_SHELL (self) && page != NULL, NULL);

  return BRG_SHELL_GET_IFACE (self)->get_page (self, page);
}

const char *
brg_shell_get_back_title (BrgShell *self)
{
  g_return_val_if_fail (BRG_IS_SHELL (self), NULL);

  return BRG_SHELL_GET_IFACE (self)->get_back_title (self);
}

void
brg_shell_focus_page (BrgShell *self)
{
  g_return_if_fail (BRG_IS_SHELL (self));

  BRG_SHELL_GET_IFACE (self)->focus_page (self);
}

void
brg_shell_update_title (BrgShell *self)
{
  g_return_if_fail (BRG_IS_SHELL (self));

  BRG_SHELL_GET_IFACE (self)->update_title (self);
}

void
brg_shell_push_mode (BrgShell *self, GtkWidget *mode)
{
  g_return_if_fail (BRG_IS_SHELL (self) && GTK_IS_WIDGET (mode));

  BRG_SHELL_GET_IFACE (self)->push_mode (self, mode);
}

GtkWidget *
brg_shell_get_mode (BrgShell *self)
{
  g_return_val_if_fail (BRG_IS_SHELL (self), NULL);

  return BRG_SHELL_GET_IFACE (self)->get_mode (self);
}

void
brg_shell_pop_mode (BrgShell *self)
{
  g_return_if_fail (BRG_IS_SHELL (self));

  BRG_SHELL_GET_IFACE (self)->pop_mode (self);
}

void
brg_shell_show_help (BrgShell *self, GtkWidget *over)
{
  g_return_if_fail (BRG_IS_SHELL (self));

  BRG_SHELL_GET_IFACE (self)->show_help (self, over);
}

void
brg_shell_show_topic (BrgShell *self, const char *topic)
{
  g_return_if_fail (BRG_IS_SHELL (self) && topic != NULL);

  BRG_SHELL_GET_IFACE (self)->show_topic (self, topic);
}
