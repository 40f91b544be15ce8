/* brg-share-server.c - the pages of an event for the phones of a hall, and what they send back
 *
 * libsoup reads and writes HTTP. Connections are accepted here, so that they can be counted and
 * ended: one that does not bring its request, or take its answer, in time is shut down. Each serves
 * one request, so that phones that sleep hold none.
 *
 * Tests: tests/app/bergerctl-share.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-server.h"

#include <libsoup/soup.h>
#include <string.h>

#include "brg-share-guard.h"
#include "brg-share-request.h"

/* RFC 6585; the list of libsoup ends before. */
#define STATUS_TOO_MANY_REQUESTS 429
/* Seconds until the head of a request is here, then for its body and for its answer: a browser
 * sends the head with the connection. */
#define SECONDS_TO_BEGIN 4
#define SECONDS_TO_ASK 10
#define SECONDS_TO_ANSWER 20
/* What is counted of a body, under this name at its message. */
#define LENGTH_OF_BODY "brg-length-of-body"

typedef struct
{
  guint first;
  guint last;
  char *key;
  guint n_wrong;
} Seat;

typedef struct
{
  char *etag;
  char *policy;
  GBytes *html;
} Page;

/* @since, @deadline: monotonic times, microseconds. */
typedef struct
{
  BrgShareServer *server;
  GSocketConnection *stream; /* weak: libsoup ends it */
  char *address;
  char *place;
  gint64 since;
  gint64 deadline;
  gboolean has_asked;
  gboolean is_ended; /* shut down, and counted no more */
} Connection;

struct _BrgShareServer
{
  BrgShareCalls calls;
  SoupServer *soup;
  GSocketService *service;
  BrgShareGuard *guard;
  GHashTable *connections; /* place -> Connection */
  GHashTable *pages;       /* path -> Page */
  GHashTable *seats;       /* name -> Seat */
  GHashTable *waiting;     /* number -> SoupServerMessage */
  GHashTable *seen;        /* addresses that asked */
  guint last_number;
  guint sweep_id;
  char *name; /* its address, without brackets */
  gint port;
};

static void
seat_free (gpointer data)
{
  Seat *seat = data;

  g_free (seat->key);
  g_free (seat);
}

static void
page_free (gpointer data)
{
  Page *page = data;

  g_free (page->etag);
  g_free (page->policy);
  g_bytes_unref (page->html);
  g_free (page);
}

/* ----- Connections ----- */

static char *
dup_address (GSocketAddress *from)
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
  g_autofree char *address = dup_address (from);

  return g_strdup_printf ("%s %u", address,
                          g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (from)));
}

static Connection *
find_connection (BrgShareServer *server, SoupServerMessage *message)
{
  GSocketAddress *from = soup_server_message_get_remote_address (message);
  g_autofree char *place = from != NULL ? dup_place (from) : NULL;

  return place != NULL ? g_hash_table_lookup (server->connections, place) : NULL;
}

static void
set_deadline (BrgShareServer *server, SoupServerMessage *message, guint seconds)
{
  Connection *connection = find_connection (server, message);

  if (connection != NULL)
    connection->deadline = g_get_monotonic_time () + seconds * G_USEC_PER_SEC;
}

static void
on_stream_gone (gpointer data, GObject *where)
{
  Connection *connection = data;

  (void) where;
  connection->stream = NULL;
  g_hash_table_remove (connection->server->connections, connection->place);
}

