/* brg-round-faults.h - what of the pairs of a round breaks FIDE's rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-irregular-act.h"
#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * BrgRoundFault:
 * @act: what is wrong
 * @detail: (transfer full): where, by start numbers: "12-7", of pairs that differ "12-3, 4-7 →
 *   12-7, 3-4"
 */
typedef struct
{
  const BrgIrregularAct *act;
  char *detail;
} BrgRoundFault;

/**
 * brg_round_faults_list:
 * @system: a system
 * @tournament: the tournament with the pairs of the round
 * @request: how the round is paired; its round is the one that is looked at
 *
 * Looks at every pair that is not one of the system, and pairs the round anew.
 *
 * Returns: (transfer full) (element-type BrgRoundFault): what is wrong, empty when nothing is
 */
GPtrArray *brg_round_faults_list (const BrgPairingSystem *system,
                                  const BrgTournament *tournament,
                                  const BrgPairingRequest *request);

/**
 * brg_round_fault_free:
 * @fault: (nullable): a fault
 */
void brg_round_fault_free (BrgRoundFault *fault);

G_END_DECLS
