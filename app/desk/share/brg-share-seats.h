/* brg-share-seats.h - seats of sector arbiters who send results from their phones
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-share-seal.h"

G_BEGIN_DECLS

/**
 * BrgShareSeat:
 * @name: its name, `A`
 * @first: its first board
 * @last: its last board
 * @secret: what the QR code hands over
 * @pin: what is told by mouth
 *
 * The seat of a sector arbiter.
 */
typedef struct
{
  char *name;
  guint first;
  guint last;
  char *secret;
  char *pin;
} BrgShareSeat;

/** brg_share_seat_free: Frees @seat */
void brg_share_seat_free (BrgShareSeat *seat);

/**
 * brg_share_seats_parse:
 * @text: a line a seat, `SEAT TAB FIRST-LAST TAB SECRET TAB PIN`; empty lines and those that begin
 *   with `#` are passed over
 * @error: return location for an error, which names the line
 *
 * Returns: (transfer full) (nullable) (element-type BrgShareSeat): the seats; none is no error
 */
GPtrArray *brg_share_seats_parse (const char *text, GError **error);

/**
 * brg_share_seats_load:
 * @path: a file of seats that nobody else can read or write: mode 600
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgShareSeat): the seats
 */
GPtrArray *brg_share_seats_load (const char *path, GError **error);

/**
 * brg_share_pair_load:
 * @path: a file that nobody else can read or write: mode 600, with `CODE TAB PIN`
 * @pair: (out): code and PIN
 * @error: return location for an error
 *
 * Returns: whether it holds them
 */
gboolean brg_share_pair_load (const char *path, BrgSharePair *pair, GError **error);

G_END_DECLS
