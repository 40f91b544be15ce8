/* brg-share-connections.h - who is connected with the server, and for how long
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <libsoup/soup.h>

G_BEGIN_DECLS

/**
 * BrgShareConnections:
 *
 * The connections of a server: counted, and ended when they take too long.
 */
typedef struct _BrgShareConnections BrgShareConnections;

/**
 * brg_share_connections_new:
 * @soup: who reads and writes them; has to live as long
 *
 * Returns: (transfer full): no connections yet
 */
BrgShareConnections *brg_share_connections_new (SoupServer *soup);

/** brg_share_connections_free: Forgets all of them */
void brg_share_connections_free (BrgShareConnections *all);

/**
 * brg_share_connections_accept:
 * @all: connections
 * @service: where they come from
 *
 * From now on they are handed to libsoup, as many as brg-share-guard.h says.
 */
void brg_share_connections_accept (BrgShareConnections *all, GSocketService *service);

/**
 * brg_share_connections_find:
 * @all: connections
 * @message: a request
 *
 * Returns: (transfer none) (nullable): from where it came; of IPv6 the network, for one computer
 * has many addresses there
 */
const char *brg_share_connections_find (BrgShareConnections *all, SoupServerMessage *message);

/**
 * brg_share_connections_admit:
 * @all: connections
 * @address: who asks
 *
 * Returns: whether he is answered: he has not asked too often
 */
gboolean brg_share_connections_admit (BrgShareConnections *all, const char *address);

/**
 * brg_share_connections_give_time:
 * @all: connections
 * @message: a request whose head is here
 * @seconds: so long what comes next may take
 */
void brg_share_connections_give_time (BrgShareConnections *all,
                                      SoupServerMessage *message,
                                      guint seconds);

/**
 * brg_share_connections_dup_address:
 * @from: an address and port
 *
 * Returns: (transfer full): the address
 */
char *brg_share_connections_dup_address (GSocketAddress *from);

G_END_DECLS
