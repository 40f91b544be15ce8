/* brg-adjournment-next.h - what can come next in an adjourned game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-adjournment.h"

G_BEGIN_DECLS

/**
 * brg_adjournment_list_next:
 * @state: a state
 *
 * Every event which brg_adjournment_apply() accepts now, once for each side and detail that are
 * possible, in the order of the kinds. Time is @state's own, a value the present reading.
 *
 * Returns: (transfer full) (element-type BrgAdjournmentOffer): the events
 */
GArray *brg_adjournment_list_next (const BrgAdjournment *state);

G_END_DECLS
