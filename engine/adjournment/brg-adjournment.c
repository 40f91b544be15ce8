/* brg-adjournment.c - an adjourned game, from the sealed move to its end: the events
 *
 * Rules: fide-2023 guideline I, 5.1.2; ussr-chess-1956 17, 19, 20, 23; rus-draughts-2022 5.4.5.4
 * Tests: tests/engine/test-adjournment.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-adjournment-private.h"

typedef void (*Apply) (BrgAdjournment *state, const BrgAdjournmentEvent *event);

void
brg_envelope_init (BrgEnvelope *envelope)
{
  g_return_if_fail (envelope != NULL);

  *envelope = (BrgEnvelope){
    .used = { BRG_ADJOURNMENT_UNKNOWN, BRG_ADJOURNMENT_UNKNOWN },
    .session = BRG_ADJOURNMENT_UNKNOWN,
    .resumption = BRG_ADJOURNMENT_UNKNOWN,
    .moves = BRG_ADJOURNMENT_UNKNOWN,
    .late_limit = BRG_ADJOURNMENT_UNKNOWN,
  };
}

void
brg_adjournment_init (BrgAdjournment *state,
                      const BrgRulebook *rulebook,
                      const BrgEnvelope *envelope)
{
  g_return_if_fail (state != NULL && rulebook != NULL && envelope != NULL);

  *state = (BrgAdjournment){ .rulebook = rulebook,
                             .envelope = *envelope,
                             .sealer = envelope->sealer,
                             .now = BRG_ADJOURNMENT_UNTIMED };
  for (guint i = 0; i < 2; i++)
    {
      state->is_known[i] = envelope->used[i] >= 0;
      state->used[i] = state->base[i] = MAX (envelope->used[i], 0);
    }
  state->are_used_known = state->is_known[0] && state->is_known[1];
  if (envelope->draw_offer != BRG_COLOUR_NONE)
    {
      state->offers[BRG_SIDE_INDEX (envelope->draw_offer)] = TRUE;
      state->has_offered[BRG_SIDE_INDEX (envelope->draw_offer)] = TRUE;
    }
  if (envelope->sealer == BRG_COLOUR_NONE)
    return;
  state->phase =
      envelope->manner == BRG_ADJOURNMENT_OPEN_MOVE ? BRG_PHASE_OPEN_MOVE : BRG_PHASE_SEALED;
  state->article = brg_adjournment_cite (rulebook, BRG_CITE_KEEPING);
  brg_adjournment_judge_sealing (state);
}

/* The move of @side is in the envelope, or open; both clocks stand. A new resumption is ahead. */
static void
adjourn (BrgAdjournment *state, BrgColour side, BrgAdjournmentManner manner)
{
  gboolean is_first = !state->is_resumed;

  if (state->is_resumed)
    {
      state->is_again = TRUE;
      if (state->envelope.content != BRG_CONTENT_UNKNOWN)
        state->envelope.content = BRG_CONTENT_OK;
    }
  state->phase = manner == BRG_ADJOURNMENT_OPEN_MOVE ? BRG_PHASE_OPEN_MOVE : BRG_PHASE_SEALED;
  state->envelope.manner = manner;
  state->sealer = side;
  state->running = state->to_move = BRG_COLOUR_NONE;
  state->now = BRG_ADJOURNMENT_UNTIMED;
  state->asks_consent = state->needs_move = FALSE;
  state->is_resumed = state->is_opened = state->is_reply = state->has_replied = FALSE;
  state->is_lost = FALSE;
  state->loss = 0;
  for (guint i = 0; i < 2; i++)
    state->is_here[i] = state->is_excused[i] = state->cannot_win[i] = FALSE;
  if (is_first)
    brg_adjournment_judge_sealing (state);
}

static void
apply_session_over (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  state->needs_move = TRUE;
  state->asks_consent = FALSE;
  state->to_move = state->running = event->side;
}

static void
apply_seal (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  if (state->phase == BRG_PHASE_SEALED)
    state->needs_move = FALSE;
  else
    adjourn (state, event->side, BRG_ADJOURNMENT_SEALED);
}

/* ussr-chess-1956 19: the move is an open one. fide-2023 I.1.1: it has to be sealed all the same.
 */
