/* brg-store-playoff-rows.h - rows of play-offs
 *
 * Only for the files of data/store; to be called inside an action, but for the first. Functions
 * return whether it went well and set an error when not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-playoff-record.h"
#include "brg-snapshot.h"
#include "brg-sql.h"

G_BEGIN_DECLS

/* Reads the play-offs of a group whose entries are read. */
gboolean brg_store_load_playoffs (BrgStore *store, BrgSnapshot *snapshot, GError **error);

/* A play-off with players and games; the rows of its players are @entry_ids, in its order. */
gboolean brg_store_insert_playoff (BrgStore *store,
                                   gint64 group_id,
                                   const BrgPlayoffRecord *record,
                                   const gint64 *entry_ids,
                                   gint64 *playoff_id,
                                   GError **error);

/* Brings games and order into line with what the games say. @group_id and @playoff_id are rows. */
gboolean brg_store_update_playoff (BrgStore *store,
                                   gint64 group_id,
                                   gint64 playoff_id,
                                   GError **error);

/* A play-off with games, players and order. */
gboolean brg_store_delete_playoff (BrgStore *store, gint64 playoff_id, GError **error);

/* Refuses when the entry plays in a play-off. */
gboolean brg_store_check_no_playoff (BrgStore *store, gint64 entry_id, GError **error);

G_END_DECLS
