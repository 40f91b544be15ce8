/* brg-adjournment-play.c - the resumption of an adjourned game: time, opening, reading
 *
 * Rules: fide-2023 6.9, I.7 to I.12; ussr-chess-1956 16, 18, 20, 21; rus-draughts-2022 5.4.2.6,
 *   5.4.4.1, 5.4.4.2, 5.4.13.1
 * Tests: tests/engine/test-adjournment.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-adjournment-play.h"

#include "brg-adjournment-private.h"

#include "brg-both-flags.h"
#include "brg-lateness.h"

gboolean
brg_adjournment_is_closed (const BrgAdjournment *state)
{
  return state->phase == BRG_PHASE_SEALED || state->phase == BRG_PHASE_OPEN_MOVE ||
         state->phase == BRG_PHASE_WAITING || state->phase == BRG_PHASE_REPLY_SEALED;
}

gboolean
brg_adjournment_is_over (const BrgAdjournment *state)
{
  return state->phase == BRG_PHASE_FINISHED || state->phase == BRG_PHASE_REPLAY ||
         state->phase == BRG_PHASE_READJOURNED;
}

BrgColour
brg_adjournment_get_answerer (const BrgAdjournment *state)
{
  return brg_colour_opposite (state->sealer);
}

BrgAdjournmentResult
brg_adjournment_win (BrgColour side)
{
  return side == BRG_COLOUR_WHITE ? BRG_ADJOURNMENT_WHITE_WINS : BRG_ADJOURNMENT_BLACK_WINS;
}

gint
brg_adjournment_get_late_limit (const BrgAdjournment *state)
{
  gint minutes;

  g_return_val_if_fail (state != NULL && state->rulebook != NULL, -1);

  minutes = state->envelope.late_limit < 0 ? -1 : state->envelope.late_limit / 60;
  /* A control that nobody wrote down bounds nothing. */
  minutes = brg_lateness_find_limit (
      state->rulebook, minutes,
      state->envelope.control_seconds > 0 ? state->envelope.control_seconds / 60 : G_MAXINT);
  return minutes < 0 ? -1 : minutes * 60;
}

void
brg_adjournment_finish (BrgAdjournment *state,
                        BrgAdjournmentEnd end,
                        BrgAdjournmentResult result,
                        BrgAdjournmentCite cite)
{
  state->phase = BRG_PHASE_FINISHED;
  state->running = BRG_COLOUR_NONE;
  state->result = result;
  state->end = end;
  state->needs_move = FALSE;
  state->asks_consent = FALSE;
  state->article = brg_adjournment_cite (state->rulebook, cite);
}

/* The move stands on the board, the clock of the one who answers runs. */
static void
play_on (BrgAdjournment *state, const char *article)
{
  state->phase = BRG_PHASE_PLAYING;
  state->to_move = brg_adjournment_get_answerer (state);
  state->running = state->to_move;
  state->is_opened = TRUE;
  state->has_replied = state->is_reply;
  state->article = article;
}

/* rus-chess-2014 8.1, ukr-chess-2016 8.1 let a move be sealed and do not say what a doubtful one is
 * worth: no loss in their name. */
static void
leave_to_arbiter (BrgAdjournment *state)
{
  state->phase = BRG_PHASE_ARBITER;
  state->running = BRG_COLOUR_NONE;
  state->article = brg_adjournment_cite (state->rulebook, BRG_CITE_READ_DOUBTFUL);
}

/* Whose fault a move is that does not stand. fide-2023 I.8: lost, except as 6.9 says. */
static void
lose_by_move (BrgAdjournment *state, BrgEnvelopeContent content)
{
  BrgColour answerer = brg_adjournment_get_answerer (state);
  gboolean is_spared = state->cannot_win[BRG_SIDE_INDEX (answerer)] &&
                       state->rulebook->adjournment->spares_unwinnable;

  brg_adjournment_finish (state, BRG_END_INVALID_MOVE,
                          is_spared ? BRG_ADJOURNMENT_DRAW : brg_adjournment_win (answerer),
                          BRG_CITE_INVALID_DRAWN);
  if (!is_spared)
    state->article = brg_adjournment_cite_content (state->rulebook, content);
}

static const char *
cite_opening (const BrgAdjournment *state)
{
  return brg_adjournment_cite (state->rulebook, state->is_reply           ? BRG_CITE_REPLY_SEALED
                                                : state->both_were_absent ? BRG_CITE_BOTH_ABSENT
                                                : state->was_awaited      ? BRG_CITE_ANSWER_AWAITED
                                                                          : BRG_CITE_HOUR_OPENED);
}

