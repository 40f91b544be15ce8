/* brg-store-alterations.h - a decision about what another program changed in the workspace
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-proof.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgSettlement:
 * @BRG_SETTLEMENT_RESTORE: the tables become what the journal gives
 * @BRG_SETTLEMENT_ACCEPT: what stands in the file is right: it becomes an action with a reason
 * @BRG_SETTLEMENT_NOTE: what cannot be put right any more is on record, and the work goes on
 *
 * What is done about alterations.
 */
typedef enum
{
  BRG_SETTLEMENT_RESTORE,
  BRG_SETTLEMENT_ACCEPT,
  BRG_SETTLEMENT_NOTE,
} BrgSettlement;

/**
 * brg_store_settle_alterations:
 * @store: a store
 * @event_id: the event in whose journal it stands, 0 for the workspace
 * @proof: a proof of this file; it is run again first
 * @how: what is done
 * @only: (nullable): an alteration: only its row is settled, the others stand; not for
 *   %BRG_SETTLEMENT_NOTE
 * @reason: why; may be empty but for %BRG_SETTLEMENT_ACCEPT
 * @error: return location for an error
 *
 * Writes one entry that says what was found, in the same transaction as all rows. Nothing of what
 * was found is lost: the entry names it. A journal that was altered itself is not put right.
 *
 * Returns: whether it went well
 */
gboolean brg_store_settle_alterations (BrgStore *store,
                                       gint64 event_id,
                                       BrgProof *proof,
                                       BrgSettlement how,
                                       const BrgAlteration *only,
                                       const char *reason,
                                       GError **error);

G_END_DECLS
