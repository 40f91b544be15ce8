/* brg-open-sample.h - opens the sample event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_open_sample:
 * @shell: the main window with a workspace
 *
 * Opens the sample on its rounds; makes it when the workspace has none.
 */
void brg_open_sample (BrgShell *shell);

G_END_DECLS
