/* brg-share-guard.c - how often an address may ask, and how many connections there may be
 *
 * An address has a bucket of BRG_SHARE_BURST requests that fills again by BRG_SHARE_RATE a second.
 *
 * Tests: tests/app/test-share-server.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-guard.h"

/* So many addresses are remembered; a hall has fewer. */
#define MOST_ADDRESSES 4096
#define MICROSECONDS_OF_ONE (G_USEC_PER_SEC / BRG_SHARE_RATE)

/* @free_at: when the bucket was, or will be, full again. */
typedef struct
{
  gint64 free_at;
  guint n_connections;
} Address;

struct _BrgShareGuard
{
  GHashTable *addresses;
  guint n_connections;
};

BrgShareGuard *
brg_share_guard_new (void)
{
  BrgShareGuard *guard = g_new0 (BrgShareGuard, 1);

  guard->addresses = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return guard;
}

void
brg_share_guard_free (BrgShareGuard *guard)
{
  g_hash_table_unref (guard->addresses);
  g_free (guard);
}

/* Forgets who has asked nothing for so long that his bucket is full. */
static gboolean
is_idle (gpointer key, gpointer value, gpointer data)
{
  const Address *address = value;
  const gint64 *now = data;

  (void) key;
  return address->n_connections == 0 && address->free_at <= *now;
}

static Address *
find (BrgShareGuard *guard, const char *name, gint64 now)
{
  Address *address = g_hash_table_lookup (guard->addresses, name);

  if (address != NULL)
    return address;
  if (g_hash_table_size (guard->addresses) >= MOST_ADDRESSES)
    g_hash_table_foreach_remove (guard->addresses, is_idle, &now);
  if (g_hash_table_size (guard->addresses) >= MOST_ADDRESSES)
    return NULL;
  address = g_new0 (Address, 1);
  address->free_at = now;
  g_hash_table_insert (guard->addresses, g_strdup (name), address);
  return address;
}

gboolean
brg_share_guard_admit (BrgShareGuard *guard, const char *address, gint64 now)
{
  Address *found;

  g_return_val_if_fail (guard != NULL && address != NULL, FALSE);

  found = find (guard, address, now);
  if (found == NULL || found->free_at - now > (BRG_SHARE_BURST - 1) * (gint64) MICROSECONDS_OF_ONE)
    return FALSE;
  found->free_at = MAX (found->free_at, now) + MICROSECONDS_OF_ONE;
  return TRUE;
}

gboolean
brg_share_guard_connect (BrgShareGuard *guard, const char *address)
{
  Address *found;

  g_return_val_if_fail (guard != NULL && address != NULL, FALSE);

  if (guard->n_connections >= BRG_SHARE_MOST_CONNECTIONS)
    return FALSE;
  found = find (guard, address, g_get_monotonic_time ());
  if (found == NULL || found->n_connections >= BRG_SHARE_MOST_OF_ADDRESS)
    return FALSE;
  found->n_connections++;
  guard->n_connections++;
  return TRUE;
}

const char *
brg_share_guard_find_holder (BrgShareGuard *guard, const char *address)
{
  const Address *own;
  const char *holder = NULL;
  guint most;
  GHashTableIter iter;
  gpointer key;
  gpointer value;

  g_return_val_if_fail (guard != NULL && address != NULL, NULL);

  if (guard->n_connections < BRG_SHARE_MOST_CONNECTIONS)
    return NULL;
  own = g_hash_table_lookup (guard->addresses, address);
  most = own != NULL ? own->n_connections + 1 : 1;
  g_hash_table_iter_init (&iter, guard->addresses);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (((const Address *) value)->n_connections > most)
      {
        most = ((const Address *) value)->n_connections;
        holder = key;
      }
  return holder;
}

void
brg_share_guard_disconnect (BrgShareGuard *guard, const char *address)
{
  Address *found;

  g_return_if_fail (guard != NULL && address != NULL);

  found = g_hash_table_lookup (guard->addresses, address);
  g_return_if_fail (found != NULL && found->n_connections > 0);
  found->n_connections--;
  guard->n_connections--;
}
