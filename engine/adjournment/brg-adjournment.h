/* brg-adjournment.h - an adjourned game, from the sealed move to its end
 *
 * The state is what follows from the face of the envelope and from what happened to it, in order.
 * Of what is in the envelope nothing is known before it is opened. Stories of the rules, where it
 * is known from the start, are told with #BrgEnvelope.content; the desk leaves it unknown and tells
 * of the opening and of the reading.
 * Rules: fide-2023 guideline I, 5.1, 5.2, 6.9; ussr-chess-1956 16 to 21, 23;
 *   rus-draughts-2022 5.4.4.1, 5.4.4.2, 5.4.5.4
 * Tests: tests/engine/test-adjournment.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-colour.h"
#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BRG_ADJOURNMENT_UNTIMED:
 *
 * The time of an event for which none is told: at the hour set for resumption or earlier, or no
 * time has passed since the event before.
 */
#define BRG_ADJOURNMENT_UNTIMED (-1)

/**
 * BRG_ADJOURNMENT_UNKNOWN:
 *
 * A number that stands nowhere.
 */
#define BRG_ADJOURNMENT_UNKNOWN (-1)

/* Index of a side in the arrays of two below. */
#define BRG_SIDE_INDEX(colour) ((colour) == BRG_COLOUR_BLACK ? 1 : 0)

/**
 * BrgAdjournmentManner:
 * @BRG_ADJOURNMENT_SEALED: a move was sealed when the time of the session was up; `sealed`
 * @BRG_ADJOURNMENT_EARLY: it was sealed before, on a player's wish; `early`
 * @BRG_ADJOURNMENT_OPEN_MOVE: the move was made on the board and everybody knows it; `open-move`
 *
 * How a game was adjourned; ids of table `envelope`.
 */
typedef enum
{
  BRG_ADJOURNMENT_SEALED,
  BRG_ADJOURNMENT_EARLY,
  BRG_ADJOURNMENT_OPEN_MOVE,
} BrgAdjournmentManner;

#define BRG_N_ADJOURNMENT_MANNERS (BRG_ADJOURNMENT_OPEN_MOVE + 1)

/**
 * BrgEnvelopeContent:
 * @BRG_CONTENT_UNKNOWN: nobody has looked yet
 * @BRG_CONTENT_OK: a legal move, plainly written; `ok`
 * @BRG_CONTENT_SLIP: a slip of the pen; the arbiter has established what is meant; `slip`
 * @BRG_CONTENT_AMBIGUOUS: it can be several moves; `ambiguous`
 * @BRG_CONTENT_UNCLEAR: what it means cannot be established; `unclear`
 * @BRG_CONTENT_IMPOSSIBLE: no such move is possible; `impossible`
 * @BRG_CONTENT_MATE: the move wins the game: mate, in draughts nothing is left to the opponent;
 *   `mate`
 * @BRG_CONTENT_STALEMATE: the move stalemates; chess only; `stalemate`
 * @BRG_CONTENT_DRAWN: the move ends the game as a draw otherwise: dead position, fivefold
 *   repetition, 75 moves; `drawn`
 *
 * What the envelope turns out to hold: the arbiter's reading.
 */
typedef enum
{
  BRG_CONTENT_UNKNOWN,
  BRG_CONTENT_OK,
  BRG_CONTENT_SLIP,
  BRG_CONTENT_AMBIGUOUS,
  BRG_CONTENT_UNCLEAR,
  BRG_CONTENT_IMPOSSIBLE,
  BRG_CONTENT_MATE,
  BRG_CONTENT_STALEMATE,
  BRG_CONTENT_DRAWN,
} BrgEnvelopeContent;

#define BRG_N_ENVELOPE_CONTENTS (BRG_CONTENT_DRAWN + 1)

