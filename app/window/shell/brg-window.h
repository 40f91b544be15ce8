/* brg-window.h - the main window: pages of one event, or the list of events
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "brg-shell.h"

G_BEGIN_DECLS

#define BRG_TYPE_WINDOW (brg_window_get_type ())
G_DECLARE_FINAL_TYPE (BrgWindow, brg_window, BRG, WINDOW, AdwApplicationWindow)

/**
 * brg_window_new:
 * @application: the program
 * @preferences: (transfer none): those of the user; they outlive the window
 *
 * Returns: (transfer none): a window without a workspace
 */
BrgWindow *brg_window_new (GtkApplication *application, BrgPreferences *preferences);

/**
 * brg_window_has_workspace:
 * @self: a window
 *
 * Returns: whether a workspace is open
 */
gboolean brg_window_has_workspace (BrgWindow *self);

/**
 * brg_window_look_at:
 * @self: a window
 * @copy: a copy of a workspace
 *
 * Opens a copy that nothing is done in, and shows its events. A failure is reported in a dialog.
 */
void brg_window_look_at (BrgWindow *self, const char *copy);

/**
 * brg_window_open_workspace:
 * @self: a window
 * @path: a workspace
 * @may_create: whether an absent file becomes a new one
 *
 * Opens a workspace and shows what was shown last time. A failure is reported in a dialog.
 */
void brg_window_open_workspace (BrgWindow *self, const char *path, gboolean may_create);

/**
 * brg_window_show_page:
 * @self: a window
 * @name: a page, `rounds`
 * @target: (nullable): what to show there, see #BrgPageClass.go_to
 */
void brg_window_show_page (BrgWindow *self, const char *name, const char *target);

G_END_DECLS
