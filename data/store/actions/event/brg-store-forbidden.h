/* brg-store-forbidden.h - actions on pairs that may not be made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-kept-apart.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_forbid_pair:
 * @store: a store
 * @entry_id: row of a player
 * @other_id: row of another player of the same group
 * @first_round: first round of the ban, at least 1
 * @last_round: last round of the ban, or %BRG_STAYS for one to the end
 * @error: return location for an error
 *
 * Forbids that the two are paired. Rounds that are paired already stay as they are. Refused when
 * another ban of the two holds in one of the rounds.
 *
 * Returns: whether it went well
 */
gboolean brg_store_forbid_pair (BrgStore *store,
                                gint64 entry_id,
                                gint64 other_id,
                                gint first_round,
                                gint last_round,
                                GError **error);

/**
 * brg_store_allow_pair:
 * @store: a store
 * @ban_id: row of a ban, see #BrgBan
 * @error: return location for an error
 *
 * Takes a ban away.
 *
 * Returns: whether it went well
 */
gboolean brg_store_allow_pair (BrgStore *store, gint64 ban_id, GError **error);

/**
 * brg_store_keep_apart:
 * @store: a store
 * @group_id: row of a group
 * @apart: who is kept apart and when; its row is not read
 * @error: return location for an error
 *
 * Says that players of one federation, for example, are not paired in the first or the last rounds
 * (rus-chess-2014 22.8). Rounds that are paired already stay as they are. Refused when the group
 * says so already.
 *
 * Returns: whether it went well
 */
gboolean brg_store_keep_apart (BrgStore *store,
                               gint64 group_id,
                               const BrgKeptApart *apart,
                               GError **error);

/**
 * brg_store_no_longer_apart:
 * @store: a store
 * @apart_id: row of a #BrgKeptApart
 * @error: return location for an error
 *
 * Lets such players meet again.
 *
 * Returns: whether it went well
 */
gboolean brg_store_no_longer_apart (BrgStore *store, gint64 apart_id, GError **error);

G_END_DECLS
