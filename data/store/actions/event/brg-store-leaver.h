/* brg-store-leaver.h - how somebody leaves and comes back, as rows
 *
 * Only for the files of data/store; to be called inside an action. Functions return whether it went
 * well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store-entry-place.h"
#include "brg-tournament.h"

G_BEGIN_DECLS

/* His seat in a team goes to somebody else. */
gboolean brg_store_write_leaver (BrgStore *store,
                                 gint64 entry_id,
                                 const BrgEntryPlace *place,
                                 gint left_after,
                                 const char *reason,
                                 BrgLeaverRule rule,
                                 gboolean is_excluded,
                                 GError **error);

/* rus-draughts-2022 5.3: who was refused does not play. */
gboolean brg_store_check_not_refused (BrgStore *store, gint64 entry_id, GError **error);

/* His seat comes back to him. */
gboolean brg_store_write_return (BrgStore *store,
                                 gint64 entry_id,
                                 const BrgEntryPlace *place,
                                 GError **error);

G_END_DECLS