/**
 * BrgEnvelope:
 * @sealer: whose move is in the envelope, %BRG_COLOUR_NONE for a game not adjourned yet
 * @manner: how it was adjourned
 * @is_braille: whether the move is written in Braille (ussr-chess-1956 App. 1)
 * @used: seconds used by White and by Black, as written on the envelope or, before, on the clock;
 *   %BRG_ADJOURNMENT_UNKNOWN where it is not known
 * @session: length of the session, both clocks together, in seconds
 * @resumption: length of the session of resumption, likewise
 * @control_moves: moves of the first time control, 0 where its time is that of the whole game
 * @control_seconds: its time for each side, in seconds, 0 for none
 * @due_moves: moves of all controls up to the one that is not made yet, 0 where it goes to the end
 * @due_seconds: the time of these controls together; 0 where that is the first one
 * @has_increment: whether moves bring time in it; then @control_seconds does not bound what may be
 *   used, and nobody is judged by it
 * @moves: how many moves each has made
 * @late_limit: how late a player may come by the regulations, in seconds
 * @draw_offer: who has offered a draw that stands when the envelope is sealed
 * @content: what the envelope holds; %BRG_CONTENT_UNKNOWN at the desk
 *
 * The face of an envelope, and what the rules ask about the game. @session, @resumption, @moves and
 * @late_limit are %BRG_ADJOURNMENT_UNKNOWN where nobody has set them.
 */
typedef struct
{
  BrgColour sealer;
  BrgAdjournmentManner manner;
  gboolean is_braille;
  gint used[2];
  gint session;
  gint resumption;
  gint control_moves;
  gint control_seconds;
  gint due_moves;
  gint due_seconds;
  gboolean has_increment;
  gint moves;
  gint late_limit;
  BrgColour draw_offer;
  BrgEnvelopeContent content;
} BrgEnvelope;

/**
 * brg_envelope_init:
 * @envelope: (out): gets a game of which nothing is known
 */
void brg_envelope_init (BrgEnvelope *envelope);

/**
 * BrgAdjournmentKind:
 * @BRG_ADJOURN_SESSION_OVER: the time of the session is up, the side is to move; `session-over`
 * @BRG_ADJOURN_SEAL: the side has sealed and stopped the clock; `seal`
 * @BRG_ADJOURN_BOARD_MOVE: told to seal, the side made the move on the board; `board-move`
 * @BRG_ADJOURN_ADJOURN: the side asks to adjourn before the session is over; `adjourn`
 * @BRG_ADJOURN_CONSENT: the arbiter allows it; `consent`
 * @BRG_ADJOURN_REFUSE: the arbiter does not; `refuse`
 * @BRG_ADJOURN_CUSTODY: who keeps the envelope now, by name; `custody`
 * @BRG_ADJOURN_OFFER: the side offers a draw; `offer`
 * @BRG_ADJOURN_ACCEPT: the side accepts the offer of its opponent; `accept`
 * @BRG_ADJOURN_DECLINE: the side declines it; `decline`
 * @BRG_ADJOURN_RESIGN: the side resigns; `resign`
 * @BRG_ADJOURN_LOST: the envelope is lost; detail: #BrgEnvelopeLoss; `lost:position-known`
 * @BRG_ADJOURN_CANNOT_WIN: no series of legal moves lets the side mate; `cannot-win`
 * @BRG_ADJOURN_HERE: the side is at the board; `here`
 * @BRG_ADJOURN_EXCUSE: the arbiter accepts that the side comes late; `excuse`
 * @BRG_ADJOURN_NOW: the question is asked at this time, or the hour has come; `now`
 * @BRG_ADJOURN_STOP_CLOCK_CALL: the side, whose clock ran, stops it and calls the arbiter;
 *   `stop-clock-call`
 * @BRG_ADJOURN_OPEN: the envelope is opened; `open`
 * @BRG_ADJOURN_READ: the move was read and judged; detail: #BrgEnvelopeContent; `read:ok`
 * @BRG_ADJOURN_SEAL_REPLY: the side answers by sealing a reply in a new envelope; `seal-reply`
 * @BRG_ADJOURN_BOARD_REPLY: the side answers on the board and starts the opponent's clock;
 *   `board-reply`
 * @BRG_ADJOURN_CLOCKS_SET: the arbiter sets the side's clock to `value` seconds used; `clocks-set`
 * @BRG_ADJOURN_WRONG_CLOCK: the side's clock had been set to `value` seconds used; detail:
 *   #BrgClockFound; `wrong-clock:before`
 * @BRG_ADJOURN_SESSION_OVER_AGAIN: the time of the resumption is up, the side is to move;
 *   `session-over-again`
 * @BRG_ADJOURN_INTERRUPT: the arbiter interrupts a long game for another, the side is to move;
 *   `interrupt`
 * @BRG_ADJOURN_READJOURN: a new envelope takes the place of this one; `readjourn`
 * @BRG_ADJOURN_ADJUDICATE: a committee or the arbiter adjudicates the game of a player who left;
 *   detail: #BrgAdjournmentResult; `adjudicate:1/2`
 * @BRG_ADJOURN_REPLAY: the arbiter, whom the book leaves alone with a lost envelope, has the game
 *   played again; `replay`
 *
 * What happens to an envelope; ids of table `envelope_event`, with the detail after a colon.
 */
