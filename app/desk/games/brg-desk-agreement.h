/* brg-desk-agreement.h - a draw by agreement and a resignation, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-desk-answer.h"

G_BEGIN_DECLS

/**
 * brg_desk_answer_offer:
 * @matter: the game
 * @offer: who has offered a draw that is not yet answered, %BRG_COLOUR_NONE for nobody
 * @moves: how many moves each has completed, -1 for those that were entered
 * @least_moves: how many the regulations want before a draw, 0 for none
 * @has_permission: whether the arbiter had allowed it
 *
 * Returns: (transfer full): how a draw is offered and agreed
 */
BrgDeskAnswer *brg_desk_answer_offer (const BrgDeskCase *matter,
                                      BrgColour offer,
                                      gint moves,
                                      gint least_moves,
                                      gboolean has_permission);

/**
 * brg_desk_answer_resignation:
 * @matter: the game
 * @side: who has resigned
 *
 * Returns: (transfer full): what the game comes to
 */
BrgDeskAnswer *brg_desk_answer_resignation (const BrgDeskCase *matter, BrgColour side);

G_END_DECLS
