/* brg-envelope-offers.h - what is worth offering of what can come next in an adjourned game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-adjournment.h"

G_BEGIN_DECLS

/**
 * brg_envelope_offers_list:
 * @state: where the game stands
 *
 * Of what brg_adjournment_list_next() tells, what can change something: that nobody is there is not
 * offered when both are, that a clock is stopped only when it runs, that a side can never win only
 * where the book asks for it, and a lost envelope without the position once.
 *
 * Returns: (transfer full) (element-type BrgAdjournmentOffer): the offers, in the same order
 */
GArray *brg_envelope_offers_list (const BrgAdjournment *state);

/**
 * brg_envelope_offers_begin:
 * @state: where the game stands
 *
 * fide-2023 I.12.1, ussr-chess-1956 19, 20: a lost envelope, or one with an open move, is not
 * opened.
 *
 * Returns: whether the game begins by making the move on the board: %BRG_ADJOURN_NOW with both
 * there
 */
gboolean brg_envelope_offers_begin (const BrgAdjournment *state);

G_END_DECLS
