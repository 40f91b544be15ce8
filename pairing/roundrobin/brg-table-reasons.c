/* brg-table-reasons.c - why a table pairs two as it does
 *
 * Tests: tests/pairing/test-berger.c, tests/app/test-explanations.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-reasons.h"

void
brg_table_reasons_append (BrgPairing *pairing,
                          gboolean is_locked,
                          gint table_round,
                          gint cycle,
                          const char *article)
{
  const BrgPair *pair;
  BrgReason reason = { .kind = BRG_REASON_TABLE, .article = article, .number = table_round };

  g_return_if_fail (pairing != NULL && pairing->pairs->len > 0);

  pair = &g_array_index (pairing->pairs, BrgPair, pairing->pairs->len - 1);
  reason.pair = (gint) pairing->pairs->len - 1;
  reason.player = pair->white;
  reason.other = pair->black;
  g_array_append_val (pairing->reasons, reason);
  reason.number = 0;
  if (is_locked)
    reason.kind = BRG_REASON_LOCKED;
  else
    {
      reason.kind = cycle > 1 ? BRG_REASON_COLOUR_CHANGES : BRG_REASON_COLOUR_TABLE;
      reason.colour = BRG_COLOUR_WHITE;
      reason.number = cycle > 1 ? cycle : 0;
    }
  g_array_append_val (pairing->reasons, reason);
}