static void
connection_free (gpointer data)
{
  Connection *connection = data;

  if (connection->stream != NULL)
    g_object_weak_unref (G_OBJECT (connection->stream), on_stream_gone, connection);
  if (!connection->is_ended)
    brg_share_guard_disconnect (connection->server->guard, connection->address);
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
find_oldest (BrgShareServer *server, const char *address)
{
  Connection *oldest = NULL;
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, server->connections);
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
make_room (BrgShareServer *server, const char *address)
{
  const char *holder = brg_share_guard_find_holder (server->guard, address);
  Connection *oldest = holder != NULL ? find_oldest (server, holder) : NULL;

  if (oldest == NULL)
    return;
  shut_down (oldest);
  oldest->is_ended = TRUE;
  brg_share_guard_disconnect (server->guard, oldest->address);
}

static gboolean
on_swept (gpointer data)
{
  BrgShareServer *server = data;
  g_autoptr (GPtrArray) late = g_ptr_array_new ();
  gint64 now = g_get_monotonic_time ();
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, server->connections);
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
  BrgShareServer *server = data;
  g_autoptr (GSocketAddress) from = g_socket_connection_get_remote_address (stream, NULL);
  g_autoptr (GSocketAddress) here = g_socket_connection_get_local_address (stream, NULL);
  g_autofree char *plain = NULL;
  g_autofree char *address = NULL;
  Connection *connection;

  (void) service;
  (void) source;
  if (!G_IS_INET_SOCKET_ADDRESS (from) || here == NULL)
    return TRUE;
  plain = dup_address (from);
  address = dup_network (plain);
  make_room (server, address);
  if (!brg_share_guard_connect (server->guard, address))
    return TRUE;
  connection = g_new0 (Connection, 1);
  connection->server = server;
  connection->stream = stream;
  connection->address = g_steal_pointer (&address);
  connection->place = dup_place (from);
  connection->since = g_get_monotonic_time ();
  connection->deadline = connection->since + SECONDS_TO_BEGIN * G_USEC_PER_SEC;
  g_object_weak_ref (G_OBJECT (stream), on_stream_gone, connection);
  g_hash_table_replace (server->connections, connection->place, connection);
  soup_server_accept_iostream (server->soup, G_IO_STREAM (stream), here, from, NULL);
  return TRUE;
}

/* ----- Answers ----- */

