/* brg-tie-order.h - the order of players who are equal in everything else, as a value
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-tie-method.h"

G_BEGIN_DECLS

/**
 * BrgTiePlace:
 * @entry: index into #BrgSnapshot.entries
 * @position: where he stands among those of the order, from 1; equal positions stay equal
 */
typedef struct
{
  gint entry;
  gint position;
} BrgTiePlace;

/**
 * BrgTieOrder:
 * @id: row in the database, 0 for a new one
 * @method: how it came about
 * @overrules: what it is stronger than
 * @note: what else is to be known, of a lot of the program its seed; never %NULL
 * @places: (element-type BrgTiePlace): the players
 *
 * Orders players who are equal in points and in all tie-breaks, or as far as @overrules says. It
 * works on a group of equal players if all of them are in it; of several orders the last one works.
 */
typedef struct
{
  gint64 id;
  BrgTieMethod method;
  BrgTieReach overrules;
  char *note;
  GArray *places;
} BrgTieOrder;

/**
 * brg_tie_order_new:
 *
 * Returns: (transfer full): an order by lot without players
 */
BrgTieOrder *brg_tie_order_new (void);

/**
 * brg_tie_order_free:
 * @order: (nullable): an order
 */
void brg_tie_order_free (BrgTieOrder *order);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgTieOrder, brg_tie_order_free)

G_END_DECLS
