/* brg-store-ratings.h - actions on what ratings are computed with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-entry.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BRG_RATING_MOST_K:
 *
 * The highest K that a player can have.
 */
#define BRG_RATING_MOST_K 100

/**
 * brg_store_set_k_factor:
 * @store: a store
 * @entry_id: row of a player
 * @k: his K, 1 to %BRG_RATING_MOST_K; 0 for the one that follows from rating and age
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_k_factor (BrgStore *store, gint64 entry_id, gint k, GError **error);

/**
 * brg_store_set_rating_kind:
 * @store: a store
 * @group_id: row of a group
 * @kind: `standard`, `rapid`, `blitz`, `elo`, `none`; empty for the one that follows from the time
 *   control
 * @error: return location for an error
 *
 * Says which rating list the results of a group go to.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_rating_kind (BrgStore *store,
                                    gint64 group_id,
                                    const char *kind,
                                    GError **error);

/**
 * BrgListedRating:
 * @entry_id: row of a player
 * @rating: his rating in the list
 * @fide_id: (nullable): the FIDE id of a player who has none
 * @list: the list
 * @day: first day of the list, may be empty
 *
 * A rating that the arbiter takes from a list.
 */
typedef struct
{
  gint64 entry_id;
  gint rating;
  const char *fide_id;
  const char *list;
  const char *day;
} BrgListedRating;

/**
 * brg_store_update_ratings:
 * @store: a store
 * @group_id: row of a group
 * @ratings: (element-type BrgListedRating): what is taken
 * @from_round: the round from which they hold, 1 for the whole event
 * @error: return location for an error
 *
 * Takes ratings from lists, in one action. From a later round on the ratings of the rounds before
 * stay as they are.
 *
 * Returns: whether it went well
 */
gboolean brg_store_update_ratings (BrgStore *store,
                                   gint64 group_id,
                                   const GArray *ratings,
                                   gint from_round,
                                   GError **error);

G_END_DECLS
