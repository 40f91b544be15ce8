/* brg-envelope-step.h - one thing that happens to an envelope, with all that follows from it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-envelope-game.h"

G_BEGIN_DECLS

/**
 * BrgEnvelopeDeed:
 * @event: what happens
 * @article: (nullable): book id and article that speaks of it
 * @text: (nullable): the move as it was read, a name, a reason
 * @move: (nullable): the move that is made on the board by it
 *
 * What the arbiter does. Nothing is owned.
 */
typedef struct
{
  BrgAdjournmentEvent event;
  const char *article;
  const char *text;
  const BrgGameMove *move;
} BrgEnvelopeDeed;

/**
 * brg_envelope_step_make:
 * @snapshot: the group
 * @matter: an open case with an envelope
 * @deed: what the arbiter does
 * @record: what is stored of the game
 * @now_us: the present moment, microseconds of UTC since 1970
 * @step: (out): what is to be stored; its fields are freed by brg_envelope_step_clear()
 *
 * The event, and what follows from it by the rules: the result, the sealed move on the board, the
 * clocks when the game goes on and when they are set.
 *
 * Returns: (nullable): %NULL, or why it cannot happen, a constant sentence; @step is empty then
 */
const char *brg_envelope_step_make (const BrgSnapshot *snapshot,
                                    const BrgEnvelopeCase *matter,
                                    const BrgEnvelopeDeed *deed,
                                    const BrgStoredGame *record,
                                    gint64 now_us,
                                    BrgEnvelopeStep *step);

/** brg_envelope_step_clear: Frees what @step owns */
void brg_envelope_step_clear (BrgEnvelopeStep *step);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgEnvelopeStep, brg_envelope_step_clear)

G_END_DECLS
