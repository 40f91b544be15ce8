/* brg-store-postal-terms.h - the regulations that a group by correspondence begins with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-event.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_load_usual_postal_terms:
 * @store: a store
 * @group_id: row of a group that is not played by correspondence
 * @error: return location for an error
 *
 * On the days of its event, or of the group by correspondence that it has already, the norm of
 * 10.3.1; of a group that was played so before the regulations
 * that it had last, but for their days.
 *
 * Returns: (transfer full) (nullable): what is proposed; a day that nobody gave is 0
 */
BrgPostalTerms *brg_store_load_usual_postal_terms (BrgStore *store,
                                                   gint64 group_id,
                                                   GError **error);

G_END_DECLS
