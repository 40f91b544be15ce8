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

/**
 * brg_round_order_parse:
 * @text: an order of rounds as people write it, `1,3,2`
 * @n_rounds: number of rounds of the table
 *
 * Returns: (transfer full) (nullable) (array length=n_rounds): for every round the one of the
 * table; %NULL when @text does not name every round once; free with g_free()
 */
gint *brg_round_order_parse (const char *text, gint n_rounds);

/**
 * brg_round_order_to_text:
 * @order: (array length=n_rounds): for every round the one of the table
 * @n_rounds: number of rounds
 *
 * Returns: (transfer full): the order as text, `1,3,2`; empty for the order of the table
 */
char *brg_round_order_to_text (const gint *order, gint n_rounds);

G_END_DECLS
