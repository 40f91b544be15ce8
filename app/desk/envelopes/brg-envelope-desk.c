/* brg-envelope-desk.c - adjourned games of a group: where each stands, what may come next, what
 * follows from it
 *
 * Rules: fide-2023 guideline I, ussr-chess-1956 19-21
 * Tests: tests/app/test-envelope-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-envelope-desk.h"

#include <stdio.h>

#include "brg-adjournment-ids.h"
#include "brg-time-control.h"

G_STATIC_ASSERT ((guint) BRG_STORED_MANNER_SEALED == (guint) BRG_ADJOURNMENT_SEALED);
G_STATIC_ASSERT ((guint) BRG_STORED_MANNER_EARLY == (guint) BRG_ADJOURNMENT_EARLY);
G_STATIC_ASSERT ((guint) BRG_STORED_MANNER_OPEN_MOVE == (guint) BRG_ADJOURNMENT_OPEN_MOVE);

/* Times. */

/* NULL when @utc is no time. */
static GDateTime *
read_time (const char *utc)
{
  gint year, month, day, hour, minute, second = 0;

  return sscanf (utc, "%4d-%2d-%2dT%2d:%2d:%2d", &year, &month, &day, &hour, &minute, &second) >= 5
             ? g_date_time_new_utc (year, month, day, hour, minute, second)
             : NULL;
}

gint
brg_envelope_find_seconds (const BrgStoredEnvelope *envelope, const char *at)
{
  g_autoptr (GDateTime) hour = NULL;
  g_autoptr (GDateTime) time = NULL;
  gint64 seconds;

  g_return_val_if_fail (envelope != NULL && at != NULL, BRG_ADJOURNMENT_UNTIMED);

  hour = read_time (envelope->resumes_at);
  time = read_time (at);
  if (hour == NULL || time == NULL)
    return BRG_ADJOURNMENT_UNTIMED;
  seconds = g_date_time_difference (time, hour) / G_TIME_SPAN_SECOND;
  return seconds < 0 ? BRG_ADJOURNMENT_UNTIMED : (gint) MIN (seconds, G_MAXINT / 2);
}

char *
brg_envelope_dup_time (const BrgStoredEnvelope *envelope, gint seconds)
{
  g_autoptr (GDateTime) hour = NULL;
  g_autoptr (GDateTime) time = NULL;

  g_return_val_if_fail (envelope != NULL, NULL);

  hour = read_time (envelope->resumes_at);
  if (hour == NULL)
    hour = g_date_time_new_now_utc ();
  time = g_date_time_add_seconds (hour, seconds);
  return g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ");
}

/* The face of an envelope for the rules. */

/* Time that is left over goes into the next phase, and the last one comes again. */
static void
fill_control (const BrgSnapshot *snapshot, BrgEnvelope *face)
{
  BrgTimeControl control;
  guint i = 0;

  if (!brg_time_control_parse (snapshot->group->time_control, &control, NULL))
    return;
  face->control_moves = control.phases[0].moves;
  face->control_seconds = 60 * control.phases[0].minutes;
  do
    {
      const BrgTimePhase *phase = &control.phases[MIN (i, control.n_phases - 1)];

      face->due_seconds += 60 * phase->minutes;
      face->due_moves = phase->moves > 0 ? face->due_moves + phase->moves : 0;
      face->has_increment |= phase->increment_seconds > 0;
      i++;
    }
  while (face->due_moves > 0 && face->moves >= face->due_moves);
}

void
brg_envelope_fill_face (const BrgSnapshot *snapshot,
                        const BrgStoredEnvelope *envelope,
                        gint session_minutes,
                        BrgEnvelope *face)
{
  g_return_if_fail (snapshot != NULL && envelope != NULL && face != NULL);

  brg_envelope_init (face);
  face->sealer = envelope->sealer;
  face->manner = (BrgAdjournmentManner) envelope->manner;
  face->is_braille = envelope->is_braille;
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    face->used[BRG_SIDE_INDEX (side)] = envelope->used[side];
  if (session_minutes > 0)
    {
      face->session = 60 * session_minutes;
      face->resumption = face->session;
    }
  if (envelope->move_number > 0)
    face->moves = envelope->move_number - 1;
  fill_control (snapshot, face);
  if (snapshot->group->default_minutes >= 0)
    face->late_limit = 60 * snapshot->group->default_minutes;
  face->draw_offer = envelope->draw_offer;
}

/* Cases. */

