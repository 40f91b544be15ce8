/* brg-adjournment-refuse.c - which events can come in which state of an adjourned game
 *
 * Rules: fide-2023 guideline I; ussr-chess-1956 17, 19, 20
 * Tests: tests/engine/test-adjournment.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-adjournment-private.h"

#include "brg-adjournment-ids.h"

#define IN(phase) (1u << BRG_PHASE_##phase)
/* The first session, told apart from play after the resumption. */
#define IN_FIRST (1u << BRG_N_ADJOURNMENT_PHASES)
#define IN_CLOSED (IN (SEALED) | IN (OPEN_MOVE) | IN (WAITING) | IN (REPLY_SEALED))
#define IN_RESUMED (IN_CLOSED | IN (OPENED) | IN (PLAYING) | IN (ARBITER))

typedef const char *(*Refuse) (const BrgAdjournment *state, const BrgAdjournmentEvent *event);

/* Why an event does not fit a phase at all; by #BrgAdjournmentPhase, and last for the first
 * session. */
static const char *const elsewhere[BRG_N_ADJOURNMENT_PHASES + 1] = {
  [BRG_PHASE_PLAYING] = N_ ("The game is in progress; no envelope is sealed."),
  [BRG_PHASE_SEALED] = N_ ("The game is adjourned."),
  [BRG_PHASE_OPEN_MOVE] = N_ ("The game is adjourned with an open move."),
  [BRG_PHASE_WAITING] = N_ ("The envelope is sealed and a player is awaited."),
  [BRG_PHASE_OPENED] = N_ ("The envelope is open: the move has to be read."),
  [BRG_PHASE_REPLY_SEALED] = N_ ("The reply is sealed and a player is awaited."),
  [BRG_PHASE_FINISHED] = N_ ("The game is over."),
  [BRG_PHASE_REPLAY] = N_ ("The game is annulled and replayed."),
  [BRG_PHASE_READJOURNED] = N_ ("The game has a new envelope."),
  [BRG_PHASE_ARBITER] = N_ ("The arbiter has to decide about the envelope."),
  [BRG_N_ADJOURNMENT_PHASES] = N_ ("The game is not adjourned yet."),
};

static guint
get_phase_bit (const BrgAdjournment *state)
{
  if (state->phase == BRG_PHASE_PLAYING && !state->is_resumed)
    return IN_FIRST;
  return 1u << state->phase;
}

static gboolean
is_here (const BrgAdjournment *state, BrgColour side)
{
  return state->is_here[BRG_SIDE_INDEX (side)];
}

static const char *
refuse_session_over (const BrgAdjournment *state, const BrgAdjournmentEvent *event G_GNUC_UNUSED)
{
  return state->needs_move ? N_ ("The session is already over.") : NULL;
}

/* The move that has still to be sealed: in the first session of the side to move, once adjourned
 * early of the sealer. */
static const char *
refuse_seal (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  BrgColour side = state->phase == BRG_PHASE_SEALED ? state->sealer : state->to_move;

  if (!state->needs_move)
    return N_ ("It is not stated who seals a move.");
  return event->side == side ? NULL : N_ ("The other side is to move.");
}

static gboolean
needs_consent (const BrgAdjournment *state)
{
  /* ussr-chess-1956 19: before both have passed the control only with the arbiter's consent. */
  return state->rulebook->adjournment->control_first &&
         state->envelope.moves < state->envelope.control_moves;
}

static const char *
refuse_adjourn (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  gint session = state->is_resumed ? state->envelope.resumption : state->envelope.session;

  if (state->needs_move)
    return N_ ("The session is over: the move must be sealed.");
  if (state->asks_consent)
    return N_ ("The arbiter has not yet answered the request to adjourn.");
  if (state->to_move != BRG_COLOUR_NONE && state->to_move != event->side)
    return N_ ("Only the player having the move can adjourn.");
  if (!needs_consent (state) && session < 0)
    return N_ ("The length of the session is not known.");
  if (!needs_consent (state) && !state->are_used_known)
    return N_ ("The times used are not known.");
  return NULL;
}

static const char *
refuse_consent (const BrgAdjournment *state, const BrgAdjournmentEvent *event G_GNUC_UNUSED)
{
  return state->asks_consent ? NULL : N_ ("Nobody has asked to adjourn.");
}

