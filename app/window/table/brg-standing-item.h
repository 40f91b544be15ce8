/* brg-standing-item.h - a line of the standings in a list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-crosstable.h"
#include "brg-row-item.h"

G_BEGIN_DECLS

#define BRG_TYPE_STANDING_ITEM (brg_standing_item_get_type ())
G_DECLARE_FINAL_TYPE (BrgStandingItem, brg_standing_item, BRG, STANDING_ITEM, BrgRowItem)

/**
 * BrgStandingField:
 *
 * A column of the list; tie-breaks follow from %BRG_STANDING_VALUE on.
 */
typedef enum
{
  BRG_STANDING_PLACE,
  BRG_STANDING_NUMBER,
  BRG_STANDING_NAME,
  BRG_STANDING_TITLE,
  BRG_STANDING_RATING,
  BRG_STANDING_ORGANISATION,
  BRG_STANDING_CHIP,
  BRG_STANDING_CARRIED,
  BRG_STANDING_POINTS,
  BRG_STANDING_OVERALL,
  BRG_STANDING_FEDERATION,
  BRG_STANDING_BIRTH,
  BRG_STANDING_VALUE,
} BrgStandingField;

/**
 * brg_standing_item_new:
 * @row: a row of a crosstable
 * @n_values: number of its tie-breaks
 *
 * Returns: (transfer full): the item, with the texts of the row
 */
BrgStandingItem *brg_standing_item_new (const BrgCrosstableRow *row, gint n_values);

/**
 * brg_standing_item_update:
 * @self: an item
 * @row: a row of a crosstable
 * @n_values: number of its tie-breaks
 *
 * Lets the item stand for another row, or for the same one as it is now; what is shown of it is
 * shown anew when it differs.
 */
void brg_standing_item_update (BrgStandingItem *self, const BrgCrosstableRow *row, gint n_values);

/**
 * brg_standing_item_get_text:
 * @self: an item
 * @field: a field; %BRG_STANDING_VALUE + k is the k-th tie-break
 *
 * Returns: (transfer none): the text of the cell
 */
const char *brg_standing_item_get_text (BrgStandingItem *self, guint field);

/**
 * brg_standing_item_get_player:
 * @self: an item
 *
 * Returns: index of the player
 */
gint brg_standing_item_get_player (BrgStandingItem *self);

G_END_DECLS
