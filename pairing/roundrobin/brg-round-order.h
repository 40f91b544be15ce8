/* brg-round-order.h - which round of a table is played when
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_round_order_find:
 * @request: what is asked
 * @n_rounds: number of rounds of the schedule, all cycles together
 * @error: return location for an error
 *
 * Finds the round of the schedule that is played in the round of the request: the same one, unless
 * #BrgPairingRequest.round_order says otherwise.
 *
 * Returns: the round, 1 to @n_rounds; 0 with %BRG_PAIRING_ERROR_ROUND set when the schedule ends
 *   before, or %BRG_PAIRING_ERROR_ORDER when the changed order names a round that is not there or
 *   one twice
 */
gint brg_round_order_find (const BrgPairingRequest *request, gint n_rounds, GError **error);

G_END_DECLS
