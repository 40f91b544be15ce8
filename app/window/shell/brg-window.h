/* brg-window.h - the main window: pages of one event, or the list of events
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-application.h"
#include "brg-page.h"
#include "brg-session.h"

G_BEGIN_DECLS

#define BRG_TYPE_WINDOW (brg_window_get_type ())
G_DECLARE_FINAL_TYPE (BrgWindow, brg_window, BRG, WINDOW, AdwApplicationWindow)

/**
 * brg_window_new:
 * @application: the program
 *
 * Returns: (transfer none): a window without a workspace
 */
BrgWindow *brg_window_new (BrgApplication *application);

/**
 * brg_window_has_workspace:
 * @self: a window
 *
 * Returns: whether a workspace is open
 */
gboolean brg_window_has_workspace (BrgWindow *self);

/**
 * brg_window_open_workspace:
 * @self: a window
 * @path: a workspace
 * @may_create: whether an absent file becomes a new one
 *
 * Opens a workspace and shows what was shown last time. A failure is told in a dialog.
 */
void brg_window_open_workspace (BrgWindow *self, const char *path, gboolean may_create);

/**
 * brg_window_is_import:
 * @path: a file
 *
 * Returns: whether the file is no workspace but something to be imported into one
 */
gboolean brg_window_is_import (const char *path);

/**
 * brg_window_open_file:
 * @self: a window
 * @path: a workspace, or a file to import into the open one
 *
 * A workspace with one event is opened with that event.
 */
void brg_window_open_file (BrgWindow *self, const char *path);

/**
 * brg_window_get_session:
 * @self: a window
 *
 * Returns: (transfer none): the session
 */
BrgSession *brg_window_get_session (BrgWindow *self);

/**
 * brg_window_get_preferences:
 * @self: a window
 *
 * Returns: (transfer none): the user's preferences
 */
BrgPreferences *brg_window_get_preferences (BrgWindow *self);

/**
 * brg_window_find:
 * @widget: a widget in a window or in a dialog of one
 *
 * Returns: (transfer none): the main window it belongs to
 */
BrgWindow *brg_window_find (GtkWidget *widget);

/**
 * brg_window_focus_page:
 * @self: a window
 *
 * Gives the keys to the page on show.
 */
void brg_window_focus_page (BrgWindow *self);

/**
 * brg_window_update_title:
 * @self: a window
 *
 * To be called by a page whose subtitle is another one although nothing was done.
 */
void brg_window_update_title (BrgWindow *self);

/**
 * brg_window_show_page:
 * @self: a window
 * @name: a page, `rounds`
 * @target: (nullable): what to show there, see #BrgPageClass.go_to
 */
void brg_window_show_page (BrgWindow *self, const char *name, const char *target);

/**
 * brg_window_get_back_title:
 * @self: a window
 *
 * Returns: (transfer none) (nullable): title of the page where the article on show was asked for,
 *   %NULL when the page of rules was opened by itself
 */
const char *brg_window_get_back_title (BrgWindow *self);

/**
 * brg_window_get_page:
 * @self: a window
 * @name: a page, `documents`
 *
 * Returns: (transfer none): the page, whether or not it is on show
 */
BrgPage *brg_window_get_page (BrgWindow *self, const char *name);

/**
 * brg_window_push_mode:
 * @self: a window
 * @mode: (transfer full): a widget with a header bar of its own
 *
 * Shows something that takes the whole window until brg_window_pop_mode(): the pairing wizard.
 * Meanwhile the actions of the window sleep, but for the next step and what changes nothing.
 */
void brg_window_push_mode (BrgWindow *self, GtkWidget *mode);

/**
 * brg_window_get_mode:
 * @self: a window
 *
 * Returns: (transfer none) (nullable): what takes the whole window, %NULL while the pages are on
 * show
 */
GtkWidget *brg_window_get_mode (BrgWindow *self);

/**
 * brg_window_pop_mode:
 * @self: a window
 *
 * Goes back to the pages.
 */
void brg_window_pop_mode (BrgWindow *self);

/**
 * brg_window_open_group:
 * @self: a window
 * @group_id: row of a group
 * @page: (nullable): the page to show, %NULL for the one that fits the state of the event
 */
void brg_window_open_group (BrgWindow *self, gint64 group_id, const char *page);

G_END_DECLS
