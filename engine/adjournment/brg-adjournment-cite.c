/* brg-adjournment-cite.c - which article is cited for what happens to an adjourned game
 *
 * What each book says of adjourned games stands in its file, see brg-adjournment-book.h.
 * Tests: tests/engine/test-adjournment.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-adjournment-cite.h"

#include "brg-adjournment-play.h"
#include "brg-adjournment-private.h"

const char *
brg_adjournment_cite (const BrgRulebook *rulebook, BrgAdjournmentCite topic)
{
  const BrgAdjournmentBook *book = rulebook->adjournment;

  if (book->articles[topic] != NULL || book->where_silent == NULL)
    return book->articles[topic];
  return book->where_silent->adjournment->articles[topic];
}

const char *
brg_adjournment_get_opening_article (const BrgRulebook *rulebook)
{
  g_return_val_if_fail (rulebook != NULL, NULL);

  return brg_adjournment_cite (rulebook, BRG_CITE_OPENING);
}

const char *
brg_adjournment_get_flag_article (const BrgRulebook *rulebook)
{
  g_return_val_if_fail (rulebook != NULL, NULL);

  return brg_adjournment_cite (rulebook, BRG_CITE_FLAG);
}

/* What is cited for a move as it was read. */
static const BrgAdjournmentCite content_cites[BRG_N_ENVELOPE_CONTENTS] = {
  [BRG_CONTENT_UNKNOWN] = BRG_CITE_HOUR_OPENED,
  [BRG_CONTENT_OK] = BRG_CITE_HOUR_OPENED,
  [BRG_CONTENT_SLIP] = BRG_CITE_READ_SLIP,
  [BRG_CONTENT_AMBIGUOUS] = BRG_CITE_READ_AMBIGUOUS,
  [BRG_CONTENT_UNCLEAR] = BRG_CITE_READ_UNCLEAR,
  [BRG_CONTENT_IMPOSSIBLE] = BRG_CITE_READ_IMPOSSIBLE,
  [BRG_CONTENT_MATE] = BRG_CITE_MATED,
  [BRG_CONTENT_STALEMATE] = BRG_CITE_STALEMATED,
  [BRG_CONTENT_DRAWN] = BRG_CITE_DEAD,
};

const char *
brg_adjournment_cite_content (const BrgRulebook *rulebook, BrgEnvelopeContent content)
{
  return brg_adjournment_cite (rulebook, brg_adjournment_is_for_arbiter (rulebook, content)
                                             ? BRG_CITE_READ_DOUBTFUL
                                             : content_cites[content]);
}

gboolean
brg_adjournment_is_for_arbiter (const BrgRulebook *rulebook, BrgEnvelopeContent content)
{
  return content >= BRG_CONTENT_AMBIGUOUS && content <= BRG_CONTENT_IMPOSSIBLE &&
         rulebook->adjournment->articles[BRG_CITE_READ_DOUBTFUL] != NULL;
}

gboolean
brg_adjournment_is_in_doubt (const BrgAdjournment *state, guint loss)
{
  /* Everybody knows an open move. */
  if (!state->is_reply && state->envelope.manner == BRG_ADJOURNMENT_OPEN_MOVE)
    return FALSE;
  return state->rulebook->adjournment->lost_needs_no_doubt &&
         (loss & BRG_LOSS_POSITION_KNOWN) != 0 && (loss & BRG_LOSS_NO_DOUBT) == 0;
}

gboolean
brg_adjournment_loss_is_for_arbiter (const BrgRulebook *rulebook)
{
  return rulebook->adjournment->articles[BRG_CITE_READ_DOUBTFUL] != NULL &&
         rulebook->adjournment->articles[BRG_CITE_LOST_REPLAYED] == NULL;
}

/* What leaves an adjourned game to the arbiter. */
static BrgAdjournmentCite
cite_arbiter (const BrgAdjournment *state)
{
  if (state->is_unsaid)
    return BRG_CITE_ONE_LATE;
  return brg_adjournment_is_in_doubt (state, state->loss) && state->is_lost
             ? BRG_CITE_LOST_IN_DOUBT
             : BRG_CITE_READ_DOUBTFUL;
}

