/* brg-ctl-check.h - a report held against what its system and its tie-breaks give
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl-field.h"
#include "brg-ctl.h"

G_BEGIN_DECLS

/**
 * brg_ctl_check_field:
 * @field: who takes part
 * @system: a system of the kind of the tournament
 * @seed: seed of its lots
 * @with_standings: whether points and places are computed as well
 *
 * Pairs every round anew and prints what `bergerctl check` prints.
 *
 * Returns: whether nothing differs; %BRG_CTL_WRONG for a fault, which is told
 */
BrgCtlStatus brg_ctl_check_field (const BrgCtlField *field,
                                  const BrgPairingSystem *system,
                                  guint64 seed,
                                  gboolean with_standings);

G_END_DECLS
