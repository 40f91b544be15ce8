/* brg-share-guard.h - how often an address may ask, and how many connections there may be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_SHARE_BURST: requests that an address may send at once: a hall behind one router
 * BRG_SHARE_RATE: requests a second that it may send for long
 * BRG_SHARE_MOST_CONNECTIONS: connections of all together
 * BRG_SHARE_MOST_OF_ADDRESS: connections of one address: a hall behind one router
 */
#define BRG_SHARE_BURST 400
#define BRG_SHARE_RATE 40
#define BRG_SHARE_MOST_CONNECTIONS 512
#define BRG_SHARE_MOST_OF_ADDRESS 320

/**
 * BrgShareGuard:
 *
 * What is known of the addresses that ask.
 */
typedef struct _BrgShareGuard BrgShareGuard;

/** brg_share_guard_new: Returns: (transfer full): a guard that has seen nobody */
BrgShareGuard *brg_share_guard_new (void);

/** brg_share_guard_free: Frees @guard */
void brg_share_guard_free (BrgShareGuard *guard);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgShareGuard, brg_share_guard_free)

/**
 * brg_share_guard_admit:
 * @guard: a guard
 * @address: who asks
 * @now: a monotonic time, microseconds
 *
 * Counts a request.
 *
 * Returns: whether it is to be answered
 */
gboolean brg_share_guard_admit (BrgShareGuard *guard, const char *address, gint64 now);

/**
 * brg_share_guard_connect:
 * @guard: a guard
 * @address: who connects
 *
 * Returns: whether there is room for the connection; it is counted then, until
 *   brg_share_guard_disconnect()
 */
gboolean brg_share_guard_connect (BrgShareGuard *guard, const char *address);

/**
 * brg_share_guard_find_holder:
 * @guard: a guard
 * @address: who would connect where there is no room
 *
 * Returns: (transfer none) (nullable): who has the most connections, if that is more than @address
 *   would have: one of them has to go; %NULL where there is room, or nobody has more
 */
const char *brg_share_guard_find_holder (BrgShareGuard *guard, const char *address);

/**
 * brg_share_guard_disconnect:
 * @guard: a guard
 * @address: whose connection is gone
 */
void brg_share_guard_disconnect (BrgShareGuard *guard, const char *address);

G_END_DECLS
