/* brg-store-envelopes.h - actions on envelopes with sealed moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-points.h"
#include "brg-store.h"
#include "brg-stored-envelope.h"
#include "brg-stored-game.h"

G_BEGIN_DECLS

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
