/* brg-cell-text.h - a cell of the crosstable as a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-crosstable-columns.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_cell_dup_text:
 * @snapshot: the group
 * @table: its crosstable
 * @row: a row
 * @column: number of a column
 *
 * Returns: (transfer full): what stands in the cell, for the line below the table and the screen
 *   reader: "Maslyuk – Petukhov, round 8, board 3: adjourned"; several games of a cell one after
 * the other; empty outside of the table
 */
char *brg_cell_dup_text (const BrgSnapshot *snapshot,
                         const BrgCrosstable *table,
                         gint row,
                         gint column);

/**
 * brg_cell_find_game:
 * @snapshot: the group
 * @table: its crosstable
 * @row: a row
 * @column: number of a column
 * @round: (out) (optional): the round of the game
 *
 * Returns: (transfer none) (nullable): the game that stands in the cell; of several the first that
 *   is still to be decided, else the last one
 */
const BrgGame *brg_cell_find_game (const BrgSnapshot *snapshot,
                                   const BrgCrosstable *table,
                                   gint row,
                                   gint column,
                                   gint *round);

G_END_DECLS
