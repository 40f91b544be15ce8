/* brg-share-addresses.c - the addresses by which phones can reach this computer
 *
 * Tests: tests/gui/share.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-addresses.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <string.h>

void
brg_share_address_free (BrgShareAddress *address)
{
  if (address == NULL)
    return;
  g_free (address->network);
  g_free (address->address);
  g_free (address);
}

/* Phones of every hall speak IPv4. */
static void
add (GPtrArray *list, const struct ifaddrs *found, gboolean is_own)
{
  char text[INET_ADDRSTRLEN];
  struct sockaddr_in address;
  BrgShareAddress *added;

  if (found->ifa_addr == NULL || found->ifa_addr->sa_family != AF_INET ||
      (found->ifa_flags & IFF_UP) == 0 || ((found->ifa_flags & IFF_LOOPBACK) != 0) != is_own)
    return;
  memcpy (&address, found->ifa_addr, sizeof address);
  if (inet_ntop (AF_INET, &address.sin_addr, text, sizeof text) == NULL)
    return;
  added = g_new0 (BrgShareAddress, 1);
  added->network = g_strdup (found->ifa_name);
  added->address = g_strdup (text);
  added->is_own = is_own;
  g_ptr_array_add (list, added);
}

GPtrArray *
brg_share_addresses_list (void)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_share_address_free);
  struct ifaddrs *all = NULL;

  if (getifaddrs (&all) != 0)
    return list;
  for (gint pass = 0; pass < 2; pass++)
    for (const struct ifaddrs *found = all; found != NULL; found = found->ifa_next)
      add (list, found, pass == 1);
  freeifaddrs (all);
  return list;
}
