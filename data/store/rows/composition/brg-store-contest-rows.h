/* brg-store-contest-rows.h - rows of contests of composition
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_load_contest:
 * @store: a store
 * @group_id: row of a group
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): everything of a contest; a value without terms where the
 *   group is none
 */
BrgContest *brg_store_load_contest (BrgStore *store, gint64 group_id, GError **error);

/* The terms, the sections and the judges only. */
BrgContest *brg_store_load_contest_terms (BrgStore *store, gint64 group_id, GError **error);

G_END_DECLS
