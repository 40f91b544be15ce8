/* brg-key-chain.h - things numbered from 0, found by a key that several of them may have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgKeyChain:
 *
 * The keys of a row of things, each linked to the last one before it that has the same key. Every
 * call takes the same time, however long the row is: the positions of a game are found so.
 */
typedef struct _BrgKeyChain BrgKeyChain;

/**
 * brg_key_chain_new:
 *
 * Returns: (transfer full): an empty row
 */
BrgKeyChain *brg_key_chain_new (void);

/**
 * brg_key_chain_free:
 * @chain: (nullable): a row
 */
void brg_key_chain_free (BrgKeyChain *chain);

/**
 * brg_key_chain_push:
 * @chain: a row
 * @key: the key of the thing that follows
 */
void brg_key_chain_push (BrgKeyChain *chain, guint64 key);

/**
 * brg_key_chain_pop:
 * @chain: a row that is not empty; its last thing leaves it
 */
void brg_key_chain_pop (BrgKeyChain *chain);

/**
 * brg_key_chain_find:
 * @chain: a row
 * @key: a key
 *
 * Returns: the last thing with @key, -1 for none. Another key may come along with it: compare.
 */
gint brg_key_chain_find (const BrgKeyChain *chain, guint64 key);

/**
 * brg_key_chain_find_before:
 * @chain: a row
 * @thing: a number of the row
 *
 * Returns: the last thing before @thing with its key, -1 for none
 */
gint brg_key_chain_find_before (const BrgKeyChain *chain, gint thing);

G_END_DECLS
