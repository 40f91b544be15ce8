/* brg-draughts-inside.h - pairs inside a group
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-draughts-draw.h"

G_BEGIN_DECLS

/**
 * brg_draughts_pair_inside:
 * @draw: a draw; #BrgDraughtsDraw.mates matches the players of @places with each other
 * @places: (element-type gint): places of the players, ascending, an even number of them
 *
 * Pairs players of a group with each other: the first without a partner gets the first opponent in
 * the method's order with whom all the others can be paired. That is what making pairs in turn and
 * breaking the last ones leads to.
 */
void brg_draughts_pair_inside (BrgDraughtsDraw *draw, const GArray *places);

G_END_DECLS
