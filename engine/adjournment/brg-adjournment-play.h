/* brg-adjournment-play.h - the resumption of an adjourned game: time, opening, reading
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-adjournment.h"

G_BEGIN_DECLS

/**
 * brg_adjournment_get_late_limit:
 * @state: a state
 *
 * Returns: how late a player may come to the resumption, in seconds; -1 where the book wants the
 *   regulations to say it and they do not
 */
gint brg_adjournment_get_late_limit (const BrgAdjournment *state);

G_END_DECLS
