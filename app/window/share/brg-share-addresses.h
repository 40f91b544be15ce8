/* brg-share-addresses.h - the addresses by which phones can reach this computer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgShareAddress:
 * @network: name of the interface, `wlan0`
 * @address: its address, `192.168.1.5`
 * @is_own: whether only this computer reaches it
 *
 * An address.
 */
typedef struct
{
  char *network;
  char *address;
  gboolean is_own;
} BrgShareAddress;

/** brg_share_address_free: Frees @address */
void brg_share_address_free (BrgShareAddress *address);

/**
 * brg_share_addresses_list:
 *
 * Returns: (transfer full) (element-type BrgShareAddress): addresses of interfaces that are up,
 *   those of a network first, the computer's own last
 */
GPtrArray *brg_share_addresses_list (void);

G_END_DECLS
