/* brg-irregularity-check.h - whether what is told of a move of draughts can have been
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-irregularity.h"

G_BEGIN_DECLS

/**
 * brg_irregularity_check:
 * @position: the position before the move
 * @deeds: (array length=n_deeds): what was done
 * @n_deeds: how much
 * @where: (out) (optional): index of the first deed that cannot have been; untouched without fault
 *
 * Returns: what is wrong with it
 */
BrgDeedFault brg_irregularity_check (const BrgDraughtsPosition *position,
                                     const BrgDeed *deeds,
                                     guint n_deeds,
                                     guint *where);

G_END_DECLS
