/* brg-draughts-colours.h - who gets White
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-draughts-field.h"
#include "brg-draughts-method.h"
#include "brg-pairing.h"

G_BEGIN_DECLS

/**
 * brg_draughts_give_colours:
 * @field: the field
 * @method: the method
 * @better: index of the better placed player
 * @worse: index of the other player
 * @reason: (out): why; its #BrgReason.pair is not set
 *
 * A player is due the opposite of the colour of his last game. Different wishes are both served,
 * a single wish is served. The same wish goes to the longer run of the other colour, then to who
 * has had the other colour more often, then to the better placed. Without games the method decides.
 *
 * Returns: the pair with its colours
 */
BrgPair brg_draughts_give_colours (const BrgDraughtsField *field,
                                   const BrgDraughtsMethod *method,
                                   gint better,
                                   gint worse,
                                   BrgReason *reason);

G_END_DECLS
