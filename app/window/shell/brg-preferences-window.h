/* brg-preferences-window.h - what the user of this machine likes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-window.h"

G_BEGIN_DECLS

/**
 * brg_preferences_window_present:
 * @window: the main window
 *
 * Shows the preferences. A change holds at once, except the language of the window.
 */
void brg_preferences_window_present (BrgWindow *window);

G_END_DECLS