/* The board of a pairing and its round; NULL when it is gone. */
static const BrgGame *
find_game (const BrgSnapshot *snapshot, gint64 pairing_id, gint *round)
{
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *paired = snapshot->rounds->pdata[i];

      for (guint j = 0; j < paired->games->len; j++)
        {
          const BrgGame *game = &g_array_index (paired->games, BrgGame, j);

          if (game->id == pairing_id)
            {
              *round = paired->number;
              return game;
            }
        }
    }
  *round = 0;
  return NULL;
}

static gboolean
is_adjourned (const BrgGame *game)
{
  return game != NULL && game->white_outcome == BRG_OUTCOME_ADJOURNED;
}

/* An id of a newer program stops the story there. */
static GArray *
list_events (const BrgStoredEnvelope *envelope)
{
  GArray *events = g_array_new (FALSE, FALSE, sizeof (BrgAdjournmentEvent));

  for (guint i = 0; i < envelope->events->len; i++)
    {
      const BrgStoredEnvelopeEvent *stored = envelope->events->pdata[i];
      BrgAdjournmentEvent event;

      if (!brg_adjournment_event_from_id (stored->kind, &event))
        break;
      event.side = stored->side;
      event.at = brg_envelope_find_seconds (envelope, stored->at);
      event.value = (gint) stored->value;
      g_array_append_val (events, event);
    }
  return events;
}

static void
replay (const BrgSnapshot *snapshot, BrgEnvelopeCase *matter, gint session_minutes)
{
  g_autoptr (GArray) events = list_events (matter->envelope);
  BrgEnvelope face;

  brg_envelope_fill_face (snapshot, matter->envelope, session_minutes, &face);
  matter->fault = brg_adjournment_replay (snapshot->event->rulebook, &face,
                                          (const BrgAdjournmentEvent *) (void *) events->data,
                                          events->len, &matter->state, NULL);
}

static gboolean
has_envelope (const BrgEnvelopeDesk *desk, gint64 pairing_id)
{
  for (guint i = 0; i < desk->envelopes->len; i++)
    if (((const BrgStoredEnvelope *) desk->envelopes->pdata[i])->pairing_id == pairing_id)
      return TRUE;
  return FALSE;
}

/* fide-2023 I.2, ussr-chess-1956 19: every adjourned game has an envelope; these have none yet. */
static void
add_bare_games (BrgEnvelopeDesk *desk)
{
  BrgEnvelope face;

  brg_envelope_init (&face);
  for (guint i = 0; i < desk->snapshot->rounds->len; i++)
    {
      const BrgRound *round = desk->snapshot->rounds->pdata[i];

      for (guint j = 0; j < round->games->len; j++)
        {
          const BrgGame *game = &g_array_index (round->games, BrgGame, j);
          BrgEnvelopeCase matter = { .round = round->number, .game = game, .is_open = TRUE };

          if (!is_adjourned (game) || has_envelope (desk, game->id))
            continue;
          brg_adjournment_init (&matter.state, desk->snapshot->event->rulebook, &face);
          g_array_append_val (desk->cases, matter);
        }
    }
}

/* Whether a later envelope has taken the place of this one. */
static gboolean
is_last (const BrgEnvelopeDesk *desk, guint index)
{
  const BrgStoredEnvelope *envelope = desk->envelopes->pdata[index];

  for (guint i = 0; i < desk->envelopes->len; i++)
    {
      const BrgStoredEnvelope *other = desk->envelopes->pdata[i];

      if (other->pairing_id == envelope->pairing_id && other->id > envelope->id)
        return FALSE;
    }
  return TRUE;
}

static void
add_envelopes (BrgEnvelopeDesk *desk, gboolean are_open, gint session_minutes)
{
  for (guint i = 0; i < desk->envelopes->len; i++)
    {
      BrgEnvelopeCase matter = { .envelope = desk->envelopes->pdata[i] };

      matter.game = find_game (desk->snapshot, matter.envelope->pairing_id, &matter.round);
      matter.is_open = is_adjourned (matter.game) && is_last (desk, i);
      if (matter.is_open != are_open)
        continue;
      replay (desk->snapshot, &matter, session_minutes);
      g_array_append_val (desk->cases, matter);
    }
}

