/* brg-store-envelope-rows.h - rows of envelopes and of what happened to them
 *
 * Only for the files of data/store; to be called inside an action. Functions return whether it went
 * well and set an error when not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"
#include "brg-stored-envelope.h"

G_BEGIN_DECLS

/**
 * brg_store_list_envelopes:
 * @store: a store
 * @group_id: row of a group
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgStoredEnvelope): the envelopes of the group
 *   by number
 */
GPtrArray *brg_store_list_envelopes (BrgStore *store, gint64 group_id, GError **error);

/* (transfer full) (nullable): the envelope with its events; NULL also when it does not exist. */
BrgStoredEnvelope *brg_store_load_envelope (BrgStore *store, gint64 envelope_id, GError **error);

/* The last envelope of a board, NULL without an error for none. */
gboolean brg_store_load_last_envelope (BrgStore *store,
                                       gint64 pairing_id,
                                       BrgStoredEnvelope **envelope,
                                       GError **error);

gboolean brg_store_insert_envelope (BrgStore *store,
                                    const BrgStoredEnvelope *envelope,
                                    gint64 *envelope_id,
                                    GError **error);

gboolean brg_store_update_envelope (BrgStore *store,
                                    const BrgStoredEnvelope *envelope,
                                    GError **error);

/* Appends an event behind @position others; an empty time becomes now. */
gboolean brg_store_insert_envelope_event (BrgStore *store,
                                          gint64 envelope_id,
                                          gint position,
                                          const BrgStoredEnvelopeEvent *event,
                                          GError **error);

G_END_DECLS
