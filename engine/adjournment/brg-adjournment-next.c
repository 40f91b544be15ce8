/* brg-adjournment-next.c - what can come next in an adjourned game
 *
 * Tests: tests/engine/test-adjournment.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-adjournment-next.h"

#include "brg-adjournment-ids.h"
#include "brg-adjournment-private.h"

/* Which details there are: the first and the last. */
static void
get_details (BrgAdjournmentKind kind, guint *first, guint *last)
{
  *first = *last = 0;
  switch ((guint) kind)
    {
    case BRG_ADJOURN_LOST:
      *last = BRG_LOSS_POSITION_KNOWN | BRG_LOSS_TIMES_UNKNOWN | BRG_LOSS_NO_DOUBT;
      break;
    case BRG_ADJOURN_READ:
      *first = BRG_CONTENT_OK;
      *last = BRG_N_ENVELOPE_CONTENTS - 1;
      break;
    case BRG_ADJOURN_WRONG_CLOCK:
      *last = BRG_FOUND_AFTER;
      break;
    case BRG_ADJOURN_ADJUDICATE:
      *first = BRG_ADJOURNMENT_WHITE_WINS;
      *last = BRG_ADJOURNMENT_DRAW;
      break;
    default:
      break;
    }
}

static void
add_offers (const BrgAdjournment *state, BrgAdjournmentKind kind, BrgColour side, GArray *offers)
{
  guint first;
  guint last;

  get_details (kind, &first, &last);
  for (guint detail = first; detail <= last; detail++)
    {
      BrgAdjournmentOffer offer = { 0 };

      offer.event =
          (BrgAdjournmentEvent){ .kind = kind, .side = side, .at = state->now, .detail = detail };
      if (brg_adjournment_kind_has_value (kind))
        offer.event.value = state->used[BRG_SIDE_INDEX (side)];
      if (brg_adjournment_refuse (state, &offer.event) != NULL)
        continue;
      offer.article = brg_adjournment_cite_event (state, &offer.event);
      g_array_append_val (offers, offer);
    }
}

GArray *
brg_adjournment_list_next (const BrgAdjournment *state)
{
  GArray *offers;
  BrgAdjournment at_hour;

  g_return_val_if_fail (state != NULL && state->rulebook != NULL, NULL);

  offers = g_array_new (FALSE, FALSE, sizeof (BrgAdjournmentOffer));
  at_hour = *state;
  brg_adjournment_advance (&at_hour, MAX (state->now, 0));
  for (guint i = 0; i < BRG_N_ADJOURNMENT_KINDS; i++)
    {
      BrgAdjournmentKind kind = (BrgAdjournmentKind) i;
      const BrgAdjournmentEvent event = { .kind = kind, .at = BRG_ADJOURNMENT_UNTIMED };
      const BrgAdjournment *from = brg_adjournment_is_at_hour (&event) ? &at_hour : state;

      if (!brg_adjournment_kind_has_side (kind))
        add_offers (from, kind, BRG_COLOUR_NONE, offers);
      else
        for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
          add_offers (from, kind, side, offers);
    }
  return offers;
}