/* By #BrgAdjournmentKind. */
static const BrgAdjournmentCite cites[BRG_N_ADJOURNMENT_KINDS] = {
  [BRG_ADJOURN_SESSION_OVER] = BRG_CITE_SEALING,
  [BRG_ADJOURN_SEAL] = BRG_CITE_SEALING,
  [BRG_ADJOURN_BOARD_MOVE] = BRG_CITE_SEALING,
  [BRG_ADJOURN_ADJOURN] = BRG_CITE_SEALING_EARLY,
  [BRG_ADJOURN_CONSENT] = BRG_CITE_SEALING_EARLY,
  [BRG_ADJOURN_REFUSE] = BRG_CITE_SEALING_EARLY,
  [BRG_ADJOURN_CUSTODY] = BRG_CITE_KEEPING,
  [BRG_ADJOURN_OFFER] = BRG_CITE_OFFERED,
  [BRG_ADJOURN_ACCEPT] = BRG_CITE_AGREED,
  [BRG_ADJOURN_DECLINE] = BRG_CITE_OFFERED,
  [BRG_ADJOURN_RESIGN] = BRG_CITE_RESIGNED,
  [BRG_ADJOURN_LOST] = BRG_CITE_LOST_PLAYED_ON,
  [BRG_ADJOURN_CANNOT_WIN] = BRG_CITE_INVALID_DRAWN,
  [BRG_ADJOURN_HERE] = BRG_CITE_HOUR_OPENED,
  [BRG_ADJOURN_EXCUSE] = BRG_CITE_ONE_LATE,
  [BRG_ADJOURN_NOW] = BRG_CITE_HOUR_OPENED,
  [BRG_ADJOURN_STOP_CLOCK_CALL] = BRG_CITE_ANSWER_AWAITED,
  [BRG_ADJOURN_OPEN] = BRG_CITE_HOUR_OPENED,
  [BRG_ADJOURN_READ] = BRG_CITE_HOUR_OPENED,
  [BRG_ADJOURN_SEAL_REPLY] = BRG_CITE_REPLY_SEALED,
  [BRG_ADJOURN_BOARD_REPLY] = BRG_CITE_REPLY_SEALED,
  [BRG_ADJOURN_CLOCKS_SET] = BRG_CITE_CLOCKS,
  [BRG_ADJOURN_WRONG_CLOCK] = BRG_CITE_CLOCK_WRONG,
  [BRG_ADJOURN_SESSION_OVER_AGAIN] = BRG_CITE_AGAIN,
  [BRG_ADJOURN_INTERRUPT] = BRG_CITE_INTERRUPTED,
  [BRG_ADJOURN_READJOURN] = BRG_CITE_AGAIN,
  [BRG_ADJOURN_ADJUDICATE] = BRG_CITE_ADJUDICATED,
  [BRG_ADJOURN_REPLAY] = BRG_CITE_LOST_IN_DOUBT,
};

static BrgAdjournmentCite
cite_loss (const BrgAdjournment *state, guint loss)
{
  if ((loss & BRG_LOSS_POSITION_KNOWN) == 0)
    return brg_adjournment_loss_is_for_arbiter (state->rulebook) ? BRG_CITE_READ_DOUBTFUL
                                                                 : BRG_CITE_LOST_REPLAYED;
  if (brg_adjournment_is_in_doubt (state, loss))
    return BRG_CITE_LOST_IN_DOUBT;
  return BRG_CITE_LOST_PLAYED_ON;
}

static gboolean
is_late (const BrgAdjournment *state, BrgColour side)
{
  gint limit = brg_adjournment_get_late_limit (state);

  return limit >= 0 && state->now > limit && !state->is_excused[BRG_SIDE_INDEX (side)];
}

const char *
brg_adjournment_cite_event (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  BrgAdjournmentCite cite = cites[event->kind];

  if (state->phase == BRG_PHASE_ARBITER &&
      (event->kind == BRG_ADJOURN_ADJUDICATE || event->kind == BRG_ADJOURN_REPLAY))
    cite = cite_arbiter (state);
  if (event->kind == BRG_ADJOURN_READ)
    return brg_adjournment_cite_content (state->rulebook, (BrgEnvelopeContent) event->detail);
  if (event->kind == BRG_ADJOURN_LOST)
    cite = cite_loss (state, event->detail);
  else if (event->kind == BRG_ADJOURN_CLOCKS_SET && state->is_lost)
    cite = BRG_CITE_LOST_PLAYED_ON;
  else if (event->kind == BRG_ADJOURN_SEAL && state->is_again)
    cite = BRG_CITE_AGAIN;
  else if (event->kind == BRG_ADJOURN_SEAL && state->envelope.manner == BRG_ADJOURNMENT_EARLY)
    cite = BRG_CITE_SEALING_EARLY;
  else if ((event->kind == BRG_ADJOURN_HERE || event->kind == BRG_ADJOURN_NOW) &&
           is_late (state, event->side))
    cite = BRG_CITE_ONE_LATE;
  else if (event->kind == BRG_ADJOURN_HERE && brg_adjournment_get_answerer (state) == event->side &&
           state->running == event->side)
    cite = BRG_CITE_ANSWER_AWAITED;
  return brg_adjournment_cite (state->rulebook, cite);
}
