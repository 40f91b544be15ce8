/* brg-envelope-desk.h - adjourned games of a group: where each stands, what may come next, what
 * follows from it
 *
 * The rules are those of brg-adjournment.h; here they meet what is stored: the face of an envelope,
 * its events by the hour, the result in the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-adjournment.h"
#include "brg-snapshot.h"
#include "brg-store-envelopes.h"
#include "brg-stored-envelope.h"

G_BEGIN_DECLS

/**
 * BrgEnvelopeCase:
 * @envelope: (nullable): what is stored, %NULL for a game adjourned without an envelope
 * @round: round of the game
 * @game: (nullable): its board in the snapshot; %NULL when it is not there any more
 * @is_open: whether the game is still adjourned, and this is its last envelope
 * @state: where the game stands by the rules; without an envelope nothing but the rule book is set
 * @fault: (nullable): why a stored event could not have happened, a constant sentence
 *
 * One adjourned game. Nothing is owned.
 */
typedef struct
{
  const BrgStoredEnvelope *envelope;
  gint round;
  const BrgGame *game;
  gboolean is_open;
  BrgAdjournment state;
  const char *fault;
} BrgEnvelopeCase;

/**
 * brg_envelope_case_is_idle:
 * @matter: a case
 *
 * Returns: whether the game was adjourned, got a result and lost it again: it is neither adjourned
 *   nor over, and its envelope waits for it to be adjourned again
 */
gboolean brg_envelope_case_is_idle (const BrgEnvelopeCase *matter);

/**
 * brg_envelope_case_is_resumed:
 * @matter: a case with an envelope
 *
 * Returns: whether it was told that the game went on: the envelope opened, or an open move made
 */
gboolean brg_envelope_case_is_resumed (const BrgEnvelopeCase *matter);

/**
 * BrgEnvelopeDesk:
 * @snapshot: the group as it is played on boards; not owned
 * @envelopes: (element-type BrgStoredEnvelope): what is stored
 * @cases: (element-type BrgEnvelopeCase): the open ones first, then the others, each by number;
 *   games without an envelope stand first
 *
 * The adjourned games of a group.
 */
typedef struct
{
  const BrgSnapshot *snapshot;
  GPtrArray *envelopes;
  GArray *cases;
} BrgEnvelopeDesk;

/**
 * brg_envelope_desk_new:
 * @snapshot: a group as it is played on boards; must outlive the desk
 * @envelopes: (transfer full) (element-type BrgStoredEnvelope): its envelopes
 * @session_minutes: length of a session by the regulations, both clocks together; -1 if not set
 *
 * Returns: (transfer full): its adjourned games
 */
BrgEnvelopeDesk *brg_envelope_desk_new (const BrgSnapshot *snapshot,
                                        GPtrArray *envelopes,
                                        gint session_minutes);

/** brg_envelope_desk_free: Frees @desk, which may be %NULL */
void brg_envelope_desk_free (BrgEnvelopeDesk *desk);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgEnvelopeDesk, brg_envelope_desk_free)

/**
 * brg_envelope_desk_find:
 * @desk: a desk
 * @pairing_id: row of a board
 *
 * Returns: (nullable): the open case of the board, else its last one
 */
const BrgEnvelopeCase *brg_envelope_desk_find (const BrgEnvelopeDesk *desk, gint64 pairing_id);

/**
 * brg_envelope_desk_count_open:
 * @snapshot: a group as it is played on boards
 *
 * Returns: how many games are adjourned, with or without an envelope
 */
gint brg_envelope_desk_count_open (const BrgSnapshot *snapshot);

/**
 * brg_envelope_case_awaits_result:
 * @matter: a case
 *
 * Returns: whether the game is over by the rules and the table still has it as adjourned: a flag
 *   had fallen before the move was sealed
 */
gboolean brg_envelope_case_awaits_result (const BrgEnvelopeCase *matter);

/**
 * BrgEnvelopeBlock:
 * @BRG_ENVELOPE_BLOCKS_NOTHING: the game is not adjourned any more
 * @BRG_ENVELOPE_BLOCKS_LAST_ROUND: the last round must not begin before the game is over
 *   (ussr-chess-1956 20)
 * @BRG_ENVELOPE_BLOCKS_TABLE: the final table waits for it
 *
 * What an adjourned game holds up.
 */
