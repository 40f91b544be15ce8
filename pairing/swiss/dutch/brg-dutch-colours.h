/* brg-dutch-colours.h - who gets White in the FIDE (Dutch) system
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-dutch-field.h"

G_BEGIN_DECLS

/**
 * brg_dutch_give_colours:
 * @field: a field
 * @higher: place of a player
 * @lower: place of his opponent, ranked below him
 * @reason: (out): which rule decided (fide-dutch-2026 5.2)
 *
 * Returns: the pair, by index of players
 */
BrgPair brg_dutch_give_colours (const BrgDutchField *field,
                                gint higher,
                                gint lower,
                                BrgReason *reason);

G_END_DECLS
