/* brg-store-event-detail.h - what an action on an event changes, from what to what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-action.h"
#include "brg-event.h"
#include "brg-group.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_note_detail:
 * @store: a store
 * @action: the action under way, before it has written anything
 * @event: (nullable): the event as it will be
 * @group: (nullable): the group as it will be
 * @error: return location for an error
 *
 * Where a single text is another one, the journal names the old and the new: a slip of the hand on
 * the page of the event is seen and can be undone.
 *
 * Returns: whether it went well
 */
gboolean brg_store_note_detail (BrgStore *store,
                                BrgAction *action,
                                const BrgEvent *event,
                                const BrgGroup *group,
                                GError **error);

G_END_DECLS
