/* brg-rounds-lot.h - the opening that was drawn for a board: its position, its moves, who drew it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-opening-lots.h"

G_BEGIN_DECLS

#define BRG_TYPE_ROUNDS_LOT (brg_rounds_lot_get_type ())
G_DECLARE_FINAL_TYPE (BrgRoundsLot, brg_rounds_lot, BRG, ROUNDS_LOT, GtkBox)

/**
 * brg_rounds_lot_show:
 * @self: the picture
 * @lot: (nullable): the lot of the board; without one nothing is seen
 */
void brg_rounds_lot_show (BrgRoundsLot *self, const BrgLot *lot);

G_END_DECLS
