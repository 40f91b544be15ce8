/* brg-share-request.c - what the headers of a request say, read strictly
 *
 * Tests: tests/app/bergerctl-share.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-request.h"

#include <string.h>

#include "brg-share-form.h"

#define PORT_OF_HTTP 80

/* What is looked for in the headers: HOST:PORT, and HOST alone where the port is the usual one. */
typedef struct
{
  char *host;
  char *plain_host;
  guint n_hosts;
  gboolean is_ours;
} HostLook;

static void
look_at_header (const char *name, const char *value, gpointer data)
{
  HostLook *look = data;

  if (g_ascii_strcasecmp (name, "Host") != 0)
    return;
  look->n_hosts++;
  look->is_ours = g_ascii_strcasecmp (value, look->host) == 0 ||
                  (look->plain_host != NULL && g_ascii_strcasecmp (value, look->plain_host) == 0);
}

gboolean
brg_share_request_names_host (SoupServerMessage *message, const char *address, gint port)
{
  GUri *asked = soup_server_message_get_uri (message);
  const char *host = asked != NULL ? g_uri_get_host (asked) : NULL;
  g_autofree char *name =
      strchr (address, ':') != NULL ? g_strdup_printf ("[%s]", address) : g_strdup (address);
  g_autofree char *whole = g_strdup_printf ("%s:%d", name, port);
  HostLook look = { .host = whole, .plain_host = port == PORT_OF_HTTP ? name : NULL };

  soup_message_headers_foreach (soup_server_message_get_request_headers (message), look_at_header,
                                &look);
  return look.n_hosts == 1 && look.is_ours && host != NULL &&
         g_ascii_strcasecmp (host, address) == 0 && g_uri_get_port (asked) == port;
}

gboolean
brg_share_request_has_two_ends (SoupServerMessage *message)
{
  SoupMessageHeaders *headers = soup_server_message_get_request_headers (message);
  const char *lengths = soup_message_headers_get_list (headers, "Content-Length");

  return lengths != NULL && (strchr (lengths, ',') != NULL ||
                             soup_message_headers_get_list (headers, "Transfer-Encoding") != NULL);
}

gboolean
brg_share_request_is_too_long (SoupServerMessage *message)
{
  SoupMessageHeaders *headers = soup_server_message_get_request_headers (message);

  return soup_message_headers_get_encoding (headers) == SOUP_ENCODING_CONTENT_LENGTH &&
         soup_message_headers_get_content_length (headers) > BRG_SHARE_MOST_BODY;
}

gboolean
brg_share_request_knows (SoupServerMessage *message, const char *etag)
{
  const char *list = soup_message_headers_get_list (
      soup_server_message_get_request_headers (message), "If-None-Match");
  g_auto (GStrv) parts = list != NULL ? g_strsplit (list, ",", 64) : NULL;

  for (gsize i = 0; parts != NULL && parts[i] != NULL; i++)
    {
      const char *part = g_strstrip (parts[i]);

      if (g_str_has_prefix (part, "W/"))
        part += strlen ("W/");
      if (g_str_equal (part, "*") || g_str_equal (part, etag))
        return TRUE;
    }
  return FALSE;
}

void
brg_share_request_add_headers (SoupServerMessage *message, const char *policy)
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

void
brg_share_request_refuse (SoupServerMessage *message, guint status)
{
  const char *phrase =
      status == BRG_SHARE_TOO_MANY_REQUESTS ? "Too Many Requests" : soup_status_get_phrase (status);

  brg_share_request_add_headers (message, "default-src 'none'");
  if (status == BRG_SHARE_TOO_MANY_REQUESTS)
    soup_message_headers_replace (soup_server_message_get_response_headers (message), "Retry-After",
                                  "10");
  soup_server_message_set_status (message, status, phrase);
  soup_server_message_set_response (message, "text/plain; charset=utf-8", SOUP_MEMORY_COPY, phrase,
                                    strlen (phrase));
}

/* Not all networks at once, in whatever way that is written. */
gboolean
brg_share_request_is_one_address (GInetAddress *inet)
{
  static const guint8 mapped[12] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff };
  const guint8 *bytes = g_inet_address_to_bytes (inet);

  if (g_inet_address_get_is_any (inet) || g_inet_address_get_is_multicast (inet))
    return FALSE;
  if (g_inet_address_get_family (inet) == G_SOCKET_FAMILY_IPV6)
    return memcmp (bytes, mapped, sizeof mapped) != 0;
  return bytes[0] != 0 && bytes[0] < 240;
}
