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
 * brg_cell_dup_text_of_game:
 * @snapshot: the group
 * @table: its crosstable
 * @row: a row
 * @column: number of a column
 * @index: which of several games of the cell
 *
 * Returns: (transfer full): the same of one game alone
 */
char *brg_cell_dup_text_of_game (const BrgSnapshot *snapshot,
                                 const BrgCrosstable *table,
                                 gint row,
                                 gint column,
                                 gint index);

/**
 * brg_cell_find_game:
 * @snapshot: the group
 * @table: its crosstable
 * @row: a row
 * @column: number of a column
 * @index: which of several games of the cell, from 0; -1 for the one that it leads to
 * @round: (out) (optional): the round of the game
 *
 * Returns: (transfer none) (nullable): the game that stands in the cell; of several the first that
 *   is still to be decided, else the last one
 */
const BrgGame *brg_cell_find_game (const BrgSnapshot *snapshot,
                                   const BrgCrosstable *table,
                                   gint row,
                                   gint column,
                                   gint index,
                                   gint *round);

/**
 * brg_cell_dup_speech:
 * @snapshot: the group
 * @table: its crosstable
 * @row: a row
 * @column: number of a column
 * @index: which of several games of the cell
 *
 * Returns: (transfer full): what stands in the cell for somebody who hears it, from the player of
 *   the row: "3 Zavyalov, against 5 Vavilin, round 4, White: win"; elsewhere as brg_cell_dup_text()
 */
char *brg_cell_dup_speech (const BrgSnapshot *snapshot,
                           const BrgCrosstable *table,
                           gint row,
                           gint column,
                           gint index);

G_END_DECLS
