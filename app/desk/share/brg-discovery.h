/* brg-discovery.h - laptops that share are found by Avahi, where it is there
 *
 * A laptop that shares says so to the network, and who wants to follow finds its address instead of
 * typing it. Nothing secret is said: code and PIN are typed as before, and prove both sides. What
 * others say is foreign: a name to be shown and an address in figures, no more. Avahi is asked over
 * the system's message bus; without it nothing happens, and it is not started.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** BRG_DISCOVERY_TYPE: the service that is announced; pages for phones are `_http._tcp` besides */
#define BRG_DISCOVERY_TYPE "_berger._tcp"

/**
 * BrgNotice:
 *
 * What is said to the network as long as it is there.
 */
typedef struct _BrgNotice BrgNotice;

/**
 * brg_notice_new:
 * @computer: name of this computer
 * @url: where it shares, `http://192.168.1.5:8090/`
 * @may_be_followed: whether a second laptop may follow
 *
 * An address that only this computer reaches is told to nobody.
 *
 * Returns: (transfer full) (nullable): the notice, %NULL where nothing is to be said
 */
BrgNotice *brg_notice_new (const char *computer, const char *url, gboolean may_be_followed);

/** brg_notice_free: Takes it back */
void brg_notice_free (BrgNotice *notice);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgNotice, brg_notice_free)

/**
 * BrgDiscovered:
 * @name: its name, fit to be shown
 * @base: its address, `http://192.168.1.5:8090`
 *
 * A laptop that may be followed, as it says.
 */
typedef struct
{
  char *name;
  char *base;
} BrgDiscovered;

/**
 * BrgDiscovery:
 *
 * Who looks for laptops.
 */
typedef struct _BrgDiscovery BrgDiscovery;

/**
 * brg_discovery_new:
 * @changed: the list, or whether Avahi is there, is another one
 * @data: handed over
 *
 * Returns: (transfer full): who looks
 */
BrgDiscovery *brg_discovery_new (void (*changed) (gpointer data), gpointer data);

/** brg_discovery_free: Looks no more */
void brg_discovery_free (BrgDiscovery *discovery);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDiscovery, brg_discovery_free)

/** brg_discovery_get_list: Returns: (transfer none) (element-type BrgDiscovered): by name */
const GPtrArray *brg_discovery_get_list (BrgDiscovery *discovery);

/** brg_discovery_is_absent: Returns: whether there is no Avahi to be asked */
gboolean brg_discovery_is_absent (BrgDiscovery *discovery);

G_END_DECLS
