/* brg-draughts-bye.h - the odd player, and whether there is a pairing at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-draughts-draw.h"

G_BEGIN_DECLS

/**
 * brg_draughts_settle_bye:
 * @draw: a draw with the locked pairs done
 * @obstacles: (element-type BrgReason): where to say why there is no pairing; players are indexes
 *
 * Gives the bye if the players left are odd, and fills #BrgDraughtsDraw.mates with a legal pairing
 * of all who are left then.
 *
 * Returns: whether there is one
 */
gboolean brg_draughts_settle_bye (BrgDraughtsDraw *draw, GArray *obstacles);

G_END_DECLS
