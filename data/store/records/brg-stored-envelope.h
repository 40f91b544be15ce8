/* brg-stored-envelope.h - envelopes with sealed moves: what stands on them, and what became of them
 *
 * The sealed move has no place here before the envelope is opened: no field is for it, and a text
 * that names one is refused. What happened to an envelope is a list of events that only grows; what
 * they mean is for brg-adjournment.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-colour.h"
#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgStoredManner:
 * @BRG_STORED_MANNER_SEALED: at the end of the session
 * @BRG_STORED_MANNER_EARLY: before it, by request
 * @BRG_STORED_MANNER_OPEN_MOVE: with a move that everybody has seen
 *
 * How a game was adjourned; the values of #BrgAdjournmentManner.
 */
typedef enum
{
  BRG_STORED_MANNER_SEALED,
  BRG_STORED_MANNER_EARLY,
  BRG_STORED_MANNER_OPEN_MOVE,
} BrgStoredManner;

#define BRG_N_STORED_MANNERS (BRG_STORED_MANNER_OPEN_MOVE + 1)

/**
 * BRG_STORED_ENVELOPE_RESULT:
 *
 * Kind of the event that says that the game got its result in the table, and not by what happened
 * to the envelope; the rules know none like it. Which result, the table says.
 */
#define BRG_STORED_ENVELOPE_RESULT "result"

/**
 * BrgStoredEnvelopeEvent:
 * @position: its place in the list, from 1
 * @kind: what happened, an id of brg-adjournment.h
 * @side: who, %BRG_COLOUR_NONE for nobody
 * @at: when, UTC, `YYYY-MM-DDThh:mm:ssZ`
 * @value: a number that belongs to the kind; times in seconds
 * @text: a move as it was read, a reason, names
 * @article: book id and article, or empty
 *
 * Something that happened to an envelope. Texts are never %NULL.
 */
typedef struct
{
  gint position;
  char *kind;
  BrgColour side;
  char *at;
  gint64 value;
  char *text;
  char *article;
} BrgStoredEnvelopeEvent;

/**
 * BrgStoredEnvelope:
 * @id: row in the database
 * @group_id: row of the group
 * @pairing_id: row of the board, #BrgGame.id
 * @number: number of the envelope in the group, from 1; 0 for the next one
 * @sealer: who seals; of an open move who made it
 * @manner: how the game was adjourned
 * @is_braille: whether the move is in Braille on a sheet of its own
 * @stands: the position before the sealed move, as #BrgDeskRules.write_position tells it; or empty
 * @move_number: number of the sealed move, 0 when nobody has said it
 * @open_move: the move of %BRG_STORED_MANNER_OPEN_MOVE, else empty
 * @used: by #BrgColour, time used, in seconds; -1 when it is not known
 * @draw_offer: whose offer stands, %BRG_COLOUR_NONE for none
 * @sealed_at: when, UTC, `YYYY-MM-DDThh:mm:ssZ`; empty for now
 * @sealed_by: the arbiter
 * @witness: in whose presence
 * @custodian: who keeps it
 * @resumes_at: when the game goes on, UTC, `YYYY-MM-DDThh:mmZ`, or empty
 * @resumes_in: where
 * @note: what else is to be known
 * @events: (element-type BrgStoredEnvelopeEvent): what happened to it, in order
 *
 * What stands on an envelope. Texts are never %NULL.
 */
typedef struct
{
  gint64 id;
  gint64 group_id;
  gint64 pairing_id;
  gint number;
  BrgColour sealer;
  BrgStoredManner manner;
  gboolean is_braille;
  char *stands;
  gint move_number;
  char *open_move;
  gint used[3];
  BrgColour draw_offer;
  char *sealed_at;
  char *sealed_by;
  char *witness;
  char *custodian;
  char *resumes_at;
  char *resumes_in;
  char *note;
  GPtrArray *events;
} BrgStoredEnvelope;

/**
 * brg_stored_envelope_new:
 * @group_id: row of the group
 * @pairing_id: row of the board
 *
 * Returns: (transfer full): an envelope on which nothing stands
 */
BrgStoredEnvelope *brg_stored_envelope_new (gint64 group_id, gint64 pairing_id);

/**
 * brg_stored_envelope_copy:
 * @envelope: an envelope
 *
 * Returns: (transfer full): a copy with its events
 */
BrgStoredEnvelope *brg_stored_envelope_copy (const BrgStoredEnvelope *envelope);

/**
 * brg_stored_envelope_free:
 * @envelope: (nullable): an envelope
 */
void brg_stored_envelope_free (BrgStoredEnvelope *envelope);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgStoredEnvelope, brg_stored_envelope_free)

/**
 * brg_stored_envelope_event_new:
 * @kind: what happened
 * @side: who, %BRG_COLOUR_NONE for nobody
 * @value: a number that belongs to the kind
 * @text: (nullable): a text that belongs to it
 *
 * Returns: (transfer full): an event of now
 */
BrgStoredEnvelopeEvent *brg_stored_envelope_event_new (const char *kind,
                                                       BrgColour side,
                                                       gint64 value,
                                                       const char *text);

/**
 * brg_stored_envelope_event_free:
 * @event: (nullable): an event
 */
void brg_stored_envelope_event_free (BrgStoredEnvelopeEvent *event);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgStoredEnvelopeEvent, brg_stored_envelope_event_free)

/**
 * brg_stored_envelope_is_secret:
 * @envelope: an envelope
 *
 * Returns: whether a move is in it that nobody has read: the first one, or the reply that was
 *   sealed while its sealer was away
 */
gboolean brg_stored_envelope_is_secret (const BrgStoredEnvelope *envelope);

/**
 * brg_stored_envelope_is_secret_after:
 * @event: an event
 * @was_secret: whether a move was secret before it
 *
 * Returns: whether a move is secret after it
 */
gboolean brg_stored_envelope_is_secret_after (const BrgStoredEnvelopeEvent *event,
                                              gboolean was_secret);

/**
 * brg_stored_envelope_stands_at:
 * @envelope: an envelope
 * @position: a position as #BrgDeskRules.write_position tells it
 *
 * The counters of a FEN do not matter: they depend on what was entered before.
 *
 * Returns: whether @position stands on the envelope
 */
gboolean brg_stored_envelope_stands_at (const BrgStoredEnvelope *envelope, const char *position);

G_END_DECLS
