/* brg-envelope-offers.c - what is worth offering of what can come next in an adjourned game
 *
 * Rules: fide-2023 guideline I.8
 * Tests: tests/app/test-envelope-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-envelope-offers.h"

#include "brg-adjournment-next.h"

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

/* When the position cannot be restored nothing else matters (fide-2023 I.12.2, ussr-chess-1956
 * 20). */
static gboolean
is_loss_by_itself (const BrgAdjournmentEvent *event)
{
  return event->detail == 0 || (event->detail & BRG_LOSS_POSITION_KNOWN) != 0;
}

gboolean
brg_envelope_offers_begin (const BrgAdjournment *state)
{
  gboolean is_closed;

  g_return_val_if_fail (state != NULL, FALSE);

  is_closed = state->phase == BRG_PHASE_SEALED || state->phase == BRG_PHASE_OPEN_MOVE ||
              state->phase == BRG_PHASE_WAITING;
  return is_closed && !state->is_reply &&
         (state->is_lost || state->envelope.manner == BRG_ADJOURNMENT_OPEN_MOVE);
}

static gboolean
is_useful (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  switch ((guint) event->kind)
    {
    case BRG_ADJOURN_NOW:
      return !state->is_here[0] || !state->is_here[1] || brg_envelope_offers_begin (state);
    case BRG_ADJOURN_STOP_CLOCK_CALL:
      return state->running == event->side;
    case BRG_ADJOURN_LOST:
      return is_loss_by_itself (event);
    case BRG_ADJOURN_CANNOT_WIN:
      return changes_loss (state, event);
    default:
      return TRUE;
    }
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