static const char *
refuse_custody (const BrgAdjournment *state, const BrgAdjournmentEvent *event G_GNUC_UNUSED)
{
  return state->is_lost ? N_ ("The envelope is lost.") : NULL;
}

static const char *
refuse_offer (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  if (state->offers[BRG_SIDE_INDEX (event->side)])
    return N_ ("This side’s offer is still standing.");
  /* ussr-chess-1956 17 d: again only after the opponent has used the right. */
  if (state->rulebook->adjournment->offers_in_turn &&
      state->has_offered[BRG_SIDE_INDEX (event->side)])
    return N_ ("This side may offer a draw again only after the opponent has.");
  return NULL;
}

static const char *
refuse_answer (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  return state->offers[BRG_SIDE_INDEX (brg_colour_opposite (event->side))]
             ? NULL
             : N_ ("The opponent has not offered a draw.");
}

static const char *
refuse_lost (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  if (event->detail > (BRG_LOSS_POSITION_KNOWN | BRG_LOSS_TIMES_UNKNOWN | BRG_LOSS_NO_DOUBT))
    return N_ ("This does not apply to a lost envelope.");
  /* Once it is the arbiter's he says how the position was restored after all. */
  if (state->phase == BRG_PHASE_ARBITER)
    return state->is_lost && (event->detail & BRG_LOSS_POSITION_KNOWN) != 0 &&
                   !brg_adjournment_is_in_doubt (state, event->detail)
               ? NULL
               : elsewhere[BRG_PHASE_ARBITER];
  return state->is_lost ? N_ ("The envelope is already lost.") : NULL;
}

/* A game that was lost stays what it is unless that made the difference. */
static const char *
refuse_cannot_win (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  const BrgAdjournmentBook *book = state->rulebook->adjournment;

  if (!book->is_chess)
    return N_ ("There is no checkmate in this game.");
  if (state->cannot_win[BRG_SIDE_INDEX (event->side)])
    return N_ ("This has already been entered.");
  if (state->phase != BRG_PHASE_FINISHED)
    return NULL;
  if (state->result == brg_adjournment_win (event->side) &&
      (((state->end == BRG_END_INVALID_MOVE || state->end == BRG_END_FLAG) &&
        book->spares_unwinnable) ||
       (state->end == BRG_END_RESIGNED && book->resigned_unwinnable)))
    return NULL;
  return N_ ("The game is over.");
}

static const char *
refuse_here (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  return is_here (state, event->side) ? N_ ("This player is already at the board.") : NULL;
}

static const char *
refuse_excuse (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  /* ukr-chess-2016 6.3.2: who has come waits for the arbiter. */
  if (is_here (state, event->side) && !state->is_unsaid)
    return N_ ("This player is already at the board.");
  return state->is_excused[BRG_SIDE_INDEX (event->side)] ? N_ ("This player is already excused.")
                                                         : NULL;
}

static const char *
refuse_stop_clock (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  if (event->side != brg_adjournment_get_answerer (state))
    return N_ ("Only the player who has to reply calls for the envelope.");
  return state->running == event->side ? NULL : N_ ("This player’s clock is not running.");
}

static const char *
refuse_open (const BrgAdjournment *state, const BrgAdjournmentEvent *event G_GNUC_UNUSED)
{
  if (state->is_lost)
    return N_ ("The envelope is lost.");
  if (!state->is_reply && state->envelope.manner == BRG_ADJOURNMENT_OPEN_MOVE)
    return N_ ("The move is open and known to everybody.");
  /* fide-2023 I.7. */
  if (!is_here (state, brg_adjournment_get_answerer (state)))
    return N_ ("The envelope is opened only when the player who has to reply is present.");
  return state->envelope.content == BRG_CONTENT_UNKNOWN ? NULL
                                                        : N_ ("Its content is already known.");
}

/* fide-2023 I.10: who has come too late has lost, unless the sealed move had ended the game. */
static gboolean
may_still_read (const BrgAdjournment *state)
{
  return state->end == BRG_END_LATE && !state->is_opened && !state->is_lost && !state->is_reply &&
         state->envelope.content == BRG_CONTENT_UNKNOWN &&
         state->envelope.manner != BRG_ADJOURNMENT_OPEN_MOVE &&
         state->rulebook->adjournment->late_keeps_end;
}

