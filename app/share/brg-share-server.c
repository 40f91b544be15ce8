/* brg-share-server.c - the pages of an event for the phones of a hall, and what they send back
 *
 * libsoup reads and writes HTTP.
 *
 * Tests: tests/app/bergerctl-share.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-server.h"

#include <libsoup/soup.h>
#include <string.h>

#include "brg-share-connections.h"
#include "brg-share-copies.h"
#include "brg-share-request.h"

/* Seconds for the body of a request and for its answer. */
#define SECONDS_TO_ASK 10
#define SECONDS_TO_ANSWER 20
/* What is counted of a body, under this name at its message. */
#define LENGTH_OF_BODY "brg-length-of-body"
/* Which laptop asks, and its number, likewise. */
#define WHOSE_IT_IS "brg-whose-it-is"

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

struct _BrgShareServer
{
  BrgShareCalls calls;
  SoupServer *soup;
  GSocketService *service;
  BrgShareConnections *connections;
  GHashTable *pages;      /* path -> Page */
  GHashTable *seats;      /* name -> Seat */
  GHashTable *waiting;    /* number -> SoupServerMessage */
  GHashTable *seen;       /* addresses that asked */
  BrgShareCopies *copies; /* for second laptops */
  guint last_number;
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

/* ----- Requests ----- */

static void
note_reached (BrgShareServer *server, const char *address)
{
  if (g_hash_table_size (server->seen) < 4096 &&
      g_hash_table_add (server->seen, g_strdup (address)))
    server->calls.reached (g_hash_table_size (server->seen), server->calls.data);
}

/* What a second laptop may ask for, where one was paired. */
static GBytes *
find_copy (BrgShareServer *server, const char *path, const char **tag)
{
  return brg_share_copies_has_pair (server->copies)
             ? brg_share_copies_find (server->copies, path, tag)
             : NULL;
}

static gboolean
is_taken (BrgShareServer *server, const char *path)
{
  return brg_share_copies_has_pair (server->copies) && g_str_equal (path, BRG_SHARE_TAKEN_PATH);
}

/* Before the body is read. */
static guint
judge_headers (BrgShareServer *server, SoupServerMessage *message, const char *path)
{
  const char *method = soup_server_message_get_method (message);
  const char *address = brg_share_connections_find (server->connections, message);
  const char *tag;

  if (address == NULL)
    return SOUP_STATUS_BAD_REQUEST;
  if (!brg_share_request_names_host (message, server->name, server->port) ||
      brg_share_request_has_two_ends (message))
    return SOUP_STATUS_BAD_REQUEST;
  if (!brg_share_connections_admit (server->connections, address))
    return BRG_SHARE_TOO_MANY_REQUESTS;
  if (brg_share_request_is_too_long (message))
    return SOUP_STATUS_REQUEST_ENTITY_TOO_LARGE;
  if (g_str_equal (path, "/result") || is_taken (server, path))
    return g_str_equal (method, "POST") ? 0 : SOUP_STATUS_METHOD_NOT_ALLOWED;
  if (find_copy (server, path, &tag) != NULL)
    return g_str_equal (method, "GET") ? 0 : SOUP_STATUS_METHOD_NOT_ALLOWED;
  if (g_str_equal (path, BRG_SHARE_LIST_PATH) && brg_share_copies_has_pair (server->copies))
    return SOUP_STATUS_SERVICE_UNAVAILABLE; /* the first copy is still being made */
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
  gsize *length = g_new0 (gsize, 1);

  /* Parts of a page would be put together by libsoup, each as often as it is asked for. */
  soup_message_headers_remove (headers, "Range");
  (void) soup;
  (void) query;
  g_object_set_data_full (G_OBJECT (message), LENGTH_OF_BODY, length, g_free);
  g_signal_connect (message, "got-chunk", G_CALLBACK (on_chunk), length);
  brg_share_connections_give_time (server->connections, message, SECONDS_TO_ASK);
  if (status == 0)
    return;
  soup_message_body_set_accumulate (soup_server_message_get_request_body (message), FALSE);
  brg_share_request_refuse (message, status);
}

static void
answer_page (BrgShareServer *server, SoupServerMessage *message, const char *path)
{
  const Page *page = g_hash_table_lookup (server->pages, path);
  SoupMessageHeaders *headers = soup_server_message_get_response_headers (message);
  const char *address = brg_share_connections_find (server->connections, message);
  gsize size;
  const char *bytes = g_bytes_get_data (page->html, &size);

  if (address != NULL)
    note_reached (server, address);
  brg_share_request_add_headers (message, page->policy);
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
    return BRG_SHARE_TOO_MANY_REQUESTS;
  if (!brg_share_form_is_signed (form, seat->key))
    {
      seat->n_wrong++;
      if (seat->n_wrong == BRG_SHARE_MOST_WRONG)
        server->calls.locked (form->seat, server->calls.data);
      return SOUP_STATUS_FORBIDDEN;
    }
  return is_board_of (seat, form->board) ? 0 : SOUP_STATUS_FORBIDDEN;
}

static void prove (BrgShareServer *server,
                   SoupServerMessage *message,
                   const char *path,
                   const char *whose,
                   guint status,
                   const char *tag);

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

/* Until the desk has answered. */
static guint
let_wait (BrgShareServer *server, SoupServerMessage *message)
{
  guint number = ++server->last_number;

  g_hash_table_insert (server->waiting, GUINT_TO_POINTER (number), g_object_ref (message));
  g_signal_connect (message, "finished", G_CALLBACK (on_message_finished), server);
  soup_server_message_pause (message);
  return number;
}

static void
hand_on (BrgShareServer *server, SoupServerMessage *message, const BrgShareForm *form)
{
  g_autofree char *address =
      brg_share_connections_dup_address (soup_server_message_get_remote_address (message));
  guint number = let_wait (server, message);

  server->calls.came (number, form, address, server->calls.data);
}

/* What is too long was not kept: %NULL. */
static GBytes *
dup_body (SoupServerMessage *message)
{
  const gsize *length = g_object_get_data (G_OBJECT (message), LENGTH_OF_BODY);

  return length != NULL && *length > BRG_SHARE_MOST_BODY
             ? NULL
             : soup_message_body_flatten (soup_server_message_get_request_body (message));
}

static void
take_result (BrgShareServer *server, SoupServerMessage *message)
{
  g_autoptr (GBytes) body = dup_body (message);
  g_auto (BrgShareForm) form = { 0 };
  gsize size = 0;
  const char *bytes = body != NULL ? g_bytes_get_data (body, &size) : NULL;
  guint status;

  if (body == NULL)
    status = SOUP_STATUS_REQUEST_ENTITY_TOO_LARGE;
  else if (!brg_share_form_parse (bytes, size, &form))
    status = SOUP_STATUS_BAD_REQUEST;
  else
    status = judge_form (server, &form);
  if (status == 0)
    hand_on (server, message, &form);
  else
    brg_share_request_refuse (message, status);
}

void
brg_share_server_answer (BrgShareServer *server, guint number, guint status)
{
  g_autoptr (SoupServerMessage) message = NULL;
  const char *whose;

  g_return_if_fail (server != NULL);

  if (!g_hash_table_steal_extended (server->waiting, GUINT_TO_POINTER (number), NULL,
                                    (gpointer *) &message))
    return;
  whose = g_object_get_data (G_OBJECT (message), WHOSE_IT_IS);
  brg_share_request_refuse (message, status);
  if (whose != NULL)
    prove (server, message, BRG_SHARE_TAKEN_PATH, whose, status, NULL);
  soup_server_message_unpause (message);
}

/* ----- Second laptops ----- */

/* Whether it was paired; otherwise it is answered here. */
static gboolean
judge_laptop (BrgShareServer *server,
              SoupServerMessage *message,
              const char *path,
              GBytes *body,
              char **whose)
{
  static const guint statuses[] = {
    [BRG_SHARE_ASK_RIGHT] = SOUP_STATUS_OK,
    [BRG_SHARE_ASK_WRONG] = SOUP_STATUS_FORBIDDEN,
    [BRG_SHARE_ASK_LOCKED] = BRG_SHARE_TOO_MANY_REQUESTS,
    [BRG_SHARE_ASK_JUST_LOCKED] = SOUP_STATUS_FORBIDDEN,
    [BRG_SHARE_ASK_AGAIN] = SOUP_STATUS_CONFLICT,
  };
  SoupMessageHeaders *headers = soup_server_message_get_request_headers (message);
  const char *address = brg_share_connections_find (server->connections, message);
  guint n_before = brg_share_copies_count (server->copies);
  BrgShareAsk ask = brg_share_copies_judge (
      server->copies, address, soup_server_message_get_method (message), path, body,
      soup_message_headers_get_list (headers, BRG_SHARE_SIGN_HEADER), whose);

  if (ask == BRG_SHARE_ASK_JUST_LOCKED)
    server->calls.unpaired (address, server->calls.data);
  if (brg_share_copies_count (server->copies) > n_before)
    server->calls.followed (n_before + 1, server->calls.data);
  if (ask != BRG_SHARE_ASK_RIGHT)
    brg_share_request_refuse (message, statuses[ask]);
  return ask == BRG_SHARE_ASK_RIGHT;
}

static void
prove (BrgShareServer *server,
       SoupServerMessage *message,
       const char *path,
       const char *whose,
       guint status,
       const char *tag)
{
  g_autofree char *sign = brg_share_copies_sign (server->copies, path, whose, status, tag);

  soup_message_headers_replace (soup_server_message_get_response_headers (message),
                                BRG_SHARE_SIGN_HEADER, sign);
}

static void
answer_laptop (BrgShareServer *server, SoupServerMessage *message, const char *path)
{
  const char *tag;
  GBytes *bytes = find_copy (server, path, &tag);
  g_autofree char *etag = g_strdup_printf ("\"%s\"", tag);
  g_autofree char *whose = NULL;
  guint status;

  if (!judge_laptop (server, message, path, NULL, &whose))
    return;
  status = brg_share_request_knows (message, etag) ? SOUP_STATUS_NOT_MODIFIED : SOUP_STATUS_OK;
  brg_share_request_add_headers (message, "default-src 'none'");
  soup_message_headers_replace (soup_server_message_get_response_headers (message), "ETag", etag);
  prove (server, message, path, whose, status, tag);
  soup_server_message_set_status (message, status, NULL);
  if (status == SOUP_STATUS_OK)
    soup_message_body_append_bytes (soup_server_message_get_response_body (message), bytes);
}

/* It is not kept who it is for: the desk answers, and its answer is proven. */
static void
take_over (BrgShareServer *server, SoupServerMessage *message)
{
  g_autoptr (GBytes) body = dup_body (message);
  g_autofree char *whose = NULL;

  if (body == NULL || g_bytes_get_size (body) > BRG_SHARE_MOST_TAKEN)
    brg_share_request_refuse (message, SOUP_STATUS_REQUEST_ENTITY_TOO_LARGE);
  else if (judge_laptop (server, message, BRG_SHARE_TAKEN_PATH, body, &whose))
    {
      g_object_set_data_full (G_OBJECT (message), WHOSE_IT_IS, g_steal_pointer (&whose), g_free);
      server->calls.taken (let_wait (server, message), body, server->calls.data);
    }
}

static void
on_request (SoupServer *soup,
            SoupServerMessage *message,
            const char *path,
            GHashTable *query,
            gpointer data)
{
  BrgShareServer *server = data;

  const char *tag;

  (void) soup;
  (void) query;
  if (g_str_equal (path, "/result"))
    take_result (server, message);
  else if (is_taken (server, path))
    take_over (server, message);
  else if (find_copy (server, path, &tag) != NULL)
    answer_laptop (server, message, path);
  else if (g_hash_table_contains (server->pages, path))
    answer_page (server, message, path);
  else
    brg_share_request_refuse (message, SOUP_STATUS_NOT_FOUND);
}

static void
on_request_read (SoupServer *soup, SoupServerMessage *message, gpointer data)
{
  (void) soup;
  brg_share_connections_give_time (((BrgShareServer *) data)->connections, message,
                                   SECONDS_TO_ANSWER);
}

/* ----- The server ----- */

BrgShareServer *
brg_share_server_new (const BrgShareCalls *calls)
{
  BrgShareServer *server = g_new0 (BrgShareServer, 1);

  g_return_val_if_fail (calls != NULL, NULL);

  server->calls = *calls;
  server->pages = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, page_free);
  server->seats = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, seat_free);
  server->waiting = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  server->copies = brg_share_copies_new ();
  server->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  server->soup = soup_server_new (NULL, NULL);
  soup_server_add_early_handler (server->soup, NULL, on_headers, server, NULL);
  soup_server_add_handler (server->soup, NULL, on_request, server, NULL);
  g_signal_connect (server->soup, "request-read", G_CALLBACK (on_request_read), server);
  server->connections = brg_share_connections_new (server->soup);
  return server;
}

void
brg_share_server_free (BrgShareServer *server)
{
  if (server == NULL)
    return;
  if (server->service != NULL)
    {
      g_socket_service_stop (server->service);
      g_socket_listener_close (G_SOCKET_LISTENER (server->service));
      g_object_unref (server->service);
    }
  soup_server_disconnect (server->soup);
  g_hash_table_unref (server->waiting);
  g_object_unref (server->soup);
  brg_share_connections_free (server->connections);
  g_hash_table_unref (server->pages);
  g_hash_table_unref (server->seats);
  g_hash_table_unref (server->seen);
  brg_share_copies_free (server->copies);
  g_free (server->name);
  g_free (server);
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
  if (inet == NULL || !brg_share_request_is_one_address (inet))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   "“%s” is no address of one network of this computer", address);
      return NULL;
    }
  wanted = g_inet_socket_address_new (inet, port);
  server->service = g_socket_service_new ();
  g_socket_listener_set_backlog (G_SOCKET_LISTENER (server->service), 256);
  brg_share_connections_accept (server->connections, server->service);
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

BrgShareCopies *
brg_share_server_get_copies (BrgShareServer *server)
{
  g_return_val_if_fail (server != NULL, NULL);

  return server->copies;
}
