/* brg-window-files.h - files that are opened or dropped on the main window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-window.h"

G_BEGIN_DECLS

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

G_END_DECLS
