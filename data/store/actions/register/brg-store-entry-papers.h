/* brg-store-entry-papers.h - papers that the committee has seen, and entry fees
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission-record.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_list_entry_papers:
 * @store: a store
 * @group_id: the group
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgEntryPaper): what its players have shown
 */
GPtrArray *brg_store_list_entry_papers (BrgStore *store, gint64 group_id, GError **error);

/**
 * brg_store_see_paper:
 * @store: a store
 * @paper: what was seen, by whom, on which day
 * @error: return location for an error
 *
 * Notes that a paper was seen; what was noted of it before makes room.
 *
 * Returns: whether it went well; without a name or a day, and for a paper that is asked of nobody
 *   in this event it is refused
 */
gboolean brg_store_see_paper (BrgStore *store, const BrgEntryPaper *paper, GError **error);

/**
 * brg_store_unsee_paper:
 * @store: a store
 * @entry_id: the player
 * @item: id of the paper
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_unsee_paper (BrgStore *store, gint64 entry_id, const char *item, GError **error);

/**
 * brg_store_list_entry_fees:
 * @store: a store
 * @group_id: the group
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgEntryFee): what its players have paid
 */
GPtrArray *brg_store_list_entry_fees (BrgStore *store, gint64 group_id, GError **error);

/**
 * brg_store_set_entry_fee:
 * @store: a store
 * @fee: what is to stand
 * @error: return location for an error
 *
 * Returns: whether it went well; more back than was paid, a payment without a day and a return
 *   without one are refused
 */
gboolean brg_store_set_entry_fee (BrgStore *store, const BrgEntryFee *fee, GError **error);

G_END_DECLS
