/* brg-adjournment-text.h - the story of an adjourned game as text, in minutes
 *
 * The envelope: `key=value` by commas: sealer (white, black), manner (sealed, early, open-move), W
 * and B (minutes used), session and resumption (minutes of play, both clocks together), control
 * (moves/minutes), move (how many each has made), default (late time of the event), offer (whose
 * draw offer stands), braille (yes, no), sealed (what it turns out to hold; `unknown` for a story
 * that tells of the opening). The events by commas, as brg_adjournment_event_from_id() knows them,
 * the side after a colon, a time `@m` in minutes after the hour: `here:black@20`, `now@5`,
 * `wrong-clock:black=135/before`, `clocks-set:white=118`, `lost:position-known+no-doubt`,
 * `custody:NAME`.
 * Tests: tests/engine/test-adjournment.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-adjournment.h"

G_BEGIN_DECLS

/**
 * brg_envelope_from_text:
 * @text: an envelope, UTF-8
 * @envelope: (out): the envelope; without `sealed` it holds a plain legal move
 * @column: (out): column of the fault, 1 for the first sign
 *
 * Returns: (nullable): %NULL, or what is wrong: a constant sentence
 */
const char *brg_envelope_from_text (const char *text, BrgEnvelope *envelope, gint *column);

/**
 * brg_envelope_check_book:
 * @envelope: an envelope
 * @rulebook: the book of its event
 *
 * Returns: (nullable): %NULL, or what of it the book does not know: a constant sentence
 */
const char *brg_envelope_check_book (const BrgEnvelope *envelope, const BrgRulebook *rulebook);

/**
 * BrgStoryEvent:
 * @event: an event
 * @column: the column at which it was told
 */
typedef struct
{
  BrgAdjournmentEvent event;
  gint column;
} BrgStoryEvent;

/**
 * brg_adjournment_story_from_text:
 * @text: events, UTF-8
 * @fault: (out) (nullable): %NULL, or what is wrong: a constant sentence
 * @column: (out): column of the fault
 *
 * Who is at the board by the hour (`here` without a time) is told of before events with a time that
 * stand directly in front.
 *
 * Returns: (transfer full) (element-type BrgStoryEvent) (nullable): the events; %NULL on a fault
 */
GArray *brg_adjournment_story_from_text (const char *text, const char **fault, gint *column);

/**
 * brg_adjournment_to_text:
 * @state: a state
 *
 * Returns: (transfer full): state, clock running, used time, result and article, parted by tabs;
 *   the article without the id of the event's own book
 */
char *brg_adjournment_to_text (const BrgAdjournment *state);

G_END_DECLS