void
brg_adjournment_read (BrgAdjournment *state, BrgEnvelopeContent content)
{
  state->is_opened = TRUE;
  switch ((guint) content)
    {
    case BRG_CONTENT_OK:
      play_on (state, cite_opening (state));
      break;
    case BRG_CONTENT_SLIP:
      play_on (state, brg_adjournment_cite (state->rulebook, BRG_CITE_READ_SLIP));
      break;
    case BRG_CONTENT_MATE:
      brg_adjournment_finish (state, BRG_END_BY_THE_MOVE, brg_adjournment_win (state->sealer),
                              BRG_CITE_MATED);
      break;
    case BRG_CONTENT_STALEMATE:
      brg_adjournment_finish (state, BRG_END_BY_THE_MOVE, BRG_ADJOURNMENT_DRAW,
                              BRG_CITE_STALEMATED);
      break;
    case BRG_CONTENT_DRAWN:
      brg_adjournment_finish (state, BRG_END_BY_THE_MOVE, BRG_ADJOURNMENT_DRAW, BRG_CITE_DEAD);
      break;
    case BRG_CONTENT_AMBIGUOUS:
    case BRG_CONTENT_UNCLEAR:
    case BRG_CONTENT_IMPOSSIBLE:
      if (brg_adjournment_is_for_arbiter (state->rulebook, content))
        leave_to_arbiter (state);
      else
        lose_by_move (state, content);
      break;
    case BRG_CONTENT_UNKNOWN:
    default:
      g_return_if_reached ();
    }
}

/* fide-2023 I.12.1: without the envelope the sealer makes the move that was sealed, so both must be
 * there; ussr-chess-1956 20: a move of which the arbiter has no doubt can be made at once. */
static void
play_without_envelope (BrgAdjournment *state)
{
  const BrgAdjournmentEvent lost = { .kind = BRG_ADJOURN_LOST, .detail = state->loss };
  const char *article = brg_adjournment_cite_event (state, &lost);
  gboolean is_sure =
      (state->loss & BRG_LOSS_NO_DOUBT) != 0 && state->rulebook->adjournment->lost_needs_no_doubt;

  if (is_sure || state->is_here[BRG_SIDE_INDEX (state->sealer)])
    {
      play_on (state, article);
      return;
    }
  state->phase = BRG_PHASE_WAITING;
  state->running = state->sealer;
  state->article = article;
}

void
brg_adjournment_open (BrgAdjournment *state)
{
  if (!state->is_resumed || !brg_adjournment_is_closed (state) ||
      !state->is_here[BRG_SIDE_INDEX (brg_adjournment_get_answerer (state))])
    return;
  if (!state->is_reply && state->envelope.manner == BRG_ADJOURNMENT_OPEN_MOVE)
    play_on (state, cite_opening (state));
  else if (state->is_lost)
    play_without_envelope (state);
  else if (state->envelope.content != BRG_CONTENT_UNKNOWN)
    brg_adjournment_read (state, state->envelope.content);
}

/* The hour has come. */
static void
begin (BrgAdjournment *state)
{
  BrgColour answerer = brg_adjournment_get_answerer (state);

  state->now = 0;
  state->is_resumed = TRUE;
  state->is_again = FALSE;
  state->needs_move = FALSE;
  state->used_at_resumption = state->used[0] + state->used[1];
  state->base[0] = state->used[0];
  state->base[1] = state->used[1];
  state->was_awaited = !state->is_here[BRG_SIDE_INDEX (answerer)];
  state->both_were_absent = !state->is_here[0] && !state->is_here[1];
  /* fide-2023 I.11: where the default time is not zero. */
  if (brg_adjournment_get_late_limit (state) <= 0)
    state->both_were_absent = FALSE;
  brg_adjournment_open (state);
  if (!state->was_awaited || state->phase == BRG_PHASE_ARBITER)
    return;
  state->phase = BRG_PHASE_WAITING;
  state->running = answerer;
  state->article = cite_opening (state);
}

void
brg_adjournment_arrive (BrgAdjournment *state, BrgColour side)
{
  state->is_here[BRG_SIDE_INDEX (side)] = TRUE;
  if (state->is_resumed && state->now == 0 && state->both_were_absent)
    {
      state->both_were_absent = FALSE;
      if (state->phase == BRG_PHASE_WAITING)
        state->article = cite_opening (state);
    }
  brg_adjournment_open (state);
}

