/* brg-envelope-words.h - words about adjourned games: what may happen, where a game stands, times
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-envelope-desk.h"

G_BEGIN_DECLS

/**
 * brg_envelope_words_dup_event:
 * @snapshot: the group
 * @matter: a case
 * @event: an event
 *
 * Returns: (transfer full): what happens, on a button: "Here: Petukhov (Black)"
 */
char *brg_envelope_words_dup_event (const BrgSnapshot *snapshot,
                                    const BrgEnvelopeCase *matter,
                                    const BrgAdjournmentEvent *event);

/**
 * brg_envelope_words_dup_stored:
 * @snapshot: the group
 * @matter: a case
 * @stored: one of its events
 *
 * Returns: (transfer full): what happened; how a game ended that got its result in the table is
 * said with that result
 */
char *brg_envelope_words_dup_stored (const BrgSnapshot *snapshot,
                                     const BrgEnvelopeCase *matter,
                                     const BrgStoredEnvelopeEvent *stored);

/**
 * brg_envelope_words_dup_over:
 * @snapshot: the group
 * @matter: a case whose game is over
 *
 * Returns: (transfer full): that the game is over, with its result in the table
 */
char *brg_envelope_words_dup_over (const BrgSnapshot *snapshot, const BrgEnvelopeCase *matter);

/**
 * brg_envelope_words_group:
 * @group: where events stand
 *
 * Returns: its heading, a constant text in the user's language
 */
const char *brg_envelope_words_group (BrgEnvelopeGroup group);

/**
 * brg_envelope_words_phase:
 * @matter: a case
 *
 * Returns: in one or two words where it stands, a constant text in the user's language
 */
const char *brg_envelope_words_phase (const BrgEnvelopeCase *matter);

/**
 * brg_envelope_words_flags:
 * @state: where a game stands
 *
 * Returns: (nullable): whose time was over when the move was sealed and what follows; %NULL for
 *   nobody's
 */
const char *brg_envelope_words_flags (const BrgAdjournment *state);

/**
 * brg_envelope_words_dup_state:
 * @state: where a game stands
 *
 * Returns: (transfer full): "Black's clock runs · used 2:21 / 2:39", "The game is over: 1-0"
 */
char *brg_envelope_words_dup_state (const BrgAdjournment *state);

/**
 * brg_envelope_words_dup_name:
 * @snapshot: the group
 * @matter: a case
 * @side: White or Black
 *
 * Returns: (transfer full): the name of the player
 */
char *brg_envelope_words_dup_name (const BrgSnapshot *snapshot,
                                   const BrgEnvelopeCase *matter,
                                   BrgColour side);

/**
 * brg_envelope_words_dup_clocks:
 * @envelope: an envelope
 *
 * Returns: (transfer full): what both clocks show, or that nobody has written it down
 */
char *brg_envelope_words_dup_clocks (const BrgStoredEnvelope *envelope);

/**
 * brg_envelope_words_dup_used:
 * @seconds: time used, -1 when it is not known
 *
 * Returns: (transfer full): hours and minutes, `2:21`, with seconds only if there are any; empty
 *   when it is not known
 */
char *brg_envelope_words_dup_used (gint seconds);

/**
 * brg_envelope_words_read_used:
 * @text: `2:21`, `2:21:30`, minutes alone as `141`, or nothing
 * @seconds: (out): the time, -1 for nothing; untouched on failure
 *
 * Returns: whether @text is a time
 */
gboolean brg_envelope_words_read_used (const char *text, gint *seconds);

/**
 * brg_envelope_words_fault:
 * @fault: why an event cannot happen, as brg_adjournment_apply() says it
 *
 * Returns: the same in the user's language
 */
const char *brg_envelope_words_fault (const char *fault);

G_END_DECLS
