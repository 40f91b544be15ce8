/* brg-round-order.c - which round of a table is played when
 *
 * Rules: rus-draughts-2022 app. 2 (note)
 * Tests: tests/pairing/test-berger.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-round-order.h"

static gboolean
check_order (const gint *order, gint n_rounds, GError **error)
{
  g_autofree gboolean *is_named = g_new0 (gboolean, n_rounds + 1);

  for (gint i = 0; i < n_rounds; i++)
    {
      if (order[i] < 1 || order[i] > n_rounds || is_named[order[i]])
        {
          g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_ORDER,
                       "The changed order of rounds names round %d wrongly", order[i]);
          return FALSE;
        }
      is_named[order[i]] = TRUE;
    }
  return TRUE;
}

/* rus-draughts-2022 app. 2, note: the chief arbiter may change the order of the rounds. */
gint
brg_round_order_find (const BrgPairingRequest *request, gint n_rounds, GError **error)
{
  g_return_val_if_fail (request != NULL, 0);

  if (request->round < 1 || request->round > n_rounds)
    {
      g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_ROUND,
                   "The table ends before round %d", request->round);
      return 0;
    }
  if (request->round_order == NULL)
    return request->round;
  if (!check_order (request->round_order, n_rounds, error))
    return 0;
  return request->round_order[request->round - 1];
}
