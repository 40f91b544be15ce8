/* brg-prizes-sheet.h - prizes of a group, and who gets them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_PRIZES_SHEET (brg_prizes_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgPrizesSheet, brg_prizes_sheet, BRG, PRIZES_SHEET, BrgSheet)

/**
 * brg_prizes_sheet_present:
 * @shell: the main shell
 *
 * Keeps the list of prizes and says how equal players share them; shows who gets what as the table
 * stands.
 */
void brg_prizes_sheet_present (BrgShell *shell);

G_END_DECLS
