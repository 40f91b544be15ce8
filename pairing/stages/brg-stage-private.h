/* brg-stage-private.h - what the parts of a stage share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-stage.h"

G_BEGIN_DECLS

/**
 * brg_stage_sort:
 * @qualifiers: (element-type BrgQualifier): those who play on, in the order of their groups
 * @n_groups: number of groups
 * @order: the order of the start numbers
 *
 * Puts them into the order of the start numbers; part of brg_stage_field_new().
 */
void brg_stage_sort (GArray *qualifiers, guint n_groups, BrgStageOrder order);

G_END_DECLS