BrgEnvelopeDesk *
brg_envelope_desk_new (const BrgSnapshot *snapshot, GPtrArray *envelopes, gint session_minutes)
{
  BrgEnvelopeDesk *desk;

  g_return_val_if_fail (snapshot != NULL && envelopes != NULL, NULL);

  desk = g_new (BrgEnvelopeDesk, 1);
  desk->snapshot = snapshot;
  desk->envelopes = envelopes;
  desk->cases = g_array_new (FALSE, TRUE, sizeof (BrgEnvelopeCase));
  add_bare_games (desk);
  add_envelopes (desk, TRUE, session_minutes);
  add_envelopes (desk, FALSE, session_minutes);
  return desk;
}

void
brg_envelope_desk_free (BrgEnvelopeDesk *desk)
{
  if (desk == NULL)
    return;
  g_array_unref (desk->cases);
  g_ptr_array_unref (desk->envelopes);
  g_free (desk);
}

const BrgEnvelopeCase *
brg_envelope_desk_find (const BrgEnvelopeDesk *desk, gint64 pairing_id)
{
  const BrgEnvelopeCase *last = NULL;

  g_return_val_if_fail (desk != NULL, NULL);

  for (guint i = 0; i < desk->cases->len; i++)
    {
      const BrgEnvelopeCase *matter = &g_array_index (desk->cases, BrgEnvelopeCase, i);

      if (matter->game == NULL || matter->game->id != pairing_id)
        continue;
      if (matter->is_open)
        return matter;
      last = matter;
    }
  return last;
}

gboolean
brg_envelope_case_is_idle (const BrgEnvelopeCase *matter)
{
  g_return_val_if_fail (matter != NULL, FALSE);

  return !matter->is_open && matter->game != NULL &&
         brg_outcome_is_pending (matter->game->white_outcome) &&
         matter->state.phase != BRG_PHASE_FINISHED && matter->state.phase != BRG_PHASE_REPLAY &&
         matter->state.phase != BRG_PHASE_READJOURNED;
}

gboolean
brg_envelope_case_awaits_result (const BrgEnvelopeCase *matter)
{
  g_return_val_if_fail (matter != NULL, FALSE);

  return matter->is_open && matter->envelope != NULL && matter->state.phase == BRG_PHASE_FINISHED;
}

gint
brg_envelope_desk_count_open (const BrgSnapshot *snapshot)
{
  gint count = 0;

  g_return_val_if_fail (snapshot != NULL, 0);

  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];

      for (guint j = 0; j < round->games->len; j++)
        count += is_adjourned (&g_array_index (round->games, BrgGame, j));
    }
  return count;
}

gboolean
brg_envelope_case_is_resumed (const BrgEnvelopeCase *matter)
{
  static const gboolean resumed[BRG_N_ADJOURNMENT_PHASES] = {
    [BRG_PHASE_PLAYING] = TRUE, [BRG_PHASE_OPENED] = TRUE,      [BRG_PHASE_FINISHED] = TRUE,
    [BRG_PHASE_REPLAY] = TRUE,  [BRG_PHASE_READJOURNED] = TRUE, [BRG_PHASE_ARBITER] = TRUE,
  };

  g_return_val_if_fail (matter != NULL, FALSE);

  return resumed[matter->state.phase];
}

BrgEnvelopeBlock
brg_envelope_case_find_block (const BrgSnapshot *snapshot, const BrgEnvelopeCase *matter)
{
  g_return_val_if_fail (snapshot != NULL && matter != NULL, BRG_ENVELOPE_BLOCKS_NOTHING);

  if (!matter->is_open)
    return BRG_ENVELOPE_BLOCKS_NOTHING;
  /* ussr-chess-1956 20: before the last round all games of earlier ones are finished. */
  if (snapshot->event->rulebook->last_round_article != NULL &&
      matter->round < brg_snapshot_count_rounds (snapshot))
    return BRG_ENVELOPE_BLOCKS_LAST_ROUND;
  return BRG_ENVELOPE_BLOCKS_TABLE;
}

/* Events. */

