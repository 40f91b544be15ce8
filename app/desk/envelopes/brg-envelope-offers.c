/* brg-envelope-offers.c - what is worth offering of what can come next in an adjourned game
 *
 * Rules: fide-2023 6.9, guideline I.8, rus-draughts-2022 5.4.2.6, 5.4.13.1
 * Tests: tests/app/test-envelope-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-envelope-offers.h"

#include "brg-adjournment-cite.h"
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
  /* Who comes to a game that is over changes nothing. */
  if (state->phase == BRG_PHASE_FINISHED && event->kind != BRG_ADJOURN_CANNOT_WIN &&
      event->kind != BRG_ADJOURN_READ)
    return FALSE;
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

static BrgEnvelopeEnding
make_ending (BrgAdjournment state, BrgAdjournmentResult result, BrgColour first)
{
  BrgEnvelopeStep step = { 0 };

  state.phase = BRG_PHASE_FINISHED;
  state.result = result;
  brg_envelope_step_take_end (&step, &state);
  return (BrgEnvelopeEnding){ step.white, step.black, first,
                              first == BRG_COLOUR_NONE
                                  ? state.article
                                  : brg_adjournment_get_flag_article (state.rulebook) };
}

guint
brg_envelope_offers_list_endings (const BrgEnvelopeCase *matter,
                                  BrgEnvelopeEnding endings[BRG_MAX_ENVELOPE_ENDINGS])
{
  const BrgAdjournment *state;
  guint n = 0;

  g_return_val_if_fail (matter != NULL && endings != NULL, 0);

  state = &matter->state;
  if (!matter->is_open || matter->envelope == NULL || state->is_resumed)
    return 0;
  if (state->phase == BRG_PHASE_FINISHED && state->end == BRG_END_FLAG)
    endings[n++] = make_ending (*state, state->result, BRG_COLOUR_NONE);
  /* rus-draughts-2022 5.4.13.1: only where it cannot be established which fell first. */
  if (state->flags_down[0] && state->flags_down[1])
    for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
      endings[n++] = make_ending (
          *state,
          side == BRG_COLOUR_WHITE ? BRG_ADJOURNMENT_BLACK_WINS : BRG_ADJOURNMENT_WHITE_WINS, side);
  return n;
}
