/* brg-ratings-item.h - a line of the sheet of ratings and norms
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-row-item.h"

G_BEGIN_DECLS

#define BRG_TYPE_RATINGS_ITEM (brg_ratings_item_get_type ())
G_DECLARE_FINAL_TYPE (BrgRatingsItem, brg_ratings_item, BRG, RATINGS_ITEM, BrgRowItem)

/**
 * brg_ratings_item_new:
 * @index: index of the player, or of the norm
 *
 * Returns: (transfer full): an item
 */
BrgRatingsItem *brg_ratings_item_new (guint index);

/**
 * brg_ratings_item_get_index:
 * @self: an item
 *
 * Returns: index of the player, or of the norm
 */
guint brg_ratings_item_get_index (BrgRatingsItem *self);

G_END_DECLS
