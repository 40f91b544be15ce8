/* brg-preferences-window.h - what the user of this machine likes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_preferences_window_present:
 * @shell: the main shell
 *
 * Shows the preferences. A change holds at once, except the language of the shell.
 */
void brg_preferences_window_present (BrgShell *shell);

G_END_DECLS
