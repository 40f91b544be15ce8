/* brg-wall-window.h - the second screen of the hall
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-shell.h"

G_BEGIN_DECLS

#define BRG_TYPE_WALL_WINDOW (brg_wall_window_get_type ())
G_DECLARE_FINAL_TYPE (BrgWallWindow, brg_wall_window, BRG, WALL_WINDOW, GtkWindow)

/**
 * brg_wall_window_present:
 * @shell: the main window
 *
 * Shows the open group on a second screen, on the whole of it, where there is one; else in a
 * window. One that is open already comes to the front.
 */
void brg_wall_window_present (BrgShell *shell);

G_END_DECLS
