/* brg-store-officials.h - the officials of an event
 *
 * Only for the files of data/store.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-event.h"
#include "brg-store.h"

G_BEGIN_DECLS

/* The officials of @event as they shall be, in the row @event_id. Who is there already keeps his
 * row; who is not in the list goes with his duties and interests. */
gboolean brg_store_write_officials (BrgStore *store,
                                    gint64 event_id,
                                    const BrgEvent *event,
                                    GError **error);

G_END_DECLS
