/* brg-duties-sheet.h - who watches which boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_DUTIES_SHEET (brg_duties_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgDutiesSheet, brg_duties_sheet, BRG, DUTIES_SHEET, BrgSheet)

/**
 * brg_duties_sheet_present:
 * @shell: the window
 *
 * Shows the sectors of the officials in every round, or in one, with boards that nobody watches and
 * conflicts of interest.
 */
void brg_duties_sheet_present (BrgShell *shell);

G_END_DECLS
