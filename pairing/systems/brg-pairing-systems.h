/* brg-pairing-systems.h - the pairing systems that there are, and what every one demands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_pairing_systems:
 * @n_systems: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_systems): all systems, in the order of menus
 */
const BrgPairingSystem *const *brg_pairing_systems (guint *n_systems);

/**
 * brg_pairing_system_find:
 * @id: name of a system
 *
 * Returns: (transfer none) (nullable): the system
 */
const BrgPairingSystem *brg_pairing_system_find (const char *id);

/**
 * brg_pairing_system_pair:
 * @system: a system
 * @tournament: the tournament with all earlier rounds
 * @request: what is asked
 * @error: return location for an error
 *
 * Checks what every system demands and lets the system pair: the round is in range; in a Swiss
 * every earlier round is paired and all of its games are over or adjourned; locked pairs name
 * players of the tournament, nobody twice, and in a Swiss nobody who is absent. Without a lot for
 * the colour of number 1 (#BrgTournament.initial_colour) White is taken.
 *
 * Returns: (transfer full) (nullable): the answer; %NULL with @error set
 */
BrgPairing *brg_pairing_system_pair (const BrgPairingSystem *system,
                                     const BrgTournament *tournament,
                                     const BrgPairingRequest *request,
                                     GError **error);

G_END_DECLS
