/* brg-wizard-item.h - a line of a table of the wizard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-row-item.h"

G_BEGIN_DECLS

#define BRG_TYPE_WIZARD_ITEM (brg_wizard_item_get_type ())
G_DECLARE_FINAL_TYPE (BrgWizardItem, brg_wizard_item, BRG, WIZARD_ITEM, BrgRowItem)

/**
 * BrgWizardItem:
 *
 * Says what a line is about; all that is shown of it is read from the draft. Property `revision`
 * changes with brg_row_item_revise(), whereupon the cells show themselves anew.
 */

/**
 * brg_wizard_item_new:
 * @index: what the line is about: an entry, or a board
 * @player: a player without a pair, or %BRG_NOBODY
 *
 * Returns: (transfer full): the item
 */
BrgWizardItem *brg_wizard_item_new (gint index, gint player);

/**
 * brg_wizard_item_get_index:
 * @self: an item
 *
 * Returns: the entry or board, -1 for a player without a pair
 */
gint brg_wizard_item_get_index (BrgWizardItem *self);

/**
 * brg_wizard_item_get_player:
 * @self: an item
 *
 * Returns: the player without a pair, or %BRG_NOBODY
 */
gint brg_wizard_item_get_player (BrgWizardItem *self);

G_END_DECLS
