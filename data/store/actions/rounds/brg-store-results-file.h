/* brg-store-results-file.h - results that came in a file, as one action
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store-results.h"

G_BEGIN_DECLS

/**
 * brg_store_take_results:
 * @store: a store
 * @group_id: row of the group
 * @round: number of a round that is not closed
 * @results: (array length=n_results): results of its boards, #BrgResultChange.act
 *   %BRG_RESULT_ENTER; of one board of a micro-match in the order of its games
 * @n_results: how many, at least one
 * @records: (nullable) (element-type BrgStoredGame): games of boards of this round whose moves came
 *   with them
 * @source: name of the file, without folders
 * @error: return location for an error
 *
 * Enters results on boards that have none: what stands on a board is never overwritten. All of them
 * or, where one is refused, none.
 *
 * Returns: whether it went well
 */
gboolean brg_store_take_results (BrgStore *store,
                                 gint64 group_id,
                                 gint round,
                                 const BrgResultChange *results,
                                 guint n_results,
                                 GPtrArray *records,
                                 const char *source,
                                 GError **error);

G_END_DECLS
