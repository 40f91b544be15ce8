/* brg-totals-sheet.h - team result of an event of players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_TOTALS_SHEET (brg_totals_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgTotalsSheet, brg_totals_sheet, BRG, TOTALS_SHEET, BrgSheet)

/**
 * brg_totals_sheet_present:
 * @shell: the main shell
 *
 * Says what makes a team and what counts, and shows the teams as the table stands.
 */
void brg_totals_sheet_present (BrgShell *shell);

G_END_DECLS
