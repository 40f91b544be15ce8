/* brg-round-check.h - a played round held against what the system gives
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * BrgRoundCheck:
 * @round: the round
 * @n_boards: number of boards that were played, the odd player's bye included
 * @exists: whether a pairing exists by the system
 * @played: (element-type BrgPair): boards that were played and that the system does not give, by
 *   the smaller start number
 * @paired: (element-type BrgPair): boards that the system gives and that were not played, in the
 *   order of boards
 *
 * What differs. Boards are compared with their colours; their order is not, for a report does not
 * hold it. Both lists are empty when all is equal.
 */
typedef struct
{
  gint round;
  guint n_boards;
  gboolean exists;
  GArray *played;
  GArray *paired;
} BrgRoundCheck;

/**
 * brg_round_check_new:
 * @system: a system
 * @tournament: the tournament
 * @round: a round that was paired
 * @seed: the event's seed for systems that draw lots
 * @error: return location for an error
 *
 * Pairs @round anew from the rounds before it, the absences of the round and nothing else, and
 * compares.
 *
 * Returns: (transfer full) (nullable): what differs; %NULL with @error set when the round cannot be
 *   paired, see brg_pairing_system_pair()
 */
BrgRoundCheck *brg_round_check_new (const BrgPairingSystem *system,
                                    const BrgTournament *tournament,
                                    gint round,
                                    guint64 seed,
                                    GError **error);

/**
 * brg_round_check_new_as:
 * @system: a system
 * @tournament: the tournament
 * @request: how the round is paired; nothing of it is locked
 * @error: return location for an error
 *
 * The same, where the round is paired by more than its number and a seed.
 *
 * Returns: (transfer full) (nullable): what differs; %NULL with @error set
 */
BrgRoundCheck *brg_round_check_new_as (const BrgPairingSystem *system,
                                       const BrgTournament *tournament,
                                       const BrgPairingRequest *request,
                                       GError **error);

/**
 * brg_round_check_free:
 * @check: (nullable): what differs
 */
void brg_round_check_free (BrgRoundCheck *check);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgRoundCheck, brg_round_check_free)

/**
 * brg_round_check_is_equal:
 * @check: what differs
 *
 * Returns: whether nothing differs
 */
gboolean brg_round_check_is_equal (const BrgRoundCheck *check);

G_END_DECLS