static void
apply_board_move (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  if (!state->rulebook->adjournment->board_move_is_open)
    {
      apply_seal (state, event);
      state->needs_move = TRUE;
      return;
    }
  if (state->phase != BRG_PHASE_SEALED)
    adjourn (state, event->side, BRG_ADJOURNMENT_OPEN_MOVE);
  state->needs_move = FALSE;
  if (brg_adjournment_is_over (state))
    return;
  state->phase = BRG_PHASE_OPEN_MOVE;
  state->envelope.manner = BRG_ADJOURNMENT_OPEN_MOVE;
}

static void
adjourn_early (BrgAdjournment *state, BrgColour side)
{
  adjourn (state, side, BRG_ADJOURNMENT_EARLY);
  state->needs_move = TRUE;
}

static void
apply_adjourn (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  gint spent = state->used[0] + state->used[1];
  gint session = state->envelope.session;

  if (state->rulebook->adjournment->control_first &&
      state->envelope.moves < state->envelope.control_moves)
    {
      state->asks_consent = TRUE;
      state->to_move = state->running = event->side;
      return;
    }
  if (state->is_resumed)
    {
      spent -= state->used_at_resumption;
      session = state->envelope.resumption;
    }
  adjourn_early (state, event->side);
  /* fide-2023 I.1.2, ussr-chess-1956 19: what is left of the session is taken from his own time. */
  if (!brg_adjournment_is_over (state))
    state->used[BRG_SIDE_INDEX (event->side)] += MAX (session - spent, 0);
}

/* ussr-chess-1956 19: then the true times are written. */
static void
apply_consent (BrgAdjournment *state, const BrgAdjournmentEvent *event G_GNUC_UNUSED)
{
  adjourn_early (state, state->to_move);
}

static void
apply_refuse (BrgAdjournment *state, const BrgAdjournmentEvent *event G_GNUC_UNUSED)
{
  state->asks_consent = FALSE;
}

static void
apply_nothing (BrgAdjournment *state G_GNUC_UNUSED, const BrgAdjournmentEvent *event G_GNUC_UNUSED)
{
}

static void
apply_offer (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  guint side = BRG_SIDE_INDEX (event->side);

  state->offers[side] = state->has_offered[side] = TRUE;
  state->has_offered[1 - side] = FALSE;
}

static void
apply_accept (BrgAdjournment *state, const BrgAdjournmentEvent *event G_GNUC_UNUSED)
{
  brg_adjournment_finish (state, BRG_END_AGREED, BRG_ADJOURNMENT_DRAW, BRG_CITE_AGREED);
}

static void
apply_decline (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  state->offers[BRG_SIDE_INDEX (brg_colour_opposite (event->side))] = FALSE;
}

static void
apply_resign (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  BrgColour winner = brg_colour_opposite (event->side);

  /* fide-2023 5.1.2: no win for an opponent who could never mate. */
  if (state->cannot_win[BRG_SIDE_INDEX (winner)] &&
      state->rulebook->adjournment->resigned_unwinnable)
    brg_adjournment_finish (state, BRG_END_RESIGNED, BRG_ADJOURNMENT_DRAW, BRG_CITE_RESIGNED_DRAWN);
  else
    brg_adjournment_finish (state, BRG_END_RESIGNED, brg_adjournment_win (winner),
                            BRG_CITE_RESIGNED);
}

/* The position was restored after all: as if it had been known at once. */
static void
take_from_arbiter (BrgAdjournment *state)
{
  BrgColour answerer = brg_adjournment_get_answerer (state);

  state->phase = state->is_reply                                       ? BRG_PHASE_REPLY_SEALED
                 : state->is_resumed                                   ? BRG_PHASE_WAITING
                 : state->envelope.manner == BRG_ADJOURNMENT_OPEN_MOVE ? BRG_PHASE_OPEN_MOVE
                                                                       : BRG_PHASE_SEALED;
  if (state->is_resumed && !state->is_here[BRG_SIDE_INDEX (answerer)])
    state->running = answerer;
}

