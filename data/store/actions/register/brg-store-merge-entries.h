/* brg-store-merge-entries.h - two entries of one group are found to be one player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-person.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_check_merge_entries:
 * @store: a store
 * @entry_id: row of a player
 * @other_id: row of another one
 * @kept_id: (out): which of the two stays: the one who was paired, or alone has a start number;
 * else
 *   @entry_id
 * @error: return location for an error, which says why they stay two
 *
 * Refuses two of different groups, two who both were paired, and what cannot be joined: both have
 * personal papers, fees in two currencies, or the admission committee decided differently.
 *
 * Returns: whether they may be one
 */
gboolean brg_store_check_merge_entries (BrgStore *store,
                                        gint64 entry_id,
                                        gint64 other_id,
                                        gint64 *kept_id,
                                        GError **error);

/**
 * BrgMergeTaken:
 * @BRG_MERGE_RATING: the rating, and by which rounds it changed
 * @BRG_MERGE_ORGANISATION: the organisation, and the delegation that entered him
 *
 * What of a list stands as the one who goes had it; a set.
 */
typedef enum
{
  BRG_MERGE_RATING = 1 << 0,
  BRG_MERGE_ORGANISATION = 1 << 1,
} BrgMergeTaken;

/**
 * brg_store_merge_entries:
 * @store: a store
 * @kept_id: row of the player who stays
 * @gone_id: row of the one who is the same, never paired
 * @kept: the person who stays, as in brg_store_merge_persons()
 * @taken: a set of #BrgMergeTaken; the rest of the list stands as of the one who stays
 * @error: return location for an error
 *
 * One act: papers that were seen, fees, the decision of the committee, absences, marks of the
 * check-in, forbidden pairs and whatever else stands of the other goes to the one who stays, as far
 * as he has none; fees are added. Then the entry goes, and the persons are one.
 *
 * Returns: whether it went well
 */
gboolean brg_store_merge_entries (BrgStore *store,
                                  gint64 kept_id,
                                  gint64 gone_id,
                                  const BrgPerson *kept,
                                  guint taken,
                                  GError **error);

G_END_DECLS
