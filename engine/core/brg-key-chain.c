/* brg-key-chain.c - things numbered from 0, found by a key that several of them may have
 *
 * Tests: tests/engine/test-key-chain.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-key-chain.h"

typedef struct
{
  gpointer key;
  gint before; /* -1 for none */
} Link;

struct _BrgKeyChain
{
  GArray *links;
  GHashTable *latest; /* key to thing + 1 */
};

/* Where pointers are short several keys are one. */
static gpointer
to_pointer (guint64 key)
{
  return GSIZE_TO_POINTER ((gsize) key);
}

static void
set_latest (BrgKeyChain *chain, gpointer key, gint thing)
{
  if (thing >= 0)
    g_hash_table_insert (chain->latest, key, GINT_TO_POINTER (thing + 1));
  else
    g_hash_table_remove (chain->latest, key);
}

BrgKeyChain *
brg_key_chain_new (void)
{
  BrgKeyChain *chain = g_new (BrgKeyChain, 1);

  chain->links = g_array_new (FALSE, FALSE, sizeof (Link));
  chain->latest = g_hash_table_new (NULL, NULL);
  return chain;
}

void
brg_key_chain_free (BrgKeyChain *chain)
{
  if (chain == NULL)
    return;
  g_array_unref (chain->links);
  g_hash_table_unref (chain->latest);
  g_free (chain);
}

void
brg_key_chain_push (BrgKeyChain *chain, guint64 key)
{
  Link link = { to_pointer (key), brg_key_chain_find (chain, key) };

  g_return_if_fail (chain != NULL);

  set_latest (chain, link.key, (gint) chain->links->len);
  g_array_append_val (chain->links, link);
}

void
brg_key_chain_pop (BrgKeyChain *chain)
{
  const Link *link;

  g_return_if_fail (chain != NULL && chain->links->len > 0);

  link = &g_array_index (chain->links, Link, chain->links->len - 1);
  set_latest (chain, link->key, link->before);
  g_array_set_size (chain->links, chain->links->len - 1);
}

gint
brg_key_chain_find (const BrgKeyChain *chain, guint64 key)
{
  g_return_val_if_fail (chain != NULL, -1);

  return GPOINTER_TO_INT (g_hash_table_lookup (chain->latest, to_pointer (key))) - 1;
}

gint
brg_key_chain_find_before (const BrgKeyChain *chain, gint thing)
{
  g_return_val_if_fail (chain != NULL && thing >= 0 && thing < (gint) chain->links->len, -1);

  return g_array_index (chain->links, Link, thing).before;
}