static void
apply_lost (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  if (state->phase == BRG_PHASE_ARBITER)
    take_from_arbiter (state);
  state->is_lost = TRUE;
  state->loss = event->detail;
  if ((event->detail & BRG_LOSS_POSITION_KNOWN) == 0)
    {
      /* rus-chess-2014, ukr-chess-2016, rus-draughts-2022: no word of it, no game annulled in their
       * name. */
      state->phase = brg_adjournment_loss_is_for_arbiter (state->rulebook) ? BRG_PHASE_ARBITER
                                                                           : BRG_PHASE_REPLAY;
      state->running = BRG_COLOUR_NONE;
      return;
    }
  /* ussr-chess-1956 20: the arbiter decides on the clocks in any case. */
  if ((event->detail & BRG_LOSS_TIMES_UNKNOWN) != 0 ||
      state->rulebook->adjournment->lost_needs_no_doubt)
    state->is_known[0] = state->is_known[1] = state->are_used_known = FALSE;
  /* ussr-chess-1956 20: with a doubt about the move the game need not be played on. */
  if (brg_adjournment_is_in_doubt (state, event->detail))
    {
      state->phase = BRG_PHASE_ARBITER;
      state->running = BRG_COLOUR_NONE;
      return;
    }
  brg_adjournment_open (state);
}

static void
apply_cannot_win (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  state->cannot_win[BRG_SIDE_INDEX (event->side)] = TRUE;
  if (state->phase == BRG_PHASE_FINISHED)
    brg_adjournment_finish (state, state->end, BRG_ADJOURNMENT_DRAW,
                            state->end == BRG_END_RESIGNED ? BRG_CITE_RESIGNED_DRAWN
                            : state->end == BRG_END_FLAG   ? BRG_CITE_FLAG
                                                           : BRG_CITE_INVALID_DRAWN);
  /* fide-2023 5.2.2: a dead position; ussr-chess-1956 17 lists the material instead. */
  else if (state->cannot_win[0] && state->cannot_win[1] &&
           state->rulebook->adjournment->spares_unwinnable)
    brg_adjournment_finish (state, BRG_END_BY_THE_MOVE, BRG_ADJOURNMENT_DRAW, BRG_CITE_DEAD);
}

static void
apply_here (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  brg_adjournment_cite_late_end (state, !state->is_here[BRG_SIDE_INDEX (event->side)]);
  brg_adjournment_arrive (state, event->side);
}

static void
apply_now (BrgAdjournment *state, const BrgAdjournmentEvent *event G_GNUC_UNUSED)
{
  brg_adjournment_cite_late_end (state, !state->is_here[0] || !state->is_here[1]);
}

static void
apply_excuse (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  state->is_excused[BRG_SIDE_INDEX (event->side)] = TRUE;
  if (!state->is_unsaid)
    return;
  state->is_unsaid = FALSE;
  state->phase = state->phase_before;
  state->running = state->running_before;
  brg_adjournment_open (state);
}

static void
apply_stop_clock (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  if (state->phase == BRG_PHASE_WAITING || state->phase == BRG_PHASE_REPLY_SEALED)
    state->running = BRG_COLOUR_NONE;
  apply_here (state, event);
}

static void
apply_open (BrgAdjournment *state, const BrgAdjournmentEvent *event G_GNUC_UNUSED)
{
  state->phase = BRG_PHASE_OPENED;
  state->running = BRG_COLOUR_NONE;
  state->is_opened = TRUE;
}

static void
apply_read (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  gboolean was_late = state->phase == BRG_PHASE_FINISHED;

  brg_adjournment_read (state, (BrgEnvelopeContent) event->detail);
  if (was_late)
    state->article = brg_adjournment_cite (state->rulebook, BRG_CITE_LATE_BUT_OVER);
}

static void
apply_seal_reply (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  state->phase = BRG_PHASE_REPLY_SEALED;
  state->sealer = event->side;
  state->running = brg_colour_opposite (event->side);
  state->to_move = BRG_COLOUR_NONE;
  state->has_replied = state->is_reply = TRUE;
  state->is_opened = state->is_lost = FALSE;
  state->loss = 0;
  if (state->envelope.content != BRG_CONTENT_UNKNOWN)
    state->envelope.content = BRG_CONTENT_OK;
}

static void
apply_board_reply (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  state->has_replied = TRUE;
  state->to_move = state->running = brg_colour_opposite (event->side);
}

static void
apply_clocks_set (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  guint side = BRG_SIDE_INDEX (event->side);

  state->used[side] = state->base[side] = event->value;
  state->is_known[side] = TRUE;
  state->are_used_known = state->is_known[0] && state->is_known[1];
}

