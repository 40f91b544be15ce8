/* brg-lead-sheet.h - taking the lead from another computer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_LEAD_SHEET (brg_lead_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgLeadSheet, brg_lead_sheet, BRG, LEAD_SHEET, BrgSheet)

/**
 * BrgLeadSheet:
 *
 * Who leads, whether he answers, and why the lead is to be taken.
 */

/**
 * brg_lead_sheet_present:
 * @shell: the main window, where another program leads
 *
 * Asks the leader whether he is there, and shows the sheet.
 */
void brg_lead_sheet_present (BrgShell *shell);

G_END_DECLS
