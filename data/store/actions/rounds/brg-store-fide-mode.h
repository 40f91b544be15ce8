/* brg-store-fide-mode.h - FIDE mode: leaving it, and acts that are not regular in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-mode-finding.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_leave_fide_mode:
 * @store: a store
 * @group_id: row of a group in FIDE mode
 * @error: return location for an error
 *
 * Leaves FIDE mode for good. Confirmed as every irregular act.
 *
 * Returns: whether it went well
 */
gboolean brg_store_leave_fide_mode (BrgStore *store, gint64 group_id, GError **error);

/**
 * brg_store_do_irregular:
 * @store: a store
 * @error: return location for an error
 *
 * Does what was refused last with %BRG_STORE_ERROR_IRREGULAR, because it has been confirmed by now.
 * Refused when anything else was done meanwhile, and for what FIDE mode never allows.
 *
 * Returns: whether it went well
 */
gboolean brg_store_do_irregular (BrgStore *store, GError **error);

G_END_DECLS
