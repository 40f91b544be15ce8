/* brg-cost.h - costs of matchings, wide enough for many criteria in one number
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgCost:
 *
 * A cost, or a dual value. Criteria of falling priority are packed into one number, each with
 * enough room for its greatest total; 64 bits hold those of most groups, but not of all.
 */
__extension__ typedef __int128 BrgCost;

/**
 * BRG_COST_BITS:
 *
 * So many bits a sum of costs may have: the rest is room for differences and dual values.
 */
#define BRG_COST_BITS 120

/**
 * BRG_COST_MAX:
 *
 * More than any cost.
 */
#define BRG_COST_MAX ((BrgCost) (((BrgCost) 1 << 126) - 1))

G_END_DECLS
