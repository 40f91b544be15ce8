/* brg-share-sheet.h - sharing the group on the network: addresses, codes, seats, results that wait
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_SHARE_SHEET (brg_share_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgShareSheet, brg_share_sheet, BRG, SHARE_SHEET, BrgSheet)

/**
 * brg_share_sheet_present:
 * @shell: the main window, with an open group
 *
 * Shows the sheet.
 */
void brg_share_sheet_present (BrgShell *shell);

G_END_DECLS