static void
add_safe_headers (SoupServerMessage *message, const char *policy)
{
  SoupMessageHeaders *headers = soup_server_message_get_response_headers (message);
  static const struct
  {
    const char *name;
    const char *value;
  } safe[] = {
    { "X-Content-Type-Options", "nosniff" },
    { "X-Frame-Options", "DENY" },
    { "Referrer-Policy", "no-referrer" },
    { "Cache-Control", "no-cache" },
    { "Cross-Origin-Resource-Policy", "same-origin" },
    { "Connection", "close" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (safe); i++)
    soup_message_headers_replace (headers, safe[i].name, safe[i].value);
  soup_message_headers_replace (headers, "Content-Security-Policy", policy);
}

static void
refuse (SoupServerMessage *message, guint status)
{
  const char *phrase =
      status == STATUS_TOO_MANY_REQUESTS ? "Too Many Requests" : soup_status_get_phrase (status);

  add_safe_headers (message, "default-src 'none'");
  if (status == STATUS_TOO_MANY_REQUESTS)
    soup_message_headers_replace (soup_server_message_get_response_headers (message), "Retry-After",
                                  "10");
  soup_server_message_set_status (message, status, phrase);
  soup_server_message_set_response (message, "text/plain; charset=utf-8", SOUP_MEMORY_COPY, phrase,
                                    strlen (phrase));
}

/* ----- Requests ----- */

static void
note_reached (BrgShareServer *server, const char *address)
{
  if (g_hash_table_size (server->seen) < 4096 &&
      g_hash_table_add (server->seen, g_strdup (address)))
    server->calls.reached (g_hash_table_size (server->seen), server->calls.data);
}

/* Before the body is read. */
static guint
judge_headers (BrgShareServer *server, SoupServerMessage *message, const char *path)
{
  const char *method = soup_server_message_get_method (message);
  Connection *connection = find_connection (server, message);

  if (connection == NULL)
    return SOUP_STATUS_BAD_REQUEST;
  if (!brg_share_request_names_host (message, server->name, server->port) ||
      brg_share_request_has_two_ends (message))
    return SOUP_STATUS_BAD_REQUEST;
  if (!brg_share_guard_admit (server->guard, connection->address, g_get_monotonic_time ()))
    return STATUS_TOO_MANY_REQUESTS;
  if (brg_share_request_is_too_long (message))
    return SOUP_STATUS_REQUEST_ENTITY_TOO_LARGE;
  if (g_str_equal (path, "/result"))
    return g_str_equal (method, "POST") ? 0 : SOUP_STATUS_METHOD_NOT_ALLOWED;
  if (!g_hash_table_contains (server->pages, path))
    return SOUP_STATUS_NOT_FOUND;
  return g_str_equal (method, "GET") || g_str_equal (method, "HEAD")
             ? 0
             : SOUP_STATUS_METHOD_NOT_ALLOWED;
}

/* What is too long is read to its end, so that the phone hears why it was refused, and not kept;
 * the deadline ends what has no end. */
static void
on_chunk (SoupServerMessage *message, GBytes *chunk, gpointer data)
{
  SoupMessageBody *body = soup_server_message_get_request_body (message);
  gsize *length = data;

  *length += g_bytes_get_size (chunk);
  if (*length <= BRG_SHARE_MOST_BODY)
    return;
  soup_message_body_set_accumulate (body, FALSE);
  soup_message_body_truncate (body);
}

static void
on_headers (SoupServer *soup,
            SoupServerMessage *message,
            const char *path,
            GHashTable *query,
            gpointer data)
{
  BrgShareServer *server = data;
  guint status = judge_headers (server, message, path);
  SoupMessageHeaders *headers = soup_server_message_get_request_headers (message);
  Connection *connection = find_connection (server, message);
  gsize *length = g_new0 (gsize, 1);

  if (connection != NULL)
    connection->has_asked = TRUE;
  /* Parts of a page would be put together by libsoup, each as often as it is asked for. */
  soup_message_headers_remove (headers, "Range");
  (void) soup;
  (void) query;
  g_object_set_data_full (G_OBJECT (message), LENGTH_OF_BODY, length, g_free);
  g_signal_connect (message, "got-chunk", G_CALLBACK (on_chunk), length);
  set_deadline (server, message, SECONDS_TO_ASK);
  if (status == 0)
    return;
  soup_message_body_set_accumulate (soup_server_message_get_request_body (message), FALSE);
  refuse (message, status);
}

static void
answer_page (BrgShareServer *server, SoupServerMessage *message, const char *path)
{
  const Page *page = g_hash_table_lookup (server->pages, path);
  SoupMessageHeaders *headers = soup_server_message_get_response_headers (message);
  Connection *connection = find_connection (server, message);
  gsize size;
  const char *bytes = g_bytes_get_data (page->html, &size);

  if (connection != NULL)
    note_reached (server, connection->address);
  add_safe_headers (message, page->policy);
  soup_message_headers_replace (headers, "ETag", page->etag);
  if (brg_share_request_knows (message, page->etag))
    {
      soup_server_message_set_status (message, SOUP_STATUS_NOT_MODIFIED, NULL);
      return;
    }
  soup_server_message_set_status (message, SOUP_STATUS_OK, NULL);
  soup_server_message_set_response (message, "text/html; charset=utf-8", SOUP_MEMORY_COPY, bytes,
                                    size);
}

/* ----- Results ----- */

static gboolean
is_board_of (const Seat *seat, const char *board)
{
  guint64 number;
  gsize digits = strspn (board, "0123456789");
  g_autofree char *first = g_strndup (board, digits);

  if (digits == 0 || *board == '0' || (board[digits] != '\0' && board[digits] != '.') ||
      strspn (board, "0123456789.") != strlen (board))
    return FALSE;
  return g_ascii_string_to_unsigned (first, 10, seat->first, seat->last, &number, NULL);
}

/* 0 for a result that is to be handed on. */
static guint
judge_form (BrgShareServer *server, const BrgShareForm *form)
{
  Seat *seat = g_hash_table_lookup (server->seats, form->seat);

  if (seat == NULL)
    return SOUP_STATUS_FORBIDDEN;
  if (seat->n_wrong >= BRG_SHARE_MOST_WRONG)
    return STATUS_TOO_MANY_REQUESTS;
  if (!brg_share_form_is_signed (form, seat->key))
    {
      seat->n_wrong++;
      if (seat->n_wrong == BRG_SHARE_MOST_WRONG)
        server->calls.locked (form->seat, server->calls.data);
      return SOUP_STATUS_FORBIDDEN;
    }
  return is_board_of (seat, form->board) ? 0 : SOUP_STATUS_FORBIDDEN;
}

static void
on_message_finished (SoupServerMessage *message, gpointer data)
{
  BrgShareServer *server = data;
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, server->waiting);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (value == message)
      g_hash_table_iter_remove (&iter);
}

