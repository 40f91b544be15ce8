/* brg-store-ties.h - actions on the order of players who are equal in everything else
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"
#include "brg-tie-order.h"

G_BEGIN_DECLS

/**
 * brg_store_set_tie_order:
 * @store: a store
 * @group_id: row of a group
 * @method: how the order came about
 * @note: what else is to be known: the result of a play-off, who decided; may be empty
 * @entry_ids: (array length=n_entries): rows of players of the group, or of its teams, each once
 * @positions: (array length=n_entries): where each of them stands among them, from 1; equal
 *   positions stay equal
 * @n_entries: how many there are, at least 2
 * @order_id: (out) (optional): row of the new order
 * @error: return location for an error
 *
 * Puts players in order who are equal in points and in all tie-breaks (rus-draughts-2022 5.4.8.13,
 * rus-chess-2014 30.5). The order works where #BrgTieOrder says; whether they are equal now is not
 * asked: a correction may part them, and take that back. Earlier orders stay; of several that fit
 * the last one works.
 *
 * Refused for somebody who is not in the group, has no start number, or is named twice.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_tie_order (BrgStore *store,
                                  gint64 group_id,
                                  BrgTieMethod method,
                                  const char *note,
                                  const gint64 *entry_ids,
                                  const gint *positions,
                                  guint n_entries,
                                  gint64 *order_id,
                                  GError **error);

/**
 * brg_store_draw_tie_lots:
 * @store: a store
 * @group_id: row of a group
 * @entry_ids: (array length=n_entries): rows of players of the group, or of its teams, each once,
 *   in any order
 * @n_entries: how many there are, at least 2
 * @seed: seed of the lots, announced before the draw
 * @error: return location for an error
 *
 * Draws lots among players who are equal in everything and keeps their order with the seed as its
 * note. The same seed and the same start numbers give the same order on every machine, however
 * @entry_ids are sorted: brg_lots_draw_order(). Refused as brg_store_set_tie_order().
 *
 * Returns: whether it went well
 */
gboolean brg_store_draw_tie_lots (BrgStore *store,
                                  gint64 group_id,
                                  const gint64 *entry_ids,
                                  guint n_entries,
                                  guint64 seed,
                                  GError **error);

/**
 * brg_store_remove_tie_order:
 * @store: a store
 * @order_id: row of an order, see #BrgTieOrder
 * @error: return location for an error
 *
 * Takes an order away: whoever it parted shares his place again, or an earlier order works. Refused
 * when a play-off has ended in it: that follows from its games.
 *
 * Returns: whether it went well
 */
gboolean brg_store_remove_tie_order (BrgStore *store, gint64 order_id, GError **error);

G_END_DECLS
