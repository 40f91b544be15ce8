/* brg-live-sheet.h - results of a file are looked at and taken
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-live-watch.h"
#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_LIVE_SHEET (brg_live_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgLiveSheet, brg_live_sheet, BRG, LIVE_SHEET, BrgSheet)

/**
 * brg_live_sheet_present:
 * @shell: the main shell
 * @watch: what is read; it may go on when the sheet is closed
 *
 * Shows what a file of live boards, or a list of results, says of the round that is played. What is
 * certain is ticked; nothing is written before it is taken.
 */
void brg_live_sheet_present (BrgShell *shell, BrgLiveWatch *watch);

G_END_DECLS
