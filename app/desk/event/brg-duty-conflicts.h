/* brg-duty-conflicts.h - whose boards an official should not watch, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-duty-list.h"

G_BEGIN_DECLS

/**
 * brg_duty_list_find_conflicts:
 * @list: a duty list
 * @duties: (element-type BrgDuty): sectors, those of the list or others
 *
 * Returns: (transfer full) (element-type BrgDutyConflict): who would watch whom and should not, by
 *   sectors and boards; empty while the round is not paired. It is valid as long as @list is
 */
GArray *brg_duty_list_find_conflicts (const BrgDutyList *list, const GArray *duties);

G_END_DECLS