/* fide-2023 I.13: put right before the first move. ussr-chess-1956 20: during play too, towards
 * more time. After the game nothing is changed. */
static void
apply_wrong_clock (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  guint side = BRG_SIDE_INDEX (event->side);
  gboolean is_corrected = event->detail == BRG_FOUND_BEFORE ||
                          (event->detail == BRG_FOUND_DURING && event->value > state->base[side] &&
                           state->rulebook->adjournment->more_time_in_play);

  if (!is_corrected)
    {
      state->used[side] += event->value - state->base[side];
      state->base[side] = event->value;
    }
  if (event->detail == BRG_FOUND_AFTER && state->phase != BRG_PHASE_FINISHED)
    brg_adjournment_finish (state, BRG_END_ELSEWHERE, BRG_ADJOURNMENT_NO_RESULT,
                            BRG_CITE_CLOCK_WRONG);
}

/* The game is interrupted at that moment; the move is sealed as ever. */
static void
apply_again (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  adjourn (state, event->side, BRG_ADJOURNMENT_SEALED);
  state->needs_move = TRUE;
}

static void
apply_readjourn (BrgAdjournment *state, const BrgAdjournmentEvent *event G_GNUC_UNUSED)
{
  state->phase = BRG_PHASE_READJOURNED;
  state->running = BRG_COLOUR_NONE;
  state->needs_move = state->asks_consent = FALSE;
}

static void
apply_adjudicate (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  const char *article = brg_adjournment_cite_event (state, event);

  brg_adjournment_finish (state, BRG_END_ADJUDICATED, (BrgAdjournmentResult) event->detail,
                          BRG_CITE_ADJUDICATED);
  state->article = article;
}

static void
apply_replay (BrgAdjournment *state, const BrgAdjournmentEvent *event G_GNUC_UNUSED)
{
  state->phase = BRG_PHASE_REPLAY;
}

/* What an event does; whether it leaves the article to what followed from it. */
static const struct
{
  Apply apply;
  gboolean keeps_article;
} deeds[BRG_N_ADJOURNMENT_KINDS] = {
  [BRG_ADJOURN_SESSION_OVER] = { apply_session_over, FALSE },
  [BRG_ADJOURN_SEAL] = { apply_seal, FALSE },
  [BRG_ADJOURN_BOARD_MOVE] = { apply_board_move, FALSE },
  [BRG_ADJOURN_ADJOURN] = { apply_adjourn, FALSE },
  [BRG_ADJOURN_CONSENT] = { apply_consent, FALSE },
  [BRG_ADJOURN_REFUSE] = { apply_refuse, FALSE },
  [BRG_ADJOURN_CUSTODY] = { apply_nothing, FALSE },
  [BRG_ADJOURN_OFFER] = { apply_offer, FALSE },
  [BRG_ADJOURN_ACCEPT] = { apply_accept, TRUE },
  [BRG_ADJOURN_DECLINE] = { apply_decline, FALSE },
  [BRG_ADJOURN_RESIGN] = { apply_resign, TRUE },
  [BRG_ADJOURN_LOST] = { apply_lost, FALSE },
  [BRG_ADJOURN_CANNOT_WIN] = { apply_cannot_win, TRUE },
  [BRG_ADJOURN_HERE] = { apply_here, TRUE },
  [BRG_ADJOURN_EXCUSE] = { apply_excuse, FALSE },
  [BRG_ADJOURN_NOW] = { apply_now, TRUE },
  [BRG_ADJOURN_STOP_CLOCK_CALL] = { apply_stop_clock, TRUE },
  [BRG_ADJOURN_OPEN] = { apply_open, FALSE },
  [BRG_ADJOURN_READ] = { apply_read, TRUE },
  [BRG_ADJOURN_SEAL_REPLY] = { apply_seal_reply, FALSE },
  [BRG_ADJOURN_BOARD_REPLY] = { apply_board_reply, FALSE },
  [BRG_ADJOURN_CLOCKS_SET] = { apply_clocks_set, FALSE },
  [BRG_ADJOURN_WRONG_CLOCK] = { apply_wrong_clock, FALSE },
  [BRG_ADJOURN_SESSION_OVER_AGAIN] = { apply_again, FALSE },
  [BRG_ADJOURN_INTERRUPT] = { apply_again, FALSE },
  [BRG_ADJOURN_READJOURN] = { apply_readjourn, FALSE },
  [BRG_ADJOURN_ADJUDICATE] = { apply_adjudicate, TRUE },
  [BRG_ADJOURN_REPLAY] = { apply_replay, FALSE },
};

