/* brg-transaction.h - what has to be so before anything is written
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sql.h"

G_BEGIN_DECLS

/**
 * brg_transaction_begin:
 * @store: a store
 * @error: return location for an error
 *
 * Begins to write. Refused when the file is not in its place, when another program has taken the
 * lead, and when the journal holds more than the caller has seen (brg_store_set_seen()).
 *
 * Returns: whether it went well
 */
gboolean brg_transaction_begin (BrgStore *store, GError **error);

/**
 * brg_transaction_commit:
 * @store: a store
 * @error: return location for an error
 *
 * Returns: whether everything is on the disk; on failure the transaction is still open
 */
gboolean brg_transaction_commit (BrgStore *store, GError **error);

/**
 * brg_transaction_roll_back:
 * @store: a store
 *
 * Takes back what was written since brg_transaction_begin().
 */
void brg_transaction_roll_back (BrgStore *store);

G_END_DECLS