static void
hand_on (BrgShareServer *server, SoupServerMessage *message, const BrgShareForm *form)
{
  GSocketAddress *from = soup_server_message_get_remote_address (message);
  g_autofree char *address = dup_address (from);
  guint number = ++server->last_number;

  g_hash_table_insert (server->waiting, GUINT_TO_POINTER (number), g_object_ref (message));
  g_signal_connect (message, "finished", G_CALLBACK (on_message_finished), server);
  soup_server_message_pause (message);
  server->calls.came (number, form, address, server->calls.data);
}

static void
take_result (BrgShareServer *server, SoupServerMessage *message)
{
  const gsize *length = g_object_get_data (G_OBJECT (message), LENGTH_OF_BODY);
  gboolean is_too_long = length != NULL && *length > BRG_SHARE_MOST_BODY;
  /* What is too long was not kept. */
  g_autoptr (GBytes) body =
      is_too_long ? g_bytes_new (NULL, 0)
                  : soup_message_body_flatten (soup_server_message_get_request_body (message));
  g_auto (BrgShareForm) form = { 0 };
  gsize size;
  const char *bytes = g_bytes_get_data (body, &size);
  guint status;

  if (is_too_long)
    status = SOUP_STATUS_REQUEST_ENTITY_TOO_LARGE;
  else if (!brg_share_form_parse (bytes, size, &form))
    status = SOUP_STATUS_BAD_REQUEST;
  else
    status = judge_form (server, &form);
  if (status == 0)
    hand_on (server, message, &form);
  else
    refuse (message, status);
}

void
brg_share_server_answer (BrgShareServer *server, guint number, guint status)
{
  g_autoptr (SoupServerMessage) message = NULL;

  g_return_if_fail (server != NULL);

  if (!g_hash_table_steal_extended (server->waiting, GUINT_TO_POINTER (number), NULL,
                                    (gpointer *) &message))
    return;
  refuse (message, status);
  soup_server_message_unpause (message);
}

static void
on_request (SoupServer *soup,
            SoupServerMessage *message,
            const char *path,
            GHashTable *query,
            gpointer data)
{
  BrgShareServer *server = data;

  (void) soup;
  (void) query;
  if (g_str_equal (path, "/result"))
    take_result (server, message);
  else if (g_hash_table_contains (server->pages, path))
    answer_page (server, message, path);
  else
    refuse (message, SOUP_STATUS_NOT_FOUND);
}

static void
on_request_read (SoupServer *soup, SoupServerMessage *message, gpointer data)
{
  (void) soup;
  set_deadline (data, message, SECONDS_TO_ANSWER);
}

/* ----- The server ----- */

BrgShareServer *
brg_share_server_new (const BrgShareCalls *calls)
{
  BrgShareServer *server = g_new0 (BrgShareServer, 1);

  g_return_val_if_fail (calls != NULL, NULL);

  server->calls = *calls;
  server->guard = brg_share_guard_new ();
  server->connections = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, connection_free);
  server->pages = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, page_free);
  server->seats = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, seat_free);
  server->waiting = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  server->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  server->soup = soup_server_new (NULL, NULL);
  soup_server_add_early_handler (server->soup, NULL, on_headers, server, NULL);
  soup_server_add_handler (server->soup, NULL, on_request, server, NULL);
  g_signal_connect (server->soup, "request-read", G_CALLBACK (on_request_read), server);
  server->sweep_id = g_timeout_add_seconds (1, on_swept, server);
  return server;
}

void
brg_share_server_free (BrgShareServer *server)
{
  if (server == NULL)
    return;
  g_source_remove (server->sweep_id);
  if (server->service != NULL)
    {
      g_socket_service_stop (server->service);
      g_socket_listener_close (G_SOCKET_LISTENER (server->service));
      g_object_unref (server->service);
    }
  soup_server_disconnect (server->soup);
  g_hash_table_unref (server->waiting);
  g_object_unref (server->soup);
  g_hash_table_unref (server->connections);
  g_hash_table_unref (server->pages);
  g_hash_table_unref (server->seats);
  g_hash_table_unref (server->seen);
  brg_share_guard_free (server->guard);
  g_free (server->name);
  g_free (server);
}