gboolean
brg_adjournment_is_at_hour (const BrgAdjournmentEvent *event)
{
  switch ((guint) event->kind)
    {
    case BRG_ADJOURN_NOW:
    case BRG_ADJOURN_STOP_CLOCK_CALL:
    case BRG_ADJOURN_OPEN:
    case BRG_ADJOURN_READ:
    case BRG_ADJOURN_SEAL_REPLY:
    case BRG_ADJOURN_BOARD_REPLY:
    case BRG_ADJOURN_WRONG_CLOCK:
    case BRG_ADJOURN_SESSION_OVER_AGAIN:
    case BRG_ADJOURN_INTERRUPT:
      return TRUE;
    default:
      return event->at >= 0;
    }
}

/* Somebody who comes too late, or a look at the clock, tells only that time has passed. */
static gboolean
only_passes_time (BrgAdjournmentKind kind)
{
  return kind == BRG_ADJOURN_HERE || kind == BRG_ADJOURN_NOW || kind == BRG_ADJOURN_STOP_CLOCK_CALL;
}

/* Lets time pass until @event; why it cannot happen any more then. */
static const char *
pass_time (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  const char *reason;

  if (!brg_adjournment_is_at_hour (event))
    return brg_adjournment_refuse (state, event);
  brg_adjournment_advance (state, MAX (state->now, 0));
  reason = brg_adjournment_refuse (state, event);
  if (reason != NULL)
    return reason;
  if (event->at >= 0 && state->now >= 0 && event->at < state->now)
    return N_ ("This is entered after something that happened later.");
  if (brg_adjournment_is_over (state))
    state->now = MAX (state->now, event->at);
  brg_adjournment_advance (state, event->at);
  return only_passes_time (event->kind) ? NULL : brg_adjournment_refuse (state, event);
}

const char *
brg_adjournment_apply (BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  BrgAdjournment after;
  const char *article;
  const char *reason;

  g_return_val_if_fail (state != NULL && state->rulebook != NULL && event != NULL, NULL);

  after = *state;
  reason = pass_time (&after, event);
  if (reason != NULL)
    return reason;
  article = brg_adjournment_cite_event (&after, event);
  if (!deeds[event->kind].keeps_article && !brg_adjournment_is_over (&after))
    after.article = article;
  deeds[event->kind].apply (&after, event);
  *state = after;
  return NULL;
}

void
brg_adjournment_settle (BrgAdjournment *state)
{
  g_return_if_fail (state != NULL && state->rulebook != NULL);

  if (state->envelope.content != BRG_CONTENT_UNKNOWN && brg_adjournment_is_closed (state) &&
      (state->is_here[0] || state->is_here[1]))
    brg_adjournment_advance (state, MAX (state->now, 0));
}

const char *
brg_adjournment_replay (const BrgRulebook *rulebook,
                        const BrgEnvelope *envelope,
                        const BrgAdjournmentEvent *events,
                        guint n_events,
                        BrgAdjournment *state,
                        guint *fault)
{
  const char *reason = NULL;
  guint i;

  g_return_val_if_fail (rulebook != NULL && envelope != NULL && state != NULL, NULL);
  g_return_val_if_fail (events != NULL || n_events == 0, NULL);

  brg_adjournment_init (state, rulebook, envelope);
  for (i = 0; i < n_events; i++)
    {
      reason = brg_adjournment_apply (state, &events[i]);
      if (reason != NULL)
        break;
    }
  brg_adjournment_settle (state);
  if (fault != NULL)
    *fault = i;
  return reason;
}

const char *
brg_adjournment_preview (const BrgAdjournment *state,
                         const BrgAdjournmentEvent *event,
                         BrgAdjournment *after)
{
  const char *reason;

  g_return_val_if_fail (state != NULL && event != NULL && after != NULL, NULL);

  *after = *state;
  reason = brg_adjournment_apply (after, event);
  if (reason == NULL)
    brg_adjournment_settle (after);
  return reason;
}
