/* brg-spin-row.h - a number in a boxed list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define BRG_TYPE_SPIN_ROW (brg_spin_row_get_type ())
G_DECLARE_FINAL_TYPE (BrgSpinRow, brg_spin_row, BRG, SPIN_ROW, AdwActionRow)

/**
 * BrgSpinRow:
 *
 * A row with a title and a number that is typed or stepped (libadwaita 1.2 has none). Signals:
 * - `changed`: the number is another one, with every key and step;
 * - `committed`: the user left the field, or paused after the number changed.
 */

/**
 * brg_spin_row_set_range:
 * @self: a row
 * @least: the least number
 * @most: the greatest number
 */
void brg_spin_row_set_range (BrgSpinRow *self, gint least, gint most);

/**
 * brg_spin_row_set_value:
 * @self: a row
 * @value: the number; no signal is emitted
 */
void brg_spin_row_set_value (BrgSpinRow *self, gint value);

/**
 * brg_spin_row_get_value:
 * @self: a row
 *
 * Returns: the number, also one that was typed and not yet confirmed
 */
gint brg_spin_row_get_value (BrgSpinRow *self);

G_END_DECLS
