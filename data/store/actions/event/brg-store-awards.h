/* brg-store-awards.h - actions on classifications, prizes, norms and team results of a group
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BRG_MOST_PRIZE_PLACE:
 *
 * The last place that a prize can be for.
 */
#define BRG_MOST_PRIZE_PLACE 999

/**
 * BRG_MOST_PRIZE_AMOUNT:
 *
 * The largest prize, in hundredths of the currency.
 */
#define BRG_MOST_PRIZE_AMOUNT G_GINT64_CONSTANT (100000000000)

/**
 * brg_store_set_categories:
 * @store: a store
 * @group_id: row of the group
 * @categories: (element-type BrgCategory): the classifications in their order; those with an id are
 *   changed, those with 0 are added, those that are missing are deleted with their prizes
 * @error: return location for an error
 *
 * Makes the list of classifications what it shall be, in one action. Refused when a name is empty
 * or occurs twice, or when limits exclude each other.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_categories (BrgStore *store,
                                   gint64 group_id,
                                   const GPtrArray *categories,
                                   GError **error);

/**
 * brg_store_set_prizes:
 * @store: a store
 * @group_id: row of the group
 * @prizes: (element-type BrgPrize): the prizes; #BrgPrize.category is an index into
 *   #BrgSnapshot.categories of the group as it stands. Those with an id are changed, those with 0
 *   are added, those that are missing are deleted
 * @error: return location for an error
 *
 * Makes the list of prizes what it shall be, in one action. Refused when places or an amount are
 * out of range, or a prize is neither money nor anything else.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_prizes (BrgStore *store,
                               gint64 group_id,
                               const GPtrArray *prizes,
                               GError **error);

/**
 * brg_store_set_prize_rules:
 * @store: a store
 * @group_id: row of the group
 * @sharing: how equal players share: `none`, `equal` or `hort`
 * @currency: currency as it is printed, may be empty
 * @once: whether nobody gets more than one prize
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_prize_rules (BrgStore *store,
                                    gint64 group_id,
                                    const char *sharing,
                                    const char *currency,
                                    gboolean once,
                                    GError **error);

/**
 * BRG_MOST_NORM_WAYS:
 *
 * A group has at most so many rows of norms.
 */
#define BRG_MOST_NORM_WAYS 200

/**
 * brg_store_set_norms:
 * @store: a store
 * @group_id: row of the group
 * @ways: (element-type BrgNormWay): the rows of the norms, the highest norm first; those with an id
 *   are changed, those with 0 are added, those that are missing are deleted
 * @error: return location for an error
 *
 * Makes the table of norms what it shall be, in one action. Refused when a name is empty, a score
 * is missing or cannot be reached, or rows of one norm disagree about whom it is for.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_norms (BrgStore *store,
                              gint64 group_id,
                              const GPtrArray *ways,
                              GError **error);

/**
 * brg_store_set_totals:
 * @store: a store
 * @group_id: row of a group of players
 * @by: what makes a team: `organisation`, `federation`, `coach`, or empty for no team result
 * @best: how many of the best players count, 0 for all
 * @of: what is added up first: `points` or `places`
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_totals (BrgStore *store,
                               gint64 group_id,
                               const char *by,
                               gint best,
                               const char *of,
                               GError **error);

/**
 * brg_store_copy_categories:
 * @store: a store, inside an action
 * @from_id: row of a group
 * @to_id: row of another one, without classifications and norms
 * @error: return location for an error
 *
 * Only for the files of data/store. Gives a group the classifications and norms of another one;
 * prizes belong to the places of one group and stay there.
 *
 * Returns: whether it went well
 */
gboolean brg_store_copy_categories (BrgStore *store, gint64 from_id, gint64 to_id, GError **error);

/**
 * brg_store_insert_awards:
 * @store: a store, inside an action
 * @group_id: row of a group without classifications, prizes and norms
 * @snapshot: whose classifications, prizes and norms it gets
 * @error: return location for an error
 *
 * Only for the files of data/store.
 *
 * Returns: whether it went well
 */
gboolean brg_store_insert_awards (BrgStore *store,
                                  gint64 group_id,
                                  const BrgSnapshot *snapshot,
                                  GError **error);

G_END_DECLS
