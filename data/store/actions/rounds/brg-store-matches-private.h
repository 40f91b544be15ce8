/* brg-store-matches-private.h - what other actions do with the boards of a match
 *
 * Only for the files of data/store; to be called inside an action.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-points.h"
#include "brg-store-game-place.h"
#include "brg-store.h"

G_BEGIN_DECLS

/* Forfeits of a match go to its boards without result; see brg_store_set_result(). */
gboolean brg_store_forfeit_match (BrgStore *store,
                                  gint64 match_id,
                                  const BrgGamePlace *place,
                                  BrgOutcome white,
                                  BrgOutcome black,
                                  GError **error);

/* All boards of the match change colours. */
gboolean brg_store_exchange_match (BrgStore *store, gint64 match_id, GError **error);

G_END_DECLS
