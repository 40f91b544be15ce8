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
 * offered when both are, and that a side can never win only where the book asks for it.
 *
 * Returns: (transfer full) (element-type BrgAdjournmentOffer): the offers, in the same order
 */
GArray *brg_envelope_offers_list (const BrgAdjournment *state);

G_END_DECLS
