/* brg-follow-sheet.h - a sheet that begins to follow the event of another laptop
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_FOLLOW_SHEET (brg_follow_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgFollowSheet, brg_follow_sheet, BRG, FOLLOW_SHEET, BrgSheet)

/**
 * brg_follow_sheet_present:
 * @shell: the main window
 *
 * Shows the sheet.
 */
void brg_follow_sheet_present (BrgShell *shell);

/**
 * brg_follow_sheet_present_at:
 * @shell: the main window
 * @address: what the first laptop shows
 *
 * Shows the sheet with @address filled in.
 */
void brg_follow_sheet_present_at (BrgShell *shell, const char *address);

G_END_DECLS