static const char *
refuse_read (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  gboolean ends = event->detail == BRG_CONTENT_MATE || event->detail == BRG_CONTENT_STALEMATE ||
                  event->detail == BRG_CONTENT_DRAWN;

  if (event->detail == BRG_CONTENT_UNKNOWN || event->detail >= BRG_N_ENVELOPE_CONTENTS)
    return N_ ("This is not a valid reading of a move.");
  if (state->is_lost)
    return N_ ("The envelope is lost.");
  if (event->detail == BRG_CONTENT_STALEMATE && !state->rulebook->adjournment->is_chess)
    return N_ ("There is no stalemate in this game.");
  if (state->phase == BRG_PHASE_FINISHED && !(ends && may_still_read (state)))
    return N_ ("The game is over.");
  if (state->is_unsaid)
    return elsewhere[BRG_PHASE_ARBITER];
  /* Once it is the arbiter's he says which move it is: reading it once more as doubtful is none. */
  if (state->phase == BRG_PHASE_ARBITER && event->detail >= BRG_CONTENT_AMBIGUOUS &&
      event->detail <= BRG_CONTENT_IMPOSSIBLE)
    return elsewhere[BRG_PHASE_ARBITER];
  return NULL;
}

static const char *
refuse_reply (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  if (state->has_replied || event->side != state->to_move)
    return N_ ("This side has no sealed move to reply to.");
  return NULL;
}

static const char *
refuse_seal_reply (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  const char *reason = refuse_reply (state, event);

  if (reason == NULL && is_here (state, brg_colour_opposite (event->side)))
    return N_ ("The opponent is at the board: the reply is made on the board.");
  return reason;
}

static const char *
refuse_board_reply (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  const char *reason = refuse_reply (state, event);

  /* ussr-chess-1956 20: the reply is written and put into an envelope. */
  if (reason == NULL && !is_here (state, brg_colour_opposite (event->side)) &&
      state->rulebook->adjournment->reply_is_sealed)
    return N_ ("The opponent is absent: the reply has to be sealed.");
  return reason;
}

static const char *
refuse_value (const BrgAdjournment *state G_GNUC_UNUSED, const BrgAdjournmentEvent *event)
{
  return event->value >= 0 ? NULL : N_ ("A clock cannot show less than zero.");
}

static const char *
refuse_wrong_clock (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  if (event->detail > BRG_FOUND_AFTER)
    return N_ ("A wrong clock is found before, during or after play.");
  if (state->phase == BRG_PHASE_FINISHED && event->detail != BRG_FOUND_AFTER)
    return N_ ("The game is over.");
  if (state->phase != BRG_PHASE_FINISHED && !state->is_resumed)
    return N_ ("The clocks have not been set yet.");
  if (!state->is_known[BRG_SIDE_INDEX (event->side)])
    return N_ ("The correct time for this clock is not known.");
  return refuse_value (state, event);
}

static const char *
refuse_interrupt (const BrgAdjournment *state, const BrgAdjournmentEvent *event G_GNUC_UNUSED)
{
  return state->rulebook->adjournment->may_interrupt
             ? NULL
             : N_ ("The rule book does not allow a game to be interrupted for another.");
}

static const char *
refuse_readjourn (const BrgAdjournment *state, const BrgAdjournmentEvent *event G_GNUC_UNUSED)
{
  return state->phase == BRG_PHASE_PLAYING || state->is_again
             ? NULL
             : N_ ("The game has not been resumed yet.");
}

static const char *
refuse_adjudicate (const BrgAdjournment *state G_GNUC_UNUSED, const BrgAdjournmentEvent *event)
{
  return event->detail > BRG_ADJOURNMENT_NO_RESULT && event->detail < BRG_ADJOURNMENT_BOTH_LOSE
             ? NULL
             : N_ ("A game is adjudicated as won, lost or drawn.");
}

/* A move that was read can be played or adjudicated; nothing is annulled for it. */
static const char *
refuse_replay (const BrgAdjournment *state, const BrgAdjournmentEvent *event G_GNUC_UNUSED)
{
  return state->is_lost ? NULL : N_ ("The envelope is not lost.");
}

