/* brg-store-absent.h - players who did not come in time: their games without play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-incident-log.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgAbsentResult:
 * @pairing_id: row of the board's pairing
 * @white: what White gets: a win or a loss without play
 * @black: what Black gets
 *
 * A game that is not played.
 */
typedef struct
{
  gint64 pairing_id;
  BrgOutcome white;
  BrgOutcome black;
} BrgAbsentResult;

/**
 * brg_store_enter_absent:
 * @store: a store
 * @group_id: row of the group
 * @round: number of a round that is not closed
 * @results: (array length=n_results): boards of that round without a result
 * @n_results: how many, at least one
 * @incidents: (nullable) (element-type BrgIncident): what the penalty log gets with it
 * @error: return location for an error
 *
 * Enters all of them in one action, results and log. A board that has got its result meanwhile is
 * refused, and nothing is entered.
 *
 * Returns: whether it went well
 */
gboolean brg_store_enter_absent (BrgStore *store,
                                 gint64 group_id,
                                 gint round,
                                 const BrgAbsentResult *results,
                                 guint n_results,
                                 GPtrArray *incidents,
                                 GError **error);

G_END_DECLS
