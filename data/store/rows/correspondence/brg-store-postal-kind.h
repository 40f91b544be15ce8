/* brg-store-postal-kind.h - whether a group is played by correspondence, and on which days
 *
 * Only for the files of data/store, within an action. Functions return whether it went well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event.h"
#include "brg-postal-event.h"
#include "brg-sql.h"

G_BEGIN_DECLS

/** brg_store_check_postal_span: Refuses days of play that are missing or contradict each other */
gboolean brg_store_check_postal_span (const BrgPostalTerms *terms, GError **error);

/** brg_store_delete_postal_terms: Refused where letters would be left without regulations */
gboolean brg_store_delete_postal_terms (BrgStore *store, gint64 group_id, GError **error);

/**
 * brg_store_settle_postal:
 * @store: a store
 * @group_id: row of a group
 * @is_postal: whether it is played by correspondence, #BrgGroup.is_postal
 * @error: return location for an error
 *
 * A group that becomes such gets the regulations of 10.3.1 for the days of its event, and one that
 * had been such the rest of those that it had; of one that is no more they are removed; one that is
 * what it was keeps what it has. Refused for a group that
 * cannot be played so and for days that are missing or contradict each other.
 *
 * Returns: whether it went well
 */
gboolean brg_store_settle_postal (BrgStore *store,
                                  gint64 group_id,
                                  gboolean is_postal,
                                  GError **error);

/**
 * brg_store_find_same_postal_days:
 * @store: a store
 * @event_id: row of an event
 * @group_id: (out): its only group, where the days of the event are those of play; 0 for none
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_find_same_postal_days (BrgStore *store,
                                          gint64 event_id,
                                          gint64 *group_id,
                                          GError **error);

/**
 * brg_store_move_postal_days:
 * @store: a store
 * @event: the event as it will be; its row is still as it was
 * @error: return location for an error
 *
 * Where the event is one group and its days are those of play, the regulations follow the event.
 * Refused once there are letters or decisions: what follows from other days then is reckoned where
 * the regulations are changed, and the event follows them.
 *
 * Returns: whether it went well
 */
gboolean brg_store_move_postal_days (BrgStore *store, const BrgEvent *event, GError **error);

G_END_DECLS