static const BrgEnvelopeGroup groups[BRG_N_ADJOURNMENT_KINDS] = {
  [BRG_ADJOURN_SESSION_OVER] = BRG_ENVELOPE_AGAIN,
  [BRG_ADJOURN_SEAL] = BRG_ENVELOPE_AGAIN,
  [BRG_ADJOURN_BOARD_MOVE] = BRG_ENVELOPE_AGAIN,
  [BRG_ADJOURN_ADJOURN] = BRG_ENVELOPE_AGAIN,
  [BRG_ADJOURN_CONSENT] = BRG_ENVELOPE_AGAIN,
  [BRG_ADJOURN_REFUSE] = BRG_ENVELOPE_AGAIN,
  [BRG_ADJOURN_CUSTODY] = BRG_ENVELOPE_CUSTODY,
  [BRG_ADJOURN_OFFER] = BRG_ENVELOPE_ENDING,
  [BRG_ADJOURN_ACCEPT] = BRG_ENVELOPE_ENDING,
  [BRG_ADJOURN_DECLINE] = BRG_ENVELOPE_ENDING,
  [BRG_ADJOURN_RESIGN] = BRG_ENVELOPE_ENDING,
  [BRG_ADJOURN_LOST] = BRG_ENVELOPE_LOSS,
  [BRG_ADJOURN_CANNOT_WIN] = BRG_ENVELOPE_READING,
  [BRG_ADJOURN_HERE] = BRG_ENVELOPE_PRESENCE,
  [BRG_ADJOURN_EXCUSE] = BRG_ENVELOPE_ABSENCE,
  [BRG_ADJOURN_NOW] = BRG_ENVELOPE_ABSENCE,
  [BRG_ADJOURN_STOP_CLOCK_CALL] = BRG_ENVELOPE_ABSENCE,
  [BRG_ADJOURN_OPEN] = BRG_ENVELOPE_PRESENCE,
  [BRG_ADJOURN_READ] = BRG_ENVELOPE_READING,
  [BRG_ADJOURN_SEAL_REPLY] = BRG_ENVELOPE_ABSENCE,
  [BRG_ADJOURN_BOARD_REPLY] = BRG_ENVELOPE_ABSENCE,
  [BRG_ADJOURN_CLOCKS_SET] = BRG_ENVELOPE_CLOCKS,
  [BRG_ADJOURN_WRONG_CLOCK] = BRG_ENVELOPE_CLOCKS,
  [BRG_ADJOURN_SESSION_OVER_AGAIN] = BRG_ENVELOPE_AGAIN,
  [BRG_ADJOURN_INTERRUPT] = BRG_ENVELOPE_AGAIN,
  [BRG_ADJOURN_READJOURN] = BRG_ENVELOPE_AGAIN,
  [BRG_ADJOURN_ADJUDICATE] = BRG_ENVELOPE_JUDGEMENT,
  [BRG_ADJOURN_REPLAY] = BRG_ENVELOPE_JUDGEMENT,
};

BrgEnvelopeGroup
brg_envelope_group_find (BrgAdjournmentKind kind)
{
  g_return_val_if_fail ((guint) kind < BRG_N_ADJOURNMENT_KINDS, BRG_ENVELOPE_PRESENCE);

  return groups[kind];
}

static char *
dup_now (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}

BrgStoredEnvelopeEvent *
brg_envelope_event_store (const BrgStoredEnvelope *envelope,
                          const BrgAdjournmentEvent *event,
                          const char *article,
                          const char *text)
{
  g_autofree char *kind = brg_adjournment_event_to_id (event);
  BrgStoredEnvelopeEvent *stored =
      brg_stored_envelope_event_new (kind, event->side, event->value, text);

  g_free (stored->at);
  stored->at = event->at == BRG_ADJOURNMENT_UNTIMED ? dup_now ()
                                                    : brg_envelope_dup_time (envelope, event->at);
  if (article != NULL)
    {
      g_free (stored->article);
      stored->article = g_strdup (article);
    }
  return stored;
}

/* fide-2023 I.6, I.8, I.10, I.12.2: what an end on the envelope is in the table. The game was begun
 * over the board, so a late player has lost it and does not forfeit it. */
void
brg_envelope_step_take_end (BrgEnvelopeStep *step, const BrgAdjournment *after)
{
  static const BrgOutcome outcomes[BRG_N_ADJOURNMENT_RESULTS][2] = {
    [BRG_ADJOURNMENT_NO_RESULT] = { BRG_OUTCOME_NONE, BRG_OUTCOME_NONE },
    [BRG_ADJOURNMENT_WHITE_WINS] = { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
    [BRG_ADJOURNMENT_BLACK_WINS] = { BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
    [BRG_ADJOURNMENT_DRAW] = { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
    [BRG_ADJOURNMENT_BOTH_LOSE] = { BRG_OUTCOME_LOSS, BRG_OUTCOME_LOSS },
  };

  g_return_if_fail (step != NULL && after != NULL);

  step->is_replayed = after->phase == BRG_PHASE_REPLAY;
  if (after->phase != BRG_PHASE_FINISHED)
    return;
  step->white = outcomes[after->result][0];
  step->black = outcomes[after->result][1];
  step->is_adjudicated = after->end == BRG_END_ADJUDICATED;
}
