/* brg-desk-finish.h - a request in a quickplay finish, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-rules.h"

G_BEGIN_DECLS

/**
 * brg_desk_finish_is_offered:
 * @around: what is around the game
 *
 * Returns: whether the book knows such requests for games like this one: not in blitz, and without
 *   an increment; or one is still to be decided
 */
gboolean brg_desk_finish_is_offered (const BrgDeskSurroundings *around);

/**
 * brg_desk_finish_answer:
 * @around: what is around the game
 * @turn: the player having the move
 * @side: who asks
 * @is_announced: whether the guidelines were announced for the event
 * @can_increment: whether the clocks at hand could give an increment
 *
 * Returns: (transfer full): whether he may ask, what for, and what the arbiter can decide; of a
 *   request on which the decision was put off, how it can be decided now
 */
BrgDeskAnswer *brg_desk_finish_answer (const BrgDeskSurroundings *around,
                                       BrgColour turn,
                                       BrgColour side,
                                       gboolean is_announced,
                                       gboolean can_increment);

/**
 * brg_desk_finish_find:
 * @ruling: a ruling
 * @kind: (out): what was asked for
 * @state: (out): what the ruling decides
 *
 * Returns: whether the ruling decides such a request
 */
gboolean brg_desk_finish_find (BrgDeskRulingKind ruling,
                               BrgFinishKind *kind,
                               BrgFinishState *state);

G_END_DECLS