/* Not all networks at once, in whatever way that is written. */
static gboolean
is_one_address (GInetAddress *inet)
{
  static const guint8 mapped[12] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff };
  const guint8 *bytes = g_inet_address_to_bytes (inet);

  if (g_inet_address_get_is_any (inet) || g_inet_address_get_is_multicast (inet))
    return FALSE;
  if (g_inet_address_get_family (inet) == G_SOCKET_FAMILY_IPV6)
    return memcmp (bytes, mapped, sizeof mapped) != 0;
  return bytes[0] != 0 && bytes[0] < 240;
}

char *
brg_share_server_listen (BrgShareServer *server, const char *address, guint16 port, GError **error)
{
  g_autoptr (GInetAddress) inet = NULL;
  g_autoptr (GSocketAddress) wanted = NULL;
  g_autoptr (GSocketAddress) taken = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (server != NULL && server->service == NULL && address != NULL, NULL);

  inet = g_inet_address_new_from_string (address);
  if (inet == NULL || !is_one_address (inet))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   "“%s” is no address of one network of this computer", address);
      return NULL;
    }
  wanted = g_inet_socket_address_new (inet, port);
  server->service = g_socket_service_new ();
  g_socket_listener_set_backlog (G_SOCKET_LISTENER (server->service), 256);
  g_signal_connect (server->service, "incoming", G_CALLBACK (on_connected), server);
  if (!g_socket_listener_add_address (G_SOCKET_LISTENER (server->service), wanted,
                                      G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, NULL, &taken,
                                      error))
    return NULL;
  name = g_inet_address_to_string (inet);
  server->name = g_strdup (name);
  if (g_inet_address_get_family (inet) == G_SOCKET_FAMILY_IPV6)
    {
      g_autofree char *bare = g_steal_pointer (&name);

      name = g_strdup_printf ("[%s]", bare);
    }
  port = g_inet_socket_address_get_port (G_INET_SOCKET_ADDRESS (taken));
  server->port = port;
  g_socket_service_start (server->service);
  return g_strdup_printf ("http://%s:%d/", name, server->port);
}

gboolean
brg_share_server_set_page (BrgShareServer *server,
                           const char *path,
                           const char *etag,
                           const char *script,
                           GBytes *html)
{
  static const char *const paths[] = { "/", "/pairings", "/standings", "/seat", NULL };
  Page *page;

  g_return_val_if_fail (server != NULL && path != NULL && etag != NULL && html != NULL, FALSE);

  if (!g_strv_contains (paths, path))
    return FALSE;
  page = g_new0 (Page, 1);
  page->etag = g_strdup_printf ("\"%s\"", etag);
  page->policy =
      g_strdup_printf ("default-src 'none'; style-src 'unsafe-inline'; img-src data:;"
                       " base-uri 'none'; form-action 'none'; frame-ancestors 'none'%s%s%s",
                       script != NULL ? "; connect-src 'self'; script-src 'sha256-" : "",
                       script != NULL ? script : "", script != NULL ? "'" : "");
  page->html = g_bytes_ref (html);
  g_hash_table_replace (server->pages, g_strdup (path), page);
  return TRUE;
}

void
brg_share_server_add_seat (BrgShareServer *server,
                           const char *seat,
                           guint first,
                           guint last,
                           const char *key)
{
  Seat *added;

  g_return_if_fail (server != NULL && seat != NULL && key != NULL);

  added = g_new0 (Seat, 1);
  added->first = first;
  added->last = last;
  added->key = g_strdup (key);
  g_hash_table_replace (server->seats, g_strdup (seat), added);
}

void
brg_share_server_remove_seat (BrgShareServer *server, const char *seat)
{
  g_return_if_fail (server != NULL && seat != NULL);

  g_hash_table_remove (server->seats, seat);
}
