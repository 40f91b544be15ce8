/* brg-shell.h - what pages and sheets may ask of the main window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-page.h"
#include "brg-preferences.h"
#include "brg-session.h"

G_BEGIN_DECLS

#define BRG_TYPE_SHELL (brg_shell_get_type ())
G_DECLARE_INTERFACE (BrgShell, brg_shell, BRG, SHELL, GtkWindow)

/**
 * BrgShellInterface:
 *
 * The main window implements it; nothing below knows more of the window. The functions of the same
 * names say what each does.
 */
struct _BrgShellInterface
{
  GTypeInterface parent_iface;

  BrgSession *(*get_session) (BrgShell *self);
  BrgPreferences *(*get_preferences) (BrgShell *self);
  void (*go) (BrgShell *self, const char *page, const char *target);
  void (*open_group) (BrgShell *self, gint64 group_id, const char *page);
  void (*open_workspace) (BrgShell *self, const char *path, gboolean may_create);
  BrgPage *(*get_page) (BrgShell *self, const char *page);
  const char *(*get_back_title) (BrgShell *self);
  void (*focus_page) (BrgShell *self);
  void (*update_title) (BrgShell *self);
  void (*push_mode) (BrgShell *self, GtkWidget *mode);
  GtkWidget *(*get_mode) (BrgShell *self);
  void (*pop_mode) (BrgShell *self);
  void (*show_help) (BrgShell *self, GtkWidget *over);
  void (*show_topic) (BrgShell *self, const char *topic);
};

/**
 * brg_shell_find:
 * @widget: a widget in the main window or in a sheet of it
 *
 * Returns: (transfer none): the main window it belongs to
 */
BrgShell *brg_shell_find (GtkWidget *widget);

/**
 * brg_shell_get_session:
 * @self: the main window
 *
 * Returns: (transfer none): the session
 */
BrgSession *brg_shell_get_session (BrgShell *self);

/**
 * brg_shell_get_preferences:
 * @self: the main window
 *
 * Returns: (transfer none): the user's preferences
 */
BrgPreferences *brg_shell_get_preferences (BrgShell *self);

/**
 * brg_shell_go:
 * @self: the main window
 * @page: name of a page, `rounds`
 * @target: (nullable): what to show there, see #BrgPageClass.go_to; `win.back` leaves what begins
 *   with `new/` for the page shown before
 */
void brg_shell_go (BrgShell *self, const char *page, const char *target);

/**
 * brg_shell_open_group:
 * @self: the main window
 * @group_id: row of a group
 * @page: (nullable): the page to show, %NULL for the one that fits the state of the event
 */
void brg_shell_open_group (BrgShell *self, gint64 group_id, const char *page);

/**
 * brg_shell_open_workspace:
 * @self: the main window
 * @path: a workspace
 * @may_create: whether an absent file becomes a new one
 *
 * Opens a workspace and shows what was shown last time. A failure is reported in a dialog.
 */
void brg_shell_open_workspace (BrgShell *self, const char *path, gboolean may_create);

/**
 * brg_shell_get_page:
 * @self: the main window
 * @page: name of a page, `documents`
 *
 * Returns: (transfer none): the page, whether or not it is on show
 */
BrgPage *brg_shell_get_page (BrgShell *self, const char *page);

/**
 * brg_shell_get_back_title:
 * @self: the main window
 *
 * Returns: (transfer none) (nullable): title of the page where the article on show was asked for,
 *   %NULL when the page of rules was opened by itself
 */
const char *brg_shell_get_back_title (BrgShell *self);

/**
 * brg_shell_focus_page:
 * @self: the main window
 *
 * Gives the keys to the page on show.
 */
void brg_shell_focus_page (BrgShell *self);

/**
 * brg_shell_update_title:
 * @self: the main window
 *
 * To be called by a page whose subtitle is another one although nothing was done.
 */
void brg_shell_update_title (BrgShell *self);

/**
 * brg_shell_push_mode:
 * @self: the main window
 * @mode: (transfer full): a widget with a header bar of its own
 *
 * Shows something that takes the whole window until brg_shell_pop_mode(): the pairing wizard.
 * Meanwhile the actions of the window sleep, but for the next step and what changes nothing.
 */
void brg_shell_push_mode (BrgShell *self, GtkWidget *mode);

/**
 * brg_shell_get_mode:
 * @self: the main window
 *
 * Returns: (transfer none) (nullable): what takes the whole window, %NULL while the pages are on
 *   show
 */
GtkWidget *brg_shell_get_mode (BrgShell *self);

/**
 * brg_shell_pop_mode:
 * @self: the main window
 *
 * Goes back to the pages.
 */
void brg_shell_pop_mode (BrgShell *self);

/**
 * brg_shell_show_help:
 * @self: the main window
 * @over: (nullable): a sheet that is open, %NULL for the page on show
 *
 * Opens the manual at what explains @over or the page.
 */
void brg_shell_show_help (BrgShell *self, GtkWidget *over);

/**
 * brg_shell_show_topic:
 * @self: the main window
 * @topic: id of a topic of the manual
 *
 * Opens the manual at the topic.
 */
void brg_shell_show_topic (BrgShell *self, const char *topic);

G_END_DECLS
