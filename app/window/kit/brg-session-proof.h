/* brg-session-proof.h - the session proves its workspace, and what is done when it was altered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-prover.h"
#include "brg-session.h"
#include "brg-store-alterations.h"

G_BEGIN_DECLS

/**
 * brg_session_get_prover:
 * @self: a session
 *
 * Returns: (transfer none): what proves the workspace in the background: when it was opened, after
 *   every copy and whenever it is asked to
 */
BrgProver *brg_session_get_prover (BrgSession *self);

/**
 * brg_session_settle_alterations:
 * @self: a session
 * @how: what is done about the alterations that were found
 * @only: (nullable): the one that it is done about, %NULL for all
 * @reason: why
 *
 * Does it, shows everything anew and proves the workspace again. A refusal is told as of any
 * action.
 *
 * Returns: whether it went well
 */
gboolean brg_session_settle_alterations (BrgSession *self,
                                         BrgSettlement how,
                                         const BrgAlteration *only,
                                         const char *reason);

G_END_DECLS