/* fide-2023 I.10: a sealed move that ends the game counts all the same. */
static gboolean
keeps_end (const BrgAdjournment *state)
{
  return state->rulebook->adjournment->late_keeps_end && !state->is_lost && !state->is_reply &&
         brg_adjournment_is_closed (state) &&
         (state->envelope.content == BRG_CONTENT_MATE ||
          state->envelope.content == BRG_CONTENT_STALEMATE ||
          state->envelope.content == BRG_CONTENT_DRAWN);
}

/* fide-2023 I.10. ussr-chess-1956 16, 17: an hour late loses, unless the move has ended the game
 * before; then mate and stalemate stand by their own paragraph. */
void
brg_adjournment_cite_late_end (BrgAdjournment *state, gboolean is_missed)
{
  gint limit = brg_adjournment_get_late_limit (state);

  if (is_missed && state->rulebook->adjournment->late_keeps_end &&
      state->phase == BRG_PHASE_FINISHED && state->end == BRG_END_BY_THE_MOVE && limit >= 0 &&
      state->now > limit)
    state->article = brg_adjournment_cite (state->rulebook, BRG_CITE_LATE_BUT_OVER);
}

/* ukr-chess-2016 6.3.2: the regulations have to say how late a player may come. They do not: as
 * before a game, nobody loses and nobody plays before the arbiter has said it. */
static void
leave_unsaid (BrgAdjournment *state)
{
  state->is_unsaid = TRUE;
  state->phase_before = state->phase;
  state->running_before = state->running;
  state->phase = BRG_PHASE_ARBITER;
  state->running = BRG_COLOUR_NONE;
  state->article = brg_adjournment_cite (state->rulebook, BRG_CITE_ONE_LATE);
}

/* Who is not there and may not come any more. While the arbiter reads the move nobody is judged. */
static void
judge_late (BrgAdjournment *state)
{
  gint limit = brg_adjournment_get_late_limit (state);
  gboolean is_late[2];

  if ((limit < 0 && !state->rulebook->late_must_be_set) || state->now <= MAX (limit, 0) ||
      state->phase == BRG_PHASE_OPENED || state->phase == BRG_PHASE_ARBITER)
    return;
  for (guint i = 0; i < 2; i++)
    is_late[i] = !state->is_here[i] && !state->is_excused[i];
  if (!is_late[0] && !is_late[1])
    return;
  if (limit < 0)
    leave_unsaid (state);
  else if (keeps_end (state))
    {
      brg_adjournment_read (state, state->envelope.content);
      state->article = brg_adjournment_cite (state->rulebook, BRG_CITE_LATE_BUT_OVER);
    }
  else if (is_late[0] && is_late[1])
    brg_adjournment_finish (state, BRG_END_LATE, BRG_ADJOURNMENT_BOTH_LOSE, BRG_CITE_BOTH_LATE);
  else
    brg_adjournment_finish (state, BRG_END_LATE,
                            brg_adjournment_win (is_late[0] ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE),
                            BRG_CITE_ONE_LATE);
}

/* Moves that a side has made with the sealed one: @moves are completed by each; White, whose move
 * comes first, has one more when Black sealed. */
static gint
count_moves (const BrgAdjournment *state, BrgColour side)
{
  gboolean has_sealed = side == state->envelope.sealer;
  gboolean is_ahead = side == BRG_COLOUR_WHITE && state->envelope.sealer == BRG_COLOUR_BLACK;

  return state->envelope.moves + (has_sealed || is_ahead ? 1 : 0);
}

static void
finish_by_flag (BrgAdjournment *state, BrgColour side)
{
  BrgColour winner = brg_colour_opposite (side);
  gboolean is_spared =
      state->rulebook->adjournment->spares_unwinnable && state->cannot_win[BRG_SIDE_INDEX (winner)];

  brg_adjournment_finish (state, BRG_END_FLAG,
                          is_spared ? BRG_ADJOURNMENT_DRAW : brg_adjournment_win (winner),
                          BRG_CITE_FLAG);
}

static gint
get_due_seconds (const BrgEnvelope *envelope)
{
  return envelope->due_seconds > 0 ? envelope->due_seconds : envelope->control_seconds;
}

static gint
get_due_moves (const BrgEnvelope *envelope)
{
  return envelope->due_seconds > 0 ? envelope->due_moves : envelope->control_moves;
}

/* Whether the time of the control is over for a side that has made so many moves; without a number
 * of moves it is the time of the whole game. */
