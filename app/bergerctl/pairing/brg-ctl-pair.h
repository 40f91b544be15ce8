/* brg-ctl-pair.h - why a round is paired as it is, for people
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl-field.h"
#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_ctl_pair_dup_explanation:
 * @system: the system
 * @pairing: what it gave for @round, with reasons
 * @field: who takes part
 * @round: the round
 *
 * Returns: (transfer full): a remark a line, `# BOARD. SENTENCE ARTICLE`, in the language of the
 *   messages
 */
char *brg_ctl_pair_dup_explanation (const BrgPairingSystem *system,
                                    const BrgPairing *pairing,
                                    const BrgCtlField *field,
                                    gint round);

G_END_DECLS
