/* brg-share-request.h - what the headers of a request say, read strictly
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <libsoup/soup.h>

G_BEGIN_DECLS

/**
 * brg_share_request_names_host:
 * @message: a request
 * @address: the address of the server, without brackets
 * @port: its port
 *
 * Returns: whether it names exactly one host, and this: no page of elsewhere speaks for us by a
 * name of its own, nor does a request whose first line names another one
 */
gboolean brg_share_request_names_host (SoupServerMessage *message, const char *address, gint port);

/**
 * brg_share_request_has_two_ends:
 * @message: a request
 *
 * Returns: whether the end of its body can be read in two ways (RFC 9112, 6.3)
 */
gboolean brg_share_request_has_two_ends (SoupServerMessage *message);

/**
 * brg_share_request_is_too_long:
 * @message: a request
 *
 * Returns: whether it announces a body of more than %BRG_SHARE_MOST_BODY bytes
 */
gboolean brg_share_request_is_too_long (SoupServerMessage *message);

/**
 * brg_share_request_knows:
 * @message: a request
 * @etag: the mark of a page, with its quotes
 *
 * Returns: whether who asks has the page already (If-None-Match)
 */
gboolean brg_share_request_knows (SoupServerMessage *message, const char *etag);

/** BRG_SHARE_TOO_MANY_REQUESTS: RFC 6585; the list of libsoup ends before */
#define BRG_SHARE_TOO_MANY_REQUESTS 429

/**
 * brg_share_request_add_headers:
 * @message: a request
 * @policy: what the page may do
 *
 * Gives the answer the headers that keep a browser from doing more than that.
 */
void brg_share_request_add_headers (SoupServerMessage *message, const char *policy);

/**
 * brg_share_request_refuse:
 * @message: a request
 * @status: the answer
 *
 * Answers with the words of @status alone.
 */
void brg_share_request_refuse (SoupServerMessage *message, guint status);

/**
 * brg_share_request_is_one_address:
 * @inet: an address
 *
 * Returns: whether it is one of a single network, not all at once, in whatever way that is written
 */
gboolean brg_share_request_is_one_address (GInetAddress *inet);

G_END_DECLS
