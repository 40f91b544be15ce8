/* brg-store-postal.h - actions on the regulations and the breaks of play by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-event.h"
#include "brg-store.h"

G_BEGIN_DECLS

/* More than a group decides. */
#define BRG_STORE_POSTAL_MOST_MEASURES 10000
#define BRG_STORE_POSTAL_MOST_TEXT 1000
#define BRG_STORE_POSTAL_MOST_CODE 40

/**
 * brg_store_set_postal_terms:
 * @store: a store
 * @group_id: row of a group
 * @terms: (nullable): its regulations; %NULL when it is not played by correspondence any more
 * @error: return location for an error
 *
 * Refused for a book or a game that knows no play by correspondence, for teams, knock-outs and
 * Swiss systems (all games begin at once, so the pairs are known before), where the days
 * contradict each other, and where letters would be left without regulations; and where a
 * decision on a claim would turn into another one (10.3.7). Where the event is one group and its
 * days were those of play, they stay the same.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_postal_terms (BrgStore *store,
                                     gint64 group_id,
                                     const BrgPostalTerms *terms,
                                     GError **error);

/**
 * brg_store_begin_postal:
 * @store: a store
 * @group_id: row of a group that is played by correspondence
 * @error: return location for an error
 *
 * All games begin at once: every round that is planned is published, in one act. Refused when none
 * is planned.
 *
 * Returns: whether it went well
 */
gboolean brg_store_begin_postal (BrgStore *store, gint64 group_id, GError **error);

/**
 * brg_store_end_postal:
 * @store: a store
 * @group_id: row of a group that is played by correspondence
 * @error: return location for an error
 *
 * All games have ended: every round that is published is closed, in one act. Refused when none is,
 * when a result is missing, and when two entries of a result differ.
 *
 * Returns: whether it went well
 */
gboolean brg_store_end_postal (BrgStore *store, gint64 group_id, GError **error);

/**
 * BrgStorePostalSheet:
 * @entry_id: row of a player
 * @day: when he got the starting list, 0 for in time
 */
typedef struct
{
  gint64 entry_id;
  BrgPostalDay day;
} BrgStorePostalSheet;

/**
 * brg_store_set_postal_sheets:
 * @store: a store
 * @sheets: (array length=n_sheets): players of one group, each once
 * @n_sheets: how many, at least one
 * @error: return location for an error
 *
 * In one act. Games that end otherwise because of it follow in the table.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_postal_sheets (BrgStore *store,
                                      const BrgStorePostalSheet *sheets,
                                      guint n_sheets,
                                      GError **error);

/**
 * brg_store_put_postal_pause:
 * @store: a store
 * @pause: a break; a new one where its id is 0
 * @error: return location for an error
 *
 * Games that end otherwise because of it follow in the table; a decision on a claim stands
 * (10.3.7).
 *
 * Returns: whether it went well
 */
gboolean brg_store_put_postal_pause (BrgStore *store, const BrgPostalPause *pause, GError **error);

/**
 * brg_store_remove_postal_pause:
 * @store: a store
 * @id: row of a break
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_remove_postal_pause (BrgStore *store, gint64 id, GError **error);

G_END_DECLS
