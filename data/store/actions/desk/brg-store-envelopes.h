/* brg-store-envelopes.h - envelopes with sealed moves: what stands on them, and what became of them
 *
 * The sealed move has no place here before the envelope is opened: no field is for it, and a text
 * that names one is refused. What happened to an envelope is a list of events that only grows; what
 * they mean is for brg-adjournment.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-store-games.h"

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

/**
 * brg_stored_envelope_names_move:
 * @discipline: what is played
 * @text: a text
 *
 * Whatever is written like a move counts, possible or not: a square in small letters, two squares,
 * castling; on 100 squares two numbers with a dash, a colon or a cross between them.
 *
 * Returns: whether @text names a move
 */
gboolean brg_stored_envelope_names_move (BrgDiscipline discipline, const char *text);

/**
 * brg_store_list_envelopes:
 * @store: a store
 * @group_id: row of a group
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgStoredEnvelope): the envelopes of the group
 *   by number
 */
GPtrArray *brg_store_list_envelopes (BrgStore *store, gint64 group_id, GError **error);

/**
 * brg_store_seal_envelope:
 * @store: a store
 * @envelope: what shall stand on it; id and events are ignored
 * @adjourned_again: (nullable): an event that ends the envelope before it, when the game has been
 *   resumed and is adjourned once more; that one must not be secret any more
 * @envelope_id: (out) (optional): row of the new envelope
 * @error: return location for an error
 *
 * Makes an envelope and sets the result of its game to adjourned, in one action. Refused when the
 * game has a result, when its last envelope has not been ended, when the number is taken, or when a
 * text on it names a move.
 *
 * Returns: whether it went well
 */
gboolean brg_store_seal_envelope (BrgStore *store,
                                  const BrgStoredEnvelope *envelope,
                                  const BrgStoredEnvelopeEvent *adjourned_again,
                                  gint64 *envelope_id,
                                  GError **error);

/**
 * brg_store_change_envelope:
 * @store: a store
 * @envelope: the envelope as it shall be; events are ignored
 * @error: return location for an error
 *
 * Who keeps it, when and where the game goes on and the note can change while the game is
 * adjourned; what else stands on it only before anything has happened to it. A text that names a
 * move is refused while the envelope is secret.
 *
 * Returns: whether it went well; storing what is there already leaves no entry
 */
gboolean brg_store_change_envelope (BrgStore *store,
                                    const BrgStoredEnvelope *envelope,
                                    GError **error);

/**
 * BrgEnvelopeStep:
 * @events: (element-type BrgStoredEnvelopeEvent): what happened, in order; empty times are now
 * @game: (nullable): the game of its board as it shall be: clocks set, moves made
 * @white: what White gets, %BRG_OUTCOME_NONE when the game goes on, or is annulled and played again
 * @black: what Black gets
 * @is_adjudicated: whether the result was found by a committee
 * @is_replayed: whether the game is annulled: then it has no result, and its moves are gone
 *
 * What is done with an envelope in one action.
 */
typedef struct
{
  GPtrArray *events;
  const BrgStoredGame *game;
  BrgOutcome white;
  BrgOutcome black;
  gboolean is_adjudicated;
  gboolean is_replayed;
} BrgEnvelopeStep;

/**
 * brg_store_advance_envelope:
 * @store: a store
 * @envelope_id: row of an envelope
 * @step: what is done
 * @error: return location for an error
 *
 * Appends events and writes what follows from them, in one action. Refused when the game is not
 * adjourned, and when an event or the game would tell a move that is still secret.
 *
 * Returns: whether it went well
 */
gboolean brg_store_advance_envelope (BrgStore *store,
                                     gint64 envelope_id,
                                     const BrgEnvelopeStep *step,
                                     GError **error);

G_END_DECLS
