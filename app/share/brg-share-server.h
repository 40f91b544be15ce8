/* brg-share-server.h - the pages of an event for the phones of a hall, and what they send back
 *
 * Knows no event: pages are handed in, what phones send is handed out. Every request is foreign
 * until it is checked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "brg-share-copies.h"
#include "brg-share-form.h"

G_BEGIN_DECLS

/** BRG_SHARE_MOST_WRONG: wrong signs after which a seat is locked */
#define BRG_SHARE_MOST_WRONG 5

/** BRG_SHARE_MOST_TAKEN: the word of a second laptop that it has taken over has no more bytes */
#define BRG_SHARE_MOST_TAKEN 900

/**
 * BrgShareServer:
 *
 * A server of one address and port.
 */
typedef struct _BrgShareServer BrgShareServer;

/**
 * BrgShareCalls:
 * @came: a seat has signed a result; it is answered by brg_share_server_answer() with @number
 * @locked: a seat is locked from now on
 * @reached: an address has asked for a page for the first time
 * @followed: so many second laptops have asked
 * @unpaired: an address sent so many wrong signs of a second laptop that it is not answered any
 * more
 * @taken: a second laptop has taken the event over, @bytes say more; it is answered likewise
 * @data: handed over
 *
 * Whom the server tells.
 */
typedef struct
{
  void (*came) (guint number, const BrgShareForm *form, const char *address, gpointer data);
  void (*locked) (const char *seat, gpointer data);
  void (*reached) (guint n_addresses, gpointer data);
  void (*followed) (guint n_laptops, gpointer data);
  void (*unpaired) (const char *address, gpointer data);
  void (*taken) (guint number, GBytes *bytes, gpointer data);
  gpointer data;
} BrgShareCalls;

/**
 * brg_share_server_new:
 * @calls: whom it tells; copied
 *
 * Returns: (transfer full): a server that does not listen yet
 */
BrgShareServer *brg_share_server_new (const BrgShareCalls *calls);

/** brg_share_server_free: Closes all connections and frees @server */
void brg_share_server_free (BrgShareServer *server);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgShareServer, brg_share_server_free)

/**
 * brg_share_server_listen:
 * @server: a server
 * @address: an address of this computer, not "any"
 * @port: a port, 0 for any free one
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): where it listens, `http://192.168.1.5:8080/`
 */
char *brg_share_server_listen (BrgShareServer *server,
                               const char *address,
                               guint16 port,
                               GError **error);

/**
 * brg_share_server_set_page:
 * @server: a server
 * @path: `/`, `/pairings`, `/standings` or `/seat`; other paths there are none
 * @etag: changes with the page
 * @script: (nullable): SHA-256 of the page's script in base64; %NULL for a page without one
 * @html: the page
 *
 * Returns: whether there is such a path
 */
gboolean brg_share_server_set_page (BrgShareServer *server,
                                    const char *path,
                                    const char *etag,
                                    const char *script,
                                    GBytes *html);

/**
 * brg_share_server_add_seat:
 * @server: a server
 * @seat: its name
 * @first: its first board
 * @last: its last board
 * @key: its secret and PIN, `SECRET:PIN`
 *
 * A seat that is there already is replaced, and no longer locked.
 */
void brg_share_server_add_seat (BrgShareServer *server,
                                const char *seat,
                                guint first,
                                guint last,
                                const char *key);

/**
 * brg_share_server_remove_seat:
 * @server: a server
 * @seat: a name; what it signs is refused from now on
 */
void brg_share_server_remove_seat (BrgShareServer *server, const char *seat);

/**
 * brg_share_server_answer:
 * @server: a server
 * @number: number of what came
 * @status: a status of HTTP
 */
void brg_share_server_answer (BrgShareServer *server, guint number, guint status);

/**
 * brg_share_server_get_copies:
 * @server: a server
 *
 * Returns: (transfer none): what it has for second laptops
 */
BrgShareCopies *brg_share_server_get_copies (BrgShareServer *server);

G_END_DECLS
