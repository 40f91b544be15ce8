/* brg-store-rounds.h - actions on rounds that are stored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_publish_round:
 * @store: a store
 * @round_id: row of a planned round
 * @error: return location for an error
 *
 * Begins a planned round of a round robin. Makes a copy of the workspace.
 *
 * Returns: whether it went well
 */
gboolean brg_store_publish_round (BrgStore *store, gint64 round_id, GError **error);

/**
 * brg_store_remove_rounds:
 * @store: a store
 * @group_id: row of the group
 * @from: first round to be removed; it and all later ones must be without results
 * @reason: (nullable): why, for the journal; a published round is drawn again by a reasoned
 * decision (rus-draughts-2022 5.4.10.12)
 * @decided_by: (nullable): who decided that
 * @error: return location for an error
 *
 * Takes a pairing back so that the round can be paired anew.
 *
 * Returns: whether it went well
 */
gboolean brg_store_remove_rounds (BrgStore *store,
                                  gint64 group_id,
                                  gint from,
                                  const char *reason,
                                  const char *decided_by,
                                  GError **error);

/**
 * brg_store_close_round:
 * @store: a store
 * @round_id: row of a published round without missing results
 * @error: return location for an error
 *
 * Freezes a round. Makes a copy of the workspace.
 *
 * Returns: whether it went well
 */
gboolean brg_store_close_round (BrgStore *store, gint64 round_id, GError **error);

/**
 * brg_store_close_round_and_file:
 * @store: a store
 * @round_id: row of a published round without missing results
 * @kind: which form @pdf is
 * @title: its title
 * @pdf: the protocol of the round as it stands now
 * @error: return location for an error
 *
 * Freezes a round and files its protocol, in one action.
 *
 * Returns: whether it went well
 */
gboolean brg_store_close_round_and_file (BrgStore *store,
                                         gint64 round_id,
                                         const char *kind,
                                         const char *title,
                                         GBytes *pdf,
                                         GError **error);

/**
 * brg_store_reopen_round:
 * @store: a store
 * @round_id: row of a closed round
 * @error: return location for an error
 *
 * Returns: whether it went well
 */
gboolean brg_store_reopen_round (BrgStore *store, gint64 round_id, GError **error);

G_END_DECLS
