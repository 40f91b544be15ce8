/* brg-envelope-offers.c - what is worth offering of what can come next in an adjourned game
 *
 * Rules: fide-2023 guideline I.8
 * Tests: tests/app/test-envelope-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-envelope-offers.h"

/* What an impossible move brings about in @state. */
static BrgAdjournmentResult
find_loss (const BrgAdjournment *state)
{
  const BrgAdjournmentEvent read = { .kind = BRG_ADJOURN_READ,
                                     .at = state->now,
                                     .detail = BRG_CONTENT_IMPOSSIBLE };
  BrgAdjournment after;

  return brg_adjournment_preview (state, &read, &after) == NULL ? after.result
                                                                : BRG_ADJOURNMENT_NO_RESULT;
}

/* fide-2023 I.8: who can never mate does not win by an impossible move either; in other books the
 * remark changes nothing. */
static gboolean
changes_loss (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  BrgAdjournment after;

  if (brg_adjournment_preview (state, event, &after) != NULL)
    return FALSE;
  return after.result != state->result || find_loss (&after) != find_loss (state);
}

static gboolean
is_useful (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  if (event->kind == BRG_ADJOURN_NOW)
    return !state->is_here[0] || !state->is_here[1];
  return event->kind != BRG_ADJOURN_CANNOT_WIN || changes_loss (state, event);
}

GArray *
brg_envelope_offers_list (const BrgAdjournment *state)
{
  GArray *offers;

  g_return_val_if_fail (state != NULL, NULL);

  offers = brg_adjournment_list_next (state);
  for (guint i = offers->len; i > 0; i--)
    if (!is_useful (state, &g_array_index (offers, BrgAdjournmentOffer, i - 1).event))
      g_array_remove_index (offers, i - 1);
  return offers;
}
