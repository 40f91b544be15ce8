/* brg-share-connections.c - who is connected with the server, and for how long
 *
 * Connections are accepted here, so that they can be counted and ended: one that does not bring its
 * request, or take its answer, in time is shut down. Each serves one request, so that phones that
 * sleep hold none.
 *
 * Tests: tests/app/bergerctl-share.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-connections.h"

#include <string.h>

#include "brg-share-guard.h"

/* Seconds until the head of a request is here: a browser sends it with the connection. Then until
 * one that was shut down is gone. */
#define SECONDS_TO_BEGIN 4
#define SECONDS_TO_ANSWER 20

/* @since, @deadline: monotonic times, microseconds. */
typedef struct
{
  BrgShareConnections *all;
  GSocketConnection *stream; /* weak: libsoup ends it */
  char *address;
  char *place;
  gint64 since;
  gint64 deadline;
  gboolean has_asked;
  gboolean is_ended; /* shut down, and counted no more */
} Connection;

struct _BrgShareConnections
{
  SoupServer *soup; /* not owned */
  BrgShareGuard *guard;
  GHashTable *table; /* place -> Connection */
  guint sweep_id;
};

char *
brg_share_connections_dup_address (GSocketAddress *from)
{
  return g_inet_address_to_string (
      g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (from)));
}

/* One computer has many addresses of IPv6: the network of 64 bits counts. */
static char *
dup_network (const char *address)
{
  g_autoptr (GInetAddress) inet = g_inet_address_new_from_string (address);
  guint8 bytes[16];
  g_autoptr (GInetAddress) network = NULL;

  if (inet == NULL || g_inet_address_get_family (inet) != G_SOCKET_FAMILY_IPV6)
    return g_strdup (address);
  memcpy (bytes, g_inet_address_to_bytes (inet), sizeof bytes);
  memset (bytes + 8, 0, 8);
  network = g_inet_address_new_from_bytes (bytes, G_SOCKET_FAMILY_IPV6);
  return g_inet_address_to_string (network);
}

static char *
dup_place (GSocketAddress *from)
{
  g_autofree char *address = brg_share_connections_dup_address (from);

  return g_strdup_printf ("%s %u", address,
                          g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (from)));
}

static Connection *
find_connection (BrgShareConnections *all, SoupServerMessage *message)
{
  GSocketAddress *from = soup_server_message_get_remote_address (message);
  g_autofree char *place = from != NULL ? dup_place (from) : NULL;

  return place != NULL ? g_hash_table_lookup (all->table, place) : NULL;
}

void
brg_share_connections_give_time (BrgShareConnections *all,
                                 SoupServerMessage *message,
                                 guint seconds)
{
  Connection *connection;

  g_return_if_fail (all != NULL);

  connection = find_connection (all, message);

  if (connection == NULL)
    return;
  connection->has_asked = TRUE;
  connection->deadline = g_get_monotonic_time () + seconds * G_USEC_PER_SEC;
}

static void
on_stream_gone (gpointer data, GObject *where)
{
  Connection *connection = data;

  (void) where;
  connection->stream = NULL;
  g_hash_table_remove (connection->all->table, connection->place);
}

static void
connection_free (gpointer data)
{
  Connection *connection = data;

  if (connection->stream != NULL)
    g_object_weak_unref (G_OBJECT (connection->stream), on_stream_gone, connection);
  if (!connection->is_ended)
    brg_share_guard_disconnect (connection->all->guard, connection->address);
  g_free (connection->address);
  g_free (connection->place);
  g_free (connection);
}

static void
shut_down (Connection *connection)
{
  g_socket_shutdown (g_socket_connection_get_socket (connection->stream), TRUE, TRUE, NULL);
}

/* Of the connections of an address the oldest that has asked nothing yet, else the oldest. */
static Connection *
find_oldest (BrgShareConnections *all, const char *address)
{
  Connection *oldest = NULL;
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, all->table);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      Connection *connection = value;

      if (connection->is_ended || !g_str_equal (connection->address, address))
        continue;
      if (oldest == NULL || connection->has_asked < oldest->has_asked ||
          (connection->has_asked == oldest->has_asked && connection->since < oldest->since))
        oldest = connection;
    }
  return oldest;
}

