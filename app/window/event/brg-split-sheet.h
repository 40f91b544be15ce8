/* brg-split-sheet.h - the participants of a group are divided into groups
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_SPLIT_SHEET (brg_split_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgSplitSheet, brg_split_sheet, BRG, SPLIT_SHEET, BrgSheet)

/**
 * brg_split_sheet_present:
 * @shell: the main shell with an event
 *
 * Asks into how many groups the list is divided and who is spread over them, and shows the groups.
 * Ctrl+Enter makes them, Escape closes.
 */
void brg_split_sheet_present (BrgShell *shell);

G_END_DECLS
