/* brg-sample-rounds.h - rounds of a sample event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store-plan.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_sample_plan_round:
 * @plan: boards that are planned, to which those of the round are added
 * @snapshot: the group
 * @round: the round
 * @error: return location for an error
 *
 * Returns: whether the system of the group could pair it
 */
gboolean brg_sample_plan_round (BrgRoundPlan *plan,
                                const BrgSnapshot *snapshot,
                                gint round,
                                GError **error);

/**
 * brg_sample_play_swiss:
 * @store: a store
 * @group_id: row of a group without rounds
 * @n_closed: how many rounds are played and closed
 * @n_results: how many boards of the round after them have a result
 * @error: return location for an error
 *
 * Pairs, publishes, plays and closes rounds, and publishes one more. Who has the better number wins
 * more often than not; the same group has the same results.
 *
 * Returns: whether it went well
 */
gboolean brg_sample_play_swiss (BrgStore *store,
                                gint64 group_id,
                                gint n_closed,
                                guint n_results,
                                GError **error);

G_END_DECLS
