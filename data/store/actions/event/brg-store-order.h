/* brg-store-order.h - the action that changes the order of the rounds of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_set_round_order:
 * @store: a store
 * @group_id: row of a group that plays a round robin of which all rounds are planned
 * @order: (array length=n_rounds): for every round of the event the round of the table
 * @n_rounds: number of rounds
 * @reason: why, not empty: it is a reasoned decision (rus-draughts-2022 app. 2, note)
 * @error: return location for an error
 *
 * Changes the order of the rounds. Every round keeps its number and its announced start and gets
 * the pairs of another round of the table, with all that the arbiter changed in them. Only rounds
 * may change that are planned and of which no game has a result or a move: with a round that
 * has begun, or a game that was played ahead, the action is refused.
 *
 * Returns: whether it went well; the order that is there already changes nothing
 */
gboolean brg_store_set_round_order (BrgStore *store,
                                    gint64 group_id,
                                    const gint *order,
                                    gint n_rounds,
                                    const char *reason,
                                    GError **error);

G_END_DECLS