static const struct
{
  guint phases;
  Refuse refuse; /* (nullable) */
} rules[BRG_N_ADJOURNMENT_KINDS] = {
  [BRG_ADJOURN_SESSION_OVER] = { IN_FIRST, refuse_session_over },
  [BRG_ADJOURN_SEAL] = { IN_FIRST | IN (SEALED), refuse_seal },
  [BRG_ADJOURN_BOARD_MOVE] = { IN_FIRST | IN (SEALED), refuse_seal },
  [BRG_ADJOURN_ADJOURN] = { IN_FIRST | IN (PLAYING), refuse_adjourn },
  [BRG_ADJOURN_CONSENT] = { IN_FIRST | IN (PLAYING), refuse_consent },
  [BRG_ADJOURN_REFUSE] = { IN_FIRST | IN (PLAYING), refuse_consent },
  [BRG_ADJOURN_CUSTODY] = { IN_CLOSED, refuse_custody },
  [BRG_ADJOURN_OFFER] = { IN_FIRST | IN_RESUMED, refuse_offer },
  [BRG_ADJOURN_ACCEPT] = { IN_FIRST | IN_RESUMED, refuse_answer },
  [BRG_ADJOURN_DECLINE] = { IN_FIRST | IN_RESUMED, refuse_answer },
  [BRG_ADJOURN_RESIGN] = { IN_FIRST | IN_RESUMED, NULL },
  [BRG_ADJOURN_LOST] = { IN_CLOSED | IN (ARBITER), refuse_lost },
  [BRG_ADJOURN_CANNOT_WIN] = { IN_RESUMED | IN (FINISHED), refuse_cannot_win },
  [BRG_ADJOURN_HERE] = { IN_RESUMED | IN (FINISHED) | IN (REPLAY), refuse_here },
  [BRG_ADJOURN_EXCUSE] = { IN_RESUMED, refuse_excuse },
  [BRG_ADJOURN_NOW] = { IN_RESUMED | IN (FINISHED) | IN (REPLAY), NULL },
  [BRG_ADJOURN_STOP_CLOCK_CALL] = { IN (WAITING) | IN (REPLY_SEALED), refuse_stop_clock },
  [BRG_ADJOURN_OPEN] = { IN (SEALED) | IN (WAITING) | IN (REPLY_SEALED), refuse_open },
  [BRG_ADJOURN_READ] = { IN (OPENED) | IN (ARBITER) | IN (FINISHED), refuse_read },
  [BRG_ADJOURN_SEAL_REPLY] = { IN (PLAYING), refuse_seal_reply },
  [BRG_ADJOURN_BOARD_REPLY] = { IN (PLAYING), refuse_board_reply },
  [BRG_ADJOURN_CLOCKS_SET] = { IN_RESUMED, refuse_value },
  [BRG_ADJOURN_WRONG_CLOCK] = { IN_RESUMED | IN (FINISHED), refuse_wrong_clock },
  [BRG_ADJOURN_SESSION_OVER_AGAIN] = { IN (PLAYING), NULL },
  [BRG_ADJOURN_INTERRUPT] = { IN (PLAYING), refuse_interrupt },
  [BRG_ADJOURN_READJOURN] = { IN (PLAYING) | IN (SEALED) | IN (OPEN_MOVE), refuse_readjourn },
  [BRG_ADJOURN_ADJUDICATE] = { IN_RESUMED, refuse_adjudicate },
  [BRG_ADJOURN_REPLAY] = { IN (ARBITER), refuse_replay },
};

const char *
brg_adjournment_refuse (const BrgAdjournment *state, const BrgAdjournmentEvent *event)
{
  guint bit = get_phase_bit (state);

  if ((guint) event->kind >= BRG_N_ADJOURNMENT_KINDS)
    return N_ ("This action is not known.");
  if (brg_adjournment_kind_has_side (event->kind) != (event->side != BRG_COLOUR_NONE))
    return event->side == BRG_COLOUR_NONE ? N_ ("The player is not stated.")
                                          : N_ ("This concerns neither side.");
  if ((rules[event->kind].phases & bit) == 0)
    return elsewhere[g_bit_nth_lsf (bit, -1)];
  return rules[event->kind].refuse != NULL ? rules[event->kind].refuse (state, event) : NULL;
}
