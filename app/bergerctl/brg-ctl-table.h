/* brg-ctl-table.h - what the tables of players and of teams share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-result-table.h"
#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BRG_CTL_N_LISTS:
 *
 * How many orders of tie-breaks bergerctl table prints places for.
 */
#define BRG_CTL_N_LISTS 3

G_END_DECLS
