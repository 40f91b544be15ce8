/* brg-store-lead.h - that the lead was taken over stands in the journal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-lease.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_record_lead:
 * @store: a store
 * @event_id: the event that was on show, 0 for the workspace
 * @us: who leads from now on
 * @former: who led
 * @reason: why
 * @by_force: whether @former did not answer
 * @error: return location for an error
 *
 * Records that the lead was taken over. It changes nothing and is not undone; what was done before
 * it in this event is not undone any more either: that was somebody else.
 *
 * Returns: whether it went well
 */
gboolean brg_store_record_lead (BrgStore *store,
                                gint64 event_id,
                                const BrgLeaseHolder *us,
                                const BrgLeaseHolder *former,
                                const char *reason,
                                gboolean by_force,
                                GError **error);

/**
 * brg_store_take_over:
 * @store: the copy of a file that was led at another computer, opened by %BRG_STORE_TAKE_OVER
 * @event_id: the event that was on show, 0 for the workspace
 * @us: who leads from now on
 * @reason: why
 * @error: return location for an error
 *
 * The copy is the file of the event from now on, and its journal says from whom it was taken. In
 * one transaction.
 *
 * Returns: whether it went well
 */
gboolean brg_store_take_over (BrgStore *store,
                              gint64 event_id,
                              const BrgLeaseHolder *us,
                              const char *reason,
                              GError **error);

/**
 * brg_store_check_lead_reason:
 * @store: a store, to look at or to lead
 * @reason: why somebody wants to lead
 * @error: return location for an error
 *
 * Asked before the lead is taken, and before the reason is put to who leads: a lead without its
 * record would be worse than none.
 *
 * Returns: whether brg_store_record_lead() will take @reason; it must not tell a sealed move
 */
gboolean brg_store_check_lead_reason (BrgStore *store, const char *reason, GError **error);

G_END_DECLS
