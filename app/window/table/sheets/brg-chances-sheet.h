/* brg-chances-sheet.h - what everybody can still reach
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_CHANCES_SHEET (brg_chances_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgChancesSheet, brg_chances_sheet, BRG, CHANCES_SHEET, BrgSheet)

/**
 * brg_chances_sheet_present:
 * @shell: the main shell
 *
 * Shows for the table of all or a classification which places are still possible and what the last
 * games mean.
 */
void brg_chances_sheet_present (BrgShell *shell);

G_END_DECLS
