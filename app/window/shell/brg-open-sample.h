/* brg-open-sample.h - opens the sample event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sample.h"
#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_open_sample:
 * @shell: the main window with a workspace
 * @sample: which one
 *
 * Opens the sample on its rounds and begins its tour; makes it when the workspace has none.
 */
void brg_open_sample (BrgShell *shell, BrgSample sample);

G_END_DECLS
