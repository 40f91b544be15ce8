/* brg-absent-sheet.h - who is still absent, and whose games are lost by it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-absent-draft.h"
#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_ABSENT_SHEET (brg_absent_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgAbsentSheet, brg_absent_sheet, BRG, ABSENT_SHEET, BrgSheet)

/**
 * brg_absent_sheet_present:
 * @shell: the main shell
 * @draft: (transfer none): the boards without a result; outlives the sheet
 * @round: number of the round
 *
 * Shows the list with a tick for each player who is there. A number goes to its board, W and B tick
 * its players, the space bar both. One button enters every game that is lost when the default time
 * is over; Escape closes. What was ticked stays in @draft.
 */
void brg_absent_sheet_present (BrgShell *shell, BrgAbsentDraft *draft, gint round);

G_END_DECLS
