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

/* The same with the terms only. */
BrgPostalEvent *brg_store_load_postal_terms (BrgStore *store, gint64 group_id, GError **error);

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

/* When a player got the starting list; 0 takes the day back. */
gboolean brg_store_write_postal_sheet (BrgStore *store,
                                       gint64 entry_id,
                                       BrgPostalDay day,
                                       GError **error);

/* The result of a game by correspondence was keyed today; of another game nothing is written. */
gboolean brg_store_write_postal_keyed (BrgStore *store, gint64 pairing_id, GError **error);

/**
 * brg_store_check_postal_group:
 * @store: a store
 * @group_id: row of a group that is to be played by correspondence; 0 for none
 * @event_id: row of an event whose groups may be played so; 0 for none
 * @error: return location for an error
 *
 * What is written is read again: refuses a group with another game, book, system or size of
 * meetings than what is played by correspondence. Only for the files of data/store.
 *
 * Returns: whether the group, and every group of the event that is played so, is such
 */
gboolean brg_store_check_postal_group (BrgStore *store,
                                       gint64 group_id,
                                       gint64 event_id,
                                       GError **error);

G_END_DECLS
