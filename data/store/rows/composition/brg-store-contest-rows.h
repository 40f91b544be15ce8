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

/* All works; marks, remarks and answers those of one work. */
BrgContest *brg_store_load_contest_around (BrgStore *store,
                                           gint64 group_id,
                                           gint64 work_id,
                                           GError **error);

/**
 * brg_store_count_contest_works:
 * @store: a store
 * @group_id: row of a group
 * @n_works: (out): how many works it has, in whatever state; 0 where it is no contest
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_count_contest_works (BrgStore *store,
                                        gint64 group_id,
                                        gint64 *n_works,
                                        GError **error);

G_END_DECLS
