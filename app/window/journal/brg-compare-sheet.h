/* brg-compare-sheet.h - two files of one event side by side, from where their journals part
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_COMPARE_SHEET (brg_compare_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgCompareSheet, brg_compare_sheet, BRG, COMPARE_SHEET, BrgSheet)

/**
 * brg_compare_sheet_ask:
 * @shell: the main window, with a workspace
 *
 * Asks for the other file, then shows both. Nothing is merged.
 */
void brg_compare_sheet_ask (BrgShell *shell);

G_END_DECLS
