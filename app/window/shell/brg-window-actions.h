/* brg-window-actions.h - what a user can do in the main window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-window.h"

G_BEGIN_DECLS

/**
 * brg_window_actions_install:
 * @self: a window
 *
 * Adds the window's actions.
 */
void brg_window_actions_install (BrgWindow *self);

/**
 * brg_window_actions_set_enabled:
 * @self: a window
 * @name: an action of the window, without `win.`
 * @is_enabled: whether it can be done now
 */
void brg_window_actions_set_enabled (BrgWindow *self, const char *name, gboolean is_enabled);

G_END_DECLS
