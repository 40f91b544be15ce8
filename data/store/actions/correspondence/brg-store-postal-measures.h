/* brg-store-postal-measures.h - actions on what is decided in play by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-event.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_add_postal_measure:
 * @store: a store
 * @group_id: row of a group
 * @measure: a new decision; id and number are ignored
 * @error: return location for an error
 *
 * Keeps a decision. A loss stands in its game and in the table with it; who is expelled has left
 * the table with it. What the results of a player who left are worth (10.5.3) stands in the table
 * with it too, is about all his games and names that article, whatever @measure says. Refused where
 * the office may not decide it (10.1.9, 10.5.3), where nobody has left, where a penalty names no
 * article (10.1.10), where an answer answers no protest or does not come from the next office
 * (10.1.12), where who is out by a decision would be expelled once more, and where a day is not of
 * the years 1900 to 2999.
 *
 * Returns: whether it went well
 */
gboolean brg_store_add_postal_measure (BrgStore *store,
                                       gint64 group_id,
                                       const BrgPostalMeasure *measure,
                                       GError **error);

/**
 * brg_store_mark_postal_measure:
 * @store: a store
 * @id: row of a decision
 * @told: when the player got it, 0 where that is not known
 * @protested: when he protested, 0 where he did not
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_mark_postal_measure (BrgStore *store,
                                        gint64 id,
                                        BrgPostalDay told,
                                        BrgPostalDay protested,
                                        GError **error);

G_END_DECLS
