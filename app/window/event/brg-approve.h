/* brg-approve.h - the results of an event are approved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_approve_ask:
 * @shell: the window, with an event
 *
 * Asks whether to approve the results, and approves them. Open protests are told about; where the
 * book wants them decided first, they are shown instead.
 */
void brg_approve_ask (BrgShell *shell);

G_END_DECLS
