/* brg-tie-order.c - the order of players who are equal in everything else, as a value
 *
 * Tests: tests/data/test-store-ties.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tie-order.h"

BrgTieOrder *
brg_tie_order_new (void)
{
  BrgTieOrder *order = g_new0 (BrgTieOrder, 1);

  order->note = g_strdup ("");
  order->places = g_array_new (FALSE, FALSE, sizeof (BrgTiePlace));
  return order;
}

void
brg_tie_order_free (BrgTieOrder *order)
{
  if (order == NULL)
    return;
  g_free (order->note);
  g_array_unref (order->places);
  g_free (order);
}