typedef enum
{
  BRG_ADJOURN_SESSION_OVER,
  BRG_ADJOURN_SEAL,
  BRG_ADJOURN_BOARD_MOVE,
  BRG_ADJOURN_ADJOURN,
  BRG_ADJOURN_CONSENT,
  BRG_ADJOURN_REFUSE,
  BRG_ADJOURN_CUSTODY,
  BRG_ADJOURN_OFFER,
  BRG_ADJOURN_ACCEPT,
  BRG_ADJOURN_DECLINE,
  BRG_ADJOURN_RESIGN,
  BRG_ADJOURN_LOST,
  BRG_ADJOURN_CANNOT_WIN,
  BRG_ADJOURN_HERE,
  BRG_ADJOURN_EXCUSE,
  BRG_ADJOURN_NOW,
  BRG_ADJOURN_STOP_CLOCK_CALL,
  BRG_ADJOURN_OPEN,
  BRG_ADJOURN_READ,
  BRG_ADJOURN_SEAL_REPLY,
  BRG_ADJOURN_BOARD_REPLY,
  BRG_ADJOURN_CLOCKS_SET,
  BRG_ADJOURN_WRONG_CLOCK,
  BRG_ADJOURN_SESSION_OVER_AGAIN,
  BRG_ADJOURN_INTERRUPT,
  BRG_ADJOURN_READJOURN,
  BRG_ADJOURN_ADJUDICATE,
  BRG_ADJOURN_REPLAY,
} BrgAdjournmentKind;

#define BRG_N_ADJOURNMENT_KINDS (BRG_ADJOURN_REPLAY + 1)

/**
 * BrgEnvelopeLoss:
 * @BRG_LOSS_POSITION_KNOWN: the adjourned position can be restored; `position-known`, without it
 *   `position-unknown`
 * @BRG_LOSS_TIMES_UNKNOWN: the times used cannot; `+times-unknown`
 * @BRG_LOSS_NO_DOUBT: the arbiter has no doubt about the sealed move; `+no-doubt`
 *
 * What is known when an envelope is lost; a bit set.
 */
typedef enum
{
  BRG_LOSS_POSITION_KNOWN = 1 << 0,
  BRG_LOSS_TIMES_UNKNOWN = 1 << 1,
  BRG_LOSS_NO_DOUBT = 1 << 2,
} BrgEnvelopeLoss;

/**
 * BrgClockFound:
 * @BRG_FOUND_BEFORE: before either player made the first move there; `before`
 * @BRG_FOUND_DURING: during play; `during`
 * @BRG_FOUND_AFTER: after the game; `after`
 *
 * When a wrong clock was found.
 */
typedef enum
{
  BRG_FOUND_BEFORE,
  BRG_FOUND_DURING,
  BRG_FOUND_AFTER,
} BrgClockFound;

/**
 * BrgAdjournmentResult:
 *
 * How a game ended; written `-`, `1-0`, `0-1`, `1/2`, and `0-0` when both have lost.
 */
typedef enum
{
  BRG_ADJOURNMENT_NO_RESULT,
  BRG_ADJOURNMENT_WHITE_WINS,
  BRG_ADJOURNMENT_BLACK_WINS,
  BRG_ADJOURNMENT_DRAW,
  BRG_ADJOURNMENT_BOTH_LOSE,
} BrgAdjournmentResult;

