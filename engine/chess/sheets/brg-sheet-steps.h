/* brg-sheet-steps.h - what scoresheets ask of each half-move
 *
 * For brg-sheets.c and brg-sheet-repair.c only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet-layers.h"

G_BEGIN_DECLS

/* What the last argument of brg_sheet_step() takes. */
#define BRG_SHEET_BOTH 3u

/** brg_sheet_get_entry: Returns: (nullable): what a sheet has at half-move @ply, if legible */
const char *brg_sheet_get_entry (const BrgSheet *sheet, guint ply);

/** brg_sheets_count_plies: Returns: half-moves of a completion */
guint brg_sheets_count_plies (const BrgSheetsQuestion *question);

/**
 * brg_sheet_step:
 * @question: what is known
 * @ply: number of the half-move
 * @to_board: whether the board at the end counts
 * @sheets: bit i for the sheet i
 *
 * Returns: what is asked of the half-move
 */
BrgSheetStep brg_sheet_step (const BrgSheetsQuestion *question,
                             guint ply,
                             gboolean to_board,
                             guint sheets);

/**
 * brg_sheet_room:
 * @max_positions: the limit
 * @n_held: positions that are held
 *
 * Returns: how many positions one more layer may have; never so few that it says nothing
 */
guint brg_sheet_room (guint max_positions, guint n_held);

/**
 * brg_sheet_find_repairs:
 * @question: what is known
 * @before: all positions before the half-move where the sheets part
 * @max_positions: the limit
 * @answer: (inout): has its @parts; gets the repairs
 *
 * Tries every single change to one sheet at the half-move where the sheets part.
 */
void brg_sheet_find_repairs (const BrgSheetsQuestion *question,
                             const BrgSheetLayer *before,
                             guint max_positions,
                             BrgSheetsAnswer *answer);

G_END_DECLS
