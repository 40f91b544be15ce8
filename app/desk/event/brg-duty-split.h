/* brg-duty-split.h - the boards of a round split among the arbiters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-duty-list.h"

G_BEGIN_DECLS

/**
 * brg_duty_list_split:
 * @list: a duty list
 *
 * Divides the boards evenly and in order among the arbiters; where there are none among the
 * deputies, then the chief arbiter gets them. Of the ways to go round the arbiters the first with
 * the fewest conflicts is taken.
 *
 * Returns: (transfer full) (element-type BrgDuty): the sectors; empty without officials or boards
 */
GArray *brg_duty_list_split (const BrgDutyList *list);

G_END_DECLS
