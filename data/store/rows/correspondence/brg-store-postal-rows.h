/* brg-store-postal-rows.h - rows of play by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-event.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_load_postal:
 * @store: a store
 * @group_id: row of a group
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): everything of a group that is played by correspondence; a
 *   value without terms where it is not
 */
BrgPostalEvent *brg_store_load_postal (BrgStore *store, gint64 group_id, GError **error);

/* The same with the records of one game only. */
BrgPostalEvent *brg_store_load_postal_game (BrgStore *store,
                                            gint64 group_id,
                                            gint64 pairing_id,
                                            GError **error);

/* Writes terms over those that were there. Only for the files of data/store. */
gboolean brg_store_write_postal_terms (BrgStore *store,
                                       gint64 group_id,
                                       const BrgPostalTerms *terms,
                                       GError **error);

/* A break with its notices; its id is set where it was 0. */
gboolean brg_store_write_postal_pause (BrgStore *store, BrgPostalPause *pause, GError **error);

/* A decision; its id and number are set where its id was 0. */
gboolean brg_store_write_postal_measure (BrgStore *store,
                                         gint64 group_id,
                                         BrgPostalMeasure *measure,
                                         GError **error);

G_END_DECLS