typedef enum
{
  BRG_ENVELOPE_BLOCKS_NOTHING,
  BRG_ENVELOPE_BLOCKS_LAST_ROUND,
  BRG_ENVELOPE_BLOCKS_TABLE,
} BrgEnvelopeBlock;

/**
 * brg_envelope_case_find_block:
 * @snapshot: the group
 * @matter: a case
 *
 * Returns: what it holds up
 */
BrgEnvelopeBlock brg_envelope_case_find_block (const BrgSnapshot *snapshot,
                                               const BrgEnvelopeCase *matter);

/**
 * brg_envelope_fill_face:
 * @snapshot: the group
 * @envelope: an envelope
 * @session_minutes: see brg_envelope_desk_new()
 * @face: (out): the same for the rules
 */
void brg_envelope_fill_face (const BrgSnapshot *snapshot,
                             const BrgStoredEnvelope *envelope,
                             gint session_minutes,
                             BrgEnvelope *face);

/**
 * brg_envelope_find_seconds:
 * @envelope: an envelope
 * @at: a time, UTC, `YYYY-MM-DDThh:mm:ssZ` or without seconds
 *
 * Returns: seconds after the hour of resumption; %BRG_ADJOURNMENT_UNTIMED before it, or when there
 *   is no hour
 */
gint brg_envelope_find_seconds (const BrgStoredEnvelope *envelope, const char *at);

/**
 * brg_envelope_dup_time:
 * @envelope: an envelope with an hour of resumption
 * @seconds: seconds after it
 *
 * Returns: (transfer full): that time, UTC, `YYYY-MM-DDThh:mm:ssZ`
 */
char *brg_envelope_dup_time (const BrgStoredEnvelope *envelope, gint seconds);

/**
 * BrgEnvelopeGroup:
 * @BRG_ENVELOPE_PRESENCE: who is at the board, the opening: the way of every resumption
 * @BRG_ENVELOPE_READING: what the envelope holds
 * @BRG_ENVELOPE_ABSENCE: a player is absent
 * @BRG_ENVELOPE_LOSS: the envelope is lost
 * @BRG_ENVELOPE_ENDING: agreement and resignation
 * @BRG_ENVELOPE_CLOCKS: the clocks are wrong or not known
 * @BRG_ENVELOPE_AGAIN: the game is adjourned again
 * @BRG_ENVELOPE_JUDGEMENT: a committee decides the game of somebody who left
 * @BRG_ENVELOPE_CUSTODY: who keeps the envelope
 *
 * Where an event stands on the page.
 */
typedef enum
{
  BRG_ENVELOPE_PRESENCE,
  BRG_ENVELOPE_READING,
  BRG_ENVELOPE_ABSENCE,
  BRG_ENVELOPE_LOSS,
  BRG_ENVELOPE_ENDING,
  BRG_ENVELOPE_CLOCKS,
  BRG_ENVELOPE_AGAIN,
  BRG_ENVELOPE_JUDGEMENT,
  BRG_ENVELOPE_CUSTODY,
} BrgEnvelopeGroup;

#define BRG_N_ENVELOPE_GROUPS (BRG_ENVELOPE_CUSTODY + 1)

/** brg_envelope_group_find: Returns: where events of @kind stand */
BrgEnvelopeGroup brg_envelope_group_find (BrgAdjournmentKind kind);

/**
 * brg_envelope_event_store:
 * @envelope: an envelope
 * @event: an event
 * @article: (nullable): book id and article that speaks of it
 * @text: (nullable): what belongs to it
 *
 * Returns: (transfer full): the event as it is stored; an untimed one is of now
 */
BrgStoredEnvelopeEvent *brg_envelope_event_store (const BrgStoredEnvelope *envelope,
                                                  const BrgAdjournmentEvent *event,
                                                  const char *article,
                                                  const char *text);

/**
 * brg_envelope_step_take_end:
 * @step: (inout): what is done
 * @after: the state after it
 *
 * Writes into @step the result, when the game has ended, or that it is played again.
 */
void brg_envelope_step_take_end (BrgEnvelopeStep *step, const BrgAdjournment *after);

G_END_DECLS
