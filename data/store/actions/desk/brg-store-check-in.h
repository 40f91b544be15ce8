/* brg-store-check-in.h - who is there before a round is paired
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgCheckInMark:
 * @BRG_CHECK_IN_OPEN: nobody knows yet
 * @BRG_CHECK_IN_HERE: was seen
 * @BRG_CHECK_IN_WAITED: is paired, and his clock runs until he comes
 * @BRG_CHECK_IN_HALF: misses the round with half a point
 * @BRG_CHECK_IN_ZERO: misses the round with nothing
 *
 * What is known of a player before a round. Who leaves the event is withdrawn, see
 * brg_store_withdraw().
 */
typedef enum
{
  BRG_CHECK_IN_OPEN,
  BRG_CHECK_IN_HERE,
  BRG_CHECK_IN_WAITED,
  BRG_CHECK_IN_HALF,
  BRG_CHECK_IN_ZERO,
} BrgCheckInMark;

#define BRG_N_CHECK_IN_MARKS (BRG_CHECK_IN_ZERO + 1)

/**
 * BrgCheckIn:
 * @entry_id: row of the entry
 * @mark: %BRG_CHECK_IN_HERE or %BRG_CHECK_IN_WAITED
 * @at: when that was marked, UTC, `YYYY-MM-DDThh:mm:ssZ`
 */
typedef struct
{
  gint64 entry_id;
  BrgCheckInMark mark;
  char at[24];
} BrgCheckIn;

/**
 * brg_store_list_check_ins:
 * @store: a store
 * @group_id: row of the group
 * @round: number of a round
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgCheckIn): who was seen or is waited for, the
 *   last mark first
 */
GArray *brg_store_list_check_ins (BrgStore *store, gint64 group_id, gint round, GError **error);

/**
 * brg_store_check_in:
 * @store: a store
 * @entry_id: row of an entry
 * @round: number of a round that is not paired yet
 * @mark: what is known of him
 * @error: return location for an error
 *
 * Marks a player as one act: what was noted of him for that round before makes room.
 *
 * Returns: whether it went well
 */
gboolean brg_store_check_in (BrgStore *store,
                             gint64 entry_id,
                             gint round,
                             BrgCheckInMark mark,
                             GError **error);

G_END_DECLS