static gboolean
has_overstepped (const BrgAdjournment *state, BrgColour side, gint moves)
{
  const BrgEnvelope *envelope = &state->envelope;
  gint due = get_due_moves (envelope);

  return get_due_seconds (envelope) > 0 && !envelope->has_increment && envelope->moves >= 0 &&
         state->is_known[BRG_SIDE_INDEX (side)] && (due == 0 || moves < due) &&
         state->used[BRG_SIDE_INDEX (side)] >= get_due_seconds (envelope);
}

/* rus-draughts-2022 5.4.13.1, rus-chess-2014 6.11, ukr-chess-2016 6.5: the times do not tell which
 * flag fell first. Where the book does not end the game it stays adjourned. */
static void
judge_both_flags (BrgAdjournment *state)
{
  const BrgEnvelope *envelope = &state->envelope;
  const char *article;

  if (brg_both_flags_judge (state->rulebook, BRG_TEMPO_STANDARD, FALSE,
                            get_due_moves (envelope) == 0, FALSE, envelope->has_increment,
                            &article) != BRG_BOTH_FLAGS_DRAW)
    return;
  brg_adjournment_finish (state, BRG_END_FLAG, BRG_ADJOURNMENT_DRAW, BRG_CITE_FLAG);
  state->article = article;
}

/* fide-2023 6.9, rus-chess-2014 6.9, ukr-chess-2016 6.3.5, ussr-chess-1956 18, rus-draughts-2022
 * 5.4.2.6. What an early adjournment has put on his clock is on the envelope and not judged. */
void
brg_adjournment_judge_sealing (BrgAdjournment *state)
{
  BrgColour sealer = state->sealer;
  BrgColour other = brg_colour_opposite (sealer);
  BrgEnvelopeContent content = state->envelope.content;
  gboolean is_charged =
      state->envelope.sealer != BRG_COLOUR_NONE && state->envelope.manner == BRG_ADJOURNMENT_EARLY;
  gint moves = state->envelope.moves;
  gboolean is_out;
  gboolean is_other_out;

  if (content == BRG_CONTENT_MATE || content == BRG_CONTENT_STALEMATE ||
      content == BRG_CONTENT_DRAWN)
    return;
  is_out = !is_charged && has_overstepped (state, sealer, moves);
  is_other_out = has_overstepped (state, other, moves + (other == BRG_COLOUR_WHITE ? 1 : 0));
  state->flags_down[BRG_SIDE_INDEX (sealer)] = is_out;
  state->flags_down[BRG_SIDE_INDEX (other)] = is_other_out;
  if (is_out && is_other_out)
    judge_both_flags (state);
  else if (is_out || is_other_out)
    finish_by_flag (state, is_out ? sealer : other);
}

/* Who is not there while his clock runs, and uses up the time of a control whose moves he has not
 * made, has lost: fide-2023 6.9, rus-chess-2014 6.9, ukr-chess-2016 6.3.5, ussr-chess-1956 18. What
 * comes first decides, this or the latest time for coming. Where moves, times or an increment leave
 * it open the arbiter looks at the clock. */
static void
judge_control (BrgAdjournment *state)
{
  gint limit = brg_adjournment_get_late_limit (state);
  BrgColour side = state->running;
  gint over;

  if (side == BRG_COLOUR_NONE ||
      (state->phase != BRG_PHASE_WAITING && state->phase != BRG_PHASE_REPLY_SEALED) ||
      state->is_here[BRG_SIDE_INDEX (side)] || keeps_end (state) ||
      !has_overstepped (state, side, count_moves (state, side)))
    return;
  over = state->used[BRG_SIDE_INDEX (side)] - get_due_seconds (&state->envelope);
  if (limit >= 0 && state->now - over > limit)
    return;
  finish_by_flag (state, side);
}

void
brg_adjournment_advance (BrgAdjournment *state, gint at)
{
  if (brg_adjournment_is_over (state) || (state->phase == BRG_PHASE_PLAYING && !state->is_resumed))
    return;
  if (state->now < 0)
    begin (state);
  if (at <= state->now)
    return;
  if (!brg_adjournment_is_over (state) && state->running != BRG_COLOUR_NONE)
    state->used[BRG_SIDE_INDEX (state->running)] += at - state->now;
  state->now = at;
  if (!brg_adjournment_is_over (state))
    judge_control (state);
  if (!brg_adjournment_is_over (state))
    judge_late (state);
}