/* Where all connections are taken, who has the most of them gives one to who has fewer. */
static void
make_room (BrgShareConnections *all, const char *address)
{
  const char *holder = brg_share_guard_find_holder (all->guard, address);
  Connection *oldest = holder != NULL ? find_oldest (all, holder) : NULL;

  if (oldest == NULL)
    return;
  shut_down (oldest);
  oldest->is_ended = TRUE;
  brg_share_guard_disconnect (all->guard, oldest->address);
}

static gboolean
on_swept (gpointer data)
{
  BrgShareConnections *all = data;
  g_autoptr (GPtrArray) late = g_ptr_array_new ();
  gint64 now = g_get_monotonic_time ();
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, all->table);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (((Connection *) value)->deadline < now && !((Connection *) value)->is_ended)
      g_ptr_array_add (late, value);
  for (guint i = 0; i < late->len; i++)
    {
      Connection *connection = late->pdata[i];

      connection->deadline = now + SECONDS_TO_ANSWER * G_USEC_PER_SEC;
      shut_down (connection);
    }
  return G_SOURCE_CONTINUE;
}

static gboolean
on_connected (GSocketService *service, GSocketConnection *stream, GObject *source, gpointer data)
{
  BrgShareConnections *all = data;
  g_autoptr (GSocketAddress) from = g_socket_connection_get_remote_address (stream, NULL);
  g_autoptr (GSocketAddress) here = g_socket_connection_get_local_address (stream, NULL);
  g_autofree char *plain = NULL;
  g_autofree char *address = NULL;
  Connection *connection;

  (void) service;
  (void) source;
  if (!G_IS_INET_SOCKET_ADDRESS (from) || here == NULL)
    return TRUE;
  plain = brg_share_connections_dup_address (from);
  address = dup_network (plain);
  make_room (all, address);
  if (!brg_share_guard_connect (all->guard, address))
    return TRUE;
  connection = g_new0 (Connection, 1);
  connection->all = all;
  connection->stream = stream;
  connection->address = g_steal_pointer (&address);
  connection->place = dup_place (from);
  connection->since = g_get_monotonic_time ();
  connection->deadline = connection->since + SECONDS_TO_BEGIN * G_USEC_PER_SEC;
  g_object_weak_ref (G_OBJECT (stream), on_stream_gone, connection);
  g_hash_table_replace (all->table, connection->place, connection);
  soup_server_accept_iostream (all->soup, G_IO_STREAM (stream), here, from, NULL);
  return TRUE;
}

BrgShareConnections *
brg_share_connections_new (SoupServer *soup)
{
  BrgShareConnections *all = g_new0 (BrgShareConnections, 1);

  all->soup = soup;
  all->guard = brg_share_guard_new ();
  all->table = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, connection_free);
  all->sweep_id = g_timeout_add_seconds (1, on_swept, all);
  return all;
}

void
brg_share_connections_free (BrgShareConnections *all)
{
  if (all == NULL)
    return;
  g_source_remove (all->sweep_id);
  g_hash_table_unref (all->table);
  brg_share_guard_free (all->guard);
  g_free (all);
}

void
brg_share_connections_accept (BrgShareConnections *all, GSocketService *service)
{
  g_return_if_fail (all != NULL && service != NULL);

  g_signal_connect (service, "incoming", G_CALLBACK (on_connected), all);
}

const char *
brg_share_connections_find (BrgShareConnections *all, SoupServerMessage *message)
{
  Connection *connection;

  g_return_val_if_fail (all != NULL, NULL);

  connection = find_connection (all, message);
  return connection != NULL ? connection->address : NULL;
}

gboolean
brg_share_connections_admit (BrgShareConnections *all, const char *address)
{
  g_return_val_if_fail (all != NULL, FALSE);

  return brg_share_guard_admit (all->guard, address, g_get_monotonic_time ());
}