#define BRG_N_ADJOURNMENT_RESULTS (BRG_ADJOURNMENT_BOTH_LOSE + 1)

/**
 * BrgAdjournmentEvent:
 * @kind: what happens
 * @side: who, %BRG_COLOUR_NONE where nobody in particular
 * @at: seconds after the hour set for resumption, or %BRG_ADJOURNMENT_UNTIMED
 * @value: of clocks-set and wrong-clock: seconds used
 * @detail: by @kind: a #BrgEnvelopeContent, a set of #BrgEnvelopeLoss, a #BrgClockFound or a
 *   #BrgAdjournmentResult; else 0
 *
 * What happened. Names, the move as it was read and reasons stay with who keeps the events.
 */
typedef struct
{
  BrgAdjournmentKind kind;
  BrgColour side;
  gint at;
  gint value;
  guint detail;
} BrgAdjournmentEvent;

/**
 * BrgAdjournmentPhase:
 * @BRG_PHASE_PLAYING: the game is played; `playing`
 * @BRG_PHASE_SEALED: adjourned, the clocks are stopped; `sealed`
 * @BRG_PHASE_OPEN_MOVE: adjourned with a move that everybody knows; `open-move`
 * @BRG_PHASE_WAITING: the hour has come, the envelope is closed and a clock runs; `waiting`
 * @BRG_PHASE_OPENED: the envelope is open and the move not yet judged; only at the desk, `opened`
 * @BRG_PHASE_REPLY_SEALED: the reply is in a second envelope, the clock of the first sealer runs;
 *   `reply-sealed`
 * @BRG_PHASE_FINISHED: the game is over; `finished`
 * @BRG_PHASE_REPLAY: the game is annulled and played again; `replay`
 * @BRG_PHASE_READJOURNED: adjourned again with an envelope of its own; only at the desk,
 *   `readjourned`
 * @BRG_PHASE_ARBITER: the move that was read does not stand plainly, the envelope is lost with the
 *   position or with a doubt about the move, or somebody is late and nobody has said how late he
 *   may be, and the event's book does not say what follows: the arbiter decides; the clocks are
 *   stopped; `arbiter`
 *
 * Where an adjourned game stands.
 */
typedef enum
{
  BRG_PHASE_PLAYING,
  BRG_PHASE_SEALED,
  BRG_PHASE_OPEN_MOVE,
  BRG_PHASE_WAITING,
  BRG_PHASE_OPENED,
  BRG_PHASE_REPLY_SEALED,
  BRG_PHASE_FINISHED,
  BRG_PHASE_REPLAY,
  BRG_PHASE_READJOURNED,
  BRG_PHASE_ARBITER,
} BrgAdjournmentPhase;

#define BRG_N_ADJOURNMENT_PHASES (BRG_PHASE_ARBITER + 1)

/**
 * BrgAdjournmentEnd:
 *
 * Why a game has ended: what may still change its result.
 */
typedef enum
{
  BRG_END_NONE,
  BRG_END_AGREED,
  BRG_END_RESIGNED,
  BRG_END_LATE,
  BRG_END_FLAG,
  BRG_END_INVALID_MOVE,
  BRG_END_BY_THE_MOVE,
  BRG_END_ADJUDICATED,
  BRG_END_ELSEWHERE,
} BrgAdjournmentEnd;

/**
 * BrgAdjournment:
 * @rulebook: the event's rule book
 * @envelope: the envelope; its manner and content are those of the last one
 * @phase: where the game stands
 * @running: whose clock runs
 * @used: seconds used by White and by Black at @now; meaningless unless @are_used_known
 * @are_used_known: FALSE: the arbiter has to decide what stands on the clocks
 * @result: the result when finished
 * @article: (nullable): book id and article of the last thing that changed something; of another
 *   book where the event's own is silent; a constant string
 * @sealer: whose move is in the envelope that is closed now
 * @to_move: while playing, whose move it is as far as is known
 * @is_here: who is at the board
 * @now: seconds after the hour, %BRG_ADJOURNMENT_UNTIMED before
 * @offers: who has a draw offer that stands
 * @is_lost: whether the envelope is lost
 * @needs_move: whether the move has still to be sealed, or made
 * @end: why the game has ended
 * @flags_down: whose time for the control was over when the move was sealed
 *
 * A state; a plain value that may be copied. The fields below @flags_down are the machine's own.
 */
