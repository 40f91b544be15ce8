/* brg-apart.h - a round in which players of one kind are kept apart as far as possible
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-pairing-systems.h"

G_BEGIN_DECLS

/**
 * brg_apart_pair:
 * @system: a system
 * @tournament: the tournament with all earlier rounds
 * @request: what is asked
 * @error: return location for an error
 *
 * Does what brg_pairing_system_pair() does, and where that finds no pairing because players of one
 * kind are kept apart (#BrgForbiddenPair.is_apart), lets as few of them meet as possible
 * (rus-chess-2014 22.8: "as far as possible"). Single pairs that are forbidden stay so.
 *
 * Returns: (transfer full) (nullable): the answer; %NULL with @error set
 */
BrgPairing *brg_apart_pair (const BrgPairingSystem *system,
                            const BrgTournament *tournament,
                            const BrgPairingRequest *request,
                            GError **error);

G_END_DECLS