typedef struct
{
  const BrgRulebook *rulebook;
  BrgEnvelope envelope;
  BrgAdjournmentPhase phase;
  BrgColour running;
  gint used[2];
  gboolean are_used_known;
  BrgAdjournmentResult result;
  const char *article;
  BrgColour sealer;
  BrgColour to_move;
  gboolean is_here[2];
  gint now;
  gboolean offers[2];
  gboolean is_lost;
  gboolean needs_move;
  BrgAdjournmentEnd end;
  gboolean flags_down[2];

  guint loss;
  gint base[2];
  gint used_at_resumption;
  gboolean is_known[2];
  gboolean is_excused[2];
  gboolean cannot_win[2];
  gboolean has_offered[2];
  gboolean is_resumed;
  gboolean is_opened;
  gboolean is_reply;
  gboolean is_again;
  gboolean has_replied;
  gboolean asks_consent;
  gboolean both_were_absent;
  gboolean was_awaited;
  gboolean is_unsaid;
  BrgAdjournmentPhase phase_before;
  BrgColour running_before;
} BrgAdjournment;

/**
 * brg_adjournment_init:
 * @state: (out): the state
 * @rulebook: the event's rule book
 * @envelope: the envelope; with a sealer it has been sealed, else the game is still played
 */
void brg_adjournment_init (BrgAdjournment *state,
                           const BrgRulebook *rulebook,
                           const BrgEnvelope *envelope);

/**
 * brg_adjournment_apply:
 * @state: (inout): a state; untouched when the event is refused
 * @event: what happens
 *
 * One event. Where two of the same hour are told one after the other (`here`), nothing is opened
 * in between: see brg_adjournment_settle().
 *
 * Returns: (nullable): %NULL when it could happen, else why not: a constant sentence marked for
 *   translation
 */
const char *brg_adjournment_apply (BrgAdjournment *state, const BrgAdjournmentEvent *event);

/**
 * brg_adjournment_settle:
 * @state: (inout): a state
 *
 * Draws what follows once everybody who comes at the hour has been told of: with a player at the
 * board the hour has come; where the content is known the envelope is opened if it may be.
 */
void brg_adjournment_settle (BrgAdjournment *state);

/**
 * brg_adjournment_replay:
 * @rulebook: the event's rule book
 * @envelope: the envelope
 * @events: (array length=n_events): what happened, in order
 * @n_events: how many
 * @state: (out): the state after the last event that could happen, settled
 * @fault: (out) (optional): index of the event that could not happen, @n_events when all could
 *
 * Returns: (nullable): %NULL, or why the event of @fault could not happen
 */
const char *brg_adjournment_replay (const BrgRulebook *rulebook,
                                    const BrgEnvelope *envelope,
                                    const BrgAdjournmentEvent *events,
                                    guint n_events,
                                    BrgAdjournment *state,
                                    guint *fault);

/**
 * BrgAdjournmentOffer:
 * @event: the event: kind, side and detail are set; time and value are for the arbiter to fill in
 * @article: book id and article that speaks of it; a constant string
 *
 * An event that can come next: what the window offers. brg_adjournment_preview() tells what it
 * would bring.
 */
typedef struct
{
  BrgAdjournmentEvent event;
  const char *article;
} BrgAdjournmentOffer;

/**
 * brg_adjournment_preview:
 * @state: a state
 * @event: an event with time and value
 * @after: (out): the state it would lead to, settled
 *
 * Returns: (nullable): %NULL, or why it cannot happen; @after is then @state
 */
const char *brg_adjournment_preview (const BrgAdjournment *state,
                                     const BrgAdjournmentEvent *event,
                                     BrgAdjournment *after);

G_END_DECLS
